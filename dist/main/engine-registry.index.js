export const id = "engine-registry";

export const ids = [ "engine-registry" ];

export const modules = {
48446: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H: () => activeAccessBypass
});
var _core_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95139);
var _core_proof_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31589);
var _core_ratings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20422);
var _data_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27519);
var _opened_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2330);
const activeAccessBypass = (0, _core_check_js__WEBPACK_IMPORTED_MODULE_0__.qH)({
meta: {
id: "active.access-bypass",
title: "Refused page opens under another form of its path",
subject: "Refused pages under other forms of their path",
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_2__.E.allData,
confidence: "firm",
cwe: [ "CWE-863", "CWE-41" ],
requirements: {
asvs: [ "8.2.1" ],
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "A proxy, filter or framework refuses a path, but the application behind it reads another form of the path as the same page: with a dot, a slash, a semicolon, an encoded or upper-case letter, or in a header.",
why: "Anyone opens the page, although it is refused under its own address.",
proof: "Up to three pages that respond with 401 or 403 are requested in ten forms of the path and with headers that name the path or a local client; nothing is changed. The finding needs content that two requests in the form return, that no public page of the site has, that the same form of a path which does not exist does not return, and that the page itself still refuses afterwards. A sign-in page and the text of the refusal do not count. The finding is high if the path looks administrative, medium otherwise.",
fix: "Decide in the application, for the route that handles the request, who may use it, and deny by default. Let the proxy reject or normalize unusual paths, and remove X-Original-URL, X-Rewrite-URL and X-Forwarded-For of clients.",
references: [ "https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/05-Authorization_Testing/02-Testing_for_Bypassing_Authorization_Schema", "https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2" ]
},
needs: [ "active" ],
evaluate({active: active}) {
const probes = active.probes.filter(({family: family}) => family === "access-bypass");
return [ ...Map.groupBy(probes, ({marker: marker}) => marker).values() ].flatMap(group => {
const at = name => group.find(probe => probe.step === name);
const [bypass, again, control, refused] = [ "bypass", "again", "control", "refused" ].map(at);
if (bypass === undefined || again === undefined || control === undefined || refused === undefined) return [];
if (!(0, _opened_js__WEBPACK_IMPORTED_MODULE_4__.H0)(refused.exchange) || !(0, _opened_js__WEBPACK_IMPORTED_MODULE_4__.oB)(bypass.exchange, refused.exchange)) return [];
if ((0, _opened_js__WEBPACK_IMPORTED_MODULE_4__.S1)([ bypass.exchange, again.exchange ], control.exchange)) return [];
const {url: url, parameter: parameter, payload: payload} = bypass;
const {pathname: pathname} = new URL(url);
return [ {
key: pathname,
location: {
url: url,
method: "GET",
parameter: parameter
},
evidence: `${pathname} is refused (${refused.exchange.response.status}), but opens with ${parameter} ${payload}.`,
rating: (0, _data_names_js__WEBPACK_IMPORTED_MODULE_3__.cP)("administrative", pathname) ? _core_ratings_js__WEBPACK_IMPORTED_MODULE_2__.E.allData : _core_ratings_js__WEBPACK_IMPORTED_MODULE_2__.E.someData,
proof: {
steps: [ (0, _core_proof_js__WEBPACK_IMPORTED_MODULE_1__.PM)("control", refused.exchange), (0, 
_core_proof_js__WEBPACK_IMPORTED_MODULE_1__.PM)("control", control.exchange), (0, 
_core_proof_js__WEBPACK_IMPORTED_MODULE_1__.PM)("proof", bypass.exchange, {
unlike: control.exchange
}) ]
}
} ];
});
}
});
},
2330: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H0: () => isRefused,
S1: () => isSameFor,
oB: () => isOpened
});
var _web_html_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55157);
var _web_same_content_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74842);
var _web_sign_in_page_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53221);
function isRefused({response: {status: status}}) {
return status === 401 || status === 403;
}
function isOpened(response, refused) {
const {status: status} = response.response;
const document = (0, _web_html_html_document_js__WEBPACK_IMPORTED_MODULE_0__.lM)(response);
if (status < 200 || status >= 300 || document !== null && (0, _web_sign_in_page_js__WEBPACK_IMPORTED_MODULE_2__.Fx)(document)) return false;
return isSameFor([ response, response ], response) && !isSameFor([ response, response ], refused);
}
function isSameFor(own, other) {
const {status: status} = own[0].response;
return (0, _web_same_content_js__WEBPACK_IMPORTED_MODULE_1__.OI)(own, {
...other,
response: {
...other.response,
status: status
}
}, []);
}
},
68420: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
r: () => activeCachePoisoning
});
var _core_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95139);
var _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91069);
var _core_proof_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31589);
var _core_ratings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20422);
var _kit_reflection_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73196);
var _redirect_host_link_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31686);
var _poisoned_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52754);
const activeCachePoisoning = (0, _core_check_js__WEBPACK_IMPORTED_MODULE_0__.qH)({
meta: {
id: "active.cache-poisoning",
title: "Web cache poisoning",
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_2__.E.visitorDeceived,
confidence: "firm",
cwe: [ "CWE-444", "CWE-349" ],
requirements: {
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "A cache in front of the site stores a response that depends on a header, a parameter or a form of the path which is not part of its key, and gives it to others.",
why: "An attacker sends one request, and everyone who opens the page afterwards gets the response: with a script of the attacker, a redirect or an error.",
proof: "Every request has a parameter with a random value, so that no visitor asks for the same address. Nothing is sent unless the cache has been seen to keep two such addresses apart. The start page, and up to four pages and scripts that a cache has stored, are requested with headers of proxies and browsers, parameters of campaigns and forms of the path. A second request for the same address without the input gets the changed response, and a third one for another address does not. The finding is high if a script of an attacker would run, medium otherwise.",
fix: "Let the cache key contain what responses depend on, or remove it before the request reaches the application; name request headers in Vary, and do not store errors and redirects that depend on the request.",
snippets: {
nginx: 'proxy_cache_key $scheme$host$request_uri;\nproxy_set_header X-Forwarded-Host $host;\nproxy_set_header X-Original-URL "";\nproxy_set_header X-Rewrite-URL "";'
},
references: [ "https://portswigger.net/web-security/web-cache-poisoning", "https://www.rfc-editor.org/rfc/rfc9111#section-7.1", "https://owasp.org/www-community/attacks/Cache_Poisoning" ]
},
needs: [ "active" ],
evaluate({active: active}) {
const probes = active.probes.filter(({family: family}) => family === "cache-poisoning");
return probes.filter(probe => probe.step === "poisoned").flatMap(poisoned => draftOf(poisoned, probes));
}
});
function draftOf(poisoned, probes) {
const {url: url, parameter: parameter, payload: payload, marker: marker, exchange: exchange} = poisoned;
const [poison, control] = [ "poison", "control" ].map(name => probes.find(other => other.step === name && other.marker === marker)?.exchange);
if (poison === undefined || control === undefined || poison.request.url === control.request.url) return [];
const isShown = (0, _poisoned_js__WEBPACK_IMPORTED_MODULE_4__.L)(exchange, marker) && !(0, 
_poisoned_js__WEBPACK_IMPORTED_MODULE_4__.L)(control, marker);
if (!isShown && ((0, _poisoned_js__WEBPACK_IMPORTED_MODULE_4__.b)(exchange, poison) || !(0, 
_poisoned_js__WEBPACK_IMPORTED_MODULE_4__.b)(exchange, control))) return [];
const effect = isShown ? `shows ${payload}` : `has the status ${exchange.response.status}, not ${control.response.status}`;
return [ {
key: parameter,
location: {
url: url,
method: "GET",
parameter: parameter
},
evidence: `After a request with ${parameter}: ${payload}, the same address without it ${effect}.`,
rating: isShown ? ratingOf(poisoned) : _core_ratings_js__WEBPACK_IMPORTED_MODULE_2__.E.visitorTurnedAway,
proof: {
steps: [ (0, _core_proof_js__WEBPACK_IMPORTED_MODULE_1__.PM)("control", control), (0, 
_core_proof_js__WEBPACK_IMPORTED_MODULE_1__.PM)("proof", poison, isShown ? {
texts: [ marker ]
} : undefined), (0, _core_proof_js__WEBPACK_IMPORTED_MODULE_1__.PM)("proof", exchange, isShown ? {
texts: [ marker ]
} : undefined) ]
}
} ];
}
function ratingOf({exchange: exchange, payload: payload, marker: marker}) {
const link = (0, _redirect_host_link_js__WEBPACK_IMPORTED_MODULE_3__.b)(exchange, `${marker}.example`);
if (link !== null && [ "script", "base" ].includes(link.where)) return _core_ratings_js__WEBPACK_IMPORTED_MODULE_2__.E.storedScript;
return breaksOut(exchange, payload) ? _core_ratings_js__WEBPACK_IMPORTED_MODULE_2__.E.storedScript : _core_ratings_js__WEBPACK_IMPORTED_MODULE_2__.E.visitorDeceived;
}
function breaksOut(exchange, payload) {
if (!payload.includes(_kit_reflection_js__WEBPACK_IMPORTED_MODULE_5__.cl) || !exchange.response.text.includes(payload)) return false;
return /html|javascript/.test((0, _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_6__.JL)(exchange));
}
},
52754: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L: () => shows,
b: () => isOther
});
var _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91069);
var _web_cache_buster_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62084);
function shows({response: {text: text, headers: headers}}, marker) {
return text.toLowerCase().includes(marker) || headers.some(([, value]) => value.toLowerCase().includes(marker));
}
function isOther(one, other) {
const seen = ({request: request, response: response}) => (0, _web_cache_buster_js__WEBPACK_IMPORTED_MODULE_0__.QS)(`${response.status} ${(0, 
_core_evidence_http_js__WEBPACK_IMPORTED_MODULE_1__.wx)(response.headers, "location") ?? ""}`, request.url);
return seen(one) !== seen(other);
}
},
57048: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => activeCodeEvaluation
});
var _core_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95139);
var _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20422);
var _web_quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39226);
var _kit_arithmetic_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51197);
var _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49513);
var _code_payloads_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12961);
const activeCodeEvaluation = (0, _core_check_js__WEBPACK_IMPORTED_MODULE_0__.qH)({
meta: {
id: "active.code-evaluation",
title: "Server-side code evaluation",
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__.E.fullCompromise,
confidence: "certain",
cwe: [ "CWE-95", "CWE-94" ],
requirements: {
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The server evaluates the value of a parameter as an expression of its programming language.",
why: "An attacker runs code on the server with the rights of the application.",
proof: "A string was joined with the product of two random numbers, in the syntax of a programming language. The response has the joined text in place of the expression, twice with different numbers. A calculator, which computes numbers and joins no strings, proves nothing. No other code was sent.",
fix: "Never evaluate input as code: parse it as data (numbers, JSON) or map it to a list of allowed operations. For formulas of users, use a library with a grammar of its own.",
references: [ "https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/07-Input_Validation_Testing/11-Testing_for_Code_Injection", "https://cwe.mitre.org/data/definitions/95.html" ]
},
needs: [ "active" ],
evaluate({active: active}) {
return (0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.JG)(active.probes, "code-evaluation").flatMap(group => {
const [hit, again] = group;
if (hit === undefined || again === undefined || hit.payload === again.payload) return [];
if (!group.every(({exchange: exchange, payload: payload, marker: marker}) => (0, 
_code_payloads_js__WEBPACK_IMPORTED_MODULE_3__.xT)(exchange.response.text, payload, marker))) return [];
const languages = hit.step.replace(/^output: /, "");
return {
...(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.ps)(hit, {
again: again,
quote: _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.UE
}),
evidence: `${(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.Ks)(hit)} = ${(0, _web_quote_js__WEBPACK_IMPORTED_MODULE_4__.ml)(JSON.stringify((0, 
_kit_arithmetic_js__WEBPACK_IMPORTED_MODULE_5__.B1)(hit.payload).replaceAll(hit.marker, "word")), 200)}: the response has the joined text with the product of the random numbers a and b (syntax of ${languages})`
};
});
}
});
},
12961: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
cW: () => CODE_SYNTAXES,
gk: () => codeExpression,
xT: () => provesCode
});
var _kit_arithmetic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51197);
const CODE_SYNTAXES = [ {
languages: "PHP or Perl",
joined: product => `.(${product}).`
}, {
languages: "JavaScript, SpEL, OGNL or Groovy",
joined: product => `+(${product})+`
}, {
languages: "Python",
joined: product => `+str(${product})+`
}, {
languages: "Ruby",
joined: product => `+(${product}).to_s+`
}, {
languages: "EL",
joined: product => `.concat(${product})+=`
} ];
function codeExpression({joined: joined}, {a: a, b: b}, word, within = null) {
const quote = within ?? "'";
const inner = `${word}${quote}${joined(`${a}*${b}`)}${quote}${word}`;
return within === null ? `${quote}${inner}${quote}` : inner;
}
function provesCode(text, payload, word) {
const factors = (0, _kit_arithmetic_js__WEBPACK_IMPORTED_MODULE_0__.et)(payload);
if (factors === null || payload.includes(String(factors.a * factors.b))) return false;
return (0, _kit_arithmetic_js__WEBPACK_IMPORTED_MODULE_0__.yw)(text, factors, word);
}
},
34213: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => activeCommandInjection
});
var _core_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95139);
var _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20422);
var _web_quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39226);
var _kit_arithmetic_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51197);
var _kit_delay_proof_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60165);
var _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49513);
var _command_payloads_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22813);
const activeCommandInjection = (0, _core_check_js__WEBPACK_IMPORTED_MODULE_0__.qH)({
meta: {
id: "active.command-injection",
title: "Operating system command injection",
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__.E.fullCompromise,
confidence: "certain",
cwe: [ "CWE-78" ],
requirements: {
asvs: [ "1.2.5" ],
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The value of a parameter becomes part of a command line that a shell of the server runs.",
why: "An attacker runs any program with the rights of the application: all of its data, the server and often the network behind it are the attacker's.",
proof: "The value was sent with a separator and a command that multiplies two random numbers (`echo $((a*b))`, `expr`, `set /a`). The response has the product, which the payload does not contain. It was sent twice with different numbers. The same text without the command's name and without its meaning gives no product. Where the output is not shown and the value looks like a host, file or command, a shell of Unix computes the product in the name of a callback listener and looks it up or requests it (nslookup, getent, curl or wget), twice: the listener of `callback-url`, or one on the loopback interface for targets on the same machine. A compliance scan also requests the shell to wait for 0.6 to 1.4 seconds, by the procedure of active.sqli-time. No other command was sent.",
fix: "Do not call a shell: use a library, or pass a list of arguments to the program (execFile, ProcessBuilder, subprocess without shell=True). Accept only values of the expected form, such as an IP address.",
references: [ "https://owasp.org/www-community/attacks/Command_Injection", "https://cheatsheetseries.owasp.org/cheatsheets/OS_Command_Injection_Defense_Cheat_Sheet.html" ]
},
needs: [ "active" ],
evaluate({active: active}) {
const delayed = (0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.JG)(active.probes, "command-time").flatMap(group => {
const delay = (0, _kit_delay_proof_js__WEBPACK_IMPORTED_MODULE_4__.u)(group);
if (delay === null) return [];
return {
...(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.ps)(delay.hit, {
controls: [ delay.control ]
}),
evidence: `${(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.Ks)(delay.hit)} = ${(0, 
_web_quote_js__WEBPACK_IMPORTED_MODULE_5__.ml)(JSON.stringify((0, _kit_delay_proof_js__WEBPACK_IMPORTED_MODULE_4__.g)(delay.hit.payload)), 200)}: the response comes as many seconds later as a shell was requested to wait, in eight of eight rounds`,
confidence: "firm"
};
});
const computed = (0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.JG)(active.probes, "command-injection").flatMap(group => {
const hit = group.find(({step: step}) => step.startsWith("output"));
const again = group.find(({step: step}) => step === "again");
const nonsense = group.find(({step: step}) => step === "nonsense");
if (hit === undefined || again === undefined || nonsense === undefined) return [];
const proves = ({exchange: exchange, payload: payload, marker: marker}) => (0, _command_payloads_js__WEBPACK_IMPORTED_MODULE_3__.v6)(exchange.response.text, payload, marker);
if (!proves(hit) || !proves(again) || proves(nonsense)) return [];
return {
...(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.ps)(hit, {
controls: [ nonsense ],
again: again,
quote: _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.UE
}),
evidence: `${(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.Ks)(hit)} = ${(0, _web_quote_js__WEBPACK_IMPORTED_MODULE_5__.ml)(JSON.stringify((0, 
_kit_arithmetic_js__WEBPACK_IMPORTED_MODULE_6__.B1)(hit.payload)), 200)}: a shell on the server computed the product of the random numbers a and b, twice`
};
});
const called = (0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.H6)(active.probes, "command-callback").filter(({hit: hit, again: again}) => [ hit, again ].every(probe => (0, 
_command_payloads_js__WEBPACK_IMPORTED_MODULE_3__.sC)(probe.callback, probe.payload))).map(({hit: hit, again: again}) => ({
...(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.ps)(hit, {
again: again
}),
evidence: `${(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.Ks)(hit)} takes a command: a shell of the server computed the product of two random numbers and called the listener of the scan by a name with it, twice`
}));
return [ ...computed, ...called, ...delayed ];
}
});
},
22813: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B8: () => commandSyntaxes,
cz: () => mayBeCommand,
hZ: () => callbackSuffix,
sC: () => provesCall,
v6: () => provesCommand
});
var _data_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27519);
var _web_point_location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28654);
var _kit_arithmetic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51197);
const inAllQuotes = (separator, command) => `${separator}${command} #'${separator}${command} #"${separator}${command} # )( `;
const echo = ({a: a, b: b}, word) => `echo ${word}$((${a}*${b}))${word}`;
const notEcho = ({a: a, b: b}, word) => `echa ${word}[[${a}*${b}]]${word}`;
const expr = ({a: a, b: b}) => `expr ${a} \\* ${b}`;
const notExpr = ({a: a, b: b}) => `exbr ${a} \\* ${b}`;
const setA = ({a: a, b: b}) => `set /a ${a}*${b}`;
function callbackSuffix(name, {a: a, b: b}, isAwaited) {
const word = `$((${a}*${b}))`;
const host = name.host(word);
const url = name.url(word);
const lookups = host === null ? [] : [ `nslookup ${host}`, `getent hosts ${host}` ];
const programs = [ ...lookups, `curl -sm5 ${url}`, `wget -qT5 -O- ${url}` ].join("||");
return inAllQuotes(";", `(${programs})>/dev/null 2>&1${isAwaited ? "" : "&"}`);
}
const UNIX = [ {
name: "semicolon",
suffix: (factors, word) => inAllQuotes(";", echo(factors, word)),
nonsense: (factors, word) => inAllQuotes(";", notEcho(factors, word))
}, {
name: "pipe",
suffix: factors => inAllQuotes("|", expr(factors)),
nonsense: factors => inAllQuotes("|", notExpr(factors))
}, {
name: "line break or &&",
suffix: (factors, word) => `&&${echo(factors, word)} #'\n${echo(factors, word)} #"\n${echo(factors, word)}\n`,
nonsense: (factors, word) => `&&${notEcho(factors, word)} #'\n${notEcho(factors, word)} #"\n${notEcho(factors, word)}\n`
}, {
name: "substitution",
suffix: factors => ` \`${expr(factors)}\` '\`${expr(factors)}\`' `,
nonsense: factors => ` ${notExpr(factors)} '${notExpr(factors)}' `
} ];
const WINDOWS = [ {
name: "ampersand",
suffix: factors => `&${setA(factors)}&rem "&${setA(factors)}&rem `,
nonsense: factors => `&${setA(factors).replace("set", "sed")}&rem "`
}, ...UNIX.slice(0, 1) ];
function commandSyntaxes(isWindows) {
return isWindows ? WINDOWS : UNIX;
}
function provesCommand(text, payload, word) {
const factors = (0, _kit_arithmetic_js__WEBPACK_IMPORTED_MODULE_2__.et)(payload);
if (factors === null || payload.includes(String(factors.a * factors.b))) return false;
return (0, _kit_arithmetic_js__WEBPACK_IMPORTED_MODULE_2__.yw)(text, factors, payload.includes(`${word}$((`) ? word : "");
}
function provesCall(callback, payload) {
const factors = (0, _kit_arithmetic_js__WEBPACK_IMPORTED_MODULE_2__.et)(payload);
return factors !== null && callback?.words.includes(String(factors.a * factors.b)) === true;
}
const COMMAND_VALUE = /^(?:\d{1,3}(?:\.\d{1,3}){3}|localhost|[\w-]{1,60}(?:\.[\w-]{1,60}){1,6}|\w+=(?:echo|ls|cat)\b.*|(?:echo|ls|cat|ping|dir)\b.*)$/i;
function mayBeCommand(point, example) {
return (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("command", (0, _web_point_location_js__WEBPACK_IMPORTED_MODULE_1__.hD)(point).parameter) || COMMAND_VALUE.test(example);
}
},
38837: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Mj: () => escapedForLdap,
ji: () => provesLdapError,
mR: () => ldapError
});
var _data_database_errors_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73425);
var _kit_error_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6295);
const ERRORS = new RegExp(_data_database_errors_json__WEBPACK_IMPORTED_MODULE_0__.ey, "i");
function ldapError(text) {
return (0, _kit_error_words_js__WEBPACK_IMPORTED_MODULE_1__.Y)(ERRORS, text);
}
function escapedForLdap(text) {
return text.replace(/[\\*()]/g, character => `\\${character.charCodeAt(0).toString(16)}`);
}
function provesLdapError(probes) {
const steps = name => probes.filter(({step: step}) => step === name);
const errorOf = ({exchange: exchange}) => ldapError(exchange.response.text);
const [hit, again] = steps("parenthesis");
const [escaped, letters] = [ steps("escaped")[0], steps("letters")[0] ];
if (hit === undefined || again === undefined || escaped === undefined || letters === undefined) return null;
const words = errorOf(hit);
if (words === null || errorOf(again) === null || errorOf(escaped) !== null || errorOf(letters) !== null) return null;
return {
hit: hit,
words: words
};
}
},
40425: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
h: () => activeLdapInjection
});
var _core_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95139);
var _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20422);
var _web_quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39226);
var _kit_boolean_proof_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29718);
var _kit_groups_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49513);
var _ldap_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38837);
const activeLdapInjection = (0, _core_check_js__WEBPACK_IMPORTED_MODULE_0__.qH)({
meta: {
id: "active.ldap-injection",
title: "LDAP injection",
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__.E.allData,
confidence: "certain",
cwe: [ "CWE-90" ],
requirements: {
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The value of a parameter becomes part of the text of an LDAP filter.",
why: "An attacker can read entries and attributes of the directory that the page does not show, or pass a sign-in.",
proof: "A single parenthesis causes the error of an LDAP library about the filter, twice; the same characters, escaped as RFC 4515 says, do not. Or the response stays the same with conditions that all entries satisfy, and is another one with conditions that none does.",
fix: "Escape values for the filter as RFC 4515 says, with the function of the library (ldap_escape, Filter.encodeValue, escape_filter_chars).",
references: [ "https://owasp.org/www-community/attacks/LDAP_Injection", "https://cheatsheetseries.owasp.org/cheatsheets/LDAP_Injection_Prevention_Cheat_Sheet.html" ]
},
needs: [ "active" ],
evaluate({active: active}) {
return (0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_3__.JG)(active.probes, "ldap-injection").flatMap(group => {
const error = (0, _ldap_errors_js__WEBPACK_IMPORTED_MODULE_4__.ji)(group);
if (error !== null) return {
...(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_3__.ps)(error.hit, {
controls: group.filter(({step: step}) => step === "escaped"),
quote: () => ({
texts: [ error.words, error.words.slice(0, 20) ]
})
}),
evidence: `${(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_3__.Ks)(error.hit)} = ${(0, 
_web_quote_js__WEBPACK_IMPORTED_MODULE_5__.ml)(error.hit.payload, 120)} causes the error: ${(0, 
_web_quote_js__WEBPACK_IMPORTED_MODULE_5__.ml)(error.words, 200)}\nWith escaped parentheses the error is gone.`
};
const proof = (0, _kit_boolean_proof_js__WEBPACK_IMPORTED_MODULE_2__.R)(group);
if (proof === null) return [];
return {
...(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_3__.ps)(proof.hit, {
controls: proof.controls
}),
evidence: `${(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_3__.Ks)(proof.hit)} = ${(0, 
_web_quote_js__WEBPACK_IMPORTED_MODULE_5__.ml)(proof.hit.payload, 120)}: the response followed ${proof.equations} of ${proof.equations} conditions of a filter`,
confidence: proof.confidence
};
});
}
});
},
77365: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => xpathError,
d: () => provesXPathError
});
var _data_database_errors_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73425);
var _kit_error_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6295);
const ERRORS = new RegExp(_data_database_errors_json__WEBPACK_IMPORTED_MODULE_0__.Oe, "i");
function xpathError(text) {
return (0, _kit_error_words_js__WEBPACK_IMPORTED_MODULE_1__.Y)(ERRORS, text);
}
function provesXPathError(probes) {
const steps = name => probes.filter(({step: step}) => step === name);
const errorOf = ({exchange: exchange}) => xpathError(exchange.response.text);
const [hit, again] = steps("quote");
const clean = [ ...steps("valid"), ...steps("letters") ];
if (hit === undefined || again === undefined || steps("valid").length === 0 || clean.length < 2) return null;
const words = errorOf(hit);
if (words === null || errorOf(again) === null || clean.some(probe => errorOf(probe) !== null)) return null;
return {
hit: hit,
words: words
};
}
},
46089: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H: () => activeXpathInjection
});
var _core_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95139);
var _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20422);
var _web_quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39226);
var _kit_boolean_proof_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29718);
var _kit_groups_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49513);
var _xpath_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77365);
const activeXpathInjection = (0, _core_check_js__WEBPACK_IMPORTED_MODULE_0__.qH)({
meta: {
id: "active.xpath-injection",
title: "XPath injection",
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__.E.allData,
confidence: "certain",
cwe: [ "CWE-643" ],
requirements: {
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The value of a parameter becomes part of the text of an XPath expression.",
why: "An attacker can read the whole XML document, for example accounts with their passwords, or pass a sign-in.",
proof: "Equations of random numbers were appended with `and`: the response followed each of six, and the operator in upper case, which XPath does not know, had another response. Where the value finds nothing and quotes break the expression, conditions with `starts-with` are appended with `or` instead; SQL cannot run them. Or quotes cause the error of an XPath library, twice, and with an expression that is valid within quotes the error is gone.",
fix: "Pass values as variables of the XPath expression, or accept letters and digits only.",
references: [ "https://owasp.org/www-community/attacks/XPATH_Injection", "https://cwe.mitre.org/data/definitions/643.html" ]
},
needs: [ "active" ],
evaluate({active: active}) {
return (0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_3__.JG)(active.probes, "xpath-injection").flatMap(group => {
const proof = (0, _kit_boolean_proof_js__WEBPACK_IMPORTED_MODULE_2__.R)(group);
if (proof !== null) return {
...(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_3__.ps)(proof.hit, {
controls: proof.controls
}),
evidence: `${(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_3__.Ks)(proof.hit)} = ${(0, 
_web_quote_js__WEBPACK_IMPORTED_MODULE_5__.ml)((0, _kit_boolean_proof_js__WEBPACK_IMPORTED_MODULE_2__.p)(proof.hit.payload), 200)} (n: a random number): the response followed ${proof.equations} of ${proof.equations} equations`,
confidence: proof.confidence
};
const error = (0, _xpath_errors_js__WEBPACK_IMPORTED_MODULE_4__.d)(group);
if (error === null) return [];
return {
...(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_3__.ps)(error.hit, {
controls: group.filter(({step: step}) => step === "valid"),
quote: () => ({
texts: [ error.words, error.words.slice(0, 20) ]
})
}),
evidence: `${(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_3__.Ks)(error.hit)} = ${(0, 
_web_quote_js__WEBPACK_IMPORTED_MODULE_5__.ml)(error.hit.payload, 120)} causes the error: ${(0, 
_web_quote_js__WEBPACK_IMPORTED_MODULE_5__.ml)(error.words, 200)}\nWith a valid expression in quotes the error is gone.`
};
});
}
});
},
59517: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D: () => isSameFile,
b: () => provenAliases
});
const BYTES_MIN = 20;
const BYTES_MAX = 64 * 1024;
function isSameFile(one, other) {
if (one.response.status !== 200 || other.response.status !== 200) return false;
const [a, b] = [ one.response.body.subarray(0, BYTES_MAX), other.response.body.subarray(0, BYTES_MAX) ];
return a.length >= BYTES_MIN && a.equals(b);
}
function provenAliases(probes) {
const groups = Map.groupBy(probes.filter(({family: family, step: step}) => family === "path-traversal" && step.startsWith("alias")), ({url: url}) => url);
return [ ...groups.values() ].flatMap(group => {
const of = step => group.find(probe => probe.step === step);
const [hit, original] = [ of("alias"), of("alias-original") ];
const controls = [ of("alias-letters"), of("alias-without"), of("alias-missing") ];
if (hit === undefined || original === undefined || !isSameFile(hit.exchange, original.exchange)) return [];
const isClear = controls.every(control => control !== undefined && !isSameFile(control.exchange, hit.exchange));
return isClear ? [ {
hit: hit,
controls: [ original, ...controls ],
file: new URL(original.exchange.request.url).pathname
} ] : [];
});
}
},
68209: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
x: () => activeFileInclusion
});
var _core_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95139);
var _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20422);
var _web_quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39226);
var _kit_arithmetic_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51197);
var _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49513);
var _include_payloads_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39052);
const activeFileInclusion = (0, _core_check_js__WEBPACK_IMPORTED_MODULE_0__.qH)({
meta: {
id: "active.file-inclusion",
title: "File inclusion in PHP",
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__.E.anyFile,
confidence: "certain",
cwe: [ "CWE-98" ],
requirements: {
pci: [ "6.2.4" ]
},
scanTypes: [ "compliance" ],
what: "A parameter names a file or URL that PHP includes or opens, and the streams of PHP are accepted as its value.",
why: "An attacker reads the program's source with its passwords, and where URLs are included, runs code on the server.",
proof: "PHP computed the product of two random numbers from a data: URL, twice. Or a filter of PHP returned the source of one of the site's own programs in Base64, and nothing for a file that does not exist. No file outside of the site was requested, and no other code was sent.",
fix: "Map an id to a file; never include the name from a request. Set allow_url_include to off.",
references: [ "https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/07-Input_Validation_Testing/11.1-Testing_for_File_Inclusion", "https://cwe.mitre.org/data/definitions/98.html" ]
},
needs: [ "active" ],
evaluate({active: active}) {
return (0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.JG)(active.probes, "file-inclusion").flatMap(group => {
const steps = name => group.filter(({step: step}) => step === name);
const [hit, again] = steps("product");
const proves = ({exchange: exchange, payload: payload, marker: marker}) => (0, _include_payloads_js__WEBPACK_IMPORTED_MODULE_3__.Wf)(exchange.response.text, payload, marker);
if (hit !== undefined && again !== undefined && hit.payload !== again.payload && proves(hit) && proves(again)) return {
...(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.ps)(hit, {
again: again,
quote: _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.UE
}),
title: "PHP runs code from a URL that it includes",
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__.E.fullCompromise,
cwe: [ "CWE-98", "CWE-94" ],
evidence: `${hit.parameter} = ${(0, _web_quote_js__WEBPACK_IMPORTED_MODULE_4__.ml)((0, 
_kit_arithmetic_js__WEBPACK_IMPORTED_MODULE_5__.B1)(hit.payload), 160)}: PHP computed the product of the random numbers a and b`
};
const [source] = steps("source");
const controls = [ ...steps("missing"), ...steps("letters") ];
if (source === undefined || controls.length < 2) return [];
const text = (0, _include_payloads_js__WEBPACK_IMPORTED_MODULE_3__.gX)(source.exchange.response.text);
if (text === null || controls.some(({exchange: exchange}) => (0, _include_payloads_js__WEBPACK_IMPORTED_MODULE_3__.gX)(exchange.response.text) !== null)) return [];
return {
...(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.ps)(source, {
controls: controls,
quote: () => ({
texts: [ text.slice(0, 12) ]
})
}),
title: "Source of PHP programs is readable",
evidence: `${source.parameter} = ${(0, _web_quote_js__WEBPACK_IMPORTED_MODULE_4__.ml)(source.payload, 160)} returns PHP source in Base64; it begins with ${(0, 
_web_quote_js__WEBPACK_IMPORTED_MODULE_4__.ml)(text, 12)}`
};
});
}
});
},
1005: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D: () => fileSample,
e: () => knownFile
});
var _web_unescape_literal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92266);
const PASSWD_LINE = /^[a-z_][\w.-]{0,40}:[^:\n]{0,120}:\d{1,10}:\d{1,10}:[^:\n]{0,200}:\/[^:\n]{0,200}:[^:\n]{0,200}$/gim;
const TEXT_MAX = 256 * 1024;
const ENCODED = /cm9vdDp[A-Za-z\d+/]{40,100000}/;
const HINT = /root(?::|&#(?:x3a|58);)|Linux version \d|(?:\[|&#(?:x5b|91);)fonts|web-app/i;
const LINUX = /\bLinux version \d+\.\d+\.\d+\S{0,80} (?:\([^\n]{3,400}\) )?#\d+[^\n<]{0,40}/;
function knownFile(text) {
const bounded = text.slice(0, TEXT_MAX);
const encoded = ENCODED.exec(bounded)?.[0];
const isHinted = HINT.test(bounded);
const forms = [ ...isHinted ? [ bounded ] : [], ...isHinted && bounded.includes("&#") ? [ withoutReferences(bounded) ] : [], ...isHinted && /\\[nu]/.test(bounded) ? [ (0, 
_web_unescape_literal_js__WEBPACK_IMPORTED_MODULE_0__.C)(bounded) ] : [], ...encoded === undefined ? [] : [ Buffer.from(encoded, "base64").toString("latin1") ] ];
for (const form of forms) {
const proof = proofIn(form);
if (proof !== null) return proof;
}
return null;
}
function withoutReferences(text) {
return text.replace(/&#(?:x([0-9a-f]{1,4})|(\d{1,5}));/gi, (_whole, hex, decimal) => String.fromCharCode(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)));
}
function proofIn(text) {
const plain = text.replace(/<br\s*\/?>/gi, "\n").replace(/<\/?(?:pre|p|div|html|body|span|td|tr|textarea)[^>]{0,200}>/gi, "\n").replace(/["'`](?=root:[^:\n]{0,120}:0:0:)/g, "\n").replace(/\r/g, "");
const root = /(?<![^\n])[^\n]{0,40}?root:[^:\n]{0,120}:0:0:[^\n]{0,200}$/m.exec(plain);
const lines = root === null ? [] : [ ...plain.replace(/(?<![ \t])[ \t]+(?=[a-z_][\w-]{0,30}:[x*!]?:\d)/g, "\n").matchAll(PASSWD_LINE) ];
if (root !== null && (lines.length >= 2 || lines.length === 1 && lines[0]?.[0] === plain.trim())) return {
file: "/etc/passwd",
words: `${lines.length} lines of accounts, among them ${(lines[0]?.[0] ?? "").slice(0, 60)}`
};
const kernel = LINUX.exec(plain)?.[0];
if (kernel !== undefined) return {
file: "/proc/version",
words: kernel.slice(0, 80)
};
if (/^[ \t]*\[fonts\]/im.test(plain) && /^[ \t]*\[extensions\]/im.test(plain)) return {
file: "win.ini",
words: "[fonts] and [extensions]"
};
const decoded = plain.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"');
if (/<web-app[\s>]/.test(decoded) && /<(?:servlet|filter|listener|welcome-file-list|display-name|context-param|session-config)\b/.test(decoded)) return {
file: "WEB-INF/web.xml",
words: "<web-app> with its parts"
};
return null;
}
function fileSample(text) {
const lines = text.slice(0, 1e5).split(/\r?\n/).flatMap(line => line.length <= 200 ? [ line ] : line.match(/.{1,120}/g) ?? []).map(line => line.trim());
const fitting = lines.filter(line => line.length >= 30 && line.length <= 200 && !/[<>&]/.test(line)).sort((a, b) => b.length - a.length);
return fitting.find(line => !/["'\\]/.test(line)) ?? fitting[0] ?? null;
}
},
39052: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ly: () => dataInclude,
Wf: () => provesDataInclude,
gX: () => encodedSource,
m$: () => filterIncludes
});
var _kit_arithmetic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51197);
function dataInclude({a: a, b: b}, word) {
return `data:text/plain,${word}<?=${a}*${b}?>${word}`;
}
function provesDataInclude(text, payload, word) {
const factors = (0, _kit_arithmetic_js__WEBPACK_IMPORTED_MODULE_0__.et)(payload);
return factors !== null && payload.startsWith("data:") && (0, _kit_arithmetic_js__WEBPACK_IMPORTED_MODULE_0__.yw)(text, factors, word);
}
function filterIncludes(pagePath, example) {
const page = /(?<![\w-])([\w-]{1,80})\.php$/i.exec(pagePath)?.[1] ?? "index";
const names = /\.php$/i.test(example) ? [ `${page}.php` ] : [ page, `${page}.php` ];
return names.map(name => `php://filter/convert.base64-encode/resource=${name}`);
}
const ENCODED_SOURCE = /(?<![A-Za-z\d+/])PD9(?:waHA|QSF|9)[A-Za-z\d+/]{20,100000}={0,2}/;
function encodedSource(text) {
const match = ENCODED_SOURCE.exec(text.slice(0, 256 * 1024));
if (match === null) return null;
const source = Buffer.from(match[0], "base64").toString("latin1");
return /^<\?(?:php\s|=)/i.test(source) ? source.slice(0, 60).replace(/\s+/g, " ").trim() : null;
}
},
7492: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_: () => activePathTraversal
});
var _core_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95139);
var _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20422);
var _web_quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39226);
var _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49513);
var _alias_proof_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59517);
var _traversal_proof_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89359);
const activePathTraversal = (0, _core_check_js__WEBPACK_IMPORTED_MODULE_0__.qH)({
meta: {
id: "active.path-traversal",
title: "Path traversal",
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__.E.anyFile,
confidence: "certain",
cwe: [ "CWE-22" ],
requirements: {
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "A parameter names a file, and the site opens it even if the name leads outside the intended directory. Or the path of a URL leads above the directory that the server shows, or an alias of the web server lets the URL of a directory lead to the files next to it.",
why: "An attacker can read configuration, keys and source code, or include files as code.",
proof: "A value that leads outside the directory returned a file with known content: the version of the Linux kernel, several lines of account records, the sections of win.ini, the elements of web.xml, or a static file of the site itself. The same path with a file name that cannot exist, and a harmless value, do not return it. Or a path of the URL alone, such as /%2e%2e/%2e%2e/etc/passwd, returned such a file, and neither a random name nor the same path without the way up did. Or the Vite development server returned such a file below /@fs/, and none for a random name. Or, without a parameter, a static file was returned byte for byte through a path that goes up from a directory and down again (/media../media/logo.svg), but not with letters in place of the dots, without them, or under a random name. A file that the web server sends after a forward is reported as active.unvalidated-forward.",
fix: "Do not take file names from requests; map an id to a file. If you must, resolve the full path, after decoding it, and check that it is inside the directory; update servers of files. In nginx end a location with a slash where its alias ends with one.",
snippets: {
nginx: "location /media/ {\n  alias /srv/media/;\n}"
},
references: [ "https://owasp.org/www-community/attacks/Path_Traversal", "https://cwe.mitre.org/data/definitions/22.html" ]
},
needs: [ "active" ],
evaluate({active: active}) {
const aliases = (0, _alias_proof_js__WEBPACK_IMPORTED_MODULE_4__.b)(active.probes).map(({hit: hit, controls: controls, file: file}) => {
const folder = new URL(hit.url).pathname;
return {
...(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.ps)(hit, {
controls: controls
}),
title: "Path traversal by a misconfigured alias",
evidence: `${hit.payload} returns ${(0, _web_quote_js__WEBPACK_IMPORTED_MODULE_5__.ml)(file, 200)} byte for byte: the URL leads outside the directory behind ${(0, 
_web_quote_js__WEBPACK_IMPORTED_MODULE_5__.ml)(folder, 100)}`,
key: `alias ${folder}`
};
});
const reads = (0, _traversal_proof_js__WEBPACK_IMPORTED_MODULE_3__._)(active.probes).flatMap(({hit: hit, controls: controls, quote: quote, file: file, isForward: isForward}) => {
if (isForward) return [];
const isServer = hit.url.endsWith("/@fs");
return {
...(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.ps)(hit, {
controls: controls,
quote: quote
}),
...isServer ? {
title: "Vite development server exposes all files of the machine"
} : {},
evidence: `${hit.parameter} = ${(0, _web_quote_js__WEBPACK_IMPORTED_MODULE_5__.ml)(JSON.stringify(hit.payload), 200)} returns ${(0, 
_web_quote_js__WEBPACK_IMPORTED_MODULE_5__.ml)(file, 200)}`
};
});
return [ ...reads, ...aliases ];
}
});
},
89359: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_: () => provenReads
});
var _web_unescape_literal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92266);
var _file_proof_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1005);
const BEGINNINGS = [ "root:", "[fonts]", "<web-app" ];
function provenReads(probes) {
const groups = Map.groupBy(probes.filter(({family: family}) => family === "path-traversal"), ({method: method, url: url, parameter: parameter}) => JSON.stringify([ method, url, parameter ]));
return [ ...groups.values() ].flatMap(group => {
const hit = group.find(({step: step}) => step === "file");
const controls = group.filter(({step: step}) => step !== "file");
if (hit === undefined || controls.length < 2) return [];
const file = (0, _file_proof_js__WEBPACK_IMPORTED_MODULE_1__.e)(hit.exchange.response.text);
const isOwnFile = hit.marker !== "" && hit.exchange.response.text.includes(hit.marker);
const isInControl = controls.some(({exchange: exchange}) => file === null ? exchange.response.text.includes(hit.marker) : (0, 
_file_proof_js__WEBPACK_IMPORTED_MODULE_1__.e)(exchange.response.text)?.file === file.file);
if (file === null && !isOwnFile || isInControl) return [];
const isForward = file?.file === "WEB-INF/web.xml" && (0, _web_unescape_literal_js__WEBPACK_IMPORTED_MODULE_0__.i)(hit.exchange.response) && !controls.some(({step: step, exchange: exchange}) => step === "baseline" && (0, 
_web_unescape_literal_js__WEBPACK_IMPORTED_MODULE_0__.i)(exchange.response));
const words = file === null ? `a static file of the site: ${hit.marker}` : `${file.file}: ${file.words}`;
const quote = () => ({
texts: file === null ? [ hit.marker ] : [ file.words.slice(0, 20), ...BEGINNINGS ]
});
return [ {
hit: hit,
controls: controls,
quote: quote,
file: words,
isForward: isForward
} ];
});
}
},
44649: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
P: () => activeUnvalidatedForward
});
var _core_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95139);
var _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20422);
var _web_quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39226);
var _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49513);
var _traversal_proof_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89359);
const activeUnvalidatedForward = (0, _core_check_js__WEBPACK_IMPORTED_MODULE_0__.qH)({
meta: {
id: "active.unvalidated-forward",
title: "Unvalidated forward to protected files",
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__.E.allData,
confidence: "certain",
cwe: [ "CWE-552" ],
requirements: {
pci: [ "6.2.4" ]
},
scanTypes: [ "compliance" ],
what: "A web application forwards the request to the path in a parameter, even below WEB-INF, which the server never serves to visitors.",
why: "An attacker can read the configuration and classes of the application, and reach pages that are protected by URL only.",
proof: "A value returned WEB-INF/web.xml as the web server sends its own files, with validators and ranges, which the page does not have otherwise. The same path with a file name that cannot exist, and a harmless value, do not return it.",
fix: "Forward only to a fixed list of views; map a key from the request to a path of your own.",
references: [ "https://cheatsheetseries.owasp.org/cheatsheets/Unvalidated_Redirects_and_Forwards_Cheat_Sheet.html", "https://cwe.mitre.org/data/definitions/552.html" ]
},
needs: [ "active" ],
evaluate({active: active}) {
return (0, _traversal_proof_js__WEBPACK_IMPORTED_MODULE_3__._)(active.probes).flatMap(({hit: hit, controls: controls, quote: quote, file: file, isForward: isForward}) => {
if (!isForward) return [];
return {
...(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.ps)(hit, {
controls: controls,
quote: quote
}),
evidence: `${hit.parameter} = ${(0, _web_quote_js__WEBPACK_IMPORTED_MODULE_4__.ml)(JSON.stringify(hit.payload), 200)} forwards to ${(0, 
_web_quote_js__WEBPACK_IMPORTED_MODULE_4__.ml)(file, 200)}`
};
});
}
});
},
30036: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => activeCrlf
});
var _core_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95139);
var _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20422);
var _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49513);
var _injected_header_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49621);
const activeCrlf = (0, _core_check_js__WEBPACK_IMPORTED_MODULE_0__.qH)({
meta: {
id: "active.crlf",
title: "HTTP header injection (CRLF injection)",
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__.E.responseControl,
confidence: "certain",
cwe: [ "CWE-113" ],
requirements: {
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "A value is copied into a response header with its line breaks, so that what follows becomes a header or body of its own.",
why: "An attacker can set cookies, change security policies, inject a whole page into the site, and poison caches.",
proof: "CR LF and a random header were sent in the parameter (or in the path); the response has a header field with that random name. Text inside another header does not count.",
fix: "Reject or strip CR and LF in values that go into headers; set headers through the framework. In nginx redirect with $request_uri instead of $uri.",
snippets: {
nginx: "return 301 https://$host$request_uri;"
},
references: [ "https://owasp.org/www-community/attacks/HTTP_Response_Splitting", "https://cwe.mitre.org/data/definitions/113.html" ]
},
needs: [ "active" ],
evaluate({active: active}) {
return active.probes.flatMap(probe => {
if (probe.family !== "crlf" || !(0, _injected_header_js__WEBPACK_IMPORTED_MODULE_3__.Y)(probe.exchange, probe.marker)) return [];
return {
...(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.ps)(probe, {
quote: () => ({
headers: [ `X-${probe.marker}` ]
})
}),
evidence: `${JSON.stringify(probe.payload)} in ${probe.parameter || "the query"}: the response (status ${probe.exchange.response.status}) has the header X-${probe.marker}: 1`
};
});
}
});
},
49621: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
U: () => holdsValue,
Y: () => injectedHeader
});
function injectedHeader(exchange, marker) {
return exchange.response.headers.some(([name]) => name.toLowerCase() === `x-${marker}`);
}
function holdsValue(exchange, value, other) {
if (value.length < 2) return false;
const forms = [ value, encodeURI(value), encodeURIComponent(value) ].map(form => form.toLowerCase());
return exchange.response.headers.some(([name, field]) => {
const text = field.toLowerCase();
const isWord = forms.some(form => {
const at = text.indexOf(form);
return at !== -1 && !/\w/.test(text[at - 1] ?? "") && !/\w/.test(text[at + form.length] ?? "");
});
return isWord && !other.response.headers.some(header => header[0] === name && header[1] === field);
});
}
},
51197: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B1: () => withoutNumbers,
LM: () => factorsFrom,
et: () => factorsOf,
yw: () => showsProduct
});
const TEXT_MAX = 256 * 1024;
const SEPARATORS = [ ",", ".", " ", "'", " ", " ", "’", "&nbsp;", "&#160;" ];
function factorsFrom(letters) {
return {
a: fourDigits(letters.slice(0, 4)),
b: fourDigits(letters.slice(4, 8))
};
}
function fourDigits(letters) {
return 1001 + [ ...letters ].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 97, 0) % 8999;
}
function factorsOf(payload) {
const match = /(?<!\d)(\d{4})(?:\*| \\\* | \| times: )(\d{4})(?!\d)/.exec(payload);
return match === null ? null : {
a: Number(match[1]),
b: Number(match[2])
};
}
function showsProduct(text, {a: a, b: b}, word) {
const plain = String(a * b);
const groups = plain.replace(/\B(?=(?:\d{3}){1,3}$)/g, "_");
const bounded = text.slice(0, TEXT_MAX).toLowerCase();
return [ plain, ...SEPARATORS.map(separator => groups.replaceAll("_", separator)) ].some(form => word === "" ? holdsNumber(bounded, form) : bounded.includes(`${word}${form}${word}`));
}
function holdsNumber(text, form) {
for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1)) {
if (!/\d/.test(text[at - 1] ?? "") && !/\d/.test(text[at + form.length] ?? "")) return true;
}
return false;
}
function withoutNumbers(payload) {
const factors = factorsOf(payload);
if (factors === null) return payload;
return payload.replaceAll(String(factors.a), "a").replaceAll(String(factors.b), "b");
}
},
29718: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R: () => booleanProof,
p: () => withoutEquation
});
var _steady_response_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51115);
const EQUATIONS_FIRM = 4;
const EQUATIONS_CERTAIN = 6;
function booleanProof(probes) {
const steps = name => probes.filter(({step: step}) => step.startsWith(name));
const [baselines, trues, falses, nonsense] = [ steps("baseline"), steps("true"), steps("false"), steps("nonsense") ];
const [own] = baselines;
const [hit] = trues;
if (own === undefined || hit === undefined || baselines.length < 2 || nonsense.length === 0) return null;
const textOf = ({exchange: exchange, payload: payload}) => (0, _steady_response_js__WEBPACK_IMPORTED_MODULE_0__.o)(exchange, payload, own.payload);
const text = textOf(own);
const isOwn = probe => textOf(probe) === text;
if (![ ...baselines, ...trues ].every(isOwn) || [ ...falses, ...nonsense ].some(isOwn)) return null;
const equations = trues.length + falses.length;
if (Math.min(trues.length, falses.length) < 2 || equations < EQUATIONS_FIRM) return null;
const context = hit.step.replace(/^true: /, "");
return {
hit: hit,
controls: [ own, ...falses.slice(0, 1) ],
context: context,
equations: equations,
confidence: equations >= EQUATIONS_CERTAIN ? "certain" : "firm"
};
}
function withoutEquation(payload) {
return payload.replace(/(?<=starts-with\(['"])\d{4}(['"],['"])\d{4}/, "n$1n").replace(/\d{4}(?=['"]? ?(?:=|LIKE))/, "n").replace(/(?<=(?:=|LIKE) ?['"]?)\d{4}(?=$| THEN)/, "n");
}
},
18402: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S: () => isDelayProof,
i: () => proveDelay
});
const FIRST = .8;
const BASELINES = 5;
const SPREAD_MAX = .2;
const TOLERANCE = .25;
const LATE_MAX = .6;
const REST_SPREAD_MAX = .35;
const DELAYS = [ 1.2, .6, 1.4, .8 ];
async function proveDelay(measure, order) {
const first = await measure(FIRST);
if (first === null || first < FIRST * .9) return null;
const usual = [];
for (let count = 0; count < BASELINES; count += 1) {
const seconds = await measure(0);
if (seconds === null) return null;
usual.push(seconds);
if (Math.max(...usual) - Math.min(...usual) > SPREAD_MAX) return null;
}
const limit = Math.max(...usual) + TOLERANCE;
if (first < limit + FIRST / 2) return null;
const rounds = [];
for (const requested of shuffled(DELAYS, order).flatMap(delay => [ 0, delay ])) {
const measured = await measure(requested);
if (measured === null || !fits(requested, measured, limit)) return null;
rounds.push({
requested: requested,
measured: measured
});
}
return isLinear(rounds) ? {
rounds: rounds
} : null;
}
function fits(requested, measured, limit) {
if (requested === 0) return measured < limit;
return measured > requested * .9 && measured < requested + limit + LATE_MAX;
}
function isLinear(rounds) {
const rest = rounds.filter(({requested: requested}) => requested > 0).map(({requested: requested, measured: measured}) => measured - requested);
if (Math.max(...rest) - Math.min(...rest) > REST_SPREAD_MAX) return false;
const mean = values => values.reduce((sum, value) => sum + value, 0) / values.length;
const [x, y] = [ mean(rounds.map(({requested: requested}) => requested)), mean(rounds.map(({measured: measured}) => measured)) ];
const covariance = mean(rounds.map(({requested: requested, measured: measured}) => (requested - x) * (measured - y)));
const variance = mean(rounds.map(({requested: requested}) => (requested - x) ** 2));
const slope = covariance / variance;
return slope > .8 && slope < 1.3;
}
function shuffled(values, order) {
return values.map(value => [ order(), value ]).sort(([one], [other]) => one - other).map(([, value]) => value);
}
function isDelayProof(rounds) {
if (rounds.length !== DELAYS.length * 2) return false;
const without = rounds.filter(({requested: requested}) => requested === 0).map(({measured: measured}) => measured);
if (without.length !== DELAYS.length) return false;
const limit = Math.max(...without) + TOLERANCE;
return rounds.every(({requested: requested, measured: measured}) => fits(requested, measured, limit)) && isLinear(rounds);
}
},
60165: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
g: () => withoutDelay,
u: () => recordedDelay
});
var _delay_procedure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18402);
function recordedDelay(probes) {
const rounds = probes.flatMap(({step: step}) => {
const match = /^round: (\d\.?\d?) (\d{1,3}\.\d{3}) (.{1,60})$/.exec(step);
return match === null ? [] : [ {
requested: Number(match[1]),
measured: Number(match[2]),
name: match[3] ?? ""
} ];
});
const hit = probes.find((_probe, index) => (rounds[index]?.requested ?? 0) > 0);
const name = rounds[0]?.name;
if (hit === undefined || name === undefined || rounds.length !== probes.length || !(0, 
_delay_procedure_js__WEBPACK_IMPORTED_MODULE_0__.S)(rounds)) return null;
return {
hit: hit,
control: probes.find((_probe, index) => rounds[index]?.requested === 0),
name: name
};
}
function withoutDelay(payload) {
return payload.replace(/(?<=SLEEP\(|pg_sleep\(|0:0:|sleep )\d\.\d/g, "s");
}
},
6295: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Y: () => errorWords
});
const TEXT_MAX = 256 * 1024;
const WORDS_MAX = 160;
function errorWords(pattern, text) {
const bounded = text.slice(0, TEXT_MAX);
const match = pattern.exec(bounded);
if (match === null) return null;
const words = bounded.slice(match.index, match.index + WORDS_MAX);
return words.replace(/\s+/g, " ").trim();
}
},
49513: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H6: () => calledPoints,
JG: () => probeGroups,
Ks: () => insertionPoint,
UE: () => quoteProduct,
ps: () => findingPlace,
qq: () => parameterGroups
});
var _core_proof_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31589);
var _web_point_location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28654);
var _arithmetic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51197);
function probeGroups(probes, family) {
return parameterGroups(probes, family).flatMap(group => [ ...Map.groupBy(group, ({marker: marker}) => marker).values() ]);
}
function parameterGroups(probes, family) {
const own = probes.filter(probe => probe.family === family);
const keyOf = ({method: method, url: url, parameter: parameter}) => JSON.stringify([ method, url, parameter ]);
return [ ...Map.groupBy(own, keyOf).values() ];
}
function calledPoints(probes, family) {
return parameterGroups(probes, family).flatMap(group => {
const [hit, ...others] = group.filter(({callback: callback}) => callback !== undefined);
const again = others.find(({marker: marker}) => marker !== hit?.marker);
if (hit === undefined || again === undefined) return [];
return {
hit: hit,
again: again,
isLookup: [ hit, again ].some(({callback: callback}) => callback?.kinds.includes("http") !== true)
};
});
}
function insertionPoint({parameter: parameter, shown: shown}) {
return (shown?.parameter ?? parameter) || "The query";
}
function findingPlace(hit, {controls: controls = [], again: again, quote: quote = quoteMarker} = {}) {
const {url: url, method: method, parameter: parameter, shown: shown, original: original} = hit;
const sent = controls.flatMap(control => control?.exchange ?? []);
const isSent = ({request: request}) => isSameRequest(request, original);
const own = sent.find(isSent) ?? (original === undefined ? undefined : {
request: original
});
const others = sent.filter(exchange => !isSent(exchange)).slice(0, again === undefined ? 2 : 1);
const steps = [ ...own === undefined ? [] : [ (0, _core_proof_js__WEBPACK_IMPORTED_MODULE_0__.PM)("control", own) ], ...others.map(exchange => (0, 
_core_proof_js__WEBPACK_IMPORTED_MODULE_0__.PM)("control", exchange)), ...hit.stored === undefined ? [] : [ (0, 
_core_proof_js__WEBPACK_IMPORTED_MODULE_0__.PM)("proof", hit.stored) ], (0, _core_proof_js__WEBPACK_IMPORTED_MODULE_0__.PM)("proof", hit.exchange, quote(hit)), ...again === undefined ? [] : [ (0, 
_core_proof_js__WEBPACK_IMPORTED_MODULE_0__.PM)("proof", again.exchange, quote(again)) ] ];
return {
location: {
method: method,
...shown ?? {
url: url,
parameter: parameter
}
},
key: `${method} ${pagePlace(new URL(url))} ${parameter}`,
proof: {
steps: steps
}
};
}
function pagePlace({pathname: pathname, searchParams: searchParams}) {
const routes = [ ...searchParams ].filter(_web_point_location_js__WEBPACK_IMPORTED_MODULE_1__.Cn).map(pair => pair.join("="));
return routes.length === 0 ? pathname : `${pathname}?${routes.sort().join("&")}`;
}
function isSameRequest(one, other) {
const keyOf = ({method: method, url: url, headers: headers, body: body}) => JSON.stringify([ method, url, headers, body ?? null ]);
return other !== undefined && keyOf(one) === keyOf(other);
}
function quoteMarker({marker: marker}) {
return {
texts: [ marker ]
};
}
function quoteProduct({payload: payload}) {
const factors = (0, _arithmetic_js__WEBPACK_IMPORTED_MODULE_2__.et)(payload);
return {
texts: factors === null ? [] : [ String(factors.a * factors.b) ]
};
}
},
81695: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
KN: () => mayRedirect,
d5: () => foreignRedirect,
ip: () => redirectPayloads,
rI: () => namesRedirect,
ve: () => redirectSinks
});
var _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91069);
var _data_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27519);
var _web_html_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55157);
var _web_html_link_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76974);
var _web_unescape_literal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92266);
const SCRIPT_REDIRECT = /(?:\blocation(?:\.href)?\s*=|\blocation\.(?:replace|assign)\s*\(|\.navigate\s*\(|\bsetTimeout\s*\(\s*["'`]\s*(?:window\.|self\.|top\.)?location(?:\.href)?\s*=)\s*(?:(["'`])((?:(?!\1)[^\\\n]|\\.){0,2000})|\\?["']((?:[^"'\\\n]|\\.){0,2000}))/g;
function redirectSinks(exchange) {
const {status: status, headers: headers} = exchange.response;
const isRedirect = status >= 300 && status < 400;
const location = isRedirect ? (0, _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_4__.wx)(headers, "location") : undefined;
const refresh = (0, _web_html_link_reader_js__WEBPACK_IMPORTED_MODULE_2__.tw)((0, 
_core_evidence_http_js__WEBPACK_IMPORTED_MODULE_4__.wx)(headers, "refresh") ?? "");
const document = isRedirect ? null : (0, _web_html_html_document_js__WEBPACK_IMPORTED_MODULE_1__.lM)(exchange);
const sinks = [ ...location === undefined ? [] : [ {
kind: "Location header",
value: location
} ], ...refresh === null ? [] : [ {
kind: "Refresh header",
value: refresh
} ], ...document === null ? [] : documentSinks(document) ];
return sinks.slice(0, 50);
}
function documentSinks({metas: metas, scripts: scripts}) {
const ofMetas = metas.flatMap(({httpEquiv: httpEquiv, content: content}) => {
const target = httpEquiv === "refresh" ? (0, _web_html_link_reader_js__WEBPACK_IMPORTED_MODULE_2__.tw)(content) : null;
return target === null ? [] : [ {
kind: "meta refresh",
value: target
} ];
});
const ofScripts = scripts.filter(({url: url}) => url === null).flatMap(({text: text}) => {
const code = withoutFunctionBodies(text.slice(0, 1e5));
return [ ...code.matchAll(SCRIPT_REDIRECT) ].map(match => ({
kind: "script",
value: (0, _web_unescape_literal_js__WEBPACK_IMPORTED_MODULE_3__.C)(match[2] ?? match[3] ?? "")
}));
});
return [ ...ofMetas, ...ofScripts ];
}
function withoutFunctionBodies(code) {
return code.replace(/\bfunction\s+[\w$]{1,80}\s*\([^)]{0,200}\)\s*\{[^{}]{0,5000}\}/g, " ").replace(/(?<![^\n"'`])[^\n"'`]+(?=["'`])/g, withoutComment);
}
function withoutComment(code) {
const at = code.indexOf("//");
return at !== -1 && code.includes("location", at) ? code.slice(0, at + 2) : code;
}
function foreignRedirect(exchange, foreignHost) {
return redirectSinks(exchange).find(({value: value}) => {
const target = URL.parse(value, exchange.request.url);
if (target === null || target.protocol !== "http:" && target.protocol !== "https:") return false;
return target.hostname === foreignHost || target.hostname.endsWith(`.${foreignHost}`);
}) ?? null;
}
const PAGE = /^(?:[\w-]{0,40}\/){0,20}[\w-]{1,80}\.(?:html?|jspx?|php|aspx?|do|action)$/i;
const PATH = /^\/[\w-](?![^?#]{0,2000}\.[a-z][a-z0-9]{1,4}$)/i;
function namesPage(value) {
return PAGE.test(value.split(/[?#]/)[0] ?? "");
}
function namesRedirect(name) {
return (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("redirect", name);
}
function mayRedirect(name, example) {
return namesRedirect(name) || /^(?:https?:)?\/\/|^https?%3a/i.test(example) || PATH.test(example) || namesPage(example);
}
function redirectPayloads(foreignHost, before, example, origin) {
if (before !== null && before !== "") return completions(foreignHost, before);
const extension = /\.\w{1,5}$/.exec(example.split("?")[0] ?? "")?.[0] ?? "";
const ownPage = namesPage(example) ? example : extension === "" ? "" : `index${extension}`;
const path = example.startsWith("/") ? example : `/${ownPage}`;
const {protocol: protocol, host: host} = new URL(origin);
const ofUrls = [ `http://${foreignHost}/${example}`, `${protocol}//${host}.${foreignHost}/`, `${protocol}//${host}@${foreignHost}/` ];
return [ `https://${foreignHost}${path}`, .../^https?:\/\//i.test(example) ? ofUrls : [], `//${foreignHost}${path}`, ...example.startsWith("/") ? [ `/\\${foreignHost}${path}` ] : [], `https:${foreignHost}/` ];
}
function completions(foreignHost, before) {
if (/^[a-z]+:\/\/$|^\/\/$/i.test(before)) return [ `${foreignHost}/` ];
if (/^https?:$/i.test(before)) return [ `//${foreignHost}/` ];
if (/^https?:\/\/[^/?#]+$/i.test(before)) return [ `.${foreignHost}/`, `@${foreignHost}/` ];
if (before === "/") return [ `//${foreignHost}/`, `/${foreignHost}/`, `\\${foreignHost}/`, `https://${foreignHost}/` ];
return [];
}
},
73196: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A0: () => quotedValue,
Vt: () => reflects,
cl: () => QUOTES,
he: () => reflectionOf
});
const QUOTES = `'"`;
const ANGLE = "<.";
function quotedValue(example, marker) {
return `${example}${QUOTES}${marker}${ANGLE}`;
}
function reflectionOf(letters, quoted, baseline) {
if (letters !== null && reflects(letters)) return {
...letters,
prefix: ""
};
return quoted !== null && reflects(quoted) ? {
...quoted,
prefix: baseline + QUOTES
} : null;
}
function reflects({exchange: exchange, marker: marker}) {
return exchange.response.text.toLowerCase().includes(marker);
}
},
51115: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
o: () => steadyText
});
var _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91069);
var _web_cache_buster_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62084);
const TEXT_MAX = 256 * 1024;
function steadyText({request: request, response: response}, sent, own) {
const {status: status, headers: headers, text: text} = response;
const location = (0, _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_1__.wx)(headers, "location") ?? "";
const all = (0, _web_cache_buster_js__WEBPACK_IMPORTED_MODULE_0__.QS)(`${status} ${location}\n${text.slice(0, TEXT_MAX)}`, request.url);
return withoutChanging(sent === own ? all : replaceForms(all, sent, own));
}
function replaceForms(text, sent, own) {
const forms = new Map;
for (const encode of ENCODINGS) forms.set(encode(sent), encode(own));
const longestFirst = [ ...forms ].filter(([form]) => form !== "").sort(([one], [other]) => other.length - one.length);
return longestFirst.reduce((rest, [form, replacement]) => rest.replaceAll(form, replacement), text);
}
const html = (quote, apostrophe) => value => value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', quote).replaceAll("'", apostrophe);
const ENCODINGS = [ value => value, value => value.trim(), encodeURIComponent, encodeURI, value => encodeURIComponent(value).replaceAll("%20", "+").replaceAll("'", "%27"), value => encodeURIComponent(value).replaceAll("'", "%27"), html("&quot;", "&#39;"), html("&quot;", "&#039;"), html("&#34;", "&#39;"), html("&quot;", "&#x27;"), html("&quot;", "'"), html('"', "&apos;"), value => JSON.stringify(value).slice(1, -1), value => value.replace(/["'\\]/g, "\\$&"), value => html("&quot;", "&#x3D;")(value).replaceAll("=", "&#x3d;"), value => html("&quot;", "&#x27;")(value).replaceAll("=", "&#x3d;") ];
function withoutChanging(text) {
return text.replace(/\b\d{1,2}:\d{2}(?::\d{2})?\b/g, "time").replace(/\b\d+\.\d{3,20}\b/g, "decimal").replace(/(?<![\w+/=-])(?=[\w+/-]{0,80}\d)[\w+/-]{20,200}={0,2}(?![\w+/=-])/g, "token").replace(/\b(?:[0-9a-f]{16,200}|\d{9,20})\b/gi, "token");
}
},
74605: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => activeNosqlInjection
});
var _core_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95139);
var _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20422);
var _kit_boolean_proof_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29718);
var _kit_groups_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49513);
const activeNosqlInjection = (0, _core_check_js__WEBPACK_IMPORTED_MODULE_0__.qH)({
meta: {
id: "active.nosql-injection",
title: "NoSQL operator injection",
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__.E.allData,
confidence: "certain",
cwe: [ "CWE-943", "CWE-74" ],
requirements: {
asvs: [ "1.2.4" ],
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: 'A parameter whose name ends with an operator in brackets (`q[$ne]`), or an object with an operator in place of a member of JSON (`{"$ne": …}`), reaches the query of a document database as this operator.',
why: "An attacker can read documents of others, guess secrets letter by letter, or sign in without a password.",
proof: "With `[$eq]` and `[$in][]` and the site's own value the response was the same as without an operator; with `[$ne]`, `[$nin][]` and an operator that does not exist it was another one. Members of JSON got `$eq` and `$in`, with the site's own value and with random letters, so that nothing else was selected. Passwords were not probed.",
fix: "Accept strings only: check the type of each value before it enters a query, or turn off the parsing of brackets. In Mongoose set sanitizeFilter.",
snippets: {
express: "app.set('query parser', 'simple');"
},
references: [ "https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/07-Input_Validation_Testing/05.6-Testing_for_NoSQL_Injection", "https://cwe.mitre.org/data/definitions/943.html" ]
},
needs: [ "active" ],
evaluate({active: active}) {
return (0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_3__.JG)(active.probes, "nosql-injection").flatMap(group => {
const proof = (0, _kit_boolean_proof_js__WEBPACK_IMPORTED_MODULE_2__.R)(group);
if (proof === null) return [];
const {parameter: parameter} = proof.hit;
return {
...(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_3__.ps)(proof.hit, {
controls: proof.controls
}),
evidence: parameter.startsWith("body /") ? `${parameter}: $eq and $in with the value have the response of the value; with other letters, and with an unknown operator, they have another one` : `${parameter}[$eq] and ${parameter}[$in][] have the response of ${parameter}; ${parameter}[$ne], ${parameter}[$nin][] and an unknown operator have another one`,
confidence: "certain"
};
});
}
});
},
90467: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
U: () => activeHostHeader
});
var _core_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95139);
var _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91069);
var _core_proof_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31589);
var _core_ratings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20422);
var _web_quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39226);
var _host_link_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31686);
function isShared({response: {headers: headers}}) {
if ([ "age", "cf-cache-status", "x-cache", "x-varnish" ].some(name => (0, _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_4__.wx)(headers, name) !== undefined)) return true;
return /\bs-maxage\s*=\s*[1-9]/i.test((0, _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_4__.wx)(headers, "cache-control") ?? "");
}
const activeHostHeader = (0, _core_check_js__WEBPACK_IMPORTED_MODULE_0__.qH)({
meta: {
id: "active.host-header",
title: "Host header injection",
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_2__.E.weakerDefence,
confidence: "firm",
cwe: [ "CWE-644" ],
requirements: {
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The site builds absolute URLs from the Host or X-Forwarded-Host header that the client sends.",
why: "A password-reset e-mail can contain a link to an attacker's host, and a shared cache can serve pages that load scripts from there.",
proof: "The start page, and up to five pages and redirects that contain the absolute URL of the site, were requested under a host name that cannot exist; a link, form, script, meta element or the Location header of the response points to it. A redirect that only changes http to https on the same path is not reported. The finding is medium if a shared cache stores the response, and low otherwise.",
fix: "Configure the public URL and build links from it; reject unknown hosts at the server, and trust X-Forwarded-Host from your own proxy only.",
snippets: {
nginx: "server {\n  listen 443 ssl default_server;\n  ssl_reject_handshake on;\n}",
apache: "UseCanonicalName On"
},
references: [ "https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/07-Input_Validation_Testing/17-Testing_for_Host_Header_Injection", "https://portswigger.net/web-security/host-header" ]
},
needs: [ "active" ],
evaluate({active: active}) {
return active.probes.flatMap(probe => {
if (probe.family !== "host-header" || probe.step === "own-host") return [];
const link = (0, _host_link_js__WEBPACK_IMPORTED_MODULE_3__.b)(probe.exchange, probe.marker);
if (link === null) return [];
return {
location: {
url: probe.url,
method: probe.method,
parameter: probe.parameter
},
evidence: `${probe.parameter}: ${probe.marker} results in ${link.where} ${(0, _web_quote_js__WEBPACK_IMPORTED_MODULE_5__.ml)(link.value, 200)}`,
proof: {
steps: [ ...active.probes.filter(({step: name, url: url}) => name === "own-host" && url === probe.url).map(({exchange: exchange}) => (0, 
_core_proof_js__WEBPACK_IMPORTED_MODULE_1__.PM)("control", exchange)), (0, _core_proof_js__WEBPACK_IMPORTED_MODULE_1__.PM)("proof", probe.exchange, {
texts: [ link.value, probe.marker ]
}) ]
},
key: "host",
rating: isShared(probe.exchange) ? _core_ratings_js__WEBPACK_IMPORTED_MODULE_2__.E.visitorDeceived : _core_ratings_js__WEBPACK_IMPORTED_MODULE_2__.E.weakerDefence
};
});
}
});
},
31686: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
b: () => hostLink
});
var _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91069);
var _web_html_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55157);
function isOn(value, base, host) {
return URL.parse(value, base)?.hostname === host;
}
function hostLink(exchange, host) {
const {request: request, response: response} = exchange;
const location = (0, _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_1__.wx)(response.headers, "location");
if (location !== undefined && isOn(location, request.url, host)) {
const target = new URL(location, request.url);
const requested = new URL(request.url);
const isUpgrade = requested.protocol === "http:" && target.protocol === "https:" && target.pathname === requested.pathname;
if (!isUpgrade) return {
where: "Location header",
value: location
};
}
const document = (0, _web_html_html_document_js__WEBPACK_IMPORTED_MODULE_0__.lM)(exchange);
if (document === null) return null;
const candidates = [ [ "base", document.base ], ...document.scripts.map(({url: url}) => [ "script", url ?? "" ]), ...document.forms.map(({action: action}) => [ "form", action ]), ...document.stylesheets.map(({url: url}) => [ "style sheet", url ]), ...document.links.map(({url: url, element: element}) => [ element === "link" ? "link element" : "link", url ]), ...document.subresources.map(({url: url, kind: kind}) => [ kind, url ]), ...document.metas.map(({content: content}) => [ "meta", /^https?:\/\//i.test(content) ? content : "" ]) ];
const found = candidates.find(([, value]) => value !== "" && isOn(value, "http://host.invalid/", host));
return found === undefined ? null : {
where: found[0],
value: found[1]
};
}
},
56584: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
P: () => activeOpenRedirect
});
var _core_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95139);
var _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20422);
var _web_quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39226);
var _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49513);
var _kit_redirect_target_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81695);
const activeOpenRedirect = (0, _core_check_js__WEBPACK_IMPORTED_MODULE_0__.qH)({
meta: {
id: "active.open-redirect",
title: "Open redirect",
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__.E.visitorDeceived,
confidence: "certain",
cwe: [ "CWE-601" ],
requirements: {
asvs: [ "3.7.2" ],
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The site redirects to a URL from a parameter without checking the host.",
why: "A link that starts with your domain leads to an attacker's page: useful for phishing, and for stealing codes of sign-in flows.",
proof: "A value with a host name that cannot exist was sent; the Location or Refresh header, a meta refresh or a script that runs on load leads to that host when its URL is parsed as browsers do. Redirects that stay on the site are not reported.",
fix: "Redirect only to paths of your own site or to an allowlist of hosts; compare the parsed host, not the text.",
references: [ "https://cheatsheetseries.owasp.org/cheatsheets/Unvalidated_Redirects_and_Forwards_Cheat_Sheet.html", "https://cwe.mitre.org/data/definitions/601.html" ]
},
needs: [ "active" ],
evaluate({active: active}) {
return active.probes.flatMap(probe => {
if (probe.family !== "open-redirect") return [];
const sink = (0, _kit_redirect_target_js__WEBPACK_IMPORTED_MODULE_3__.d5)(probe.exchange, probe.marker);
if (sink === null) return [];
return {
...(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.ps)(probe, {
quote: () => ({
texts: [ sink.value, probe.marker ]
})
}),
evidence: `${probe.method} with ${probe.parameter || "the query"} = ${(0, _web_quote_js__WEBPACK_IMPORTED_MODULE_4__.ml)(probe.payload, 200)}: status ${probe.exchange.response.status}, the ${sink.kind} leads to ${(0, 
_web_quote_js__WEBPACK_IMPORTED_MODULE_4__.ml)(sink.value, 200)}`
};
});
}
});
},
72921: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
b: () => isResetPage,
o: () => activeResetPoisoning
});
var _core_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95139);
var _core_proof_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31589);
var _core_ratings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20422);
var _data_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27519);
var _web_quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39226);
var _host_link_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31686);
const activeResetPoisoning = (0, _core_check_js__WEBPACK_IMPORTED_MODULE_0__.qH)({
meta: {
id: "active.reset-poisoning",
title: "Page for a new password takes its host from the request (password reset poisoning)",
subject: "Host of the page for a new password",
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_2__.E.visitorDeceived,
confidence: "tentative",
cwe: [ "CWE-640" ],
requirements: {
asvs: [ "6.4.3" ],
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The page that requests a new password builds absolute URLs from the Host or X-Forwarded-Host header of the client. The link in its e-mail is probably built by the same code.",
why: "An attacker requests a new password for another user under a host of their own. The e-mail then leads to that host, which receives the token when the user opens the link.",
proof: "The page is requested by GET under a host name that cannot exist (.example, RFC 2606), and a link, form, script or redirect of the response points to it. No form is sent, because it would send an e-mail to the owner of a mailbox. The link itself is therefore not seen, and the finding is `tentative`.",
fix: "Build the link in the e-mail from a configured public URL, and reject unknown hosts.",
snippets: {
django: "ALLOWED_HOSTS = ['www.example.com']\n# and Site.objects.get_current().domain in the e-mail",
rails: "config.hosts = ['www.example.com']\nconfig.action_mailer.default_url_options = { host: 'www.example.com' }"
},
references: [ "https://portswigger.net/web-security/host-header/exploiting/password-reset-poisoning", "https://cheatsheetseries.owasp.org/cheatsheets/Forgot_Password_Cheat_Sheet.html" ]
},
needs: [ "active" ],
evaluate({active: active}) {
return active.probes.flatMap(probe => {
if (probe.family !== "host-header" || probe.step === "own-host" || !isResetPage(probe.url)) return [];
const link = (0, _host_link_js__WEBPACK_IMPORTED_MODULE_4__.b)(probe.exchange, probe.marker);
if (link === null) return [];
const {pathname: pathname} = new URL(probe.url);
return {
key: pathname,
location: {
url: probe.url,
method: "GET",
parameter: probe.parameter
},
evidence: `${probe.parameter}: ${probe.marker} results in ${link.where} ${(0, _web_quote_js__WEBPACK_IMPORTED_MODULE_5__.ml)(link.value, 200)} on ${pathname}`,
proof: {
steps: [ (0, _core_proof_js__WEBPACK_IMPORTED_MODULE_1__.PM)("proof", probe.exchange, {
texts: [ link.value, probe.marker ]
}) ]
}
};
});
}
});
function isResetPage(url) {
return (0, _data_names_js__WEBPACK_IMPORTED_MODULE_3__.cP)("reset-page", new URL(url).pathname);
}
},
76573: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B: () => activeSsrf
});
var _core_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95139);
var _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20422);
var _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49513);
const activeSsrf = (0, _core_check_js__WEBPACK_IMPORTED_MODULE_0__.qH)({
meta: {
id: "active.ssrf",
title: "Server-side request forgery (SSRF)",
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__.E.internalRequests,
confidence: "certain",
cwe: [ "CWE-918" ],
requirements: {
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "A parameter names a URL that the server requests. On targets of the same machine it was an internal address, which the server accepted.",
why: "Where internal addresses are accepted, an attacker reaches services that only the server can reach: metadata of the cloud with its keys, databases, administration pages.",
proof: "The URL of a listener with a random name was sent as the value, and the server requested it, twice with different names. For targets on the same machine the scan listens on the loopback interface, which also shows that internal addresses are accepted. For others it needs a callback listener (`callback-url`): the finding is then of medium severity, because a service may be meant to request public URLs. A lookup of the name without a request is `tentative`: security products and mail systems look up names as well. Without a listener the check is not carried out.",
fix: "Request only hosts of an allowlist. Resolve the name, reject loopback, private and link-local addresses, and connect to the address that was checked; do not follow redirects.",
references: [ "https://owasp.org/www-community/attacks/Server_Side_Request_Forgery", "https://cheatsheetseries.owasp.org/cheatsheets/Server_Side_Request_Forgery_Prevention_Cheat_Sheet.html" ]
},
needs: [ "active" ],
evaluate({active: {probes: probes, callbacks: callbacks}}) {
if (callbacks === undefined) return (0, _core_check_js__WEBPACK_IMPORTED_MODULE_0__.hH)("the target is not on the machine of the scan, and there is no callback-url");
const found = (0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.H6)(probes, "ssrf").map(({hit: hit, again: again, isLookup: isLookup}) => {
const place = {
...(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.ps)(hit, {
again: again
})
};
if (callbacks.isLoopback) return {
...place,
evidence: `${(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.Ks)(hit)} = a URL on the loopback interface: the server requested the random path of it, twice`
};
return {
...place,
title: "Server requests URLs of visitors (SSRF)",
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__.E.externalRequests,
confidence: isLookup ? "tentative" : "firm",
evidence: `${(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.Ks)(hit)} = a URL of the callback listener: ${isLookup ? "its unguessable name was looked up, twice; nothing was requested" : "it was requested by its unguessable name, twice"}`
};
});
if (found.length === 0 && callbacks.problem !== null) throw new _core_check_js__WEBPACK_IMPORTED_MODULE_0__.sZ(callbacks.problem);
return found;
}
});
},
64713: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Rn: () => unknownColumn,
XN: () => sumOf,
Zw: () => isUnquotedLiteral,
fi: () => sqlFailure,
ic: () => proveSqlInjection,
kc: () => sqlSyntaxError
});
var _data_database_errors_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73425);
function compiled({database: database, pattern: pattern, isCaseSensitive: isCaseSensitive}) {
return {
database: database,
pattern: new RegExp(pattern, isCaseSensitive === true ? "" : "i")
};
}
const SYNTAX_ERRORS = _data_database_errors_json__WEBPACK_IMPORTED_MODULE_0__.ou.map(compiled);
const FAILED_QUERIES = _data_database_errors_json__WEBPACK_IMPORTED_MODULE_0__.gz.map(compiled);
const QUOTED = /(?:[“„«]|&(?:ldquo|bdquo|laquo);)\s?$/;
function sqlSyntaxError(text) {
return firstOf(SYNTAX_ERRORS, plainQuotes(text));
}
function sqlFailure(text) {
const bounded = plainQuotes(text);
return firstOf(SYNTAX_ERRORS, bounded) ?? firstOf(FAILED_QUERIES, bounded);
}
function firstOf(patterns, text) {
for (const {database: database, pattern: pattern} of patterns) {
const match = pattern.exec(text);
if (match === null || QUOTED.test(text.slice(Math.max(0, match.index - 8), match.index))) continue;
return {
database: database,
words: wordsAt(text, match.index)
};
}
return null;
}
function plainQuotes(text) {
return text.slice(0, 256 * 1024).replace(/(?<!\\)\\+(?=["'])/g, "").replace(/&(?:quot|#34|#x22);/gi, '"').replace(/&(?:apos|#0?39|#x27);/gi, "'");
}
function wordsAt(text, index) {
return text.slice(index, index + 160).replace(/<[^>]{0,200}>/g, " ").replace(/\s+/g, " ").trim();
}
function unknownColumn(text, word) {
if (!text.toLowerCase().includes(word)) return null;
const bounded = plainQuotes(text);
const name = `["'\`[]?(?:[\\w."'\`]{0,80}\\.["'\`]?)?${word}["'\`\\]]?`;
for (const {database: database, pattern: pattern} of _data_database_errors_json__WEBPACK_IMPORTED_MODULE_0__.fi) {
const match = new RegExp(pattern.replaceAll("%name%", () => name), "i").exec(bounded);
if (match !== null) return {
database: database,
words: wordsAt(bounded, match.index)
};
}
return null;
}
function isUnquotedLiteral(example) {
return /^-?\d+(?:[.-]\d+){0,2}$/.test(example);
}
function sumOf(example) {
return /^\d{1,9}$/.test(example) ? `${Number(example) + 1}-1` : null;
}
function proveSqlInjection(responses, example, word) {
if (sqlFailure(responses.baseline) !== null || unknownColumn(responses.baseline, word) !== null) return null;
const error = sqlFailure(responses.quote);
const column = unknownColumn(responses.letters, word);
if (column !== null && (error !== null || isUnquotedLiteral(example))) return {
...column,
confidence: error === null ? "firm" : "certain",
how: "letters"
};
if (error === null) return null;
if (responses.quoteAgain != null && sqlFailure(responses.quoteAgain)?.database !== error.database) return null;
return proveByControls(responses, example, error);
}
function proveByControls(responses, example, error) {
const isSyntax = sqlSyntaxError(responses.quote) !== null;
if (isFine(responses.twoQuotes)) return {
...error,
confidence: isSyntax ? "certain" : "firm",
how: "quotes"
};
if (!isSyntax || !/^-?\d+(?:\.\d+)?$/.test(example)) return null;
if (isFine(responses.letters)) return {
...error,
confidence: "firm",
how: "plain value"
};
return isFine(responses.sum ?? null) ? {
...error,
confidence: "firm",
how: "sum"
} : null;
}
function isFine(response) {
return response !== null && sqlFailure(response) === null;
}
},
40199: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
y: () => activeSqliBoolean
});
var _core_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95139);
var _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20422);
var _web_quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39226);
var _kit_boolean_proof_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29718);
var _kit_groups_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49513);
const activeSqliBoolean = (0, _core_check_js__WEBPACK_IMPORTED_MODULE_0__.qH)({
meta: {
id: "active.sqli-boolean",
title: "SQL injection (blind, by a condition)",
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__.E.fullCompromise,
confidence: "certain",
cwe: [ "CWE-89" ],
requirements: {
asvs: [ "1.2.4" ],
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The value of a parameter becomes part of the text of a database query. The response shows no error, but it depends on a condition in the value.",
why: "An attacker can read the whole database by asking one yes-or-no question after the other, and often change it or sign in without a password.",
proof: "Equations of random numbers were appended with AND. With each of three that hold, the response was the same as to the value itself; with each of three that do not, it was another one. The value itself has the same response three times; a word in place of AND has another one. What responses repeat of the value, times and tokens do not count. Only AND was sent, never OR, so that no query selected more than the site's own.",
fix: "Use parameterized queries (prepared statements); never build queries from text.",
references: [ "https://owasp.org/www-community/attacks/Blind_SQL_Injection", "https://cheatsheetseries.owasp.org/cheatsheets/SQL_Injection_Prevention_Cheat_Sheet.html" ]
},
needs: [ "active" ],
evaluate({active: active}) {
return (0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_3__.JG)(active.probes, "sqli-boolean").flatMap(group => {
const proof = (0, _kit_boolean_proof_js__WEBPACK_IMPORTED_MODULE_2__.R)(group);
if (proof === null) return [];
const {hit: hit, controls: controls, context: context, equations: equations, confidence: confidence} = proof;
return {
...(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_3__.ps)(hit, {
controls: controls
}),
evidence: `${(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_3__.Ks)(hit)} = ${(0, _web_quote_js__WEBPACK_IMPORTED_MODULE_4__.ml)((0, 
_kit_boolean_proof_js__WEBPACK_IMPORTED_MODULE_2__.p)(hit.payload), 200)} (n: a random number): the response followed ${equations} of ${equations} equations; the value is in ${context}`,
confidence: confidence
};
});
}
});
},
61285: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
y: () => activeSqliError
});
var _core_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95139);
var _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20422);
var _web_quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39226);
var _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49513);
var _sql_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64713);
const REST = {
quotes: "With doubled quotes the error is gone.",
letters: "The database took the letters for a column; with the original value the error is gone.",
"plain value": "With the original value the error is gone.",
sum: "With doubled quotes or letters the error remains; with a subtraction that evaluates to the value it is gone."
};
const activeSqliError = (0, _core_check_js__WEBPACK_IMPORTED_MODULE_0__.qH)({
meta: {
id: "active.sqli-error",
title: "SQL injection",
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__.E.fullCompromise,
confidence: "certain",
cwe: [ "CWE-89" ],
requirements: {
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The value of a parameter becomes part of the text of a database query.",
why: "An attacker can change the query: read or modify other data, sign in without a password, in some cases run programs on the server.",
proof: "With an odd number of quotes in the value the response contains a database's syntax error, or a program's error about its failed query; with each quote doubled it does not. Or the value is a number, and the syntax error is gone with the original value or with a subtraction that evaluates to it. Or random letters in place of a number or date are named as an unknown column. Errors about the type of a value do not count. No SQL other than quotes, letters and a subtraction was sent.",
fix: "Use parameterized queries (prepared statements); never build queries from text. Do not show database errors to visitors.",
references: [ "https://owasp.org/www-community/attacks/SQL_Injection", "https://cheatsheetseries.owasp.org/cheatsheets/SQL_Injection_Prevention_Cheat_Sheet.html" ]
},
needs: [ "active" ],
evaluate({active: active}) {
return (0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.JG)(active.probes, "sqli").flatMap(probes => {
const stepOf = step => probes.find(probe => probe.step === step);
const responses = responsesOf(stepOf);
const probe = probes[0];
if (probe === undefined || responses === null) return [];
const proof = (0, _sql_errors_js__WEBPACK_IMPORTED_MODULE_3__.ic)(responses, probe.baseline ?? "", probe.marker);
if (proof === null) return [];
const isByLetters = proof.how === "letters";
const hit = stepOf(isByLetters ? "letters" : probe.step) ?? probe;
return {
...(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.ps)(hit, {
controls: [ stepOf("baseline"), stepOf(proof.how === "sum" ? "sum" : "two-quotes") ],
quote: () => ({
texts: [ proof.words, proof.words.slice(0, 30) ]
})
}),
evidence: `${probe.parameter} = ${(0, _web_quote_js__WEBPACK_IMPORTED_MODULE_4__.ml)(isByLetters ? probe.marker : probe.payload, 120)} causes a ${proof.database} error: ${(0, 
_web_quote_js__WEBPACK_IMPORTED_MODULE_4__.ml)(proof.words, 200)}\n${REST[proof.how]}`,
confidence: proof.confidence
};
});
}
});
function responsesOf(stepOf) {
const textOf = step => stepOf(step)?.exchange.response.text;
const [quote, baseline] = [ textOf("quote"), textOf("baseline") ];
if (quote === undefined || baseline === undefined) return null;
return {
quote: quote,
baseline: baseline,
twoQuotes: textOf("two-quotes") ?? null,
letters: textOf("letters") ?? "",
quoteAgain: textOf("quote-again") ?? null,
sum: textOf("sum") ?? null
};
}
},
80678: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
P: () => activeSqliTime
});
var _core_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95139);
var _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20422);
var _web_quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39226);
var _kit_delay_proof_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60165);
var _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49513);
const activeSqliTime = (0, _core_check_js__WEBPACK_IMPORTED_MODULE_0__.qH)({
meta: {
id: "active.sqli-time",
title: "SQL injection (blind, by a delay)",
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__.E.fullCompromise,
confidence: "firm",
cwe: [ "CWE-89" ],
requirements: {
asvs: [ "1.2.4" ],
pci: [ "6.2.4" ]
},
scanTypes: [ "compliance" ],
what: "The value of a parameter becomes part of the text of a database query. The response is always the same, but it comes later if the value makes the database wait.",
why: "An attacker can read the whole database by asking one yes-or-no question after the other, and often change it.",
proof: "The database was requested to wait for 0.6 to 1.4 seconds in a condition after AND. In eight rounds of different delays in random order, four of them without, each response came as late as requested, and five responses without a delay took the same time within 200 ms. In simulations with delays by chance in 30 % of the responses, this is wrong less than once in 100,000 parameters. No function that occupies the processor was sent.",
fix: "Use parameterized queries (prepared statements); never build queries from text.",
references: [ "https://owasp.org/www-community/attacks/Blind_SQL_Injection", "https://cheatsheetseries.owasp.org/cheatsheets/SQL_Injection_Prevention_Cheat_Sheet.html" ]
},
needs: [ "active" ],
evaluate({active: active}) {
return (0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.JG)(active.probes, "sqli-time").flatMap(group => {
const delay = (0, _kit_delay_proof_js__WEBPACK_IMPORTED_MODULE_3__.u)(group);
if (delay === null) return [];
return {
...(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.ps)(delay.hit, {
controls: [ delay.control ]
}),
evidence: `${(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.Ks)(delay.hit)} = ${(0, 
_web_quote_js__WEBPACK_IMPORTED_MODULE_4__.ml)((0, _kit_delay_proof_js__WEBPACK_IMPORTED_MODULE_3__.g)(delay.hit.payload), 200)}: the response comes as many seconds later as requested, in eight of eight rounds (syntax of ${delay.name})`
};
});
}
});
},
49751: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O: () => errorAt,
w: () => activeSecondOrderSqli
});
var _core_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95139);
var _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20422);
var _web_quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39226);
var _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49513);
var _sql_sql_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64713);
function errorAt({response: response}, marker) {
const error = (0, _sql_sql_errors_js__WEBPACK_IMPORTED_MODULE_3__.kc)(response.text);
return error?.words.toLowerCase().includes(marker) === true ? error : null;
}
const activeSecondOrderSqli = (0, _core_check_js__WEBPACK_IMPORTED_MODULE_0__.qH)({
meta: {
id: "active.second-order-sqli",
title: "SQL injection (second order)",
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__.E.fullCompromise,
confidence: "certain",
cwe: [ "CWE-89" ],
requirements: {
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "A value that one request stores becomes part of the text of a database query when another page is opened.",
why: "An attacker stores a value and has another page run it as part of a query: read or modify other data, in some cases run programs on the server.",
proof: "Only with active-post. A value with an odd number of quotes and a random marker was sent, and was accepted without an error. A page that was read later shows the syntax error of a database, and the error names the marker. The page had no such error before, or has none once letters are stored in place of the quotes. If the error neither goes so nor comes a second time with another marker, the finding is firm, not certain. No SQL other than quotes was sent.",
fix: "Use parameterized queries (prepared statements) for every value, also for those that come from the database itself.",
references: [ "https://owasp.org/www-community/attacks/SQL_Injection", "https://cheatsheetseries.owasp.org/cheatsheets/SQL_Injection_Prevention_Cheat_Sheet.html" ]
},
needs: [ "active", "crawl" ],
evaluate({active: active, crawl: crawl}) {
const drafts = (0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.qq)(active.probes, "stored-sqli").flatMap(group => {
const stepOf = name => group.find(({step: step}) => step === name);
const [hit, again, letters, before] = [ "quote", "again", "letters", "before" ].map(stepOf);
const error = hit === undefined ? null : errorAt(hit.exchange, hit.marker);
if (hit === undefined || error === null) return [];
const isTwice = again !== undefined && errorAt(again.exchange, again.marker) !== null;
const isHealed = letters !== undefined && (0, _sql_sql_errors_js__WEBPACK_IMPORTED_MODULE_3__.fi)(letters.exchange.response.text) === null;
const isNew = before !== undefined && (0, _sql_sql_errors_js__WEBPACK_IMPORTED_MODULE_3__.fi)(before.exchange.response.text) === null;
if (!isHealed && !isNew) return [];
return {
...(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.ps)(hit, {
controls: [ before ],
quote: () => ({
texts: [ error.words.slice(0, 60) ]
})
}),
...isTwice || isHealed ? {} : {
confidence: "firm"
},
evidence: `${(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.Ks)(hit)} = ${(0, _web_quote_js__WEBPACK_IMPORTED_MODULE_4__.ml)(hit.payload, 120)} is stored by ${hit.method}, and causes a ${error.database} error on ${hit.exchange.request.url}: ${(0, 
_web_quote_js__WEBPACK_IMPORTED_MODULE_4__.ml)(error.words, 200)}`
};
});
const failed = drafts.length > 0 || (active.created ?? []).length === 0 ? undefined : crawl.pages.find(({exchange: exchange}) => (0, 
_sql_sql_errors_js__WEBPACK_IMPORTED_MODULE_3__.kc)(exchange.response.text) !== null);
return failed === undefined ? drafts : (0, _core_check_js__WEBPACK_IMPORTED_MODULE_0__.hH)(`${failed.url} fails with an error of a database already`);
}
});
},
53770: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I: () => activeStoredXss
});
var _core_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95139);
var _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20422);
var _web_quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39226);
var _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49513);
var _xss_xss_proof_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33520);
const activeStoredXss = (0, _core_check_js__WEBPACK_IMPORTED_MODULE_0__.qH)({
meta: {
id: "active.stored-xss",
title: "Cross-site scripting (stored)",
subject: "Cross-site scripting by records",
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__.E.storedScript,
confidence: "certain",
cwe: [ "CWE-79" ],
requirements: {
asvs: [ "1.2.1" ],
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "A value that one request stores becomes part of another page as an element, an attribute or script.",
why: "The attacker's code runs in the browser of everyone who opens the page, within their session, without a prepared link.",
proof: "Only with active-post. A random marker was sent in a form or body, and a page that was read later shows it. The marker was sent once more with the characters that break out of the context in which that page shows it; the page was parsed as browsers do, and the marker exists as an element, as an attribute or as an identifier in executable code, also when the page was read a second time. If only the session that sent the value sees it, the finding is firm, not certain. Encoded values, values in literals, and responses that a browser downloads or shows as text or JSON prove nothing. The payload does nothing by itself.",
fix: "Encode stored values for their context (HTML text, attribute, script, URL) where they are shown, preferably with a template engine that escapes by default; sanitize HTML that users may write with a library made for it.",
references: [ "https://owasp.org/www-community/attacks/xss/", "https://cheatsheetseries.owasp.org/cheatsheets/Cross_Site_Scripting_Prevention_Cheat_Sheet.html" ]
},
needs: [ "active" ],
evaluate({active: active}) {
return (0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.JG)(active.probes, "stored-xss").flatMap(group => {
const [hit, again] = group;
if (hit === undefined || again === undefined) return [];
const [proof, other] = [ hit, again ].map(({exchange: exchange, payload: payload, marker: marker}) => (0, 
_xss_xss_proof_js__WEBPACK_IMPORTED_MODULE_3__.D)(exchange, payload, marker));
if (proof == null || other == null) return [];
return {
...(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.ps)(hit),
...again.step === "by anyone" ? {} : {
confidence: "firm"
},
evidence: `${(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.Ks)(hit)} = ${(0, _web_quote_js__WEBPACK_IMPORTED_MODULE_4__.ml)(JSON.stringify(hit.payload), 200)} is stored by ${hit.method}, and shown by ${hit.exchange.request.url}: ${(0, 
_web_quote_js__WEBPACK_IMPORTED_MODULE_4__.ml)(proof.detail, 300)}`
};
});
}
});
},
73650: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
m: () => ssiDirectives,
s: () => showsDirective
});
function ssiDirectives(word) {
return `\x3c!--#set var="sg" value="${word}" --\x3e\x3c!--#echo var="sg" --\x3e${word}`;
}
function showsDirective(text, word) {
return text.slice(0, 256 * 1024).toLowerCase().includes(word + word);
}
},
17136: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S: () => activeSsi
});
var _core_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95139);
var _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20422);
var _web_quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39226);
var _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49513);
var _ssi_payloads_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73650);
const activeSsi = (0, _core_check_js__WEBPACK_IMPORTED_MODULE_0__.qH)({
meta: {
id: "active.ssi",
title: "Server-side includes injection",
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__.E.fullCompromise,
confidence: "certain",
cwe: [ "CWE-97" ],
requirements: {
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The value of a parameter becomes part of a page that the web server parses for directives (`\x3c!--#echo … --\x3e`).",
why: "An attacker can show variables and files of the server, and on many servers run programs.",
proof: "Directives that set a variable to a random word and write it were sent, with the word once more after them. The response has the word twice in a row, which the payload does not; again with another word. The same text as an ordinary comment does not have it. No directive that runs a program or includes a file was sent.",
fix: "Encode values for HTML before they enter a page, and turn off server-side includes where pages contain values of visitors (Apache: Options -Includes; nginx: ssi off).",
references: [ "https://owasp.org/www-community/attacks/Server-Side_Includes_(SSI)_Injection", "https://cwe.mitre.org/data/definitions/97.html" ]
},
needs: [ "active" ],
evaluate({active: active}) {
return (0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.qq)(active.probes, "ssi").flatMap(group => {
const stepOf = name => group.find(({step: step}) => step === name);
const [hit, again, control] = [ stepOf("directive"), stepOf("again"), stepOf("control") ];
if (hit === undefined || again === undefined || control === undefined || hit.marker === again.marker) return [];
const shows = ({exchange: exchange, marker: marker}) => (0, _ssi_payloads_js__WEBPACK_IMPORTED_MODULE_3__.s)(exchange.response.text, marker);
if (!shows(hit) || !shows(again) || shows(control)) return [];
return {
...(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.ps)(hit, {
controls: [ control ],
again: again
}),
evidence: `${(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.Ks)(hit)} = ${(0, _web_quote_js__WEBPACK_IMPORTED_MODULE_4__.ml)(hit.payload, 200)}: the response has the value of the variable in place of the directives`
};
});
}
});
},
85767: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => activeTemplateInjection
});
var _core_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95139);
var _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20422);
var _web_quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39226);
var _kit_arithmetic_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51197);
var _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49513);
var _template_payloads_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59575);
const activeTemplateInjection = (0, _core_check_js__WEBPACK_IMPORTED_MODULE_0__.qH)({
meta: {
id: "active.template-injection",
title: "Server-side template injection",
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__.E.fullCompromise,
confidence: "certain",
cwe: [ "CWE-1336", "CWE-74" ],
requirements: {
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The value of a parameter becomes part of the text of a template, which the server evaluates.",
why: "Most template engines reach the objects of the program, so that an attacker reads secrets and runs code on the server.",
proof: "The product of two random numbers was written in the syntax of a template engine, between two copies of a random word. The response has the value in place of the whole expression, twice with different numbers. Expressions that are reflected as they are, or that only a browser evaluates, prove nothing.",
fix: "Pass values to the template as variables; never build the text of a template from input. If visitors may write templates, use an engine without logic.",
references: [ "https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/07-Input_Validation_Testing/18-Testing_for_Server-side_Template_Injection", "https://portswigger.net/web-security/server-side-template-injection" ]
},
needs: [ "active" ],
evaluate({active: active}) {
return (0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.JG)(active.probes, "template-injection").flatMap(group => {
const [hit, again] = group;
if (hit === undefined || again === undefined || hit.payload === again.payload) return [];
if (!group.every(({exchange: exchange, payload: payload, marker: marker}) => (0, 
_template_payloads_js__WEBPACK_IMPORTED_MODULE_3__.kp)(exchange.response.text, payload, marker))) return [];
const engines = hit.step.replace(/^output: /, "");
return {
...(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.ps)(hit, {
again: again,
quote: _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.UE
}),
evidence: `${(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.Ks)(hit)} = ${(0, _web_quote_js__WEBPACK_IMPORTED_MODULE_4__.ml)(JSON.stringify((0, 
_kit_arithmetic_js__WEBPACK_IMPORTED_MODULE_5__.B1)(hit.payload)), 200)}: the response has the product of the random numbers a and b in place of the expression (syntax of ${engines})`
};
});
}
});
},
59575: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
J3: () => TEMPLATE_SYNTAXES,
YI: () => templatesToTry,
jD: () => combinedTemplates,
kp: () => provesTemplate
});
var _kit_arithmetic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51197);
const TEMPLATE_SYNTAXES = [ {
engines: "Jinja2, Twig, Nunjucks or Tornado",
expression: ({a: a, b: b}) => `{{${a}*${b}}}`
}, {
engines: "FreeMarker, Thymeleaf, Mako, SpEL or EL",
expression: ({a: a, b: b}) => `\${${a}*${b}}`
}, {
engines: "ERB, EJS or JSP",
expression: ({a: a, b: b}) => `<%= ${a}*${b} %>`
}, {
engines: "Pug, Slim, EL or FreeMarker",
expression: ({a: a, b: b}) => `#{${a}*${b}}`
}, {
engines: "Razor",
expression: ({a: a, b: b}) => `@(${a}*${b})`
}, {
engines: "Velocity",
expression: ({a: a, b: b}) => `#set($x=${a}*${b})$x`
}, {
engines: "Thymeleaf or SpEL",
expression: ({a: a, b: b}) => `*{${a}*${b}}`
}, {
engines: "OGNL",
expression: ({a: a, b: b}) => `%{${a}*${b}}`
}, {
engines: "Smarty or Latte",
expression: ({a: a, b: b}) => `{${a}*${b}}`
}, {
engines: "Liquid",
expression: ({a: a, b: b}) => `{{${a} | times: ${b}}}`
}, {
engines: "Handlebars with helpers, doT",
expression: ({a: a, b: b}) => `{{=${a}*${b}}}`
} ];
const COMBINED = 8;
function combinedTemplates(factors, word) {
return combinedExpressions(factors).map(expression => word + expression).join("") + word;
}
function combinedExpressions(factors) {
return TEMPLATE_SYNTAXES.slice(0, COMBINED).flatMap(({expression: expression}, index) => {
const own = factors[index];
return own === undefined ? [] : expression(own);
});
}
function templatesToTry(text, factors, word) {
const bounded = decoded(text.slice(0, 256 * 1024).toLowerCase());
const evaluated = TEMPLATE_SYNTAXES.slice(0, COMBINED).filter((_syntax, index) => {
const own = factors[index];
return own !== undefined && (0, _kit_arithmetic_js__WEBPACK_IMPORTED_MODULE_0__.yw)(bounded, own, word);
});
if (evaluated.length > 0) return evaluated;
const isReflected = bounded.includes(word);
return TEMPLATE_SYNTAXES.filter(({expression: expression}, index) => {
const own = factors[index] ?? factors[0];
if (own === undefined || !isReflected) return true;
return !bounded.includes(word + expression(own).toLowerCase()) && isChanged(bounded, index, factors, word);
});
}
function isChanged(text, index, factors, word) {
const likes = {
8: 0,
9: 0,
10: 0
};
const own = likes[index] ?? index;
const syntax = TEMPLATE_SYNTAXES[own];
const numbers = factors[own];
if (syntax === undefined || numbers === undefined) return false;
const expression = syntax.expression(numbers);
return ![ expression, expression.replace(/[<>%]/g, ""), expression.replace(/[<>]/g, "") ].some(form => text.includes(word + form.toLowerCase()));
}
function decoded(text) {
return text.replace(/&(?:lt|#0{0,5}60|#x0{0,5}3c);|%3c/g, "<").replace(/&(?:gt|#0{0,5}62|#x0{0,5}3e);|%3e/g, ">").replace(/&(?:#0{0,5}123|#x0{0,5}7b);|%7b/g, "{").replace(/&(?:#0{0,5}125|#x0{0,5}7d);|%7d/g, "}").replace(/&(?:#0{0,5}42|#x0{0,5}2a);|%2a/g, "*").replace(/&(?:#0{0,5}36|#x0{0,5}24);|%24/g, "$").replace(/&(?:#0{0,5}35|#x0{0,5}23);|%23/g, "#").replace(/&(?:#0{0,5}37|#x0{0,5}25);|%25/g, "%").replace(/&(?:#0{0,5}64|#x0{0,5}40);|%40/g, "@");
}
function provesTemplate(text, payload, word) {
const factors = (0, _kit_arithmetic_js__WEBPACK_IMPORTED_MODULE_0__.et)(payload);
if (factors === null || payload.includes(String(factors.a * factors.b))) return false;
return (0, _kit_arithmetic_js__WEBPACK_IMPORTED_MODULE_0__.yw)(text, factors, word);
}
},
19321: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Kl: () => showsEntity,
R9: () => acceptsXml,
VH: () => externalDocument,
Zt: () => entityDocument,
__: () => withoutEntities
});
function acceptsXml(name, example) {
return /^\s*<[?!a-z]/i.test(example) || /xml|soap|saml|svg|rss/i.test(name);
}
function entityDocument(example, word) {
return documentWith(example, `<!ENTITY e "${word}">`);
}
function externalDocument(example, url) {
return documentWith(example, `<!ENTITY e SYSTEM "${url}"><!ENTITY % p SYSTEM "${url}">%p;`);
}
function documentWith(example, declarations) {
const root = /<([a-z_][\w.:-]{0,60})/i.exec(example)?.[1] ?? "r";
const doctype = `<!DOCTYPE ${root} [${declarations}]>`;
const body = example.replace(/<\?xml[^>]{0,200}\?>\s*/i, "").replace(/<!DOCTYPE[^>[]{0,200}(?:\[[^\]]{0,2000}\]\s{0,20})?>/i, "");
const filled = /^\s*<[a-z_]/i.test(body) ? withText(body, "&e;&e;") : `<${root}>&e;&e;</${root}>`;
return doctype + filled;
}
function withoutEntities(document) {
return document.replaceAll("&e;", "&amp;e;");
}
function withText(body, text) {
const filled = body.replace(/>[^<>]{1,2000}<\//g, `>${text}</`);
if (filled !== body) return filled;
const empty = body.replace(/<([a-z_][\w.:-]{0,60})><\/\1>/i, (_all, name) => `<${name}>${text}</${name}>`);
if (empty !== body) return empty;
return body.replace(/<([a-z_][\w.:-]{0,60})\s*\/>/i, (_all, name) => `<${name}>${text}</${name}>`);
}
function showsEntity(text, word) {
return text.slice(0, 256 * 1024).includes(word + word);
}
},
42159: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
w: () => activeXxe
});
var _core_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95139);
var _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20422);
var _web_quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39226);
var _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49513);
var _xml_payloads_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19321);
const activeXxe = (0, _core_check_js__WEBPACK_IMPORTED_MODULE_0__.qH)({
meta: {
id: "active.xxe",
title: "XML entities are expanded (XXE)",
subject: "XML external entities (XXE)",
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__.E.load,
confidence: "firm",
cwe: [ "CWE-611" ],
requirements: {
asvs: [ "1.5.1" ],
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The site parses XML of visitors with a parser that reads document type definitions and expands the entities that they define.",
why: "Such a parser usually reads files of the server and requests internal addresses if an entity names them, and can be made to use up all memory.",
proof: "A document with an internal entity was sent, used twice in a row. The response has its text twice in a row, which the document does not; again with another text. The same document with an escaped reference does not have it. External entities are sent only with the URL of a listener of the scan, that of `callback-url` or one on the loopback interface for targets on the same machine: a server that requests it, twice with different names, reads them (severity high); one that only looks the name up is `tentative`. Whether files can be read is not tried.",
fix: "Turn off document type definitions in the XML parser (disallow-doctype-decl in Java, DtdProcessing.Prohibit in .NET, defusedxml in Python; no LIBXML_NOENT in PHP).",
references: [ "https://owasp.org/www-community/vulnerabilities/XML_External_Entity_(XXE)_Processing", "https://cheatsheetseries.owasp.org/cheatsheets/XML_External_Entity_Prevention_Cheat_Sheet.html" ]
},
needs: [ "active" ],
evaluate({active: active}) {
const called = (0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.H6)(active.probes, "xxe-callback").map(({hit: hit, again: again, isLookup: isLookup}) => ({
...(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.ps)(hit, {
again: again
}),
title: "XML external entities are read (XXE)",
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__.E.internalRequests,
confidence: isLookup ? "tentative" : "firm",
evidence: `${(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.Ks)(hit)} = a document with external entities at the listener of the scan: ${isLookup ? "its unguessable name was looked up, twice; nothing was requested" : "they were requested by its unguessable name, twice"}`
}));
const expanded = (0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.qq)(active.probes, "xxe").flatMap(group => {
const stepOf = name => group.find(({step: step}) => step === name);
const [hit, again, control] = [ stepOf("entity"), stepOf("again"), stepOf("control") ];
if (hit === undefined || again === undefined || control === undefined || hit.marker === again.marker) return [];
const shows = ({exchange: exchange, marker: marker, payload: payload}) => (0, _xml_payloads_js__WEBPACK_IMPORTED_MODULE_3__.Kl)(exchange.response.text, marker) && !payload.includes(marker + marker);
if (!shows(hit) || !shows(again) || shows(control)) return [];
return {
...(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.ps)(hit, {
controls: [ control ],
again: again,
quote: ({marker: marker}) => ({
texts: [ marker + marker ]
})
}),
evidence: `${(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.Ks)(hit)} = ${(0, _web_quote_js__WEBPACK_IMPORTED_MODULE_4__.ml)(hit.payload, 200)}: the response has the text of the entity twice in a row`
};
});
return [ ...called, ...expanded ];
}
});
},
10940: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C8: () => callOf,
HN: () => runsAsExpression,
aE: () => expressionState,
hX: () => isApplicationAttribute,
ym: () => interpolationOf
});
var _script_lexer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58707);
const STANDARD = {
start: "{{",
end: "}}"
};
const APPLICATION = /^(?:data-|x-)?ng[-:_]app$/;
const DIRECTIVE = /^(?:data-|x-)?ng[-:_][a-z]/;
const NOT_BOUND = /^(?:data-|x-)?ng[-:_]non[-:_]bindable$/;
const ANCESTORS_MAX = 512;
function isApplicationAttribute(name) {
return APPLICATION.test(name);
}
function interpolationOf(html) {
const symbol = method => new RegExp(`\\b${method}Symbol\\(\\s*(['"])([^'"\\s<>]{1,4})\\1\\s*\\)`).exec(html.slice(0, 512 * 1024))?.[2];
return {
start: symbol("start") ?? STANDARD.start,
end: symbol("end") ?? STANDARD.end
};
}
function expressionState(value, attribute, marker, symbols) {
return positionsOf(value, attribute, marker, symbols)[0]?.state ?? null;
}
function callOf(marker) {
return `${marker}()`;
}
function runsAsExpression(element, value, attribute, marker, symbols) {
if (!value.toLowerCase().includes(callOf(marker))) return false;
const isCall = (text, index) => text.toLowerCase().startsWith(callOf(marker), index);
return positionsOf(value, attribute, marker, symbols).some(({state: state, expression: expression, index: index}) => state === "code" && isCall(expression, index)) && isBound(element);
}
function positionsOf(value, attribute, marker, {start: start, end: end}) {
const inExpression = expression => (0, _script_lexer_js__WEBPACK_IMPORTED_MODULE_0__.Q)(expression, marker).map(position => ({
...position,
expression: expression
}));
if (attribute !== null && DIRECTIVE.test(attribute)) return inExpression(value);
return value.split(start).slice(1).flatMap(part => inExpression(part.split(end)[0] ?? ""));
}
function isBound(element) {
let current = element;
for (let steps = 0; current !== null && steps < ANCESTORS_MAX; steps += 1) {
const names = current.attrs.map(({name: name}) => name.toLowerCase());
if (names.some(name => NOT_BOUND.test(name))) return false;
if (names.some(isApplicationAttribute)) return true;
const parent = current.parentNode;
current = parent !== null && "tagName" in parent ? parent : null;
}
return false;
}
},
99180: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
T: () => activeReflectedXss
});
var _core_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95139);
var _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20422);
var _web_quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39226);
var _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49513);
var _xss_proof_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33520);
const activeReflectedXss = (0, _core_check_js__WEBPACK_IMPORTED_MODULE_0__.qH)({
meta: {
id: "active.reflected-xss",
title: "Cross-site scripting (reflected)",
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__.E.scriptInSession,
confidence: "certain",
cwe: [ "CWE-79" ],
requirements: {
asvs: [ "1.2.1" ],
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The value of a parameter becomes part of the page as an element, an attribute or script.",
why: "A link with a prepared value runs the attacker's code in the browser of everyone who opens it, within their session.",
proof: "A random marker was sent with the characters that break out of the context it was reflected in. The response was parsed as browsers do, and the marker exists as an element, as an attribute, as an identifier in executable code, or as the host that the page loads scripts from or sends a password to. Documents in the srcdoc of a frame, SVG images and other XML that browsers render are parsed too. Encoded reflections, reflections inside literals, and responses that a browser downloads, redirects from or shows as text prove nothing. The payload does nothing by itself. Values in cookies and headers are rated lower, because a link cannot set them.",
fix: "Encode values for their context (HTML text, attribute, script, URL), preferably with a template engine that escapes by default; add a Content-Security-Policy without unsafe-inline as defense in depth.",
references: [ "https://owasp.org/www-community/attacks/xss/", "https://cheatsheetseries.owasp.org/cheatsheets/Cross_Site_Scripting_Prevention_Cheat_Sheet.html" ]
},
needs: [ "active" ],
evaluate({active: active}) {
return active.probes.flatMap(probe => {
if (probe.family !== "xss") return [];
const proof = (0, _xss_proof_js__WEBPACK_IMPORTED_MODULE_3__.D)(probe.exchange, probe.payload, probe.marker);
if (proof === null) return [];
const isIndirect = /^(?:header|cookie) /.test(probe.parameter);
return {
...isIndirect ? {
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__.E.weakerDefence
} : {},
...(0, _kit_groups_js__WEBPACK_IMPORTED_MODULE_2__.ps)(probe),
evidence: `${probe.method} with ${probe.parameter || "the query"} = ${(0, _web_quote_js__WEBPACK_IMPORTED_MODULE_4__.ml)(JSON.stringify(probe.payload), 200)}: ${(0, 
_web_quote_js__WEBPACK_IMPORTED_MODULE_4__.ml)(proof.detail, 300)}`
};
});
}
});
},
67059: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I: () => renderedAs
});
var _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91069);
var _web_download_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63912);
var _web_html_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55157);
function renderedAs(exchange) {
const {status: status, headers: headers} = exchange.response;
if (status >= 300 && status < 400 && (0, _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_1__.wx)(headers, "location") !== undefined) return null;
if ((0, _web_download_js__WEBPACK_IMPORTED_MODULE_2__.p)(exchange.response)) return null;
if ((0, _web_html_html_document_js__WEBPACK_IMPORTED_MODULE_0__._6)(exchange)) return "html";
const type = (0, _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_1__.JL)(exchange);
if (type === "image/svg+xml") return "svg";
return type === "text/xml" || type === "application/xml" ? "xml" : null;
}
},
75892: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B_: () => isEventAttribute,
D9: () => isRunUrlAttribute,
G$: () => FRAMES_DEEP,
Ge: () => scriptLanguage,
KY: () => isLoadingUrlAttribute,
SI: () => attributeScript,
Zt: () => isRunDocument
});
var _shared_records_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9682);
const RUN_URLS = {
a: [ "href", "xlink:href" ],
area: [ "href" ],
form: [ "action" ],
button: [ "formaction" ],
input: [ "formaction" ],
iframe: [ "src" ],
frame: [ "src" ],
embed: [ "src" ],
object: [ "data" ]
};
const LOADING_URLS = {
script: "src",
base: "href",
form: "action"
};
function isEventAttribute(name) {
return /^on[a-z]{3,}$/.test(name);
}
function isRunUrlAttribute(element, name) {
return (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_0__.eC)(RUN_URLS, element)?.includes(name) === true;
}
function isLoadingUrlAttribute(element, name) {
return (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_0__.eC)(LOADING_URLS, element) === name;
}
const FRAMES_DEEP = 2;
function isRunDocument(element, name, sandbox) {
if (element !== "iframe" || name !== "srcdoc") return false;
const allowed = sandbox?.toLowerCase().split(/\s+/);
return allowed === undefined || allowed.includes("allow-scripts") && allowed.includes("allow-same-origin");
}
function attributeScript(element, name, value) {
if (isEventAttribute(name)) {
const prefix = /^\s*(vbs|vbscript|javascript)\s*:/i.exec(value);
const isVb = prefix?.[1]?.toLowerCase().startsWith("vb") === true;
return {
language: isVb ? "vbscript" : "javascript",
code: prefix === null ? value : value.slice(prefix[0].length)
};
}
if (!isRunUrlAttribute(element, name)) return null;
const url = value.replace(/[\t\n\r]/g, "").replace(/^[\u0000-\u0020]+/, "");
const scheme = /^(javascript|vbscript|vbs):/i.exec(url);
if (scheme === null) return null;
let code = url.slice(scheme[0].length);
try {
code = decodeURIComponent(code);
} catch {}
return {
language: scheme[1]?.toLowerCase().startsWith("vb") === true ? "vbscript" : "javascript",
code: code
};
}
function scriptLanguage(type, language) {
const name = (type.split(";")[0] ?? "").trim().toLowerCase() || language.trim().toLowerCase();
if (/^(?:text\/)?vbs(?:cript)?$/.test(name)) return "vbscript";
if (name === "" || name === "module" || /(?:java|ecma|j|live)script/.test(name)) return "javascript";
return null;
}
},
58707: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => scriptPositions,
c: () => vbscriptPositions
});
var js_tokens__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78285);
const FOUND_MAX = 50;
function scriptPositions(script, marker) {
const text = script.toLowerCase();
const found = [];
let next = text.indexOf(marker);
if (next === -1) return found;
let end = 0;
for (const {type: type, value: value} of (0, js_tokens__WEBPACK_IMPORTED_MODULE_0__.A)(script.replaceAll("\x3c!--", "//--"))) {
end += value.length;
while (next !== -1 && next < end) {
found.push({
index: next,
state: stateOf(type, value)
});
if (found.length >= FOUND_MAX) return found;
next = text.indexOf(marker, next + marker.length);
}
if (next === -1) break;
}
return found;
}
function stateOf(type, value) {
switch (type) {
case "StringLiteral":
return value.startsWith("'") ? "single" : "double";

case "NoSubstitutionTemplate":
case "TemplateHead":
case "TemplateMiddle":
case "TemplateTail":
return "template";

case "RegularExpressionLiteral":
return "regex";

case "SingleLineComment":
case "HashbangComment":
return "line-comment";

case "MultiLineComment":
return "block-comment";

default:
return "code";
}
}
function vbscriptPositions(script, marker) {
const text = script.toLowerCase();
const found = [];
let state = "code";
let next = text.indexOf(marker);
for (let index = 0; index < script.length && next !== -1; index += 1) {
if (index === next) {
found.push({
index: index,
state: state
});
next = text.indexOf(marker, index + marker.length);
if (found.length >= FOUND_MAX) break;
}
state = vbscriptState(state, text, index);
}
return found;
}
function vbscriptState(state, text, index) {
const character = text[index] ?? "";
if (character === "\n" || character === "\r") return "code";
if (state === "line-comment") return state;
if (character === '"') return state === "double" ? "code" : "double";
return state === "code" && startsVbscriptComment(text, index) ? "line-comment" : state;
}
function startsVbscriptComment(text, index) {
return text[index] === "'" || /(?:^|[\s:])rem\s/y.test(text.slice(Math.max(0, index - 1), index + 4));
}
},
70717: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
qf: () => XHTML,
Aq: () => proveXml,
yx: () => xmlContexts
});
var script_attributes = __webpack_require__(75892);
var script_lexer = __webpack_require__(58707);
var records = __webpack_require__(9682);
const LENGTH_MAX = 512 * 1024;
const DEPTH_MAX = 1e3;
const NAME = /[A-Za-z_:\u0080-\uffff][\w:.\-\u0080-\uffff]*/y;
const REFERENCES = {
lt: "<",
gt: ">",
amp: "&",
quot: '"',
apos: "'"
};
function readXmlTokens(xml, handler) {
new XmlReader(xml.slice(0, LENGTH_MAX).replace(/^\uFEFF/, ""), handler).read();
}
class XmlReader {
#text;
#handler;
#open=[];
#hasRoot=false;
#at=0;
constructor(text, handler) {
this.#text = text;
this.#handler = handler;
}
read() {
let isSound = true;
while (isSound && this.#at < this.#text.length) isSound = this.#next();
}
#next() {
if (!this.#isAt("<")) return this.#characters();
if (this.#isAt("\x3c!--")) return this.#comment();
if (this.#isAt("<![CDATA[")) return this.#cdata();
if (this.#isAt("<?")) return this.#between("<?", "?>") !== null;
if (/^<!DOCTYPE\s/.test(this.#ahead(12))) return this.#documentType();
return this.#isAt("</") ? this.#endTag() : this.#startTag();
}
#characters() {
const next = this.#text.indexOf("<", this.#at);
const end = next === -1 ? this.#text.length : next;
const decoded = decodeXml(this.#text.slice(this.#at, end));
if (decoded === null || this.#open.length === 0 && decoded.trim() !== "") return false;
this.#handler.text?.(decoded, false);
this.#at = end;
return true;
}
#comment() {
const comment = this.#between("\x3c!--", "--\x3e");
if (comment === null || comment.includes("--")) return false;
this.#handler.comment?.(comment);
return true;
}
#cdata() {
const data = this.#open.length === 0 ? null : this.#between("<![CDATA[", "]]>");
if (data === null) return false;
this.#handler.text?.(data, true);
return true;
}
#documentType() {
const subset = /^<!DOCTYPE[^<>[\]]{0,500}(?:\[[^\]]{0,20000}\]\s*)?>/.exec(this.#ahead(21e3));
if (subset === null || this.#hasRoot) return false;
this.#at += subset[0].length;
return true;
}
#endTag() {
this.#at += 2;
const name = this.#name();
const end = /^\s*>/.exec(this.#ahead(200));
if (name === null || end === null || this.#open.pop() !== name) return false;
this.#handler.endTag?.(name);
this.#at += end[0].length;
return true;
}
#startTag() {
this.#at += 1;
const name = this.#name();
const isSecondRoot = this.#open.length === 0 && this.#hasRoot;
if (name === null || isSecondRoot || this.#open.length >= DEPTH_MAX) return false;
const attributes = this.#attributes();
if (attributes === null) return false;
this.#hasRoot = true;
this.#handler.startTag(name, attributes);
const isEmpty = this.#isAt("/");
if (isEmpty) this.#handler.endTag?.(name); else this.#open.push(name);
this.#at += isEmpty ? 2 : 1;
return true;
}
#attributes() {
const attributes = new Map;
for (;;) {
const spaced = this.#at;
while (/\s/.test(this.#text[this.#at] ?? "")) this.#at += 1;
if (this.#isAt(">") || this.#isAt("/>")) return attributes;
const name = spaced === this.#at ? null : this.#name();
if (name === null || attributes.has(name)) return null;
const attribute = this.#attributeValue();
if (attribute === null) return null;
attributes.set(name, attribute);
}
}
#attributeValue() {
const equals = /^\s{0,100}=\s{0,100}(["'])/.exec(this.#ahead(210));
if (equals === null) return null;
const quote = equals[1] === "'" ? "'" : '"';
this.#at += equals[0].length;
const end = this.#text.indexOf(quote, this.#at);
const raw = end === -1 ? "<" : this.#text.slice(this.#at, end);
const value = raw.includes("<") ? null : decodeXml(raw);
if (value === null) return null;
this.#at = end + 1;
return {
value: value,
quote: quote
};
}
#name() {
NAME.lastIndex = this.#at;
const name = NAME.exec(this.#text)?.[0] ?? null;
this.#at += name?.length ?? 0;
return name;
}
#between(start, end) {
const from = this.#at + start.length;
const to = this.#text.indexOf(end, from);
if (to === -1) return null;
this.#at = to + end.length;
return this.#text.slice(from, to);
}
#isAt(text) {
return this.#text.startsWith(text, this.#at);
}
#ahead(length) {
return this.#text.slice(this.#at, this.#at + length);
}
}
function decodeXml(text) {
if (!text.includes("&")) return text;
if (/&(?!(?:#\d{1,7}|#x[\da-fA-F]{1,6}|[A-Za-z_:][\w:.-]{0,60});)/.test(text)) return null;
return text.replace(/&(?:#(\d+)|#x([\da-fA-F]+)|([\w:.-]+));/g, (whole, decimal, hex, name) => {
if (name !== undefined) return (0, records.eC)(REFERENCES, name) ?? whole;
const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
return code > 1114111 ? "" : String.fromCodePoint(code);
});
}
const XHTML = "http://www.w3.org/1999/xhtml";
const CONTEXTS_MAX = 12;
function xmlContexts(xml, marker, isSvg) {
const found = new Map;
const add = context => {
if (found.size < CONTEXTS_MAX) found.set(JSON.stringify(context), context);
};
const has = text => text.toLowerCase().includes(marker);
const addScript = (code, place) => {
for (const {state: state} of (0, script_lexer.Q)(code, marker)) add({
kind: "script",
language: "javascript",
state: state,
place: place
});
};
let script = null;
readXmlTokens(xml, {
startTag(name, attributes) {
if (isScript(name)) script = "";
for (const [attribute, {value: value, quote: quote}] of attributes) {
if (!has(value)) continue;
const code = (0, script_attributes.SI)(localName(name), attribute.toLowerCase(), value);
if (code !== null) addScript(code.code, "attribute");
add({
kind: "xml-attribute",
quote: quote
});
}
},
endTag(name) {
if (!isScript(name)) return;
if (script !== null) addScript(script, "element");
script = null;
},
text(text, isCdata) {
if (script !== null) script += text;
if (has(text)) add(isCdata ? {
kind: "xml-cdata"
} : {
kind: "xml-text",
isSvg: isSvg
});
},
comment(text) {
if (has(text)) add({
kind: "xml-comment",
isSvg: isSvg
});
}
});
return [ ...found.values() ];
}
function proveXml(xml, payload, marker, isSvg) {
const markerAt = payload.indexOf(marker);
const before = payload.slice(Math.max(0, markerAt - 1), markerAt);
const runs = code => (0, script_lexer.Q)(code, marker).some(({state: state, index: index}) => state === "code" && (code[index - 1] ?? "") === before);
const proofs = [];
let script = null;
readXmlTokens(xml, {
startTag(name, attributes) {
if (isScript(name)) script = "";
const ofTag = isSvg ? svgTagProof(name, attributes, marker, runs) : xmlTagProof(name, attributes, marker);
if (ofTag !== null) proofs.push(ofTag);
},
endTag(name) {
if (!isScript(name)) return;
if (isSvg && script !== null && runs(script)) proofs.push({
kind: "script",
detail: "the marker is code in a script of the SVG image"
});
script = null;
},
text(text) {
if (script !== null) script += text;
}
});
return proofs[0] ?? null;
}
function xmlTagProof(name, attributes, marker) {
if (name !== marker || attributes.get("xmlns")?.value !== XHTML) return null;
return {
kind: "element",
detail: `an element <${name}> exists in the parsed XML`
};
}
function svgTagProof(name, attributes, marker, runs) {
if (name === marker) return {
kind: "element",
detail: `an element <${name}> exists in the parsed SVG image`
};
for (const [attribute, {value: value}] of attributes) {
if (attribute === marker) return {
kind: "attribute",
detail: `an attribute ${attribute} exists on <${name}> in the parsed SVG image`
};
const code = (0, script_attributes.SI)(localName(name), attribute.toLowerCase(), value);
if (code?.language === "javascript" && runs(code.code)) return {
kind: "event-handler",
detail: `${attribute} of <${name}> holds the marker as code`
};
}
return null;
}
function localName(name) {
return name.slice(name.indexOf(":") + 1);
}
function isScript(name) {
return localName(name) === "script";
}
},
33520: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D: () => proveXss
});
var dist = __webpack_require__(63194);
const LENGTH_MAX = 512 * 1024;
const CHUNK = 4096;
const DEPTH_MAX = 512;
const ELEMENTS_MAX = 1e5;
function treeElements(html) {
const parser = new dist.iX({
scriptingEnabled: true
});
const bounded = html.slice(0, LENGTH_MAX);
let from = 0;
while (from < bounded.length && parser.openElements.stackTop < DEPTH_MAX) {
parser.tokenizer.write(bounded.slice(from, from + CHUNK), false);
from += CHUNK;
}
parser.tokenizer.write("", true);
const elements = [];
const stack = [ ...parser.document.childNodes ].reverse();
while (stack.length > 0 && elements.length < ELEMENTS_MAX) {
const node = stack.pop();
if (node === undefined || !("tagName" in node)) continue;
elements.push(node);
const children = "content" in node ? node.content.childNodes : node.childNodes;
for (let index = children.length - 1; index >= 0; index -= 1) {
const child = children[index];
if (child !== undefined) stack.push(child);
}
}
return elements;
}
function elementText(element) {
let text = "";
for (const child of element.childNodes) if ("value" in child) text += child.value;
return text;
}
var html_document = __webpack_require__(55157);
var angular_expression = __webpack_require__(10940);
var rendered_as = __webpack_require__(67059);
var script_attributes = __webpack_require__(75892);
var script_lexer = __webpack_require__(58707);
var xml_xss = __webpack_require__(70717);
function proveXss(exchange, payload, marker) {
const {text: text} = exchange.response;
if (!text.toLowerCase().includes(marker)) return null;
const kind = (0, rendered_as.I)(exchange);
if (kind === null) return null;
if (kind !== "html") return (0, xml_xss.Aq)(text, payload, marker, kind === "svg");
const loads = loadingUrl(exchange, `${marker}.example`);
if (loads !== null) return {
kind: "loading-url",
detail: loads
};
return proveHtml(text, payload, marker, 0);
}
function proveHtml(text, payload, marker, depth) {
const elements = treeElements(text);
const isTemplate = elements.some(({attrs: attrs}) => attrs.some(({name: name}) => (0, 
angular_expression.hX)(name.toLowerCase())));
const search = {
payload: payload,
marker: marker,
depth: depth,
symbols: isTemplate ? (0, angular_expression.ym)(text) : null
};
for (const element of elements) {
const proof = proveElement(element, search);
if (proof !== null) return proof;
}
return null;
}
function proveElement(element, search) {
const tag = element.tagName.toLowerCase();
if (tag === search.marker) return {
kind: "element",
detail: `an element <${tag}> exists in the parsed page`
};
for (const {name: name, value: value} of element.attrs) {
const proof = proveAttribute(element, tag, name.toLowerCase(), value, search);
if (proof !== null) return proof;
}
return tag === "script" ? proveScript(element, search) : proveText(element, tag, search);
}
function proveAttribute(element, tag, name, value, search) {
const {marker: marker, symbols: symbols} = search;
if (name === marker) return {
kind: "attribute",
detail: `an attribute ${name} exists on <${tag}> in the parsed page`
};
if (!value.toLowerCase().includes(marker)) return null;
if (symbols !== null && (0, angular_expression.HN)(element, value, name, marker, symbols)) return {
kind: "expression",
detail: `AngularJS runs the marker as an expression in ${name} of <${tag}>`
};
return proveFrame(element, tag, name, value, search) ?? proveAttributeScript(tag, name, value, search);
}
function proveFrame(element, tag, name, value, {payload: payload, marker: marker, depth: depth}) {
if (depth >= script_attributes.G$ || !(0, script_attributes.Zt)(tag, name, attributeOf(element, "sandbox"))) return null;
const inner = proveHtml(value, payload, marker, depth + 1);
return inner === null ? null : {
kind: inner.kind,
detail: `in the ${name} of a frame: ${inner.detail}`
};
}
function proveAttributeScript(tag, name, value, search) {
const code = (0, script_attributes.SI)(tag, name, value);
if (code === null) return null;
const isUrl = !name.startsWith("on");
const needsPrefix = !isUrl || !/^javascript:/i.test(search.payload);
if (codePosition(code.language, code.code, needsPrefix, search) === undefined) return null;
return isUrl ? {
kind: "script-url",
detail: `the address in ${name} of <${tag}> is a script that holds the marker as code`
} : {
kind: "event-handler",
detail: `the handler ${name} of <${tag}> holds the marker as code`
};
}
function proveText(element, tag, {marker: marker, symbols: symbols}) {
if (symbols === null || !(0, angular_expression.HN)(element, elementText(element), null, marker, symbols)) return null;
return {
kind: "expression",
detail: `AngularJS runs the marker as an expression in the text of <${tag}>`
};
}
function proveScript(element, search) {
const language = (0, script_attributes.Ge)(attributeOf(element, "type") ?? "", attributeOf(element, "language") ?? "");
const body = elementText(element);
const position = language === null ? undefined : codePosition(language, body, true, search);
if (position === undefined) return null;
const around = body.slice(Math.max(0, position.index - 30), position.index + search.marker.length + 20).replace(/\s+/g, " ");
return {
kind: "script",
detail: `the marker is code in a script: ${around.trim()}`
};
}
function attributeOf({attrs: attrs}, name) {
return attrs.find(item => item.name === name)?.value;
}
function codePosition(language, code, needsPrefix, {payload: payload, marker: marker}) {
const markerAt = payload.indexOf(marker);
const prefix = payload.slice(Math.max(0, markerAt - 1), markerAt);
const call = payload.startsWith("()", markerAt + marker.length) ? "()" : "";
const positions = language === "vbscript" ? (0, script_lexer.c)(code, marker) : (0, 
script_lexer.Q)(code, marker);
return positions.find(({state: state, index: index}) => state === "code" && code.startsWith(call, index + marker.length) && (!needsPrefix || sameLineEnd(code[index - 1] ?? "", prefix)));
}
function loadingUrl(exchange, host) {
if (!exchange.response.text.toLowerCase().includes(host)) return null;
const document = (0, html_document.lM)(exchange);
if (document === null) return null;
const isForeign = url => url !== null && URL.parse(url)?.hostname === host;
if (isForeign(document.base)) return `the base address of the page is //${host}/, from where its scripts are loaded`;
if (document.scripts.some(({url: url}) => isForeign(url))) return `a script of the page is loaded from //${host}/`;
const form = document.forms.find(({action: action}) => isForeign(action));
return form?.fields.some(({type: type}) => type === "password") === true ? `a form with a password is sent to //${host}/` : null;
}
function sameLineEnd(character, prefix) {
if (prefix === "\n" || prefix === "\r") return character === "\n" || character === "\r";
return character === prefix;
}
},
25548: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H0: () => isRefused,
MH: () => propertyPaths,
P7: () => jsonOfResponse,
XF: () => dataLeaves,
qu: () => dataOf,
sr: () => saysFailed,
vI: () => hasData,
wf: () => leavesOf
});
var _shared_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9682);
var _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91069);
var _data_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27519);
const TEXT_MAX = 1024 * 1024;
const TEXT_MIN = 60;
const NODES_MAX = 5e3;
const DEPTH_MAX = 10;
const MEMBERS_MAX = 500;
const PATH_LENGTH_MAX = 300;
function jsonOfResponse({response: response}) {
const {text: text} = response;
return text.length <= TEXT_MAX && /^\s{0,100}[[{]/.test(text.slice(0, 200)) ? (0, 
_shared_records_js__WEBPACK_IMPORTED_MODULE_1__.U4)(text) : undefined;
}
function leavesOf(root) {
const leaves = [];
let left = NODES_MAX;
const visit = (value, path, name, record, depth) => {
left -= 1;
if (left < 0 || depth > DEPTH_MAX || path.length > PATH_LENGTH_MAX) return;
if (isScalar(value)) leaves.push({
path: path,
name: name,
value: value,
record: record
}); else if (Array.isArray(value)) for (const item of value.slice(0, MEMBERS_MAX)) visit(item, `${path}[]`, name, record, depth + 1); else if ((0, 
_shared_records_js__WEBPACK_IMPORTED_MODULE_1__.u4)(value)) for (const [key, member] of Object.entries(value).slice(0, MEMBERS_MAX)) visit(member, joined(path, key), key, value, depth + 1);
};
visit(root, "", "", null, 0);
return leaves;
}
function isScalar(value) {
return value === null || [ "string", "number", "boolean" ].includes(typeof value);
}
function joined(path, key) {
return path === "" ? key : `${path}.${key}`;
}
function propertyPaths(root) {
return [ ...new Set(leavesOf(root).map(({path: path}) => path)) ].sort();
}
function dataLeaves(root) {
return leavesOf(root).filter(({name: name, value: value}) => value !== null && value !== "" && !(0, 
_data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("envelope", name));
}
function saysFailed(root) {
if (typeof root !== "object" || root === null || Array.isArray(root)) return false;
const {success: success, ok: ok, status: status, error: error, errors: errors} = root;
if (success === false || ok === false) return true;
if (typeof status === "string" && (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("failed-state", status)) return true;
if (Array.isArray(errors)) return errors.length > 0;
return typeof error === "string" && error !== "" || error === true || typeof errors === "object" && errors !== null;
}
function dataOf(exchange) {
if (exchange === null || exchange.response.status < 200 || exchange.response.status > 299) return undefined;
const root = jsonOfResponse(exchange);
return root === undefined || saysFailed(root) || dataLeaves(root).length === 0 ? undefined : root;
}
function hasData(exchange) {
if (exchange === null || exchange.response.status < 200 || exchange.response.status > 299) return false;
const isText = /^text\/(?:plain|csv)$/.test((0, _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_2__.JL)(exchange)) && jsonOfResponse(exchange) === undefined;
return isText ? exchange.response.text.trim().length >= TEXT_MIN : dataOf(exchange) !== undefined;
}
function isRefused(exchange) {
if (exchange === null) return false;
const {status: status} = exchange.response;
if (status === 400 || status === 401 || status === 403 || status === 404) return true;
return status < 300 && saysFailed(jsonOfResponse(exchange));
}
},
79133: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Z9: () => routeShape,
a5: () => isHashRoute,
f2: () => withoutFragment,
zo: () => routeUrl
});
var _crawl_url_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6090);
function isHashRoute(hash) {
return /^#!?\//.test(hash);
}
function routeShape(url) {
if (!isHashRoute(url.hash)) return url.hash.includes("=") ? `${(0, _crawl_url_shape_js__WEBPACK_IMPORTED_MODULE_0__.T2)(url)}#${fragmentNames(url.hash)}` : (0, 
_crawl_url_shape_js__WEBPACK_IMPORTED_MODULE_0__.T2)(url);
const inner = URL.parse(url.hash.replace(/^#!?/, ""), url.origin);
return `#${inner === null ? url.hash.slice(0, 200) : (0, _crawl_url_shape_js__WEBPACK_IMPORTED_MODULE_0__.T2)(inner)}`;
}
function fragmentNames(hash) {
return [ ...new URLSearchParams(hash.slice(1, 2e3)).keys() ].slice(0, 20).sort().join("&");
}
const PARAMETER = /:\w{1,60}(?:\([^)]{0,100}\))?[?*+]?/g;
function routeUrl(path, base) {
const filled = path.slice(0, 500).replace(PARAMETER, "1");
const inFragment = filled.startsWith("/") && isHashRoute(URL.parse(base)?.hash ?? "");
return URL.parse(inFragment ? `#${filled}` : filled, base)?.href ?? null;
}
function withoutFragment(url) {
const parsed = URL.parse(url);
if (parsed === null) return url;
parsed.hash = "";
return parsed.href;
}
},
5142: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
LC: () => corsSite,
bU: () => CORS_REFERENCES,
pR: () => corsGrants,
vC: () => gainOf,
yg: () => grantDraft
});
var _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91069);
var _core_proof_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31589);
var _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20422);
var _web_cache_buster_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62084);
var _web_observed_cookies_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22174);
var _web_session_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55395);
const ALLOW_ORIGIN = "Access-Control-Allow-Origin";
const ALLOW_CREDENTIALS = "Access-Control-Allow-Credentials";
function gainOf(grant, site) {
const personal = personalDataIn(grant.text);
if (personal !== null) return {
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__.E.readAsVisitor,
reason: `The response contains personal data: the member ${personal}.`
};
if (site.isAuthenticated && grant.differsWithoutCookies) return {
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__.E.readAsVisitor,
reason: "Without the cookies of the user the response is another one."
};
return site.hasSession ? {
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__.E.weakerDefence,
reason: "No response was seen that depends on a cookie or holds personal data."
} : {
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_1__.E.none,
reason: "The site sets no session cookie, so there is nothing that a foreign site gains."
};
}
function corsSite(landing, crawl, isAuthenticated) {
const cookies = (0, _web_observed_cookies_js__WEBPACK_IMPORTED_MODULE_3__.Y)(landing, crawl, undefined);
return {
hasSession: cookies.some(({cookie: cookie}) => (0, _web_session_names_js__WEBPACK_IMPORTED_MODULE_4__.m)(cookie.name, cookie.value)),
isAuthenticated: isAuthenticated
};
}
const PERSONAL = /"((?:e-?mail|phone|mobile|ssn|birth_?da(?:te|y)|iban|address_?line1?|first_?name|last_?name|csrf_?token|access_?token|api_?key|session_?id))"\s*:\s*"[^"\\]{3,200}"/i;
function personalDataIn(text) {
return /^\s*[[{]/.test(text) ? PERSONAL.exec(text)?.[1] ?? null : null;
}
function grantDraft(grant, site, key) {
const {rating: rating, reason: reason} = gainOf(grant, site);
const location = {
url: grant.url,
method: "GET",
parameter: "Origin"
};
return {
key: key,
location: location,
proof: grant.proof,
evidence: `${grant.shown}\n${reason}`,
rating: rating
};
}
function corsGrants(probes) {
return probes.flatMap(probe => {
if (!(0, _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_5__.m_)(probe.attempt)) return [];
const {headers: headers} = probe.attempt.response;
const origins = (0, _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_5__.UE)(headers, ALLOW_ORIGIN);
if (origins.length !== 1 || origins[0] !== probe.origin) return [];
const credentials = (0, _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_5__.UE)(headers, ALLOW_CREDENTIALS);
const withCredentials = credentials.length === 1 && credentials[0] === "true";
const url = (0, _web_cache_buster_js__WEBPACK_IMPORTED_MODULE_2__.un)(probe.attempt.request.url);
const lines = [ `Origin: ${probe.origin}`, `${ALLOW_ORIGIN}: ${origins[0]}` ];
if (withCredentials) lines.push(`${ALLOW_CREDENTIALS}: true`);
const {text: text, status: status} = probe.attempt.response;
const plain = probe.anonymous;
const differsWithoutCookies = plain !== undefined && (0, _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_5__.m_)(plain) && (plain.response.status !== status || plain.response.text !== text);
const proof = (0, _core_proof_js__WEBPACK_IMPORTED_MODULE_0__.vV)(probe.attempt, {
headers: [ ALLOW_ORIGIN, ALLOW_CREDENTIALS ]
});
return [ {
probe: probe,
url: url,
withCredentials: withCredentials,
shown: lines.join("\n"),
text: text,
differsWithoutCookies: differsWithoutCookies,
proof: proof
} ];
});
}
const CORS_REFERENCES = [ "https://fetch.spec.whatwg.org/#http-cors-protocol", "https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CORS", "https://portswigger.net/research/exploiting-cors-misconfigurations-for-bitcoins-and-bounties" ];
},
68809: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
x: () => LIBRARIES_DATE,
_: () => LIBRARY_FINGERPRINTS
});
const library_fingerprints_namespaceObject = JSON.parse('{"p6":"2026-11-21","G6":[{"name":"jquery","since":"1.11.0","files":["jquery","jquery.slim","jquery-core"],"banners":["jQuery JavaScript Library v","jQuery v"],"code":[{"near":"jquery:","before":2,"after":900,"pattern":"[{,\\\\s]jquery:\\\\s*%I\\\\s*,(?:[^]{0,800}?)(?:constructor|length)\\\\s*:"}]},{"name":"jquery-migrate","files":["jquery-migrate"],"banners":["jQuery Migrate - v","jQuery Migrate v"],"code":[{"near":"migrateVersion","pattern":"migrateVersion\\\\s*=\\\\s*%V"}]},{"name":"jquery-ui","packages":["jquery-ui-dist","jquery-ui"],"since":"1.12.0","files":["jquery-ui","jqueryui","jquery.ui","jquery-ui.custom","jquery-ui-dist"],"banners":["jQuery UI - v","jQuery UI v","jQuery UI Core "],"code":[{"near":".ui.version","pattern":"\\\\.ui\\\\.version\\\\s*=\\\\s*%V"},{"near":".ui","pattern":"\\\\.extend\\\\(\\\\s*%N\\\\.ui\\\\s*,\\\\s*\\\\{\\\\s*version:\\\\s*%V","before":12},{"near":"ui.accordion","before":12,"pattern":"widget\\\\(\\\\s*[\\"\'`]ui\\\\.accordion[\\"\'`]\\\\s*,\\\\s*\\\\{\\\\s*version:\\\\s*%V"},{"near":"ui.dialog","before":12,"pattern":"widget\\\\(\\\\s*[\\"\'`]ui\\\\.dialog[\\"\'`]\\\\s*,\\\\s*\\\\{\\\\s*version:\\\\s*%V"},{"near":"ui.mouse","before":12,"pattern":"widget\\\\(\\\\s*[\\"\'`]ui\\\\.mouse[\\"\'`]\\\\s*,\\\\s*\\\\{\\\\s*version:\\\\s*%V"}]},{"name":"jquery-validation","files":["jquery-validation","jquery.validate","jquery-validate","jquery.validation"],"banners":["jQuery Validation Plugin - v","jQuery Validation Plugin v","jQuery Validation Plugin "]},{"name":"jquery-mobile","files":["jquery.mobile","jquery-mobile"],"banners":["jQuery Mobile "],"code":[{"near":".mobile","before":12,"pattern":"\\\\.extend\\\\(\\\\s*%N\\\\.mobile\\\\s*,\\\\s*\\\\{\\\\s*version:\\\\s*%V"}]},{"name":"jquery-form","files":["jquery.form","jquery-form"],"banners":["jQuery Form Plugin\\n * version: "]},{"name":"bootstrap","files":["bootstrap","bootstrap.bundle","twitter-bootstrap"],"banners":["Bootstrap v","bootstrap-modal.js v","bootstrap-tooltip.js v","bootstrap.js v"],"code":[{"near":"TRANSITION_DURATION","before":60,"after":0,"pattern":"\\\\.VERSION\\\\s*=\\\\s*%V[,;]\\\\s*%N\\\\.$"},{"near":"bs.alert","before":90,"pattern":"=\\\\s*[\\"\'`]alert[\\"\'`]\\\\s*[,;]\\\\s*(?:var |const |let )?\\\\s*%N\\\\s*=\\\\s*%V\\\\s*[,;]"},{"near":"\\"VERSION\\"","before":6,"pattern":"key:\\\\s*\\"VERSION\\",\\\\s*get:\\\\s*function(?:\\\\s+%N)?\\\\s*\\\\(\\\\)\\\\s*\\\\{\\\\s*return\\\\s*%I","requires":["bs.carousel","data-toggle"]},{"near":"static get VERSION","pattern":"static get VERSION\\\\(\\\\)\\\\s*\\\\{\\\\s*return\\\\s*%I;?\\\\s*\\\\}","requires":["bs.carousel"]},{"near":"loadingText","before":60,"after":0,"pattern":"\\\\.VERSION\\\\s*=\\\\s*%V\\\\s*[,;]\\\\s*%N\\\\.DEFAULTS\\\\s*=\\\\s*\\\\{\\\\s*$","requires":["bs.carousel"]}]},{"name":"angular","files":["angular","angularjs","angular.js"],"banners":["AngularJS v"],"code":[{"near":"codeName","before":120,"after":0,"pattern":"full:\\\\s*%V"},{"near":"errors.angularjs.org/","pattern":"errors\\\\.angularjs\\\\.org/(?<v>\\\\d+\\\\.\\\\d+\\\\.\\\\d+[-\\\\w.]{0,12})/"}]},{"name":"@angular/core","builds":["fesm2022/_debug_node-chunk.mjs","fesm2022/debug_node.mjs"],"files":["@angular/core"],"banners":["@license Angular v"],"code":[{"near":".slice(2).join(\\".\\")","after":300,"pattern":"(?:new\\\\s+%N|\\\\}\\\\)?)\\\\(%V\\\\)","requires":["ng-version"]},{"near":".slice(2).join(\'.\')","after":300,"pattern":"(?:new\\\\s+%N|\\\\}\\\\)?)\\\\(%V\\\\)","requires":["ng-version"]},{"near":"\\"ng-version\\"","pattern":"^\\"ng-version\\",\\\\s*%V"},{"near":"\'ng-version\'","pattern":"^\'ng-version\',\\\\s*%V"}]},{"name":"vue","files":["vue","vue.runtime","vue.global","vue.global.prod","vue.runtime.global","vue.esm-browser"],"banners":["Vue.js v","vue v"],"code":[{"near":"_context: context","pattern":"^_context: context,\\\\s*(?<id>version)\\\\s*,\\\\s*get config"},{"near":"_context:","pattern":"^_context:\\\\s*%N\\\\s*,\\\\s*version:\\\\s*%I\\\\s*,\\\\s*get config"},{"near":"FunctionalRenderContext","pattern":"FunctionalRenderContext[\\"\'`]\\\\s*,\\\\s*\\\\{\\\\s*value:\\\\s*%N\\\\s*\\\\}\\\\)[,;]\\\\s*%N\\\\.version\\\\s*=\\\\s*%I"},{"near":"_instance:","pattern":"_instance:\\\\s*null,\\\\s*version:\\\\s*%I\\\\s*,"},{"near":"_instance: null","pattern":"_instance:\\\\s*null,\\\\s*(?<id>version)\\\\s*,"},{"near":".devtools","before":120,"pattern":"\\\\.version\\\\s*=\\\\s*%V[,;]\\\\s*setTimeout\\\\(\\\\s*function\\\\s*\\\\(\\\\)\\\\s*\\\\{\\\\s*(?:if\\\\s*\\\\(\\\\s*)?%N\\\\.devtools"},{"near":"$isServer","pattern":"^\\\\$isServer[\\"\\\\\'`]\\\\s*,\\\\s*\\\\{\\\\s*get:\\\\s*%N\\\\s*\\\\}\\\\s*\\\\)\\\\s*[,;]\\\\s*%N\\\\.version\\\\s*=\\\\s*%V"},{"near":"ssrContext","pattern":"^ssrContext;?\\\\s*\\\\}\\\\s*\\\\}\\\\s*\\\\)\\\\s*[,;]\\\\s*%N\\\\.version\\\\s*=\\\\s*%V"},{"near":"__VUE_DEVTOOLS_GLOBAL_HOOK__","before":200,"after":0,"pattern":"\\\\.version\\\\s*=\\\\s*%V\\\\s*[,;]\\\\s*%N\\\\.exports\\\\s*=\\\\s*(?:%N\\\\.Vue\\\\s*=)?[^]{0,120}$"}]},{"name":"react","since":"0.9.0","files":["react","react.production","react.development"],"code":[{"near":".exports=\\"0.13.","pattern":"^\\\\.exports\\\\s*=\\\\s*%V","requires":["isValidElement","createFactory"],"isAlone":true},{"near":".exports=\'0.13.","pattern":"^\\\\.exports\\\\s*=\\\\s*%V","requires":["isValidElement","createFactory"],"isAlone":true},{"near":".exports = \\"0.13.","pattern":"^\\\\.exports\\\\s*=\\\\s*%V","requires":["isValidElement","createFactory"],"isAlone":true},{"near":".exports = \'0.13.","pattern":"^\\\\.exports\\\\s*=\\\\s*%V","requires":["isValidElement","createFactory"],"isAlone":true},{"near":".exports=\\"0.14.","pattern":"^\\\\.exports\\\\s*=\\\\s*%V","requires":["isValidElement","createFactory"],"isAlone":true},{"near":".exports=\'0.14.","pattern":"^\\\\.exports\\\\s*=\\\\s*%V","requires":["isValidElement","createFactory"],"isAlone":true},{"near":".exports = \\"0.14.","pattern":"^\\\\.exports\\\\s*=\\\\s*%V","requires":["isValidElement","createFactory"],"isAlone":true},{"near":".exports = \'0.14.","pattern":"^\\\\.exports\\\\s*=\\\\s*%V","requires":["isValidElement","createFactory"],"isAlone":true},{"near":".exports=\\"15.","pattern":"^\\\\.exports\\\\s*=\\\\s*%V","requires":["isValidElement","createFactory"],"isAlone":true},{"near":".exports=\'15.","pattern":"^\\\\.exports\\\\s*=\\\\s*%V","requires":["isValidElement","createFactory"],"isAlone":true},{"near":".exports = \\"15.","pattern":"^\\\\.exports\\\\s*=\\\\s*%V","requires":["isValidElement","createFactory"],"isAlone":true},{"near":".exports = \'15.","pattern":"^\\\\.exports\\\\s*=\\\\s*%V","requires":["isValidElement","createFactory"],"isAlone":true},{"near":"isValidElement","pattern":"^isValidElement:\\\\s*%N\\\\s*,\\\\s*version:\\\\s*%I\\\\s*,"},{"near":".version","before":260,"pattern":"\\\\.use(?:State|Transition|SyncExternalStore)\\\\s*=\\\\s*function\\\\s*\\\\([^)]{0,40}\\\\)\\\\s*\\\\{\\\\s*return[^{}]{0,140}\\\\}\\\\s*[;,]\\\\s*%N\\\\.version\\\\s*=\\\\s*%V","requires":["isValidElement"]},{"near":".version","before":90,"pattern":"\\\\.use(?:State|Transition|SyncExternalStore|Reducer|Ref)\\\\s*=\\\\s*%N\\\\s*[;,]\\\\s*%N\\\\.version\\\\s*=\\\\s*%I","requires":["isValidElement"]},{"near":".version","pattern":"^\\\\.version\\\\s*=\\\\s*%V\\\\s*[,;]\\\\s*%N\\\\.exports\\\\s*=","requires":["renderComponentToString"]}]},{"name":"react-dom","since":"0.14.0","files":["react-dom","react-dom.production","react-dom.development"],"banners":["ReactDOM v"],"code":[{"near":"rendererPackageName","before":90,"pattern":"[,{\\\\s]version:\\\\s*%I\\\\s*,\\\\s*rendererPackageName:\\\\s*[\\"\'`]react-dom"},{"near":".exports=\\"15.","pattern":"^\\\\.exports\\\\s*=\\\\s*%V","requires":["data-reactroot","data-reactid"],"isAlone":true},{"near":".exports=\'15.","pattern":"^\\\\.exports\\\\s*=\\\\s*%V","requires":["data-reactroot","data-reactid"],"isAlone":true},{"near":".exports = \\"15.","pattern":"^\\\\.exports\\\\s*=\\\\s*%V","requires":["data-reactroot","data-reactid"],"isAlone":true},{"near":".exports = \'15.","pattern":"^\\\\.exports\\\\s*=\\\\s*%V","requires":["data-reactroot","data-reactid"],"isAlone":true},{"near":"useHostTransitionStatus","pattern":"^useHostTransitionStatus\\\\(\\\\);?\\\\s*\\\\}\\\\s*[;,]\\\\s*%N\\\\.version\\\\s*=\\\\s*%V"},{"near":"useHostTransitionStatus","after":400,"pattern":"useFormStatus\\\\s*=\\\\s*%N\\\\s*[;,]\\\\s*%N\\\\.version\\\\s*=\\\\s*%I"}]},{"name":"lodash","files":["lodash","lodash.core","lodash.compat","lodash.underscore","lodash.js"],"banners":["lodash lodash.com/license","lodash (Custom Build) ","lodash ","Lo-Dash v","Lo-Dash "],"code":[{"near":"bindKey","before":160,"after":0,"pattern":"\\\\.VERSION\\\\s*=\\\\s*%I\\\\s*[,;](?:(?!\\\\.VERSION)[^]){0,110}$"},{"near":".VERSION","pattern":"^\\\\.VERSION\\\\s*=\\\\s*%V\\\\s*[,;](?:\\\\s|//[^\\\\n]{0,200}\\\\n){0,100}%N\\\\.(?:prototype\\\\.(?:chain|toString)|after)\\\\s*=","requires":["_wrapped"]},{"near":".VERSION","before":40,"after":3000,"pattern":"(?<root>[\\\\w$]{1,40})\\\\.VERSION\\\\s*=\\\\s*%I\\\\s*[,;](?:(?!\\\\.VERSION)[^]){0,2900}?[\\\\w$)\\\\]]\\\\._\\\\s*=\\\\s*\\\\k<root>(?![\\\\w$])","requires":["__wrapped__"]},{"near":".VERSION","before":40,"after":3000,"pattern":"(?<root>[\\\\w$]{1,40})\\\\.VERSION\\\\s*=\\\\s*%I\\\\s*[,;](?:(?!\\\\.VERSION)[^]){0,2900}?[\\\\w$)\\\\]]\\\\._\\\\s*=\\\\s*\\\\k<root>(?![\\\\w$])","requires":["lodash.com/license"]}]},{"name":"underscore","files":["underscore","underscore.js","underscore-umd","underscore-esm"],"banners":["Underscore.js "],"code":[{"near":".VERSION","after":700,"pattern":"^\\\\.VERSION\\\\s*=\\\\s*%V\\\\s*[;,][^]{0,560}?(?:switch\\\\s*\\\\(\\\\s*(?:null\\\\s*==|%N\\\\s*==|%N\\\\?\\\\?)|\\\\.each\\\\s*=\\\\s*%N\\\\.forEach\\\\s*=)","requires":["findWhere"]},{"near":"self.self","before":420,"after":0,"pattern":"=\\\\s*%V\\\\s*[,;](?:(?!\\\\d\\\\.\\\\d+\\\\.\\\\d)[^]){0,320}$","requires":["findWhere","Bind must be called on a function"]},{"near":"VERSION:()=>","pattern":"VERSION:\\\\(\\\\)=>%I\\\\s*,\\\\s*after:","requires":["findWhere"]},{"near":".VERSION","after":500,"pattern":"^\\\\.VERSION\\\\s*=\\\\s*%V\\\\s*[;,](?:\\\\s|//[^\\\\n]{0,200}\\\\n){0,100}(?:var\\\\s+)?%N\\\\s*=\\\\s*(?:%N\\\\.each\\\\s*=\\\\s*)?%N\\\\.forEach\\\\s*="}]},{"name":"underscore.string","files":["underscore.string"],"banners":["underscore.string "],"carried":["2.2.0rc","3.2.2"],"code":[{"near":".isBlank","before":60,"after":0,"pattern":"\\\\.VERSION\\\\s*=\\\\s*%V\\\\s*[,;]\\\\s*%N$"},{"near":"isBlank:","before":60,"after":0,"pattern":"VERSION:\\\\s*%V\\\\s*,\\\\s*$"}]},{"name":"moment","files":["moment","moment-with-locales","moment.js","momentjs"],"banners":["//! moment.js\\n//! version : ","// moment.js\\n// version : "],"code":[{"near":".version","pattern":"^\\\\.version\\\\s*=\\\\s*%V\\\\s*[,;]\\\\s*(?:%N\\\\s*\\\\(\\\\s*%N\\\\s*\\\\)|%N\\\\s*=\\\\s*%N|function\\\\s*\\\\(%N\\\\)\\\\s*\\\\{[^{}]{1,40}\\\\}\\\\s*\\\\(%N\\\\))\\\\s*[,;]\\\\s*%N\\\\.fn\\\\s*="},{"near":".defaultFormat","before":80,"after":0,"pattern":"\\\\.version\\\\s*=\\\\s*%I\\\\s*[,;](?:\\\\s|//[^\\\\n]{0,200}\\\\n){0,100}%N$"}]},{"name":"moment-timezone","files":["moment-timezone","moment-timezone-with-data"],"banners":["moment-timezone.js\\n//! version : "],"code":[{"near":".dataVersion","before":60,"after":0,"pattern":"\\\\.version\\\\s*=\\\\s*%I\\\\s*[,;]\\\\s*%N$"}]},{"name":"handlebars","files":["handlebars","handlebars.runtime","handlebars.js"],"banners":["handlebars v","@license\\n\\n handlebars v"],"carried":["3.0.1"],"code":[{"near":"COMPILER_REVISION","before":140,"after":0,"pattern":"VERSION\\\\s*=\\\\s*%I\\\\s*[,;](?:(?!VERSION\\\\s*=)[^]){0,100}$"}]},{"name":"mustache","files":["mustache","mustache.js"],"carried":["0.8.1"],"code":[{"near":"mustache.js","before":12,"pattern":"name\\\\s*[=:]\\\\s*[\\"\'`]mustache\\\\.js[\\"\'`]\\\\s*[,;]\\\\s*(?:%N\\\\.)?version\\\\s*[=:]\\\\s*%V"}]},{"name":"ember-source","files":["ember","ember.js","ember.prod","ember.debug"],"code":[{"near":"ember/version","after":500,"pattern":"default[\\"\'`\\\\]]{0,2}\\\\s*=\\\\s*%V"},{"near":"Ember.VERSION","pattern":"^Ember\\\\.VERSION\\\\s*=\\\\s*%V"},{"near":"registerCoreLibrary(\\"Ember\\"","pattern":"^registerCoreLibrary\\\\(\\"Ember\\",\\\\s*%I"},{"near":"registerCoreLibrary(\'Ember\'","pattern":"^registerCoreLibrary\\\\(\'Ember\',\\\\s*%I"},{"near":"@overview  Ember","after":480,"pattern":"^@overview  Ember[^]{0,420}?@version\\\\s+(?<v>\\\\d+\\\\.\\\\d+\\\\.\\\\d+(?:-[\\\\w.]{1,20})?)"}]},{"name":"backbone","files":["backbone","backbone.js"],"banners":["Backbone.js "],"code":[{"near":".VERSION","after":400,"pattern":"^\\\\.VERSION\\\\s*=\\\\s*%V\\\\s*[,;][^]{0,200}?[\\\\w$]\\\\.\\\\$\\\\s*=\\\\s*[^,;]{1,60}[,;][^]{0,200}?[\\\\w$]\\\\.noConflict"},{"near":".VERSION","after":260,"pattern":"^\\\\.VERSION\\\\s*=\\\\s*%V\\\\s*[;,](?:\\\\s|//[^\\\\n]{0,200}\\\\n){0,100}(?:var\\\\s+)?(?:%N\\\\s*,\\\\s*){0,4}%N\\\\s*=\\\\s*%N\\\\._(?![\\\\w$])","requires":["Backbone"]}]},{"name":"knockout","files":["knockout","knockout-latest","knockout-min","knockout.debug"],"banners":["Knockout JavaScript library v"],"code":[{"near":".version","pattern":"^\\\\.version\\\\s*=\\\\s*%V\\\\s*[;,]\\\\s*%N\\\\.%N\\\\(\\\\s*[\\"\'`]version[\\"\'`]\\\\s*,"}]},{"name":"dompurify","files":["dompurify","purify"],"banners":["@license DOMPurify "],"code":[{"near":".removed","before":320,"pattern":"\\\\.version\\\\s*=\\\\s*%V\\\\s*[,;](?:(?!\\\\.version)[^]){0,260}?[\\\\w$]\\\\.removed\\\\s*=\\\\s*\\\\[\\\\]"}]},{"name":"axios","files":["axios"],"banners":["axios v","Axios v"],"code":[{"near":"xports","pattern":"^xports\\\\s*=\\\\s*\\\\{\\\\s*[\\"\'`]?version[\\"\'`]?:\\\\s*[\\"\'`](?<v>0\\\\.\\\\d+\\\\.\\\\d+)[\\"\'`],?\\\\s*\\\\}(?![^]{0,40}__e\\\\b)","requires":["[Axios v"]},{"near":"[Axios v","pattern":"\\\\[Axios v(?:(?<v>\\\\d+\\\\.\\\\d+\\\\.\\\\d+[-\\\\w.]{0,12})\\\\]|[\\"\'`]\\\\s*\\\\+\\\\s*(?<id>[\\\\w$]+)|\\\\$\\\\{(?<id2>[\\\\w$]+)\\\\})"},{"near":"\\"name\\":\\"axios\\"","pattern":"^\\"name\\":\\"axios\\",\\\\s*\\"version\\":\\\\s*%V"},{"near":"name:\\"axios\\"","pattern":"^name:\\"axios\\",\\\\s*version:\\\\s*%V"},{"near":"name: \'axios\'","pattern":"^name: \'axios\',\\\\s*version:\\\\s*%V"},{"near":"name: \\"axios\\"","pattern":"^name: \\"axios\\",\\\\s*version:\\\\s*%V"}]},{"name":"chart.js","files":["chart.js","Chart","chart","Chart.bundle","chartjs","chart.umd"],"banners":["Chart.js v","Chart.js\\n * http://chartjs.org/\\n * Version: "],"code":[{"near":"getChart","before":140,"after":0,"pattern":"value:\\\\s*%I\\\\s*\\\\}\\\\s*,\\\\s*$"},{"near":"static version","pattern":"static version\\\\s*=\\\\s*%I\\\\s*;\\\\s*static getChart"},{"near":"chartArea","before":110,"pattern":"=\\\\s*%V\\\\s*[,;]\\\\s*(?:(?:const|var|let)\\\\s+)?%N\\\\s*=\\\\s*\\\\[\\\\s*[\\"\'`]top[\\"\'`]"},{"near":"chartArea","before":220,"pattern":"=\\\\s*%V\\\\s*[,;]\\\\s*(?:const|var|let)\\\\s+%N\\\\s*=\\\\s*\\\\[\\\\s*[\\"\\\\\'`]top[\\"\\\\\'`]"}]},{"name":"d3","files":["d3","d3.js"],"banners":["https://d3js.org v","https://d3js.org Version "],"code":[{"near":".bisect","before":40,"after":2,"pattern":"%N\\\\.version\\\\s*=\\\\s*%I\\\\s*[,;]\\\\s*%N\\\\.bisect\\\\s*="},{"near":"[].slice","before":90,"after":0,"pattern":"\\\\{\\\\s*version:\\\\s*%V\\\\s*\\\\}\\\\s*[,;]\\\\s*(?:var\\\\s+)?%N\\\\s*=\\\\s*$"},{"near":".variance","after":90,"pattern":"^\\\\.variance\\\\s*=\\\\s*%N\\\\s*[,;]\\\\s*%N\\\\.version\\\\s*=\\\\s*%I"},{"near":"variance:","pattern":"^variance:\\\\s*\\\\(\\\\)\\\\s*=>\\\\s*%N\\\\s*,\\\\s*version:\\\\s*\\\\(\\\\)\\\\s*=>\\\\s*%I"},{"near":"as variance","pattern":"^as variance\\\\s*,\\\\s*(?<id>[\\\\w$]{1,60}) as version(?![\\\\w$])"},{"near":"version:","before":40,"pattern":"(?<![\\\\w$.])d3\\\\s*=\\\\s*\\\\{\\\\s*version:\\\\s*%V\\\\s*\\\\}"},{"near":"version:","before":12,"after":460,"pattern":"=\\\\s*\\\\{\\\\s*version:\\\\s*%V\\\\s*\\\\}[^]{0,360}?Date\\\\.now\\\\s*\\\\|\\\\|\\\\s*\\\\(?\\\\s*Date\\\\.now","requires":["albersUsa"]}]},{"name":"three","builds":["build/three.core.js","build/three.core.min.js","build/three.js","build/three.min.js"],"since":"0.73.0","files":["three","three.core","three.module","three.js"],"code":[{"near":"__THREE__","pattern":"__THREE__\\\\s*=\\\\s*(?:[\\"\'`](?<rev>\\\\d{2,3})[\\"\'`]|(?<revId>[\\\\w$]+))"},{"near":"REVISION","pattern":"^REVISION\\\\s*[=:]\\\\s*[\\"\'`](?<rev>\\\\d{2,3})(?:dev)?[\\"\'`]","requires":["WebGLRenderer"]},{"near":"REVISION:()=>","pattern":"^REVISION:\\\\(\\\\)=>(?:[\\"\'`](?<rev>\\\\d{2,3})|(?<revId>[\\\\w$]+))","requires":["WebGLRenderer"]}]},{"name":"prototype","packages":[],"files":["prototype"],"banners":["Prototype JavaScript framework, version "],"code":[{"near":"Prototype","pattern":"^Prototype\\\\s*=\\\\s*\\\\{\\\\s*Version:\\\\s*%V"}]},{"name":"dojo","builds":["_base/kernel.js"],"files":["dojo","dojo.xd"],"code":[{"near":"flag:","before":90,"after":0,"pattern":"major:\\\\s*(?<major>\\\\d+),\\\\s*minor:\\\\s*(?<minor>\\\\d+),\\\\s*patch:\\\\s*(?<patch>\\\\d+),\\\\s*$"}]},{"name":"tinymce","files":["tinymce","tiny_mce"],"banners":["TinyMCE version "],"code":[{"near":"majorVersion","pattern":"^majorVersion\\\\s*:\\\\s*[\\"\'`](?<major>\\\\d+)[\\"\'`]\\\\s*,\\\\s*minorVersion\\\\s*:\\\\s*[\\"\'`](?<minor>\\\\d+)\\\\.(?<patch>\\\\d+)"}]},{"name":"ckeditor4","packages":["ckeditor4","ckeditor"],"files":["ckeditor","ckeditor4"],"code":[{"near":"timestamp:","pattern":"^timestamp:\\\\s*[\\"\'`][^\\"\'`]{1,20}[\\"\'`]\\\\s*,\\\\s*version:\\\\s*%V","requires":["CKEDITOR"]}]},{"name":"ckeditor5","files":["ckeditor5"],"code":[{"near":"CKEDITOR_VERSION","pattern":"CKEDITOR_VERSION\\\\s*=\\\\s*%V"}]},{"name":"select2","files":["select2","select2.full"],"banners":["Select2 "]},{"name":"datatables.net","files":["datatables.net","jquery.dataTables","datatables","dataTables"],"banners":["DataTables "],"code":[{"near":".version","pattern":"^\\\\.version\\\\s*=\\\\s*%V\\\\s*[,;][^]{0,60}?[\\\\w$]\\\\.settings\\\\s*=\\\\s*\\\\[\\\\]"},{"near":"_unique","pattern":"^_unique:\\\\s*0\\\\s*,\\\\s*version:\\\\s*%V"}]},{"name":"highlight.js","packages":["@highlightjs/cdn-assets","highlight.js"],"files":["highlight.js","highlight","highlight.pack"],"banners":["Highlight.js v","Highlight.js "],"code":[{"near":"versionString","pattern":"^versionString\\\\s*[=:]\\\\s*%I","requires":["hljs"]}]},{"name":"marked","files":["marked","marked.umd"],"banners":["marked v","marked - a markdown parser v"]},{"name":"showdown","files":["showdown"],"banners":["showdown v "]},{"name":"socket.io-client","files":["socket.io","socket.io-client","socket.io.slim"],"banners":["Socket.IO v","socket.io-client v","Socket.IO.js build:","Socket.IO.min.js build:"],"code":[{"near":".protocol","before":60,"pattern":"\\\\.version\\\\s*=\\\\s*%V\\\\s*[,;]\\\\s*%N\\\\.protocol\\\\s*=\\\\s*1(?!\\\\d)"}]},{"name":"markdown-it","files":["markdown-it"],"banners":["markdown-it "]},{"name":"video.js","files":["video.js","video","videojs"],"banners":["Video.js "],"code":[{"near":".VERSION","pattern":"^\\\\.VERSION\\\\s*=\\\\s*%I\\\\s*[,;][^]{0,60}?[\\\\w$]\\\\.options\\\\s*=","requires":["vjs-"]}]},{"name":"pdfjs-dist","files":["pdf","pdfjs","pdf.js","pdfjs-dist"],"code":[{"near":"apiVersion:","pattern":"^apiVersion:\\\\s*%I","requires":["GetDocRequest"]}]},{"name":"jszip","files":["jszip"],"banners":["JSZip v"],"carried":["3.2.0"],"code":[{"near":".version","pattern":"^\\\\.version\\\\s*=\\\\s*%V\\\\s*[,;]\\\\s*%N\\\\.loadAsync"}]},{"name":"plupload","files":["plupload","plupload.full","plupload.dev"],"banners":["Plupload - multi-runtime File Uploader\\n * v"],"carried":["2.3.6"],"code":[{"near":"STOPPED","before":40,"pattern":"VERSION\\\\s*:\\\\s*%V\\\\s*,[^]{0,30}?STOPPED\\\\s*:\\\\s*1"}]},{"name":"jplayer","files":["jplayer","jquery.jplayer"],"banners":["jPlayer "],"code":[{"near":"needFlash","before":60,"after":0,"pattern":"script:\\\\s*%V\\\\s*,\\\\s*$"}]},{"name":"mathjax","builds":["es5/tex-mml-chtml.js","tex-mml-chtml.js","MathJax.js"],"files":["mathjax","MathJax"],"code":[{"near":"MathJax.version","pattern":"^MathJax\\\\.version\\\\s*=\\\\s*%V"},{"near":".VERSION","pattern":"^\\\\.VERSION\\\\s*=\\\\s*void 0\\\\s*[,;]\\\\s*%N\\\\.VERSION\\\\s*=\\\\s*%V","requires":["MathJax"]}]},{"name":"quill","builds":["dist/quill.js","dist/quill.min.js"],"files":["quill"],"banners":["Quill Editor v"],"code":[{"near":".imports","before":40,"pattern":"\\\\.version\\\\s*=\\\\s*%V\\\\s*[,;]\\\\s*%N\\\\.imports"},{"near":".imports","before":90,"pattern":"\\\\.version\\\\s*=\\\\s*(?:false\\\\s*\\\\?\\\\s*[\\"\\\\\'`]dev[\\"\\\\\'`]\\\\s*:\\\\s*)%V\\\\s*[,;]\\\\s*%N\\\\.imports"},{"near":"static version","pattern":"^static version\\\\s*=\\\\s*%V\\\\s*;?\\\\s*static imports"}]},{"name":"summernote","files":["summernote","summernote-lite","summernote-bs4"],"banners":["Super simple wysiwyg editor v"],"code":[{"near":">Summernote ","pattern":"^>Summernote (?<v>\\\\d+\\\\.\\\\d+\\\\.\\\\d+)"}]},{"name":"ua-parser-js","files":["ua-parser","ua-parser-js"],"banners":["UAParser.js v"],"code":[{"near":"\\"?\\"","before":90,"after":4,"pattern":"=\\\\s*%V\\\\s*,\\\\s*%N\\\\s*=\\\\s*\\"\\"\\\\s*,\\\\s*%N\\\\s*=\\\\s*\\"\\\\?\\""},{"near":"\'?\'","before":110,"after":4,"pattern":"=\\\\s*%V\\\\s*,\\\\s*%N\\\\s*=\\\\s*\'\'\\\\s*,\\\\s*%N\\\\s*=\\\\s*\'\\\\?\'"},{"near":".BROWSER","before":60,"after":0,"pattern":"\\\\.VERSION\\\\s*=\\\\s*%I\\\\s*[,;]\\\\s*%N$"}]},{"name":"validator","files":["validator"],"code":[{"near":"toDate:","before":40,"after":60,"pattern":"version:\\\\s*%I\\\\s*,\\\\s*toDate:\\\\s*[\\\\w$.]+\\\\s*,\\\\s*toFloat"}]},{"name":"xlsx","files":["xlsx","xlsx.full","xlsx.core"],"code":[{"near":"1200","before":50,"after":2,"pattern":"\\\\.version\\\\s*=\\\\s*%V\\\\s*;\\\\s*var\\\\s+(?:%N\\\\s*,\\\\s*){0,4}%N\\\\s*=\\\\s*1200"}]},{"name":"bootstrap-table","files":["bootstrap-table"],"banners":["bootstrap-table - An extended table to integration with some of the most widely used CSS frameworks. (Supports Bootstrap, Semantic UI, Bulma, Material Design, Foundation)\\n  *\\n  * @version v"],"code":[{"near":"THEME:","before":40,"pattern":"VERSION:\\\\s*%I\\\\s*,\\\\s*THEME:","requires":["bootstrap-table"]},{"near":"THEME:","pattern":"^THEME:[^,]{1,60},\\\\s*VERSION:\\\\s*%I","requires":["bootstrap-table"]}]},{"name":"bootstrap-select","files":["bootstrap-select"],"banners":["Bootstrap-select v"],"code":[{"near":".BootstrapVersion","before":50,"pattern":"\\\\.VERSION\\\\s*=\\\\s*%V[,;]\\\\s*%N\\\\.BootstrapVersion"},{"near":"noneSelectedText","before":420,"after":0,"pattern":"\\\\.VERSION\\\\s*=\\\\s*%V\\\\s*[,;](?:\\\\s|//[^\\\\n]{0,200}\\\\n){0,100}%N\\\\.DEFAULTS\\\\s*=\\\\s*\\\\{\\\\s*$"}]},{"name":"sweetalert2","files":["sweetalert2","sweetalert2.all"],"banners":["sweetalert2 v"],"carried":["8.19.0","9.17.2","10.16.7"],"code":[{"near":".DismissReason","after":90,"pattern":"^\\\\.DismissReason\\\\s*=\\\\s*%N[,;]\\\\s*%N\\\\.version\\\\s*=\\\\s*%V"},{"near":"Sweetalert2.version","pattern":"^Sweetalert2\\\\.version\\\\s*=\\\\s*%V"}]},{"name":"swfobject","files":["swfobject"],"banners":["SWFObject v"]},{"name":"nunjucks","files":["nunjucks"],"banners":["(nunjucks ","Browser bundle of nunjucks "]},{"name":"mermaid","files":["mermaid"],"code":[{"near":"\\"name\\":\\"mermaid\\"","pattern":"^\\"name\\":\\"mermaid\\",\\"version\\":%V"},{"near":"renderer.draw(","pattern":"^renderer\\\\.draw\\\\([^()\\"\\\\\'`]{1,60},\\\\s*%V\\\\s*,"},{"near":"Object.freeze(","before":60,"after":0,"pattern":"=\\\\s*%V\\\\s*[,;]\\\\s*(?:(?:const|var|let)\\\\s+)?%N\\\\s*=\\\\s*$","requires":["sequenceDiagram","stateDiagram"]}]},{"name":"katex","files":["katex"],"code":[{"near":"renderToString","before":70,"after":0,"pattern":"\\\\{\\\\s*version:\\\\s*%V\\\\s*,\\\\s*render:\\\\s*%N\\\\s*,\\\\s*$"},{"near":"renderToString","before":600,"after":0,"pattern":"\\\\{[^{}]{0,200}?(?:version:\\\\s*%I|(?<id2>version))\\\\s*,[^{}]{0,200}?render\\\\b[^{}]{0,160}$","requires":["katex-"]}]},{"name":"svelte","packages":[],"files":[],"code":[{"near":"Object.assign({","pattern":"^Object\\\\.assign\\\\(\\\\{\\\\s*version:\\\\s*%V\\\\s*\\\\}\\\\s*,\\\\s*%N\\\\)\\\\s*,\\\\s*(?:true|!0)","requires":["svelte"]}]},{"name":"vuex","files":["vuex"],"banners":["vuex v"],"carried":["2.1.2"],"code":[{"near":"mapState","before":60,"after":2,"pattern":"install:\\\\s*%N\\\\s*,\\\\s*version:\\\\s*%V\\\\s*,\\\\s*mapState"},{"near":"storeKey","before":60,"after":0,"pattern":"version:\\\\s*%V\\\\s*,\\\\s*Store:\\\\s*%N\\\\s*,\\\\s*$"}]},{"name":"swagger-ui-dist","files":["swagger-ui","swagger-ui-bundle","swagger-ui-dist"],"code":[{"near":"-swagger-oss","before":60,"after":0,"pattern":",\\\\s*%N\\\\s*=\\\\s*%V\\\\s*,\\\\s*%N\\\\s*=\\\\s*[\\"\'`]\\\\w+$"},{"near":" GMT\\"","before":90,"after":0,"pattern":"[\\"\'`]g[0-9a-f]{7,9}[\\"\'`]\\\\s*,\\\\s*%N\\\\s*=\\\\s*%V\\\\s*,\\\\s*%N\\\\s*=\\\\s*[\\"\'`][^\\"\'`]{0,40}$","requires":["swagger-ui"]},{"near":"PACKAGE_VERSION:","pattern":"^PACKAGE_VERSION:\\\\s*%V\\\\s*,\\\\s*GIT_COMMIT"},{"near":" GMT\\"","before":220,"after":0,"pattern":"[\\"\\\\\'`]g[0-9a-f]{7,9}[\\"\\\\\'`]\\\\s*,\\\\s*%N\\\\s*=\\\\s*%V\\\\s*,\\\\s*%N\\\\s*=\\\\s*[\\"\\\\\'`][^\\"\\\\\'`]{1,60}[\\"\\\\\'`]\\\\s*,\\\\s*%N\\\\s*=\\\\s*[\\"\\\\\'`][^\\"\\\\\'`]{0,40}$","requires":["swagger-ui"]},{"near":"gitRevision","before":60,"after":0,"pattern":"version:\\\\s*%I\\\\s*,\\\\s*$"}]},{"name":"requirejs","files":["require","requirejs"],"banners":["@license RequireJS ","RequireJS "],"code":[{"near":"[\\\\s\\\\S]*?\\\\*\\\\/","before":60,"pattern":"=\\\\s*%V\\\\s*,\\\\s*%N\\\\s*=\\\\s*/\\\\\\\\/\\\\\\\\\\\\*\\\\[","requires":["requirejs"]},{"near":"([\\\\s\\\\S]*?)\\\\*\\\\/","before":70,"after":0,"pattern":"=\\\\s*%V\\\\s*,\\\\s*%N\\\\s*=\\\\s*/[^\\\\n]{0,12}$","requires":["requirejs"]}]},{"name":"mootools","files":["mootools","mootools-core"],"code":[{"near":"MooTools","pattern":"^MooTools\\\\s*=\\\\s*\\\\{\\\\s*version:\\\\s*%V"}]},{"name":"zeroclipboard","files":["zeroclipboard","ZeroClipboard"],"banners":["ZeroClipboard\\n * The ZeroClipboard library provides an easy way to copy text to the clipboard using an invisible Adobe Flash movie and a JavaScript interface.\\n"],"code":[{"near":"\\"version\\"","pattern":"^\\"version\\"\\\\s*,\\\\s*\\\\{\\\\s*value:\\\\s*%V","requires":["ZeroClipboard"]},{"near":".version","after":500,"pattern":"^\\\\.version\\\\s*=\\\\s*%V\\\\s*[,;](?:\\\\s|/\\\\*(?:[^*]|\\\\*+[^*/]){0,300}\\\\*+/){0,100}%N\\\\.config\\\\s*=\\\\s*function","requires":["ZeroClipboard"]}]},{"name":"froala-editor","files":["froala_editor","froala-editor"],"banners":["froala_editor v"],"code":[{"near":"OPTS_MAPPING","before":60,"after":0,"pattern":"VERSION:\\\\s*%V\\\\s*,\\\\s*INSTANCES"}]},{"name":"trix","files":["trix"],"code":[{"near":"Trix","pattern":"^Trix\\\\s*=\\\\s*\\\\{\\\\s*VERSION:\\\\s*%V"},{"near":"[data-trix-attachment]","before":60,"after":0,"pattern":"=\\\\s*%V\\\\s*[,;]\\\\s*(?:(?:var|const|let)\\\\s+)?%N\\\\s*=\\\\s*[\\"\\\\\'`]$"},{"near":"A rich text editor for everyday writing","before":60,"after":0,"pattern":"version\\\\s*=\\\\s*%V\\\\s*[,;]\\\\s*(?:var\\\\s+)?%N\\\\s*=\\\\s*[\\"\\\\\'`]$"},{"near":"VERSION:","pattern":"^VERSION:\\\\s*%I\\\\s*,\\\\s*config:","requires":["data-trix-attachment"]}]},{"name":"htmx.org","files":["htmx","htmx.org"],"code":[{"near":"wsBinaryType","after":120,"pattern":"version:\\\\s*%V\\\\s*\\\\}","requires":["hx-get"]},{"near":"parseInterval:","after":1400,"pattern":"^parseInterval:[^]{0,1200}?[,\\\\s]version:\\\\s*%V\\\\s*\\\\}","requires":["htmx-indicator"]},{"near":"createWebSocket:","after":500,"pattern":"^createWebSocket:[^]{0,400}?[,\\\\s]version:\\\\s*%V\\\\s*\\\\}"},{"near":"logAll","before":80,"after":0,"pattern":"\\\\.version\\\\s*=\\\\s*%V\\\\s*[,;]?\\\\s*this\\\\.config\\\\s*=\\\\s*\\\\{\\\\s*$"}]},{"name":"alpinejs","files":["alpine","alpinejs"],"code":[{"near":"pauseMutationObserver","before":40,"after":0,"pattern":"\\\\{\\\\s*version:\\\\s*%V\\\\s*,\\\\s*$"},{"near":"get raw()","after":320,"pattern":"^get raw\\\\(\\\\)[^]{0,240}?[,\\\\s]version:\\\\s*%V","requires":["mapAttributes"]}]},{"name":"@fancyapps/fancybox","files":["jquery.fancybox","fancybox"],"banners":["fancyBox v"],"carried":["3.0.47"],"code":[{"near":".fancybox","pattern":"^\\\\.fancybox\\\\s*=\\\\s*\\\\{\\\\s*version:\\\\s*%V"}]},{"name":"jstree","files":["jstree"],"banners":["jsTree - v"],"code":[{"near":".jstree","pattern":"^\\\\.jstree\\\\s*=\\\\s*\\\\{[^]{0,300}?version\\\\s*:\\\\s*%V"}]},{"name":"highcharts","files":["highcharts","highstock","highmaps"],"banners":["Highcharts JS v"],"carried":["5.0.14"],"code":[{"near":"product:","pattern":"^product:\\\\s*[\\"\'`]Highcharts[\\"\'`]\\\\s*,\\\\s*version:\\\\s*%V"},{"near":".product","pattern":"^\\\\.product\\\\s*=\\\\s*[\\"\\\\\'`]Highcharts[\\"\\\\\'`]\\\\s*[,;]\\\\s*%N\\\\.version\\\\s*=\\\\s*%V"}]},{"name":"leaflet","files":["leaflet"],"banners":["Leaflet "],"code":[{"near":".version","pattern":"^\\\\.version\\\\s*=\\\\s*%I\\\\s*[,;]\\\\s*%N\\\\.Control\\\\s*="},{"near":".version","pattern":"\\\\.version\\\\s*=\\\\s*%I\\\\s*[,;]\\\\s*%N\\\\.(?:noConflict|videoOverlay)\\\\s*=","requires":["leaflet-container"]},{"near":"version:","before":12,"pattern":"=\\\\s*\\\\{\\\\s*version:\\\\s*%V\\\\s*\\\\}\\\\s*[;,]\\\\s*(?:[\\"\\\\\'`]object[\\"\\\\\'`]\\\\s*===?\\\\s*typeof module|function %N\\\\(\\\\)\\\\s*\\\\{\\\\s*var %N\\\\s*=\\\\s*window\\\\.L)","requires":["leaflet-container"]},{"near":".version","before":24,"after":260,"pattern":"\\\\{\\\\}\\\\s*[;,]\\\\s*%N\\\\.version\\\\s*=\\\\s*%V\\\\s*[,;](?:\\\\s|//[^\\\\n]{0,200}\\\\n){0,100}(?:if\\\\s*\\\\(\\\\s*)?(?:[\\"\\\\\'`]object[\\"\\\\\'`]\\\\s*===?\\\\s*typeof module|typeof module\\\\s*===?\\\\s*[\\"\\\\\'`]object)","requires":["leaflet-container"]}]},{"name":"echarts","files":["echarts"],"carried":["2.2.7"],"code":[{"near":".dependencies","before":40,"pattern":"\\\\.version\\\\s*=\\\\s*%I\\\\s*[,;]\\\\s*%N\\\\.dependencies\\\\s*=\\\\s*\\\\{\\\\s*zrender"},{"near":"zrender:","before":60,"after":0,"pattern":"=\\\\s*%V\\\\s*[,;]\\\\s*(?:(?:var|const|let)\\\\s+)?%N\\\\s*=\\\\s*\\\\{\\\\s*$"},{"near":".zrUtil","before":60,"after":0,"pattern":"\\\\.version\\\\s*=\\\\s*%I\\\\s*[,;]\\\\s*%N$"}]},{"name":"next","packages":[],"files":[],"code":[{"near":"window.next","pattern":"^window\\\\.next\\\\s*=\\\\s*\\\\{\\\\s*version:\\\\s*%I"}]},{"name":"extjs","packages":[],"files":["ext-all","ext-base","extjs"],"code":[{"near":"Ext","pattern":"^Ext\\\\s*=\\\\s*\\\\{\\\\s*version\\\\s*:\\\\s*%V"}]},{"name":"core-js","packages":["core-js-bundle"],"builds":["minified.js","index.js"],"files":["core-js","core"],"code":[{"near":"mode:","before":60,"after":0,"pattern":"\\\\.push\\\\(\\\\{\\\\s*version:\\\\s*%V\\\\s*,\\\\s*$"}]},{"name":"fullpage.js","files":["fullpage","jquery.fullpage"],"banners":["fullPage "],"carried":["2.9.6","3.0.8","3.1.1"],"code":[{"near":".setAutoScrolling","before":40,"after":0,"pattern":"\\\\.version\\\\s*=\\\\s*%V[,;]\\\\s*%N$"}]},{"name":"bootbox","files":["bootbox"],"banners":["bootbox.js ","bootbox.js [v"],"carried":["5.0.0"],"code":[{"near":"CANCEL","before":170,"after":0,"pattern":"VERSION\\\\s*=\\\\s*%I\\\\s*[,;]\\\\s*(?:let|var|const)?\\\\s*%N\\\\s*=\\\\s*\\\\{\\\\s*[\\"\\\\\'`]?en[\\"\\\\\'`]?\\\\s*:\\\\s*\\\\{\\\\s*OK\\\\s*:\\\\s*[\\"\\\\\'`]OK[\\"\\\\\'`]\\\\s*,\\\\s*$"}]},{"name":"blueimp-file-upload","files":["jquery.fileupload"],"banners":["jQuery File Upload Plugin "]},{"name":"swiper","files":["swiper","swiper-bundle"],"banners":["Swiper "]},{"name":"prismjs","files":["prism","prismjs"],"banners":["PrismJS "]}]}');
const LIBRARY_FINGERPRINTS = library_fingerprints_namespaceObject.G6;
const LIBRARIES_DATE = library_fingerprints_namespaceObject.p6;
},
86837: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BE: () => provenExposures,
H0: () => sightingOf
});
var _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91069);
var _web_download_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63912);
var _signatures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11324);
function sightingOf(attempt, signature, path) {
if (!(0, _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_1__.m_)(attempt) || attempt.response.status !== 200) return null;
if (!Object.hasOwn(_signatures_js__WEBPACK_IMPORTED_MODULE_0__.eh, signature)) return null;
return _signatures_js__WEBPACK_IMPORTED_MODULE_0__.eh[signature](attempt.response, path);
}
function siblingDiffers(sibling, signature, path) {
if (sibling === null) return false;
if (!(0, _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_1__.m_)(sibling)) return ![ "budget", "blocked" ].includes(sibling.failure.code);
return sightingOf(sibling, signature, path) === null;
}
function isMeantAsDownload({isPublicDownload: isPublicDownload, attempt: attempt}) {
return isPublicDownload === true || (0, _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_1__.m_)(attempt) && (0, 
_web_download_js__WEBPACK_IMPORTED_MODULE_2__.p)(attempt.response);
}
function provenExposures(probes, family) {
return probes.flatMap(probe => {
if (probe.family !== family) return [];
const sighting = sightingOf(probe.attempt, probe.signature, probe.path);
if (sighting?.isPublishable === true && isMeantAsDownload(probe)) return [];
if (sighting === null || !siblingDiffers(probe.sibling, probe.signature, probe.path)) return [];
return [ {
probe: probe,
sighting: sighting,
url: probe.attempt.request.url
} ];
});
}
},
11324: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
cn: () => FILES,
eh: () => SIGNATURES,
Ap: () => familyOf,
Y: () => ruleOf,
fD: () => rulesOf
});
var exposure_rules = __webpack_require__(91091);
var built_in_pattern = __webpack_require__(19748);
var sight = __webpack_require__(70598);
var directory_listing = __webpack_require__(79624);
var external_node_zlib_ = __webpack_require__(38522);
var signature = __webpack_require__(23592);
const ENTRIES_MAX = 1e3;
const NAME_BYTES_MAX = 1024;
const PRIVATE_ENTRY = /(?:^|\/)(?:\.git\/|(?:\.env(?:\.\w+)?|\.htpasswd|\.npmrc|wp-config\.php|config(?:uration)?(?:\.inc)?\.php|settings\.py|web\.config|appsettings[\w.]*\.json|database\.yml|secrets?\.\w+|credentials(?:\.\w+)?|id_(?:rsa|ecdsa|ed25519)|[^/]*\.(?:pem|key|pfx|p12|jks|kdbx|sql|sqlite3?|db|bak))$)/i;
const anyArchive = ({body: body}) => {
const archive = zipOf(body) ?? tarOf(body) ?? archiveByMagic(body);
if (archive === null) return null;
const {kind: kind, entries: entries} = archive;
const [first] = entries;
return {
proof: `The file is a ${kind} archive${first === undefined ? "." : `, its first entry is ${(0, 
signature.hD)(first)}`}`,
...first === undefined ? {} : {
quote: [ first ]
},
...entries.some(name => PRIVATE_ENTRY.test(name)) ? {} : {
isPublishable: true
}
};
};
function zipOf(body) {
const entries = [];
for (let at = 0; at !== -1 && entries.length < ENTRIES_MAX; at = body.indexOf("PK", at + 4)) {
const name = zipEntry(body, at);
if (name !== null) entries.push(name); else if (at === 0) return null;
}
return {
kind: "zip",
entries: entries
};
}
function zipEntry(body, at) {
if (at + 30 > body.length || body.readUInt32LE(at) !== 67324752) return null;
const length = body.readUInt16LE(at + 26);
const name = body.toString("utf8", at + 30, Math.min(at + 30 + length, body.length));
return length === 0 || length > NAME_BYTES_MAX || /[\u0000-\u001f]/.test(name) ? null : name;
}
function tarOf(body) {
const tar = isGzip(body) ? startOfGzip(body) : body;
if (tar === null || tar.length < 512 || !hasChecksum(tar)) return null;
const entries = [];
for (let at = 0; at + 512 <= tar.length && entries.length < ENTRIES_MAX; ) {
const size = octal(tar, at + 124, at + 136);
const name = tar.toString("utf8", at, at + 100).split("\0")[0] ?? "";
if (name === "" || !Number.isSafeInteger(size) || size < 0) break;
entries.push(name);
at += 512 + Math.ceil(size / 512) * 512;
}
return {
kind: "tar",
entries: entries
};
}
function hasChecksum(tar) {
let sum = 0;
for (let index = 0; index < 512; index++) sum += index >= 148 && index < 156 ? 32 : tar[index] ?? 0;
return octal(tar, 148, 156) === sum;
}
function octal(tar, from, until) {
return Number.parseInt(tar.toString("latin1", from, until).replace(/[\0 ]+/g, ""), 8);
}
function archiveByMagic(body) {
const start = body.toString("latin1", 0, 8);
const kind = start.startsWith("7z¼¯'") ? "7z" : start.startsWith("Rar!") ? "RAR" : null;
return kind === null ? null : {
kind: kind,
entries: []
};
}
function isGzip(body) {
return body.length >= 18 && body[0] === 31 && body[1] === 139;
}
function startOfGzip(body) {
if (!isGzip(body)) return null;
try {
return (0, external_node_zlib_.gunzipSync)(body.subarray(0, 4096), {
finishFlush: 2,
maxOutputLength: 8 * 1024 * 1024
}).subarray(0, 65536);
} catch {
return null;
}
}
const STATEMENT = /^(?:create\s+(?:table|database|schema|index|unique|role|user|extension|sequence|view|temporary)|insert\s+into|drop\s+table|lock\s+tables|copy\s+\S.*\sfrom\s+stdin|alter\s+table|set\s+[\w@.]+\s*(?:=|to\b)|begin(?:\s+transaction)?\s*;|use\s+[`"\w]+\s*;|pragma\s+\w+|select\s+pg_catalog|grant\s+\w+)/i;
const DUMP_HEADER = /^(?:--|\/\*|#)\s*.{0,20}\b(?:dump|pgsql|mysql|mariadb|postgresql|phpmyadmin|sqlite)\b/i;
const DATA_STATEMENT = /^(?:insert\s+into\s.*\bvalues\b|copy\s.*\sfrom\s+stdin)/i;
function sqlDump(text) {
if ((0, signature._6)(text)) return null;
const lines = (0, signature.Dx)(text).filter(line => line.trim() !== "");
const [first = ""] = lines;
if (!/^\s*(?:--|\/\*|#)/.test(first) && !STATEMENT.test(first.trim())) return null;
const statements = lines.filter(line => STATEMENT.test(line.trim()));
const header = lines.slice(0, 10).find(line => DUMP_HEADER.test(line.trim()));
const [statement] = statements;
if (statement === undefined) return null;
const hasPrivateData = showsPrivateData(dataOf(lines));
if (statements.length === 1 && header === undefined && !(hasPrivateData && DATA_STATEMENT.test(statement.trim()))) return null;
const tables = new Set(statements.flatMap(line => /(?:table|into|copy)\s+(?:if\s+(?:not\s+)?exists\s+)?([`"\w.]{1,80})/i.exec(line)?.[1] ?? []));
const named = [ ...tables ].slice(0, 3).map(name => (0, signature.hD)(name.replace(/[`"]/g, ""), 40));
const kind = header === undefined ? "SQL statements" : (0, signature.hD)(header.replace(/^[-/*#\s]+/, ""), 60);
return {
words: `${kind}${named.length > 0 ? `, tables ${named.join(", ")}` : ""}`,
isPublishable: !hasPrivateData && !namesPrivateData(namesIn(statements, lines)),
quote: [ header, statements.find(line => /^\s*(?:create|drop)\s/i.test(line))?.slice(0, 80) ].filter(line => line !== undefined)
};
}
const sqlText = response => {
const seen = sqlDump((0, signature.b6)(response));
return seen === null ? null : asSighting("The file is a database dump", seen);
};
function namesIn(statements, lines) {
const heads = statements.filter(line => !/^\s*set\b/i.test(line)).map(line => line.split(/\bvalues\b/i, 1)[0]);
const columns = lines.filter(line => /^\s+[`"[]?\w{1,60}[`"\]]?\s+\w/.test(line)).map(line => line.slice(0, 80));
return [ ...heads, ...columns ].join("\n");
}
function dataOf(lines) {
return lines.filter(line => !/^\s*(?:--|\/\*|\*|#)/.test(line)).join("\n");
}
function asSighting(what, {words: words, isPublishable: isPublishable, quote: quoted}) {
return {
proof: `${what}: ${words}`,
quote: quoted,
...isPublishable ? {
isPublishable: isPublishable
} : {}
};
}
const sqlGzip = (response, path) => {
if (!isGzip(response.body)) return sqlText(response, path);
const text = startOfGzip(response.body);
const seen = text === null ? null : sqlDump(text.toString("utf8"));
return seen === null ? null : asSighting("The file is a compressed database dump", seen);
};
const sqliteFile = ({body: body}) => {
if (body.toString("latin1", 0, 16) !== "SQLite format 3\0") return null;
const start = body.toString("latin1", 0, 65536);
const tables = [ ...start.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?["'`[]?(\w{1,60})/gi) ].map(match => match[1] ?? "");
const named = [ ...new Set(tables) ].slice(0, 4).join(", ");
const columns = [ ...start.matchAll(/CREATE TABLE [^()]{1,100}\(([^\0]{0,2000})/gi) ].map(match => match[1] ?? "");
const isPublishable = tables.length > 0 && !namesPrivateData([ ...tables, ...columns ].join(" ")) && !showsPrivateData(start);
return {
proof: `The file is an SQLite database${named === "" ? "" : ` with the tables ${named}`}.`,
quote: [ "SQLite format 3" ],
...isPublishable ? {
isPublishable: isPublishable
} : {}
};
};
const heapDump = ({body: body}) => {
const start = isGzip(body) ? startOfGzip(body) : body;
if (start === null || !start.toString("latin1", 0, 18).startsWith("JAVA PROFILE 1.0.")) return null;
return {
proof: "The response is a Java heap dump (HPROF): the memory of the application.",
quote: [ "JAVA PROFILE 1.0." ]
};
};
const PRIVATE_WORD = /(?:^|[^a-z])(?:users?|accounts?|customers?|members?|clients?|employees?|patients?|persons?|people|admins?|orders?|sessions?|payments?|invoices?|credentials?|passw(?:or)?d[a-z]*|pwd|e?mails?|phones?|ssn|iban|secrets?|tokens?|api_?keys?)(?![a-z])/i;
const ADDRESS = /(?<![\w.+-])[\w.+-]{1,64}@[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9-]{1,63}){0,6}\.[a-z]{2,24}\b/i;
const PASSWORD_HASH = /\$2[abxy]\$\d\d\$[./A-Za-z0-9]{53}|\$(?:5|6|7|y)\$[^\s'",]{30}|\$argon2(?:id?|d)\$v=|\b(?:pbkdf2_sha\d+|bcrypt_sha256|scrypt)\$\S{20}|\$[PH]\$[./A-Za-z0-9]{31}/;
function namesPrivateData(names) {
return PRIVATE_WORD.test(names.replace(/([a-z\d])([A-Z])/g, "$1_$2"));
}
function showsPrivateData(data) {
return ADDRESS.test(data) || PASSWORD_HASH.test(data);
}
var data_names = __webpack_require__(27519);
var entropy = __webpack_require__(23003);
var quote = __webpack_require__(39226);
var secrets = __webpack_require__(52757);
const ASSIGNMENT = /^(?:export\s+)?([A-Za-z_][A-Za-z0-9_.]{0,120})\s*=(.*)$/s;
const VARIABLE_NAME = /^[A-Z][A-Z0-9_]*$|^[a-z][a-z0-9_.]*$/;
const PUBLIC_NAME = /publi(?:c|shable)/i;
const WEAK = /^(?:\d{1,5}|secret|password|pass|root|admin|test)$/i;
const NO_VALUE = /^(?:|null|none|true|false|example)$|x{3}/i;
const environmentFile = (response, path) => {
const text = (0, signature.b6)(response);
if ((0, signature._6)(text) || text.includes("\0")) return null;
const lines = (0, signature.Dx)(text).filter(line => line.trim() !== "" && !/^\s*[#;]/.test(line));
const pairs = lines.flatMap(assignmentIn);
const [first] = pairs;
if (first !== undefined && lines.length === 1) return onlyVariable(first, path);
if (pairs.length < 2 || pairs.length < lines.length * .8) return null;
if (pairs.filter(({name: name}) => VARIABLE_NAME.test(name)).length < 2) return null;
const isTemplate = (0, signature.RN)(path);
const secrets = pairs.filter(({name: name, value: value}) => (0, data_names.cP)("environment-secret", name) && isReal(value) && !(isTemplate && WEAK.test(value)));
if (isTemplate && secrets.length === 0) return null;
const shown = secrets.slice(0, 3).map(({name: name, value: value}) => `${(0, signature.hD)(name, 40)}=${(0, 
quote.dK)(value)}`);
const names = pairs.slice(0, 5).map(({name: name}) => (0, signature.hD)(name, 40));
const quoted = [ `${(secrets[0] ?? first)?.name}=` ];
if (shown.length > 0) return {
proof: `${pairs.length} variables are readable, with secrets: ${shown.join(", ")}`,
quote: quoted
};
const proof = `${pairs.length} variables are readable, among them ${names.join(", ")}`;
return {
proof: proof,
quote: quoted,
severity: "medium",
isPublishable: true
};
};
function onlyVariable({name: name, value: value, line: line}, path) {
const isShell = /^(?:export\s+)?[A-Z][A-Z0-9_]*=(?:["']|\S+$|\S+\s+#)/.test(line) && !line.endsWith(";");
const isForm = /&\w+=/.test(value) && !/^[a-z][a-z0-9+.-]*:\/\//i.test(value);
const isSecretName = (0, data_names.cP)("environment-secret", name) && !PUBLIC_NAME.test(name) && isShell;
if (isForm || !isReal(value) || (0, signature.RN)(path) && WEAK.test(value)) return null;
if (!isSecretName && !(VARIABLE_NAME.test(name) && (0, secrets.d)(line).length > 0)) return null;
return {
proof: `One variable is readable, a secret: ${(0, signature.hD)(name, 40)}=${(0, 
quote.dK)(value)}`,
quote: [ `${name}=` ]
};
}
function isReal(value) {
return !NO_VALUE.test(value) && !(0, entropy.Qf)(value);
}
function assignmentIn(line) {
const bare = line.trim();
const match = ASSIGNMENT.exec(bare);
return match === null ? [] : [ {
name: match[1] ?? "",
value: unquote((match[2] ?? "").trim()),
line: bare
} ];
}
function unquote(value) {
const mark = value[0];
if (mark === '"' || mark === "'") {
for (const end of [ value.indexOf(mark, 1), value.lastIndexOf(mark) ]) {
const rest = value.slice(end + 1).trimStart();
if (end > 0 && (rest === "" || rest.startsWith("#"))) return value.slice(1, end);
}
}
return value.replace(/\s#.*/s, "").trim();
}
const FILES = exposure_rules.c;
const PROGRAMS = {
environment: [ "env", environmentFile ],
sql: [ "database-dump", sqlText ],
"sql-gzip": [ "database-dump", sqlGzip ],
sqlite: [ "database-dump", sqliteFile ],
"heap-dump": [ "database-dump", heapDump ],
archive: [ "backup-source", anyArchive ],
listing: [ "directory-listing", directory_listing.E ]
};
const RULES = Object.entries(FILES).flatMap(([family, {rules: rules = {}}]) => Object.entries(rules).map(([name, rule]) => ({
name: name,
family: family,
rule: rule
})));
function rulesOf(family) {
return RULES.filter(one => one.family === family);
}
const BY_NAME = new Map(RULES.map(({name: name, rule: rule}) => [ name, rule ]));
function ruleOf(name) {
return BY_NAME.get(name);
}
const FAMILIES = new Map([ ...RULES.map(({name: name, family: family}) => [ name, family ]), ...Object.entries(PROGRAMS).map(([name, [family]]) => [ name, family ]) ]);
function familyOf(name) {
const family = FAMILIES.get(name);
if (family === undefined) throw new Error(`no family for ${name}`);
return family;
}
const SIGNATURES = Object.fromEntries([ ...Object.entries(PROGRAMS).map(([name, [, signature]]) => [ name, signature ]), ...RULES.map(({name: name, rule: rule}) => [ name, (0, 
sight.yK)(rule, built_in_pattern.k) ]) ]);
},
20936: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
G: () => leaksOf
});
var http = __webpack_require__(91069);
var html_document = __webpack_require__(55157);
var secrets = __webpack_require__(52757);
const leak_patterns_namespaceObject = JSON.parse('{"rT":{"javaFrame":"at (?:[\\\\w$]{1,60}[./]){1,15}[\\\\w$<>]{1,80}\\\\((?:[\\\\w$]{1,80}\\\\.(?:java|kt|scala|groovy|jsp)(?::\\\\d{1,6})?|Native Method|Unknown Source|<generated>)\\\\)","nodeFrame":"at (?:(?:async |new )?[\\\\w$.<>\\\\[\\\\] ]{1,120} \\\\()?(?:file:\\\\/\\\\/|node:|webpack-internal:|[A-Za-z]:\\\\\\\\|\\\\/|internal\\\\/)[^\\\\s():]{1,300}:\\\\d{1,6}:\\\\d{1,6}\\\\)?","netFrame":"at (?:[\\\\w$<>\\\\x60]{1,80}\\\\.){1,20}\\\\.?[\\\\w$<>\\\\x60]{1,80}\\\\([^()\\\\n]{0,300}\\\\)(?: in (?:[A-Za-z]:)?[^\\\\n:]{1,300}:line \\\\d{1,6})?","bareJavaFrame":"\\\\n[ \\\\t]{1,8}(?:[\\\\w.]{1,60}\\\\/)?(?:[\\\\w$]{1,60}\\\\.){2,15}[\\\\w$<>]{1,80}\\\\([\\\\w$]{1,80}\\\\.(?:java|kt|scala|groovy):\\\\d{1,6}\\\\)","dumpedEnd":"\\\\\\\\n[\'\\"] \\\\+\\\\s{1,20}[\'\\"]\\\\s{1,10}","gap":"\\\\s{1,40}(?:\\\\S[^\\\\n]{0,200}\\\\n\\\\s{0,40}){0,2}?"},"d7":[{"kind":"Java stack trace","hints":["at "],"pattern":"%javaFrame%%gap%%javaFrame%"},{"kind":"Java stack trace","hints":[".java:",".kt:",".scala:",".groovy:"],"pattern":"%bareJavaFrame%%bareJavaFrame%"},{"kind":"Java exception","hints":["Exception","Error"],"pattern":"(?:^|[\\\\s>])(?:[a-z]\\\\w{0,40}\\\\.){2,8}[A-Z]\\\\w{2,60}(?:Exception|Error)(?:(?::[^\\\\n]{0,300})?[ \\\\t\\\\r]{0,3}\\\\n\\\\s{0,40}|:[^\\\\n]{0,300}\\\\s|[ \\\\t]{1,8})at (?:[\\\\w$]{1,60}\\\\.){2,15}"},{"kind":"Node.js stack trace","hints":["at "],"pattern":"%nodeFrame%(?:\\\\s{1,40}|%dumpedEnd%)%nodeFrame%"},{"kind":"Node.js stack trace","hints":["Error: "],"pattern":"\\\\b[A-Z]\\\\w{0,40}Error: [^\\\\n]{1,300}\\\\n[ \\\\t]{1,20}at (?:(?:async |new )?[\\\\w$.<>[\\\\] ]{1,120} \\\\()?[\\\\w@+./-]{1,300}\\\\.[cm]?[jt]sx?:\\\\d{1,6}:\\\\d{1,6}\\\\)?"},{"kind":".NET stack trace","hints":["at "],"pattern":"(?:\\\\bSystem\\\\.|Exception|Microsoft\\\\.)(?:[^\\\\n]{0,400}\\\\n\\\\s{0,40}|[^\\\\n]{0,150}\\\\s)%netFrame%\\\\s{1,40}(?:%netFrame%|--- End of)"},{"kind":".NET stack trace","hints":["Exception","Stack Trace:"],"pattern":"\\\\[\\\\w{3,60}Exception(?: \\\\(0x[0-9a-f]{1,8}\\\\))?: [^\\\\]]{0,400}\\\\]\\\\s{1,20}(?:[\\\\w.<>`]{3,160}\\\\([^()\\\\n]{0,200}\\\\)|\\\\S[^\\\\n]{0,199}\\\\+\\\\d{1,8})"},{"kind":"Python traceback","hints":["Traceback (most recent call last)"],"pattern":"Traceback \\\\(most recent call last\\\\):\\\\s{1,40}(?:\\\\S[^\\\\n]{0,60}\\\\n\\\\s{0,40}){0,3}?File \\"[^\\"\\\\n]{1,300}\\", line \\\\d{1,6}"},{"kind":"PHP error","hints":[" on line "],"pattern":"(?:Fatal error|Parse error|Warning|Notice|Deprecated|Recoverable fatal error|Catchable fatal error)\\\\s{0,4}:\\\\s{1,4}[^\\\\n]{1,500}?\\\\sin\\\\s{1,4}(?:\\\\/|[A-Za-z]:\\\\\\\\|phar:)[^\\\\s:]{1,300}(?:\\\\([\\\\d]{1,6}\\\\)\\\\s:\\\\s[^\\\\n]{1,60}?)?\\\\s{1,4}on line\\\\s{1,4}\\\\d{1,6}"},{"kind":"PHP stack trace","hints":["#0 "],"pattern":"(?:Stack trace:\\\\s{1,20})#0 (?:\\\\/|[A-Za-z]:\\\\\\\\|\\\\[internal function\\\\]|\\\\{main\\\\})[^\\\\n]{0,300}|#0 \\\\/[^\\\\s(]{1,300}\\\\.php\\\\(\\\\d{1,6}\\\\): [^\\\\n]{1,300}(?:\\\\n\\\\s{0,20}|\\\\s)#1 "},{"kind":"Ruby backtrace","hints":[".rb:"],"pattern":"[\\\\w./+-]{1,200}\\\\.rb:\\\\d{1,6}:in [\'`‘][^\'\\\\n]{1,120}[\'’]\\\\s{1,40}(?:from )?[\\\\w./+-]{1,200}\\\\.rb:\\\\d{1,6}:in [\'`‘]"},{"kind":"Go panic","hints":["goroutine "],"pattern":"goroutine \\\\d{1,9} \\\\[[\\\\w ,]{1,60}\\\\]:\\\\s{1,20}(?:\\\\S[^\\\\n]{0,300}\\\\n\\\\s{0,20})?\\\\S[^\\\\n]{0,600}?\\\\.go:\\\\d{1,6}"},{"kind":"Rust panic","hints":["panicked at"],"pattern":"thread \'[^\'\\\\n]{1,80}\'(?: \\\\(\\\\d{1,9}\\\\))? panicked at [^\\\\n]{0,500}?[\\\\w/.-]\\\\.rs:\\\\d{1,6}:\\\\d{1,6}"},{"kind":"Perl error","hints":[" line "],"pattern":" at (?:\\\\/|[A-Za-z]:\\\\\\\\)[\\\\w./\\\\\\\\-]{1,200}\\\\.(?:pl|pm|cgi|t) line \\\\d{1,6}[.,]"},{"kind":"Elixir stack trace","hints":[".ex:"],"pattern":"\\\\([\\\\w_]{1,40} \\\\d[\\\\w.-]{0,20}\\\\) (?:lib|web|src)\\\\/[\\\\w/.-]{1,200}\\\\.exs?:\\\\d{1,6}: [A-Z][\\\\w.]{1,120}"},{"kind":"ColdFusion error","hints":[".cfm",".cfc"],"pattern":"The error occurred in\\\\s{1,10}(?:\\\\/|[A-Za-z]:\\\\\\\\)[^\\\\n<]{1,300}\\\\.cf[mc]: line \\\\d{1,6}"},{"kind":"MySQL error","hints":["SQL syntax","mysql","MySQL"],"pattern":"You have an error in your SQL syntax; check the manual that corresponds to your (?:MySQL|MariaDB|TiDB) server version for the right syntax to use|\\\\bmysqli?_(?:fetch_\\\\w{3,12}|num_rows|query)\\\\(\\\\)\\\\s?:? ?[^\\\\n]{1,160}(?:expects parameter|supplied argument|must be of type)|com\\\\.mysql\\\\.(?:cj\\\\.)?jdbc\\\\.[\\\\w.]{1,80}Exception|MySQLSyntaxErrorException"},{"kind":"PostgreSQL error","hints":["PSQLException","pg_","PG::","psycopg2","SQLSTATE","PostgreSQL"],"pattern":"org\\\\.postgresql\\\\.util\\\\.PSQLException: |\\\\bpg_(?:query|exec|execute)\\\\(\\\\): Query failed|PG::\\\\w{4,40}Error: ERROR: |psycopg2?\\\\.errors?\\\\.\\\\w{4,40}:? |PostgreSQL query failed: ERROR: "},{"kind":"SQL error of PDO or ODBC","hints":["SQLSTATE"],"pattern":"SQLSTATE\\\\[\\\\w{5}\\\\](?:: | \\\\[\\\\d{1,6}\\\\] | SQL)[^\\\\n]{4,200}|SQLSTATE[=:] ?\\\\w{5}[,;] ?[^\\\\n]{4,200}"},{"kind":"Microsoft SQL Server error","hints":["quotation mark","SQL Server","SqlException","SqlClient","OLE DB","ODBC"],"pattern":"Unclosed quotation mark (?:after|before) the character string|Microsoft OLE DB Provider for (?:SQL Server|ODBC Drivers)\\\\s{1,4}error\\\\s{0,4}\'|\\\\[(?:Microsoft|ODBC)\\\\]\\\\[?[^\\\\]\\\\n]{0,60}\\\\]?\\\\[SQL Server\\\\]|System\\\\.Data\\\\.SqlClient\\\\.SqlException|com\\\\.microsoft\\\\.sqlserver\\\\.jdbc\\\\.SQLServerException"},{"kind":"Oracle error","hints":["ORA-","PLS-"],"pattern":"\\\\b(?:ORA-(?:0\\\\d{4}|1\\\\d{4}|2\\\\d{4})|PLS-\\\\d{5}): [a-zA-Z\\"][^\\\\n]{6,200}"},{"kind":"SQLite error","hints":["SQLite","sqlite","SQLITE","Sqlite"],"pattern":"SQLite3::(?:SQLException|Exception)[^\\\\n]{0,4}: |sqlite3\\\\.(?:OperationalError|ProgrammingError|DatabaseError)(?:: |[\\"\'],)|SQLITE_(?:ERROR|CONSTRAINT|MISUSE)\\\\b[^\\\\n]{0,3}: |\\\\[SQLITE_ERROR\\\\] |SQLite error \\\\d{1,3}: |SqliteError: (?:near \\"|unrecognized token|no such |incomplete input|SQL logic)|System\\\\.Data\\\\.SQLite\\\\.SQLiteException|SQLiteException: |Unable to prepare statement: \\\\d{1,3}, "},{"kind":"Access error","hints":["JET Database","Access Driver","Access Database Engine"],"pattern":"Microsoft JET Database Engine (?:error|\\\\()|\\\\[Microsoft\\\\]\\\\[ODBC Microsoft Access Driver\\\\]|Microsoft Access Database Engine error"},{"kind":"DB2 error","hints":["DB2","db2"],"pattern":"com\\\\.ibm\\\\.db2\\\\.jcc\\\\.am\\\\.\\\\w{3,60}Exception|DB2 SQL [Ee]rror: SQLCODE[=:]|\\\\[IBM\\\\]\\\\[CLI Driver\\\\]\\\\[DB2"},{"kind":"Hibernate or JDBC error","hints":["Exception"],"pattern":"org\\\\.hibernate\\\\.(?:exception|hql|QueryException|query)[\\\\w.]{0,80}(?:Exception|Error)|java\\\\.sql\\\\.SQL\\\\w{0,40}Exception: |javax\\\\.persistence\\\\.\\\\w{3,40}Exception: |org\\\\.(?:h2\\\\.jdbc|hsqldb|apache\\\\.derby)[\\\\w.]{1,80}(?:Exception|Error)"}],"uI":[{"framework":"Django","all":[{"pattern":"<code>DEBUG = True<\\\\/code>"},{"pattern":"<div id=\\"(?:summary|info|explanation)\\">|standard 404 page"}]},{"framework":"Werkzeug debugger","all":[{"pattern":"<script\\\\b[^<>]{0,200}>[^<]{0,2000}\\\\b(?:EVALEX|CONSOLE_MODE)\\\\s*=\\\\s*(?:true|false)"},{"pattern":"__debugger__=yes|Werkzeug (?:Debugger|powered traceback interpreter)","flags":"i"}]},{"framework":"Laravel Ignition","all":[{"pattern":"window\\\\.ignite\\\\(|ignitionConfig|flareClient|\x3c!-- Ignition|spatie\\\\/laravel-ignition"}]},{"framework":"Laravel","all":[{"pattern":"<title>[^<]{0,200}<\\\\/title>"},{"pattern":"laravel-exceptions-renderer"}]},{"framework":"Whoops","all":[{"pattern":"class=\\"(?:Whoops container|exc-title)"},{"pattern":"class=\\"(?:frames-container|stack-container|details-container|exc-title-primary)"}]},{"framework":"PHP Debug Bar","all":[{"pattern":"(?:class|id)=[\\"\']phpdebugbar|new PhpDebugBar\\\\.DebugBar|PhpDebugBar\\\\.DebugBar\\\\("}]},{"framework":"Rails","all":[{"pattern":"<title>Action Controller: Exception caught<\\\\/title>|<h1>\\\\s*Routing Error\\\\s*<\\\\/h1>|class=\\"(?:source-code|exception-message)\\"|_webconsole|web-console","flags":"i"},{"pattern":"<code>Rails\\\\.root: [^<]{1,300}<\\\\/code>|Application Trace|data-mount-point"}]},{"framework":"Symfony profiler","all":[{"pattern":"(?:class|id)=[\\"\']sf-?(?:toolbar|WebDebugToolbar|wdt)|[\\"\'][^\\"\'<>\\\\s]{0,200}\\\\/_(?:wdt|profiler)\\\\/[0-9a-f]{6}","flags":"i"}]},{"framework":"Symfony","all":[{"pattern":"class=\\"exception-(?:summary|message-wrapper|hierarchy)"},{"pattern":"class=\\"trace(?:-line|-details| trace)|id=\\"traces?-"}]},{"framework":"ASP.NET","all":[{"pattern":"<title>[^<]{1,400}<\\\\/title>","flags":"i"},{"pattern":"Server Error in \'[^\'<]{0,200}\' Application"},{"pattern":"<b>\\\\s*(?:Stack Trace|Source Error|Exception Details):\\\\s*<\\\\/b>"}]},{"framework":"ASP.NET Core","all":[{"pattern":"An unhandled exception occurred while processing the request"},{"pattern":"class=\\"(?:rawExceptionStackTrace|stackerror|titleerror)|id=\\"(?:stackpage|querypage|routingpage)\\""}]},{"framework":"Spring Boot","all":[{"pattern":"<h1>Whitelabel Error Page<\\\\/h1>"},{"pattern":"There was an unexpected error \\\\(type="},{"pattern":"<div style=[\'\\"]white-space:pre-wrap;?[\'\\"]>|\\\\bat org\\\\.springframework\\\\."}]},{"framework":"Spring Boot (whitelabel error page)","severity":"low","all":[{"pattern":"<h1>Whitelabel Error Page<\\\\/h1>"},{"pattern":"There was an unexpected error \\\\(type="}]},{"framework":"Yii debugger","all":[{"pattern":"id=\\"yii-debug-toolbar\\"|class=\\"yii-debug-toolbar"}]},{"framework":"Youch","all":[{"pattern":"id=\\"stack-frames-wrapper\\"|class=\\"youch"},{"pattern":"id=\\"error-(?:name|title|message)\\"|error-stack"}]},{"framework":"CakePHP","all":[{"pattern":"class=\\"cake-(?:error|debug|stack-trace)|class=\\"stack-frame-(?:header|file|args)\\""}]},{"framework":"CodeIgniter","all":[{"pattern":"(?:id|class)=\\"(?:debug-bar|debug-icon|toolbarContainer|exception_error_content)\\"|CodeIgniter\\\\\\\\Exceptions"},{"pattern":"CodeIgniter|debugbar_loader|debugbar"}]},{"framework":"Phoenix","all":[{"pattern":"<title>[^<]{0,300} at (?:GET|POST) \\\\/[^<]{0,200}<\\\\/title>|Plug\\\\.Debugger"},{"pattern":"class=\\"(?:exception-info|heading-block|stack-info|frame-info)|data-frame-args|plug_debugger","flags":"i"}]},{"framework":"Play","all":[{"pattern":"<h1>(?:Action Not Found|Action not found|Compilation error|Execution exception)<\\\\/h1>"},{"pattern":"For request \'(?:GET|POST) [^\']{1,300}\'|id=\\"(?:source|router|error-source)\\""}]},{"framework":"Xdebug","all":[{"pattern":"class=[\'\\"]xdebug-(?:error|var-dump)"}]},{"framework":"Tracy","all":[{"pattern":"id=\\"tracy-(?:bs|bar|debug)|class=\\"tracy-(?:section|debug)"}]},{"framework":"Vite development server","all":[{"pattern":"<script[^>]{0,200}src=[\\"\']\\\\/@vite\\\\/client[\\"\']"}]},{"framework":"Next.js development server","all":[{"pattern":"\\"buildId\\":\\"development\\"|\\\\/_next\\\\/static\\\\/development\\\\/_"}]},{"framework":"ColdFusion","all":[{"pattern":"<(?:h1|title)[^>]{0,80}>[^<]{0,80}Error Occurred While Processing Request","flags":"i"},{"pattern":"Robust Exception|Stack Trace \\\\(click to expand\\\\)|Enable Robust"}]},{"framework":"Express error handler of development","severity":"medium","all":[{"pattern":"<ul id=\\"stacktrace\\">|<h2><em>\\\\d{3}<\\\\/em> [^<]{1,300}<\\\\/h2><ul id=\\"stacktrace\\""}]}]}');
var names = __webpack_require__(27519);
const PAGES = leak_patterns_namespaceObject.uI.map(({all: all, ...row}) => ({
...row,
all: all.map(({pattern: pattern, flags: flags}) => new RegExp(pattern, flags))
}));
const TEXT_MAX = 512 * 1024;
function findDebugSigns({response: response}) {
const found = new Map(response.headers.flatMap(([name, value]) => inHeader(name, value)));
const type = (0, http.wx)(response.headers, "content-type") ?? "text/html";
if (!/html|json|text\/plain/i.test(type)) return [ ...found.values() ];
const text = response.text.slice(0, TEXT_MAX);
for (const page of PAGES) {
const sign = inPage(page, text);
if (sign === null || [ ...found.values() ].some(other => sign.framework.startsWith(other.framework))) continue;
found.set(sign.framework, sign);
}
return [ ...found.values() ];
}
function inHeader(name, value) {
if (!(0, names.cP)("debug-header", name) || /^(?:|0|false|off|no|none|disabled)$/i.test(value.trim())) return [];
const sign = {
framework: /symfony|debug-token/i.test(name) ? "Symfony profiler" : `debug header ${name}`,
proof: `${name}: ${value.slice(0, 120)}`,
severity: /chrome|debug-token|exception|clockwork/i.test(name) ? "high" : "medium"
};
return [ [ `header ${name.toLowerCase()}`, sign ] ];
}
function inPage({framework: framework, all: all, severity: severity = "high"}, text) {
const matches = all.map(pattern => pattern.exec(text)?.[0]);
if (matches.some(match => match === undefined)) return null;
return {
framework: framework,
proof: (matches.at(-1) ?? "").replace(/\s+/g, " ").slice(0, 160),
severity: severity
};
}
const FOUND_MAX = 10;
const MATCHES_MAX = 2e3;
const ADDRESS = /(?<![\w.-])((?:10\.\d{1,3}|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.\d{1,3}\.\d{1,3})(?![\w-]|\.\d|\/\d{1,2}(?!\d))(:\d{2,5})?/g;
const URL_START = /\/\/(?:[\w.%-]{0,60}(?::[^\s@/]{0,60})?@)?$/;
const VALUE_START = /(?:(["']?)([\w.-]{1,60})\1\s{0,3}[:=]\s{0,3})?["'`]$/;
const VERSION = /(?:\bv|ver(?:sion)?["'\s:=]{0,4}|release["'\s:=]{0,4}|build["'\s:=]{0,4}|chrome\/|firefox\/)$/i;
function isAddress(address) {
const parts = address.split(".").map(Number);
return parts.every(part => part <= 255) && parts[3] !== 0 && parts[3] !== 255;
}
function findPrivateAddresses(text, headers, prose = "") {
const found = new Map;
const add = one => {
const earlier = found.get(one.address);
const isBetter = earlier?.confidence === "tentative" && one.confidence === "firm";
if (isBetter || earlier === undefined && found.size < FOUND_MAX) found.set(one.address, one);
};
headers.flatMap(private_addresses_inHeader).forEach(add);
const inProse = occurrences(prose);
const inText = occurrences(text);
for (const match of addressesIn(text)) {
const [, address = ""] = match;
if (found.get(address)?.confidence === "firm") continue;
const isRead = (inText.get(address) ?? 0) <= (inProse.get(address) ?? 0);
const one = inBody(text, match, isRead);
if (one !== null) add(one);
}
return [ ...found.values() ];
}
function* addressesIn(text) {
let matches = 0;
for (const match of text.matchAll(ADDRESS)) {
matches += 1;
if (matches > MATCHES_MAX) return;
yield match;
}
}
function private_addresses_inHeader([name, value]) {
return [ ...value.slice(0, 4e3).matchAll(ADDRESS) ].flatMap(match => {
const address = match[1] ?? "";
if (!isAddress(address) || VERSION.test(value.slice(0, match.index))) return [];
return {
address: address,
where: `header ${name}`,
context: `${name}: ${value.slice(0, 200)}`,
confidence: "firm"
};
});
}
function inBody(text, match, isRead) {
const address = match[1] ?? "";
const before = text.slice(Math.max(0, match.index - 100), match.index);
const after = text.slice(match.index + match[0].length, match.index + match[0].length + 60);
if (!isAddress(address) || VERSION.test(before)) return null;
const value = VALUE_START.exec(before);
const isValue = value !== null && /^["'`]/.test(after);
if (isValue && (0, names.cP)("version-property", value[2] ?? "")) return null;
const isComment = before.lastIndexOf("\x3c!--") > before.lastIndexOf("--\x3e") && after.includes("--\x3e");
const isMachine = match[2] !== undefined || URL_START.test(before) || isValue;
return {
address: address,
where: "body",
context: `${before.slice(-40)}${match[0]}${after.slice(0, 20)}`.replace(/\s+/g, " ").trim(),
confidence: isComment || isMachine && !isRead ? "firm" : "tentative"
};
}
function occurrences(text) {
const counts = new Map;
for (const [, address = ""] of addressesIn(text)) counts.set(address, (counts.get(address) ?? 0) + 1);
return counts;
}
var unescape_literal = __webpack_require__(92266);
const PARTS = leak_patterns_namespaceObject.rT;
const PATTERNS = leak_patterns_namespaceObject.d7.map(({pattern: pattern, ...row}) => ({
...row,
pattern: new RegExp(pattern.replace(/%(\w{1,30})%/g, (_, name) => PARTS[name] ?? ""))
}));
const TRACES_MAX = 5;
const shown_traces_TEXT_MAX = 256 * 1024;
function findStackTraces(text) {
const bounded = text.slice(0, shown_traces_TEXT_MAX);
const found = new Map;
for (const {kind: kind, hints: hints, pattern: pattern} of PATTERNS) {
if (found.size >= TRACES_MAX || found.has(kind) || !hints.some(hint => bounded.includes(hint))) continue;
const match = pattern.exec(bounded);
if (match === null) continue;
found.set(kind, {
kind: kind,
excerpt: match[0].replace(/\s+/g, " ").trim().slice(0, 300),
index: match.index
});
}
return [ ...found.values() ];
}
const LABEL_MAX = 24;
const PROSE_WORDS_MIN = 10;
const TOPIC_LENGTH = 30;
const PHP_MARKUP = /<b>(?:Fatal error|Parse error|Recoverable fatal error|Warning|Notice|Deprecated)<\/b>:\s{1,4}[^\n]{1,600}? in <b>[^<\n]{1,300}<\/b> on line <b>\d{1,6}<\/b>/;
function tracesIn(exchange) {
const {text: text, status: status, headers: headers} = exchange.response;
if ((0, unescape_literal.i)(exchange.response)) return [];
if (/^\s*[[{]/.test(text.slice(0, 200))) return judged((0, unescape_literal.C)(text), () => true);
const document = (0, html_document.lM)(exchange);
if (document === null) {
const isPlain = /^\s*text\/(?:plain|markdown)\b/i.test((0, http.wx)(headers, "content-type") ?? "");
return judged(text, () => status >= 400 || !isPlain);
}
const comments = judged(document.comments.join("\n"), () => true).map(trace => ({
...trace,
isProse: false
}));
if (status >= 400) {
const isWritten = status === 404 || status === 410;
const shown = `${document.visibleText}\n${document.quotedText}`;
return merged(judged(shown, ({isProse: isProse}) => !isWritten || !isProse), comments);
}
const isPhp = PHP_MARKUP.test(text.slice(0, 256 * 1024));
const isBeforeMarkup = /^\s*[^\s<]/.test(text.slice(0, 1e3));
const visible = judged(document.visibleText, trace => {
if (isPhp && trace.kind === "PHP error") return true;
if (trace.isProse || isTopic(trace, document)) return false;
if (!startsPage(document.visibleText.slice(0, trace.index), document.title)) return false;
return isBeforeMarkup || !hasProseAfter(document.visibleText, trace.index);
});
return merged(comments, visible);
}
function startsPage(before, title) {
const lines = before.replace(title, "").trimStart().split("\n");
const label = lines.pop()?.trim() ?? "";
if (label === "") lines.splice(-1);
const prefix = `${lines.join(" ")} ${label}`.trim();
return prefix === "" || isLabel(prefix);
}
function isLabel(text) {
return text.length <= LABEL_MAX && text.endsWith(":");
}
function isInSentence(text, {kind: kind, index: index}) {
const before = text.slice(text.lastIndexOf("\n", index - 1) + 1, index).trim();
if (before !== "" && !isLabel(before)) return true;
const end = text.indexOf("\n", index + 1);
const line = text.slice(index, end === -1 ? undefined : end);
return /error|exception/i.test(kind) && /[a-z]{2}[.!?]\s{1,10}[A-Z]/.test(line.slice(0, 2e3));
}
function isTopic({excerpt: excerpt}, {title: title, headingText: headingText}) {
const start = excerpt.slice(0, TOPIC_LENGTH);
return [ title, headingText ].some(text => text.replace(/\s+/g, " ").includes(start));
}
function hasProseAfter(text, index) {
const lines = text.slice(index, index + 2e4).split("\n").slice(1);
return lines.some(line => line.trim().split(/\s+/).length >= PROSE_WORDS_MIN && /[a-z]{2}[.!?](?:\s|$)/.test(line.slice(0, 2e3)));
}
function judged(text, isFirm) {
return findStackTraces(text).map(trace => {
const known = {
...trace,
isProse: isInSentence(text, trace)
};
return {
...known,
confidence: isFirm(known) ? "firm" : "tentative"
};
});
}
function merged(one, other) {
return [ ...one, ...other.filter(({kind: kind}) => one.every(trace => trace.kind !== kind)) ];
}
const known = new WeakMap;
const TEXTUAL = /^\s*(?:text\/|application\/(?:[\w.+-]*json|[\w.+-]*xml|(?:x-)?javascript|ecmascript|x-httpd-php))/i;
const FEED = /^\s*(?:<\?xml\b[^>]{0,200}>\s*)?(?:<!--[^>]{0,300}-->\s*|<\?xml-stylesheet\b[^>]{0,300}>\s*)*<(?:rss|feed|rdf:RDF)\b/i;
function leaksOf(exchange) {
const before = known.get(exchange);
if (before !== undefined) return before;
const leaks = search(exchange);
known.set(exchange, leaks);
return leaks;
}
function search(exchange) {
const {headers: headers, text: text} = exchange.response;
const type = (0, http.wx)(headers, "content-type");
if (type !== undefined && !TEXTUAL.test(type)) return {
secrets: [],
traces: [],
debug: findDebugSigns(exchange),
privateAddresses: findPrivateAddresses("", headers)
};
const isScript = /javascript|ecmascript|text\/css/i.test(type ?? "") || /\.(?:m?js|css)$/i.test(new URL(exchange.request.url).pathname);
const isFeed = FEED.test(text.slice(0, 1e3));
const document = (0, html_document.lM)(exchange);
const prose = document === null ? "" : document.visibleText + document.quotedText;
return {
secrets: (0, secrets.d)(text).map(one => isInManual(one, document?.quotedText ?? "") ? doubted(one) : one),
traces: isScript || isFeed ? [] : tracesIn(exchange),
debug: isScript ? [] : findDebugSigns(exchange),
privateAddresses: findPrivateAddresses(isFeed ? "" : text, headers, prose)
};
}
function isInManual({format: format, secret: secret}, quotedText) {
return format.name === "private key" && quotedText.includes(secret.slice(0, 200));
}
function doubted(one) {
return {
...one,
format: {
...one.format,
confidence: "tentative"
}
};
}
},
99612: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Y: () => sourceMapFactsOf
});
var _shared_records_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9682);
function parseSourceMap(text, isTruncated) {
const plain = text.replace(/^\)\]\}'?[^\n]{0,80}\n/, "").trimStart();
if (!plain.startsWith("{")) return null;
if (isTruncated) {
if (!/"version"\s*:\s*3\b/.test(plain) || !/"mappings"\s*:\s*"|"sourcesContent"\s*:\s*\[/.test(plain)) return null;
const names = /"sources"\s*:\s*\[([^\]]{0,20000})/.exec(plain)?.[1] ?? "";
const sources = [ ...names.matchAll(/"((?:[^"\\]|\\.){1,500})"/g) ].slice(0, 200).map(match => match[1] ?? "");
return {
sources: sources,
hasContent: /"sourcesContent"\s*:\s*\[\s*"(?:[^"\\]|\\.){10}/.test(plain)
};
}
const map = (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_0__.U4)(plain);
if (typeof map !== "object" || map === null || !("version" in map) || map.version !== 3) return null;
if (!("mappings" in map) && !("sections" in map)) return null;
const sources = "sources" in map && Array.isArray(map.sources) ? map.sources : [];
const contents = "sourcesContent" in map && Array.isArray(map.sourcesContent) ? map.sourcesContent : [];
return {
sources: sources.filter(source => typeof source === "string").slice(0, 200),
hasContent: contents.some(content => typeof content === "string" && content.trim().length > 0)
};
}
const known = new WeakMap;
function sourceMapFactsOf(exchange) {
const before = known.get(exchange);
if (before !== undefined) return before;
const {status: status, text: text, truncated: truncated} = exchange.response;
const map = status === 200 ? parseSourceMap(text, truncated) ?? inlineSourceMap(text) : null;
known.set(exchange, map);
return map;
}
function inlineSourceMap(script) {
const mark = "sourceMappingURL=data:application/json";
const at = script.lastIndexOf(mark);
if (at === -1) return null;
const rest = script.slice(at + mark.length);
const head = /^(?:;charset=[\w-]{1,20})?;base64,/i.exec(rest)?.[0];
if (head === undefined) return null;
const end = rest.slice(head.length).search(/[^A-Za-z\d+/=]/);
const encoded = rest.slice(head.length, end === -1 ? undefined : head.length + end);
const text = Buffer.from(encoded, "base64").toString("utf8");
return parseSourceMap(text, !text.trimEnd().endsWith("}"));
}
},
666: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ss: () => callsMember,
Zv: () => criticalMembers,
lS: () => membersOf
});
const vulnerable_members_namespaceObject = JSON.parse('{"wk":{"CVE-2018-15494":{"library":"dojo","members":["DataGrid"]},"CVE-2021-23450":{"library":"dojo","members":["setObject"]},"CVE-2024-48910":{"library":"dompurify","members":["sanitize"]},"CVE-2019-19919":{"library":"handlebars","members":["compile"]},"CVE-2021-23369":{"library":"handlebars","members":["compile"]},"CVE-2021-23383":{"library":"handlebars","members":["compile"]},"CVE-2019-10744":{"library":"lodash","members":["defaultsDeep"]},"CVE-2025-66478":{"library":"next","members":["__next_f.push"]}}}');
var library_advisories = __webpack_require__(50220);
const ROWS = new Map(Object.entries(vulnerable_members_namespaceObject.wk));
const PLACES_MAX = 200;
const LINE_MAX = 300;
function membersOf(advisory) {
return ROWS.get(advisory)?.members ?? [];
}
function criticalMembers(name, version) {
const critical = (0, library_advisories.Jw)(name, version).filter(({severity: severity}) => severity === "critical");
return [ ...new Set(critical.flatMap(({ids: ids}) => ids.flatMap(membersOf))) ];
}
function callsMember(script, member) {
const needle = `.${member}`;
let at = script.indexOf(needle);
for (let places = 0; at !== -1 && places < PLACES_MAX; places += 1) {
const after = script.slice(at + needle.length, at + needle.length + 20);
if (!isInComment(script, at) && /^\s{0,5}(?:\)\s{0,5})?\(/.test(after) && /[\w$)\]]/.test(script[at - 1] ?? "")) return true;
at = script.indexOf(needle, at + needle.length);
}
return false;
}
function isInComment(script, at) {
const before = script.slice(Math.max(0, at - LINE_MAX), at);
const line = before.slice(before.lastIndexOf("\n") + 1);
return line.length < before.length && /^[ \t]{0,40}(?:\*|\/\/)/.test(line);
}
},
57509: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Fg: () => tagsOf,
OB: () => isDmarc,
hs: () => parseDmarc
});
function isDmarc(record) {
return /^v\s*=\s*DMARC1\s*(;|$)/.test(record);
}
function tagsOf(record) {
const tags = new Map;
for (const part of record.split(";").slice(1, 40)) {
const [name = "", ...rest] = part.split("=");
const key = name.trim().toLowerCase();
if (key !== "" && !tags.has(key)) tags.set(key, rest.join("=").trim());
}
return tags;
}
function parseDmarc(record) {
const tags = tagsOf(record);
const policy = tags.get("p")?.toLowerCase();
if (policy === "none" || policy === "quarantine" || policy === "reject") return {
policy: policy
};
if (tags.has("rua")) return {
policy: "none"
};
return {
error: policy === undefined ? "the policy (p) is missing" : `the policy "${policy.slice(0, 40)}" is unknown`
};
}
},
45740: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
AT: () => parseMtaSts,
Gk: () => namesServer,
T1: () => isMtaSts,
ef: () => isBimi,
kl: () => isTlsRpt
});
function isMtaSts(record) {
return /^v=STSv1\s*(?:;|$)/.test(record);
}
function isTlsRpt(record) {
return /^v=TLSRPTv1\s*(?:;|$)/.test(record);
}
function isBimi(record) {
return /^v\s*=\s*BIMI1\s*(?:;|$)/i.test(record);
}
const LINES_MAX = 200;
const AGE_MAX = 31557600;
function parseMtaSts(text) {
const pairs = text.split("\n", LINES_MAX).map(line => {
const at = line.indexOf(":");
return [ line.slice(0, at).trim(), line.slice(at + 1).trim() ];
});
const values = name => pairs.flatMap(([key, value]) => key === name ? [ value ] : []);
const [mode] = values("mode");
const mx = values("mx").map(name => name.toLowerCase());
if (values("version")[0] !== "STSv1") return {
error: 'it does not say "version: STSv1"'
};
if (mode !== "enforce" && mode !== "testing" && mode !== "none") return {
error: "its mode is missing or unknown"
};
if (!(Number(values("max_age")[0] ?? Number.NaN) <= AGE_MAX)) return {
error: "its max_age is missing or invalid"
};
if (mx.length === 0 && mode !== "none") return {
error: "it names no mail server (mx)"
};
return {
mode: mode,
mx: mx
};
}
function namesServer({mx: mx}, server) {
const parent = server.slice(server.indexOf("."));
return mx.some(name => name === server || name === `*${parent}`);
}
},
65280: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
CHECKS: () => CHECKS
});
var check = __webpack_require__(95139);
var core_proof = __webpack_require__(31589);
var ratings = __webpack_require__(20422);
const fix_snippets_namespaceObject = JSON.parse('{"L":{"hsts":{"means":"HTTPS for a year, with subdomains","headers":{"Strict-Transport-Security":"max-age=31536000; includeSubDomains"},"stacks":{"rails":["# config/environments/production.rb","config.force_ssl = true","config.ssl_options = { hsts: { expires: 1.year, subdomains: true } }"],"django":["# settings.py, with SecurityMiddleware","SECURE_HSTS_SECONDS = 31536000","SECURE_HSTS_INCLUDE_SUBDOMAINS = True","# behind a proxy that sets this header itself:","SECURE_PROXY_SSL_HEADER = (\\"HTTP_X_FORWARDED_PROTO\\", \\"https\\")"],"express":["app.use(helmet.hsts({ maxAge: 31536000, includeSubDomains: true }));"],"spring":["// in the SecurityFilterChain","http.headers(headers -> headers","    .httpStrictTransportSecurity(hsts -> hsts.maxAgeInSeconds(31536000).includeSubDomains(true)));"]}},"nosniff":{"means":"No guessing of media types","headers":{"X-Content-Type-Options":"nosniff"},"stacks":{"django":["# settings.py, with SecurityMiddleware","SECURE_CONTENT_TYPE_NOSNIFF = True"],"express":["app.use(helmet.noSniff());"],"spring":["// in the SecurityFilterChain","http.headers(headers -> headers.contentTypeOptions(Customizer.withDefaults()));"]}},"referrer":{"means":"Only the origin is sent to other sites","headers":{"Referrer-Policy":"strict-origin-when-cross-origin"},"stacks":{"django":["# settings.py, with SecurityMiddleware","SECURE_REFERRER_POLICY = \\"strict-origin-when-cross-origin\\""],"express":["app.use(helmet.referrerPolicy({ policy: \'strict-origin-when-cross-origin\' }));"],"spring":["// in the SecurityFilterChain","http.headers(headers -> headers","    .referrerPolicy(referrer -> referrer.policy(ReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN)));"]}},"permissions":{"means":"No use of devices and payments","headers":{"Permissions-Policy":"camera=(), microphone=(), geolocation=(), payment=()"}},"isolation":{"means":"Isolation from other origins","headers":{"Cross-Origin-Opener-Policy":"same-origin","Cross-Origin-Resource-Policy":"same-origin"},"stacks":{"express":["app.use(helmet.crossOriginOpenerPolicy());","app.use(helmet.crossOriginResourcePolicy());"]}},"framing":{"means":"No site may frame a page","headers":{"Content-Security-Policy":"frame-ancestors \'none\'","X-Frame-Options":"DENY"},"stacks":{"rails":["# config/initializers/content_security_policy.rb","Rails.application.configure do","  config.content_security_policy { |policy| policy.frame_ancestors :none }","  config.action_dispatch.default_headers[\\"X-Frame-Options\\"] = \\"DENY\\"","end"],"django":["# settings.py, with XFrameOptionsMiddleware","X_FRAME_OPTIONS = \\"DENY\\"","# from Django 6.0, with ContentSecurityPolicyMiddleware","SECURE_CSP = {\\"frame-ancestors\\": [\\"\'none\'\\"]}"],"spring":["// in the SecurityFilterChain","http.headers(headers -> headers","    .frameOptions(frame -> frame.deny())","    .contentSecurityPolicy(csp -> csp.policyDirectives(\\"frame-ancestors \'none\'\\")));"]}},"partner-framing":{"means":"One partner may frame a page","headers":{"Content-Security-Policy":"frame-ancestors \'self\' https://partner.example"},"stacks":{"rails":["# config/initializers/content_security_policy.rb","Rails.application.configure do","  config.content_security_policy { |policy| policy.frame_ancestors :self, \\"https://partner.example\\" }","  config.action_dispatch.default_headers.delete(\\"X-Frame-Options\\")","end"],"django":["# settings.py from Django 6.0: ContentSecurityPolicyMiddleware in the place of XFrameOptionsMiddleware","SECURE_CSP = {\\"frame-ancestors\\": [\\"\'self\'\\", \\"https://partner.example\\"]}"],"express":["app.use((req, res, next) => {","  res.removeHeader(\'X-Frame-Options\');","  res.set(\'Content-Security-Policy\', \\"frame-ancestors \'self\' https://partner.example\\");","  next();","});"],"spring":["// in the SecurityFilterChain","http.headers(headers -> headers","    .frameOptions(frame -> frame.disable())","    .contentSecurityPolicy(csp -> csp.policyDirectives(\\"frame-ancestors \'self\' https://partner.example\\")));"],"nginx":["proxy_hide_header X-Frame-Options;","add_header Content-Security-Policy \\"frame-ancestors \'self\' https://partner.example\\" always;"],"apache":["Header always set Content-Security-Policy \\"frame-ancestors \'self\' https://partner.example\\"","Header always unset X-Frame-Options","Header unset X-Frame-Options"],"caddy":["header Content-Security-Policy \\"frame-ancestors \'self\' https://partner.example\\"","header >-X-Frame-Options"]}},"no-store":{"means":"Nothing is stored of responses to a signed-in user","stacks":{"nextjs":["export const dynamic = \'force-dynamic\'; // and do not cache the route in a CDN"],"vercel":["{","  \\"headers\\": [","    {","      \\"source\\": \\"/account/(.*)\\",","      \\"headers\\": [","        {","          \\"key\\": \\"Cache-Control\\",","          \\"value\\": \\"no-store\\"","        }","      ]","    }","  ]","}"],"netlify":["[[headers]]","  for = \\"/account/*\\"","  [headers.values]","    Cache-Control = \\"no-store\\""],"rails":["class AccountController < ApplicationController","  before_action :no_store","end"],"django":["from django.views.decorators.cache import never_cache","","","@never_cache","def account(request):","    return render(request, \\"account.html\\")"],"express":["app.use(\'/account\', (req, res, next) => {","  res.set(\'Cache-Control\', \'no-store\');","  next();","});"],"spring":["// in the SecurityFilterChain; the default unless it was disabled","http.headers(headers -> headers.cacheControl(Customizer.withDefaults()));"],"nginx":["location /account/ {","  add_header Cache-Control \\"no-store\\" always;","}"],"apache":["<Location \\"/account/\\">","  Header always set Cache-Control \\"no-store\\"","</Location>"],"caddy":["header /account/* Cache-Control \\"no-store\\""]}},"https-redirect":{"means":"Plain HTTP redirects to HTTPS","stacks":{"rails":["# config/environments/production.rb","config.force_ssl = true"],"django":["# settings.py, with SecurityMiddleware","SECURE_SSL_REDIRECT = True","# behind a proxy that sets this header itself:","SECURE_PROXY_SSL_HEADER = (\\"HTTP_X_FORWARDED_PROTO\\", \\"https\\")"],"express":["app.set(\'trust proxy\', 1);","app.use((req, res, next) => (req.secure ? next() : res.redirect(301, \'https://example.com\' + req.url)));"],"spring":["// in the SecurityFilterChain, from Spring Security 6.5","http.redirectToHttps(Customizer.withDefaults());"],"nginx":["server {","  listen 80;","  server_name example.com;","  return 301 https://$host$request_uri;","}"],"apache":["<VirtualHost *:80>","  ServerName example.com","  Redirect permanent / https://example.com/","</VirtualHost>"],"caddy":["# Caddy redirects a named site to HTTPS by default:","example.com {","  respond \\"Hello\\"","}"]}},"strict-csp":{"means":"A strict policy: a nonce for every response where a framework writes the page, otherwise scripts of the own origin","headers":{"Content-Security-Policy":"default-src \'self\'; object-src \'none\'; base-uri \'none\'; form-action \'self\'; frame-ancestors \'none\'"},"stacks":{"nextjs":["// middleware.js (from Next.js 16 proxy.js, function proxy): a new nonce for every response","import { NextResponse } from \'next/server\';","","export function middleware(request) {","  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString(\'base64\');","  const csp = `script-src \'nonce-${nonce}\' \'strict-dynamic\'; object-src \'none\'; base-uri \'none\'; form-action \'self\'`;","  const headers = new Headers(request.headers);","  headers.set(\'Content-Security-Policy\', csp); // Next.js takes the nonce for its scripts from here.","  const response = NextResponse.next({ request: { headers } });","  response.headers.set(\'Content-Security-Policy\', csp);","  return response;","}"],"rails":["# config/initializers/content_security_policy.rb","Rails.application.configure do","  config.content_security_policy do |policy|","    policy.default_src :self","    policy.script_src :strict_dynamic","    policy.object_src :none","    policy.base_uri :none","    policy.form_action :self","    policy.frame_ancestors :none","  end","  config.content_security_policy_nonce_generator = ->(_request) { SecureRandom.base64(16) }","  config.content_security_policy_nonce_directives = %w[script-src]","end","# in views: javascript_tag nonce: true, javascript_include_tag \\"application\\", nonce: true"],"django":["# settings.py from Django 6.0, with ContentSecurityPolicyMiddleware and the context processor csp","from django.utils.csp import CSP","","SECURE_CSP = {","    \\"default-src\\": [CSP.SELF],","    \\"script-src\\": [CSP.NONCE, CSP.STRICT_DYNAMIC],","    \\"object-src\\": [CSP.NONE],","    \\"base-uri\\": [CSP.NONE],","    \\"form-action\\": [CSP.SELF],","    \\"frame-ancestors\\": [CSP.NONE],","}","# in templates: <script nonce=\\"{{ csp_nonce }}\\">; before Django 6.0 use the package django-csp"],"express":["app.use((req, res, next) => {","  res.locals.nonce = crypto.randomBytes(16).toString(\'base64\');","  next();","});","app.use(helmet.contentSecurityPolicy({ directives: {","  defaultSrc: [\\"\'self\'\\"],","  scriptSrc: [(req, res) => \\"\'nonce-\\" + res.locals.nonce + \\"\'\\", \\"\'strict-dynamic\'\\"],","  objectSrc: [\\"\'none\'\\"], baseUri: [\\"\'none\'\\"], formAction: [\\"\'self\'\\"], frameAncestors: [\\"\'none\'\\"],","} }));"],"spring":["// in the SecurityFilterChain","http.headers(headers -> headers.contentSecurityPolicy(csp -> csp.policyDirectives(","    \\"default-src \'self\'; object-src \'none\'; base-uri \'none\'; form-action \'self\'; frame-ancestors \'none\'\\")));"]}},"cookie":{"means":"Session cookies that only this host receives, over HTTPS only, and no script reads","stacks":{"nextjs":["import { cookies } from \'next/headers\';","","(await cookies()).set(\'__Host-sid\', token, { secure: true, httpOnly: true, sameSite: \'lax\', path: \'/\' });"],"functions":["const headers = new Headers();","headers.append(\'Set-Cookie\', `__Host-sid=${token}; Path=/; Secure; HttpOnly; SameSite=Lax`);"],"rails":["# config/initializers/session_store.rb","Rails.application.config.session_store :cookie_store,","  key: \\"__Host-session\\", secure: true, httponly: true, same_site: :lax","","# any other cookie, in a controller","cookies[\\"__Host-theme\\"] = { value: theme, secure: true, httponly: true, same_site: :lax }"],"django":["# settings.py","SESSION_COOKIE_NAME = \\"__Host-sessionid\\"","SESSION_COOKIE_SECURE = True","SESSION_COOKIE_HTTPONLY = True","SESSION_COOKIE_SAMESITE = \\"Lax\\"","CSRF_COOKIE_SECURE = True"],"express":["app.use(session({","  name: \'__Host-sid\',","  secret: process.env.SESSION_SECRET,","  cookie: { secure: true, httpOnly: true, sameSite: \'lax\', path: \'/\' },","}));"],"springBoot":["server.servlet.session.cookie.name=__Host-session","server.servlet.session.cookie.path=/","server.servlet.session.cookie.secure=true","server.servlet.session.cookie.http-only=true","server.servlet.session.cookie.same-site=lax","# no session id in URLs","server.servlet.session.tracking-modes=cookie"],"nginx":["# for the cookies of a proxied application","proxy_cookie_flags ~ secure httponly samesite=lax;"],"apache":["# with mod_headers","Header always edit Set-Cookie ^(.*)$ \\"$1; Secure; HttpOnly; SameSite=Lax\\""],"caddy":["header >Set-Cookie (.*) \\"$1; Secure; HttpOnly; SameSite=Lax\\""]}},"cors":{"means":"One other origin may read responses, with the visitor\'s cookies. Leave out the credentials where no cookie is needed","headers":{"Access-Control-Allow-Origin":"https://app.example.com","Access-Control-Allow-Credentials":"true","Vary":"Origin"},"stacks":{"rails":["# config/initializers/cors.rb, with the gem rack-cors","Rails.application.config.middleware.insert_before 0, Rack::Cors do","  allow do","    origins \\"https://app.example.com\\"","    resource \\"/api/*\\", headers: :any, methods: [:get, :post], credentials: true","  end","end"],"django":["# settings.py, with the package django-cors-headers","CORS_ALLOWED_ORIGINS = [\\"https://app.example.com\\"]","CORS_ALLOW_CREDENTIALS = True"],"express":["app.use(cors({ origin: [\'https://app.example.com\'], credentials: true }));"],"spring":["@Bean","CorsConfigurationSource corsConfigurationSource() {","    CorsConfiguration cors = new CorsConfiguration();","    cors.setAllowedOrigins(List.of(\\"https://app.example.com\\"));","    cors.setAllowCredentials(true);","    UrlBasedCorsConfigurationSource source = new UrlBasedCorsConfigurationSource();","    source.registerCorsConfiguration(\\"/api/**\\", cors);","    return source;","}"],"nginx":["map $http_origin $cors_origin {","  default \\"\\";","  \\"https://app.example.com\\" $http_origin;","}","add_header Access-Control-Allow-Origin $cors_origin always;","add_header Access-Control-Allow-Credentials true always;","add_header Vary Origin always;"],"apache":["SetEnvIf Origin \\"^https://app\\\\.example\\\\.com$\\" CORS_ORIGIN=$0","Header always set Access-Control-Allow-Origin %{CORS_ORIGIN}e env=CORS_ORIGIN","Header always set Access-Control-Allow-Credentials true env=CORS_ORIGIN","Header always append Vary Origin"],"caddy":["@app header Origin https://app.example.com","header @app Access-Control-Allow-Origin https://app.example.com","header @app Access-Control-Allow-Credentials true","header +Vary Origin"]}},"tls-versions":{"means":"TLS 1.2 and 1.3 only","stacks":{"nginx":["ssl_protocols TLSv1.2 TLSv1.3;"],"apache":["SSLProtocol -all +TLSv1.2 +TLSv1.3"],"caddy":["tls {","  protocols tls1.2 tls1.3","}"],"express":["https.createServer({ key, cert, minVersion: \'TLSv1.2\' }, app).listen(443);"]}},"tls-suites":{"means":"ECDHE with AEAD ciphers only","stacks":{"nginx":["ssl_protocols TLSv1.2 TLSv1.3;","ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;"],"apache":["SSLProtocol -all +TLSv1.2 +TLSv1.3","SSLCipherSuite ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305"],"caddy":["# The defaults of Caddy are sound: remove the `ciphers` line from the `tls` block."],"express":["https.createServer({ key, cert, minVersion: \'TLSv1.2\', ciphers: \'ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305\' }, app).listen(443);"]}},"certificate":{"means":"A certificate with its intermediates from a public authority","stacks":{"nginx":["ssl_certificate     /etc/ssl/site/fullchain.pem;  # leaf first, then its intermediates","ssl_certificate_key /etc/ssl/site/privkey.pem;"],"apache":["SSLCertificateFile    /etc/ssl/site/fullchain.pem","SSLCertificateKeyFile /etc/ssl/site/privkey.pem"],"caddy":["example.com {","  # Caddy obtains and renews a certificate for the site name by itself.","}"],"express":["https.createServer({ key: readFileSync(\'privkey.pem\'), cert: readFileSync(\'fullchain.pem\') }, app).listen(443);"]}},"dh":{"means":"No Diffie-Hellman over finite fields, or a group of RFC 7919","stacks":{"nginx":["# Best: no DHE suites at all (see ssl_ciphers). Otherwise a group of RFC 7919:","ssl_dhparam /etc/ssl/ffdhe2048.pem;"],"apache":["# Best: no DHE suites at all (see SSLCipherSuite). Otherwise a group of RFC 7919:","SSLOpenSSLConfCmd DHParameters /etc/ssl/ffdhe2048.pem"],"express":["https.createServer({ key, cert, dhparam: \'auto\' }, app).listen(443);"]}},"hidden-files":{"means":"The web server refuses files and folders whose name begins with a dot","stacks":{"nginx":["location ~ /\\\\.(?!well-known(?:/|$)) {","  return 404;","}"],"apache":["RedirectMatch 404 \\"/\\\\.(?!well-known(?:/|$))\\""],"express":["// express.static ignores dotfiles by default.","app.use(express.static(\'public\', { dotfiles: \'ignore\' }));"],"caddy":["@hidden {","  path */.*","  not path /.well-known/*","}","respond @hidden 404"]}}}}');
function fixSnippets(name) {
const {headers: headers, stacks: stacks = {}} = fix_snippets_namespaceObject.L[name];
const own = Object.entries(stacks).map(([stack, lines]) => [ stack, lines.join("\n") ]);
return {
...headers === undefined ? {} : headerSnippets(headers),
...Object.fromEntries(own)
};
}
function headerSnippets(headers) {
const given = Object.entries(headers);
const lines = (line, separator = "\n") => given.map(([name, value]) => line(name, value)).join(separator);
const entries = {
headers: given.map(([key, value]) => ({
key: key,
value: value
}))
};
return {
nextjs: `// next.config.js\nmodule.exports = {\n  async headers() {\n    return [{ source: '/:path*', headers: [\n${lines((name, value) => `      { key: '${name}', value: ${scriptText(value)} },`)}\n    ] }];\n  },\n};`,
vercel: JSON.stringify({
headers: [ {
source: "/(.*)",
...entries
} ]
}, null, 2),
netlify: `# Functions set the headers of their responses in their code.\n[[headers]]\n  for = "/*"\n  [headers.values]\n${lines((name, value) => `    ${name} = "${value}"`)}`,
rails: `# config/application.rb\nconfig.action_dispatch.default_headers.merge!(\n${lines((name, value) => `  "${name}" => "${value}"`, ",\n")}\n)`,
django: `# middleware.py: list the function in MIDDLEWARE\ndef security_headers(get_response):\n    def middleware(request):\n        response = get_response(request)\n${lines((name, value) => `        response["${name}"] = "${value}"`)}\n        return response\n\n    return middleware`,
express: `app.use((req, res, next) => {\n${lines((name, value) => `  res.set('${name}', ${scriptText(value)});`)}\n  next();\n});`,
spring: `// in the SecurityFilterChain\nhttp.headers(headers -> headers\n${lines((name, value) => `    .addHeaderWriter(new StaticHeadersWriter("${name}", "${value}"))`)});`,
nginx: `# A block with add_header directives inherits none: repeat them there.\n${lines((name, value) => `add_header ${name} "${value}" always;`)}`,
apache: `# with mod_headers\n${lines((name, value) => `Header always set ${name} "${value}"`)}`,
caddy: lines((name, value) => `header ${name} "${value}"`)
};
}
function scriptText(value) {
return value.includes("'") ? `"${value}"` : `'${value}'`;
}
var proven = __webpack_require__(86837);
var signatures = __webpack_require__(11324);
function exposureCheck(id) {
const family = familyOfCheck(id);
const {key: key} = signatures.cn[family];
const pattern = key === undefined ? null : new RegExp(key, "s");
return (0, check.qH)({
meta: exposureMeta(id),
needs: [ "exposure" ],
evaluate: ({exposure: exposure}, {target: target}) => {
const isRequested = exposure.probes.some(probe => probe.family === family);
if (!isRequested && exposure.leftOut?.includes(family) === true) return (0, check.hH)("the path options of the scan leave out every path that this check requests");
return (0, proven.BE)(exposure.probes, family).map(proven => exposureDraft(proven, target, pattern?.exec(proven.probe.path)?.[1]));
}
});
}
function familyOfCheck(id) {
return id.slice("exposure.".length);
}
function exposureMeta(id) {
const family = familyOfCheck(id);
const {title: title, subject: subject, rating: rating, cwe: cwe, requirements: requirements, what: what, why: why, gates: gates, proof: proof, fix: fix, snippets: snippets, references: references} = signatures.cn[family];
const names = (0, signatures.fD)(family).flatMap(({rule: rule}) => rule.name ?? []);
const products = `${names.slice(0, -1).join(", ")} or ${names.at(-1) ?? ""}`;
return {
id: id,
title: title,
subject: subject,
rating: ratings.E[rating],
confidence: "certain",
cwe: cwe,
requirements: requirements,
scanTypes: signatures.cn[family]["scan-types"],
what: what.replace("{{products}}", products),
why: why,
proof: proof.replace("{{gates}}", threeGates(gates)),
fix: fix,
...snippets === undefined ? {} : {
snippets: typeof snippets === "string" ? fixSnippets("hidden-files") : snippets
},
references: references
};
}
function exposureDraft({probe: probe, sighting: sighting, url: url}, target, key = probe.path) {
const {method: method} = probe.attempt.request;
return {
location: {
url: url,
method: method
},
evidence: `${method} ${probe.path} returns 200. ${sighting.proof.replace(/[^.]$/, "$&.")}\nA made-up path like it does not return such content, so this one is real.`,
key: key,
proof: {
steps: [ ...probe.sibling === null ? [] : [ (0, core_proof.PM)("control", probe.sibling) ], (0, 
core_proof.PM)("proof", probe.attempt, {
texts: sighting.quote ?? [],
isAlone: true
}) ]
},
...said(sighting, probe.signature, target)
};
}
function said({title: title, confidence: confidence, severity: severity}, signature, target) {
const {local: local = false, rating: rating} = (0, signatures.Y)(signature) ?? {};
const own = rating === undefined ? severity && ratings.l[severity] : ratings.E[rating];
const rated = local && target.isLoopback ? ratings.E.none : own;
return {
...title === undefined ? {} : {
title: title
},
...confidence === undefined ? {} : {
confidence: confidence
},
...rated === undefined ? {} : {
rating: rated
}
};
}
function threeGates(content) {
return `A finding requires status 200, ${content}, and a made-up path like it that does not return such content. This rules out servers that return 200 for every path, echo the path or show a sign-in page.`;
}
function presentedChains(evidence) {
return [ evidence, ...evidence.otherChains ].filter(({chain: chain}) => chain.length > 0);
}
function noCertificate(evidence) {
return `no certificate could be read: ${evidence.trust.detail}`;
}
function nameOf(certificate) {
if (certificate.subject !== "") return certificate.subject;
return certificate.dnsNames[0] ?? certificate.ipAddresses[0] ?? "a certificate without a subject";
}
function isWeaklySigned({signatureAlgorithm: signatureAlgorithm}) {
return /md[25]|sha-?1(?!\d)/i.test(signatureAlgorithm);
}
function roleOf(index, path) {
if (index === 0) return "leaf";
return index === path.length - 1 && path[index]?.isSelfSigned === true ? "root" : "intermediate";
}
function tlsCheck({meta: meta, judge: judge}) {
return (0, check.qH)({
meta: meta,
needs: [ "tls" ],
evaluate({tls: tls}, context) {
const drafts = judge(tls, context);
if ("notApplicable" in drafts) return drafts;
return drafts.map(draft => ({
location: {
url: tls.endpoint
},
...draft
}));
}
});
}
function chainCheck({meta: meta, judge: judge}) {
return tlsCheck({
meta: meta,
judge(tls, context) {
const chains = presentedChains(tls);
if (chains.length === 0) return (0, check.hH)(noCertificate(tls));
return chains.flatMap(chain => judge(chain, context));
}
});
}
const tlsCertChain = chainCheck({
meta: {
id: "tls.cert-chain",
title: "Incomplete or misordered certificate chain",
subject: "Certificate chain",
rating: ratings.E.visitorTurnedAway,
isDeploymentOnly: true,
confidence: "firm",
cwe: [ "CWE-296" ],
requirements: {
asvs: [ "12.2.2" ],
pci: [ "4.2.1" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
what: "The server does not send the intermediate certificates that link its certificate to a root, or sends them in the wrong order.",
why: "Browsers often repair the chain from a cache. API clients, mobile apps and monitoring fail, and the usual workaround is to disable certificate verification.",
proof: "The chain is read as sent. Incomplete: the last issuer was not sent, and the certificates show that it is an intermediate (authority key identifier, organization of a trusted root, URL of the issuer certificate). Any other unknown issuer is reported by tls.cert-untrusted. Wrong order: a trusted path exists, but not in the order sent.",
fix: "Install the full chain: the server certificate first, then each intermediate, without the root.",
snippets: fixSnippets("certificate"),
references: [ "https://www.rfc-editor.org/rfc/rfc8446#section-4.4.2", "https://www.rfc-editor.org/rfc/rfc5246#section-7.4.2" ]
},
judge({chain: chain, path: [leaf], trust: trust}) {
if (leaf === undefined || trust.fault !== "incomplete-chain" && trust.fault !== "wrong-order") return [];
const isIncomplete = trust.fault === "incomplete-chain";
return [ {
key: trust.fault,
title: isIncomplete ? "Intermediate certificate missing" : "Certificate chain in the wrong order",
confidence: isIncomplete ? "firm" : "certain",
evidence: `${nameOf(leaf)}, sent with ${chain.length - 1} other certificates: ${trust.detail}.`
} ];
}
});
const tlsCertExpired = chainCheck({
meta: {
id: "tls.cert-expired",
title: "Certificate expired or not yet valid",
subject: "Certificate validity period",
rating: ratings.E.interceptedSession,
isDeploymentOnly: true,
confidence: "certain",
cwe: [ "CWE-298" ],
requirements: {
asvs: [ "12.2.2" ],
pci: [ "4.2.1" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
what: "The server certificate, or a certificate above it, is outside its validity period.",
why: "Browsers block the site. Users who learn to click through the warning will do so when an attacker intercepts the connection.",
proof: "The validity period of every certificate on the path, from leaf to root, is compared with the time of the scan.",
fix: "Renew the certificate (or install the current intermediate) and automate renewal with ACME.",
snippets: fixSnippets("certificate"),
references: [ "https://www.rfc-editor.org/rfc/rfc5280#section-4.1.2.5", "https://cwe.mitre.org/data/definitions/298.html" ]
},
judge({path: path}, {now: now}) {
return path.flatMap((certificate, index) => {
const state = stateAt(certificate, now);
if (state === null) return [];
const role = roleOf(index, path);
return {
key: `${role}-${state.name.replaceAll(" ", "-")}`,
title: role === "leaf" ? `Certificate ${state.name}` : `The ${role} certificate is ${state.name}`,
evidence: `${nameOf(certificate)} (${role}) ${state.since}.`
};
});
}
});
function stateAt({notBefore: notBefore, notAfter: notAfter}, now) {
if (notAfter < now) return {
name: "expired",
since: `expired at ${notAfter.toISOString()}`
};
if (notBefore > now) return {
name: "not yet valid",
since: `becomes valid at ${notBefore.toISOString()}`
};
return null;
}
const DAY_MS = 864e5;
const DAYS = 14;
const DAILY_MS = 26 * 36e5;
const tlsCertExpiring = chainCheck({
meta: {
id: "tls.cert-expiring",
title: "Certificate expires within 14 days",
subject: "Certificate expiry within 14 days",
rating: ratings.E.weakerTransport,
isDeploymentOnly: true,
confidence: "certain",
cwe: [ "CWE-298" ],
requirements: {
asvs: [ "12.2.2" ],
pci: [ "4.2.1.1" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
what: "The server certificate is valid now, but for less than 14 more days.",
why: "Automated renewal runs weeks before expiry. A certificate this close to its end often means that renewal has been failing unnoticed, and the site will go down.",
proof: "The expiry date of the leaf is compared with the time of the scan. Publicly logged certificates with a lifetime under six weeks, and all with a lifetime of about a day, are reported only in the last third of their life: they are renewed by machine. Certificates signed with MD5 or SHA-1 must be replaced anyway and are not reported here.",
fix: "Renew the certificate now and check the log of the renewal job.",
references: [ "https://www.rfc-editor.org/rfc/rfc8555", "https://letsencrypt.org/docs/expiration-emails/" ]
},
judge({path: [leaf]}, {now: now}) {
if (leaf === undefined || leaf.notAfter < now || leaf.notBefore > now) return [];
if (isWeaklySigned(leaf)) return [];
const left = leaf.notAfter.getTime() - now.getTime();
const lifetime = leaf.notAfter.getTime() - leaf.notBefore.getTime();
const isShortLived = leaf.isLogged || lifetime <= DAILY_MS;
if (left >= (isShortLived ? Math.min(DAYS * DAY_MS, lifetime / 3) : DAYS * DAY_MS)) return [];
const end = `${leaf.notAfter.toISOString()}, in ${Math.floor(left / DAY_MS)} days`;
return [ {
key: "leaf",
evidence: `${nameOf(leaf)} expires at ${end}.`
} ];
}
});
const NAMES_SHOWN = 10;
const tlsCertHostname = chainCheck({
meta: {
id: "tls.cert-hostname",
title: "Certificate does not match the host name",
subject: "Certificate host names",
rating: ratings.E.interceptedSession,
isDeploymentOnly: true,
confidence: "certain",
cwe: [ "CWE-297" ],
requirements: {
asvs: [ "12.2.2" ],
pci: [ "4.2.1" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
what: "No subject alternative name of the certificate matches the host name of the target.",
why: "Clients that verify names reject the site. Clients that do not can be intercepted by anyone with any valid certificate.",
proof: "Names are compared as RFC 9525 requires: subject alternative names only (the common name is ignored), a wildcard matches exactly the left-most label, addresses match address entries only.",
fix: "Issue a certificate with this host among its subject alternative names, or serve the right one for the requested name (SNI).",
snippets: fixSnippets("certificate"),
references: [ "https://www.rfc-editor.org/rfc/rfc9525#section-6", "https://cwe.mitre.org/data/definitions/297.html" ]
},
judge({path: [leaf], nameMatches: nameMatches}, {target: target}) {
if (leaf === undefined || nameMatches) return [];
const names = [ ...leaf.dnsNames, ...leaf.ipAddresses ];
const more = names.length > NAMES_SHOWN ? ` and ${names.length - NAMES_SHOWN} more` : "";
const listed = names.length === 0 ? `it has no subject alternative name (its subject is ${leaf.subject === "" ? "empty" : leaf.subject})` : `it covers ${names.slice(0, NAMES_SHOWN).join(", ")}${more}`;
return [ {
key: "leaf",
evidence: `The certificate does not cover ${target.host}: ${listed}.`
} ];
}
});
const FAULTS = {
"self-signed": {
title: "Self-signed certificate",
cwe: "CWE-295"
},
"untrusted-root": {
title: "Certificate issued by an untrusted root",
cwe: "CWE-296"
},
"unknown-issuer": {
title: "Certificate issuer unknown",
cwe: "CWE-296",
key: "untrusted-root"
},
"invalid-signature": {
title: "Invalid signature in the certificate chain",
cwe: "CWE-295"
},
"not-a-ca": {
title: "Certificate chain contains an issuer that is not a CA",
cwe: "CWE-296"
},
"bad-purpose": {
title: "Certificate not valid for TLS servers",
cwe: "CWE-295"
},
"name-constraint": {
title: "Certificate violates the name constraints of its issuer",
cwe: "CWE-295"
}
};
const tlsCertUntrusted = chainCheck({
meta: {
id: "tls.cert-untrusted",
title: "Untrusted certificate",
subject: "Certificate trust",
rating: ratings.E.interceptedSession,
isDeploymentOnly: true,
confidence: "certain",
cwe: [ "CWE-295", "CWE-296" ],
requirements: {
asvs: [ "12.2.2" ],
pci: [ "4.2.1" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
what: "No valid path leads from the server certificate to a trusted root: it is self-signed, its issuer or root is unknown, or a certificate on the path is not allowed to be there.",
why: "Clients cannot distinguish this server from an attacker in the middle who presents their own certificate.",
proof: "The engine builds a path from the chain as sent to the root store (plus the roots given for this scan) and verifies every signature, CA flag, path length, purpose and name constraint. If the issuer was not sent, it is reported as unknown, unless the certificates themselves show that an intermediate is missing (tls.cert-chain).",
fix: "Use a certificate from a public CA (free with ACME), or pass the root of your own CA to the scan if that is what clients trust.",
snippets: fixSnippets("certificate"),
references: [ "https://www.rfc-editor.org/rfc/rfc5280#section-6", "https://cwe.mitre.org/data/definitions/295.html", "https://letsencrypt.org/getting-started/" ]
},
judge({path: [leaf], trust: trust}) {
const fault = trust.fault === null ? undefined : FAULTS[trust.fault];
if (leaf === undefined || trust.trusted || trust.fault === null || fault === undefined) return [];
return [ {
key: fault.key ?? trust.fault,
title: fault.title,
cwe: [ fault.cwe ],
evidence: `${nameOf(leaf)}, issued by ${leaf.issuer === "" ? "an issuer without a name" : leaf.issuer}: ${trust.detail}.`
} ];
}
});
const tlsCertWeakKey = chainCheck({
meta: {
id: "tls.cert-weak-key",
title: "Weak certificate key",
subject: "Certificate key",
rating: ratings.E.brokenEncryption,
confidence: "certain",
cwe: [ "CWE-326" ],
requirements: {
asvs: [ "12.2.2" ],
pci: [ "4.2.1" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
what: "The public key of the certificate, or of a CA above it, is RSA or DSA with less than 2048 bits, or on an elliptic curve with less than 256 bits.",
why: "512-bit RSA keys can be factored in hours, and 829 bits have been factored in public. An attacker with the key can impersonate the server and, without forward secrecy, decrypt recorded traffic.",
proof: "Key type and size are read from every certificate on the path.",
fix: "Generate a new key (ECDSA P-256, or RSA with at least 2048 bits) and get a certificate for it.",
snippets: {
openssl: "openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout privkey.pem -out request.csr"
},
references: [ "https://www.rfc-editor.org/rfc/rfc9325#section-4.5", "https://cwe.mitre.org/data/definitions/326.html" ]
},
judge({path: path}) {
return path.flatMap((certificate, index) => {
if (!isWeak(certificate)) return [];
const role = roleOf(index, path);
return {
key: `${role}-${certificate.keyType}-${certificate.keyBits}`,
title: `The ${role === "leaf" ? "" : `${role} `}certificate has a ${certificate.keyBits}-bit ${certificate.keyType} key`,
evidence: `${nameOf(certificate)} (${role}): ${certificate.keyType} with ${certificate.keyBits} bits.`
};
});
}
});
function isWeak({keyType: keyType, keyBits: keyBits}) {
if (keyBits === 0) return false;
return keyType === "RSA" || keyType === "DSA" ? keyBits < 2048 : keyBits < 256;
}
const tlsCertWeakSig = chainCheck({
meta: {
id: "tls.cert-weak-sig",
title: "Certificate signed with MD5 or SHA-1",
subject: "Certificate signature",
rating: ratings.E.interceptedSession,
confidence: "certain",
cwe: [ "CWE-328" ],
requirements: {
asvs: [ "12.2.2" ],
pci: [ "4.2.1" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
what: "The server certificate or an intermediate is signed with an MD2, MD5 or SHA-1 hash.",
why: "Collisions for these hashes are practical: an attacker can have a harmless certificate signed and transfer the signature to a certificate for any site, or to a CA of their own.",
proof: "The signature algorithm is read from the certificates as sent. The signature of a root on itself is ignored: roots are trusted by their key.",
fix: "Have the certificate reissued with SHA-256 or better, and install the current intermediate.",
references: [ "https://shattered.io/", "https://www.rfc-editor.org/rfc/rfc9155", "https://cwe.mitre.org/data/definitions/328.html" ]
},
judge({path: path, chain: chain}) {
return path.flatMap((certificate, index) => {
const role = roleOf(index, path);
const isSent = chain.some(({fingerprint256: fingerprint256}) => fingerprint256 === certificate.fingerprint256);
if (role === "root" || !isSent || !isWeaklySigned(certificate)) return [];
return {
key: `${role}-${certificate.signatureAlgorithm}`,
title: `The ${role === "leaf" ? "" : `${role} `}certificate is signed with ${certificate.signatureAlgorithm}`,
evidence: `${nameOf(certificate)} (${role}) is signed with ${certificate.signatureAlgorithm}.`
};
});
}
});
var suite_traits = __webpack_require__(63487);
const accepted_suites_NAMES_SHOWN = 12;
function acceptedWith(evidence, test) {
return evidence.versions.flatMap(({version: version, suites: suites}) => {
if (version === "SSLv2") return [];
const names = suites.map(({name: name}) => name).filter(name => test((0, suite_traits.S$)(name)));
return names.length === 0 ? [] : [ {
version: version,
names: names
} ];
});
}
function describeSuites(found) {
return found.map(({version: version, names: names}) => {
const more = names.length > accepted_suites_NAMES_SHOWN ? ` and ${names.length - accepted_suites_NAMES_SHOWN} more` : "";
return `${version}: ${names.slice(0, accepted_suites_NAMES_SHOWN).join(", ")}${more}`;
}).join("; ");
}
function isAccepted(evidence, version) {
return evidence.versions.some(support => support.version === version && support.accepted);
}
const tlsCipherCbc = tlsCheck({
meta: {
id: "tls.cipher-cbc",
title: "CBC cipher suites only, or CBC with TLS 1.0",
subject: "CBC cipher suites",
rating: ratings.E.weakerTransport,
confidence: "certain",
cwe: [ "CWE-327" ],
requirements: {
asvs: [ "12.1.2" ]
},
scanTypes: [ "standard", "compliance" ],
what: "CBC suites authenticate before they encrypt, which led to a series of padding attacks. AEAD suites (AES-GCM, ChaCha20-Poly1305) do both in one step.",
why: "In TLS 1.0 the predictable initialization vector lets BEAST read cookies. In later versions Lucky 13 and its successors depend on how well the library hides its timing.",
proof: "Either no AES-GCM or ChaCha20-Poly1305 suite was accepted in any version while a CBC suite was (CCM does not count: browsers do not offer it), or a CBC suite was accepted in TLS 1.0 or SSLv3. CBC next to AES-GCM in TLS 1.2 is not reported.",
fix: "Offer AES-GCM and ChaCha20-Poly1305 suites with TLS 1.2 and TLS 1.3, and disable TLS 1.0.",
snippets: fixSnippets("tls-suites"),
references: [ "https://www.rfc-editor.org/rfc/rfc7457", "https://www.rfc-editor.org/rfc/rfc9325#section-4.2" ]
},
judge(tls) {
const cbc = acceptedWith(tls, traits => traits.isCbc);
const aead = acceptedWith(tls, traits => traits.isCommonAead || traits.isTls13);
const only = {
key: "cbc-only",
title: "Only CBC suites, no AEAD suite that browsers support",
evidence: `No suite with AES-GCM or ChaCha20-Poly1305 was accepted. ${describeSuites(cbc)}.`
};
const old = cbc.filter(({version: version}) => version === "TLSv1.0" || version === "SSLv3");
const inOld = {
key: "cbc-tls10",
title: `CBC suites with ${old.map(({version: version}) => version).join(" and ")} (BEAST)`,
evidence: `A CBC suite was accepted in a version with predictable initialization vectors. ${describeSuites(old)}.`
};
return [ ...cbc.length > 0 && aead.length === 0 ? [ only ] : [], ...old.length > 0 ? [ inOld ] : [] ];
}
});
const tlsCipherExport = tlsCheck({
meta: {
id: "tls.cipher-export",
title: "Export cipher suites accepted",
subject: "Export cipher suites",
rating: ratings.E.brokenEncryption,
confidence: "certain",
cwe: [ "CWE-326" ],
requirements: {
asvs: [ "12.1.2" ],
pci: [ "4.2.1" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
what: "EXPORT suites were weakened on purpose in the 1990s: 40 or 56-bit ciphers and 512-bit key exchange.",
why: "Such keys can be broken in hours for a few dollars. With FREAK and Logjam an attacker in the middle downgrades even clients that did not offer these suites.",
proof: "The server responded to a hello that offers only export suites with a ServerHello that selects one of them.",
fix: "Remove EXPORT suites from the configuration; allow ECDHE with AEAD ciphers only.",
snippets: fixSnippets("tls-suites"),
references: [ "https://www.rfc-editor.org/rfc/rfc9325#section-4.1", "https://weakdh.org/", "https://mitls.org/pages/attacks/SMACK#freak" ]
},
judge(tls) {
const found = acceptedWith(tls, traits => traits.isExport);
if (found.length === 0) return [];
return [ {
key: "export",
evidence: `The server chose an export suite. ${describeSuites(found)}.`
} ];
}
});
const tlsCipherNoFs = tlsCheck({
meta: {
id: "tls.cipher-no-fs",
title: "Cipher suites without forward secrecy accepted",
subject: "Cipher suites without forward secrecy",
rating: ratings.E.weakerTransport,
confidence: "certain",
cwe: [ "CWE-326" ],
requirements: {
asvs: [ "12.1.2" ],
pci: [ "4.2.1" ]
},
scanTypes: [ "standard", "compliance" ],
what: "With static key exchange (RSA, static DH or ECDH) the session key depends on the long-term key of the server.",
why: "Traffic recorded today can be decrypted once the key leaks or is seized. RSA key exchange has also been attacked repeatedly through its padding (Bleichenbacher, ROBOT, Marvin).",
proof: "The server responded to a hello that offers only suites with static key exchange with a ServerHello that selects one of them.",
fix: "Allow ECDHE suites only; every client of the last ten years supports them.",
snippets: fixSnippets("tls-suites"),
references: [ "https://www.rfc-editor.org/rfc/rfc9325#section-4.1", "https://robotattack.org/" ]
},
judge(tls) {
const found = acceptedWith(tls, traits => !traits.isForwardSecret && !traits.isNull && !traits.isExport);
if (found.length === 0) return [];
const hasForwardSecrecy = acceptedWith(tls, traits => traits.isForwardSecret && !traits.isAnonymous).length > 0;
const others = hasForwardSecrecy ? "next to suites with forward secrecy" : "and no suite with forward secrecy";
return [ {
key: hasForwardSecrecy ? "beside" : "only",
title: hasForwardSecrecy ? "Cipher suites without forward secrecy accepted" : "No cipher suite with forward secrecy",
evidence: `The server accepts static key exchange ${others}. ${describeSuites(found)}.`
} ];
}
});
const tlsCipherNullAnon = tlsCheck({
meta: {
id: "tls.cipher-null-anon",
title: "Cipher suites without encryption or authentication accepted",
subject: "Cipher suites without encryption or authentication",
rating: ratings.E.noEncryption,
confidence: "certain",
cwe: [ "CWE-327", "CWE-322" ],
requirements: {
asvs: [ "12.1.2" ],
pci: [ "4.2.1" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
what: "NULL suites send everything in plaintext. Anonymous suites (DH_anon, ECDH_anon) encrypt, but the server does not prove its identity with a certificate.",
why: "With a NULL suite anyone on the network path reads passwords and cookies. With an anonymous suite anyone on the path can impersonate the server, and the client cannot detect it.",
proof: "The server responded to a hello that offers only these suites with a ServerHello that selects one of them.",
fix: "Remove NULL (eNULL) and anonymous (aNULL) suites from the configuration; allow ECDHE with AEAD ciphers only.",
snippets: fixSnippets("tls-suites"),
references: [ "https://www.rfc-editor.org/rfc/rfc9325#section-4.1", "https://cwe.mitre.org/data/definitions/322.html" ]
},
judge(tls) {
const [open, anonymous] = [ acceptedWith(tls, traits => traits.isNull), acceptedWith(tls, traits => traits.isAnonymous) ];
const unencrypted = {
key: "null",
title: "Cipher suites without encryption accepted",
cwe: [ "CWE-327" ],
evidence: `The server chose a NULL suite. ${describeSuites(open)}.`
};
const unauthenticated = {
key: "anonymous",
title: "Cipher suites without server authentication accepted",
cwe: [ "CWE-322" ],
evidence: `The server chose an anonymous suite. ${describeSuites(anonymous)}.`
};
return [ ...open.length > 0 ? [ unencrypted ] : [], ...anonymous.length > 0 ? [ unauthenticated ] : [] ];
}
});
const tlsCipherRc4Des = tlsCheck({
meta: {
id: "tls.cipher-rc4-des",
title: "RC4, DES, 3DES, RC2, IDEA or SEED suites accepted",
subject: "RC4, DES, 3DES, RC2, IDEA and SEED suites",
rating: ratings.E.weakEncryption,
confidence: "certain",
cwe: [ "CWE-327" ],
requirements: {
asvs: [ "12.1.2" ],
pci: [ "4.2.1" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
what: "These ciphers are withdrawn: RC4 leaks plaintext through its biases, DES has a 56-bit key, 3DES, RC2 and IDEA use 64-bit blocks, and no browser supports SEED any more.",
why: "Long-lived connections with 64-bit blocks leak cookies (Sweet32), and so does RC4 after enough repetitions (RC4 NOMORE). DES can be brute-forced in a day.",
proof: "The server responded to a hello that offers only these suites with a ServerHello that selects one of them.",
fix: "Remove these ciphers from the configuration; allow ECDHE with AES-GCM or ChaCha20-Poly1305 only.",
snippets: fixSnippets("tls-suites"),
references: [ "https://www.rfc-editor.org/rfc/rfc7465", "https://sweet32.info/", "https://www.rfc-editor.org/rfc/rfc9325#section-4.1" ]
},
judge(tls) {
const found = acceptedWith(tls, traits => traits.legacyCipher !== null && !traits.isExport && !traits.isAnonymous);
if (found.length === 0) return [];
const ciphers = found.flatMap(({names: names}) => names.map(name => (0, suite_traits.S$)(name).legacyCipher ?? ""));
const title = `${[ ...new Set(ciphers) ].sort().join(", ")} accepted`;
const evidence = `The server chose a withdrawn cipher. ${describeSuites(found)}.`;
return [ {
key: "legacy-ciphers",
title: title,
evidence: evidence
} ];
}
});
const tlsCompression = tlsCheck({
meta: {
id: "tls.compression",
title: "TLS compression enabled",
subject: "TLS compression",
rating: ratings.E.weakEncryption,
confidence: "certain",
cwe: [ "CWE-327" ],
requirements: {
asvs: [ "12.1.2" ],
pci: [ "4.2.1" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The server compresses data before encryption when a client offers to.",
why: "The length of a compressed record reveals whether it contains a guess of the attacker. CRIME recovers session cookies this way.",
proof: "The server responded to a hello that offers DEFLATE, LZS and no compression with a ServerHello that selects a compression method.",
fix: "Disable TLS compression; current TLS libraries have it disabled or removed.",
snippets: {
apache: "SSLCompression off",
nginx: "# Compression is off since nginx 1.3.2 with OpenSSL 1.0.0: update both."
},
references: [ "https://www.rfc-editor.org/rfc/rfc7457#section-2.6", "https://www.rfc-editor.org/rfc/rfc9325#section-3.3" ]
},
judge(tls) {
if (tls.compression === null) return (0, check.hH)("the server supports TLS 1.3 only, which has no compression");
if (!tls.compression) return [];
const evidence = "The ServerHello selected a compression method, although the hello also offered none.";
return [ {
key: "compression",
evidence: evidence
} ];
}
});
const tlsDhUnsafePrime = tlsCheck({
meta: {
id: "tls.dh-unsafe-prime",
title: "Diffie-Hellman modulus is not a safe prime",
subject: "Diffie-Hellman modulus",
rating: ratings.E.brokenEncryption,
confidence: "certain",
cwe: [ "CWE-326" ],
requirements: {
asvs: [ "12.1.2" ],
pci: [ "4.2.1" ]
},
scanTypes: [ "compliance" ],
what: "Finite-field Diffie-Hellman depends on its modulus p: both p and (p - 1) / 2 must be prime. This modulus is composite or has small subgroups.",
why: "With a composite modulus, discrete logarithms can be computed factor by factor. With small subgroups, an attacker learns a reused secret exponent piece by piece. Such a modulus can also be a backdoor (socat, CVE-2016-2217).",
proof: "The modulus is read from ServerKeyExchange, and it and (p - 1) / 2 are tested for primality with 32 rounds of Miller-Rabin. Moduli above 4096 bits are not tested.",
fix: "Use a group of RFC 7919 (ffdhe2048 or larger), or disable DHE suites in favor of ECDHE.",
snippets: fixSnippets("dh"),
references: [ "https://www.rfc-editor.org/rfc/rfc7919", "https://www.rfc-editor.org/rfc/rfc2785" ]
},
judge(tls) {
if (tls.dh.length === 0) return (0, check.hH)("the server does not accept finite-field Diffie-Hellman");
return tls.dh.flatMap(({bits: bits, prime: prime, prime_is_safe: verdict, suite: suite}) => {
if (verdict === null || verdict === "safe") return [];
const start = prime.subarray(0, 8).toString("hex");
const fault = verdict === "composite" ? "is composite" : "is prime, but (p - 1) / 2 is not: the group has small subgroups";
return {
key: verdict,
title: verdict === "composite" ? "Composite Diffie-Hellman modulus" : "Diffie-Hellman group with small subgroups",
evidence: `The modulus of ${bits} bits (0x${start}…) of ${suite} ${fault}.`
};
});
}
});
const BROKEN_BITS = 768;
const tlsDhWeak = tlsCheck({
meta: {
id: "tls.dh-weak",
title: "Diffie-Hellman group shorter than 2048 bits",
subject: "Diffie-Hellman group size",
rating: ratings.E.weakEncryption,
confidence: "certain",
cwe: [ "CWE-326" ],
requirements: {
asvs: [ "12.1.2" ],
pci: [ "4.2.1" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
what: "In a DHE handshake the server chooses the group (a prime) in which both sides compute the key. This one is too short.",
why: "512 and 768-bit groups have been broken in public. 1024 bits are considered within reach of a state, which could then decrypt every connection that uses the same prime (Logjam).",
proof: "The bit length of the prime in ServerKeyExchange. Severity is high up to 768 bits.",
fix: "Prefer ECDHE and disable DHE suites, or use a group of RFC 7919 with at least 2048 bits.",
snippets: fixSnippets("dh"),
references: [ "https://weakdh.org/", "https://www.rfc-editor.org/rfc/rfc7919", "https://www.rfc-editor.org/rfc/rfc9325#section-4.1" ]
},
judge(tls) {
const weak = tls.dh.filter(({bits: bits}) => bits < 2048);
return [ ...new Set(weak.map(({bits: bits}) => bits)) ].map(bits => {
const suites = weak.filter(group => group.bits === bits).map(({suite: suite}) => suite);
return {
key: `dh-${bits}`,
title: `${bits}-bit Diffie-Hellman group`,
rating: bits <= BROKEN_BITS ? ratings.E.brokenEncryption : ratings.E.weakEncryption,
evidence: `ServerKeyExchange carried a prime of ${bits} bits (${suites.join(", ")}).`
};
});
}
});
const tlsKnownBugs = tlsCheck({
meta: {
id: "tls.known-bugs",
title: "Heartbleed or CCS injection in the TLS library",
rating: ratings.E.credentials,
confidence: "firm",
cwe: [ "CWE-1395" ],
requirements: {
pci: [ "6.3.3" ]
},
scanTypes: [ "compliance" ],
what: "The server uses a TLS library with Heartbleed (CVE-2014-0160) or the CCS injection bug (CVE-2014-0224).",
why: "Heartbleed leaks server memory, including private keys and passwords. CCS injection lets an attacker in the middle force keys that they know.",
proof: "Heartbleed: the server responded to a heartbeat request without payload and padding, which a fixed library drops; the response contains no memory. CCS injection: the server accepted an early ChangeCipherSpec and failed to decrypt the next record. Neither probe reads data or completes a session.",
fix: "Update the TLS library (OpenSSL 1.0.1h or later), then replace keys and certificates and end all sessions.",
references: [ "https://nvd.nist.gov/vuln/detail/CVE-2014-0160", "https://nvd.nist.gov/vuln/detail/CVE-2014-0224", "https://heartbleed.com/" ]
},
judge({knownBugs: knownBugs}) {
if (knownBugs === null) return (0, check.hH)("the server supports TLS 1.3 only, and these bugs concern older versions");
const {heartbleed: heartbleed, ccsInjection: ccsInjection} = knownBugs;
if (heartbleed === "not_tested" && ccsInjection === "not_tested") return (0, check.hH)("no handshake got far enough to test for these bugs");
return [ ...heartbleed === "vulnerable" ? [ HEARTBLEED ] : [], ...ccsInjection === "vulnerable" ? [ CCS_INJECTION ] : [] ];
}
});
const HEARTBLEED = {
key: "heartbleed",
advisories: [ {
id: "CVE-2014-0160",
component: null
} ],
title: "Heartbleed (CVE-2014-0160)",
evidence: "The server responded to a 3-byte heartbeat request, which RFC 6520 requires it to discard."
};
const CCS_INJECTION = {
key: "ccs-injection",
advisories: [ {
id: "CVE-2014-0224",
component: null
} ],
title: "CCS injection (CVE-2014-0224)",
rating: ratings.E.interceptedSession,
evidence: "The server accepted ChangeCipherSpec before the key exchange and failed to decrypt the next record."
};
const mozilla_tls_namespaceObject = JSON.parse('{"cS":{"S":{"tls_versions":["TLSv1.2","TLSv1.3"],"ciphersuites":["TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],"ciphers":{"iana":["TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256","TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256","TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384","TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384","TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256","TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256","TLS_DHE_RSA_WITH_AES_128_GCM_SHA256","TLS_DHE_RSA_WITH_AES_256_GCM_SHA384","TLS_DHE_RSA_WITH_CHACHA20_POLY1305_SHA256"]},"dh_param_size":2048,"rsa_key_size":2048,"ecdh_param_size":256,"maximum_certificate_lifespan":366,"recommended_certificate_lifespan":90}}}');
const tlsMozillaProfile = tlsCheck({
meta: {
id: "tls.mozilla-profile",
title: "Configuration deviates from Mozilla's intermediate profile",
subject: "Mozilla's intermediate profile",
rating: ratings.E.none,
confidence: "certain",
cwe: [ "CWE-326" ],
requirements: {
asvs: [ "12.1.2" ],
pci: [ "12.3.3" ]
},
scanTypes: [ "compliance" ],
what: "Mozilla publishes a TLS profile for general-purpose servers: versions, suites, groups, key sizes, certificate lifetime. This server deviates from it in the listed points.",
why: "The profile is a widely used baseline for an inventory of cryptography. A deviation is not a vulnerability in itself; serious ones have their own checks.",
proof: "All suites, groups and versions were enumerated and compared with version 5.7 of the profile, together with the certificate and the response to a fallback signal.",
fix: "Use the configuration of the Mozilla SSL Configuration Generator for your server, or document why a deviation is intended.",
snippets: fixSnippets("tls-suites"),
references: [ "https://wiki.mozilla.org/Security/Server_Side_TLS", "https://ssl-config.mozilla.org/" ]
},
judge(tls) {
const deviations = mozillaDeviations(tls);
if (deviations.length === 0) return [];
const evidence = deviations.map((deviation, index) => `${index + 1}. ${deviation}`).join("\n");
return [ {
key: "mozilla-intermediate",
evidence: evidence
} ];
}
});
const PROFILE = mozilla_tls_namespaceObject.cS.S;
const SUITES = new Set([ ...PROFILE.ciphersuites, ...PROFILE.ciphers.iana ]);
const mozilla_profile_DAY_MS = 864e5;
const KEY_BITS_MIN = new Map([ [ "EC", PROFILE.ecdh_param_size ], [ "RSA", PROFILE.rsa_key_size ] ]);
const SHOWN = 15;
function mozillaDeviations(tls) {
return [ ...versionDeviations(tls), ...suiteDeviations(tls), ...groupDeviations(tls), ...tls.fallbackScsv === false ? [ "the fallback signal of RFC 7507 is ignored" ] : [], ...presentedChains(tls).flatMap(({path: [leaf]}) => leaf === undefined ? [] : certificateDeviations(leaf)) ];
}
function versionDeviations(tls) {
const old = tls.versions.filter(({version: version, accepted: accepted}) => accepted && !PROFILE.tls_versions.includes(version));
const missing = [ "TLSv1.2", "TLSv1.3" ].filter(version => !isAccepted(tls, version));
return [ ...old.length > 0 ? [ `versions outside of the profile: ${old.map(({version: version}) => version).join(", ")}` ] : [], ...missing.map(version => `${version} is not offered`) ];
}
function suiteDeviations(tls) {
const deviations = [];
const names = new Set(acceptedWith(tls, () => true).flatMap(found => found.names));
const extra = [ ...names ].filter(name => !SUITES.has(name)).sort();
if (extra.length > 0) {
const more = extra.length > SHOWN ? ` and ${extra.length - SHOWN} more` : "";
deviations.push(`${extra.length} suites outside of the profile: ${extra.slice(0, SHOWN).join(", ")}${more}`);
}
const isProfiled = [ ...names ].some(name => SUITES.has(name) && !(0, suite_traits.S$)(name).isTls13);
if (isAccepted(tls, "TLSv1.2") && !isProfiled) deviations.push("no TLS 1.2 suite of the profile is offered");
return deviations;
}
function groupDeviations({dh: dh, groups: groups}) {
const sizes = [ ...new Set(dh.map(group => group.bits)) ].filter(bits => bits < PROFILE.dh_param_size);
const small = groups.filter(group => /^(?!ffdhe).*(?:16[03]|19[23]|22[34]|23[39])/.test(group));
return [ ...sizes.map(bits => `a Diffie-Hellman group of ${bits} bits (${PROFILE.dh_param_size} required)`), ...small.length > 0 ? [ `curves under ${PROFILE.ecdh_param_size} bits: ${small.join(", ")}` ] : [] ];
}
function certificateDeviations(leaf) {
const deviations = [];
const bitsMin = KEY_BITS_MIN.get(leaf.keyType);
if (bitsMin === undefined || leaf.keyBits < bitsMin) deviations.push(`a certificate key of type ${leaf.keyType} with ${leaf.keyBits} bits`);
const {maximum_certificate_lifespan: maximum, recommended_certificate_lifespan: recommended} = PROFILE;
const days = Math.round((leaf.notAfter.getTime() - leaf.notBefore.getTime()) / mozilla_profile_DAY_MS);
if (days > maximum) deviations.push(`a certificate lifetime of ${days} days (maximum ${maximum}, ${recommended} recommended)`);
if (!/sha(256|384|512)|ed25519|ed448/i.test(leaf.signatureAlgorithm)) deviations.push(`a certificate signed with ${leaf.signatureAlgorithm}`);
return deviations;
}
const tlsNoPostQuantum = tlsCheck({
meta: {
id: "tls.no-post-quantum",
title: "No post-quantum key exchange",
subject: "Post-quantum key exchange",
rating: ratings.E.none,
confidence: "certain",
cwe: [ "CWE-327" ],
requirements: {},
scanTypes: [ "compliance" ],
what: "The server supports no key exchange with ML-KEM (FIPS 203), such as X25519MLKEM768, which current browsers offer first.",
why: "Traffic that is recorded today can be decrypted once a quantum computer breaks elliptic curves. Data that must stay secret for years needs a hybrid key exchange now.",
proof: "The groups that the server chose in TLS 1.3 handshakes, when each group of the registry was offered without a key share.",
fix: "Use a TLS library that has X25519MLKEM768 (OpenSSL 3.5, Go 1.24, BoringSSL) and leave it in the list of groups.",
references: [ "https://csrc.nist.gov/pubs/fips/203/final", "https://datatracker.ietf.org/doc/draft-ietf-tls-ecdhe-mlkem/", "https://www.iana.org/assignments/tls-parameters/tls-parameters.xhtml#tls-parameters-8" ]
},
judge(tls) {
if (tls.groups.some(group => group.includes("MLKEM"))) return [];
const evidence = isAccepted(tls, "TLSv1.3") ? `The server chose only these groups: ${tls.groups.join(", ") || "none"}.` : "The server does not accept TLS 1.3, which the key exchange needs.";
return [ {
key: "no-post-quantum",
evidence: evidence
} ];
}
});
const tlsNoTls13 = tlsCheck({
meta: {
id: "tls.no-tls13",
title: "TLS 1.3 not supported",
subject: "TLS 1.3",
rating: ratings.E.none,
confidence: "certain",
cwe: [ "CWE-327" ],
requirements: {
asvs: [ "12.1.1" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The server does not support TLS 1.3, the current version since 2018.",
why: "TLS 1.3 removes every weak option of its predecessors, encrypts the certificate and saves a round trip. Without it, security depends on careful configuration.",
proof: "A hello that offers only TLS 1.3, with key shares for X25519 and P-256, got neither a TLS 1.3 ServerHello nor a HelloRetryRequest.",
fix: "Enable TLS 1.3 next to TLS 1.2; this may need a newer TLS library (OpenSSL 1.1.1 or later).",
snippets: fixSnippets("tls-versions"),
references: [ "https://www.rfc-editor.org/rfc/rfc8446", "https://wiki.mozilla.org/Security/Server_Side_TLS" ]
},
judge(tls) {
if (isAccepted(tls, "TLSv1.3")) return [];
const spoken = tls.versions.filter(({accepted: accepted}) => accepted).map(({version: version}) => version);
const evidence = `The server did not accept a TLS 1.3 hello; it supports ${spoken.join(", ")}.`;
return [ {
key: "no-tls13",
evidence: evidence
} ];
}
});
const tlsProtocolSsl2Ssl3 = tlsCheck({
meta: {
id: "tls.protocol-ssl2-ssl3",
title: "SSLv2 or SSLv3 enabled",
subject: "SSLv2 and SSLv3",
rating: ratings.E.brokenEncryption,
confidence: "certain",
cwe: [ "CWE-327" ],
requirements: {
asvs: [ "12.1.1" ],
pci: [ "4.2.1" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
what: "The server accepts SSLv2 (1995) or SSLv3 (1996). Both are prohibited because their designs are broken.",
why: "POODLE reads cookies from SSLv3 connections byte by byte. A server with SSLv2 lets an attacker decrypt even TLS connections that use the same RSA key (DROWN).",
proof: "The server responded to a hello of exactly that version with a ServerHello of that version and an offered cipher suite.",
fix: "Disable SSLv2 and SSLv3 and keep TLS 1.2 and TLS 1.3 only, on every server that shares the key.",
snippets: fixSnippets("tls-versions"),
references: [ "https://www.rfc-editor.org/rfc/rfc6176", "https://www.rfc-editor.org/rfc/rfc7568", "https://drownattack.com/" ]
},
judge(tls) {
return tls.versions.filter(({version: version, accepted: accepted}) => accepted && (version === "SSLv2" || version === "SSLv3")).map(({version: version, suites: suites}) => {
const names = suites.map(({name: name}) => name);
const listed = names.length === 0 ? "no cipher kind listed" : describeSuites([ {
version: version,
names: names
} ]);
const evidence = `The server responded to a ${version} hello with a ${version} ServerHello (${listed}).`;
return {
key: version,
title: `${version} enabled`,
evidence: evidence
};
});
}
});
const tlsProtocolTls1011 = tlsCheck({
meta: {
id: "tls.protocol-tls10-11",
title: "TLS 1.0 or TLS 1.1 enabled",
subject: "TLS 1.0 and TLS 1.1",
rating: ratings.E.weakEncryption,
confidence: "certain",
cwe: [ "CWE-327" ],
requirements: {
asvs: [ "12.1.1" ],
pci: [ "4.2.1" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
what: "The server accepts TLS 1.0 (1999) or TLS 1.1 (2006). Both were deprecated in 2021, and no current browser supports them.",
why: "They depend on MD5 and SHA-1 in the handshake and on CBC modes with known attacks (BEAST, Lucky 13). An attacker who can downgrade a client gets that weaker protection.",
proof: "The server responded to a hello with that maximum version with a ServerHello of exactly that version.",
fix: "Accept TLS 1.2 and TLS 1.3 only.",
snippets: fixSnippets("tls-versions"),
references: [ "https://www.rfc-editor.org/rfc/rfc8996", "https://wiki.mozilla.org/Security/Server_Side_TLS" ]
},
judge(tls) {
const old = tls.versions.filter(({version: version, accepted: accepted}) => accepted && (version === "TLSv1.0" || version === "TLSv1.1"));
if (old.length === 0) return [];
const versions = old.map(({version: version}) => version.replace("TLSv", "TLS ")).join(" and ");
const suites = old.map(({version: version, suites: suites}) => ({
version: version,
names: suites.map(({name: name}) => name)
}));
const evidence = `The server sent a ServerHello in ${versions} (${describeSuites(suites)}).`;
return [ {
key: old.map(({version: version}) => version).join("+"),
title: `${versions} enabled`,
evidence: evidence
} ];
}
});
const tlsRenegotiation = tlsCheck({
meta: {
id: "tls.renegotiation",
title: "Secure renegotiation not supported",
subject: "Secure renegotiation",
rating: ratings.E.load,
confidence: "certain",
cwe: [ "CWE-300" ],
requirements: {
pci: [ "4.2.1" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The server does not support RFC 5746, which binds a renegotiated handshake to its connection.",
why: "An attacker in the middle can open a connection, send a request and let the victim continue in it: the server treats both as one user (CVE-2009-3555).",
proof: "Hellos up to TLS 1.2 carried the signaling value of RFC 5746; the ServerHello did not contain renegotiation_info.",
fix: "Update the TLS library; every maintained one has supported RFC 5746 since 2010.",
references: [ "https://www.rfc-editor.org/rfc/rfc5746", "https://www.rfc-editor.org/rfc/rfc9325#section-3.5" ]
},
judge(tls) {
if (tls.secureRenegotiation === null) return (0, check.hH)("the server supports TLS 1.3 only, which has no renegotiation");
if (tls.secureRenegotiation) return [];
const evidence = "The ServerHello has no renegotiation_info extension, although the hello requested it (0x00FF).";
return [ {
key: "renegotiation",
evidence: evidence
} ];
}
});
const dnsCaa = (0, check.qH)({
meta: {
id: "dns.caa",
title: "CAA record missing",
subject: "CAA record",
rating: ratings.E.none,
confidence: "certain",
cwe: [ "CWE-295" ],
requirements: {},
scanTypes: [ "compliance" ],
what: "A CAA record names the certificate authorities that may issue certificates for a domain. Neither the host nor a parent domain has one.",
why: "Without it every public CA may issue certificates, and the weakest of them determines how hard it is to get one for your site.",
proof: "CAA records were queried at the name and then at each parent, as CAs do (RFC 8659). Names without public DNS are not queried.",
fix: 'Publish a CAA record at the registrable domain with your CA, for example `example.com. CAA 0 issue "letsencrypt.org"`.',
references: [ "https://www.rfc-editor.org/rfc/rfc8659", "https://letsencrypt.org/docs/caa/" ]
},
needs: [ "dns" ],
evaluate({dns: dns}) {
if (dns.caaError !== null) return (0, check.hH)(dns.caaError);
if (dns.caa.some(({tag: tag}) => tag.toLowerCase() === "issue")) return [];
const others = dns.caa.map(({tag: tag}) => tag).join(", ");
return [ {
location: {
url: `dns:${dns.registrableDomain}`
},
key: "caa",
evidence: dns.caa.length === 0 ? `Neither ${dns.name} nor a parent domain has a CAA record.` : `${dns.caa[0]?.name ?? dns.name} has CAA records (${others}), but none with the tag issue.`
} ];
}
});
const dnsDanglingCname = (0, check.qH)({
meta: {
id: "dns.dangling-cname",
title: "Dangling CNAME (subdomain takeover)",
rating: ratings.E.nameTakeover,
confidence: "firm",
cwe: [ "CWE-350" ],
requirements: {},
scanTypes: [ "compliance" ],
what: "A CNAME of the host points to a name at a hosting provider that has no such site any more.",
why: "Anyone can register that name at the provider and then serve pages, read cookies of the parent domain and get certificates for your host name.",
proof: "The CNAME chain ends at a known provider, and either the name does not exist there (NXDOMAIN) or the page is what this provider shows for unclaimed names.",
fix: "Delete the CNAME record, or claim the name at the provider again. Remove DNS records before the resource that they point to.",
references: [ "https://cheatsheetseries.owasp.org/cheatsheets/Subdomain_Takeover_Prevention_Cheat_Sheet.html", "https://developer.mozilla.org/en-US/docs/Web/Security/Subdomain_takeovers" ]
},
needs: [ "dns" ],
evaluate({dns: dns}) {
if (dns.dangling === null) return [];
const {name: name, provider: provider, proof: proof} = dns.dangling;
return [ {
location: {
url: `dns:${dns.name}`
},
key: provider,
title: `CNAME points to an unclaimed name at ${provider}`,
evidence: `${[ dns.name, ...dns.cnames ].join(" -> ")}: ${name} belongs to ${provider}, and ${proof}.`
} ];
}
});
const dnsDnssec = (0, check.qH)({
meta: {
id: "dns.dnssec",
title: "DNSSEC not enabled",
subject: "DNSSEC",
rating: ratings.E.none,
confidence: "firm",
cwe: [ "CWE-350" ],
requirements: {},
scanTypes: [ "compliance" ],
what: "The DNS zone is not signed up to the root, so resolvers cannot tell genuine responses from forged ones.",
why: "A forged response redirects visitors and mail to another machine and helps an attacker get a certificate. CAA, SPF and DMARC records can be forged too.",
proof: "The SOA record was queried with DNSSEC OK: the resolver did not validate it (AD), and the parent has no DS record. A missing response proves nothing and is not reported.",
fix: "Enable DNSSEC at the DNS provider and submit the DS record to the registrar.",
references: [ "https://www.rfc-editor.org/rfc/rfc9364", "https://www.icann.org/resources/pages/dnssec-what-is-it-why-important-2019-03-05-en" ]
},
needs: [ "dns" ],
evaluate({dns: dns}) {
if (dns.dnssec.signed === null) return (0, check.hH)(dns.dnssec.detail);
if (dns.dnssec.signed) return [];
return [ {
location: {
url: `dns:${dns.registrableDomain}`
},
key: "dnssec",
evidence: `${dns.registrableDomain}: ${dns.dnssec.detail}.`
} ];
}
});
var dmarc_record = __webpack_require__(57509);
const emailBimi = (0, check.qH)({
meta: {
id: "email.bimi",
title: "BIMI record without effect",
subject: "BIMI",
rating: ratings.E.none,
confidence: "certain",
cwe: [ "CWE-290" ],
requirements: {},
scanTypes: [ "compliance" ],
what: "BIMI shows the logo of a domain beside its mail. This record is invalid, or DMARC is not enforced, without which mail programs show no logo.",
why: "Nothing is gained by it; the owner sees no logo and does not know why.",
proof: "The TXT records of default._bimi under the registrable domain, and its DMARC policy.",
fix: "Publish `v=BIMI1; l=https://…/logo.svg; a=https://…/certificate.pem`, and enforce DMARC (quarantine or reject).",
references: [ "https://bimigroup.org/implementation-guide/", "https://datatracker.ietf.org/doc/draft-brand-indicators-for-message-identification/" ]
},
needs: [ "email" ],
evaluate({email: {domain: domain, bimi: bimi, dmarc: dmarc}}) {
if (bimi === null) return (0, check.hH)(`the records of default._bimi.${domain} could not be queried`);
const [record] = bimi;
if (record === undefined) return (0, check.hH)(`${domain} has no BIMI record`);
const location = {
url: `dns:default._bimi.${domain}`
};
const logo = (0, dmarc_record.Fg)(record).get("l");
if (bimi.length > 1 || logo === undefined || logo !== "" && !/^https:\/\//i.test(logo)) return [ {
location: location,
key: "invalid",
evidence: `There must be one record, with an address of the logo (l) that begins with https://. Found: ${record}`
} ];
const policy = (0, dmarc_record.hs)(dmarc.records[0] ?? "");
const isEnforced = dmarc.records.length === 1 && "policy" in policy && policy.policy !== "none";
if (logo === "" || isEnforced) return [];
return [ {
location: location,
key: "dmarc",
evidence: `${domain} does not enforce DMARC: mail programs ignore the record.`
} ];
}
});
const UNUSABLE = 1;
const emailDane = (0, check.qH)({
meta: {
id: "email.dane",
title: "DANE records without effect",
subject: "DANE",
rating: ratings.E.weakerDefence,
confidence: "certain",
cwe: [ "CWE-319" ],
requirements: {},
scanTypes: [ "compliance" ],
what: "TLSA records pin the certificate of a mail server (DANE). These are in a zone without DNSSEC, or have only usages that mail servers ignore.",
why: "The owner believes that mail is sent over verified TLS only, and it is not.",
proof: "The TLSA records of _25._tcp of up to five mail servers, and whether their zone is signed.",
fix: "Sign the zone of the mail servers with DNSSEC, and use usage 3 (DANE-EE) or 2 (DANE-TA).",
references: [ "https://www.rfc-editor.org/rfc/rfc7672", "https://www.rfc-editor.org/rfc/rfc6698" ]
},
needs: [ "email" ],
evaluate({email: {dane: dane}}) {
if (dane === null) return (0, check.hH)("the TLSA records of the mail servers could not be queried");
if (dane.length === 0) return (0, check.hH)("no mail server has TLSA records");
return dane.flatMap(({name: name, usages: usages, isSigned: isSigned}) => {
const location = {
url: `dns:_25._tcp.${name}`
};
if (isSigned === false) return [ {
location: location,
key: `unsigned ${name}`,
evidence: `The zone of ${name} is not signed: senders ignore its TLSA records.`
} ];
if (usages.every(usage => usage <= UNUSABLE)) return [ {
location: location,
key: `usage ${name}`,
evidence: `The TLSA records of ${name} have usage ${usages.join(" and ")}: senders ignore them.`
} ];
return [];
});
}
});
const emailDmarc = (0, check.qH)({
meta: {
id: "email.dmarc",
title: "DMARC missing or not enforced",
subject: "DMARC",
rating: ratings.E.visitorDeceived,
confidence: "certain",
cwe: [ "CWE-290" ],
requirements: {
pci: [ "5.4.1" ]
},
scanTypes: [ "compliance" ],
what: "DMARC defines what receivers do with mail whose visible sender fails SPF and DKIM. The domain accepts mail and has no DMARC record, an invalid one, or only the policy none.",
why: "SPF and DKIM alone do not protect the sender that people see. Without an enforced policy, forged mail is delivered.",
proof: "The TXT records of _dmarc under the registrable domain, parsed as RFC 7489 requires. A domain without MX records does not need one.",
fix: "Start with `v=DMARC1; p=none; rua=mailto:…`, read the reports, then move to quarantine and reject.",
references: [ "https://www.rfc-editor.org/rfc/rfc7489", "https://dmarc.org/overview/" ]
},
needs: [ "email" ],
evaluate({email: {domain: domain, mx: mx, dmarc: dmarc}}) {
const location = {
url: `dns:_dmarc.${domain}`
};
const [record] = dmarc.records;
if (record === undefined) {
if (mx.length === 0) return (0, check.hH)(`${domain} has no MX record and accepts no mail`);
return [ {
location: location,
key: "missing",
title: "DMARC record missing",
evidence: `_dmarc.${domain} has no record that starts with v=DMARC1.`
} ];
}
if (dmarc.records.length > 1) return [ {
location: location,
key: "multiple",
title: "Multiple DMARC records",
evidence: `_dmarc.${domain} has ${dmarc.records.length} records; receivers then ignore all of them.`
} ];
const policy = (0, dmarc_record.hs)(record);
if ("error" in policy) return [ {
location: location,
key: "invalid",
title: "Invalid DMARC record",
evidence: `${policy.error}: ${record}`
} ];
if (policy.policy !== "none") return [];
return [ {
location: location,
key: "none",
title: "DMARC not enforced (p=none)",
evidence: `_dmarc.${domain}: ${record}`
} ];
}
});
var mail_records = __webpack_require__(45740);
const emailMtaSts = (0, check.qH)({
meta: {
id: "email.mta-sts",
title: "Mail to the domain can be read on the network path",
subject: "MTA-STS",
rating: ratings.E.none,
confidence: "certain",
cwe: [ "CWE-319" ],
requirements: {},
scanTypes: [ "compliance" ],
what: "MTA-STS or DANE tell other mail servers to send mail for this domain over verified TLS only. The domain has neither, or its MTA-STS record or policy does not work.",
why: "Mail servers send in the clear where TLS does not seem to be supported. Anyone on the network path can feign that, and then reads and changes the mail.",
proof: "The TXT records of _mta-sts under the registrable domain and the TLSA records of its mail servers. The policy file is requested only where the scan may load from other hosts (`third-parties: load`).",
fix: "Publish `v=STSv1; id=…` at _mta-sts and the policy at https://mta-sts.<domain>/.well-known/mta-sts.txt: first `mode: testing`, then `mode: enforce`.",
references: [ "https://www.rfc-editor.org/rfc/rfc8461", "https://www.rfc-editor.org/rfc/rfc7672" ]
},
needs: [ "email" ],
evaluate({email: email}) {
const {domain: domain, mx: mx, mtaSts: mtaSts, dane: dane} = email;
if (mx.length === 0) return (0, check.hH)(`${domain} has no MX record and accepts no mail`);
if (mtaSts.records === null) return (0, check.hH)(`the records of _mta-sts.${domain} could not be queried`);
const location = {
url: `dns:_mta-sts.${domain}`
};
const [record] = mtaSts.records;
if (record === undefined) {
if (dane === null) return (0, check.hH)("the TLSA records of the mail servers could not be queried");
if (dane.length > 0) return [];
return [ {
location: location,
key: "missing",
title: "Neither MTA-STS nor DANE",
evidence: `_mta-sts.${domain} has no record that starts with v=STSv1, and no mail server has TLSA records.`
} ];
}
if (mtaSts.records.length > 1) return [ {
location: location,
key: "multiple",
title: "Multiple MTA-STS records",
evidence: `_mta-sts.${domain} has ${mtaSts.records.length} records; senders then ignore all of them.`
} ];
if (!/^[a-z0-9]{1,32}$/i.test((0, dmarc_record.Fg)(record).get("id") ?? "")) return [ {
location: location,
key: "invalid",
title: "Invalid MTA-STS record",
evidence: `The id is missing or invalid: ${record}`
} ];
return policyFaults(email);
}
});
function policyFaults({domain: domain, mx: mx, mtaSts: {policy: file}}) {
if (file === null) return [];
const location = {
url: `https://mta-sts.${domain}/.well-known/mta-sts.txt`
};
const policy = "text" in file ? (0, mail_records.AT)(file.text) : file;
if ("error" in policy) return [ {
location: location,
key: "policy",
title: "MTA-STS policy not usable",
evidence: `The policy cannot be used: ${policy.error}.`
} ];
if (policy.mode !== "enforce") return [ {
location: location,
key: policy.mode,
title: `MTA-STS not enforced (mode: ${policy.mode})`,
evidence: `The policy says mode: ${policy.mode}.`
} ];
const missing = mx.filter(server => !(0, mail_records.Gk)(policy, server));
if (missing.length === 0) return [];
return [ {
location: location,
key: "mx",
title: "MTA-STS policy refuses a mail server of the domain",
rating: ratings.E.visitorTurnedAway,
evidence: `The policy does not name ${missing.slice(0, 3).join(", ")}: senders that follow it do not deliver there.`
} ];
}
const LOOKUPS_ALLOWED = 10;
const emailSpf = (0, check.qH)({
meta: {
id: "email.spf",
title: "SPF missing or ineffective",
subject: "SPF",
rating: ratings.E.visitorDeceived,
confidence: "certain",
cwe: [ "CWE-290" ],
requirements: {
pci: [ "5.4.1" ]
},
scanTypes: [ "compliance" ],
what: "SPF lists the servers that may send mail for a domain. This domain accepts mail and has no SPF record, or one that is invalid, allows all senders, or exceeds the DNS lookup limit of receivers.",
why: "Mail with forged senders of the domain reaches customers and colleagues: the usual start of phishing and invoice fraud.",
proof: "TXT records of the registrable domain were read, includes and redirects followed, and lookups counted as RFC 7208 requires. A domain without MX records does not need one.",
fix: "Publish one record, for example `v=spf1 include:_spf.your-provider.example -all`, with at most ten lookups.",
references: [ "https://www.rfc-editor.org/rfc/rfc7208", "https://cheatsheetseries.owasp.org/cheatsheets/Email_Validation_and_Verification_Cheat_Sheet.html" ]
},
needs: [ "email" ],
evaluate({email: {domain: domain, mx: mx, spf: spf}}) {
const location = {
url: `dns:${domain}`
};
if (spf.records.length === 0) {
if (mx.length === 0) return (0, check.hH)(`${domain} has no MX record and accepts no mail`);
return [ {
location: location,
key: "missing",
title: "SPF record missing",
evidence: `${domain} has MX records (${mx.slice(0, 3).join(", ")}) and no SPF record.`
} ];
}
if (spf.records.length > 1) return [ {
location: location,
key: "multiple",
title: "Multiple SPF records",
evidence: `${domain} has ${spf.records.length} SPF records, which receivers treat as an error.`
} ];
const drafts = [];
const record = spf.records[0] ?? "";
if (spf.all === "+") drafts.push({
location: location,
key: "plus-all",
title: "SPF allows all senders (+all)",
evidence: `${domain}: ${record}`
});
if (spf.lookups !== null && spf.lookups > LOOKUPS_ALLOWED) drafts.push({
location: location,
key: "lookups",
title: "SPF exceeds ten DNS lookups",
evidence: `${domain}: ${spf.lookups} lookups, the limit is ten. ${record}`
});
if (spf.error !== null) drafts.push({
location: location,
key: "error",
title: "Invalid SPF record",
evidence: `${spf.error}. ${record}`
});
return drafts;
}
});
const emailTlsRpt = (0, check.qH)({
meta: {
id: "email.tls-rpt",
title: "TLS reports missing or invalid",
subject: "TLS reports (TLS-RPT)",
rating: ratings.E.none,
confidence: "certain",
cwe: [ "CWE-778" ],
requirements: {},
scanTypes: [ "compliance" ],
what: "With TLS-RPT, other mail servers report when they could not send mail to the domain over verified TLS. The domain uses MTA-STS or DANE, and has no valid record for reports.",
why: "Without reports, neither an attack nor a broken certificate is noticed until mail is missing.",
proof: "The TXT records of _smtp._tls under the registrable domain.",
fix: "Publish `v=TLSRPTv1; rua=mailto:tls-reports@<domain>` at _smtp._tls.",
references: [ "https://www.rfc-editor.org/rfc/rfc8460" ]
},
needs: [ "email" ],
evaluate({email: {domain: domain, mtaSts: mtaSts, dane: dane, tlsRpt: tlsRpt}}) {
if (tlsRpt === null) return (0, check.hH)(`the records of _smtp._tls.${domain} could not be queried`);
const location = {
url: `dns:_smtp._tls.${domain}`
};
const [record] = tlsRpt;
if (record === undefined) {
if (!mtaSts.records?.length && !dane?.length) return (0, check.hH)(`${domain} has neither MTA-STS nor DANE`);
return [ {
location: location,
key: "missing",
evidence: `_smtp._tls.${domain} has no record that starts with v=TLSRPTv1.`
} ];
}
if (tlsRpt.length === 1 && /^(?:mailto|https):/i.test((0, dmarc_record.Fg)(record).get("rua") ?? "")) return [];
const fault = tlsRpt.length > 1 ? `There are ${tlsRpt.length} records` : "The address for reports (rua) is missing or invalid";
return [ {
location: location,
key: "invalid",
evidence: `${fault}: ${record}`
} ];
}
});
var target_address = __webpack_require__(863);
function portUrl(host, port) {
return `tcp://${(0, target_address.V8)(host, port)}`;
}
const portsDatabase = (0, check.qH)({
meta: {
id: "ports.database",
title: "Database or cache reachable from the network",
subject: "Databases and caches on the network",
rating: ratings.E.exposedService,
isDeploymentOnly: true,
confidence: "certain",
cwe: [ "CWE-668" ],
requirements: {
pci: [ "1.4.4", "2.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "A port of a database, cache or container engine is open at the address of the site.",
why: "Such services trust their network. One weak password or unpatched bug exposes all data; open databases are held for ransom within hours.",
proof: "The port accepted a connection and responded to the first step of its own protocol. Open ports with another protocol are not reported.",
fix: "Bind the service to localhost or a private network, and allow only the application to reach it (firewall, security group).",
references: [ "https://cwe.mitre.org/data/definitions/668.html", "https://cheatsheetseries.owasp.org/cheatsheets/Database_Security_Cheat_Sheet.html" ]
},
needs: [ "ports" ],
evaluate({ports: {ports: ports}}, {target: target}) {
return ports.filter(({kind: kind, proved: proved}) => kind === "data" && proved).map(({port: port, service: service, banner: banner}) => ({
location: {
url: portUrl(target.host, port)
},
key: `${service}:${port}`,
title: `${service} reachable on port ${port}`,
evidence: `Port ${port} speaks the protocol of ${service} (${banner}).`
}));
}
});
const portsPlaintextAdmin = (0, check.qH)({
meta: {
id: "ports.plaintext-admin",
title: "Unencrypted administration or file transfer service",
rating: ratings.E.plaintext,
isDeploymentOnly: true,
confidence: "certain",
cwe: [ "CWE-319" ],
requirements: {
pci: [ "2.2.7" ]
},
scanTypes: [ "compliance" ],
what: "FTP, Telnet, VNC or the rsync daemon is open at the address of the site. These protocols send passwords and data unencrypted.",
why: "Anyone who can read the traffic gets the password of an administrator, and with it the machine.",
proof: "The port was open and sent the greeting of the protocol. FTP servers that offer AUTH TLS are not reported.",
fix: "Replace these services with SSH and SFTP, tunnel VNC and rsync through SSH or a VPN, and close the ports.",
references: [ "https://cwe.mitre.org/data/definitions/319.html", "https://www.rfc-editor.org/rfc/rfc4217" ]
},
needs: [ "ports" ],
evaluate({ports: {ports: ports}}, {target: target}) {
return ports.filter(({kind: kind, proved: proved}) => kind === "admin" && proved).map(({port: port, service: service, banner: banner}) => ({
location: {
url: portUrl(target.host, port)
},
key: `${service}:${port}`,
title: `${service} open on port ${port}`,
evidence: `Port ${port} greets as ${service} (${banner}).`
}));
}
});
const portsUnauthenticated = (0, check.qH)({
meta: {
id: "ports.unauthenticated",
title: "Data service without authentication",
rating: ratings.E.fullCompromise,
isDeploymentOnly: true,
confidence: "certain",
cwe: [ "CWE-306" ],
requirements: {
pci: [ "2.2.5" ]
},
scanTypes: [ "standard", "compliance" ],
what: "A Redis, memcached, MongoDB, Elasticsearch, Docker or VNC service at the address of the site accepts commands without a password.",
why: "Anyone who can reach the port can read, change and delete everything in it. With Docker, and often with Redis, they can also run commands on the machine.",
proof: "A read-only request (INFO, stats, listDatabases, GET /version) got a full response without credentials. Nothing was written, and no stored data was read.",
fix: "Enable authentication (requirepass, security.enabled, --auth, mutual TLS for Docker), and close the port to the outside.",
references: [ "https://redis.io/docs/latest/operate/oss_and_stack/management/security/", "https://docs.docker.com/engine/security/protect-access/", "https://cwe.mitre.org/data/definitions/306.html" ]
},
needs: [ "ports" ],
evaluate({ports: {ports: ports}}, {target: target}) {
return ports.filter(({unauthenticated: unauthenticated}) => unauthenticated).map(({port: port, service: service, banner: banner, opened: opened}) => ({
location: {
url: portUrl(target.host, port)
},
key: `${service}:${port}`,
title: `${service} on port ${port} without authentication`,
evidence: `${service} on port ${port} responded to ${opened ?? "a request"} without credentials (${banner}).`
}));
}
});
var primitives = __webpack_require__(89085);
var package_url = __webpack_require__(61028);
var compare_versions = __webpack_require__(18191);
var library_advisories = __webpack_require__(50220);
var library_in_url = __webpack_require__(61877);
var quote = __webpack_require__(39226);
var vulnerable_members = __webpack_require__(666);
const jsVulnerableLibrary = (0, check.qH)({
meta: {
id: "js.vulnerable-library",
title: "JavaScript library with known vulnerabilities",
rating: ratings.E.visitorDeceived,
confidence: "certain",
cwe: [ "CWE-1395" ],
requirements: {
asvs: [ "15.2.1" ],
pci: [ "6.3.2", "6.3.3" ]
},
scanTypes: [ "standard", "compliance" ],
what: "A script of the site is, or contains, a version of a JavaScript library with published security advisories.",
why: "The vulnerabilities, and often exploits, are public. Whether they are exploitable depends on how the site uses the library; updating is cheaper than finding out.",
proof: "The version is read from the code of the library (strings and property names that survive minifying and bundling), from its banner or, for scripts of other hosts, from their URL, and is in the range of each advisory listed. The severity is that of the most severe advisory, but critical only if scripts of the site call the member that a critical advisory is about (`_.defaultsDeep`), and high otherwise. Copies in a file that another project publishes (`swagger-ui-bundle.js`, `dagre-d3.min.js`) are one finding with confidence firm. `not loaded` means that the version is known from the URL of a script on another host alone.",
fix: "Update the library to a version without known advisories, or remove it.",
references: [ "https://github.com/advisories", "https://owasp.org/Top10/2025/A03_2025-Software_Supply_Chain_Failures/" ]
},
needs: [ "libraries" ],
uses: [ "crawl" ],
evaluate({libraries: libraries}) {
const vulnerable = libraries.libraries.flatMap(library => {
const advisories = (0, library_advisories.Jw)(library.name, library.version);
return advisories.length === 0 ? [] : {
library: library,
advisories: advisories
};
});
const bundles = new Map;
for (const one of vulnerable) if (one.library.bundle !== undefined) bundles.set(one.library.url, [ ...bundles.get(one.library.url) ?? [], one ]);
return [ ...vulnerable.filter(({library: library}) => library.bundle === undefined).map(draftOf), ...[ ...bundles.values() ].map(draftOfBundle) ];
}
});
function draftOf({library: library, advisories: advisories}) {
const {name: name, version: version, url: url, how: how, calls: calls = []} = library;
const fixed = fixedVersion(advisories);
const isOwnFile = (0, library_in_url.uT)(name, url);
const isSure = how === "its code" || how === "its code in an inline script" || isOwnFile && !how.startsWith("its URL");
return {
location: {
url: url
},
quote: [ version ],
title: `${name} ${version} has known vulnerabilities`,
evidence: `${sentenceOf(library, advisories)} (${(0, quote.ml)(new URL(url).pathname, 150)})${calls.length === 0 ? "" : `\nScripts of the site call ${calls.join(", ")}, which they are about.`}`,
key: `${name}@${version}`,
rating: ratingOf(advisories, calls),
confidence: isSure ? "certain" : "firm",
fix: fixed === null ? `No release of ${name} fixes all of these; replace it with a maintained library.` : `Update ${name} to ${fixed} or later.`,
references: referencesOf(advisories),
advisories: advisories.map(({ids: ids}) => ({
id: ids[0] ?? "",
component: (0, package_url.E)("npm", name, version)
}))
};
}
function draftOfBundle(copies) {
const [first] = copies;
const {url: url, bundle: bundle = ""} = first.library;
const advisories = copies.flatMap(({library: {name: name, version: version}, advisories: own}) => own.map(advisory => ({
...advisory,
component: (0, package_url.E)("npm", name, version)
}))).sort((one, other) => (0, primitives.qs)(one.severity) - (0, primitives.qs)(other.severity));
const names = copies.map(({library: {name: name, version: version}}) => `${name} ${version}`);
return {
location: {
url: url
},
quote: [ first.library.version ],
title: `${(0, quote.ml)(bundle, 80)} contains ${names.length === 1 ? names[0] : `${names.length} libraries`} with known vulnerabilities`,
evidence: `${copies.map(copy => sentenceOf(copy.library, copy.advisories)).join("\n")}\n${(0, 
quote.ml)(new URL(url).pathname, 150)} is published by another project, which contains the copies. Whether it uses the vulnerable parts was not shown.`,
key: `in ${bundle}`,
rating: ratingOf(advisories, []),
confidence: "firm",
fix: `Update ${(0, quote.ml)(bundle, 80)} to a release that contains fixed versions, or replace it.`,
references: referencesOf(advisories),
advisories: advisories.map(({ids: ids, component: component}) => ({
id: ids[0] ?? "",
component: component
}))
};
}
function sentenceOf({name: name, version: version, how: how}, advisories) {
const ids = advisories.slice(0, IDS_SHOWN).map(advisory => advisory.ids[0]);
const more = advisories.length > ids.length ? ` and ${advisories.length - ids.length} more` : "";
return `${name} ${version}, detected by ${how}: ${ids.join(", ")}${more}`;
}
function referencesOf(advisories) {
const ghsa = advisories.flatMap(({ids: ids}) => ids.filter(id => id.startsWith("GHSA-")));
if (ghsa.length === 0) return [ "https://github.com/advisories" ];
return ghsa.slice(0, 10).map(id => `https://github.com/advisories/${id}`);
}
function ratingOf(advisories, calls) {
const [worst] = advisories;
const isReached = advisories.some(({severity: severity, ids: ids}) => severity === "critical" && ids.flatMap(vulnerable_members.lS).some(member => calls.includes(member)));
if (isReached) return ratings.E.dependencyCritical;
return ADVISED[worst?.severity ?? "info"];
}
const IDS_SHOWN = 12;
const ADVISED = {
critical: ratings.E.dependencyHigh,
high: ratings.E.dependencyHigh,
medium: ratings.E.dependencyMedium,
low: ratings.E.weakerDefence,
info: ratings.E.none
};
function fixedVersion(advisories) {
let highest = "0";
for (const {fixed: fixed} of advisories) {
if (fixed === null) return null;
if ((0, compare_versions.Z)(fixed, highest) > 0) highest = fixed;
}
return highest;
}
var web_pages = __webpack_require__(31342);
var leaks = __webpack_require__(20936);
const contentDebugMode = (0, check.qH)({
meta: {
id: "content.debug-mode",
title: "Debug mode enabled",
subject: "Debug mode",
rating: ratings.E.allData,
confidence: "certain",
cwe: [ "CWE-489" ],
requirements: {
asvs: [ "13.4.2" ],
pci: [ "2.2.6" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The site responds with the debug page, toolbar or debug header of its framework (Django, Flask, Laravel, Rails, Symfony, ASP.NET, Spring and others).",
why: "Debug pages reveal settings, environment variables, queries and source code; some let any visitor execute code on the server.",
proof: "Markup that only the framework's debug page or toolbar has, or its debug header, is in a response: a crawled page, a random path, a path that cannot be decoded, the Werkzeug console, or the response to an active probe. Text about debugging does not count.",
fix: 'Run the framework in production mode (DEBUG=False, APP_DEBUG=false, RAILS_ENV=production, APP_ENV=prod, NODE_ENV=production, customErrors="On") and redeploy.',
references: [ "https://docs.djangoproject.com/en/stable/ref/settings/#debug", "https://symfony.com/doc/current/profiler.html", "https://owasp.org/www-community/Improper_Error_Handling" ]
},
needs: [ "crawl" ],
uses: [ "active" ],
evaluate({crawl: crawl, active: active}) {
return (0, web_pages.Aj)(crawl, active).flatMap(exchange => (0, leaks.G)(exchange).debug.map(({framework: framework, proof: proof, severity: severity}) => ({
location: {
url: exchange.request.url
},
quote: [ proof, framework ],
title: `Debug mode enabled: ${framework}`,
evidence: `Status ${exchange.response.status}: ${proof}`,
key: framework,
rating: ratings.l[severity]
})));
}
});
const contentPrivateIp = (0, check.qH)({
meta: {
id: "content.private-ip",
title: "Private IP address disclosed",
subject: "Private IP addresses in pages",
rating: ratings.E.hint,
confidence: "firm",
cwe: [ "CWE-497" ],
requirements: {
pci: [ "1.4.5" ]
},
scanTypes: [ "standard", "compliance" ],
isDeploymentOnly: true,
what: "A header, page or script contains an address of the internal network (RFC 1918).",
why: "It reveals the layout of the network behind the site and gives an attacker targets for server-side request forgery.",
proof: "An address in 10/8, 172.16/12 or 192.168/16 is in a header, a comment, a URL, or is a whole string of a script or JSON. In the text that visitors read it may be an example, so that the finding is tentative. Version numbers, network ranges and the address of the target itself are ignored.",
fix: "Use host names instead of addresses in pages and scripts; remove or rewrite back-end headers at the proxy.",
references: [ "https://www.rfc-editor.org/rfc/rfc1918", "https://cwe.mitre.org/data/definitions/497.html" ]
},
needs: [ "crawl" ],
uses: [ "active" ],
evaluate({crawl: crawl, active: active}, {target: target}) {
return (0, web_pages.Aj)(crawl, active).flatMap(exchange => (0, leaks.G)(exchange).privateAddresses.filter(({address: address}) => address !== target.host).map(({address: address, where: where, context: context, confidence: confidence}) => ({
location: {
url: exchange.request.url,
...where.startsWith("header ") ? {
parameter: where.slice(7)
} : {}
},
quote: [ address ],
evidence: `${address} in the ${where.startsWith("header") ? "header" : "body"}: ${(0, 
quote.ml)(context, 160)}`,
key: address,
confidence: confidence
})));
}
});
const contentSecret = (0, check.qH)({
meta: {
id: "content.secret",
title: "Secret exposed in a page or script",
subject: "Secrets in pages and scripts",
rating: ratings.E.allData,
confidence: "firm",
cwe: [ "CWE-798" ],
requirements: {
pci: [ "8.3.2" ]
},
scanTypes: [ "standard", "compliance" ],
what: "A page or script contains what looks like a live credential: of a cloud provider, payment service, code host or database, or a private key.",
why: "Every visitor can copy the key and use the service in your name. Bots harvest such keys within hours.",
proof: "The text matches the exact format of a known kind of key, has enough entropy, and a valid checksum where the format has one (GitHub, npm). Placeholders, documented examples and keys that are public by design (pk_live_, Maps) are ignored. The value is masked here.",
fix: "Revoke the key now and issue a new one. Keep it on the server and let the page call your own back end. Removing it from the page is not enough, because it was public.",
references: [ "https://cheatsheetseries.owasp.org/cheatsheets/Secrets_Management_Cheat_Sheet.html", "https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/01-Information_Gathering/05-Review_Web_Page_Content_for_Information_Leakage" ]
},
needs: [ "crawl" ],
evaluate({crawl: crawl}) {
const maps = crawl.sourceMaps?.map(({exchange: exchange}) => exchange) ?? [];
return [ ...(0, web_pages.bz)(crawl), ...maps ].flatMap(exchange => (0, leaks.G)(exchange).secrets.map(({format: format, secret: secret, line: line}) => ({
location: {
url: exchange.request.url
},
quote: [ secret.split("\n", 1)[0] ?? "" ],
title: `${format.name.charAt(0).toUpperCase()}${format.name.slice(1)} exposed in a page or script`,
evidence: `${format.name} ${format.name === "private key" ? "(block omitted)" : (0, 
quote.dK)(secret)} on line ${line}`,
key: `${format.name} ${(0, quote.dK)(secret)} ${secret.length}`,
rating: ratings.l[format.severity],
confidence: format.confidence
})));
}
});
var source_map = __webpack_require__(99612);
const contentSourcemap = (0, check.qH)({
meta: {
id: "content.sourcemap",
title: "Source map exposes the original source code",
subject: "Source maps with original source code",
rating: ratings.E.hint,
confidence: "certain",
cwe: [ "CWE-540" ],
requirements: {
asvs: [ "13.4.7" ]
},
scanTypes: [ "standard", "compliance" ],
what: "A script has a source map that contains the original, commented source code of the front end.",
why: "It shows an attacker the names, comments, internal URLs and code that the build would have hidden, and speeds up the search for vulnerabilities.",
proof: "The map that a script of the site references (or that is next to a bundled script) was fetched, or the script embeds it; it is a version 3 source map with text in sourcesContent. A map without content is not reported, nor is that of a public library in its own file.",
fix: "Do not deploy *.map files, or serve them to your error tracker only; build with hidden source maps.",
snippets: {
nginx: "location ~ \\.map$ { return 404; }",
apache: '<FilesMatch "\\.map$">\n  Require all denied\n</FilesMatch>',
nextjs: "module.exports = { productionBrowserSourceMaps: false };"
},
references: [ "https://tc39.es/ecma426/", "https://developer.mozilla.org/docs/Glossary/Source_map" ]
},
needs: [ "crawl" ],
uses: [ "libraries" ],
evaluate({crawl: crawl, libraries: libraries}) {
if (crawl.resources.length === 0) return (0, check.hH)("no script of the site was fetched");
const inline = crawl.resources.map(exchange => ({
script: exchange.request.url,
exchange: exchange
}));
return [ ...crawl.sourceMaps ?? [], ...inline ].flatMap(({script: script, exchange: exchange}) => {
const map = (0, source_map.Y)(exchange);
if (map === null || !map.hasContent) return [];
const isPublished = libraries?.libraries.some(one => one.url === script && (0, library_in_url.uT)(one.name, script));
if (isPublished === true) return [];
const {url: url} = exchange.request;
const own = map.sources.filter(source => !source.includes("node_modules"));
const shown = (own.length > 0 ? own : map.sources).slice(0, 3).map(source => (0, 
quote.ml)(source, 80));
return {
location: {
url: url
},
quote: [ '"sourcesContent"' ],
evidence: `The source map of ${(0, quote.ml)(new URL(script).pathname, 120)} contains the text of ${map.sources.length} files, for example ${shown.join(", ")}`,
key: "source-map"
};
});
}
});
const contentStackTrace = (0, check.qH)({
meta: {
id: "content.stack-trace",
title: "Stack trace or database error disclosed",
subject: "Stack traces and database errors",
rating: ratings.E.someData,
confidence: "firm",
cwe: [ "CWE-209" ],
requirements: {
asvs: [ "16.5.1" ],
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "A response contains a stack trace or a raw database error.",
why: "It reveals paths, versions, class names and queries, and which input breaks the code.",
proof: "The text of a response or a comment has the shape of a known runtime's stack trace (several frames, or file and line) or is a literal database error. Crawled pages, a random path, a path that cannot be decoded and the responses to active probes are searched. In a healthy page the finding is tentative, because an article may quote the trace, unless the trace is in a comment, is printed before the page, has PHP's own markup, or only appears in response to a probe. A trace inside a sentence of a 404 page, or named in the title or a heading, is tentative too. Code listings and quotations of healthy pages are ignored.",
fix: "Log errors on the server and show a generic error page; turn off error display in production.",
snippets: {
nginx: "proxy_intercept_errors on;\nerror_page 500 502 503 504 /50x.html;",
express: "app.use((err, req, res, next) => { log.error(err); res.status(500).send('Something went wrong'); });"
},
references: [ "https://owasp.org/www-community/Improper_Error_Handling", "https://cheatsheetseries.owasp.org/cheatsheets/Error_Handling_Cheat_Sheet.html" ]
},
needs: [ "crawl" ],
uses: [ "active" ],
evaluate({crawl: crawl, active: active}) {
const inPages = new Set((0, web_pages.bz)(crawl).flatMap(page => (0, leaks.G)(page).traces.map(({kind: kind}) => kind)));
const errorPages = new Set(crawl.errorPages);
const failures = new Set(active?.failures);
const isProvoked = (exchange, {kind: kind, isProse: isProse}) => !inPages.has(kind) && (failures.has(exchange) || errorPages.has(exchange) && !isProse);
return (0, web_pages.Aj)(crawl, active).flatMap(exchange => (0, leaks.G)(exchange).traces.map(trace => ({
location: {
url: exchange.request.url
},
quote: quotesOf(trace.excerpt),
title: `${trace.kind} disclosed`,
evidence: `Status ${exchange.response.status}: ${trace.excerpt}`,
key: trace.kind,
confidence: isProvoked(exchange, trace) ? "firm" : trace.confidence
})));
}
});
function quotesOf(excerpt) {
return [ excerpt, ...excerpt.split("\n").map(line => line.trim().slice(0, 60)) ];
}
var http = __webpack_require__(91069);
var html_document = __webpack_require__(55157);
var session_names = __webpack_require__(55395);
var set_cookie = __webpack_require__(73593);
const httpCacheSensitive = (0, check.qH)({
meta: {
id: "http.cache-sensitive",
title: "Sensitive page cacheable by shared caches",
subject: "Caching of sensitive pages",
rating: ratings.E.sharedDevice,
confidence: "firm",
cwe: [ "CWE-525" ],
requirements: {},
scanTypes: [ "standard", "compliance" ],
what: "A page that sets a session cookie, or that was fetched with credentials, does not forbid proxies and CDNs to store it.",
why: "A shared cache can serve one user's page, or even their session cookie, to another user.",
proof: "Evaluates responses with status 200 and HTML or JSON content by the rules of RFC 9111. A response counts if it sets a session cookie; in a scan with user credentials every response counts. Explicit permission to cache is `firm`; without any caching header the finding is `tentative`, because caches may then apply heuristics.",
fix: "Send Cache-Control: no-store, or at least private, with every response that is made for one user.",
snippets: fixSnippets("no-store"),
references: [ "https://www.rfc-editor.org/rfc/rfc9111#section-3", "https://cheatsheetseries.owasp.org/cheatsheets/Session_Management_Cheat_Sheet.html#web-content-caching" ]
},
needs: [ "landing", "crawl" ],
uses: [ "active" ],
evaluate({landing: landing, crawl: crawl, active: active}, {now: now, authenticated: authenticated}) {
const exchanges = [ ...landing.chain, ...crawl.pages.map(({exchange: exchange}) => exchange), ...active?.posted ?? [] ];
return exchanges.flatMap(exchange => faultOf(exchange, now, authenticated === true));
}
});
function faultOf(exchange, now, isAuthenticated) {
const {request: request, response: response} = exchange;
const isPage = (0, html_document._6)(exchange) || /json/i.test((0, http.wx)(response.headers, "content-type") ?? "");
if (response.status !== 200 || !isPage) return [];
const cookie = (0, http.UE)(response.headers, "set-cookie").map(set_cookie.s).find(one => one !== null && !one.deletes && (0, 
session_names.m)(one.name, one.value));
if ((cookie === undefined || cookie === null) && !isAuthenticated) return [];
const caching = sharedCaching(response.headers, now);
if (caching === "prevented") return [];
const control = (0, http.wx)(response.headers, "cache-control");
const why = cookie ? `sets the cookie ${cookie.name}` : "was fetched with user credentials";
return [ {
key: caching,
confidence: caching === "explicit" ? "firm" : "tentative",
location: {
url: request.url,
method: request.method,
parameter: "Cache-Control"
},
evidence: `The response ${why}; ${control === undefined ? "it has no Cache-Control" : `Cache-Control: ${control.slice(0, 200)}`}.`
} ];
}
function parseCacheControl(text) {
const directives = new Map;
for (const part of text.slice(0, 8192).split(",")) {
const equals = part.indexOf("=");
const name = (equals < 0 ? part : part.slice(0, equals)).trim().toLowerCase();
const value = equals < 0 ? null : part.slice(equals + 1).trim().replace(/^"|"$/g, "");
if (name !== "" && !directives.has(name)) directives.set(name, value);
}
return directives;
}
function sharedCaching(headers, now) {
const directives = parseCacheControl((0, http.wx)(headers, "cache-control") ?? "");
if ([ "no-store", "private", "no-cache" ].some(name => directives.has(name))) return "prevented";
if ((0, http.wx)(headers, "vary")?.trim() === "*") return "prevented";
const lifetime = [ "s-maxage", "max-age" ].find(name => directives.has(name));
if (lifetime !== undefined) return Number.parseInt(directives.get(lifetime) ?? "", 10) > 0 ? "explicit" : "prevented";
if (directives.has("public")) return "explicit";
const expires = (0, http.wx)(headers, "expires");
if (expires !== undefined) {
const time = Date.parse(expires);
return Number.isNaN(time) || time <= now.getTime() ? "prevented" : "explicit";
}
if (/no-cache/i.test((0, http.wx)(headers, "pragma") ?? "")) return "prevented";
return directives.has("must-revalidate") ? "prevented" : "heuristic";
}
var records = __webpack_require__(9682);
const httpContentType = (0, check.qH)({
meta: {
id: "http.content-type",
title: "Content-Type missing or wrong",
subject: "Content-Type header",
rating: ratings.E.weakerDefence,
confidence: "certain",
cwe: [ "CWE-436" ],
requirements: {},
scanTypes: [ "standard", "compliance" ],
what: "A response has no Content-Type, an HTML page declares no character encoding, or the body does not match the declared type.",
why: "Browsers then guess. JSON that is rendered as HTML executes markup from user input, and a page without a declared encoding can be decoded so that harmless text becomes markup.",
proof: "Compares the bodies of 2xx responses with their header: valid JSON sent as HTML, an HTML document sent as script, style sheet or image, and a script that pages load sent as another type. An encoding declared in the document or a byte order mark counts.",
fix: "Send the correct Content-Type with every body, and include the encoding for text: Content-Type: text/html; charset=utf-8.",
snippets: {
nginx: "charset utf-8;\ninclude mime.types;\ndefault_type application/octet-stream;",
apache: "AddDefaultCharset utf-8",
express: "res.type('json').send(JSON.stringify(body)); // or res.json(body)"
},
references: [ "https://www.rfc-editor.org/rfc/rfc9110#section-8.3", "https://mimesniff.spec.whatwg.org/" ]
},
needs: [ "crawl" ],
uses: [ "active" ],
evaluate({crawl: crawl, active: active}) {
const shells = new Set(crawl.pages.map(({exchange: exchange}) => exchange.response.text));
const scripts = new Set(crawl.resources.filter(({request: request, response: response}) => /\.m?js$/i.test(new URL(request.url).pathname) && !shells.has(response.text)));
return (0, web_pages.bz)(crawl, active).flatMap(exchange => content_type_faultOf(exchange, scripts.has(exchange)));
}
});
const TEXTS = {
missing: "Content-Type missing",
charset: "HTML page without character encoding",
mismatch: "Content-Type does not match the body"
};
function content_type_faultOf(exchange, isScript) {
const {request: request, response: response} = exchange;
if (response.status < 200 || response.status > 299) return [];
const fault = contentTypeFault(response, (0, html_document.lM)(exchange)?.metas ?? [], isScript);
if (fault === null || fault.kind === "mismatch" && /\.txt$/i.test(new URL(request.url).pathname)) return [];
return [ {
key: fault.kind,
title: TEXTS[fault.kind],
location: {
url: request.url,
method: request.method,
parameter: "Content-Type"
},
evidence: fault.detail
} ];
}
function contentTypeFault(response, metas, isScript = false) {
if (response.body.length === 0) return null;
const declared = (0, http.wx)(response.headers, "content-type");
if (declared === undefined || declared.trim() === "") {
return {
kind: "missing",
detail: `The response has a body of ${response.body.length} bytes but no Content-Type.`
};
}
const [essence = ""] = declared.toLowerCase().split(";");
const type = essence.trim();
const actual = isShownAsText(response, type) ? null : actualType(response, type);
if (actual !== null) return {
kind: "mismatch",
detail: `Content-Type: ${declared.slice(0, 100)}, but the body is ${actual}.`
};
if (isScript && /^(?:text\/(?:plain|html|css|xml)|application\/octet-stream|image\/)/.test(type)) return {
kind: "mismatch",
detail: `Content-Type: ${declared.slice(0, 100)}, but pages load it as a script.`
};
if (type === "text/html" && !hasCharset(response, declared, metas)) {
return {
kind: "charset",
detail: `Content-Type: ${declared.slice(0, 100)}, and the document declares no character encoding.`
};
}
return null;
}
function isShownAsText({headers: headers}, type) {
return type === "text/plain" && /^\s*nosniff\b/i.test((0, http.wx)(headers, "x-content-type-options") ?? "");
}
function actualType(response, type) {
const start = response.text.slice(0, 1024).trimStart();
const isHtmlText = /^(?:<!doctype html|<html[\s>])/i.test(start);
const isTextual = /^(?:text\/(?:javascript|css|plain)|application\/(?:javascript|json|x-javascript)|image\/)/.test(type);
if (isHtmlText && isTextual) return "an HTML document";
if (type === "text/html" && /^[{[]/.test(start) && isJson(response)) return "JSON";
return null;
}
function isJson(response) {
return !response.truncated && response.body.length <= 262144 && typeof (0, records.U4)(response.text) === "object";
}
function hasCharset(response, declared, metas) {
if (/;\s*charset\s*=\s*"?[\w-]/i.test(declared)) return true;
const [a, b, c] = response.body;
if (a === 239 && b === 187 && c === 191 || a === 254 && b === 255 || a === 255 && b === 254) return true;
if (metas.some(({httpEquiv: httpEquiv, content: content}) => httpEquiv === "content-type" && /charset\s*=\s*\S/i.test(content))) return true;
return /<meta[^>]{0,200}\scharset\s*=\s*["']?[\w-]/i.test(response.body.subarray(0, 1024).toString("latin1"));
}
var dist = __webpack_require__(15987);
const httpCrossOriginIsolation = (0, check.qH)({
meta: {
id: "http.cross-origin-isolation",
title: "Cross-origin isolation headers missing or invalid",
subject: "Cross-origin isolation headers",
rating: ratings.E.none,
confidence: "certain",
cwe: [ "CWE-346" ],
requirements: {
asvs: [ "3.4.8" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The page does not send Cross-Origin-Opener-Policy, Cross-Origin-Embedder-Policy or Cross-Origin-Resource-Policy, or sends a value that browsers do not recognize.",
why: "Without these headers other sites can keep a reference to the window of the page, embed its resources and try to read them through side channels such as Spectre.",
proof: "Parses the three headers as their specifications require: opener and embedder policy are lower-case structured field tokens, and a repeated header has no effect. A missing header is info; an invalid value, which only looks like protection, is low.",
fix: "Send Cross-Origin-Opener-Policy: same-origin and Cross-Origin-Resource-Policy: same-origin. Add Cross-Origin-Embedder-Policy: require-corp where every embedded resource allows it.",
snippets: fixSnippets("isolation"),
references: [ "https://html.spec.whatwg.org/multipage/browsers.html#cross-origin-opener-policies", "https://web.dev/articles/coop-coep" ]
},
needs: [ "crawl" ],
evaluate({crawl: crawl}) {
const pages = (0, web_pages.iy)(crawl);
return pages.length === 0 ? (0, check.hH)(web_pages.tI) : pages.flatMap(faultsOf);
}
});
const HEADERS = [ [ "cross-origin-opener-policy", "Cross-Origin-Opener-Policy" ], [ "cross-origin-embedder-policy", "Cross-Origin-Embedder-Policy" ], [ "cross-origin-resource-policy", "Cross-Origin-Resource-Policy" ] ];
const VALUES = {
"cross-origin-opener-policy": [ "same-origin", "same-origin-allow-popups", "noopener-allow-popups", "unsafe-none" ],
"cross-origin-embedder-policy": [ "require-corp", "credentialless", "unsafe-none" ],
"cross-origin-resource-policy": [ "same-origin", "same-site", "cross-origin" ]
};
function faultsOf({request: request, response: response}) {
const missing = [];
const drafts = [];
const location = {
url: request.url,
method: request.method
};
for (const [name, shown] of HEADERS) {
const values = (0, http.UE)(response.headers, name);
if (values.length === 0) missing.push(shown); else if (!isValid(name, values)) {
drafts.push({
key: `invalid ${name}`,
rating: ratings.E.weakerDefence,
title: `Invalid ${shown} header`,
location: {
...location,
parameter: shown
},
evidence: values.map(value => (0, quote.iH)(shown, value)).join("\n")
});
}
}
if (missing.length > 0) drafts.push({
key: "missing",
location: location,
evidence: `Missing: ${missing.join(", ")}`
});
return drafts;
}
function isValid(name, values) {
const [value = "", ...others] = values;
const word = name === "cross-origin-resource-policy" ? value.trim() : parseTokenItem(value);
return others.length === 0 && word !== null && VALUES[name].includes(word);
}
function parseTokenItem(text) {
try {
const [item] = (0, dist.b8)(text);
return item instanceof dist.ou ? item.toString() : null;
} catch {
return null;
}
}
var csp_policies = __webpack_require__(84739);
function judgeFrameOptions(values) {
const words = values.flatMap(value => value.split(",")).map(word => word.trim().toLowerCase());
const distinct = new Set(words);
if (words.length === 0) return {
state: "missing",
repeated: false
};
if (distinct.size > 1) {
const denies = [ "deny", "sameorigin", "allowall" ].some(word => distinct.has(word));
return {
state: denies ? "deny" : "invalid",
repeated: true
};
}
const [word = ""] = words;
const repeated = words.length > 1;
if (word === "deny" || word === "sameorigin") return {
state: word,
repeated: repeated
};
return {
state: word.startsWith("allow-from") ? "allow-from" : "invalid",
repeated: repeated
};
}
const httpFramingConflict = (0, check.qH)({
meta: {
id: "http.framing-conflict",
title: "X-Frame-Options contradicts frame-ancestors",
subject: "X-Frame-Options and frame-ancestors",
rating: ratings.E.weakerDefence,
confidence: "certain",
cwe: [ "CWE-1021" ],
requirements: {
asvs: [ "3.4.6" ]
},
scanTypes: [ "standard", "compliance" ],
what: "X-Frame-Options and the frame-ancestors directive of the Content-Security-Policy disagree, X-Frame-Options has contradictory values, or it uses ALLOW-FROM, which current browsers ignore.",
why: "Browsers that support frame-ancestors ignore X-Frame-Options; other clients do the opposite. The stricter of the two gives a false sense of protection.",
proof: "Compares both headers as browsers do: DENY with anything other than 'none', SAMEORIGIN with anything wider than 'self', and contradictory values of X-Frame-Options.",
fix: "Make both headers agree: X-Frame-Options: DENY with frame-ancestors 'none', or SAMEORIGIN with frame-ancestors 'self'. To allow a list of sites, use frame-ancestors alone and remove ALLOW-FROM.",
snippets: fixSnippets("partner-framing"),
references: [ "https://www.w3.org/TR/CSP3/#frame-ancestors-and-frame-options", "https://html.spec.whatwg.org/multipage/document-lifecycle.html#the-x-frame-options-header" ]
},
needs: [ "crawl" ],
evaluate({crawl: crawl}) {
const pages = (0, web_pages.iy)(crawl);
return pages.length === 0 ? (0, check.hH)(web_pages.tI) : pages.flatMap(framing_conflict_faultOf);
}
});
function framing_conflict_faultOf(exchange) {
const {request: request, response: response} = exchange;
const values = (0, http.UE)(response.headers, "x-frame-options");
const {state: state} = judgeFrameOptions(values);
const lists = (0, csp_policies.Hr)(exchange).flatMap(policy => {
const list = policy.directives.get("frame-ancestors");
return list === undefined ? [] : [ list.map(value => value.toLowerCase()) ];
});
const distinct = new Set(values.flatMap(value => value.split(",")).map(word => word.trim().toLowerCase()));
const key = conflictOf(state, lists, distinct.size);
if (key === null) return [];
const shown = [ ...values.map(value => (0, quote.iH)("X-Frame-Options", value)), ...lists.map(list => `Content-Security-Policy: frame-ancestors ${list.join(" ")}`) ];
const location = {
url: request.url,
method: request.method,
parameter: "X-Frame-Options"
};
return [ {
key: key,
location: location,
evidence: shown.join("\n")
} ];
}
function conflictOf(state, lists, distinct) {
if (distinct > 1) return "contradicting-values";
if (state === "allow-from") return "allow-from";
if (lists.length === 0) return null;
const isNone = lists.some(list => list.length === 0 || list.length === 1 && list[0] === "'none'");
const isSelf = lists.some(list => list.length === 1 && list[0] === "'self'");
if (state === "deny" && !isNone) return "deny-against-list";
if (state === "sameorigin" && !isSelf) return "sameorigin-against-list";
return null;
}
var observed_cookies = __webpack_require__(22174);
const httpFraming = (0, check.qH)({
meta: {
id: "http.framing",
title: "Clickjacking: pages can be framed by any site",
subject: "Clickjacking protection",
rating: ratings.E.visitorDeceived,
confidence: "certain",
cwe: [ "CWE-1021" ],
requirements: {
asvs: [ "3.4.6" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
what: "HTML pages have neither a Content-Security-Policy with frame-ancestors nor a valid X-Frame-Options header.",
why: "Another site can load the page in an invisible frame and trick a signed-in user into clicking on it (clickjacking).",
proof: "Evaluates every HTML page. frame-ancestors counts only in a header, because a meta element cannot set it, and only if it does not allow every site. X-Frame-Options must be DENY or SAMEORIGIN; browsers ignore ALLOW-FROM and other values. The same value sent twice works but shows that two places set it, so it is low. A page counts if it has a POST form or a password field, or any control in a site with sessions (a search form does not count where the site protects its POST forms); other pages are info.",
fix: "Send Content-Security-Policy: frame-ancestors 'none' (or 'self', or the sites that may frame the page), and X-Frame-Options: DENY for old browsers.",
snippets: fixSnippets("framing"),
references: [ "https://cheatsheetseries.owasp.org/cheatsheets/Clickjacking_Defense_Cheat_Sheet.html", "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Content-Security-Policy/frame-ancestors" ]
},
needs: [ "landing", "crawl" ],
uses: [ "active" ],
evaluate({landing: landing, crawl: crawl, active: active}) {
const pages = (0, web_pages.iy)(crawl, active);
if (pages.length === 0) return (0, check.hH)(web_pages.tI);
const hasSession = (0, observed_cookies.Y)(landing, crawl, undefined).some(({cookie: cookie}) => (0, 
session_names.m)(cookie.name, cookie.value));
const acting = pages.filter(actsForVisitor);
const isProtected = acting.length > 0 && acting.every(page => framing_faultOf(page).length === 0);
const canBeMisled = page => actsForVisitor(page) || hasSession && (hasButton(page) || !isProtected && hasForm(page));
return pages.flatMap(page => framing_faultOf(page).map(draft => draft.key === "repeated" || canBeMisled(page) ? draft : harmless(draft)));
}
});
function actsForVisitor(page) {
const forms = (0, html_document.lM)(page)?.forms ?? [];
return forms.some(({method: method, fields: fields}) => method === "POST" || fields.some(({type: type}) => type === "password"));
}
function hasButton(page) {
return BUTTON.test(page.response.text) || isScriptRendered(page);
}
function hasForm(page) {
return ((0, html_document.lM)(page)?.forms.length ?? 0) > 0;
}
const BUTTON = /<button\b|\bonclick\s*=|\brole\s*=\s*["']?button/i;
function isScriptRendered(page) {
const document = (0, html_document.lM)(page);
return document !== null && document.links.length === 0 && document.scripts.length > 0;
}
function harmless(draft) {
return {
...draft,
key: `${draft.key}, nothing to click`,
rating: ratings.E.none,
title: "Pages without controls can be framed",
evidence: `${draft.evidence}\nThe page has no form or button that acts for a visitor.`
};
}
const EVERYONE = new Set([ "*", "http:", "https:", "http://*", "https://*" ]);
function framing_faultOf(exchange) {
const {request: request, response: response} = exchange;
const location = {
url: request.url,
method: request.method
};
const ancestors = (0, csp_policies.Hr)(exchange).map(policy => policy.directives.get("frame-ancestors")).filter(values => values !== undefined);
if (ancestors.length > 0) {
const restricts = ancestors.some(values => !values.some(value => EVERYONE.has(value.toLowerCase())));
if (restricts) return [];
const evidence = `Content-Security-Policy: frame-ancestors ${ancestors[0]?.join(" ")}`;
return [ {
key: "frame-ancestors-open",
location: {
...location,
parameter: "Content-Security-Policy"
},
evidence: evidence
} ];
}
const values = (0, http.UE)(response.headers, "x-frame-options");
const {state: state, repeated: repeated} = judgeFrameOptions(values);
const at = {
...location,
parameter: "X-Frame-Options"
};
if (state === "missing") {
return [ {
key: "missing",
location: at,
evidence: `${request.url} has neither frame-ancestors nor X-Frame-Options.`
} ];
}
const shown = values.map(value => (0, quote.iH)("X-Frame-Options", value)).join("\n");
if (state === "invalid" || state === "allow-from") {
return [ {
key: state,
location: at,
evidence: `${shown}\nBrowsers ignore this value, so any site can frame the page.`
} ];
}
if (!repeated) return [];
return [ {
key: "repeated",
rating: ratings.E.weakerDefence,
title: "X-Frame-Options sent more than once",
location: at,
evidence: shown
} ];
}
const httpHstsMissing = (0, check.qH)({
meta: {
id: "http.hsts-missing",
title: "HSTS header missing",
subject: "HSTS header",
rating: ratings.E.weakerTransport,
confidence: "certain",
cwe: [ "CWE-319" ],
requirements: {
asvs: [ "3.4.1" ],
pci: [ "4.2.1" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
isDeploymentOnly: true,
what: "The HTTPS site does not send a Strict-Transport-Security header, so browsers do not remember to use HTTPS only.",
why: "An attacker on the network path can keep the first request of a visit on plain HTTP (SSL stripping), and users can click through certificate warnings.",
proof: "Evaluates every HTTPS response from the start URL to the landing page. If only inner pages lack the header, the finding is info. Silent for plain HTTP targets. On an IP address, where browsers ignore the header (RFC 6797, section 8.1.1), the finding is low: it concerns the host name that the site will have.",
fix: "Send Strict-Transport-Security with a max-age of at least one year on every HTTPS response; add includeSubDomains once all subdomains support HTTPS.",
snippets: fixSnippets("hsts"),
references: [ "https://www.rfc-editor.org/rfc/rfc6797", "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Strict-Transport-Security" ]
},
needs: [ "landing", "crawl" ],
evaluate({landing: landing, crawl: crawl}, {target: target}) {
if (target.scheme === "http") return (0, check.hH)("the target uses plain HTTP");
const {request: request, response: response} = landing.final;
const parameter = "Strict-Transport-Security";
if (!landing.chain.some(sendsHsts)) {
const byAddress = target.isIpAddress ? " The target is an IP address; browsers apply HSTS to host names only." : "";
return [ {
key: "missing",
location: {
url: request.url,
method: request.method,
parameter: parameter
},
evidence: `${request.method} ${request.url} returned ${response.status} without a Strict-Transport-Security header.${byAddress}`
} ];
}
return (0, web_pages.iy)(crawl).filter(page => page.response.status === 200 && !sendsHsts(page)).map(page => ({
key: "missing-inside",
title: "HSTS header missing on some pages",
rating: ratings.E.none,
location: {
url: page.request.url,
method: page.request.method,
parameter: parameter
},
evidence: "The start page sends the header but this page does not: its configuration probably overrides the header."
}));
}
});
function sendsHsts({response: response}) {
return (0, http.UE)(response.headers, "strict-transport-security").length > 0;
}
const HALF_YEAR = 15552e3;
const YEAR = 31536e3;
const httpHstsWeak = (0, check.qH)({
meta: {
id: "http.hsts-weak",
title: "HSTS header weak or ineffective",
subject: "HSTS parameters",
rating: ratings.E.weakerTransport,
confidence: "certain",
cwe: [ "CWE-319" ],
requirements: {
asvs: [ "3.4.1" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
what: "The site sends Strict-Transport-Security, but max-age is shorter than one year, or the header is malformed, repeated, or sent over plain HTTP, where browsers ignore it.",
why: "With a short max-age, the protection expires between visits. A malformed header only looks like protection, and max-age=0 removes the protection.",
proof: "Parses the header by RFC 6797 (quoted values, repeated directives, the first of several headers). Every page is evaluated, because each response replaces the stored policy. A max-age between half a year and one year is info.",
fix: "Send exactly one header: Strict-Transport-Security: max-age=31536000; includeSubDomains.",
snippets: fixSnippets("hsts"),
references: [ "https://www.rfc-editor.org/rfc/rfc6797#section-6.1", "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Strict-Transport-Security" ]
},
needs: [ "landing", "crawl" ],
evaluate({landing: landing, crawl: crawl}, {target: target}) {
const exchanges = new Set([ ...landing.chain, ...(0, web_pages.iy)(crawl) ]);
return [ ...exchanges ].flatMap(exchange => hsts_weak_faultsOf(exchange, target.scheme === "https"));
}
});
function hsts_weak_faultsOf(exchange, isSecure) {
const {request: request, response: response} = exchange;
const values = (0, http.UE)(response.headers, "strict-transport-security");
const policy = parseHsts(values);
if (policy === null) return [];
const found = isSecure ? judge(policy) : [ {
key: "plain-http",
rating: ratings.E.none,
text: "Browsers ignore this header over plain HTTP."
} ];
return found.map(({key: key, rating: rating, text: text}) => ({
key: key,
rating: rating,
location: {
url: request.url,
method: request.method,
parameter: "Strict-Transport-Security"
},
evidence: `${values.map(value => (0, quote.iH)("Strict-Transport-Security", value)).join("\n")}\n${text}`
}));
}
function judge(policy) {
const text = policy.faults.map(({message: message}) => message).join(" ");
if (!isInForce(policy)) return [ {
key: "malformed",
rating: ratings.E.weakerTransport,
text: text
} ];
const found = [];
if (policy.faults.some(({code: code}) => code === "repeated-header")) found.push({
key: "repeated",
rating: ratings.E.weakerTransport,
text: text
});
const age = policy.maxAge ?? 0;
if (age === 0) found.push({
key: "max-age",
rating: ratings.E.weakerTransport,
text: "max-age=0 turns HSTS off."
}); else if (age < YEAR) {
const rating = age < HALF_YEAR ? ratings.E.weakerTransport : ratings.E.none;
const days = Math.floor(age / 86400);
found.push({
key: "max-age",
rating: rating,
text: `max-age is ${age} seconds (${days} days), less than one year.`
});
}
return found;
}
function isInForce({faults: faults}) {
return faults.every(({code: code}) => code === "repeated-header");
}
const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
function parseHsts(values) {
const [first] = values;
if (first === undefined) return null;
const faults = [];
const fault = (code, message) => faults.push({
code: code,
message: message
});
if (values.length > 1) fault("repeated-header", "The header is sent more than once; browsers use only the first.");
const directives = new Map;
for (const part of splitDirectives(first)) {
const directive = readDirective(part);
if (directive === null) fault("bad-directive", `"${part.slice(0, 60)}" is not a directive.`); else if (directives.has(directive.name)) fault("repeated-directive", `The directive ${directive.name} is repeated.`); else directives.set(directive.name, directive.value);
}
const age = directives.get("max-age");
const maxAge = typeof age === "string" && /^\d+$/.test(age) ? Number(age) : null;
if (!directives.has("max-age")) fault("no-max-age", "The required max-age directive is missing."); else if (maxAge === null) fault("bad-max-age", "The value of max-age is not a number of seconds.");
for (const flag of [ "includesubdomains", "preload" ]) {
if (typeof directives.get(flag) === "string") fault("flag-with-value", `The directive ${flag} takes no value.`);
}
return {
maxAge: maxAge,
includeSubDomains: directives.has("includesubdomains"),
faults: faults
};
}
function readDirective(part) {
const equals = part.indexOf("=");
const name = (equals < 0 ? part : part.slice(0, equals)).trim().toLowerCase();
const value = equals < 0 ? null : unquote(part.slice(equals + 1).trim());
return TOKEN.test(name) && value !== undefined ? {
name: name,
value: value
} : null;
}
function splitDirectives(text) {
const parts = [];
let current = "";
let quoted = false;
for (let index = 0; index < text.length && parts.length < 100; index += 1) {
const character = text[index] ?? "";
if (quoted && character === "\\") {
current += character + (text[index + 1] ?? "");
index += 1;
} else if (character === ";" && !quoted) {
parts.push(current);
current = "";
} else {
if (character === '"') quoted = !quoted;
current += character;
}
}
parts.push(current);
return parts.map(part => part.trim()).filter(part => part !== "");
}
function unquote(text) {
if (text.startsWith('"')) {
return /^"(?:[^"\\]|\\.)*"$/.test(text) ? text.slice(1, -1).replace(/\\(.)/g, "$1") : undefined;
}
return TOKEN.test(text) ? text : undefined;
}
const httpMethods = (0, check.qH)({
meta: {
id: "http.methods",
title: "Potentially dangerous HTTP methods enabled",
subject: "Potentially dangerous HTTP methods",
rating: ratings.E.none,
confidence: "tentative",
cwe: [ "CWE-749" ],
requirements: {
asvs: [ "13.4" ],
pci: [ "2.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The response to OPTIONS lists methods such as PUT, DELETE or PROPFIND.",
why: "This is normal for a writable API. For a web page it can mean that WebDAV or a default handler is enabled and that files can be changed.",
proof: "Sends OPTIONS to the start page, to up to five API endpoints and to up to three other parts of the site, and reads the Allow (or Public) header. The methods are never tried, so the finding is informational.",
fix: "Allow only the methods that the application uses, both in the server and in the application.",
snippets: {
nginx: "limit_except GET POST { deny all; }",
apache: '<Location "/">\n  AllowMethods GET POST HEAD OPTIONS\n</Location>',
caddy: "@write method PUT DELETE PROPFIND\nrespond @write 405"
},
references: [ "https://www.rfc-editor.org/rfc/rfc9110#section-10.2.1", "https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/06-Test_HTTP_Methods" ]
},
needs: [ "methods" ],
evaluate({methods: methods}) {
const {options: options, inner: inner = []} = methods;
const responses = [ options, ...inner ].filter(http.m_);
if (responses.length === 0 && !(0, http.m_)(options)) return (0, check.hH)(`OPTIONS got no response: ${options.failure.message}`);
return responses.flatMap(offerOf);
}
});
function offerOf({request: request, response: response}) {
const allow = [ (0, http.wx)(response.headers, "allow"), (0, http.wx)(response.headers, "public") ].filter(Boolean).join(", ");
const listed = allow.split(",").map(method => method.trim().toUpperCase());
const risky = RISKY.filter(method => listed.includes(method));
if (risky.length === 0) return [];
return [ {
key: "methods",
location: {
url: request.url,
method: "OPTIONS",
parameter: "Allow"
},
evidence: `OPTIONS returned ${response.status} with Allow: ${allow.slice(0, 300)}\nOffered: ${risky.join(", ")}`
} ];
}
const RISKY = [ "PUT", "DELETE", "PATCH", "PROPFIND", "PROPPATCH", "MKCOL", "COPY", "MOVE", "LOCK", "UNLOCK", "CONNECT", "DEBUG" ];
var redirect = __webpack_require__(79884);
const httpNoHttps = (0, check.qH)({
meta: {
id: "http.no-https",
title: "HTTPS not enforced",
subject: "HTTPS enforcement",
rating: ratings.E.plaintext,
confidence: "certain",
cwe: [ "CWE-319" ],
requirements: {
asvs: [ "12.2.1" ],
pci: [ "4.2.1" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
isDeploymentOnly: true,
what: "The site serves content over plain HTTP, or does not redirect plain HTTP to HTTPS.",
why: "An attacker on the network path (public Wi-Fi, proxy, provider) can read and change all traffic: passwords, session cookies and the pages themselves. A user who types the host name without a scheme may start on HTTP.",
proof: "Requests the start page over plain HTTP: on port 80 for an HTTPS target on port 443, otherwise on the same port. A refused connection, an error response or a redirect (301, 302, 303, 307, 308) to HTTPS passes; content, or a redirect to another HTTP URL, is the finding. A redirect to HTTPS on another host, or through another plain HTTP URL, is low.",
fix: "Redirect every plain HTTP request permanently to the same URL over HTTPS, or do not listen on plain HTTP at all.",
snippets: fixSnippets("https-redirect"),
references: [ "https://www.rfc-editor.org/rfc/rfc9110#section-4.2.2", "https://cheatsheetseries.owasp.org/cheatsheets/Transport_Layer_Security_Cheat_Sheet.html" ]
},
needs: [ "plainHttp" ],
evaluate({plainHttp: plainHttp}, {target: target}) {
const exchanges = plainHttp.attempts.filter(http.m_);
const judged = target.scheme === "http" ? exchanges.slice(-1) : exchanges;
const faults = judged.flatMap(no_https_faultOf);
return faults.length === 0 && target.scheme === "http" ? detourOf(exchanges) : faults;
}
});
function no_https_faultOf(exchange) {
const {request: request, response: response} = exchange;
const next = (0, redirect.E)(exchange);
const location = {
url: request.url,
method: request.method
};
if (next?.protocol === "https:") return isOffHost(new URL(request.url), next) ? [ offHost(exchange, next) ] : [];
const serves = response.status < 300 || response.status === 401;
if (next === null && !serves) return [];
const evidence = next === null ? `${request.method} ${request.url} returned ${response.status} with ${response.body.length} bytes over plain HTTP.` : `${request.method} ${request.url} returned ${response.status} with Location: ${next.href}, which is not HTTPS.`;
return [ {
key: "plain",
location: location,
evidence: evidence
} ];
}
function detourOf([first, ...others]) {
const last = others.at(-1);
if (first === undefined || last === undefined || (0, redirect.E)(last)?.protocol !== "https:") return [];
const {request: request, response: response} = first;
return [ {
key: "detour",
rating: ratings.E.weakerTransport,
title: "Plain HTTP redirects to HTTPS through another plain HTTP URL",
location: {
url: request.url,
method: request.method
},
evidence: `${request.method} ${request.url} returned ${response.status} and redirects to ${last.request.url}; only that URL redirects to ${(0, 
redirect.E)(last)?.href}.`,
fix: "Redirect to the same URL over HTTPS first, and to another path from there."
} ];
}
function isOffHost(from, to) {
return from.hostname !== to.hostname && !/^\[|^[\d.]+$/.test(from.hostname);
}
function offHost({request: request, response: response}, next) {
return {
key: "off-host",
rating: ratings.E.weakerTransport,
title: "Plain HTTP redirects to HTTPS on another host first",
location: {
url: request.url,
method: request.method
},
evidence: `${request.method} ${request.url} returned ${response.status} with Location: ${next.href}. The site cannot set HSTS for ${new URL(request.url).hostname} this way.`,
fix: "Redirect to the same host over HTTPS first, send HSTS there, and redirect to the other host from there."
};
}
const httpPermissionsPolicy = (0, check.qH)({
meta: {
id: "http.permissions-policy",
title: "Permissions-Policy missing or too permissive",
subject: "Permissions-Policy header",
rating: ratings.E.none,
confidence: "certain",
cwe: [ "CWE-693" ],
requirements: {},
scanTypes: [ "standard", "compliance" ],
what: "The page does not restrict which browser features it and its frames may use, or allows camera, microphone, geolocation or payment for every origin.",
why: "An injected script or an embedded advertisement can then request the camera or the location in the name of the site.",
proof: "Parses Permissions-Policy as a structured field dictionary, and the older Feature-Policy by its own grammar. An invalid header is reported, because browsers ignore it.",
fix: "Send Permissions-Policy with an empty allowlist for every feature that the site does not use: camera=(), microphone=(), geolocation=(), payment=().",
snippets: fixSnippets("permissions"),
references: [ "https://www.w3.org/TR/permissions-policy/", "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Permissions-Policy" ]
},
needs: [ "crawl" ],
evaluate({crawl: crawl}) {
const pages = (0, web_pages.iy)(crawl);
return pages.length === 0 ? (0, check.hH)(web_pages.tI) : pages.flatMap(permissions_policy_faultOf);
}
});
const POWERFUL = [ "camera", "microphone", "geolocation", "payment" ];
function permissions_policy_faultOf({request: request, response: response}) {
const values = (0, http.UE)(response.headers, "permissions-policy");
const legacy = (0, http.UE)(response.headers, "feature-policy");
const location = {
url: request.url,
method: request.method,
parameter: "Permissions-Policy"
};
if (values.length === 0 && legacy.length === 0) {
return [ {
key: "missing",
location: location,
evidence: `${request.url} has no Permissions-Policy.`
} ];
}
const policy = values.length > 0 ? parsePermissionsPolicy(values) : parseFeaturePolicy(legacy);
const shown = [ ...values.map(value => (0, quote.iH)("Permissions-Policy", value)), ...legacy.map(value => (0, 
quote.iH)("Feature-Policy", value)) ].join("\n");
const drafts = [];
const open = POWERFUL.filter(feature => policy.features.get(feature)?.includes("*") === true);
if (open.length > 0) drafts.push({
key: "open",
location: location,
evidence: `${shown}\nAllowed for every origin: ${open.join(", ")}`
});
if (policy.fault !== null) drafts.push({
key: "invalid",
title: "Invalid Permissions-Policy header",
location: location,
evidence: `${shown}\n${policy.fault}`
});
return drafts;
}
function parsePermissionsPolicy(values) {
const features = new Map;
let fault = null;
try {
for (const [feature, [value]] of (0, dist.AH)(values.join(","))) {
const isList = Array.isArray(value);
const items = (isList ? value.map(([item]) => item) : [ value ]).map(item => item instanceof dist.ou ? item.toString() : item);
const words = items.filter(item => typeof item === "string");
const isKnown = isList || !(value instanceof dist.ou) ? words.length === items.length : /^(?:\*|self)$/.test(words[0] ?? "");
if (isKnown) features.set(feature, words); else fault ??= `Browsers do not understand the value of ${feature.slice(0, 80)}.`;
}
} catch {
return {
features: new Map,
fault: "The syntax is wrong, so browsers ignore the whole header."
};
}
return {
features: features,
fault: fault
};
}
function parseFeaturePolicy(values) {
const features = new Map;
for (const entry of values.join(";").split(/[;,]/)) {
const [feature, ...list] = entry.trim().toLowerCase().split(/\s+/);
if (feature !== undefined && feature !== "") features.set(feature, list.map(item => item.replace(/'/g, "")));
}
return {
features: features,
fault: null
};
}
const httpReferrerPolicy = (0, check.qH)({
meta: {
id: "http.referrer-policy",
title: "Referrer-Policy leaks URLs to other sites",
subject: "Referrer-Policy header",
rating: ratings.E.weakerDefence,
confidence: "certain",
cwe: [ "CWE-200" ],
requirements: {
asvs: [ "3.4.5" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
what: "The page sets a Referrer-Policy that sends its full URL or origin to other sites, sets an invalid one, or sets none.",
why: "URLs often contain private data: search terms, ids, password reset tokens. With unsafe-url the full URL goes to every linked or embedded site, even over plain HTTP.",
proof: "Evaluates the header and meta elements as browsers do: the last valid value wins, and a meta element overrides the header. A missing policy is info, because browsers default to strict-origin-when-cross-origin. no-referrer-when-downgrade, the former default, is info too.",
fix: "Send Referrer-Policy: strict-origin-when-cross-origin, or no-referrer if no other site needs the referrer.",
snippets: fixSnippets("referrer"),
references: [ "https://www.w3.org/TR/referrer-policy/", "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Referrer-Policy" ]
},
needs: [ "crawl" ],
uses: [ "active" ],
evaluate({crawl: crawl, active: active}) {
const pages = (0, web_pages.iy)(crawl, active);
return pages.length === 0 ? (0, check.hH)(web_pages.tI) : pages.flatMap(referrer_policy_faultOf);
}
});
function referrer_policy_faultOf(exchange) {
const {request: request, response: response} = exchange;
const headers = (0, http.UE)(response.headers, "referrer-policy");
const metas = ((0, html_document.lM)(exchange)?.metas ?? []).filter(({name: name}) => name === "referrer").map(({content: content}) => content);
const {state: state, policy: policy} = judgeReferrerPolicy(headers, metas);
if (state === "safe") return [];
const location = {
url: request.url,
method: request.method,
parameter: "Referrer-Policy"
};
if (state === "missing") {
const title = "Referrer-Policy missing";
return [ {
key: "missing",
rating: ratings.E.none,
title: title,
location: location,
evidence: `${request.url} has no Referrer-Policy.`
} ];
}
const shown = [ ...headers.map(value => `Referrer-Policy: ${(0, quote.ml)(value)}`), ...metas.map(content => `<meta name="referrer" content="${(0, 
quote.ml)(content)}">`) ].join("\n");
if (state === "invalid") {
const title = "Invalid Referrer-Policy";
return [ {
key: "invalid",
title: title,
location: location,
evidence: shown
} ];
}
const rating = policy === "no-referrer-when-downgrade" ? {
rating: ratings.E.none
} : {};
return [ {
key: `unsafe ${policy}`,
...rating,
location: location,
evidence: `${shown}\nEffective policy: ${policy}`
} ];
}
const SAFE = [ "no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin" ];
const UNSAFE = [ "unsafe-url", "no-referrer-when-downgrade", "origin", "origin-when-cross-origin" ];
const LEGACY = {
never: "no-referrer",
default: "strict-origin-when-cross-origin",
always: "unsafe-url",
"origin-when-crossorigin": "origin-when-cross-origin"
};
function judgeReferrerPolicy(headers, metas) {
const words = values => values.flatMap(value => value.split(",")).map(word => word.trim().toLowerCase()).filter(word => word !== "");
const all = [ ...words(headers), ...words(metas).map(word => (0, records.eC)(LEGACY, word) ?? word) ];
if (all.length === 0) return {
state: "missing",
policy: null
};
const policy = all.findLast(word => SAFE.includes(word) || UNSAFE.includes(word));
if (policy === undefined) return {
state: "invalid",
policy: null
};
return {
state: SAFE.includes(policy) ? "safe" : "unsafe",
policy: policy
};
}
const httpTrace = (0, check.qH)({
meta: {
id: "http.trace",
title: "TRACE method enabled",
subject: "TRACE method",
rating: ratings.E.weakerDefence,
confidence: "certain",
cwe: [ "CWE-16" ],
requirements: {
asvs: [ "13.4.4" ],
pci: [ "2.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The server responds to TRACE by echoing the whole request with its headers.",
why: "The response reveals what browsers and proxies add to a request, such as HttpOnly cookies or internal addresses (cross-site tracing).",
proof: "Sends TRACE with a random, inert header. Only a response with status 200 whose body contains that header and the request line is a finding; a server that lists TRACE in Allow but refuses it is not.",
fix: "Disable TRACE in the server and in every proxy in front of it.",
snippets: {
nginx: "# nginx refuses TRACE by default; for a proxied application add:\nif ($request_method = TRACE) { return 405; }",
apache: "TraceEnable off",
express: "app.use((req, res, next) => (req.method === 'TRACE' ? res.sendStatus(405) : next()));",
caddy: "@trace method TRACE\nrespond @trace 405"
},
references: [ "https://www.rfc-editor.org/rfc/rfc9110#section-9.3.8", "https://owasp.org/www-community/attacks/Cross_Site_Tracing" ]
},
needs: [ "methods" ],
evaluate({methods: methods}) {
const {trace: trace, traceMarker: traceMarker} = methods;
if (!(0, http.m_)(trace)) return (0, check.hH)(`TRACE got no response: ${trace.failure.message}`);
const {request: request, response: response} = trace;
const echoes = response.text.includes(traceMarker) && /^TRACE\s+\S+\s+HTTP\/\d/m.test(response.text);
if (response.status !== 200 || !echoes) return [];
return [ {
key: "trace",
location: {
url: request.url,
method: "TRACE"
},
quote: [ traceMarker ],
evidence: `TRACE returned 200 and echoed the header X-Scan-Gate: ${traceMarker}`
} ];
}
});
const httpXcto = (0, check.qH)({
meta: {
id: "http.xcto",
title: "X-Content-Type-Options header missing or invalid",
subject: "X-Content-Type-Options header",
rating: ratings.E.weakerDefence,
confidence: "certain",
cwe: [ "CWE-693" ],
requirements: {
asvs: [ "3.4.4" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
what: "Responses lack X-Content-Type-Options: nosniff, so browsers may guess another content type than the declared one.",
why: "A file that a user uploaded as an image or text can be interpreted as a script or page and then runs in the origin of the site.",
proof: "Evaluates pages, scripts and style sheets with a 2xx status. As in browsers, only the first value counts, and case is ignored. A repeated header is reported too: it works in current browsers, but older ones compare the whole text.",
fix: "Send X-Content-Type-Options: nosniff with every response, together with a correct Content-Type.",
snippets: fixSnippets("nosniff"),
references: [ "https://fetch.spec.whatwg.org/#x-content-type-options-header", "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/X-Content-Type-Options" ]
},
needs: [ "crawl" ],
uses: [ "active" ],
evaluate({crawl: crawl, active: active}) {
return (0, web_pages.bz)(crawl, active).filter(({response: response}) => response.status >= 200 && response.status < 300 && response.body.length > 0).flatMap(xcto_faultOf);
}
});
function xcto_faultOf({request: request, response: response}) {
const values = (0, http.UE)(response.headers, "x-content-type-options");
const words = values.join(",").split(",").map(word => word.trim().toLowerCase());
const location = {
url: request.url,
method: request.method,
parameter: "X-Content-Type-Options"
};
if (values.length === 0) {
return [ {
key: "missing",
location: location,
evidence: `${request.url} has no X-Content-Type-Options.`
} ];
}
const shown = values.map(value => (0, quote.iH)("X-Content-Type-Options", value)).join("\n");
if (words[0] !== "nosniff") return [ {
key: "invalid",
location: location,
evidence: shown
} ];
if (words.length === 1) return [];
return [ {
key: "repeated",
rating: words.every(word => word === "nosniff") ? ratings.E.none : ratings.E.weakerDefence,
title: "X-Content-Type-Options sent more than once",
location: location,
evidence: shown,
fix: "Two places in the configuration set the header; remove one of them."
} ];
}
function productDrafts(family, probes, crawl, {target: target, authenticated: authenticated = false}) {
const requested = (0, proven.BE)(probes, family).map(proven => exposureDraft(proven, target, proven.probe.signature));
const crawled = (0, signatures.fD)(family).filter(({rule: {pages: pages}}) => pages === "any" || pages === "anonymous" && !authenticated).flatMap(({name: name}) => draftOfPage(name, crawl, target) ?? []);
return [ ...requested, ...crawled ];
}
function draftOfPage(name, crawl, target) {
for (const {exchange: exchange} of crawl.pages) {
const {method: method, url: url} = exchange.request;
const {pathname: pathname} = new URL(url);
const sighting = (0, proven.H0)(exchange, name, pathname);
if (sighting === null) continue;
return {
location: {
url: url,
method: method
},
evidence: `${method} ${pathname} returns 200. ${sighting.proof}`,
key: name,
quote: sighting.quote ?? [],
...said(sighting, name, target)
};
}
return null;
}
const exposureAdminPage = (0, check.qH)({
meta: exposureMeta("exposure.admin-page"),
needs: [ "exposure", "crawl" ],
evaluate: ({exposure: exposure, crawl: crawl}, context) => productDrafts("admin-page", exposure.probes, crawl, context)
});
const exposureBasicAuthHttp = (0, check.qH)({
meta: {
id: "exposure.basic-auth-http",
title: "Basic authentication over plain HTTP",
rating: ratings.E.interceptedSession,
isDeploymentOnly: true,
confidence: "certain",
cwe: [ "CWE-523", "CWE-319" ],
requirements: {
asvs: [ "12.2.1" ],
pci: [ "2.2.7" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
what: "The site requests a user name and password with HTTP Basic authentication on a connection without TLS.",
why: "The browser sends the password, encoded but not encrypted, with every request. Anyone on the network path can read it.",
proof: "A plain HTTP response has status 401 and a WWW-Authenticate header with the Basic scheme. No password is sent. Covers the start page, crawled pages, exposure probes, and plain HTTP on an HTTPS site.",
fix: "Redirect plain HTTP to HTTPS before requesting a password, and send HSTS.",
snippets: {
nginx: `server {\n  listen 80;\n  return 301 https://$host$request_uri;\n}`,
apache: `<VirtualHost *:80>\n  Redirect permanent "/" "https://www.example.com/"\n</VirtualHost>`,
caddy: `# Caddy redirects a named site to HTTPS by default.\nwww.example.com {\n  reverse_proxy localhost:8080\n}`
},
references: [ "https://www.rfc-editor.org/rfc/rfc7617#section-4", "https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/Authentication", "https://cwe.mitre.org/data/definitions/523.html" ]
},
needs: [ "landing", "plainHttp", "crawl", "exposure" ],
evaluate: ({landing: landing, plainHttp: plainHttp, crawl: crawl, exposure: exposure}) => {
const attempts = [ ...landing.chain, ...plainHttp.attempts, ...crawl.pages.map(({exchange: exchange}) => exchange), ...exposure.probes.map(({attempt: attempt}) => attempt) ];
return attempts.flatMap(attempt => {
if (!(0, http.m_)(attempt) || attempt.response.status !== 401 || !attempt.request.url.startsWith("http://")) return [];
const challenge = (0, http.UE)(attempt.response.headers, "www-authenticate").find(value => /(?:^|,\s*)basic(?:\s|,|$)/i.test(value));
if (challenge === undefined) return [];
const {url: url, method: method} = attempt.request;
return [ {
location: {
url: url,
method: method,
parameter: "WWW-Authenticate"
},
evidence: `${method} ${url} returns 401 over plain HTTP with WWW-Authenticate: ${challenge.slice(0, 200)}`,
key: "basic"
} ];
});
}
});
var data_names = __webpack_require__(27519);
var directory_listing = __webpack_require__(79624);
function rated(exchange, loaded) {
const names = exchange === null ? [] : (0, directory_listing.c)(exchange.response);
const isPagePart = name => {
const url = isFolderOrAsset(name) ? null : URL.parse(name, exchange?.request.url);
return url === null || loaded.some(href => href.startsWith(`${url.href}/`));
};
const isAssets = names.length > 0 && names.every(isPagePart);
return {
key: isAssets ? "assets" : "listing",
rating: isAssets ? ratings.E.hint : ratings.E.someData
};
}
function isFolderOrAsset(file) {
return file.endsWith("/") || (0, data_names.yW)("web-asset", file.replace(/\.(?:gz|br|brotli)$/i, ""));
}
const exposureDirectoryListing = (0, check.qH)({
meta: {
id: "exposure.directory-listing",
title: "Directory listing enabled",
subject: "Directory listings",
rating: ratings.E.someData,
confidence: "certain",
cwe: [ "CWE-548" ],
requirements: {
asvs: [ "13.4.3" ],
pci: [ "2.2.6" ]
},
scanTypes: [ "standard", "compliance" ],
what: "For a folder without an index page the web server returns a list of its files.",
why: "It reveals files that are not linked anywhere: uploads of other users, backups, old versions.",
proof: 'A finding requires status 200, a heading that names the requested folder, the markup of a listing made by a web server, and a random folder name that returns no listing. Covers the folders of crawled paths, of links and loaded files, of robots.txt, and a few common ones. A page that is only titled "Index of" is not a finding. Folders with nothing but parts of pages (scripts, style sheets, images) are low.',
fix: "Turn directory listing off. If users are meant to see a list, give the folder its own index page.",
snippets: {
nginx: `autoindex off;`,
apache: `Options -Indexes`,
express: `// Remove serve-index; express.static does not list folders.\napp.use('/files', express.static('files'));`,
caddy: `# file_server without "browse"\nfile_server`
},
references: [ "https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/04-Review_Old_Backup_and_Unreferenced_Files_for_Sensitive_Information", "https://httpd.apache.org/docs/2.4/mod/mod_autoindex.html", "https://cwe.mitre.org/data/definitions/548.html" ]
},
needs: [ "crawl", "exposure" ],
evaluate: ({crawl: crawl, exposure: exposure}, {target: target}) => {
const loaded = crawl.pages.flatMap(({exchange: exchange}) => ((0, html_document.lM)(exchange)?.subresources ?? []).map(({url: url}) => url));
const probed = (0, proven.BE)(exposure.probes, "directory-listing").map(proven => ({
...exposureDraft(proven, target),
...rated((0, http.m_)(proven.probe.attempt) ? proven.probe.attempt : null, loaded)
}));
const known = new Set(probed.map(({location: location}) => URL.parse(location.url)?.pathname ?? ""));
const crawled = crawl.pages.flatMap(({url: url, exchange: exchange}) => {
const path = URL.parse(url)?.pathname ?? "/";
const sighting = exchange.response.status === 200 ? (0, directory_listing.E)(exchange.response, path) : null;
if (sighting === null || known.has(path)) return [];
known.add(path);
return [ {
location: {
url: url,
method: "GET"
},
evidence: `GET ${path} returns 200. ${sighting.proof}`,
...rated(exchange, loaded)
} ];
});
return [ ...probed, ...crawled ];
}
});
const exposureOpenProduct = (0, check.qH)({
meta: exposureMeta("exposure.open-product"),
needs: [ "exposure", "crawl" ],
evaluate: ({exposure: exposure, crawl: crawl}, context) => productDrafts("open-product", exposure.probes, crawl, context)
});
const software_eol_namespaceObject = JSON.parse('{"ZE":[{"names":["php"],"source":"https://www.php.net/eol.php","endoflife":"php","ends":{"4":"2008-08-07","5.0":"2005-09-05","5.1":"2006-08-24","5.2":"2011-01-06","5.3":"2014-08-14","5.4":"2015-09-03","5.5":"2016-07-21","5.6":"2018-12-31","7.0":"2019-01-10","7.1":"2019-12-01","7.2":"2020-11-30","7.3":"2021-12-06","7.4":"2022-11-28","8.0":"2023-11-26","8.1":"2025-12-31","8.2":"2026-12-31","8.3":"2027-12-31","8.4":"2028-12-31","8.5":"2029-12-31"}},{"names":["apache"],"source":"https://httpd.apache.org/","endoflife":"apache-http-server","ends":{"1.3":"2010-02-03","2.0":"2013-07-10","2.2":"2017-07-11"}},{"names":["nginx"],"source":"https://nginx.org/en/download.html","endoflife":"nginx","ends":{"0":"2012-04-23","1.0":"2012-04-23","1.2":"2013-04-24","1.4":"2014-04-24","1.6":"2015-04-21","1.8":"2016-04-26","1.10":"2017-04-12","1.12":"2018-04-17","1.14":"2019-04-23","1.16":"2020-04-21","1.18":"2021-04-20","1.20":"2022-05-24","1.22":"2023-04-11","1.24":"2024-04-23","1.19":"2021-05-25","1.21":"2022-06-21","1.23":"2023-05-23","1.25":"2024-05-29","1.26":"2025-04-23","1.27":"2025-06-24","1.28":"2026-04-14","1.29":"2026-05-13"}},{"names":["openssl"],"source":"https://openssl-library.org/policies/releasestrat/","endoflife":"openssl","ends":{"0.9":"2015-12-31","1.0.0":"2015-12-31","1.0.1":"2016-12-31","1.0.2":"2019-12-31","1.1.0":"2019-09-11","1.1.1":"2023-09-11","3.0":"2026-09-07","3.1":"2025-03-14","3.2":"2025-11-23","3.3":"2026-04-09","3.4":"2026-10-22","3.5":"2030-04-08","3.6":"2026-11-01","4.0":"2027-05-14"}},{"names":["microsoft-iis"],"source":"https://learn.microsoft.com/en-us/lifecycle/products/internet-information-services-iis","endoflife":null,"ends":{"5":"2010-07-13","6":"2015-07-14","7":"2020-01-14","8":"2023-10-10"}},{"names":["tomcat","apache-tomcat","apache tomcat"],"source":"https://tomcat.apache.org/whichversion.html","endoflife":"tomcat","ends":{"5":"2012-09-30","6":"2016-12-31","7":"2021-03-31","8.0":"2018-06-30","8.5":"2024-03-31","10.0":"2022-10-31"}},{"names":["jetty"],"source":"https://jetty.org/download.html","endoflife":"eclipse-jetty","ends":{"6":"2014-11-01","7":"2014-11-01","8":"2014-11-01","9":"2022-06-01","10":"2024-01-01","11":"2024-01-01"}},{"names":["python","cpython"],"source":"https://devguide.python.org/versions/","endoflife":"python","ends":{"2":"2020-01-01","3.4":"2019-03-18","3.5":"2020-09-30","3.6":"2021-12-23","3.7":"2023-06-27","3.8":"2024-10-07","3.9":"2025-10-31","3.10":"2026-10-31"}},{"names":["ruby"],"source":"https://www.ruby-lang.org/en/downloads/branches/","endoflife":"ruby","ends":{"1":"2015-02-23","2.0":"2016-02-24","2.1":"2017-03-31","2.2":"2018-03-31","2.3":"2019-03-31","2.4":"2020-03-31","2.5":"2021-03-31","2.6":"2022-04-12","2.7":"2023-03-31","3.0":"2024-04-23","3.1":"2025-03-26","3.2":"2026-03-31"}},{"names":["drupal"],"source":"https://www.drupal.org/about/core/policies/core-release-cycles/schedule","endoflife":"drupal","ends":{"6":"2016-02-24","7":"2025-01-05","8":"2021-11-02","9":"2023-11-01"}},{"names":["asp.net"],"source":"https://learn.microsoft.com/en-us/lifecycle/products/microsoft-net-framework","endoflife":null,"ends":{"1.0":"2009-07-14","1.1":"2013-10-08"}},{"names":["angularjs","angular"],"source":"https://docs.angularjs.org/misc/version-support-status","endoflife":"angularjs","note":"The npm registry calls it angular; the framework of today is @angular/core there.","ends":{"1":"2021-12-31"}},{"names":["next"],"source":"https://nextjs.org/support-policy","endoflife":"nextjs","ends":{"9":"2020-10-27","10":"2021-06-15","11":"2022-01-27","12":"2022-11-21","13":"2024-12-21","14":"2025-10-26","15":"2026-10-21"}},{"names":["jquery"],"source":"https://jquery.com/support/","endoflife":"jquery","note":"The day of 1.12.4 and 2.2.4, the last releases of these lines.","ends":{"1":"2016-05-20","2":"2016-05-20"}},{"names":["vue"],"source":"https://v2.vuejs.org/eol/","endoflife":"vue","ends":{"2":"2023-12-31"}},{"names":["bootstrap"],"source":"https://github.com/twbs/release","endoflife":"bootstrap","ends":{"2":"2013-08-19","3":"2019-07-24","4":"2023-01-01"}}]}');
const disclosureEolSoftware = (0, check.qH)({
meta: {
id: "disclosure.eol-software",
title: "End-of-life software",
rating: ratings.E.unpatched,
confidence: "tentative",
cwe: [ "CWE-1104" ],
requirements: {
asvs: [ "13.4.6" ],
pci: [ "6.3.3" ]
},
scanTypes: [ "standard", "compliance" ],
what: "A header, or a detected script library, names an end-of-life release line, which gets no security updates.",
why: "Vulnerabilities found from now on stay open. Automated attacks target such releases first.",
proof: "The version is compared with a table of announced end-of-life dates at the time of the scan. No vulnerability is claimed. Distributions patch old lines without a new version in the header, so a header is tentative. A script library without known vulnerabilities is low; one with them is reported by js.vulnerable-library alone.",
fix: "Upgrade to a supported release line; the reference lists them.",
references: [ "https://endoflife.date/", "https://owasp.org/Top10/" ]
},
needs: [ "landing", "crawl", "libraries" ],
evaluate({libraries: libraries}, {now: now}) {
const today = now.toISOString().slice(0, 10);
const drafts = [];
for (const {name: name, version: version, url: url, method: method, header: header} of libraries.servers) {
const line = eolLineOf(name, version);
if (line === null || line.until >= today) continue;
drafts.push(eol_software_draftOf(line, version, {
url: url,
method: method,
parameter: header
}, `the ${header} header`));
}
for (const {name: name, version: version, url: url, how: how} of libraries.libraries) {
const line = eolLineOf(name.toLowerCase(), version);
if (line === null || line.until >= today || (0, library_advisories.Jw)(name, version).length > 0) continue;
drafts.push({
...eol_software_draftOf(line, version, {
url: url
}, how),
confidence: "certain",
rating: ratings.E.weakerDefence
});
}
return drafts;
}
});
function eol_software_draftOf(line, version, location, how) {
return {
key: `${line.product} ${line.line}`,
title: `${line.product} ${line.line} is end-of-life`,
location: location,
evidence: `${line.product} ${version} (from ${how}); security updates for this line ended on ${line.until}.`,
references: [ line.source, "https://endoflife.date/" ]
};
}
const PRODUCTS = software_eol_namespaceObject.ZE;
const EOL_LINES = PRODUCTS.flatMap(({names: names, source: source, ends: ends}) => names.flatMap(product => Object.entries(ends).map(([line, until]) => ({
product: product,
line: line,
until: until,
source: source
}))));
function eolLineOf(product, version) {
const numbers = version.split(/[^0-9.]/)[0] ?? "";
const matching = EOL_LINES.filter(({product: name, line: line}) => name === product && (numbers === line || numbers.startsWith(`${line}.`)));
return matching.sort((a, b) => b.line.length - a.line.length)[0] ?? null;
}
const disclosureSecurityTxt = (0, check.qH)({
meta: {
id: "disclosure.security-txt",
title: "security.txt missing or invalid",
subject: "security.txt",
rating: ratings.E.none,
confidence: "certain",
cwe: [],
requirements: {
pci: [ "6.3.1" ]
},
scanTypes: [ "compliance" ],
what: "The site has no security.txt file, or one that is expired or violates RFC 9116.",
why: "People who find a vulnerability do not know where to report it, and publish it or keep it to themselves.",
proof: "/.well-known/security.txt and the legacy path /security.txt are requested. A response that is not plain text, or without the fields Contact and Expires, does not count.",
fix: "Publish /.well-known/security.txt with Contact and an Expires date less than a year ahead, and renew it.",
snippets: {
nginx: 'location = /.well-known/security.txt {\n  default_type text/plain;\n  return 200 "Contact: mailto:security@example.com\\nExpires: 2027-06-30T00:00:00Z\\n";\n}',
caddy: 'respond /.well-known/security.txt "Contact: mailto:security@example.com\nExpires: 2027-06-30T00:00:00Z"'
},
references: [ "https://www.rfc-editor.org/rfc/rfc9116", "https://securitytxt.org/" ]
},
needs: [ "securityTxt" ],
evaluate({securityTxt: securityTxt}, {now: now}) {
const texts = [ securityTxt.wellKnown, securityTxt.legacy ].flatMap(textOf);
const parsed = texts.map(({url: url, text: text}) => ({
url: url,
file: parseSecurityTxt(text, now)
})).find(({file: file}) => file !== null);
const location = {
url: parsed?.url ?? securityTxt.wellKnown.request.url,
method: "GET"
};
if (parsed === undefined || parsed.file === null) {
const evidence = "Neither /.well-known/security.txt nor /security.txt is a valid security.txt file.";
return [ {
key: "missing",
location: location,
evidence: evidence
} ];
}
const {faults: faults} = parsed.file;
if (faults.length === 0) return [];
return [ {
key: "invalid",
title: "security.txt expired or invalid",
location: location,
evidence: faults.join("\n")
} ];
}
});
function textOf(attempt) {
if (attempt === null || !(0, http.m_)(attempt) || attempt.response.status !== 200 || (0, 
html_document._6)(attempt)) return [];
return [ {
url: attempt.request.url,
text: attempt.response.text
} ];
}
function parseSecurityTxt(text, now) {
const fields = [];
for (const line of text.slice(0, 32768).split(/\r?\n/)) {
const match = /^([A-Za-z][A-Za-z-]*)\s*:(.*)$/s.exec(line);
if (match !== null && !line.startsWith("#")) fields.push([ (match[1] ?? "").toLowerCase(), (match[2] ?? "").trim() ]);
}
const valuesOf = name => fields.filter(([field]) => field === name).map(([, value]) => value);
const contacts = valuesOf("contact");
const expires = valuesOf("expires");
if (contacts.length === 0 && expires.length === 0) return null;
const time = Date.parse(expires[0] ?? "");
const faults = [ ...contactFaults(contacts), ...expiryFaults(expires, time, now) ];
return {
contacts: contacts,
expires: Number.isNaN(time) ? null : new Date(time),
faults: faults
};
}
function contactFaults(contacts) {
if (contacts.length === 0) return [ "The required field Contact is missing." ];
return contacts.every(contact => /^(?:mailto:|https:\/\/|tel:)/i.test(contact)) ? [] : [ "A Contact is not a mailto:, https: or tel: address." ];
}
function expiryFaults(values, time, now) {
if (values.length === 0) return [ "The required field Expires is missing." ];
const repeated = values.length > 1 ? [ "The field Expires is repeated." ] : [];
if (Number.isNaN(time)) return [ "The field Expires is not a date.", ...repeated ];
if (time >= now.getTime()) return repeated;
return [ `It expired on ${new Date(time).toISOString().slice(0, 10)}.`, ...repeated ];
}
const disclosureServerVersion = (0, check.qH)({
meta: {
id: "disclosure.server-version",
title: "Software version in response headers",
subject: "Software versions in response headers",
rating: ratings.E.hint,
confidence: "certain",
cwe: [ "CWE-497" ],
requirements: {
asvs: [ "13.4.6" ],
pci: [ "2.2.6" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
what: "Server, X-Powered-By, X-AspNet-Version or a similar header discloses the software and its version.",
why: "Attackers use these headers to find vulnerable hosts and to skip exploits that cannot work.",
proof: "The headers of every recorded response are searched for a version number. A product name alone is not reported, except in X-Powered-By, which has no legitimate use: that is info.",
fix: "Disable version disclosure in the server and remove X-Powered-By and the ASP.NET headers.",
snippets: {
nginx: "server_tokens off;\nproxy_hide_header X-Powered-By;",
apache: "ServerTokens Prod\nServerSignature Off\nHeader always unset X-Powered-By",
express: "app.disable('x-powered-by');",
nextjs: "// next.config.js\nmodule.exports = { poweredByHeader: false };",
caddy: "header -Server\nheader -X-Powered-By"
},
references: [ "https://owasp.org/www-project-secure-headers/#div-headers", "https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/01-Information_Gathering/02-Fingerprint_Web_Server" ]
},
needs: [ "landing", "crawl" ],
uses: [ "api" ],
evaluate({landing: landing, crawl: crawl, api: api}) {
const exchanges = new Set([ ...landing.chain, ...(0, web_pages.Aj)(crawl, undefined), ...api?.responses ?? [] ]);
return [ ...exchanges ].flatMap(draftsOf);
}
});
const server_version_HEADERS = [ "Server", "X-Powered-By", "X-AspNet-Version", "X-AspNetMvc-Version", "X-Generator", "X-Drupal-Cache-Version", "X-Litespeed-Version", "X-OWA-Version", "MicrosoftSharePointTeamServices", "Liferay-Portal", "X-Jenkins", "X-Hudson", "X-Influxdb-Version", "X-Syncthing-Version", "X-Mod-Pagespeed", "X-Page-Speed", "kbn-version" ];
function draftsOf({request: request, response: response}) {
return server_version_HEADERS.flatMap(name => (0, http.UE)(response.headers, name).flatMap(value => {
const draft = {
key: name.toLowerCase(),
location: {
url: request.url,
method: request.method,
parameter: name
},
evidence: (0, quote.iH)(name, value)
};
if (/\d\.\d|[/ ]v?\d+\b/.test(value) || /^x-asp|jenkins|hudson/i.test(name) && /\d/.test(value)) return [ draft ];
if (name !== "X-Powered-By" || value.trim() === "") return [];
return [ {
...draft,
rating: ratings.E.none,
title: "X-Powered-By header discloses the framework"
} ];
}));
}
var evaluator = __webpack_require__(67520);
var csp = __webpack_require__(24471);
var dist_finding = __webpack_require__(40208);
const NONCE = /^'nonce-[A-Za-z0-9+/_-]+={0,2}'$/i;
const HASH = /^'sha(?:256|384|512)-[A-Za-z0-9+/_-]+={0,2}'$/i;
function effectiveValues(policy, fallbacks) {
for (const name of fallbacks) {
const values = policy.directives.get(name);
if (values !== undefined) return values;
}
return null;
}
function scriptSources(policy) {
return effectiveValues(policy, [ "script-src-elem", "script-src", "default-src" ]);
}
function restrictsScripts(policy) {
return scriptSources(policy) !== null || sandboxesScripts(policy);
}
function sandboxesScripts(policy) {
const sandbox = policy.directives.get("sandbox");
return sandbox?.every(word => word.toLowerCase() !== "allow-scripts") === true;
}
function hasNonceOrHash(values) {
return values.some(value => NONCE.test(value) || HASH.test(value));
}
function hasKeyword(values, keyword) {
return values.some(value => value.toLowerCase() === `'${keyword}'`);
}
const evaluate_FAULTS = new Map([ [ dist_finding.Type.SCRIPT_UNSAFE_INLINE, "unsafe-inline" ], [ dist_finding.Type.SCRIPT_UNSAFE_EVAL, "unsafe-eval" ], [ dist_finding.Type.PLAIN_URL_SCHEMES, "broad-source" ], [ dist_finding.Type.PLAIN_WILDCARD, "broad-source" ], [ dist_finding.Type.IP_SOURCE, "ip-source" ], [ dist_finding.Type.SCRIPT_ALLOWLIST_BYPASS, "allowlist-bypass" ], [ dist_finding.Type.UNKNOWN_DIRECTIVE, "unknown-directive" ], [ dist_finding.Type.MISSING_SEMICOLON, "missing-semicolon" ], [ dist_finding.Type.INVALID_KEYWORD, "invalid-keyword" ] ]);
const NEWER_DIRECTIVES = new Set([ "fenced-frame-src" ]);
const NEWER_KEYWORDS = /^'(?:trusted-types-eval|report-sha(?:256|384|512)|unsafe-webtransport-hashes|unsafe-allow-redirects)'$/i;
function evaluatePolicy(policy) {
const directives = {};
for (const [name, values] of policy.directives) {
if (/^[a-z][a-z0-9-]*$/.test(name)) directives[name] = [ ...new Set(values.map(normalizeValue)) ];
}
const found = [];
for (const [directive, values] of Object.entries(directives)) {
for (const value of values.filter(one => !canBeHost(one))) {
found.push({
fault: "invalid-keyword",
directive: directive,
value: value,
detail: "this is neither a keyword nor a source"
});
}
directives[directive] = values.filter(canBeHost);
}
for (const finding of new evaluator.CspEvaluator(new csp.Csp(directives), csp.Version.CSP3).evaluate()) {
const fault = evaluate_FAULTS.get(finding.type);
const value = finding.value ?? "";
if (fault === undefined || isNewer(fault, finding.directive, value)) continue;
if (fault === "allowlist-bypass" && finding.severity !== dist_finding.Severity.HIGH) continue;
found.push({
fault: fault,
directive: finding.directive,
value: value,
detail: finding.description
});
}
return found;
}
function faultsInForce(policies, fault) {
const scripting = policies.filter(restrictsScripts);
const found = scripting.map(policy => sandboxesScripts(policy) ? [] : evaluatePolicy(policy).filter(finding => finding.fault === fault));
return found.every(findings => findings.length > 0) ? found[0] ?? [] : [];
}
function normalizeValue(value) {
const lower = value.toLowerCase();
if (/^'(?:nonce|sha(?:256|384|512))-/.test(lower)) return hasNonceOrHash([ value ]) ? toStandardBase64(value) : value;
return /^'[a-z0-9-]+'$/.test(lower) || /^[a-z][a-z0-9+.-]*:$/.test(lower) ? lower : value;
}
function toStandardBase64(value) {
const dash = value.indexOf("-") + 1;
return value.slice(0, dash).toLowerCase() + value.slice(dash).replaceAll("-", "+").replaceAll("_", "/");
}
function canBeHost(value) {
const host = value.replace(/^\w[+\w.-]*:\/\//, "").replace(/^\/\//, "").replace(":*", "").replace("*", "wildcard");
return URL.canParse(`https://${host}`);
}
function isNewer(fault, directive, value) {
if (fault === "unknown-directive") return NEWER_DIRECTIVES.has(directive);
return fault === "invalid-keyword" && NEWER_KEYWORDS.test(value);
}
function judgeCspPages(crawl, judge) {
const pages = (0, web_pages.iy)(crawl);
if (pages.length === 0) return (0, check.hH)(web_pages.tI);
const whole = pages.filter(({response: response}) => response.cutHeaders?.includes("content-security-policy") !== true);
if (whole.length === 0) return (0, check.hH)("the Content-Security-Policy exceeds the length that is read");
const judged = whole.map(page => ({
page: page,
policies: (0, csp_policies.Hr)(page)
})).filter(({policies: policies}) => policies.length > 0);
if (judged.length === 0) return (0, check.hH)("no page enforces a Content-Security-Policy");
return judged.flatMap(({page: page, policies: policies}) => judge(policies, page).map(({detail: detail, ...draft}) => ({
...draft,
location: {
url: page.request.url,
method: page.request.method,
parameter: "Content-Security-Policy"
},
evidence: `${policies.map(showPolicy).join("\n")}\n${detail}`
})));
}
function showPolicy(policy) {
const place = policy.source === "meta" ? "Content-Security-Policy (meta)" : "Content-Security-Policy";
const text = policy.text.replace(/'nonce-[^']*'/gi, "'nonce-…'");
return `${place}: ${(0, quote.ml)(text, 800)}`;
}
const CSP_REFERENCES = [ "https://www.w3.org/TR/CSP3/", "https://cheatsheetseries.owasp.org/cheatsheets/Content_Security_Policy_Cheat_Sheet.html", "https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CSP" ];
const cspAllowlistBypass = (0, check.qH)({
meta: {
id: "csp.allowlist-bypass",
title: "Content-Security-Policy can be bypassed through an allowed host",
subject: "Content-Security-Policy allowlist bypasses",
rating: ratings.E.weakerDefence,
confidence: "firm",
cwe: [ "CWE-693" ],
requirements: {
asvs: [ "3.4.3" ],
pci: [ "6.4.3" ]
},
scanTypes: [ "standard", "compliance" ],
what: "script-src allows a host that is known to serve JSONP endpoints or a library such as AngularJS that evaluates code in the page.",
why: "An attacker who can inject markup loads such a file from the allowed host and runs arbitrary code, as if there were no policy.",
proof: "Compares the hosts with the tables of JSONP endpoints and script gadgets in Google's CSP Evaluator. Hosts that 'strict-dynamic' disables are not reported.",
fix: "Replace the host allowlist by nonces with 'strict-dynamic', or allow only the exact path of the file that is needed.",
snippets: fixSnippets("strict-csp"),
references: [ ...CSP_REFERENCES, "https://research.google/pubs/pub45542/" ]
},
needs: [ "crawl" ],
evaluate({crawl: crawl}) {
return judgeCspPages(crawl, policies => faultsInForce(policies, "allowlist-bypass").map(({directive: directive, value: value, detail: detail}) => ({
key: value.toLowerCase(),
detail: `${directive} ${value}: ${detail}`
})));
}
});
const cspBroadSource = (0, check.qH)({
meta: {
id: "csp.broad-source",
title: "Content-Security-Policy source list too permissive",
subject: "Content-Security-Policy source lists",
rating: ratings.E.weakerDefence,
confidence: "certain",
cwe: [ "CWE-693" ],
requirements: {
asvs: [ "3.4.3" ],
pci: [ "6.4.3" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
what: "The sources for scripts, plug-ins or the base URL include *, a whole scheme such as https: or data:, a whole top-level domain, or a bare IP address. An HTTPS page that allows http: hosts is reported as low.",
why: "An attacker who can inject a script element loads the script from their own server, which such a policy allows; data: can even contain the script itself.",
proof: "Evaluates script-src and object-src (or default-src in their place) and base-uri as browsers do. Hosts and schemes that 'strict-dynamic' disables are not reported. If there are several policies, each of them must allow the source.",
fix: "List the hosts that are needed, or use nonces with 'strict-dynamic'; set object-src 'none' and base-uri 'none'.",
snippets: fixSnippets("strict-csp"),
references: CSP_REFERENCES
},
needs: [ "crawl" ],
evaluate({crawl: crawl}, {target: target}) {
return judgeCspPages(crawl, policies => [ ...DIRECTIVES.flatMap(directive => broadIn(policies, directive)), ...target.scheme === "https" ? insecureIn(policies) : [] ]);
}
});
const FALLBACKS = {
"script-src": [ "script-src-elem", "script-src", "default-src" ],
"object-src": [ "object-src", "default-src" ],
"base-uri": [ "base-uri" ]
};
const DIRECTIVES = Object.keys(FALLBACKS);
const ACTIVE = new Set([ "default-src", "script-src", "script-src-elem", "style-src", "style-src-elem", "object-src", "frame-src", "child-src", "worker-src", "connect-src", "font-src", "manifest-src", "base-uri", "form-action" ]);
function broadIn(policies, directive) {
const concerned = policies.filter(policy => directive === "script-src" ? restrictsScripts(policy) : effectiveValues(policy, FALLBACKS[directive]) !== null);
const found = concerned.map(policy => broadSources(policy, directive));
if (found.length === 0 || found.some(sources => sources.length === 0)) return [];
return (found[0] ?? []).map(({kind: kind, values: values}) => ({
key: kind === "any" ? directive : `${directive} address`,
detail: `${directive} allows ${values.slice(0, 10).join(" ")}`
}));
}
function broadSources(policy, directive) {
const values = effectiveValues(policy, FALLBACKS[directive]);
if (values === null || directive === "script-src" && sandboxesScripts(policy)) return [];
if (directive === "script-src" && hasNonceOrHash(values) && hasKeyword(values, "strict-dynamic")) return [];
const any = values.filter(isBroad);
const listed = new Set(values);
const addresses = evaluatePolicy(policy).filter(({fault: fault, value: value}) => fault === "ip-source" && listed.has(value) && !/^(?:\w+:\/\/)?127\.0\.0\.1(?:[:/]|$)/.test(value)).map(({value: value}) => value);
const found = [];
if (any.length > 0) found.push({
kind: "any",
values: [ ...new Set(any) ]
});
if (addresses.length > 0 && directive !== "base-uri") found.push({
kind: "address",
values: [ ...new Set(addresses) ]
});
return found;
}
function isBroad(value) {
const lower = value.toLowerCase();
if (/^(?:https?|ftp|data|wss?|filesystem):$/.test(lower)) return true;
const [authority = ""] = lower.replace(/^[a-z][a-z0-9+.-]*:\/\//, "").split("/", 1);
const host = authority.replace(/:(?:\d+|\*)$/, "");
return host === "*" || host === "*.*" || /^\*\.[a-z]{2,}$/.test(host);
}
function insecureIn(policies) {
const found = policies.map(insecureSources);
if (found.some(sources => sources.length === 0)) return [];
const [first] = found[0] ?? [];
if (first === undefined) return [];
const title = "Content-Security-Policy of an HTTPS page allows plain HTTP sources";
return [ {
key: "insecure-scheme",
title: title,
detail: `${first.directive} allows ${first.value}`
} ];
}
function insecureSources(policy) {
return [ ...policy.directives ].flatMap(([directive, values]) => ACTIVE.has(directive) ? values.filter(value => /^(?:http|ftp):\/\/[^*]/i.test(value)).map(value => ({
directive: directive,
value: value
})) : []);
}
const cspMissingDirectives = (0, check.qH)({
meta: {
id: "csp.missing-directives",
title: "Content-Security-Policy lacks directives that do not fall back to default-src",
subject: "Content-Security-Policy directives without fallback",
rating: ratings.E.weakerDefence,
confidence: "certain",
cwe: [ "CWE-693" ],
requirements: {
asvs: [ "3.4.3" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The policy restricts scripts but not plug-ins (object-src), the base URL (base-uri) or form targets (form-action). base-uri and form-action do not fall back to default-src.",
why: "Without any script, injected markup can change where relative scripts load from, or send form input to another site.",
proof: "Evaluates only policies that restrict scripts. default-src covers object-src; base-uri is not required where no script may run; a sandbox without allow-forms covers form-action. If there are several policies, one with the directive is enough.",
fix: "Add object-src 'none'; base-uri 'none'; form-action 'self' to the policy.",
snippets: fixSnippets("strict-csp"),
references: CSP_REFERENCES
},
needs: [ "crawl" ],
evaluate({crawl: crawl}) {
return judgeCspPages(crawl, policies => {
if (!policies.some(restrictsScripts)) return [];
return missingIn(policies).map(directive => ({
key: directive,
title: `Content-Security-Policy without ${directive}`,
detail: `${directive} is not set.`
}));
});
}
});
function missingIn(policies) {
const has = (...names) => policies.some(policy => names.some(name => policy.directives.has(name)));
const noScripts = policies.some(policy => {
const values = scriptSources(policy);
const isNone = values !== null && (values.length === 0 || values.length === 1 && values[0]?.toLowerCase() === "'none'");
return isNone || sandboxesScripts(policy);
});
const noForms = policies.some(policy => policy.directives.get("sandbox")?.includes("allow-forms") === false);
const missing = [];
if (!has("object-src", "default-src")) missing.push("object-src");
if (!has("base-uri") && !noScripts) missing.push("base-uri");
if (!has("form-action") && !noForms) missing.push("form-action");
return missing;
}
var external_node_crypto_ = __webpack_require__(77598);
const SOURCES_MAX = 10;
const HASHES_MAX = 5;
const suggest_policy_DIRECTIVES = {
script: "script-src",
stylesheet: "style-src",
frame: "frame-src",
object: null,
image: "img-src",
media: "media-src",
icon: "img-src",
preload: null
};
function suggestPolicy(pages, seen) {
const found = pages.flatMap(sourcesOf);
const foreign = (seen?.foreignScripts ?? []).map(({url: url, page: page}) => [ "script-src", sourceOf(url, page) ]);
const sockets = (seen?.sockets ?? []).map(({url: url, page: page}) => [ "connect-src", sourceOf(url, page) ]);
const embedded = [ "img-src", "data:" ];
const all = [ embedded, ...found, ...foreign, ...sockets ].filter(([directive, source]) => directive !== null && source !== null);
const inline = [ ...new Set(all.flatMap(([, source]) => source?.startsWith("'sha256-") === true ? [ source ] : [])) ];
const kept = all.filter(([, source]) => inline.length <= HASHES_MAX || !inline.includes(source ?? ""));
const lists = [ ...Map.groupBy(kept, ([directive]) => directive) ].map(([directive, sources]) => {
const distinct = [ ...new Set(sources.map(([, source]) => source)) ].sort().slice(0, SOURCES_MAX);
return `${directive} 'self' ${distinct.join(" ")}`;
}).sort();
return [ "default-src 'self'", ...lists, "object-src 'none'", "base-uri 'self'", "frame-ancestors 'self'" ].join("; ");
}
function sourcesOf(page) {
const document = (0, html_document.lM)(page);
if (document === null) return [];
const own = page.request.url;
const inline = document.scripts.filter(({url: url, text: text}) => url === null && text.trim() !== "");
return [ ...document.subresources.map(({kind: kind, url: url}) => [ suggest_policy_DIRECTIVES[kind], sourceOf(url, own) ]), ...document.forms.map(({action: action}) => [ "form-action", sourceOf(action, own) ]), ...inline.map(({text: text}) => [ "script-src", `'sha256-${hashOf(text)}'` ]), ...document.elements.includes("style") ? [ [ "style-src", "'unsafe-inline'" ] ] : [] ];
}
function sourceOf(url, page) {
const parsed = URL.parse(url);
if (parsed === null || !/^(?:https?|wss?|data|blob):$/.test(parsed.protocol)) return null;
if (parsed.host === "") return parsed.protocol;
return parsed.host === URL.parse(page)?.host ? null : `${parsed.protocol}//${parsed.host}`;
}
function hashOf(text) {
return (0, external_node_crypto_.createHash)("sha256").update(text).digest("base64");
}
const FIX = "Send a Content-Security-Policy header. Start in report-only mode to see what would break, then enforce it. A strict policy with nonces ('nonce-…' 'strict-dynamic') protects best.";
const cspMissing = (0, check.qH)({
meta: {
id: "csp.missing",
title: "Content-Security-Policy missing",
subject: "Content-Security-Policy header",
rating: ratings.E.weakerDefence,
confidence: "certain",
cwe: [ "CWE-693" ],
requirements: {
asvs: [ "3.4.3" ],
pci: [ "6.4.3" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
what: "HTML pages are sent without an enforced Content-Security-Policy. A policy in report-only mode blocks nothing.",
why: "If an attacker can inject markup anywhere in the site, nothing stops the injected script. A policy is the second line of defense against cross-site scripting.",
proof: "Reads the headers and meta elements of every HTML page. These do not count: an empty policy, a policy that has only directives that a meta element cannot set, a meta element outside the head, and Content-Security-Policy-Report-Only.",
fix: FIX,
snippets: fixSnippets("strict-csp"),
references: CSP_REFERENCES
},
needs: [ "crawl" ],
uses: [ "active", "browser" ],
evaluate({crawl: crawl, active: active, browser: browser}) {
const pages = (0, web_pages.iy)(crawl, active);
if (pages.length === 0) return (0, check.hH)(web_pages.tI);
const policy = suggestPolicy([ ...pages, ...browser?.exchanges ?? [] ], browser);
const fix = `${FIX} These pages would start with Content-Security-Policy-Report-Only: ${policy}`;
return pages.flatMap(missing_faultOf).map(draft => ({
...draft,
fix: fix
}));
}
});
function missing_faultOf(page) {
const enforced = (0, csp_policies.Hr)(page);
if (enforced.some(policy => policy.directives.size > 0)) return [];
const reporting = (0, csp_policies.$i)(page);
const [misplaced] = (0, csp_policies.zc)(page);
const shown = enforced.length > 0 ? `${showPolicy(enforced[0])}\nThese directives have no effect in a meta element.` : misplaced !== undefined ? `${showPolicy(misplaced)}\nThe meta element is not a child of the head, so browsers ignore it.` : reporting.length > 0 ? `Only Content-Security-Policy-Report-Only is sent: ${reporting[0]?.text.slice(0, 400)}` : `${page.request.url} has no Content-Security-Policy.`;
const location = {
url: page.request.url,
method: page.request.method,
parameter: "Content-Security-Policy"
};
return [ {
key: "missing",
location: location,
evidence: shown
} ];
}
const cspStaticNonce = (0, check.qH)({
meta: {
id: "csp.static-nonce",
title: "Content-Security-Policy nonce is reused",
subject: "Content-Security-Policy nonces",
rating: ratings.E.weakerDefence,
confidence: "certain",
cwe: [ "CWE-330" ],
requirements: {
asvs: [ "3.4.3" ]
},
scanTypes: [ "standard", "compliance" ],
what: "Two separate responses have the same nonce in their Content-Security-Policy.",
why: "A nonce protects only if it cannot be predicted. An attacker who knows a reused nonce adds it to the injected script, and the policy allows the script.",
proof: "Fetches the start page, and one page of each other kind of policy with a nonce (at most three), twice and compares the nonces of all responses. Cached pages are reported too, because their nonce is just as predictable.",
fix: "Generate a random nonce of at least 128 bits for every response, and do not cache pages that contain one. Use hashes for static pages.",
snippets: fixSnippets("strict-csp"),
references: [ ...CSP_REFERENCES, "https://www.w3.org/TR/CSP3/#security-nonces" ]
},
needs: [ "landing", "crawl", "secondResponses" ],
evaluate({landing: landing, crawl: crawl, secondResponses: secondResponses}) {
const responses = new Set([ landing.final ]);
if (landing.again !== null) responses.add(landing.again);
for (const {url: url, exchange: exchange} of crawl.pages) if (url !== landing.final.request.url) responses.add(exchange);
for (const response of secondResponses.responses) responses.add(response);
const seen = new Map;
const drafts = [];
for (const response of responses) {
for (const nonce of new Set((0, csp_policies.Hr)(response).flatMap(csp_policies.ue))) {
const earlier = seen.get(nonce);
if (earlier === undefined) seen.set(nonce, response); else drafts.push(repeated(nonce, earlier, response));
}
}
return drafts;
}
});
function repeated(nonce, earlier, later) {
return {
key: "static-nonce",
location: {
url: later.request.url,
method: later.request.method,
parameter: "Content-Security-Policy"
},
evidence: `The nonce ${(0, quote.dK)(nonce)} is in two responses: ${earlier.request.url} and ${later.request.url}.`
};
}
const cspSyntax = (0, check.qH)({
meta: {
id: "csp.syntax",
title: "Content-Security-Policy has a syntax error",
subject: "Content-Security-Policy syntax",
rating: ratings.E.weakerDefence,
confidence: "certain",
cwe: [ "CWE-693" ],
requirements: {
asvs: [ "3.4.3" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
what: "A directive is unknown or repeated, a semicolon is missing, a keyword is misspelled or unquoted, or a directive has no effect in a meta element.",
why: "Browsers silently ignore what they do not understand, so the policy protects less than it appears to.",
proof: "Parses the policy by CSP 3 and compares every directive and keyword with the known ones, using the parser checks of CSP Evaluator and a few additions (repeated directives, 'none' next to other sources, 'strict-dynamic' without a nonce or hash).",
fix: "Correct the directive that the evidence names; the browser console shows the same warning.",
snippets: fixSnippets("strict-csp"),
references: CSP_REFERENCES
},
needs: [ "crawl" ],
evaluate({crawl: crawl}) {
return judgeCspPages(crawl, policies => policies.flatMap(syntaxFaults));
}
});
const SOURCE_LISTS = /-src(?:-elem|-attr)?$|^(?:base-uri|form-action|frame-ancestors)$/;
const REPORTING = new Set([ "report-uri", "report-to" ]);
function syntaxFaults(policy) {
return [ ...evaluatePolicy(policy).flatMap(evaluatedFault), ...[ ...policy.directives.keys() ].filter(name => !/^[a-z][a-z0-9-]*$/.test(name)).map(notADirective), ...policy.repeated.filter(name => !REPORTING.has(name)).map(repeatedDirective), ...policy.ignoredInMeta.map(ignoredInMeta), ...[ ...policy.directives ].flatMap(([directive, values]) => uselessNone(directive, values)), ...blockedScripts(policy) ];
}
function evaluatedFault({fault: fault, directive: directive, value: value, detail: detail}) {
switch (fault) {
case "unknown-directive":
return [ {
key: `unknown ${directive}`,
detail: detail
} ];

case "missing-semicolon":
return [ {
key: `semicolon ${directive}`,
detail: detail
} ];

case "invalid-keyword":
return [ {
key: `keyword ${directive}`,
detail: `${directive} ${value}: ${detail}`
} ];

default:
return [];
}
}
function notADirective(name) {
return {
key: "unknown",
detail: `"${name.slice(0, 60)}" is not a directive.`
};
}
function repeatedDirective(name) {
return {
key: `repeated ${name}`,
detail: `${name} is repeated; browsers use only the first one.`
};
}
function ignoredInMeta(name) {
return {
key: `meta ${name}`,
detail: `${name} has no effect in a meta element; send it in a header.`
};
}
function uselessNone(directive, values) {
if (!SOURCE_LISTS.test(directive) || values.length < 2 || !hasKeyword(values, "none")) return [];
const detail = `${directive}: browsers ignore 'none' next to other sources.`;
return [ {
key: `none ${directive}`,
detail: detail,
rating: ratings.E.none
} ];
}
function blockedScripts(policy) {
const scripts = scriptSources(policy) ?? [];
if (!hasKeyword(scripts, "strict-dynamic") || hasNonceOrHash(scripts)) return [];
return [ {
key: "strict-dynamic",
detail: "'strict-dynamic' without a nonce or hash blocks every script."
} ];
}
const cspUnsafeEval = (0, check.qH)({
meta: {
id: "csp.unsafe-eval",
title: "Content-Security-Policy allows 'unsafe-eval'",
subject: "Content-Security-Policy 'unsafe-eval'",
rating: ratings.E.weakerDefence,
confidence: "certain",
cwe: [ "CWE-693" ],
requirements: {
asvs: [ "3.4.3" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
what: "The policy allows 'unsafe-eval' for scripts: eval, new Function and similar functions may turn text into code.",
why: "Many libraries and templates can be made to evaluate text that an attacker controls; this keyword stops the policy from preventing it.",
proof: "'unsafe-eval' is in script-src, script-src-elem, script-src-attr or, in their place, default-src of every enforced policy. 'wasm-unsafe-eval' alone is not reported.",
fix: "Remove 'unsafe-eval'. If WebAssembly needs it, use 'wasm-unsafe-eval'; compile templates at build time instead of in the browser.",
snippets: fixSnippets("strict-csp"),
references: CSP_REFERENCES
},
needs: [ "crawl" ],
evaluate({crawl: crawl}) {
return judgeCspPages(crawl, policies => {
const [first] = faultsInForce(policies, "unsafe-eval");
return first === undefined ? [] : [ {
key: "unsafe-eval",
detail: `${first.directive} allows 'unsafe-eval'.`
} ];
});
}
});
const cspUnsafeInline = (0, check.qH)({
meta: {
id: "csp.unsafe-inline",
title: "Content-Security-Policy allows inline scripts",
subject: "Content-Security-Policy inline scripts",
rating: ratings.E.weakerDefence,
confidence: "certain",
cwe: [ "CWE-693" ],
requirements: {
asvs: [ "3.4.3" ],
pci: [ "6.4.3" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
what: "The policy allows 'unsafe-inline' for scripts, or does not restrict scripts at all.",
why: "Injected markup, such as an image with an onerror attribute, runs at once. The policy gives no protection against cross-site scripting.",
proof: "Evaluates the policy as a CSP 3 browser does: 'unsafe-inline' is ignored next to a valid nonce, hash or 'strict-dynamic', and if there are several policies, each of them must allow it. A policy without script-src and default-src restricts no script.",
fix: "Move inline scripts into files or give them a nonce or hash, then remove 'unsafe-inline' from script-src (or default-src).",
snippets: fixSnippets("strict-csp"),
references: CSP_REFERENCES
},
needs: [ "crawl" ],
evaluate({crawl: crawl}) {
return judgeCspPages(crawl, policies => {
const real = policies.filter(policy => policy.directives.size > 0);
if (real.length === 0) return [];
if (!real.some(restrictsScripts)) {
const title = "Content-Security-Policy does not restrict scripts";
return [ {
key: "no-script-src",
title: title,
detail: "Neither script-src nor default-src is set: any script may run."
} ];
}
const [first] = faultsInForce(real, "unsafe-inline");
if (first === undefined) return [];
return [ {
key: "unsafe-inline",
detail: `${first.directive} allows 'unsafe-inline'.`
} ];
});
}
});
var cors_grants = __webpack_require__(5142);
const corsNullOrigin = (0, check.qH)({
meta: {
id: "cors.null-origin",
title: "CORS: null origin allowed with credentials",
subject: "CORS: null origin with credentials",
rating: ratings.E.readAsVisitor,
confidence: "certain",
cwe: [ "CWE-942" ],
requirements: {
asvs: [ "3.4.2" ],
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The server responds to Origin: null with Access-Control-Allow-Origin: null and allows credentials.",
why: "Any site can send requests with that origin from a sandboxed frame, so allowing null is the same as allowing every site.",
proof: "Sends Origin: null to the start page and to up to eight endpoints that pages and scripts name. Rated like cors.reflect-credentials, which replaces it where every origin is allowed.",
fix: "Remove null from the list of allowed origins; use a local server instead of files for testing.",
snippets: fixSnippets("cors"),
references: cors_grants.bU
},
needs: [ "landing", "crawl", "cors" ],
evaluate({landing: landing, crawl: crawl, cors: cors}, {authenticated: authenticated}) {
const site = (0, cors_grants.LC)(landing, crawl, authenticated === true);
const grants = (0, cors_grants.pR)(cors.probes);
const open = new Set(grants.filter(({probe: probe, withCredentials: withCredentials}) => probe.kind === "arbitrary" && withCredentials).map(({url: url}) => url));
return grants.filter(({probe: probe, withCredentials: withCredentials, url: url}) => probe.kind === "null" && withCredentials && !open.has(url)).map(grant => (0, 
cors_grants.yg)(grant, site, "null"));
}
});
const corsReflectCredentials = (0, check.qH)({
meta: {
id: "cors.reflect-credentials",
title: "CORS: any origin allowed with credentials",
subject: "CORS: any origin with credentials",
rating: ratings.E.readAsVisitor,
confidence: "certain",
cwe: [ "CWE-942" ],
requirements: {
asvs: [ "3.4.2" ],
pci: [ "6.2.4" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
what: "The server reflects an arbitrary Origin in Access-Control-Allow-Origin and allows credentials.",
why: "Every page that a signed-in user opens can read that user's data from this site, including anti-CSRF tokens, and act on their behalf.",
proof: "Sends a random Origin under .example, which cannot be registered, to the start page and, except in quick scans, to up to twelve endpoints that pages and scripts name. The finding requires exactly that origin in the response and Access-Control-Allow-Credentials: true. A wildcard, which browsers do not combine with cookies, is not reported. The finding is high if the response contains personal data, or differs without the cookies that the scan was given; low if the site has sessions; info if it has none.",
fix: "Compare the Origin with a fixed allowlist and send Access-Control-Allow-Origin only for its members, together with Vary: Origin.",
snippets: fixSnippets("cors"),
references: cors_grants.bU
},
needs: [ "landing", "crawl", "cors" ],
evaluate({landing: landing, crawl: crawl, cors: cors}, {authenticated: authenticated}) {
const site = (0, cors_grants.LC)(landing, crawl, authenticated === true);
const grants = (0, cors_grants.pR)(cors.probes);
return grants.filter(({probe: probe, withCredentials: withCredentials}) => probe.kind === "arbitrary" && withCredentials).map(grant => (0, 
cors_grants.yg)(grant, site, "reflected"));
}
});
const corsWeakMatch = (0, check.qH)({
meta: {
id: "cors.weak-match",
title: "CORS: origin validation can be bypassed",
subject: "CORS: origin validation",
rating: ratings.E.readAsVisitor,
confidence: "certain",
cwe: [ "CWE-942" ],
requirements: {
asvs: [ "3.4.2" ],
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The server rejects a foreign origin but accepts one that only starts or ends like the site's origin, or the site's host over plain HTTP.",
why: "An attacker registers a matching name (yoursite.com.evil.example, evilyoursite.com), or manipulates a plain HTTP page on the network path, and reads responses from there.",
proof: "Sends origins that start with the site's origin, that end with its host, and its host over http, to the start page and to up to eight endpoints that pages and scripts name. Reported only where an arbitrary origin is not accepted. The finding is low without credentials, and otherwise rated like cors.reflect-credentials. It is info and tentative if only text after the port is accepted, because no browser sends such an origin.",
fix: "Compare the whole origin, including scheme and port, with a fixed allowlist; do not use prefixes, suffixes or unanchored regular expressions.",
snippets: fixSnippets("cors"),
references: cors_grants.bU
},
needs: [ "landing", "crawl", "cors" ],
evaluate({landing: landing, crawl: crawl, cors: cors}, {authenticated: authenticated}) {
const site = (0, cors_grants.LC)(landing, crawl, authenticated === true);
const grants = (0, cors_grants.pR)(cors.probes);
const open = new Set(grants.filter(({probe: probe}) => probe.kind === "arbitrary").map(({url: url}) => url));
const weak = grants.filter(({probe: probe, url: url}) => WEAK.has(probe.kind) && !open.has(url));
const sendable = new Set(weak.filter(isSendable).map(({probe: probe, url: url}) => `${probe.kind} ${url}`));
return weak.filter(grant => isSendable(grant) || !sendable.has(`${grant.probe.kind} ${grant.url}`)).map(grant => ({
...isSendable(grant) ? {
rating: grant.withCredentials ? (0, cors_grants.vC)(grant, site).rating : ratings.E.weakerDefence
} : {
rating: ratings.E.none,
confidence: "tentative"
},
key: isSendable(grant) ? grant.probe.kind : `${grant.probe.kind} of the origin with its port`,
location: {
url: grant.url,
method: "GET",
parameter: "Origin"
},
proof: grant.proof,
evidence: isSendable(grant) ? grant.shown : `${grant.shown}\nThe server compares only the start. No browser sends an origin with text after the port.`
}));
}
});
function isSendable({probe: probe}) {
return URL.canParse(probe.origin);
}
const WEAK = new Set([ "prefix", "suffix", "http-scheme", "subdomain" ]);
var cjs = __webpack_require__(20935);
function cookieDraft(observed, fault, more = {}) {
const {cookie: cookie, url: url, method: method, shown: shown} = observed;
return {
key: cookie.name,
location: {
url: url,
method: method,
parameter: cookie.name
},
evidence: `${shown}\n${fault}`,
...more
};
}
const COOKIE_REFERENCES = [ "https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis", "https://cheatsheetseries.owasp.org/cheatsheets/Session_Management_Cheat_Sheet.html#cookies", "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Set-Cookie" ];
const cookieLooseDomain = (0, check.qH)({
meta: {
id: "cookie.loose-domain",
title: "Cookie scoped to a parent domain",
subject: "Cookie domains",
rating: ratings.E.weakerDefence,
confidence: "certain",
cwe: [ "CWE-565" ],
requirements: {
asvs: [ "3.3.3" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The Domain attribute of a cookie names a parent domain of the host, so every host under that domain receives the cookie and can set it.",
why: "A weak or hijacked sibling host (a forgotten test system, a hosted help page) can read the session of the main site or set a cookie for it.",
proof: "Compares the Domain of each Set-Cookie with the host of the target. Only a real parent domain that is not a public suffix counts. Cookies without a session are info.",
fix: "Remove Domain, so the cookie belongs to this host alone. With the name prefix __Host- browsers enforce this.",
snippets: fixSnippets("cookie"),
references: COOKIE_REFERENCES
},
needs: [ "landing", "crawl" ],
uses: [ "active" ],
evaluate({landing: landing, crawl: crawl, active: active}, {target: target}) {
if (target.isIpAddress || !target.host.includes(".")) return (0, check.hH)("the host has no parent domain");
return (0, observed_cookies.Y)(landing, crawl, active).flatMap(observed => loose_domain_faultOf(observed, target.host));
}
});
function loose_domain_faultOf(observed, host) {
const {cookie: cookie} = observed;
const {domain: domain} = cookie;
if (domain === null || domain === host || !host.endsWith(`.${domain}`)) return [];
if ((0, cjs.pj)(domain, {
allowPrivateDomains: true
}) === domain) return [];
const matters = (0, session_names.m)(cookie.name, cookie.value) || (0, session_names.iQ)(cookie.name);
return [ cookieDraft(observed, `Domain=${domain} includes every host under it.`, {
rating: matters ? ratings.E.weakerDefence : ratings.E.none
}) ];
}
const cookieNoHttponly = (0, check.qH)({
meta: {
id: "cookie.no-httponly",
title: "Session cookie without HttpOnly attribute",
subject: "HttpOnly attribute of session cookies",
rating: ratings.E.weakerDefence,
confidence: "firm",
cwe: [ "CWE-1004" ],
requirements: {
asvs: [ "3.3.4" ],
pci: [ "6.2.4" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
what: "A cookie that appears to contain a session, by its name or value, is set without HttpOnly.",
why: "A single cross-site scripting vulnerability is then enough to steal the session.",
proof: 'Recognizes session cookies by the names that frameworks use, by words such as "session", "auth" and "token" in the name, and by values that are JSON Web Tokens. Anti-CSRF cookies, which scripts must read, and all other cookies are not reported.',
fix: "Add HttpOnly to every cookie that scripts do not need to read.",
snippets: fixSnippets("cookie"),
references: COOKIE_REFERENCES
},
needs: [ "landing", "crawl" ],
uses: [ "active" ],
evaluate({landing: landing, crawl: crawl, active: active}) {
return (0, observed_cookies.Y)(landing, crawl, active).filter(({cookie: cookie}) => !cookie.httpOnly && !(0, 
session_names.iQ)(cookie.name) && (0, session_names.m)(cookie.name, cookie.value)).map(observed => cookieDraft(observed, "HttpOnly is missing."));
}
});
const cookieNoSecure = (0, check.qH)({
meta: {
id: "cookie.no-secure",
title: "Cookie without Secure attribute",
subject: "Secure attribute of cookies",
rating: ratings.E.weakerTransport,
isDeploymentOnly: true,
confidence: "certain",
cwe: [ "CWE-614" ],
requirements: {
asvs: [ "3.3.1" ],
pci: [ "6.2.4" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
what: "The site sets a cookie without the Secure attribute. For a session cookie of an HTTPS site the finding is medium.",
why: "Browsers also send the cookie over plain HTTP, where an attacker on the network path can read it. A single link to http:// on any page triggers such a request.",
proof: "Parses every Set-Cookie of the crawled pages, of their redirects and of responses to probes, as browsers do. A cookie whose name is a value of the scan is not reported. Cookies that are being deleted and those of load balancers are skipped. On a site without HTTPS, which http.no-https reports, only session cookies are reported, as low: browsers reject Secure cookies over plain HTTP.",
fix: "Add Secure to every cookie. With the name prefix __Host- browsers enforce it.",
snippets: fixSnippets("cookie"),
references: COOKIE_REFERENCES
},
needs: [ "landing", "crawl" ],
uses: [ "active" ],
evaluate({landing: landing, crawl: crawl, active: active}, {target: target}) {
const isPlain = target.scheme === "http";
return (0, observed_cookies.Y)(landing, crawl, active).filter(({cookie: cookie}) => !cookie.secure && (!isPlain || (0, 
session_names.m)(cookie.name, cookie.value))).map(observed => {
const isSession = (0, session_names.m)(observed.cookie.name, observed.cookie.value);
return cookieDraft(observed, isPlain ? "Sent over plain HTTP without Secure." : "Secure is missing.", {
rating: isSession && !isPlain ? ratings.E.plaintext : ratings.E.weakerTransport,
title: isSession ? "Session cookie without Secure attribute" : "Cookie without Secure attribute"
});
});
}
});
const cookiePrefix = (0, check.qH)({
meta: {
id: "cookie.prefix",
title: "Cookie violates the rules of its name prefix",
subject: "Cookie name prefixes",
rating: ratings.E.weakerDefence,
confidence: "certain",
cwe: [ "CWE-565" ],
requirements: {
asvs: [ "3.3.3" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The name of a cookie starts with __Host-, __Secure-, __Http- or __Host-Http-, but the cookie lacks the attributes that the prefix requires, so browsers reject it.",
why: "Sign-in or CSRF protection that relies on the cookie fails in current browsers; old browsers accept the cookie without the promised protection.",
proof: "Compares the prefixes without regard to case, as browsers do. __Secure- requires Secure; __Host- requires Secure, Path=/ and no Domain; the Http forms also require HttpOnly.",
fix: "Set the cookie with Secure and, for __Host-, with Path=/ and without Domain.",
snippets: fixSnippets("cookie"),
references: [ ...COOKIE_REFERENCES, "https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/Cookies#cookie_prefixes" ]
},
needs: [ "landing", "crawl" ],
uses: [ "active" ],
evaluate({landing: landing, crawl: crawl, active: active}) {
return (0, observed_cookies.Y)(landing, crawl, active).flatMap(observed => {
const faults = (0, set_cookie.G)(observed.cookie);
return faults.length === 0 ? [] : [ cookieDraft(observed, `${faults.join(", ")}.`) ];
});
}
});
const cookieSamesite = (0, check.qH)({
meta: {
id: "cookie.samesite",
title: "Cookie without valid SameSite attribute",
subject: "SameSite attribute of cookies",
rating: ratings.E.weakerDefence,
confidence: "certain",
cwe: [ "CWE-1275" ],
requirements: {
asvs: [ "3.3.2" ],
pci: [ "6.2.4" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
what: "A cookie is set without SameSite, with an invalid value, or with None but without Secure.",
why: "Not every browser defaults to Lax: without SameSite, other sites can send requests with the cookies of a signed-in user. Browsers reject a cookie with None and without Secure, and whatever depends on it fails.",
proof: "Parses every Set-Cookie of the crawled pages, of their redirects and of responses to probes, as browsers do: the last SameSite counts, case is ignored, and Strict, Lax and None are the only valid values.",
fix: "Add SameSite=Lax, or Strict if no link from another site needs the cookie. Use None only with Secure and only for cookies that other sites need.",
snippets: fixSnippets("cookie"),
references: COOKIE_REFERENCES
},
needs: [ "landing", "crawl" ],
uses: [ "active" ],
evaluate({landing: landing, crawl: crawl, active: active}) {
return (0, observed_cookies.Y)(landing, crawl, active).flatMap(observed => {
const fault = samesite_faultOf(observed.cookie);
return fault === null ? [] : [ cookieDraft(observed, fault) ];
});
}
});
function samesite_faultOf(cookie) {
if (cookie.sameSite === "missing") return "SameSite is missing.";
if (cookie.sameSite === "invalid") return `SameSite=${(cookie.sameSiteText ?? "").slice(0, 40)} is not a valid value.`;
if (cookie.sameSite === "none" && !cookie.secure) return "SameSite=None without Secure: browsers reject the cookie.";
return null;
}
const cookieSessionInUrl = (0, check.qH)({
meta: {
id: "cookie.session-in-url",
title: "Session id in URL",
subject: "Session ids in URLs",
rating: ratings.E.leakedSession,
confidence: "firm",
cwe: [ "CWE-598" ],
requirements: {
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The URL of a redirect, link or form on the site contains what appears to be a session id or access token.",
why: "URLs end up in logs, browser histories, bookmarks and the Referer header. An attacker who reads one there can take over the session.",
proof: "Searches redirects, links and form targets on the same host for parameters with session names (jsessionid, phpsessid, sid, access_token …) and a value that is long and random enough, and for cookieless sessions of ASP.NET. The id is masked.",
fix: "Transport the session in a cookie only, and turn off URL rewriting in the framework.",
snippets: fixSnippets("cookie"),
references: [ "https://owasp.org/www-community/vulnerabilities/Information_exposure_through_query_strings_in_url", "https://cheatsheetseries.owasp.org/cheatsheets/Session_Management_Cheat_Sheet.html" ]
},
needs: [ "landing", "crawl" ],
evaluate({landing: landing, crawl: crawl}, {target: target}) {
const seen = [];
for (const exchange of landing.chain) {
const next = (0, redirect.E)(exchange);
if (next !== null) seen.push({
exchange: exchange,
url: next.href
});
}
for (const {url: url, exchange: exchange} of crawl.pages) {
const document = (0, html_document.lM)(exchange);
seen.push({
exchange: exchange,
url: url
});
for (const link of document?.links ?? []) seen.push({
exchange: exchange,
url: link.url
});
for (const form of document?.forms ?? []) seen.push({
exchange: exchange,
url: form.action
});
}
return seen.flatMap(({exchange: exchange, url: url}) => session_in_url_draftOf(exchange, url, target.host));
}
});
function session_in_url_draftOf({request: request, response: response}, url, host) {
if (URL.parse(url)?.hostname.replace(/^\[|\]$/g, "") !== host) return [];
const found = sessionInUrl(url);
if (found === null) return [];
const page = request.url;
const isOwn = url === page;
const sent = isOwn ? {
...request,
url: found.shown
} : request;
return [ {
key: found.parameter.toLowerCase(),
location: {
url: isOwn ? found.shown : page,
method: "GET",
parameter: found.parameter
},
evidence: found.shown,
proof: (0, core_proof.vV)({
request: sent,
response: response
}, {
texts: [ `${found.parameter}=` ]
})
} ];
}
function sessionInUrl(url) {
if (!/sid|sess|cfid|cftoken|token|jwt|\([AFSX]\(/i.test(url)) return null;
const parsed = URL.parse(url);
if (parsed === null) return null;
const path = /;([\w.]+)=([^;/?#]+)/.exec(parsed.pathname);
if (path !== null && (0, data_names.cP)("session-parameter", path[1] ?? "") && isSecret(path[2] ?? "")) {
return {
parameter: path[1] ?? "",
shown: url.replace(path[2] ?? "", (0, quote.dK)(path[2] ?? ""))
};
}
const cookieless = /\/\((?:[AFSX]\([\w-]{16,}\))+\)\//.exec(parsed.pathname);
if (cookieless !== null) return {
parameter: "cookieless session",
shown: url.replace(cookieless[0], "/(S(…))/")
};
for (const [name, value] of parsed.searchParams) {
if ((0, data_names.cP)("session-parameter", name) && isSecret(value)) return {
parameter: name,
shown: url.replace(value, (0, quote.dK)(value))
};
}
return null;
}
function isSecret(value) {
if (value.length < 16 || value.length > 4096) return false;
return /\d/.test(value) && /[a-z]/i.test(value) ? new Set(value).size >= 8 : /^\d{20,}$/.test(value);
}
var forged_form = __webpack_require__(20080);
const contentCsrfToken = (0, check.qH)({
meta: {
id: "content.csrf-token",
title: "Form without CSRF token",
subject: "CSRF tokens of forms",
rating: ratings.E.weakerDefence,
confidence: "firm",
cwe: [ "CWE-352" ],
requirements: {
asvs: [ "3.5.1" ],
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "A POST form to the same site has no random token, or the server does not check it, and SameSite does not restrict the session cookie.",
why: "Another site can make the browser of a signed-in user submit the same form and so act on their behalf.",
proof: "A POST form to the same origin has no hidden field with a token, the page has no token in a meta element, and a session cookie of the site lacks SameSite=Lax or Strict. Silent if no such session cookie was seen, and for search forms. With active-post and a session in cookies, up to five forms are also sent as another site would send them: with a foreign Origin and Referer, without the token, then with a changed one, then with that of a second user. It is proven (medium) if a page shows what that request stored, as it shows what the same request of the site itself stored, and nothing of one without the session. If only the responses are alike, or the session cookie was not seen, the finding is tentative. Forms that refuse the foreign request are not reported.",
fix: "Add a random token to each form and verify it on the server; set SameSite=Lax on the session cookie.",
references: [ "https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html", "https://developer.mozilla.org/docs/Web/Security/Attacks/CSRF" ]
},
needs: [ "landing", "crawl" ],
evaluate({landing: landing, crawl: crawl}, {target: target}) {
const pages = (0, web_pages.iy)(crawl);
if (pages.length === 0) return (0, check.hH)(web_pages.tI);
const sessions = (0, observed_cookies.Y)(landing, crawl, undefined).map(({cookie: cookie}) => cookie).filter(({name: name, value: value}) => (0, 
session_names.m)(name, value));
const open = sessions.find(({sameSite: sameSite}) => sameSite !== "lax" && sameSite !== "strict");
const forged = crawl.forged ?? [];
const proven = open === undefined && sessions.length > 0 ? [] : forged.flatMap(form => forgery(form, open !== undefined));
if (open === undefined && proven.length === 0) return (0, check.hH)("no session cookie without SameSite was seen");
const judged = new Set(forged.filter(form => (0, forged_form.$x)(form) !== "unknown").map(({action: action}) => action));
const bare = (open === undefined ? [] : pages).flatMap(page => bareForms(page, target.origin).filter(({action: action}) => !judged.has(action)).map(form => ({
form: form,
page: page
})));
const paths = [ ...new Set(bare.map(({form: form}) => new URL(form.action).pathname)) ];
const all = paths.length === 1 ? "" : `\n${paths.length} forms have no token: ${paths.slice(0, PATHS_SHOWN).join(", ")}`;
const missing = bare.map(({form: form, page: page}) => ({
location: {
url: page.request.url,
method: "POST"
},
quote: [ new URL(form.action).pathname, "<form" ],
evidence: `${describeForm(form)}; session cookie ${open?.name ?? ""} has ${open?.sameSite === "none" ? "SameSite=None" : "no SameSite"}${all}`,
key: "forms"
}));
return [ ...proven, ...missing ];
}
});
const PATHS_SHOWN = 20;
const WAYS = {
none: "The form has no token",
"left out": "Without its token",
changed: "With another token",
"of another session": "With the token of another session"
};
function forgery(form, isOpen) {
const effect = (0, forged_form.$x)(form);
if (effect !== "same" && effect !== "alike") return [];
const {page: page, action: action, way: way, own: own, stranger: stranger, forged: forged} = form;
const {pathname: pathname} = new URL(action);
const seen = effect === "same" ? `${forged.shown?.request.url} shows what it stored` : "the response is that of the site itself";
return [ {
location: {
url: page,
method: "POST"
},
title: "Cross-site request forgery",
rating: ratings.E.actsAsVisitor,
confidence: effect === "same" && isOpen ? "certain" : "tentative",
evidence: `${WAYS[way]}, the form to ${pathname} is accepted with a foreign Origin and Referer: ${seen}; without the session it is not`,
key: `forged ${pathname}`,
proof: {
steps: [ (0, core_proof.PM)("control", own.exchange), (0, core_proof.PM)("control", stranger.exchange), (0, 
core_proof.PM)("proof", forged.exchange), ...forged.shown === null ? [] : [ (0, 
core_proof.PM)("proof", forged.shown, {
texts: [ forged.marker ]
}) ] ]
}
} ];
}
function bareForms(page, origin) {
const document = (0, html_document.lM)(page);
if (document === null || announcesToken(document)) return [];
return document.forms.filter(form => new URL(form.action).origin === origin && isStateChanging(form) && !form.fields.some(forged_form.yp));
}
function describeForm({action: action, fields: fields}) {
const names = fields.map(({name: name}) => name).slice(0, 8).join(", ");
return `POST form to ${new URL(action).pathname} with the fields ${names === "" ? "(none)" : names}`;
}
function announcesToken(document) {
return document.metas.some(({name: name, content: content}) => (0, session_names.iQ)(name) && content.length >= 8);
}
function isStateChanging(form) {
if (form.method !== "POST") return false;
const words = `${new URL(form.action).pathname} ${form.fields.map(({name: name}) => name).join(" ")}`;
const isSearch = form.fields.length <= 2 && /search|query|(?:^|\s)q(?:\s|$)|filter/i.test(words);
return !isSearch;
}
var local_names = __webpack_require__(89394);
function isThirdParty(href, target) {
const host = new URL(href).hostname.replace(/^\[|\]$/g, "");
if (host === target.host) return false;
const domain = (0, cjs.FB)(host, {
allowPrivateDomains: true
});
return domain === null || target.registrableDomain === null || domain !== target.registrableDomain;
}
function isTrustworthyPlainHost(host, ownHost) {
if (host === ownHost) return false;
return (0, local_names.cW)(host.replace(/^\[|\]$/g, ""));
}
const contentInsecureForm = (0, check.qH)({
meta: {
id: "content.insecure-form",
title: "Form submits over plain HTTP",
subject: "Form submission over plain HTTP",
rating: ratings.E.interceptedSession,
isDeploymentOnly: true,
confidence: "certain",
cwe: [ "CWE-319" ],
requirements: {
asvs: [ "12.2.1" ],
pci: [ "4.2.1" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
what: "A form on an HTTPS page submits to an http: URL, or a page with a password form is itself delivered over plain HTTP.",
why: "An attacker on the network path can read and change passwords and other input. They can also change a form that is delivered in clear text before the user fills it in.",
proof: "Parses the HTML and resolves the target of each form against the page. A form with a password field is high; any other form that submits to http: is medium. The same form on several pages is one finding.",
fix: "Deliver the page over HTTPS only, and submit the form to an https: URL, preferably on the same site.",
references: [ "https://cheatsheetseries.owasp.org/cheatsheets/Transport_Layer_Security_Cheat_Sheet.html", "https://developer.mozilla.org/docs/Web/Security/Insecure_passwords" ]
},
needs: [ "crawl" ],
evaluate({crawl: crawl}) {
const pages = (0, web_pages.iy)(crawl);
if (pages.length === 0) return (0, check.hH)(web_pages.tI);
return pages.flatMap(page => ((0, html_document.lM)(page)?.forms ?? []).flatMap(form => insecure_form_faultOf(form, page.request.url) ?? []));
}
});
function insecure_form_faultOf(form, url) {
const hasPassword = form.fields.some(field => field.type === "password");
const action = new URL(form.action);
if (!url.startsWith("https:")) {
if (!hasPassword) return null;
return {
location: {
url: url
},
quote: [ form.action, action.pathname, "<form" ],
title: "Password form delivered over plain HTTP",
evidence: `Page with a password field delivered over plain HTTP; submits by ${form.method} to ${(0, 
quote.ml)(form.action)}`,
key: `page ${action.pathname}`
};
}
const isPlain = action.protocol === "http:" && !isTrustworthyPlainHost(action.hostname, new URL(url).hostname);
if (!isPlain) return null;
return {
location: {
url: url
},
quote: [ form.action, "<form" ],
evidence: `${hasPassword ? "Password form" : "Form"} on an HTTPS page submits by ${form.method} to ${(0, 
quote.ml)(form.action)}`,
key: `to ${action.pathname}`,
rating: hasPassword ? ratings.E.interceptedSession : ratings.E.plaintext
};
}
const hijacked_hosts_namespaceObject = JSON.parse('{"S":[{"domain":"polyfill.io","reason":"sold in 2024 and then served malware to visitors of over 100,000 sites"},{"domain":"polyfill.com","reason":"run by those who took over polyfill.io"},{"domain":"polyfillcache.com","reason":"run by those who took over polyfill.io"},{"domain":"bootcdn.net","reason":"run by those who took over polyfill.io; injected redirects since 2023"},{"domain":"bootcss.com","reason":"run by those who took over polyfill.io; injected redirects since 2023"},{"domain":"staticfile.org","reason":"run by those who took over polyfill.io; injected redirects"},{"domain":"staticfile.net","reason":"run by those who took over polyfill.io; injected redirects"},{"domain":"unionadjs.com","reason":"run by those who took over polyfill.io"},{"domain":"xhsbpza.com","reason":"run by those who took over polyfill.io"},{"domain":"macoms.la","reason":"run by those who took over polyfill.io"},{"domain":"newcrbpc.com","reason":"run by those who took over polyfill.io"},{"domain":"googie-anaiytics.com","reason":"imitates Google Analytics; delivered the payload of the polyfill.io attack"},{"domain":"kuurza.com","reason":"received visitors of the polyfill.io attack"},{"domain":"coinhive.com","reason":"mined cryptocurrency in visitors\' browsers; the service is closed"},{"domain":"coin-hive.com","reason":"mined cryptocurrency in visitors\' browsers; the service is closed"},{"domain":"crypto-loot.com","reason":"mines cryptocurrency in visitors\' browsers"},{"domain":"jsecoin.com","reason":"mined cryptocurrency in visitors\' browsers; the service is closed"}]}');
const HIJACKED_HOSTS = hijacked_hosts_namespaceObject.S;
const contentMaliciousCdn = (0, check.qH)({
meta: {
id: "content.malicious-cdn",
title: "Page loads code from a hijacked host",
subject: "Code from hijacked hosts",
rating: ratings.E.scriptForEveryone,
confidence: "certain",
cwe: [ "CWE-829" ],
requirements: {
asvs: [ "3.6.1" ],
pci: [ "6.4.3" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
what: "The page loads a script, style sheet or frame from a host that is known to have served malicious code, such as polyfill.io after its sale in 2024.",
why: "The host decides per visitor what it sends. It can read everything on the page, redirect users and steal sessions, and the attack need not be visible during a test.",
proof: "Parses the HTML and compares the host of every script, style sheet, frame and preload with a list of hijacked domains. A link or mention does not count.",
fix: "Remove the reference now. Most polyfills are no longer needed; host the rest yourself.",
references: [ "https://sansec.io/research/polyfill-supply-chain-attack", "https://blog.cloudflare.com/automatically-replacing-polyfill-io-links-with-cloudflares-mirror-for-a-safer-internet/" ]
},
needs: [ "crawl" ],
evaluate({crawl: crawl}, {target: target}) {
const pages = (0, web_pages.iy)(crawl);
if (pages.length === 0) return (0, check.hH)(web_pages.tI);
return pages.flatMap(page => ((0, html_document.lM)(page)?.subresources ?? []).flatMap(resource => {
if (resource.kind === "image" || resource.kind === "media" || resource.kind === "icon") return [];
const host = new URL(resource.url).hostname;
const bad = HIJACKED_HOSTS.find(({domain: domain}) => host === domain || host.endsWith(`.${domain}`));
if (bad === undefined || host === target.host) return [];
return {
location: {
url: page.request.url
},
quote: [ resource.url, host ],
evidence: `${resource.kind} loaded from ${(0, quote.ml)(resource.url)} (${bad.domain}: ${bad.reason})`,
key: bad.domain,
title: `Page loads code from the hijacked host ${bad.domain}`
};
}));
}
});
const PASSIVE = new Set([ "image", "media", "icon" ]);
function judgeMixedContent(crawl, target, isWanted, keyOf) {
if (target.scheme !== "https") return (0, check.hH)("the target does not use HTTPS");
const pages = (0, web_pages.iy)(crawl);
if (pages.length === 0) return (0, check.hH)(web_pages.tI);
return pages.flatMap(page => plainResources(page).filter(isWanted).map(resource => ({
location: {
url: page.request.url
},
quote: [ resource.url ],
evidence: `${resource.kind} loaded from ${(0, quote.ml)(resource.url)}`,
key: keyOf(resource)
})));
}
function isPassive({kind: kind}) {
return PASSIVE.has(kind);
}
function plainResources(exchange) {
if (!exchange.request.url.startsWith("https:")) return [];
const document = (0, html_document.lM)(exchange);
if (document === null) return [];
const policies = [ ...(0, http.UE)(exchange.response.headers, "content-security-policy"), ...document.metas.filter(meta => meta.httpEquiv === "content-security-policy" && meta.isInHead).map(meta => meta.content) ];
if (policies.some(policy => /(?:^|[;,])\s*(?:upgrade-insecure-requests|block-all-mixed-content)\b/i.test(policy))) return [];
const ownHost = new URL(exchange.request.url).hostname;
return document.subresources.filter(resource => resource.url.startsWith("http:") && !isTrustworthyPlainHost(new URL(resource.url).hostname, ownHost));
}
const contentMixedActive = (0, check.qH)({
meta: {
id: "content.mixed-active",
title: "Active mixed content: HTTPS page loads code over plain HTTP",
subject: "Active mixed content",
rating: ratings.E.interceptedSession,
confidence: "certain",
cwe: [ "CWE-319" ],
requirements: {
asvs: [ "12.2.1" ],
pci: [ "6.4.3" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
what: "An HTTPS page refers to a script, style sheet, frame or plug-in by an http: URL. Such content can change the whole page.",
why: "An attacker on the network path can replace the unencrypted file and run code in the page. Browsers that block it leave the page broken instead.",
proof: "Parses the HTML and resolves every script, style sheet, frame and object against the page. Silent if the policy of the page has upgrade-insecure-requests, and for loopback addresses other than the host of the page.",
fix: "Load the file over https: or from your own origin; add upgrade-insecure-requests to the Content-Security-Policy as a safety net.",
snippets: {
nginx: 'add_header Content-Security-Policy "upgrade-insecure-requests" always;',
apache: 'Header always set Content-Security-Policy "upgrade-insecure-requests"'
},
references: [ "https://developer.mozilla.org/docs/Web/Security/Mixed_content", "https://www.w3.org/TR/mixed-content/" ]
},
needs: [ "crawl" ],
evaluate: ({crawl: crawl}, {target: target}) => judgeMixedContent(crawl, target, resource => !isPassive(resource), ({kind: kind, url: url}) => `${kind} ${url.split("?")[0]}`)
});
const contentMixedPassive = (0, check.qH)({
meta: {
id: "content.mixed-passive",
title: "Passive mixed content: HTTPS page loads images or media over plain HTTP",
subject: "Passive mixed content",
rating: ratings.E.weakerTransport,
confidence: "certain",
cwe: [ "CWE-319" ],
requirements: {
asvs: [ "12.2.1" ]
},
scanTypes: [ "standard", "compliance" ],
what: "An HTTPS page refers to an image, icon, audio or video file by an http: URL.",
why: "An attacker on the network path sees which page is read and can replace the image, for example with false instructions. Cookies without Secure are sent in clear text with the request.",
proof: "Parses the HTML and resolves every image, media file and icon against the page. Silent if the policy of the page makes browsers upgrade such loads, and for loopback addresses other than the host of the page.",
fix: "Load the file over https: or from your own origin.",
references: [ "https://developer.mozilla.org/docs/Web/Security/Mixed_content", "https://www.w3.org/TR/mixed-content/" ]
},
needs: [ "crawl" ],
evaluate: ({crawl: crawl}, {target: target}) => judgeMixedContent(crawl, target, isPassive, ({url: url}) => url.split("?")[0] ?? "")
});
const VALID_INTEGRITY = /(?:^|\s)sha(?:256-[A-Za-z0-9+/_-]{43}=?|384-[A-Za-z0-9+/_-]{64}|512-[A-Za-z0-9+/_-]{86}(?:==)?)(?:\?\S*)?(?:\s|$)/;
const PERSONAL_STYLESHEET = /^https?:\/\/fonts\.(?:googleapis|bunny)\.(?:com|net)\//;
const contentSriMissing = (0, check.qH)({
meta: {
id: "content.sri-missing",
title: "Third-party script or style sheet without Subresource Integrity",
subject: "Subresource Integrity",
rating: ratings.E.weakerDefence,
confidence: "certain",
cwe: [ "CWE-353" ],
requirements: {
asvs: [ "3.6.1" ],
pci: [ "6.4.3" ]
},
scanTypes: [ "quick", "standard", "compliance" ],
what: "The page loads a script or style sheet from a third-party host without a hash of the expected content.",
why: "An attacker who takes over that host, or an account on it, runs code in your pages. With Subresource Integrity, browsers reject a changed file.",
proof: "Parses the HTML. A script or style sheet from another registrable domain needs an integrity attribute with a SHA-256, SHA-384 or SHA-512 hash. Style sheets that differ per visitor (Google Fonts) are skipped.",
fix: 'Host the file yourself, or pin a version and add integrity="sha384-…" with crossorigin="anonymous".',
references: [ "https://developer.mozilla.org/docs/Web/Security/Subresource_Integrity", "https://www.w3.org/TR/SRI/" ]
},
needs: [ "crawl" ],
evaluate({crawl: crawl}, {target: target}) {
const pages = (0, web_pages.iy)(crawl);
if (pages.length === 0) return (0, check.hH)(web_pages.tI);
return pages.flatMap(page => {
const document = (0, html_document.lM)(page);
if (document === null) return [];
const files = [ ...document.scripts.map(({url: url, integrity: integrity}) => ({
url: url,
integrity: integrity,
tag: "script"
})), ...document.stylesheets.filter(({url: url}) => !PERSONAL_STYLESHEET.test(url)).map(({url: url, integrity: integrity}) => ({
url: url,
integrity: integrity,
tag: "link"
})) ];
return files.flatMap(({url: url, integrity: integrity, tag: tag}) => {
if (url === null || !isThirdParty(url, target) || VALID_INTEGRITY.test(integrity)) return [];
const state = integrity === "" ? "without integrity" : `with an integrity value that browsers ignore: ${(0, 
quote.ml)(integrity, 80)}`;
return {
location: {
url: page.request.url
},
quote: [ url, new URL(url).host ],
evidence: `<${tag}> of ${(0, quote.ml)(url)} ${state}`,
key: url.split("?")[0] ?? url
};
});
});
}
});
var route_shape = __webpack_require__(79133);
function sourceName({kind: kind, name: name}) {
if (kind === "query") return name;
if (kind === "query-string") return "query";
if (kind === "fragment-parameter") return `fragment ${name}`;
if (kind === "path") return `segment ${name}`;
if (kind === "window-name") return "window.name";
if (kind === "referrer") return "document.referrer";
return kind;
}
function locationOfProof({page: page, source: source}) {
return {
url: page,
method: "GET",
parameter: sourceName(source)
};
}
function stepsOf({page: page, source: source, payload: payload, sink: sink, sender: sender, url: url}, executed) {
const steps = source.kind === "message" ? [ `Open ${page} in a frame or a window of ${sender}`, `Post the message ${payload}` ] : source.kind === "window-name" ? [ `Set window.name to ${payload}`, `Open ${url}` ] : source.kind === "referrer" ? [ `Follow a link on ${sender}` ] : [ `Open ${url}` ];
return {
steps: [],
browser: {
url: url,
steps: steps,
executed: sink === "" ? executed : `${executed} (${sink})`
}
};
}
function keyOfProof({page: page, source: source, sink: sink}) {
const {pathname: pathname, hash: hash} = new URL(page);
const view = (0, route_shape.a5)(hash) ? `${pathname}${hash.split("?", 1)[0]}` : pathname;
return source.kind === "message" ? `${view} message ${sink}` : `${view} ${sourceName(source)}`;
}
function wordsOf({source: source, payload: payload, sink: sink, sender: sender, url: url}) {
const value = (0, quote.ml)(JSON.stringify(payload), 200);
const place = sink === "" ? "" : ` (${(0, quote.ml)(sink, 80)})`;
if (source.kind === "message") return `a message from ${(0, quote.ml)(sender, 100)} with ${value}${place}`;
return `${sourceName(source)} = ${value}${place}, by ${(0, quote.ml)(url, 300)}`;
}
const browserClientPathTraversal = (0, check.qH)({
meta: {
id: "browser.client-path-traversal",
title: "Path traversal in the browser (client-side path traversal)",
rating: ratings.E.actsAsVisitor,
confidence: "firm",
cwe: [ "CWE-22" ],
requirements: {
asvs: [ "1.2.2" ],
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "A script puts a value of the URL into the path of a request without encoding it, so that two dots lead the request to another path of the site.",
why: "A link with a prepared value sends a request of the visitor, with their session and anti-CSRF token, to a path that the attacker chooses, or shows what another path returns.",
proof: "Each source in the URL got an inert mark of its own, and a script requested a path with that mark in a folder. The page was opened again with `../` and another random word in that source; the script requested the same path outside of its folder. A value that is encoded stays in it and is not reported. The word names nothing that exists, and requests that may change something are not sent.",
fix: "Encode each segment with encodeURIComponent and refuse . and .. as values, or accept only the form that ids have.",
references: [ "https://owasp.org/www-community/attacks/Path_Traversal", "https://url.spec.whatwg.org/#double-dot-path-segment" ]
},
needs: [ "browser" ],
evaluate({browser: browser}) {
if (!browser.isProbed) return (0, check.hH)("ownership of the target is not proven");
return browser.proofs.filter(({effect: effect}) => effect === "traversal").map(proof => ({
location: locationOfProof(proof),
proof: stepsOf(proof, `a script requested ${proof.requested ?? ""}`),
evidence: `${wordsOf(proof)}: a script requested ${new URL(proof.requested ?? proof.url).pathname}, outside of its folder`,
key: keyOfProof(proof)
}));
}
});
const browserClientRedirect = (0, check.qH)({
meta: {
id: "browser.client-redirect",
title: "Open redirect in the browser",
rating: ratings.E.visitorDeceived,
confidence: "certain",
cwe: [ "CWE-601" ],
requirements: {
asvs: [ "3.7.2" ],
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "A script of the page navigates to a URL from the address without checking its host.",
why: "A link that starts with your domain leads to an attacker's page: useful for phishing, and for stealing codes of sign-in flows.",
proof: "The page was opened with the URL of a host that does not exist in one parameter, and the browser began to navigate there. Nothing was sent. Links that only a visitor can follow are not reported.",
fix: "Navigate only to paths of your own site or to an allowlist of hosts; compare the parsed host, not the text.",
references: [ "https://cheatsheetseries.owasp.org/cheatsheets/Unvalidated_Redirects_and_Forwards_Cheat_Sheet.html" ]
},
needs: [ "browser" ],
evaluate({browser: browser}) {
if (!browser.isProbed) return (0, check.hH)("ownership of the target is not proven");
return browser.proofs.filter(({effect: effect}) => effect === "redirect").map(proof => ({
location: locationOfProof(proof),
proof: stepsOf(proof, "the page navigates to the host of the payload"),
evidence: `${wordsOf(proof)}: the page navigates to this host`,
key: keyOfProof(proof)
}));
}
});
const browserCspViolation = (0, check.qH)({
meta: {
id: "browser.csp-violation",
title: "The page violates its own Content-Security-Policy",
subject: "CSP violations",
rating: ratings.E.none,
confidence: "certain",
cwe: [],
requirements: {},
scanTypes: [ "standard", "compliance" ],
what: "While the page ran, its Content-Security-Policy blocked or reported something that the page itself contains.",
why: "A policy that the application violates breaks parts of it, and violations of an attack get lost among them. A policy in report-only mode protects only once these are fixed and it is enforced.",
proof: "The browser reported the violation while the page ran without any payload.",
fix: "Allow what the page needs by a nonce or hash, or remove it from the page.",
references: [ "https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CSP" ]
},
needs: [ "browser" ],
evaluate({browser: browser}) {
return browser.issues.flatMap(issue => {
if (issue.kind !== "csp") return [];
const what = issue.blocked === "" ? "inline code" : (0, quote.ml)(issue.blocked, 300);
return {
location: {
url: issue.page
},
evidence: `${issue.directive} ${issue.isReportOnly ? "reports" : "blocks"} ${what}`,
key: `${issue.directive} ${URL.parse(issue.blocked)?.host ?? issue.blocked}`
};
});
}
});
const browserDomClobbering = (0, check.qH)({
meta: {
id: "browser.dom-clobbering",
title: "DOM clobbering",
rating: ratings.E.scriptInSession,
confidence: "certain",
cwe: [ "CWE-79" ],
requirements: {
asvs: [ "3.2.2" ],
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "A script of the page puts markup from the URL into the page, without what executes, and another script then takes an element of that markup for a global variable, because of its id or name.",
why: "A link with prepared markup runs the attacker's code in the session of the user who opens it, although the markup is sanitized.",
proof: "Where a value of the URL reached an HTML sink and no script in it was executed, the page was opened with anchors whose id and name are those of global variables that its scripts read. The finding needs a script that was loaded from the address of such an anchor and that called a function with a random name in the origin of the target.",
fix: "Declare globals with let or const in a module, check the type of what is read, and let the sanitizer prefix ids and names (SANITIZE_NAMED_PROPS of DOMPurify).",
references: [ "https://cheatsheetseries.owasp.org/cheatsheets/DOM_Clobbering_Prevention_Cheat_Sheet.html", "https://html.spec.whatwg.org/multipage/nav-history-apis.html#named-access-on-the-window-object" ]
},
needs: [ "browser" ],
evaluate({browser: browser}) {
if (!browser.isProbed) return (0, check.hH)("ownership of the target is not proven");
return browser.proofs.filter(({effect: effect}) => effect === "clobbering").map(proof => ({
location: locationOfProof(proof),
proof: stepsOf(proof, "a script was loaded from the address in the markup"),
evidence: `${wordsOf(proof)}: a script was loaded from the address in the markup and executed in the origin of the target`,
key: keyOfProof(proof)
}));
}
});
const browserDomXss = (0, check.qH)({
meta: {
id: "browser.dom-xss",
title: "Cross-site scripting in the browser (DOM)",
rating: ratings.E.scriptInSession,
confidence: "certain",
cwe: [ "CWE-79" ],
requirements: {
asvs: [ "1.2.1" ],
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "A script of the page puts a value from the URL where the browser executes it: into HTML, into code, or into the URL of a link or frame.",
why: "A link with a prepared value runs the attacker's code in the browser of everyone who opens it, within their session. Parts behind # never reach the server, so that neither its filters nor its logs see them.",
proof: "Each source in the URL got an inert mark of its own, and the browser reported the marks that reached a sink (Trusted Types). The page was then opened again as it is, under its own policy, with a payload for that sink; a function with a random name was called in the origin of the target. What reaches a sink and is not executed is not reported.",
fix: "Write text with textContent; check that URLs begin with https: or a path of yours; sanitize HTML with a library such as DOMPurify, and enforce it with Trusted Types (require-trusted-types-for 'script').",
references: [ "https://owasp.org/www-community/attacks/DOM_Based_XSS", "https://cheatsheetseries.owasp.org/cheatsheets/DOM_based_XSS_Prevention_Cheat_Sheet.html" ]
},
needs: [ "browser" ],
evaluate({browser: browser}) {
if (!browser.isProbed) return (0, check.hH)("ownership of the target is not proven");
return browser.proofs.filter(({effect: effect, source: source}) => effect === "script" && source.kind !== "message").map(proof => ({
location: locationOfProof(proof),
proof: stepsOf(proof, "the payload ran in the origin of the target"),
evidence: `${wordsOf(proof)}: the payload was executed in the origin of the target`,
key: keyOfProof(proof)
}));
}
});
const browserInsecureWebsocket = (0, check.qH)({
meta: {
id: "browser.insecure-websocket",
title: "WebSocket without encryption",
rating: ratings.E.plaintext,
confidence: "certain",
cwe: [ "CWE-319" ],
requirements: {
asvs: [ "12.2.1" ],
pci: [ "4.2.1" ]
},
scanTypes: [ "standard", "compliance" ],
isDeploymentOnly: true,
what: "A script of the page opens a WebSocket by a ws: URL, which is not encrypted.",
why: "Anyone on the same network reads and changes the messages. From a page served over HTTPS, browsers refuse the connection.",
proof: "The page called the WebSocket constructor with a ws: URL while it ran. Sockets to the same machine are not reported.",
fix: "Use wss: URLs, built from location.protocol where the page may be served either way.",
references: [ "https://cheatsheetseries.owasp.org/cheatsheets/WebSocket_Security_Cheat_Sheet.html" ]
},
needs: [ "browser" ],
evaluate({browser: browser}, {target: target}) {
return browser.sockets.flatMap(({url: url, page: page}) => {
const address = URL.parse(url);
if (address?.protocol !== "ws:") return [];
const isOwn = address.hostname.replace(/^\[|\]$/g, "") === target.host;
if (isOwn && target.scheme === "http") return [];
if (/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(address.hostname)) return [];
return {
location: {
url: page
},
evidence: `the page opens ${(0, quote.ml)(url, 300)}`,
key: address.host
};
});
}
});
const browserMessageOrigin = (0, check.qH)({
meta: {
id: "browser.message-origin",
title: "Messages are accepted from every origin",
subject: "Origin checks of message handlers",
rating: ratings.E.none,
confidence: "tentative",
cwe: [ "CWE-346" ],
requirements: {
asvs: [ "3.5.5" ]
},
scanTypes: [ "standard", "compliance" ],
what: "A handler for messages of other windows (postMessage) reads their data and never their origin.",
why: "Any site that opens or frames the page can send it messages. What that changes depends on the handler; what it executes is reported by browser.message-xss.",
proof: "The source text of the handler reads the data of the event, and neither its origin nor its source.",
fix: "Compare event.origin with the exact origins that may send messages, before anything else.",
references: [ "https://developer.mozilla.org/en-US/docs/Web/API/Window/postMessage#security_concerns" ]
},
needs: [ "browser" ],
evaluate({browser: browser}) {
const executed = new Set(browser.proofs.filter(({source: source}) => source.kind === "message").map(({page: page}) => page));
return browser.handlers.filter(({source: source, page: page}) => !executed.has(page) && /\bdata\b/.test(source) && !/origin|source|ports/i.test(source)).map(({source: source, page: page}) => ({
location: {
url: page
},
evidence: `the handler is ${(0, quote.ml)(source.replace(/\s+/g, " "), 300)}`,
key: source.replace(/\s+/g, "").slice(0, 200)
}));
}
});
const browserMessageXss = (0, check.qH)({
meta: {
id: "browser.message-xss",
title: "postMessage data is executed",
subject: "Cross-site scripting by postMessage",
rating: ratings.E.scriptInSession,
confidence: "certain",
cwe: [ "CWE-346", "CWE-79" ],
requirements: {
asvs: [ "3.5.5" ],
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The page listens for messages of other windows (postMessage) and executes what they contain, although the sender is on another site.",
why: "Any site that opens or frames the page can send it a message, which runs the attacker's code within the session of the visitor.",
proof: "A message as from a host that does not exist was delivered to the handler; where the handler compares the origin, as from a host that passes a weak comparison (endsWith, an unanchored regular expression). Its payload called a function with a random name in the origin of the target. A message that is ignored or only shown is not reported.",
fix: "Compare event.origin with the exact origins that may send messages, and treat their data as text.",
references: [ "https://cheatsheetseries.owasp.org/cheatsheets/HTML5_Security_Cheat_Sheet.html#web-messaging", "https://developer.mozilla.org/en-US/docs/Web/API/Window/postMessage#security_concerns" ]
},
needs: [ "browser" ],
evaluate({browser: browser}) {
if (!browser.isProbed) return (0, check.hH)("ownership of the target is not proven");
return browser.proofs.filter(({effect: effect, source: source}) => effect === "script" && source.kind === "message").map(proof => ({
location: locationOfProof(proof),
proof: stepsOf(proof, "the payload ran in the origin of the target"),
evidence: `${wordsOf(proof)}: the payload was executed in the origin of the target`,
key: keyOfProof(proof)
}));
}
});
const browserMixedContentRuntime = (0, check.qH)({
meta: {
id: "browser.mixed-content-runtime",
title: "Scripts load content over plain HTTP",
subject: "Mixed content loaded by scripts",
rating: ratings.E.weakEncryption,
confidence: "certain",
cwe: [ "CWE-319" ],
requirements: {
asvs: [ "3.4.1" ]
},
scanTypes: [ "standard", "compliance" ],
what: "A script of a page served over HTTPS requests something over plain HTTP. Browsers block it or upgrade it to HTTPS, if the host offers that.",
why: "What is blocked is missing from the page; what an older browser loads can be read and changed by anyone on the network path.",
proof: "The browser reported the request as mixed content while the page ran. Content in the HTML itself is reported by content.mixed-active and content.mixed-passive.",
fix: "Request everything by https: URLs; upgrade-insecure-requests in the Content-Security-Policy helps with the rest.",
references: [ "https://developer.mozilla.org/en-US/docs/Web/Security/Mixed_content" ]
},
needs: [ "browser" ],
evaluate({browser: browser}, {target: target}) {
if (target.scheme !== "https") return (0, check.hH)("the target does not use HTTPS");
return browser.issues.flatMap(issue => {
if (issue.kind !== "mixed-content") return [];
return {
...issue.isBlocked ? {
rating: ratings.E.none
} : {},
location: {
url: issue.page
},
evidence: `${(0, quote.ml)(issue.url, 300)} was ${issue.isBlocked ? "blocked" : "requested or upgraded"}`,
key: `${URL.parse(issue.url)?.host ?? ""} ${URL.parse(issue.url)?.pathname ?? ""}`
};
});
}
});
const browserPrototypePollution = (0, check.qH)({
meta: {
id: "browser.prototype-pollution",
title: "Prototype pollution in the browser",
rating: ratings.E.weakerDefence,
confidence: "certain",
cwe: [ "CWE-1321", "CWE-915" ],
requirements: {
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "A script copies names from the URL into an object without leaving out __proto__ and constructor, so that a link adds properties to every object of the page.",
why: "Together with code that reads an option which is normally absent, an attacker changes what the page does, up to running scripts in the session of a visitor.",
proof: "The page was opened with a random property for Object.prototype in the query or the fragment, and an empty object then had it.",
fix: "Use a maintained parser for the query, create objects with Object.create(null) or a Map, and refuse the names __proto__, constructor and prototype.",
references: [ "https://cheatsheetseries.owasp.org/cheatsheets/Prototype_Pollution_Prevention_Cheat_Sheet.html" ]
},
needs: [ "browser" ],
evaluate({browser: browser}) {
if (!browser.isProbed) return (0, check.hH)("ownership of the target is not proven");
return browser.proofs.filter(({effect: effect}) => effect === "pollution").map(proof => ({
location: locationOfProof(proof),
proof: stepsOf(proof, "every object of the page has the property"),
evidence: `${wordsOf(proof)}: every object of the page then has the property`,
key: sourceName(proof.source)
}));
}
});
const browserThirdPartyScript = (0, check.qH)({
meta: {
id: "browser.third-party-script",
title: "Third-party scripts injected at run time",
subject: "Third-party scripts injected at run time",
rating: ratings.E.none,
confidence: "certain",
cwe: [ "CWE-829" ],
requirements: {
asvs: [ "3.6.1" ],
pci: [ "6.4.3" ]
},
scanTypes: [ "standard", "compliance" ],
what: "While the page runs, a script adds another one from a different host, without an integrity hash.",
why: "Each of these hosts can run any code in the pages of every visitor. Scripts that are added at run time are in no HTML file, so that reviews miss them.",
proof: "The document contained the script element after the page had run, and the HTML of the page does not contain it. Scripts in the HTML are reported by content.sri-missing.",
fix: "List and justify the scripts of a page; host them yourself, or set the integrity attribute where the file has a fixed version.",
references: [ "https://cheatsheetseries.owasp.org/cheatsheets/Third_Party_Javascript_Management_Cheat_Sheet.html" ]
},
needs: [ "browser" ],
evaluate({browser: browser}) {
return browser.foreignScripts.filter(({isAdded: isAdded, hasIntegrity: hasIntegrity}) => isAdded && !hasIntegrity).map(({url: url, page: page}) => ({
location: {
url: page
},
evidence: `the page adds ${(0, quote.ml)(url, 300)}`,
key: URL.parse(url)?.host ?? ""
}));
}
});
const browserTokenInStorage = (0, check.qH)({
meta: {
id: "browser.token-in-storage",
title: "Session token in the storage of the browser",
rating: ratings.E.weakerDefence,
confidence: "firm",
cwe: [ "CWE-922" ],
requirements: {
asvs: [ "14.3.3" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The application keeps a JSON Web Token in localStorage or sessionStorage, where every script of the page can read it.",
why: "One cross-site scripting fault, or one manipulated third-party script, is enough to copy the token and use it elsewhere until it expires.",
proof: "A value in the storage has the form of a signed JSON Web Token (RFC 7519): its header names an algorithm. Other values are not reported.",
fix: "Keep the session in a cookie with HttpOnly, Secure and SameSite, or the token in memory only.",
references: [ "https://cheatsheetseries.owasp.org/cheatsheets/HTML5_Security_Cheat_Sheet.html#local-storage" ]
},
needs: [ "browser" ],
evaluate({browser: browser}) {
return browser.stored.filter(({value: value}) => isSignedToken(value)).map(({storage: storage, name: name, value: value, page: page}) => ({
location: {
url: page,
parameter: name
},
evidence: `${storage} ${name.slice(0, 100)} = ${(0, quote.dK)(value)}`,
key: `${storage} ${name}`
}));
}
});
function isSignedToken(value) {
const match = /^"?(eyJ[\w-]{8,1000})\.eyJ[\w-]{2,}\.[\w-]{8,}"?$/.exec(value);
if (match === null) return false;
return "alg" in (0, records.g1)((0, records.U4)(Buffer.from(match[1] ?? "", "base64url").toString()));
}
var secret_values = __webpack_require__(87179);
const RUNS = /[\w.-]+/g;
function judgeJwt(api, fault) {
if (api.reasons.jwt !== undefined) return (0, check.hH)(api.reasons.jwt);
return api.probes.flatMap(probe => {
if (probe.kind !== "jwt" || probe.fault !== fault) return [];
const {method: method, url: url} = probe.exchange.request;
return [ {
key: fault,
location: {
url: url,
method: method
},
evidence: `${new URL(url).pathname}: ${probe.detail}.`,
proof: (0, core_proof.vV)(withoutToken(probe.exchange))
} ];
});
}
function withoutToken(exchange) {
const hide = headers => headers.map(([name, value]) => {
const hidden = value.replace(RUNS, run => /^eyJ[^.]+\./.test(run) ? (0, secret_values.kG)("TOKEN") : run);
return [ name, hidden ];
});
const {shownHeaders: shownHeaders, ...request} = exchange.request;
return {
...exchange,
request: {
...request,
shownHeaders: hide(shownHeaders ?? request.headers)
}
};
}
const apiJwtExpiredAccepted = (0, check.qH)({
meta: {
id: "api.jwt-expired-accepted",
title: "Expired tokens are accepted",
subject: "Expiry of tokens",
rating: ratings.E.leakedSession,
confidence: "certain",
cwe: [ "CWE-613" ],
requirements: {
asvs: [ "9.1.1" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The application accepts JSON Web Tokens after the time in their exp claim.",
why: "A token that leaks in a log, a backup or an old device keeps opening the account.",
proof: "Needs login with a JSON Web Token in its session. The place is an operation that refuses requests without a session and requests with an invented token. It then returns the same properties for the own token if it expired at least ten minutes before the scan, or for a token that expired a day ago, which the scan can sign only if another fault lets it.",
fix: "Verify exp with every request, with a leeway of at most a few minutes, and issue tokens that are valid for minutes rather than days.",
references: [ "https://www.rfc-editor.org/rfc/rfc7519#section-4.1.4", "https://cheatsheetseries.owasp.org/cheatsheets/JSON_Web_Token_for_Java_Cheat_Sheet.html" ]
},
needs: [ "api" ],
evaluate: ({api: api}) => judgeJwt(api, "expired_accepted")
});
const apiJwtHeaderKey = (0, check.qH)({
meta: {
id: "api.jwt-header-key",
title: "Tokens that bring their own key are accepted",
subject: "Keys in the header of tokens",
rating: ratings.E.fullCompromise,
confidence: "certain",
cwe: [ "CWE-347", "CWE-345" ],
requirements: {
asvs: [ "9.1.1" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The application verifies a JSON Web Token with the key that the token itself brings (jwk, x5c) or names by an address (jku, x5u).",
why: "Anyone makes a key and signs tokens for any user, administrators included. With an address, the server also sends requests where the token tells it to.",
proof: "Needs login with a JSON Web Token in its session. The place is an operation that refuses requests without a session and requests with an invented token. A token signed with a key that the scan made, which the header has as jwk or x5c, or which the server fetches from a listener of the scan (jku, x5u; only for targets on the same machine), returns the same properties twice, and is refused twice with a wrong signature.",
fix: "Ignore jwk, x5c, jku and x5u in tokens, or accept only keys and addresses from a fixed list. Verify with keys that the application was configured with.",
snippets: {
express: `const keys = createRemoteJWKSet(new URL('https://issuer.example/jwks.json')); // a fixed address\nawait jwtVerify(token, keys, { algorithms: ['RS256'] });`
},
references: [ "https://www.rfc-editor.org/rfc/rfc8725#section-3.10", "https://cheatsheetseries.owasp.org/cheatsheets/JSON_Web_Token_for_Java_Cheat_Sheet.html" ]
},
needs: [ "api" ],
evaluate: ({api: api}) => judgeJwt(api, "header_key")
});
const apiJwtKeyConfusion = (0, check.qH)({
meta: {
id: "api.jwt-key-confusion",
title: "Public key accepted as the secret of a token",
subject: "Algorithms of tokens",
rating: ratings.E.fullCompromise,
confidence: "certain",
cwe: [ "CWE-347", "CWE-327" ],
requirements: {
asvs: [ "9.1.1" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The application takes the algorithm from the JSON Web Token and verifies an HMAC with the text of its public key.",
why: "The public key is known to everyone. Anyone who has it signs tokens for any user, administrators included.",
proof: "Needs login with a JSON Web Token in its session. The place is an operation that refuses requests without a session and requests with an invented token. The token must have an asymmetric algorithm, and the application must publish its key: in a response of the API, in its OpenID configuration or in a set of keys. The claims of the own token, signed as HS256 with the text of that key, then return the same properties twice, and are refused twice with a wrong signature.",
fix: "Give the verification the list of algorithms that fit the key, and never take the algorithm from the token.",
snippets: {
express: `jwt.verify(token, publicKey, { algorithms: ['RS256'] });`,
django: `jwt.decode(token, public_key, algorithms=["RS256"])`
},
references: [ "https://www.rfc-editor.org/rfc/rfc8725#section-3.1", "https://cheatsheetseries.owasp.org/cheatsheets/JSON_Web_Token_for_Java_Cheat_Sheet.html" ]
},
needs: [ "api" ],
evaluate: ({api: api}) => judgeJwt(api, "key_confusion")
});
const apiJwtKidInjection = (0, check.qH)({
meta: {
id: "api.jwt-kid-injection",
title: "Key of a token chosen by its kid header",
subject: "Key ids of tokens",
rating: ratings.E.fullCompromise,
confidence: "certain",
cwe: [ "CWE-347", "CWE-22", "CWE-89" ],
requirements: {
asvs: [ "9.1.1" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The application uses the kid header of a JSON Web Token, which anyone writes, as a file name or in a database query.",
why: "An attacker chooses a key that he knows and signs tokens for any user, administrators included. The same fault may read files or the database.",
proof: "Needs login with a JSON Web Token in its session. The place is an operation that refuses requests without a session and requests with an invented token. The own token must have a kid. A token signed with an empty key, whose kid is the path of an empty file, or one whose kid selects a random key by SQL (only UNION SELECT of a text, no table), returns the same properties twice, and is refused twice with a wrong signature.",
fix: "Compare the kid with a fixed list of keys and reject all others. Never build a path or a query from it.",
snippets: {
express: `const key = KEYS.get(kid); // a Map of known ids\nif (key === undefined) throw new Error('unknown key');`
},
references: [ "https://www.rfc-editor.org/rfc/rfc8725#section-3.10", "https://cheatsheetseries.owasp.org/cheatsheets/JSON_Web_Token_for_Java_Cheat_Sheet.html" ]
},
needs: [ "api" ],
evaluate: ({api: api}) => judgeJwt(api, "kid_injection")
});
const apiJwtNone = (0, check.qH)({
meta: {
id: "api.jwt-none",
title: "Tokens without signature are accepted",
subject: "Tokens without signature",
rating: ratings.E.fullCompromise,
confidence: "certain",
cwe: [ "CWE-347", "CWE-345" ],
requirements: {
asvs: [ "9.1.1" ]
},
scanTypes: [ "standard", "compliance" ],
what: 'The application accepts JSON Web Tokens whose header says "alg": "none", without a signature.',
why: "Anyone writes tokens for any user, administrators included.",
proof: 'Needs login with a JSON Web Token in its session. The place is an operation that refuses requests without a session and requests with an invented token. It then returns the same properties for the claims of the own token with "alg": "none" and an empty signature, and refuses the same token with a wrong signature.',
fix: "Give the verification the list of algorithms that it may accept, and never take the algorithm from the token.",
snippets: {
express: `jwt.verify(token, key, { algorithms: ['HS256'] });`,
django: `jwt.decode(token, key, algorithms=["HS256"])`
},
references: [ "https://www.rfc-editor.org/rfc/rfc8725#section-3.1", "https://cheatsheetseries.owasp.org/cheatsheets/JSON_Web_Token_for_Java_Cheat_Sheet.html" ]
},
needs: [ "api" ],
evaluate: ({api: api}) => judgeJwt(api, "none_accepted")
});
const apiJwtSignatureIgnored = (0, check.qH)({
meta: {
id: "api.jwt-signature-ignored",
title: "Signatures of tokens are not verified",
subject: "Verification of token signatures",
rating: ratings.E.fullCompromise,
confidence: "certain",
cwe: [ "CWE-347", "CWE-345" ],
requirements: {
asvs: [ "9.1.1" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The application reads the claims of a JSON Web Token without verifying its signature.",
why: "Anyone writes tokens for any user, administrators included.",
proof: "Needs login with a JSON Web Token in its session. The place is an operation that refuses requests without a session and requests with an invented token. It then returns the same properties for the own token with another signature. What is no token must be refused.",
fix: "Call the function of the library that verifies the token, not the one that only decodes it, and reject the request if it fails.",
snippets: {
express: `const claims = jwt.verify(token, key, { algorithms: ['HS256'] }); // not jwt.decode(token)`
},
references: [ "https://www.rfc-editor.org/rfc/rfc8725#section-3.2", "https://cheatsheetseries.owasp.org/cheatsheets/JSON_Web_Token_for_Java_Cheat_Sheet.html" ]
},
needs: [ "api" ],
evaluate: ({api: api}) => judgeJwt(api, "signature_ignored")
});
const apiJwtWeakKey = (0, check.qH)({
meta: {
id: "api.jwt-weak-key",
title: "Tokens are signed with a well-known key",
subject: "Signing keys of tokens",
rating: ratings.E.fullCompromise,
confidence: "certain",
cwe: [ "CWE-321", "CWE-798" ],
requirements: {
asvs: [ "9.1.1" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The application signs its JSON Web Tokens with HMAC and a key that examples, tutorials and defaults use.",
why: "Anyone who knows the key signs tokens for any user, administrators included. The key is found offline, with one token.",
proof: "Needs login with a JSON Web Token in its session. The place is an operation that refuses requests without a session and requests with an invented token. Compares the signature of the own token offline with those of about 1,000 well-known keys. Then a token that the scan signed with the key must return the same properties, and the same token with a wrong signature must be refused. The evidence masks the key.",
fix: "Use a random key of at least 256 bits from the secret store, or an asymmetric algorithm. Replace the key at once: tokens that it signed stay valid otherwise.",
snippets: {
express: `// openssl rand -base64 48\nconst key = process.env.JWT_KEY;\nif (key === undefined || key.length < 43) throw new Error('JWT_KEY is missing or too short');`
},
references: [ "https://www.rfc-editor.org/rfc/rfc8725#section-3.5", "https://cheatsheetseries.owasp.org/cheatsheets/JSON_Web_Token_for_Java_Cheat_Sheet.html" ]
},
needs: [ "api" ],
evaluate: ({api: api}) => judgeJwt(api, "weak_key")
});
const QUOTE = 120;
function judgeGraphql(api, fault, evidence) {
if (api.reasons.graphql !== undefined) return (0, check.hH)(api.reasons.graphql);
return api.probes.flatMap(probe => {
if (probe.kind !== "graphql" || probe.fault !== fault) return [];
const {method: method, url: url} = probe.exchange.request;
const {origin: origin, pathname: pathname} = new URL(url);
const proof = (0, core_proof.vV)(probe.exchange, {
texts: [ probe.exchange.response.text.slice(0, QUOTE) ]
});
return [ {
key: pathname,
location: {
url: origin + pathname,
method: method
},
evidence: evidence,
proof: proof
} ];
});
}
const apiGraphqlBatching = (0, check.qH)({
meta: {
id: "api.graphql-batching",
title: "GraphQL endpoint executes batches of queries",
subject: "GraphQL batching",
rating: ratings.E.hint,
confidence: "certain",
cwe: [ "CWE-799", "CWE-770" ],
requirements: {
asvs: [ "4.3.1" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The endpoint takes an array of operations and executes all of them in one request.",
why: "Limits that count requests do not see the operations: an attacker tries many passwords or codes at once.",
proof: "One request with an array of two queries for __typename returns an array of two results. No data is read.",
fix: "Disable batching, or limit the operations of a batch and count each of them.",
references: [ "https://cheatsheetseries.owasp.org/cheatsheets/GraphQL_Cheat_Sheet.html", "https://owasp.org/API-Security/editions/2023/en/0xa4-unrestricted-resource-consumption/" ]
},
needs: [ "api" ],
evaluate: ({api: api}) => judgeGraphql(api, "batching", "An array of two queries returns an array of two results.")
});
const apiGraphqlDepth = (0, check.qH)({
meta: {
id: "api.graphql-depth",
title: "GraphQL queries have no limit of depth",
subject: "GraphQL query depth",
rating: ratings.E.none,
confidence: "tentative",
cwe: [ "CWE-770", "CWE-799" ],
requirements: {
asvs: [ "4.3.1" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The endpoint executes a query of 20 levels.",
why: "A short query of nested lists makes the server load data out of proportion.",
proof: "One query nests ofType 20 times below a scalar type, which costs nothing to execute. Limits may leave out introspection fields, so the finding is tentative.",
fix: "Limit depth and complexity of queries before they run.",
references: [ "https://cheatsheetseries.owasp.org/cheatsheets/GraphQL_Cheat_Sheet.html", "https://owasp.org/API-Security/editions/2023/en/0xa4-unrestricted-resource-consumption/" ]
},
needs: [ "api" ],
evaluate: ({api: api}) => judgeGraphql(api, "depth", "A query of 20 levels is executed.")
});
const apiGraphqlGetMutations = (0, check.qH)({
meta: {
id: "api.graphql-get-mutations",
title: "GraphQL mutations are executed by GET",
subject: "GraphQL mutations by GET",
rating: ratings.E.weakerDefence,
confidence: "certain",
cwe: [ "CWE-352" ],
requirements: {
asvs: [ "4.3.2" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The endpoint executes mutations that arrive in the query of a GET request.",
why: "A link or an image on another site makes the browser of a visitor change data with their session: protections against cross-site requests leave GET alone.",
proof: "GET with mutation{__typename} returns the name of the mutation type, and GET with {__typename} another name. The mutation selects no field with an effect, so nothing is changed.",
fix: "Execute only queries for GET requests, as the GraphQL over HTTP specification demands, and require a Content-Type that forms cannot send.",
references: [ "https://graphql.github.io/graphql-over-http/draft/#sec-GET", "https://cheatsheetseries.owasp.org/cheatsheets/GraphQL_Cheat_Sheet.html" ]
},
needs: [ "api" ],
evaluate: ({api: api}) => judgeGraphql(api, "get_mutations", "GET with mutation{__typename} returns the name of the mutation type.")
});
const apiGraphqlIntrospection = (0, check.qH)({
meta: {
id: "api.graphql-introspection",
title: "GraphQL introspection is enabled",
subject: "GraphQL introspection",
rating: ratings.E.none,
confidence: "certain",
cwe: [ "CWE-200" ],
requirements: {
asvs: [ "4.3.2" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The GraphQL endpoint returns its schema to anyone who asks (introspection).",
why: "It lists every field with its arguments, including internal ones. This is fine for a public API; for an internal one it saves an attacker the guesswork.",
proof: "One introspection query returns the name of the query type. Endpoints that exposure.api-docs reports are left out.",
fix: "Disable introspection in production unless the API is public.",
snippets: {
express: `const isProduction = process.env.NODE_ENV === 'production';\nconst server = new ApolloServer({ typeDefs, resolvers, introspection: !isProduction });`
},
references: [ "https://graphql.org/learn/introspection/", "https://cheatsheetseries.owasp.org/cheatsheets/GraphQL_Cheat_Sheet.html" ]
},
needs: [ "api" ],
uses: [ "exposure" ],
evaluate({api: api, exposure: exposure}) {
const verdict = judgeGraphql(api, "introspection", "An introspection query returns the schema.");
if ("notApplicable" in verdict) return verdict;
const reported = (exposure?.probes ?? []).filter(({signature: signature, attempt: attempt, sibling: sibling}) => signature === "graphql" && isSchema(attempt) && !isSchema(sibling));
const paths = new Set(reported.map(({path: path}) => path.split("?")[0]));
return verdict.filter(({key: key}) => !paths.has(key));
}
});
function isSchema(attempt) {
return attempt !== null && (0, http.m_)(attempt) && attempt.response.status === 200;
}
const apiGraphqlSuggestions = (0, check.qH)({
meta: {
id: "api.graphql-suggestions",
title: "GraphQL errors suggest the names of fields",
subject: "GraphQL field suggestions",
rating: ratings.E.none,
confidence: "certain",
cwe: [ "CWE-209" ],
requirements: {
asvs: [ "4.3.2" ]
},
scanTypes: [ "standard", "compliance" ],
what: 'The error for an unknown field names similar fields of the schema ("Did you mean").',
why: "An attacker rebuilds the schema from the suggestions although introspection is disabled.",
proof: "One query with a misspelled field of the description returns an error that suggests a field which the query did not have.",
fix: "Disable suggestions in production, for example with hideSchemaDetailsFromClientErrors in Apollo Server.",
references: [ "https://graphql.org/learn/validation/", "https://cheatsheetseries.owasp.org/cheatsheets/GraphQL_Cheat_Sheet.html" ]
},
needs: [ "api" ],
evaluate: ({api: api}) => judgeGraphql(api, "suggestions", 'A query with a misspelled field returns "Did you mean" with the name of a field.')
});
function operationDraft({method: method, template: template, id: id, format: format}, proof) {
const {pathname: pathname} = new URL(template);
const path = pathname.replaceAll("%7B", "{").replaceAll("%7D", "}");
return {
key: format === "graphql" ? `${path} ${id}` : `${method} ${path}`,
location: {
url: template,
method: method
},
proof: proof
};
}
function nameQuote(paths) {
const names = paths.map(path => JSON.stringify(path.slice(path.lastIndexOf(".") + 1).replace(/\[\]$/, "")));
return {
texts: names,
isAlone: true
};
}
function judgeProbes({probes: probes, reasons: reasons}, kind, draftOf) {
const reason = reasons[kind];
if (reason !== undefined) return (0, check.hH)(reason);
return probes.filter(probe => probe.kind === kind).map(draftOf);
}
const apiSecretProperties = (0, check.qH)({
meta: {
id: "api.secret-properties",
title: "API response holds passwords or keys",
subject: "Passwords and keys in API responses",
rating: ratings.E.credentials,
confidence: "firm",
cwe: [ "CWE-522", "CWE-200" ],
requirements: {
asvs: [ "15.3.1" ],
pci: [ "6.2.4", "8.3.2" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The response of an operation that reads has properties with passwords, hashes of passwords, or keys. The server sends whole records and leaves it to its clients what to show.",
why: "Anyone who reads the response takes over the accounts, here and wherever the same password is used. Hashes are guessed offline.",
proof: "Judges name and value of each property in the responses to reading operations. Variables of an `env` object count as well, and passwords in the response to a path that names a user. Masked, empty and described values do not count, nor labels, rules, and keys that may be the own keys of the caller. Without a session it is critical, the secrets of several users are high, and one record is medium. The evidence names the properties, never their values.",
fix: "Build responses from an allowlist of properties (a response schema or serializer), and never serialize the stored record. Change the secrets that were exposed.",
snippets: {
express: `// An allowlist: what is not named is not sent.\nres.json(users.map(({ id, name }) => ({ id, name })));`,
django: `class UserSerializer(serializers.ModelSerializer):\n    class Meta:\n        model = User\n        fields = ["id", "username"]  # never "__all__"`
},
references: [ "https://owasp.org/API-Security/editions/2023/en/0xa3-broken-object-property-level-authorization/", "https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html" ]
},
needs: [ "api" ],
evaluate({api: api}) {
if (api.requested === 0) return (0, check.hH)("no operation that only reads could be requested");
return judgeProbes(api, "secret_properties", ({operation: operation, exchange: exchange, properties: properties, isAnonymous: isAnonymous}) => {
const ofUser = properties.some(({records: records}) => records > 1) ? ratings.E.othersCredentials : ratings.E.othersDetails;
const named = properties.slice(0, 5).map(({path: path, records: records}) => `${path.slice(0, 100)} (${records})`);
return {
...operationDraft(operation, (0, core_proof.vV)(exchange, nameQuote(properties.map(({path: path}) => path)))),
rating: isAnonymous ? ratings.E.credentials : ofUser,
evidence: `${operation.id} returns ${named.join(", ")} ${isAnonymous ? "without a session" : "to the user"}. The values are left out.`
};
});
}
});
const apiServerError = (0, check.qH)({
meta: {
id: "api.server-error",
title: "API operation fails on a value outside its type",
subject: "Server errors of API operations",
rating: ratings.E.none,
confidence: "firm",
cwe: [ "CWE-20", "CWE-755" ],
requirements: {
asvs: [ "2.2.1" ]
},
scanTypes: [ "standard", "compliance" ],
what: "An operation responds with a server error to a value that its description does not allow, instead of refusing it.",
why: "Values reach code that does not expect them. This is where injections begin, and errors fill the log.",
proof: "Requests operations that read with a value outside the type of one parameter. The same server error (500 or 501) must come twice, and the operation must respond to its own values.",
fix: "Validate parameters against the description before the handler runs, and respond with 400.",
references: [ "https://owasp.org/API-Security/editions/2023/en/0xa8-security-misconfiguration/", "https://cheatsheetseries.owasp.org/cheatsheets/Input_Validation_Cheat_Sheet.html" ]
},
needs: [ "api" ],
evaluate({api: api}) {
if (api.requested === 0) return (0, check.hH)("no operation that only reads could be requested");
return judgeProbes(api, "server_error", ({operation: operation, exchange: exchange, detail: detail}) => ({
...operationDraft(operation, (0, core_proof.vV)(exchange)),
evidence: `${operation.id}: ${detail}.`
}));
}
});
const apiUndocumentedProperties = (0, check.qH)({
meta: {
id: "api.undocumented-properties",
title: "API response has properties that its schema excludes",
subject: "Undocumented properties in API responses",
rating: ratings.E.none,
confidence: "certain",
cwe: [ "CWE-201" ],
requirements: {
asvs: [ "15.3.1" ]
},
scanTypes: [ "standard", "compliance" ],
what: "A response has properties although its schema is closed (additionalProperties: false) and does not name them.",
why: "A property that is not described was not reviewed either: it may be data that clients should not get.",
proof: "Compares the responses to reading operations with the schemas of the description. Only closed schemas count, because all others allow further properties. The evidence names the properties, never their values.",
fix: "Build responses from the schema, or describe the properties.",
references: [ "https://owasp.org/API-Security/editions/2023/en/0xa3-broken-object-property-level-authorization/", "https://json-schema.org/understanding-json-schema/reference/object#additionalproperties" ]
},
needs: [ "api" ],
evaluate({api: api}) {
return judgeProbes(api, "undocumented_properties", ({operation: operation, exchange: exchange, properties: properties}) => ({
...operationDraft(operation, (0, core_proof.vV)(exchange, nameQuote(properties))),
evidence: `${operation.id} returns ${properties.slice(0, 10).join(", ").slice(0, 500)}.`
}));
}
});
const apiMassAssignment = (0, check.qH)({
meta: {
id: "api.mass-assignment",
title: "Users can give themselves rights when they register",
subject: "Mass assignment at registration",
rating: ratings.E.rightsTaken,
confidence: "certain",
cwe: [ "CWE-915" ],
requirements: {
asvs: [ "15.3.3" ],
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The operation that registers an account stores members of the request that its description does not have, such as admin: true (mass assignment).",
why: "Anyone registers as an administrator.",
proof: "Needs active-post, and proof of ownership: it makes two accounts with random names. One request has a right in addition that responses of the API show. The finding requires that the right is read back as true for that account, and not for the other one.",
fix: "Bind requests to an allowlist of members, and set roles and rights only in operations for administrators. Delete the accounts that the scan made.",
snippets: {
express: `const { username, email, password } = req.body; // never User.create(req.body)`,
rails: `params.require(:user).permit(:username, :email, :password)`
},
references: [ "https://owasp.org/API-Security/editions/2023/en/0xa3-broken-object-property-level-authorization/", "https://cheatsheetseries.owasp.org/cheatsheets/Mass_Assignment_Cheat_Sheet.html" ]
},
needs: [ "api" ],
evaluate({api: api}) {
return judgeProbes(api, "mass_assignment", ({operation: operation, exchange: exchange, property: property}) => ({
...operationDraft(operation, (0, core_proof.vV)(exchange, {
texts: [ JSON.stringify(property) ],
isAlone: true
})),
evidence: `${operation.id} with "${property.slice(0, 60)}": true made an account for which the API returns ${property.slice(0, 60)} = true. It is not true for an account made without it.`
}));
}
});
const apiUserEnumeration = (0, check.qH)({
meta: {
id: "api.user-enumeration",
title: "Sign-in tells whether a user exists",
subject: "User enumeration at sign-in",
rating: ratings.E.hint,
confidence: "firm",
cwe: [ "CWE-204", "CWE-200" ],
requirements: {
asvs: [ "6.3.8" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The operation that signs users in responds differently to a wrong password and to an unknown user.",
why: "An attacker collects the names of users, and guesses passwords only for them.",
proof: "Needs active-post, and proof of ownership. Signs in twice with the user name of the login and twice with random ones, each time with a wrong password. Both pairs must agree, and differ from each other in status or text apart from the names.",
fix: "Respond with one status and one text to every failed sign-in, and compute a hash for unknown users too.",
references: [ "https://cheatsheetseries.owasp.org/cheatsheets/Authentication_Cheat_Sheet.html#authentication-and-error-messages", "https://owasp.org/API-Security/editions/2023/en/0xa2-broken-authentication/" ]
},
needs: [ "api" ],
evaluate({api: api}) {
return judgeProbes(api, "user_enumeration", ({operation: operation, exchange: exchange, detail: detail}) => ({
...operationDraft(operation, (0, core_proof.vV)(exchange)),
evidence: `${operation.id} responds ${detail}.`
}));
}
});
const apiBfla = (0, check.qH)({
meta: {
id: "api.bfla",
title: "API operation for administrators works for users",
subject: "Access of users to API operations for administrators",
rating: ratings.E.othersData,
confidence: "firm",
cwe: [ "CWE-285" ],
requirements: {
asvs: [ "8.2.1" ],
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "An operation that is for administrators by its path or by the scopes of its description returns its data to an ordinary user (broken function level authorization).",
why: "Any user who knows the description calls the operation and reads what is meant for administrators.",
proof: "Needs login. Only operations that read, and that refuse requests without a session. With admin-login the user's response must be the administrator's, apart from what changes by itself. Without it, another operation for administrators must refuse the same user; then the finding is tentative.",
fix: "Check the role in the handler of each operation, and deny by default.",
references: [ "https://owasp.org/API-Security/editions/2023/en/0xa5-broken-function-level-authorization/", "https://cheatsheetseries.owasp.org/cheatsheets/Authorization_Cheat_Sheet.html" ]
},
needs: [ "api" ],
evaluate({api: api}) {
return judgeProbes(api, "function", ({operation: operation, own: own, other: other, isLikeAdmin: isLikeAdmin}) => ({
...operationDraft(operation, (0, core_proof.mU)(own, other)),
...isLikeAdmin ? {} : {
confidence: "tentative",
rating: ratings.E.othersDetails
},
evidence: isLikeAdmin ? `${operation.id} returns to the user what it returns to the administrator.` : `${operation.id} returns data to the user, whom ${new URL(own.request.url).pathname} refuses with ${own.response.status}.`
}));
}
});
const apiBola = (0, check.qH)({
meta: {
id: "api.bola",
title: "API returns the objects of other users",
subject: "Access of users to API objects of other users",
rating: ratings.E.othersData,
confidence: "firm",
cwe: [ "CWE-639" ],
requirements: {
asvs: [ "8.2.2" ],
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "An operation returns the object of one user to another user who gives its id (broken object level authorization). The server checks that someone is signed in, but not who.",
why: "Any user reads the records of all others by changing the id.",
proof: "Needs login and second-login. Takes the ids of objects from lists that the user reads, for parameters of the path, required ids in the query, and required arguments of GraphQL. Requests each object twice as the user, once without a session (it must be refused) and once as the second user, whose response must be the same and must not name the second user as the owner. Objects in the second user's own lists are shared, unless the object names its owner and holds private properties that the list does not show. If the object does not name its owner the finding is tentative.",
fix: "Look up the object together with its owner, for example WHERE id = ? AND user_id = ?, and respond with 404 otherwise.",
references: [ "https://owasp.org/API-Security/editions/2023/en/0xa1-broken-object-level-authorization/", "https://cheatsheetseries.owasp.org/cheatsheets/Insecure_Direct_Object_Reference_Prevention_Cheat_Sheet.html" ]
},
needs: [ "api" ],
evaluate({api: api}) {
return judgeProbes(api, "object", ({operation: operation, own: own, other: other, namesOwner: namesOwner}) => ({
...operationDraft(operation, (0, core_proof.mU)(own, other)),
...namesOwner ? {} : {
confidence: "tentative",
rating: ratings.E.othersDetails
},
evidence: `${operation.format === "graphql" ? operation.id : new URL(other.request.url).pathname} is refused without a session, and the second user gets what its owner gets.`
}));
}
});
var json_values = __webpack_require__(25548);
const apiBrokenAuthentication = (0, check.qH)({
meta: {
id: "api.broken-authentication",
title: "API operation does not enforce its authentication",
subject: "Authentication of API operations",
rating: ratings.E.allData,
confidence: "firm",
cwe: [ "CWE-306", "CWE-287" ],
requirements: {
asvs: [ "8.3.1" ],
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The description of the API says that an operation requires a credential. The server returns the same data without one.",
why: "Anyone on the network reads what only users should see, and the description shows where to look.",
proof: "Requests each operation that only reads and whose description names a security scheme in every alternative: without a session, and with an invented token. Both must return data with the same properties as the user gets; without a login, at least two properties that the description names. Operations that sign in or report the state of the service do not count. If no property is personal the finding is medium.",
fix: "Check the credential in one place before every operation, and let an operation be public only by an explicit exception. If it is public on purpose, write security: [] in the description.",
snippets: {
express: `// Everything below requires a valid token; public routes are registered above.\napp.use('/api', requireUser);`
},
references: [ "https://owasp.org/API-Security/editions/2023/en/0xa2-broken-authentication/", "https://spec.openapis.org/oas/v3.1.0#security-requirement-object" ]
},
needs: [ "api" ],
evaluate({api: api}) {
return judgeProbes(api, "broken_authentication", ({operation: operation, own: own, other: other}) => {
const names = [ ...new Set((0, json_values.XF)((0, json_values.qu)(other)).map(({name: name}) => name)) ];
const isPersonal = names.some(name => (0, data_names.cP)("personal", name));
const like = own === null ? "" : ", the same as for the user";
return {
...operationDraft(operation, own === null ? (0, core_proof.vV)(other) : (0, core_proof.mU)(own, other)),
...isPersonal ? {} : {
rating: ratings.E.someData
},
evidence: `${operation.id} requires a credential by its description, but returns data without one and with an invented token${like}: ${names.slice(0, 8).join(", ").slice(0, 300)}`
};
});
}
});
const apiVerbTampering = (0, check.qH)({
meta: {
id: "api.verb-tampering",
title: "API enforces authentication for GET but not for HEAD",
subject: "Authentication of HEAD requests to the API",
rating: ratings.E.hint,
confidence: "firm",
cwe: [ "CWE-285" ],
requirements: {
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "An operation refuses GET without a session, but runs for HEAD: rules of access are tied to methods.",
why: "HEAD shows whether objects exist and how long they are, and the same gap often lets other methods through.",
proof: "Needs login. GET without a session is refused with 401 or 403, and HEAD without a session returns 200 with the media type and the length of the user's response.",
fix: "Tie rules of access to paths rather than methods, and deny methods that no operation has.",
references: [ "https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/06-Test_HTTP_Methods", "https://www.rfc-editor.org/rfc/rfc9110#section-9.3.2" ]
},
needs: [ "api" ],
evaluate({api: api}) {
return judgeProbes(api, "verb_tampering", ({operation: operation, exchange: exchange, detail: detail}) => ({
...operationDraft(operation, (0, core_proof.vV)(exchange)),
evidence: `${operation.id}: ${detail}.`
}));
}
});
var reflected_xss = __webpack_require__(99180);
var xxe = __webpack_require__(42159);
var ssi = __webpack_require__(17136);
var template_injection = __webpack_require__(85767);
var second_order_sqli = __webpack_require__(49751);
var stored_xss = __webpack_require__(53770);
var sqli_boolean = __webpack_require__(40199);
var sqli_error = __webpack_require__(61285);
var sqli_time = __webpack_require__(80678);
var host_header = __webpack_require__(90467);
var open_redirect = __webpack_require__(56584);
var reset_poisoning = __webpack_require__(72921);
var ssrf = __webpack_require__(76573);
var nosql_injection = __webpack_require__(74605);
var crlf = __webpack_require__(30036);
var file_inclusion = __webpack_require__(68209);
var path_traversal = __webpack_require__(7492);
var unvalidated_forward = __webpack_require__(44649);
var ldap_injection = __webpack_require__(40425);
var xpath_injection = __webpack_require__(46089);
var command_injection = __webpack_require__(34213);
var code_evaluation = __webpack_require__(57048);
var cache_poisoning = __webpack_require__(68420);
var access_bypass = __webpack_require__(48446);
const accessBrokenFunctionLevel = (0, check.qH)({
meta: {
id: "access.broken-function-level",
title: "Users can open pages for administrators",
subject: "Access of users to pages for administrators",
rating: ratings.E.othersData,
confidence: "firm",
cwe: [ "CWE-285" ],
requirements: {
asvs: [ "8.2.1" ],
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "A page that only the pages of an administrator link to opens for an ordinary user too. The application hides the link, but does not check the role.",
why: "Any user who knows or guesses the address uses the function.",
proof: "Needs login and admin-login. Reads the addresses that only pages of the administrator link to, as the administrator, without a session (it must be refused) and as the user, whose response must be the same apart from what changes by itself. If the path does not look administrative, the finding is `tentative`.",
fix: "Check the role in the handler of each function, and deny by default.",
references: [ "https://owasp.org/API-Security/editions/2023/en/0xa5-broken-function-level-authorization/", "https://cheatsheetseries.owasp.org/cheatsheets/Authorization_Cheat_Sheet.html" ]
},
needs: [ "access" ],
evaluate({access: access}) {
if (access.functions === 0) return (0, check.hH)("there is no admin login, or no page that only the administrator sees");
return access.probes.filter(({kind: kind}) => kind === "function").map(({own: own, other: other}) => {
const {pathname: pathname} = new URL(other.request.url);
const isSure = (0, data_names.cP)("administrative", pathname);
return {
key: pathname,
location: {
url: other.request.url,
method: "GET"
},
proof: (0, core_proof.mU)(own, other),
...isSure ? {} : {
confidence: "tentative",
rating: ratings.E.othersDetails
},
evidence: `${pathname} is refused without a session, only the administrator's pages link to it, and the user gets the same content.`
};
});
}
});
var url_shape = __webpack_require__(6090);
const accessBrokenObjectLevel = (0, check.qH)({
meta: {
id: "access.broken-object-level",
title: "Users can read what belongs to other users",
subject: "Access of users to objects of other users",
rating: ratings.E.othersData,
confidence: "firm",
cwe: [ "CWE-639" ],
requirements: {
asvs: [ "8.2.2" ],
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "An address with an id returns the record of one user to another user of the same role. The application checks that someone is signed in, but not who.",
why: "Any user reads the records of all others by changing the id.",
proof: "Needs login and second-login. Reads each address with an id twice as its owner, once without a session (it must be refused) and once as the second user, whose response must be the same apart from what changes by itself. Records that pages of the second user link to count as shared. If the record names its owner the finding is `firm`, otherwise `tentative`.",
fix: "Look up the record together with its owner, for example WHERE id = ? AND user_id = ?, and respond with 404 otherwise.",
references: [ "https://owasp.org/API-Security/editions/2023/en/0xa1-broken-object-level-authorization/", "https://cheatsheetseries.owasp.org/cheatsheets/Insecure_Direct_Object_Reference_Prevention_Cheat_Sheet.html" ]
},
needs: [ "access" ],
evaluate({access: access}) {
if (access.objects === 0) return (0, check.hH)("there is no second login, or no address with an id");
return access.probes.filter(({kind: kind}) => kind === "object").map(({list: list, own: own, other: other, namesOwner: namesOwner}) => ({
key: (0, url_shape.j4)(new URL(other.request.url)),
location: {
url: other.request.url,
method: "GET"
},
proof: (0, core_proof.mU)(own, other, list),
...namesOwner ? {} : {
confidence: "tentative",
rating: ratings.E.othersDetails
},
evidence: `${new URL(other.request.url).pathname} is refused without a session, and returns the same content to the second user as to its owner${namesOwner ? ", whom it names" : ""}.`
}));
}
});
const accessCacheDeception = (0, check.qH)({
meta: {
id: "access.cache-deception",
title: "Private page stored by a cache and given to anyone",
subject: "Private pages in shared caches",
rating: ratings.E.readAsVisitor,
confidence: "firm",
cwe: [ "CWE-524", "CWE-200" ],
requirements: {
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The application shows a private page under an address that looks like a style sheet, and a cache in front of it stores that response.",
why: "An attacker makes a signed-in visitor open such an address, and then reads the stored page.",
proof: "Needs login. Requests a private page with a random file name such as /account/x.css, first with the session and then without it. The second response must have the content of the private page, which is refused without the session at its own address.",
fix: "Respond with 404 to paths that do not exist, send Cache-Control: no-store with private pages, and let the cache follow that header instead of the file name.",
references: [ "https://portswigger.net/web-security/web-cache-deception", "https://www.rfc-editor.org/rfc/rfc9111#section-7" ]
},
needs: [ "access" ],
evaluate({access: access}) {
if (access.pages === 0) return (0, check.hH)("no page is refused without the session");
return access.probes.filter(({kind: kind}) => kind === "cache").map(({own: own, other: other}) => ({
key: "cache",
location: {
url: other.request.url,
method: "GET"
},
proof: (0, core_proof.mU)(own, other),
evidence: `${new URL(other.request.url).pathname} returns the private page without a session after the user requested it.`
}));
}
});
const accessSessionAfterSignOut = (0, check.qH)({
meta: {
id: "access.session-after-sign-out",
title: "Session is valid after the sign-out",
subject: "Session after the sign-out",
rating: ratings.E.sharedDevice,
confidence: "firm",
cwe: [ "CWE-613" ],
requirements: {
asvs: [ "7.4.1" ],
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The sign-out removes the cookies from the browser, but the server still accepts them.",
why: "Anyone who has a copy of the session, from a shared device, a log or malware, can use it although the user has signed out.",
proof: "Needs login with user name and password. Signs in once more, with a session of its own, at the end of the scan, and signs that session out by the link or form of the page. The finding needs an address that the remaining cookies do not open, and that opens with the cookies of before. It is not tried where a second sign-in ends the first session; the session of the scan is never signed out.",
fix: "End the session on the server when the user signs out; keep a list of ended tokens, or short lifetimes, where sessions are stored in the browser alone.",
references: [ "https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/06-Session_Management_Testing/06-Testing_for_Logout_Functionality", "https://cheatsheetseries.owasp.org/cheatsheets/Session_Management_Cheat_Sheet.html#session-expiration" ]
},
needs: [ "access" ],
evaluate({access: {session: session}}) {
if (session === undefined || "reason" in session) return (0, check.hH)(session?.reason ?? "no login was given");
const {signOut: signOut} = session;
if (typeof signOut === "string") return (0, check.hH)(signOut);
const {url: url, ended: ended, still: still} = signOut;
if (still === null) return [];
const {pathname: pathname} = new URL(still.request.url);
return [ {
key: "sign-out",
location: {
url: still.request.url,
method: "GET"
},
evidence: `After ${new URL(url).pathname}, ${pathname} refuses the cookies that remain, but opens with those of the session that was signed out.`,
proof: {
steps: [ (0, core_proof.PM)("control", ended), (0, core_proof.PM)("proof", still) ]
}
} ];
}
});
const accessSessionFixation = (0, check.qH)({
meta: {
id: "access.session-fixation",
title: "Session of a visitor becomes that of the user",
subject: "Session identifier after the sign-in",
rating: ratings.E.leakedSession,
confidence: "firm",
cwe: [ "CWE-384" ],
requirements: {
asvs: [ "7.2.4" ],
pci: [ "6.2.4" ]
},
scanTypes: [ "standard", "compliance" ],
what: "The application keeps the session identifier that a visitor had before the sign-in, and only notes that the visitor is a user now.",
why: "An attacker who can set a cookie, by a subdomain, plain HTTP or markup, plants an identifier of their own, and has the session of the visitor after the sign-in.",
proof: "Needs login with user name and password. Signs in once more, with a session of its own, at the end of the scan. The finding needs a cookie that the sign-in page set, that has the same value afterwards, and that alone opens an address which was refused before.",
fix: "Give every session a new identifier when the user signs in, and end the old one.",
snippets: {
express: "req.session.regenerate(() => { req.session.userId = user.id; });",
django: "# django.contrib.auth.login() does it: request.session.cycle_key()",
rails: "reset_session\nsession[:user_id] = user.id",
spring: "http.sessionManagement(s -> s.sessionFixation(f -> f.changeSessionId()));"
},
references: [ "https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/06-Session_Management_Testing/03-Testing_for_Session_Fixation", "https://cheatsheetseries.owasp.org/cheatsheets/Session_Management_Cheat_Sheet.html#renew-the-session-id-after-any-privilege-level-change" ]
},
needs: [ "access" ],
evaluate({access: {session: session}}) {
if (session === undefined || "reason" in session) return (0, check.hH)(session?.reason ?? "no login was given");
if (session.kept === null) return [];
const {cookie: cookie, anonymous: anonymous, signedIn: signedIn} = session.kept;
const {pathname: pathname} = new URL(signedIn.request.url);
return [ {
key: cookie,
location: {
url: signedIn.request.url,
method: "GET",
parameter: `cookie ${cookie}`
},
evidence: `The cookie ${cookie} has the same value before and after the sign-in. ${pathname} refused it before, and opens with it alone afterwards.`,
proof: {
steps: [ (0, core_proof.PM)("control", anonymous), (0, core_proof.PM)("proof", signedIn) ]
}
} ];
}
});
const CHECKS = [ accessBrokenFunctionLevel, accessBrokenObjectLevel, accessCacheDeception, accessSessionAfterSignOut, accessSessionFixation, access_bypass.H, cache_poisoning.r, code_evaluation.A, command_injection.F, crlf.E, file_inclusion.x, host_header.U, ldap_injection.h, nosql_injection.F, open_redirect.P, path_traversal._, reflected_xss.T, reset_poisoning.o, second_order_sqli.w, sqli_boolean.y, sqli_error.y, sqli_time.P, ssi.S, ssrf.B, stored_xss.I, template_injection.E, unvalidated_forward.P, xpath_injection.H, xxe.w, apiBfla, apiBola, apiBrokenAuthentication, apiGraphqlBatching, apiGraphqlDepth, apiGraphqlGetMutations, apiGraphqlIntrospection, apiGraphqlSuggestions, apiJwtExpiredAccepted, apiJwtHeaderKey, apiJwtKeyConfusion, apiJwtKidInjection, apiJwtNone, apiJwtSignatureIgnored, apiJwtWeakKey, apiMassAssignment, apiSecretProperties, apiServerError, apiUndocumentedProperties, apiUserEnumeration, apiVerbTampering, browserClientPathTraversal, browserClientRedirect, browserCspViolation, browserDomClobbering, browserDomXss, browserInsecureWebsocket, browserMessageOrigin, browserMessageXss, browserMixedContentRuntime, browserPrototypePollution, browserThirdPartyScript, browserTokenInStorage, contentCsrfToken, contentDebugMode, contentInsecureForm, contentMaliciousCdn, contentMixedActive, contentMixedPassive, contentPrivateIp, contentSecret, contentSourcemap, contentSriMissing, contentStackTrace, cookieLooseDomain, cookieNoHttponly, cookieNoSecure, cookiePrefix, cookieSamesite, cookieSessionInUrl, corsNullOrigin, corsReflectCredentials, corsWeakMatch, cspAllowlistBypass, cspBroadSource, cspMissing, cspMissingDirectives, cspStaticNonce, cspSyntax, cspUnsafeEval, cspUnsafeInline, disclosureEolSoftware, disclosureSecurityTxt, disclosureServerVersion, dnsCaa, dnsDanglingCname, dnsDnssec, emailBimi, emailDane, emailDmarc, emailMtaSts, emailSpf, emailTlsRpt, exposureAdminPage, exposureCheck("exposure.api-docs"), exposureCheck("exposure.backup-source"), exposureBasicAuthHttp, exposureCheck("exposure.credentials"), exposureCheck("exposure.database-dump"), exposureDirectoryListing, exposureCheck("exposure.env"), exposureCheck("exposure.metadata"), exposureCheck("exposure.monitoring"), exposureOpenProduct, exposureCheck("exposure.vcs"), httpCacheSensitive, httpContentType, httpCrossOriginIsolation, httpFraming, httpFramingConflict, httpHstsMissing, httpHstsWeak, httpMethods, httpNoHttps, httpPermissionsPolicy, httpReferrerPolicy, httpTrace, httpXcto, jsVulnerableLibrary, portsDatabase, portsPlaintextAdmin, portsUnauthenticated, tlsCertChain, tlsCertExpired, tlsCertExpiring, tlsCertHostname, tlsCertUntrusted, tlsCertWeakKey, tlsCertWeakSig, tlsCipherCbc, tlsCipherExport, tlsCipherNoFs, tlsCipherNullAnon, tlsCipherRc4Des, tlsCompression, tlsDhUnsafePrime, tlsDhWeak, tlsKnownBugs, tlsMozillaProfile, tlsNoPostQuantum, tlsNoTls13, tlsProtocolSsl2Ssl3, tlsProtocolTls1011, tlsRenegotiation ];
},
19748: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
k: () => builtInPattern
});
const builtInPattern = (source, ignoresCase) => {
const pattern = new RegExp(source, ignoresCase ? "i" : "");
return text => {
const match = pattern.exec(text);
return match === null ? null : {
whole: match[0],
part: match[1] ?? match[0],
groups: match.groups ?? {}
};
};
};
},
45396: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Kg: () => ALL_SUITES,
H1: () => CURVES,
v4: () => FALLBACK_SCSV,
v3: () => RENEGOTIATION_SCSV,
rd: () => SSL2_CIPHER_KINDS,
FV: () => TLS13_GROUPS,
hv: () => groupName,
oR: () => ssl2KindName,
Qx: () => suiteName
});
const tls_registry_namespaceObject = JSON.parse('{"CW":{"0x0000":"TLS_NULL_WITH_NULL_NULL","0x0001":"TLS_RSA_WITH_NULL_MD5","0x0002":"TLS_RSA_WITH_NULL_SHA","0x0003":"TLS_RSA_EXPORT_WITH_RC4_40_MD5","0x0004":"TLS_RSA_WITH_RC4_128_MD5","0x0005":"TLS_RSA_WITH_RC4_128_SHA","0x0006":"TLS_RSA_EXPORT_WITH_RC2_CBC_40_MD5","0x0007":"TLS_RSA_WITH_IDEA_CBC_SHA","0x0008":"TLS_RSA_EXPORT_WITH_DES40_CBC_SHA","0x0009":"TLS_RSA_WITH_DES_CBC_SHA","0x000a":"TLS_RSA_WITH_3DES_EDE_CBC_SHA","0x000b":"TLS_DH_DSS_EXPORT_WITH_DES40_CBC_SHA","0x000c":"TLS_DH_DSS_WITH_DES_CBC_SHA","0x000d":"TLS_DH_DSS_WITH_3DES_EDE_CBC_SHA","0x000e":"TLS_DH_RSA_EXPORT_WITH_DES40_CBC_SHA","0x000f":"TLS_DH_RSA_WITH_DES_CBC_SHA","0x0010":"TLS_DH_RSA_WITH_3DES_EDE_CBC_SHA","0x0011":"TLS_DHE_DSS_EXPORT_WITH_DES40_CBC_SHA","0x0012":"TLS_DHE_DSS_WITH_DES_CBC_SHA","0x0013":"TLS_DHE_DSS_WITH_3DES_EDE_CBC_SHA","0x0014":"TLS_DHE_RSA_EXPORT_WITH_DES40_CBC_SHA","0x0015":"TLS_DHE_RSA_WITH_DES_CBC_SHA","0x0016":"TLS_DHE_RSA_WITH_3DES_EDE_CBC_SHA","0x0017":"TLS_DH_anon_EXPORT_WITH_RC4_40_MD5","0x0018":"TLS_DH_anon_WITH_RC4_128_MD5","0x0019":"TLS_DH_anon_EXPORT_WITH_DES40_CBC_SHA","0x001a":"TLS_DH_anon_WITH_DES_CBC_SHA","0x001b":"TLS_DH_anon_WITH_3DES_EDE_CBC_SHA","0x001e":"TLS_KRB5_WITH_DES_CBC_SHA","0x001f":"TLS_KRB5_WITH_3DES_EDE_CBC_SHA","0x0020":"TLS_KRB5_WITH_RC4_128_SHA","0x0021":"TLS_KRB5_WITH_IDEA_CBC_SHA","0x0022":"TLS_KRB5_WITH_DES_CBC_MD5","0x0023":"TLS_KRB5_WITH_3DES_EDE_CBC_MD5","0x0024":"TLS_KRB5_WITH_RC4_128_MD5","0x0025":"TLS_KRB5_WITH_IDEA_CBC_MD5","0x0026":"TLS_KRB5_EXPORT_WITH_DES_CBC_40_SHA","0x0027":"TLS_KRB5_EXPORT_WITH_RC2_CBC_40_SHA","0x0028":"TLS_KRB5_EXPORT_WITH_RC4_40_SHA","0x0029":"TLS_KRB5_EXPORT_WITH_DES_CBC_40_MD5","0x002a":"TLS_KRB5_EXPORT_WITH_RC2_CBC_40_MD5","0x002b":"TLS_KRB5_EXPORT_WITH_RC4_40_MD5","0x002c":"TLS_PSK_WITH_NULL_SHA","0x002d":"TLS_DHE_PSK_WITH_NULL_SHA","0x002e":"TLS_RSA_PSK_WITH_NULL_SHA","0x002f":"TLS_RSA_WITH_AES_128_CBC_SHA","0x0030":"TLS_DH_DSS_WITH_AES_128_CBC_SHA","0x0031":"TLS_DH_RSA_WITH_AES_128_CBC_SHA","0x0032":"TLS_DHE_DSS_WITH_AES_128_CBC_SHA","0x0033":"TLS_DHE_RSA_WITH_AES_128_CBC_SHA","0x0034":"TLS_DH_anon_WITH_AES_128_CBC_SHA","0x0035":"TLS_RSA_WITH_AES_256_CBC_SHA","0x0036":"TLS_DH_DSS_WITH_AES_256_CBC_SHA","0x0037":"TLS_DH_RSA_WITH_AES_256_CBC_SHA","0x0038":"TLS_DHE_DSS_WITH_AES_256_CBC_SHA","0x0039":"TLS_DHE_RSA_WITH_AES_256_CBC_SHA","0x003a":"TLS_DH_anon_WITH_AES_256_CBC_SHA","0x003b":"TLS_RSA_WITH_NULL_SHA256","0x003c":"TLS_RSA_WITH_AES_128_CBC_SHA256","0x003d":"TLS_RSA_WITH_AES_256_CBC_SHA256","0x003e":"TLS_DH_DSS_WITH_AES_128_CBC_SHA256","0x003f":"TLS_DH_RSA_WITH_AES_128_CBC_SHA256","0x0040":"TLS_DHE_DSS_WITH_AES_128_CBC_SHA256","0x0041":"TLS_RSA_WITH_CAMELLIA_128_CBC_SHA","0x0042":"TLS_DH_DSS_WITH_CAMELLIA_128_CBC_SHA","0x0043":"TLS_DH_RSA_WITH_CAMELLIA_128_CBC_SHA","0x0044":"TLS_DHE_DSS_WITH_CAMELLIA_128_CBC_SHA","0x0045":"TLS_DHE_RSA_WITH_CAMELLIA_128_CBC_SHA","0x0046":"TLS_DH_anon_WITH_CAMELLIA_128_CBC_SHA","0x0060":"TLS_RSA_EXPORT1024_WITH_RC4_56_MD5","0x0061":"TLS_RSA_EXPORT1024_WITH_RC2_56_MD5","0x0062":"TLS_RSA_EXPORT1024_WITH_DES_CBC_SHA","0x0063":"TLS_DHE_DSS_EXPORT1024_WITH_DES_CBC_SHA","0x0064":"TLS_RSA_EXPORT1024_WITH_RC4_56_SHA","0x0065":"TLS_DHE_DSS_EXPORT1024_WITH_RC4_56_SHA","0x0066":"TLS_DHE_DSS_WITH_RC4_128_SHA","0x0067":"TLS_DHE_RSA_WITH_AES_128_CBC_SHA256","0x0068":"TLS_DH_DSS_WITH_AES_256_CBC_SHA256","0x0069":"TLS_DH_RSA_WITH_AES_256_CBC_SHA256","0x006a":"TLS_DHE_DSS_WITH_AES_256_CBC_SHA256","0x006b":"TLS_DHE_RSA_WITH_AES_256_CBC_SHA256","0x006c":"TLS_DH_anon_WITH_AES_128_CBC_SHA256","0x006d":"TLS_DH_anon_WITH_AES_256_CBC_SHA256","0x0080":"TLS_GOSTR341094_WITH_28147_CNT_IMIT","0x0081":"TLS_GOSTR341001_WITH_28147_CNT_IMIT","0x0082":"TLS_GOSTR341094_WITH_NULL_GOSTR3411","0x0083":"TLS_GOSTR341001_WITH_NULL_GOSTR3411","0x0084":"TLS_RSA_WITH_CAMELLIA_256_CBC_SHA","0x0085":"TLS_DH_DSS_WITH_CAMELLIA_256_CBC_SHA","0x0086":"TLS_DH_RSA_WITH_CAMELLIA_256_CBC_SHA","0x0087":"TLS_DHE_DSS_WITH_CAMELLIA_256_CBC_SHA","0x0088":"TLS_DHE_RSA_WITH_CAMELLIA_256_CBC_SHA","0x0089":"TLS_DH_anon_WITH_CAMELLIA_256_CBC_SHA","0x008a":"TLS_PSK_WITH_RC4_128_SHA","0x008b":"TLS_PSK_WITH_3DES_EDE_CBC_SHA","0x008c":"TLS_PSK_WITH_AES_128_CBC_SHA","0x008d":"TLS_PSK_WITH_AES_256_CBC_SHA","0x008e":"TLS_DHE_PSK_WITH_RC4_128_SHA","0x008f":"TLS_DHE_PSK_WITH_3DES_EDE_CBC_SHA","0x0090":"TLS_DHE_PSK_WITH_AES_128_CBC_SHA","0x0091":"TLS_DHE_PSK_WITH_AES_256_CBC_SHA","0x0092":"TLS_RSA_PSK_WITH_RC4_128_SHA","0x0093":"TLS_RSA_PSK_WITH_3DES_EDE_CBC_SHA","0x0094":"TLS_RSA_PSK_WITH_AES_128_CBC_SHA","0x0095":"TLS_RSA_PSK_WITH_AES_256_CBC_SHA","0x0096":"TLS_RSA_WITH_SEED_CBC_SHA","0x0097":"TLS_DH_DSS_WITH_SEED_CBC_SHA","0x0098":"TLS_DH_RSA_WITH_SEED_CBC_SHA","0x0099":"TLS_DHE_DSS_WITH_SEED_CBC_SHA","0x009a":"TLS_DHE_RSA_WITH_SEED_CBC_SHA","0x009b":"TLS_DH_anon_WITH_SEED_CBC_SHA","0x009c":"TLS_RSA_WITH_AES_128_GCM_SHA256","0x009d":"TLS_RSA_WITH_AES_256_GCM_SHA384","0x009e":"TLS_DHE_RSA_WITH_AES_128_GCM_SHA256","0x009f":"TLS_DHE_RSA_WITH_AES_256_GCM_SHA384","0x00a0":"TLS_DH_RSA_WITH_AES_128_GCM_SHA256","0x00a1":"TLS_DH_RSA_WITH_AES_256_GCM_SHA384","0x00a2":"TLS_DHE_DSS_WITH_AES_128_GCM_SHA256","0x00a3":"TLS_DHE_DSS_WITH_AES_256_GCM_SHA384","0x00a4":"TLS_DH_DSS_WITH_AES_128_GCM_SHA256","0x00a5":"TLS_DH_DSS_WITH_AES_256_GCM_SHA384","0x00a6":"TLS_DH_anon_WITH_AES_128_GCM_SHA256","0x00a7":"TLS_DH_anon_WITH_AES_256_GCM_SHA384","0x00a8":"TLS_PSK_WITH_AES_128_GCM_SHA256","0x00a9":"TLS_PSK_WITH_AES_256_GCM_SHA384","0x00aa":"TLS_DHE_PSK_WITH_AES_128_GCM_SHA256","0x00ab":"TLS_DHE_PSK_WITH_AES_256_GCM_SHA384","0x00ac":"TLS_RSA_PSK_WITH_AES_128_GCM_SHA256","0x00ad":"TLS_RSA_PSK_WITH_AES_256_GCM_SHA384","0x00ae":"TLS_PSK_WITH_AES_128_CBC_SHA256","0x00af":"TLS_PSK_WITH_AES_256_CBC_SHA384","0x00b0":"TLS_PSK_WITH_NULL_SHA256","0x00b1":"TLS_PSK_WITH_NULL_SHA384","0x00b2":"TLS_DHE_PSK_WITH_AES_128_CBC_SHA256","0x00b3":"TLS_DHE_PSK_WITH_AES_256_CBC_SHA384","0x00b4":"TLS_DHE_PSK_WITH_NULL_SHA256","0x00b5":"TLS_DHE_PSK_WITH_NULL_SHA384","0x00b6":"TLS_RSA_PSK_WITH_AES_128_CBC_SHA256","0x00b7":"TLS_RSA_PSK_WITH_AES_256_CBC_SHA384","0x00b8":"TLS_RSA_PSK_WITH_NULL_SHA256","0x00b9":"TLS_RSA_PSK_WITH_NULL_SHA384","0x00ba":"TLS_RSA_WITH_CAMELLIA_128_CBC_SHA256","0x00bb":"TLS_DH_DSS_WITH_CAMELLIA_128_CBC_SHA256","0x00bc":"TLS_DH_RSA_WITH_CAMELLIA_128_CBC_SHA256","0x00bd":"TLS_DHE_DSS_WITH_CAMELLIA_128_CBC_SHA256","0x00be":"TLS_DHE_RSA_WITH_CAMELLIA_128_CBC_SHA256","0x00bf":"TLS_DH_anon_WITH_CAMELLIA_128_CBC_SHA256","0x00c0":"TLS_RSA_WITH_CAMELLIA_256_CBC_SHA256","0x00c1":"TLS_DH_DSS_WITH_CAMELLIA_256_CBC_SHA256","0x00c2":"TLS_DH_RSA_WITH_CAMELLIA_256_CBC_SHA256","0x00c3":"TLS_DHE_DSS_WITH_CAMELLIA_256_CBC_SHA256","0x00c4":"TLS_DHE_RSA_WITH_CAMELLIA_256_CBC_SHA256","0x00c5":"TLS_DH_anon_WITH_CAMELLIA_256_CBC_SHA256","0x00c6":"TLS_SM4_GCM_SM3","0x00c7":"TLS_SM4_CCM_SM3","0x1301":"TLS_AES_128_GCM_SHA256","0x1302":"TLS_AES_256_GCM_SHA384","0x1303":"TLS_CHACHA20_POLY1305_SHA256","0x1304":"TLS_AES_128_CCM_SHA256","0x1305":"TLS_AES_128_CCM_8_SHA256","0x16b7":"TLS_CECPQ1_RSA_WITH_CHACHA20_POLY1305_SHA256","0x16b8":"TLS_CECPQ1_ECDSA_WITH_CHACHA20_POLY1305_SHA256","0x16b9":"TLS_CECPQ1_RSA_WITH_AES_256_GCM_SHA384","0x16ba":"TLS_CECPQ1_ECDSA_WITH_AES_256_GCM_SHA384","0xc001":"TLS_ECDH_ECDSA_WITH_NULL_SHA","0xc002":"TLS_ECDH_ECDSA_WITH_RC4_128_SHA","0xc003":"TLS_ECDH_ECDSA_WITH_3DES_EDE_CBC_SHA","0xc004":"TLS_ECDH_ECDSA_WITH_AES_128_CBC_SHA","0xc005":"TLS_ECDH_ECDSA_WITH_AES_256_CBC_SHA","0xc006":"TLS_ECDHE_ECDSA_WITH_NULL_SHA","0xc007":"TLS_ECDHE_ECDSA_WITH_RC4_128_SHA","0xc008":"TLS_ECDHE_ECDSA_WITH_3DES_EDE_CBC_SHA","0xc009":"TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA","0xc00a":"TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA","0xc00b":"TLS_ECDH_RSA_WITH_NULL_SHA","0xc00c":"TLS_ECDH_RSA_WITH_RC4_128_SHA","0xc00d":"TLS_ECDH_RSA_WITH_3DES_EDE_CBC_SHA","0xc00e":"TLS_ECDH_RSA_WITH_AES_128_CBC_SHA","0xc00f":"TLS_ECDH_RSA_WITH_AES_256_CBC_SHA","0xc010":"TLS_ECDHE_RSA_WITH_NULL_SHA","0xc011":"TLS_ECDHE_RSA_WITH_RC4_128_SHA","0xc012":"TLS_ECDHE_RSA_WITH_3DES_EDE_CBC_SHA","0xc013":"TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA","0xc014":"TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA","0xc015":"TLS_ECDH_anon_WITH_NULL_SHA","0xc016":"TLS_ECDH_anon_WITH_RC4_128_SHA","0xc017":"TLS_ECDH_anon_WITH_3DES_EDE_CBC_SHA","0xc018":"TLS_ECDH_anon_WITH_AES_128_CBC_SHA","0xc019":"TLS_ECDH_anon_WITH_AES_256_CBC_SHA","0xc01a":"TLS_SRP_SHA_WITH_3DES_EDE_CBC_SHA","0xc01b":"TLS_SRP_SHA_RSA_WITH_3DES_EDE_CBC_SHA","0xc01c":"TLS_SRP_SHA_DSS_WITH_3DES_EDE_CBC_SHA","0xc01d":"TLS_SRP_SHA_WITH_AES_128_CBC_SHA","0xc01e":"TLS_SRP_SHA_RSA_WITH_AES_128_CBC_SHA","0xc01f":"TLS_SRP_SHA_DSS_WITH_AES_128_CBC_SHA","0xc020":"TLS_SRP_SHA_WITH_AES_256_CBC_SHA","0xc021":"TLS_SRP_SHA_RSA_WITH_AES_256_CBC_SHA","0xc022":"TLS_SRP_SHA_DSS_WITH_AES_256_CBC_SHA","0xc023":"TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256","0xc024":"TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA384","0xc025":"TLS_ECDH_ECDSA_WITH_AES_128_CBC_SHA256","0xc026":"TLS_ECDH_ECDSA_WITH_AES_256_CBC_SHA384","0xc027":"TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA256","0xc028":"TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA384","0xc029":"TLS_ECDH_RSA_WITH_AES_128_CBC_SHA256","0xc02a":"TLS_ECDH_RSA_WITH_AES_256_CBC_SHA384","0xc02b":"TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256","0xc02c":"TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384","0xc02d":"TLS_ECDH_ECDSA_WITH_AES_128_GCM_SHA256","0xc02e":"TLS_ECDH_ECDSA_WITH_AES_256_GCM_SHA384","0xc02f":"TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256","0xc030":"TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384","0xc031":"TLS_ECDH_RSA_WITH_AES_128_GCM_SHA256","0xc032":"TLS_ECDH_RSA_WITH_AES_256_GCM_SHA384","0xc033":"TLS_ECDHE_PSK_WITH_RC4_128_SHA","0xc034":"TLS_ECDHE_PSK_WITH_3DES_EDE_CBC_SHA","0xc035":"TLS_ECDHE_PSK_WITH_AES_128_CBC_SHA","0xc036":"TLS_ECDHE_PSK_WITH_AES_256_CBC_SHA","0xc037":"TLS_ECDHE_PSK_WITH_AES_128_CBC_SHA256","0xc038":"TLS_ECDHE_PSK_WITH_AES_256_CBC_SHA384","0xc039":"TLS_ECDHE_PSK_WITH_NULL_SHA","0xc03a":"TLS_ECDHE_PSK_WITH_NULL_SHA256","0xc03b":"TLS_ECDHE_PSK_WITH_NULL_SHA384","0xc03c":"TLS_RSA_WITH_ARIA_128_CBC_SHA256","0xc03d":"TLS_RSA_WITH_ARIA_256_CBC_SHA384","0xc03e":"TLS_DH_DSS_WITH_ARIA_128_CBC_SHA256","0xc03f":"TLS_DH_DSS_WITH_ARIA_256_CBC_SHA384","0xc040":"TLS_DH_RSA_WITH_ARIA_128_CBC_SHA256","0xc041":"TLS_DH_RSA_WITH_ARIA_256_CBC_SHA384","0xc042":"TLS_DHE_DSS_WITH_ARIA_128_CBC_SHA256","0xc043":"TLS_DHE_DSS_WITH_ARIA_256_CBC_SHA384","0xc044":"TLS_DHE_RSA_WITH_ARIA_128_CBC_SHA256","0xc045":"TLS_DHE_RSA_WITH_ARIA_256_CBC_SHA384","0xc046":"TLS_DH_anon_WITH_ARIA_128_CBC_SHA256","0xc047":"TLS_DH_anon_WITH_ARIA_256_CBC_SHA384","0xc048":"TLS_ECDHE_ECDSA_WITH_ARIA_128_CBC_SHA256","0xc049":"TLS_ECDHE_ECDSA_WITH_ARIA_256_CBC_SHA384","0xc04a":"TLS_ECDH_ECDSA_WITH_ARIA_128_CBC_SHA256","0xc04b":"TLS_ECDH_ECDSA_WITH_ARIA_256_CBC_SHA384","0xc04c":"TLS_ECDHE_RSA_WITH_ARIA_128_CBC_SHA256","0xc04d":"TLS_ECDHE_RSA_WITH_ARIA_256_CBC_SHA384","0xc04e":"TLS_ECDH_RSA_WITH_ARIA_128_CBC_SHA256","0xc04f":"TLS_ECDH_RSA_WITH_ARIA_256_CBC_SHA384","0xc050":"TLS_RSA_WITH_ARIA_128_GCM_SHA256","0xc051":"TLS_RSA_WITH_ARIA_256_GCM_SHA384","0xc052":"TLS_DHE_RSA_WITH_ARIA_128_GCM_SHA256","0xc053":"TLS_DHE_RSA_WITH_ARIA_256_GCM_SHA384","0xc054":"TLS_DH_RSA_WITH_ARIA_128_GCM_SHA256","0xc055":"TLS_DH_RSA_WITH_ARIA_256_GCM_SHA384","0xc056":"TLS_DHE_DSS_WITH_ARIA_128_GCM_SHA256","0xc057":"TLS_DHE_DSS_WITH_ARIA_256_GCM_SHA384","0xc058":"TLS_DH_DSS_WITH_ARIA_128_GCM_SHA256","0xc059":"TLS_DH_DSS_WITH_ARIA_256_GCM_SHA384","0xc05a":"TLS_DH_anon_WITH_ARIA_128_GCM_SHA256","0xc05b":"TLS_DH_anon_WITH_ARIA_256_GCM_SHA384","0xc05c":"TLS_ECDHE_ECDSA_WITH_ARIA_128_GCM_SHA256","0xc05d":"TLS_ECDHE_ECDSA_WITH_ARIA_256_GCM_SHA384","0xc05e":"TLS_ECDH_ECDSA_WITH_ARIA_128_GCM_SHA256","0xc05f":"TLS_ECDH_ECDSA_WITH_ARIA_256_GCM_SHA384","0xc060":"TLS_ECDHE_RSA_WITH_ARIA_128_GCM_SHA256","0xc061":"TLS_ECDHE_RSA_WITH_ARIA_256_GCM_SHA384","0xc062":"TLS_ECDH_RSA_WITH_ARIA_128_GCM_SHA256","0xc063":"TLS_ECDH_RSA_WITH_ARIA_256_GCM_SHA384","0xc064":"TLS_PSK_WITH_ARIA_128_CBC_SHA256","0xc065":"TLS_PSK_WITH_ARIA_256_CBC_SHA384","0xc066":"TLS_DHE_PSK_WITH_ARIA_128_CBC_SHA256","0xc067":"TLS_DHE_PSK_WITH_ARIA_256_CBC_SHA384","0xc068":"TLS_RSA_PSK_WITH_ARIA_128_CBC_SHA256","0xc069":"TLS_RSA_PSK_WITH_ARIA_256_CBC_SHA384","0xc06a":"TLS_PSK_WITH_ARIA_128_GCM_SHA256","0xc06b":"TLS_PSK_WITH_ARIA_256_GCM_SHA384","0xc06c":"TLS_DHE_PSK_WITH_ARIA_128_GCM_SHA256","0xc06d":"TLS_DHE_PSK_WITH_ARIA_256_GCM_SHA384","0xc06e":"TLS_RSA_PSK_WITH_ARIA_128_GCM_SHA256","0xc06f":"TLS_RSA_PSK_WITH_ARIA_256_GCM_SHA384","0xc070":"TLS_ECDHE_PSK_WITH_ARIA_128_CBC_SHA256","0xc071":"TLS_ECDHE_PSK_WITH_ARIA_256_CBC_SHA384","0xc072":"TLS_ECDHE_ECDSA_WITH_CAMELLIA_128_CBC_SHA256","0xc073":"TLS_ECDHE_ECDSA_WITH_CAMELLIA_256_CBC_SHA384","0xc074":"TLS_ECDH_ECDSA_WITH_CAMELLIA_128_CBC_SHA256","0xc075":"TLS_ECDH_ECDSA_WITH_CAMELLIA_256_CBC_SHA384","0xc076":"TLS_ECDHE_RSA_WITH_CAMELLIA_128_CBC_SHA256","0xc077":"TLS_ECDHE_RSA_WITH_CAMELLIA_256_CBC_SHA384","0xc078":"TLS_ECDH_RSA_WITH_CAMELLIA_128_CBC_SHA256","0xc079":"TLS_ECDH_RSA_WITH_CAMELLIA_256_CBC_SHA384","0xc07a":"TLS_RSA_WITH_CAMELLIA_128_GCM_SHA256","0xc07b":"TLS_RSA_WITH_CAMELLIA_256_GCM_SHA384","0xc07c":"TLS_DHE_RSA_WITH_CAMELLIA_128_GCM_SHA256","0xc07d":"TLS_DHE_RSA_WITH_CAMELLIA_256_GCM_SHA384","0xc07e":"TLS_DH_RSA_WITH_CAMELLIA_128_GCM_SHA256","0xc07f":"TLS_DH_RSA_WITH_CAMELLIA_256_GCM_SHA384","0xc080":"TLS_DHE_DSS_WITH_CAMELLIA_128_GCM_SHA256","0xc081":"TLS_DHE_DSS_WITH_CAMELLIA_256_GCM_SHA384","0xc082":"TLS_DH_DSS_WITH_CAMELLIA_128_GCM_SHA256","0xc083":"TLS_DH_DSS_WITH_CAMELLIA_256_GCM_SHA384","0xc084":"TLS_DH_anon_WITH_CAMELLIA_128_GCM_SHA256","0xc085":"TLS_DH_anon_WITH_CAMELLIA_256_GCM_SHA384","0xc086":"TLS_ECDHE_ECDSA_WITH_CAMELLIA_128_GCM_SHA256","0xc087":"TLS_ECDHE_ECDSA_WITH_CAMELLIA_256_GCM_SHA384","0xc088":"TLS_ECDH_ECDSA_WITH_CAMELLIA_128_GCM_SHA256","0xc089":"TLS_ECDH_ECDSA_WITH_CAMELLIA_256_GCM_SHA384","0xc08a":"TLS_ECDHE_RSA_WITH_CAMELLIA_128_GCM_SHA256","0xc08b":"TLS_ECDHE_RSA_WITH_CAMELLIA_256_GCM_SHA384","0xc08c":"TLS_ECDH_RSA_WITH_CAMELLIA_128_GCM_SHA256","0xc08d":"TLS_ECDH_RSA_WITH_CAMELLIA_256_GCM_SHA384","0xc08e":"TLS_PSK_WITH_CAMELLIA_128_GCM_SHA256","0xc08f":"TLS_PSK_WITH_CAMELLIA_256_GCM_SHA384","0xc090":"TLS_DHE_PSK_WITH_CAMELLIA_128_GCM_SHA256","0xc091":"TLS_DHE_PSK_WITH_CAMELLIA_256_GCM_SHA384","0xc092":"TLS_RSA_PSK_WITH_CAMELLIA_128_GCM_SHA256","0xc093":"TLS_RSA_PSK_WITH_CAMELLIA_256_GCM_SHA384","0xc094":"TLS_PSK_WITH_CAMELLIA_128_CBC_SHA256","0xc095":"TLS_PSK_WITH_CAMELLIA_256_CBC_SHA384","0xc096":"TLS_DHE_PSK_WITH_CAMELLIA_128_CBC_SHA256","0xc097":"TLS_DHE_PSK_WITH_CAMELLIA_256_CBC_SHA384","0xc098":"TLS_RSA_PSK_WITH_CAMELLIA_128_CBC_SHA256","0xc099":"TLS_RSA_PSK_WITH_CAMELLIA_256_CBC_SHA384","0xc09a":"TLS_ECDHE_PSK_WITH_CAMELLIA_128_CBC_SHA256","0xc09b":"TLS_ECDHE_PSK_WITH_CAMELLIA_256_CBC_SHA384","0xc09c":"TLS_RSA_WITH_AES_128_CCM","0xc09d":"TLS_RSA_WITH_AES_256_CCM","0xc09e":"TLS_DHE_RSA_WITH_AES_128_CCM","0xc09f":"TLS_DHE_RSA_WITH_AES_256_CCM","0xc0a0":"TLS_RSA_WITH_AES_128_CCM_8","0xc0a1":"TLS_RSA_WITH_AES_256_CCM_8","0xc0a2":"TLS_DHE_RSA_WITH_AES_128_CCM_8","0xc0a3":"TLS_DHE_RSA_WITH_AES_256_CCM_8","0xc0a4":"TLS_PSK_WITH_AES_128_CCM","0xc0a5":"TLS_PSK_WITH_AES_256_CCM","0xc0a6":"TLS_DHE_PSK_WITH_AES_128_CCM","0xc0a7":"TLS_DHE_PSK_WITH_AES_256_CCM","0xc0a8":"TLS_PSK_WITH_AES_128_CCM_8","0xc0a9":"TLS_PSK_WITH_AES_256_CCM_8","0xc0aa":"TLS_PSK_DHE_WITH_AES_128_CCM_8","0xc0ab":"TLS_PSK_DHE_WITH_AES_256_CCM_8","0xc0ac":"TLS_ECDHE_ECDSA_WITH_AES_128_CCM","0xc0ad":"TLS_ECDHE_ECDSA_WITH_AES_256_CCM","0xc0ae":"TLS_ECDHE_ECDSA_WITH_AES_128_CCM_8","0xc0af":"TLS_ECDHE_ECDSA_WITH_AES_256_CCM_8","0xc0b0":"TLS_ECCPWD_WITH_AES_128_GCM_SHA256","0xc0b1":"TLS_ECCPWD_WITH_AES_256_GCM_SHA384","0xc0b2":"TLS_ECCPWD_WITH_AES_128_CCM_SHA256","0xc0b3":"TLS_ECCPWD_WITH_AES_256_CCM_SHA384","0xc0b4":"TLS_SHA256_SHA256","0xc0b5":"TLS_SHA384_SHA384","0xc100":"TLS_GOSTR341112_256_WITH_KUZNYECHIK_CTR_OMAC","0xc101":"TLS_GOSTR341112_256_WITH_MAGMA_CTR_OMAC","0xc102":"TLS_GOSTR341112_256_WITH_28147_CNT_IMIT","0xc103":"TLS_GOSTR341112_256_WITH_KUZNYECHIK_MGM_L","0xc104":"TLS_GOSTR341112_256_WITH_MAGMA_MGM_L","0xc105":"TLS_GOSTR341112_256_WITH_KUZNYECHIK_MGM_S","0xc106":"TLS_GOSTR341112_256_WITH_MAGMA_MGM_S","0xcc13":"TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256_OLD","0xcc14":"TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256_OLD","0xcc15":"TLS_DHE_RSA_WITH_CHACHA20_POLY1305_SHA256_OLD","0xcca8":"TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256","0xcca9":"TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256","0xccaa":"TLS_DHE_RSA_WITH_CHACHA20_POLY1305_SHA256","0xccab":"TLS_PSK_WITH_CHACHA20_POLY1305_SHA256","0xccac":"TLS_ECDHE_PSK_WITH_CHACHA20_POLY1305_SHA256","0xccad":"TLS_DHE_PSK_WITH_CHACHA20_POLY1305_SHA256","0xccae":"TLS_RSA_PSK_WITH_CHACHA20_POLY1305_SHA256","0xd001":"TLS_ECDHE_PSK_WITH_AES_128_GCM_SHA256","0xd002":"TLS_ECDHE_PSK_WITH_AES_256_GCM_SHA384","0xd003":"TLS_ECDHE_PSK_WITH_AES_128_CCM_8_SHA256","0xd005":"TLS_ECDHE_PSK_WITH_AES_128_CCM_SHA256","0xfefe":"SSL_RSA_FIPS_WITH_DES_CBC_SHA","0xfeff":"SSL_RSA_FIPS_WITH_3DES_EDE_CBC_SHA","0xff00":"TLS_GOSTR341094_RSA_WITH_28147_CNT_MD5","0xff01":"TLS_RSA_WITH_28147_CNT_GOST94","0xff85":"TLS_GOSTR341112_256_WITH_28147_CNT_IMIT_OLD","0xff87":"TLS_GOSTR341112_256_WITH_NULL_GOSTR3411","0xffe0":"SSL_RSA_FIPS_WITH_3DES_EDE_CBC_SHA","0xffe1":"SSL_RSA_FIPS_WITH_DES_CBC_SHA"},"Bk":{"0x010080":"SSL_CK_RC4_128_WITH_MD5","0x020080":"SSL_CK_RC4_128_EXPORT40_WITH_MD5","0x030080":"SSL_CK_RC2_128_CBC_WITH_MD5","0x040080":"SSL_CK_RC2_128_CBC_EXPORT40_WITH_MD5","0x050080":"SSL_CK_IDEA_128_CBC_WITH_MD5","0x060040":"SSL_CK_DES_64_CBC_WITH_MD5","0x060140":"SSL_CK_DES_64_CBC_WITH_SHA","0x0700c0":"SSL_CK_DES_192_EDE3_CBC_WITH_MD5","0x0701c0":"SSL_CK_DES_192_EDE3_CBC_WITH_SHA","0x080080":"SSL_CK_RC4_64_WITH_MD5","0x000000":"SSL_CK_NULL_WITH_MD5"},"TN":{"0x0001":"sect163k1","0x0002":"sect163r1","0x0003":"sect163r2","0x0004":"sect193r1","0x0005":"sect193r2","0x0006":"sect233k1","0x0007":"sect233r1","0x0008":"sect239k1","0x0009":"sect283k1","0x000a":"sect283r1","0x000b":"sect409k1","0x000c":"sect409r1","0x000d":"sect571k1","0x000e":"sect571r1","0x000f":"secp160k1","0x0010":"secp160r1","0x0011":"secp160r2","0x0012":"secp192k1","0x0013":"secp192r1","0x0014":"secp224k1","0x0015":"secp224r1","0x0016":"secp256k1","0x0017":"secp256r1","0x0018":"secp384r1","0x0019":"secp521r1","0x001a":"brainpoolP256r1","0x001b":"brainpoolP384r1","0x001c":"brainpoolP512r1","0x001d":"x25519","0x001e":"x448","0x001f":"brainpoolP256r1tls13","0x0020":"brainpoolP384r1tls13","0x0021":"brainpoolP512r1tls13","0x0029":"curveSM2","0x0100":"ffdhe2048","0x0101":"ffdhe3072","0x0102":"ffdhe4096","0x0103":"ffdhe6144","0x0104":"ffdhe8192","0x0200":"MLKEM512","0x0201":"MLKEM768","0x0202":"MLKEM1024","0x11eb":"SecP256r1MLKEM768","0x11ec":"X25519MLKEM768","0x11ed":"SecP384r1MLKEM1024"}}');
const RENEGOTIATION_SCSV = 255;
const FALLBACK_SCSV = 22016;
const NAMES = byCode(tls_registry_namespaceObject.CW);
const SSL2_NAMES = byCode(tls_registry_namespaceObject.Bk);
const GROUP_NAMES = byCode(tls_registry_namespaceObject.TN);
const ALL_SUITES = [ ...NAMES.keys() ].filter(code => code !== 0);
const SSL2_CIPHER_KINDS = [ ...SSL2_NAMES.keys() ];
function suiteName(code) {
return NAMES.get(code) ?? `UNKNOWN_0x${code.toString(16).padStart(4, "0")}`;
}
function ssl2KindName(code) {
return SSL2_NAMES.get(code) ?? `UNKNOWN_0x${code.toString(16).padStart(6, "0")}`;
}
const USUAL_CURVES = [ 29, 23, 24, 25, 30 ];
const CURVES = [ ...USUAL_CURVES, ...[ ...GROUP_NAMES.keys() ].filter(code => code < 29 && !USUAL_CURVES.includes(code)) ];
const TLS13_GROUPS = [ ...USUAL_CURVES, ...[ 4588, 4587, 4589, 256, 257, 258, 259, 260, 31, 32, 33, 41, 512, 513, 514 ] ];
function groupName(code) {
return GROUP_NAMES.get(code) ?? `group 0x${code.toString(16).padStart(4, "0")}`;
}
function byCode(names) {
return new Map(Object.entries(names).map(([code, name]) => [ Number(code), name ]));
}
},
63487: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S$: () => suiteTraits,
f3: () => suitesOf,
iO: () => COMMON_SUITES,
vC: () => fitsVersion
});
var _code_points_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45396);
const LEGACY = [ [ /RC4/, "RC4" ], [ /3DES|_DES_192_EDE3/, "3DES" ], [ /RC2/, "RC2" ], [ /IDEA/, "IDEA" ], [ /SEED/, "SEED" ], [ /_DES(40)?_|_DES_64/, "DES" ] ];
const known = new Map;
function suiteTraits(name) {
const traits = known.get(name) ?? traitsOf(name);
if (!name.startsWith("UNKNOWN")) known.set(name, traits);
return traits;
}
function traitsOf(name) {
const isTls13 = /^TLS_(AES|CHACHA20|SM4|SHA\d+_SHA)/.test(name) || /MGM_[LS]$/.test(name);
const isDhe = /^TLS_(DHE_|DH_anon|PSK_DHE)/i.test(name);
const isEcdhe = /^TLS_(ECDHE_|ECDH_anon|CECPQ1|ECCPWD)/i.test(name);
return {
isTls13: isTls13,
isNull: /_NULL(_|$)|^TLS_SHA(256_SHA256|384_SHA384)$/.test(name),
isAnonymous: /_anon_/i.test(name) || name === "TLS_NULL_WITH_NULL_NULL" || /^TLS_SRP_SHA_WITH/.test(name),
isExport: /EXPORT/.test(name),
legacyCipher: LEGACY.find(([pattern]) => pattern.test(name))?.[1] ?? null,
isForwardSecret: isTls13 || isDhe || isEcdhe || /^TLS_SRP_/.test(name),
isCbc: /_CBC_/.test(name),
isAead: /_(GCM|CCM)(_|$)|POLY1305|_MGM_|^TLS_SM4/.test(name),
isCommonAead: /^TLS_(?:(?:EC)?DHE_)?(?:RSA|ECDSA)_WITH_(?:AES_\d+_GCM|CHACHA20_POLY1305)_SHA/.test(name),
isDhe: isDhe,
isEcdhe: isEcdhe
};
}
function fitsVersion(code, version) {
const name = (0, _code_points_js__WEBPACK_IMPORTED_MODULE_0__.Qx)(code);
const {isTls13: isTls13, isAead: isAead} = suiteTraits(name);
if (version === "TLSv1.3") return isTls13;
if (isTls13) return false;
return version === "TLSv1.2" || !(isAead || /SHA(256|384)$/.test(name));
}
const RARE = /PSK|SRP|KRB5|GOST|28147|ARIA|CECPQ1|ECCPWD|SM4|TLS_DH_(RSA|DSS)|TLS_ECDH_(RSA|ECDSA)|FIPS|OLD|EXPORT1024|CCM|RC2_CBC_56|DHE_DSS_WITH_RC4/;
const byVersion = new Map;
function suitesOf(version) {
const suites = byVersion.get(version) ?? orderedSuites(version);
byVersion.set(version, suites);
return suites;
}
function orderedSuites(version) {
const fitting = _code_points_js__WEBPACK_IMPORTED_MODULE_0__.Kg.filter(code => fitsVersion(code, version));
const isRare = code => RARE.test((0, _code_points_js__WEBPACK_IMPORTED_MODULE_0__.Qx)(code));
return [ ...fitting.filter(code => !isRare(code)), ...fitting.filter(isRare) ];
}
const COMMON_SUITES = [ 49199, 49195, 49200, 49196, 52392, 52393, 49171, 49161, 49172, 49162, 156, 157, 47, 53, 60, 51, 57, 158, 10, 5, 4, 52, 9, 3 ];
},
62084: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
QS: () => withoutBuster,
SG: () => uncached,
qq: () => busterPair,
r9: () => ownQuery,
un: () => withoutBusterPair
});
const NAME = "scangate";
const LAST_PAIR = new RegExp(`[?&]${NAME}=[^&#]{0,100}$`);
function uncached(url, token) {
const {origin: origin, pathname: pathname, search: search} = new URL(url);
return `${origin}${pathname}${search === "" ? "?" : `${search}&`}${busterPair(token)}`;
}
function busterPair(token) {
return `${NAME}=${token}`;
}
function withoutBuster(text, url) {
const value = new URL(url).searchParams.get(NAME) ?? "";
return value === "" ? text : text.replaceAll(value, "");
}
function withoutBusterPair(url) {
return url.replace(LAST_PAIR, "");
}
function ownQuery(query) {
return query.filter(([name]) => name !== NAME);
}
},
18191: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Z: () => compareVersions
});
function parse(version) {
const match = /^v?(\d+(?:\.\d+)*)(?:[-.]?([A-Za-z][\w.-]*))?/.exec(version.slice(0, 100));
return {
numbers: (match?.[1] ?? "0").split(".").map(Number),
prerelease: match?.[2] === undefined ? [] : match[2].split(/[.-]/)
};
}
function compareVersions(a, b) {
const left = parse(a);
const right = parse(b);
const length = Math.max(left.numbers.length, right.numbers.length);
const numbers = firstDifference(length, index => (left.numbers[index] ?? 0) - (right.numbers[index] ?? 0));
if (numbers !== 0) return numbers;
if (left.prerelease.length === 0 || right.prerelease.length === 0) return right.prerelease.length - left.prerelease.length;
return firstDifference(Math.max(left.prerelease.length, right.prerelease.length), index => compareIdentifiers(left.prerelease[index], right.prerelease[index]));
}
function firstDifference(length, differenceAt) {
for (let index = 0; index < length; index += 1) {
const difference = differenceAt(index);
if (difference !== 0) return difference;
}
return 0;
}
function compareIdentifiers(mine, other) {
if (mine === other) return 0;
if (mine === undefined || other === undefined) return mine === undefined ? -1 : 1;
const isNumber = part => /^\d+$/.test(part);
if (isNumber(mine) !== isNumber(other)) return isNumber(mine) ? -1 : 1;
if (isNumber(mine)) return Number(mine) - Number(other);
return mine < other ? -1 : 1;
}
},
84739: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$i: () => reportOnlyPolicies,
Hr: () => enforcedPolicies,
dw: () => nonceShape,
ue: () => noncesOf,
zc: () => misplacedPolicies
});
var _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91069);
var _html_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55157);
const TEXT_MAX = 32768;
const POLICIES_MAX = 20;
const DIRECTIVES_MAX = 100;
const VALUES_MAX = 500;
const NOT_IN_META = new Set([ "frame-ancestors", "report-uri", "sandbox" ]);
function parsePolicies(values, source) {
return values.flatMap(value => value.slice(0, TEXT_MAX).split(",")).slice(0, POLICIES_MAX).map(text => parsePolicy(text.trim(), source)).filter(policy => policy.directives.size > 0 || policy.ignoredInMeta.length > 0);
}
function enforcedPolicies(exchange) {
const metas = (0, _html_html_document_js__WEBPACK_IMPORTED_MODULE_0__.lM)(exchange)?.metas ?? [];
const contents = metas.filter(({httpEquiv: httpEquiv, isInHead: isInHead}) => httpEquiv === "content-security-policy" && isInHead).map(({content: content}) => content);
return [ ...parsePolicies((0, _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_1__.UE)(exchange.response.headers, "content-security-policy"), "header"), ...parsePolicies(contents, "meta") ];
}
function misplacedPolicies(exchange) {
const metas = (0, _html_html_document_js__WEBPACK_IMPORTED_MODULE_0__.lM)(exchange)?.metas ?? [];
const misplaced = metas.filter(({httpEquiv: httpEquiv, isInHead: isInHead}) => httpEquiv === "content-security-policy" && !isInHead);
return parsePolicies(misplaced.map(({content: content}) => content), "meta");
}
function reportOnlyPolicies(exchange) {
return parsePolicies((0, _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_1__.UE)(exchange.response.headers, "content-security-policy-report-only"), "header");
}
function parsePolicy(text, source) {
const directives = new Map;
const repeated = new Set;
const ignoredInMeta = new Set;
for (const token of text.split(";")) {
const [name, ...values] = token.split(/[\t\n\f\r ]+/).filter(word => word !== "");
if (name === undefined || directives.size >= DIRECTIVES_MAX) continue;
const directive = name.toLowerCase();
if (source === "meta" && NOT_IN_META.has(directive)) ignoredInMeta.add(directive); else if (directives.has(directive)) repeated.add(directive); else directives.set(directive, values.slice(0, VALUES_MAX));
}
return {
source: source,
text: text,
directives: directives,
repeated: [ ...repeated ],
ignoredInMeta: [ ...ignoredInMeta ]
};
}
function noncesOf(policy) {
return [ ...policy.directives.values() ].flat().map(value => /^'nonce-([^']+)'$/i.exec(value)?.[1]).filter(nonce => nonce !== undefined);
}
function nonceShape(exchange) {
const policies = enforcedPolicies(exchange);
if (!policies.some(policy => noncesOf(policy).length > 0)) return null;
return policies.map(({source: source, text: text}) => `${source} ${text.replace(/'nonce-[^']*'/gi, "'nonce-'")}`).join("\n");
}
},
79624: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => directoryListing,
c: () => listedNames
});
var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89853);
var _signature_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23592);
const KINDS = [ {
server: "The web server",
heading: /<(?:title|h1|h2)>\s*Index of ([^<]{1,500})<\/(?:title|h1|h2)>/i,
marks: [ /\?C=[NMSD][;&]|Parent Directory|\.\.\/|class="(?:list|indexcolname|name)"|alt="\[(?:DIR|PARENTDIR|ICO|TXT|\s*)\]"|<pre>|id="(?:list|indexlist)"/i ]
}, {
server: "Python http.server",
heading: /<(?:title|h1)>\s*Directory listing for ([^<]{1,500})<\/(?:title|h1)>/i,
marks: [ /<li><a href=|<ul>/i ]
}, {
server: "Tomcat",
heading: /<(?:title|h1)>\s*Directory Listing For ([^<]{1,1000})<\/(?:title|h1)>/i,
folderIn: named => (named.split("- Up To", 1)[0] ?? "").trim().replace(/^\[|\]$/g, ""),
marks: [ /<table|Filename|Last Modified/i ]
}, {
server: "Jetty",
heading: /<(?:title|h1)[^<>]{0,200}>\s*Directory: ([^<]{1,500})<\/(?:title|h1)>/i,
marks: [ /<table|Last Modified/i ]
}, {
server: "IIS",
heading: /<(?:title|h1)>([^<]{1,500})<\/(?:title|h1)>/i,
folderIn: named => named.includes(" - /") ? named.slice(named.indexOf(" - /") + 3) : null,
marks: [ /\[To Parent Directory\]|&lt;dir&gt;/i ]
}, {
server: "serve-index",
heading: /<title>\s*listing directory ([^<]{1,500})<\/title>/i,
marks: [ /id="files"/i ]
}, {
server: "serve",
heading: /<title>\s*Files within ([^<]{1,500})<\/title>/i,
marks: [ /id="files"|<main>/i ]
}, {
server: "Caddy",
heading: /<title>([^<]{1,500})<\/title>/i,
marks: [ /<span class="meta-item">/i, /id="filter"|class="listing"/i ]
} ];
function directoryListing(response, path) {
const text = (0, _signature_js__WEBPACK_IMPORTED_MODULE_0__.b6)(response);
for (const {server: server, heading: heading, folderIn: folderIn, marks: marks} of KINDS) {
const named = heading.exec(text)?.[1]?.trim();
if (named === undefined || !marks.every(mark => mark.test(text))) continue;
const folder = folderIn === undefined ? named : folderIn(named);
if (folder === null || !isSameFolder(folder, path)) continue;
return {
proof: `${server} lists the folder: ${entriesText(text)}`,
quote: [ named ]
};
}
return djangoListing(text) ?? goListing(text);
}
function djangoListing(text) {
const body = /<meta name="robots" content="NONE,NOARCHIVE"[^>]{0,4}>\s*<title>\s*Index of [^<]{1,400}<\/title>\s*<\/head>\s*<body>\s*<h1>\s*Index of [^<]{1,400}<\/h1>\s*<ul>\s*((?:<li><a href="[^"<>]{1,400}">[^<]{1,400}<\/a><\/li>\s*)*)<\/ul>\s*<\/body>/i.exec(text.slice(0, 65536))?.[1];
return body === undefined ? null : {
proof: `Django's file view lists the folder: ${entriesText(body)}`,
quote: [ "Index of " ]
};
}
function goListing(text) {
const body = /^\s*(?:<!doctype html>\s*<meta[^>]*>\s*)?<pre>\s*((?:<a href="[^"<>]{1,400}">[^<]{1,400}<\/a>\s*)+)<\/pre>\s*$/i.exec(text.slice(0, 65536))?.[1];
return body === undefined ? null : {
proof: `Go's file server lists the folder: ${entriesText(body)}`,
quote: [ "<pre>" ]
};
}
function isSameFolder(named, path) {
const requested = plainPath(path.split("?")[0] ?? "");
const shown = plainPath(decodeEntities(named));
return shown === requested || requested.endsWith(shown.startsWith("/") ? shown : `/${shown}`);
}
function plainPath(path) {
return (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_1__.oF)(path).replace(/(?<!\/)\/+$/, "").toLowerCase();
}
function decodeEntities(text) {
return text.replaceAll("&#x2F;", "/").replaceAll("&#47;", "/").replaceAll("&amp;", "&");
}
function listedNames(response) {
return namesIn((0, _signature_js__WEBPACK_IMPORTED_MODULE_0__.b6)(response));
}
function namesIn(text) {
return [ ...text.matchAll(/<a [^>]{0,200}?href="([^"?#]{1,300})"/gi) ].map(match => match[1] ?? "").filter(href => !/^(?:\.{0,2}\/)*\.{0,2}$/.test(href) && !/^(?:https?:)?\/\//.test(href));
}
function entriesText(text) {
const names = namesIn(text);
if (names.length === 0) return "it is empty";
return `${names.length} entries, among them ${(0, _signature_js__WEBPACK_IMPORTED_MODULE_0__.hD)(names.slice(0, 5).join(", "), 160)}`;
}
},
63912: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
p: () => isDownload
});
var _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91069);
function isDownload({headers: headers}) {
return /^\s*attachment\b/i.test((0, _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_0__.wx)(headers, "content-disposition") ?? "");
}
},
23003: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Qf: () => isTemplateValue,
Ue: () => entropy,
wK: () => isPlaceholder
});
function entropy(text) {
const counts = new Map;
for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
let bits = 0;
for (const count of counts.values()) bits -= count / text.length * Math.log2(count / text.length);
return bits;
}
const TEMPLATE_VALUE = /sample|dummy|placeholder|change[-_ ]?(?:me|this|it)|your[-_ ]|insert[-_ ]|replace[-_ ]|\*{3}|\.{3}|^<.*>$|^\$\{.*\}$/i;
const UNLIKELY = /example|redacted|insert|replace|your|xxxx|12345678|abcdefgh|0{6}|<[^<>]*>|\$\{|\{\{|process\.env/i;
function isTemplateValue(text) {
return TEMPLATE_VALUE.test(text);
}
function isPlaceholder(text) {
return isTemplateValue(text) || UNLIKELY.test(text) || new Set(text).size < 6 || /(.)\1{5}/.test(text);
}
},
20080: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$x: () => effectOf,
L7: () => shows,
yp: () => isTokenField
});
var _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91069);
var _data_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27519);
var _entropy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23003);
function isTokenField({name: name, type: type, value: value}) {
if (type !== "hidden") return false;
if ((0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("late-csrf-field", name) || (0, 
_data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("csrf-field", name) && value.length >= 8) return true;
const isRandom = /^[\w+/=.-]{20,}$/.test(value) && /\d/.test(value) && (0, _entropy_js__WEBPACK_IMPORTED_MODULE_1__.Ue)(value) > 3.5;
return isRandom && !(0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("written-session", name);
}
function effectOf({own: own, stranger: stranger, forged: forged}) {
if (own.exchange.response.status >= 400) return "unknown";
if (isShown(own)) return isShown(stranger) ? "unknown" : isShown(forged) ? "same" : "refused";
const [expected, without, foreign] = [ own, stranger, forged ].map(summaryOf);
return expected !== without && expected === foreign ? "alike" : "unknown";
}
function isShown({marker: marker, shown: shown}) {
return shown !== null && shows(shown, marker);
}
function shows({response: response}, marker) {
return response.text.toLowerCase().includes(marker);
}
function summaryOf({marker: marker, exchange: {response: response}}) {
const plain = text => text.slice(0, 64 * 1024).replaceAll(marker, "").replace(/[\w+/=-]{16,}/g, "").replace(/\d+/g, "");
return JSON.stringify([ response.status, plain((0, _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_2__.wx)(response.headers, "location") ?? ""), plain(response.text) ]);
}
},
22263: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O: () => resolveUrl,
d: () => DocumentBase
});
const REFERENCE_MAX = 8192;
function resolveUrl(reference, base) {
if (reference.length > REFERENCE_MAX) return null;
try {
const url = new URL(reference.trim(), base);
if (url.protocol !== "http:" && url.protocol !== "https:") return null;
if (url.hash !== "" || url.href.includes("#")) url.hash = "";
if (url.username !== "") url.username = "";
if (url.password !== "") url.password = "";
return url.href;
} catch {
return null;
}
}
class DocumentBase {
#url;
#base;
#isSet=false;
constructor(url) {
this.#url = url;
this.#base = url;
}
get href() {
return this.#base;
}
get documentUrl() {
return resolveUrl(this.#url, this.#url);
}
startTag(tag, attributes) {
const href = tag === "base" && !this.#isSet ? attributes.get("href") : undefined;
if (href === undefined) return;
this.#base = resolveUrl(href, this.#url) ?? this.#base;
this.#isSet = true;
}
resolve(reference) {
return reference === undefined ? null : resolveUrl(reference, this.#base);
}
}
},
55157: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
lM: () => documentOf,
_6: () => isHtml
});
var http = __webpack_require__(91069);
var document_base = __webpack_require__(22263);
const FIELD_HINTS = "name id autocomplete placeholder aria-label title formcontrolname data-testid".split(" ");
const CONTAINERS = new Set("div span section article aside main form fieldset dialog template ul ol table tbody tr td p label".split(" "));
const STYLE_MAX = 500;
function hides(tag, attributes) {
const style = (attributes.get("style") ?? "").slice(0, STYLE_MAX).toLowerCase().replace(/\s+/g, "");
return attributes.has("hidden") || tag === "template" || tag === "dialog" && !attributes.has("open") || style.split(";").some(rule => rule.startsWith("display:none") || rule.startsWith("visibility:hidden")) || attributes.get("aria-hidden") === "true" && attributes.get("tabindex") === "-1";
}
class HiddenRegion {
#tag=null;
#depth=0;
#isInForm=false;
get place() {
if (this.#tag === null) return null;
return this.#isInForm ? "in-form" : "around-form";
}
startTag(tag, attributes, isInForm) {
if (this.#tag === tag) this.#depth += 1; else if (this.#tag === null && CONTAINERS.has(tag) && hides(tag, attributes)) {
this.#tag = tag;
this.#depth = 1;
this.#isInForm = isInForm;
}
}
endTag(tag) {
if (this.#tag !== tag) return;
this.#depth -= 1;
if (this.#depth === 0) this.#tag = null;
}
}
const FORMS_MAX = 2e3;
const CONTROLS_MAX = 1e3;
const FIELDS_MAX = 200;
const OPTIONS_MAX = 1e3;
const LABELS_MAX = 1e3;
const TEXT_MAX = 2e3;
const HINT_MAX = 200;
const BUTTON_TEXT_MAX = 100;
class FormReader {
#base;
#forms=[];
#loose={
action: null,
method: null,
isMultipart: false,
controls: [],
isHidden: false,
hasImage: false
};
#formsById=new Map;
#controlsById=new Map;
#hidden=new HiddenRegion;
#labels=[];
#form=null;
#label=null;
#button=null;
#textarea=null;
#select=null;
#option=null;
constructor(base) {
this.#base = base;
}
startTag(tag, attributes) {
this.#hidden.startTag(tag, attributes, this.#form !== null);
switch (tag) {
case "form":
this.#openForm(attributes);
break;

case "input":
this.#add(attributes, (attributes.get("type") ?? "text").trim().toLowerCase());
break;

case "button":
this.#button = this.#add(attributes, (attributes.get("type") ?? "submit").toLowerCase());
break;

case "select":
this.#closeSelect();
this.#openSelect(attributes);
break;

case "option":
this.#closeOption();
this.#openOption(attributes);
break;

case "textarea":
this.#textarea = this.#add(attributes, "textarea");
break;

case "img":
if (this.#form !== null) this.#form.hasImage = true;
break;

case "label":
this.#closeLabel();
this.#label = {
of: attributes.get("for") ?? null,
inside: [],
text: ""
};
break;
}
}
endTag(tag) {
this.#hidden.endTag(tag);
if (tag === "form") this.#form = null; else if (tag === "button") this.#button = null; else if (tag === "option") this.#closeOption(); else if (tag === "select") this.#closeSelect(); else if (tag === "textarea") this.#textarea = null; else if (tag === "label") this.#closeLabel();
}
text(text, rawTextOf) {
if (rawTextOf === "textarea" && this.#textarea !== null) this.#textarea.value = text.slice(0, TEXT_MAX);
if (rawTextOf !== null) return;
if (this.#option !== null && this.#option.text.length < TEXT_MAX) this.#option.text += text.slice(0, TEXT_MAX);
if (this.#label !== null && this.#label.text.length < HINT_MAX) this.#label.text += ` ${text.trim().slice(0, HINT_MAX)}`;
if (this.#button !== null && this.#button.text.length < BUTTON_TEXT_MAX) this.#button.text = `${this.#button.text} ${text.trim().toLowerCase().slice(0, BUTTON_TEXT_MAX)}`.trim();
}
end() {
this.#closeSelect();
for (const {of: of, text: text} of this.#labels) {
const control = this.#controlsById.get(of);
if (control !== undefined) control.hint += ` ${text}`;
}
}
get markupForms() {
return this.#loose.controls.length === 0 ? this.#forms : [ ...this.#forms, this.#loose ];
}
get forms() {
return this.#forms.flatMap(({action: action, method: method, isMultipart: isMultipart, controls: controls}) => {
if (action === null) return [];
const isScripted = controls.some(({type: type}) => type === "button") && !controls.some(({type: type}) => type === "submit" || type === "image");
const fields = submittedFields(controls);
return [ {
action: action,
method: method ?? "GET",
fields: fields,
...isScripted ? {
isScripted: isScripted
} : {},
...isMultipart && method === "POST" ? {
isMultipart: isMultipart
} : {}
} ];
});
}
#openForm(attributes) {
const action = attributes.get("action")?.trim() ?? "";
const method = attributes.get("method")?.trim().toLowerCase();
this.#form = {
action: action === "" ? this.#base.documentUrl : this.#base.resolve(action),
method: method === "post" ? "POST" : method === "get" ? "GET" : null,
isMultipart: attributes.get("enctype")?.trim().toLowerCase() === "multipart/form-data",
controls: [],
isHidden: this.#hidden.place !== null,
hasImage: false
};
if (this.#forms.length < FORMS_MAX) this.#forms.push(this.#form);
const id = attributes.get("id");
if (id !== undefined) this.#formsById.set(id, this.#form);
}
#add(attributes, type) {
const isChoice = type === "checkbox" || type === "radio";
const isButton = type === "submit" || type === "image";
const value = attributes.get("value");
const action = attributes.get("formaction");
const control = {
name: attributes.get("name") ?? "",
type: type,
value: value ?? (isChoice ? "on" : ""),
hint: FIELD_HINTS.map(name => (attributes.get(name) ?? "").slice(0, HINT_MAX)).join(" ").toLowerCase(),
autocomplete: (attributes.get("autocomplete") ?? "").toLowerCase().slice(0, 100),
isRequired: attributes.has("required"),
isSent: !attributes.has("disabled") && (!isChoice || attributes.has("checked")),
isHidden: type === "hidden" || this.#hidden.place === "in-form" || hides("", attributes),
isChecked: attributes.has("checked"),
text: isButton ? (value ?? "").toLowerCase().slice(0, BUTTON_TEXT_MAX) : "",
action: isButton && action !== undefined ? this.#base.resolve(action) : null,
options: []
};
const {controls: controls} = this.#ownerOf(attributes.get("form"));
if (controls.length >= CONTROLS_MAX) return control;
controls.push(control);
this.#label?.inside.push(control);
const id = attributes.get("id");
if (id !== undefined) this.#controlsById.set(id, control);
return control;
}
#ownerOf(id) {
return (id === undefined ? undefined : this.#formsById.get(id)) ?? this.#form ?? this.#loose;
}
#openSelect(attributes) {
this.#select = {
control: this.#add(attributes, "select"),
value: null,
first: null
};
}
#openOption(attributes) {
if (this.#select === null) return;
const [value, isSelected, isDisabled] = [ attributes.get("value"), attributes.has("selected"), attributes.has("disabled") ];
this.#option = {
value: value,
isSelected: isSelected,
isDisabled: isDisabled,
text: ""
};
}
#closeOption() {
const [select, option] = [ this.#select, this.#option ];
this.#option = null;
if (select === null || option === null) return;
const text = option.text.trim().replace(/\s+/g, " ");
const value = option.value ?? text;
select.first ??= value;
if (option.isSelected) select.value ??= value;
const {options: options} = select.control;
if (!option.isDisabled && options.length < OPTIONS_MAX) options.push({
value: value.slice(0, TEXT_MAX),
text: text
});
}
#closeSelect() {
this.#closeOption();
if (this.#select !== null) this.#select.control.value = this.#select.value ?? this.#select.first ?? "";
this.#select = null;
}
#closeLabel() {
if (this.#label === null) return;
const {of: of, inside: inside} = this.#label;
const text = this.#label.text.toLowerCase();
if (of !== null && this.#labels.length < LABELS_MAX) this.#labels.push({
of: of,
text: text
});
for (const control of inside) control.hint += ` ${text}`;
this.#label = null;
}
}
const NOT_SUBMITTED = new Set([ "reset", "button" ]);
function submittedFields(controls) {
const fields = [];
const groups = new Map;
for (const control of controls) {
if (control.name === "" || NOT_SUBMITTED.has(control.type) || fields.length >= FIELDS_MAX) continue;
const group = control.type === "radio" ? groups.get(control.name) : undefined;
if (group === undefined) {
if (control.type === "radio") groups.set(control.name, fields.length);
fields.push(fieldOf(control));
} else if (control.isChecked) fields[group] = fieldOf(control);
}
return fields;
}
function fieldOf({name: name, type: type, value: value, isRequired: isRequired, options: options}) {
return {
name: name,
type: type,
value: value,
...isRequired ? {
isRequired: isRequired
} : {},
...type === "select" ? {
options: options
} : {}
};
}
var html_tokens = __webpack_require__(41240);
var link_reader = __webpack_require__(76974);
const HEADINGS = new Set([ "h1", "h2", "h3", "h4", "h5", "h6" ]);
const QUOTING = new Set([ "code", "samp", "kbd", "blockquote", "q", "textarea" ]);
const LINE_BREAKING = new Set([ "br", "p", "div", "tr", "li", "pre", "h1", "h2", "h3", "table", "td", "dd", "dt", "hr" ]);
const MEDIA = new Set([ "img", "svg", "canvas", "video", "audio", "iframe", "frame", "object", "embed", "picture" ]);
const page_text_TEXT_MAX = 2e4;
const HEADING_MAX = 500;
class PageText {
#visible=[];
#quoted=[];
#headings=[];
#all=new SpacedText(page_text_TEXT_MAX);
#own=new SpacedText(page_text_TEXT_MAX);
#first=new SpacedText(HEADING_MAX);
#heading=null;
#quoting=null;
#depth=0;
#isInLink=false;
#firstHeading="none";
hasMedia=false;
get visible() {
return this.#visible.join("");
}
get quoted() {
return this.#quoted.join("");
}
get headings() {
return this.#headings.join("");
}
get all() {
return this.#all.collapsed;
}
get own() {
return this.#own.collapsed;
}
get heading() {
return this.#first.collapsed;
}
startTag(tag) {
if (MEDIA.has(tag)) this.hasMedia = true;
if (tag === "a") this.#isInLink = true;
if (tag === "h1" && this.#first.isBlank) this.#firstHeading = "open";
this.#all.space();
this.#own.space();
if (HEADINGS.has(tag)) this.#heading = tag;
if (LINE_BREAKING.has(tag)) this.#show("\n");
if (this.#quoting === null && QUOTING.has(tag)) this.#quoting = tag;
if (tag === this.#quoting) this.#depth += 1;
}
endTag(tag) {
if (tag === "a") this.#isInLink = false;
if (tag === "h1") this.#firstHeading = "closed";
if (LINE_BREAKING.has(tag)) this.#show("\n");
if (tag === this.#heading) this.#heading = null;
if (tag !== this.#quoting) return;
this.#depth -= 1;
if (this.#depth === 0) this.#quoting = null;
}
text(text, rawTextOf) {
if (rawTextOf === "script" || rawTextOf === "style") return;
this.#show(text);
if (rawTextOf !== null) return;
this.#all.add(text);
if (!this.#isInLink) this.#own.add(text);
if (this.#firstHeading === "open") this.#first.add(text);
}
#show(text) {
if (this.#heading !== null) this.#headings.push(text);
if (this.#quoting !== "q") (this.#quoting === null ? this.#visible : this.#quoted).push(text);
}
}
class SpacedText {
#max;
#text="";
constructor(max) {
this.#max = max;
}
get collapsed() {
return this.#text.slice(0, this.#max).split(/\s+/).join(" ").trim();
}
get isBlank() {
return this.#text === "";
}
space() {
if (this.#text !== "" && !this.#text.endsWith(" ")) this.add(" ");
}
add(text) {
if (this.#text.length < this.#max) this.#text += text.slice(0, this.#max);
}
}
var records = __webpack_require__(9682);
const LIST_MAX = 2e3;
const CANDIDATES_MAX = 20;
const PRELOADED = {
image: "image",
audio: "media",
video: "media",
track: "media"
};
class ResourceReader {
scripts=[];
stylesheets=[];
subresources=[];
#base;
#inline=null;
constructor(base) {
this.#base = base;
}
startTag(tag, attributes) {
const source = attributes.get("src");
switch (tag) {
case "script":
this.#script(source, attributes);
break;

case "link":
this.#link((0, link_reader.nS)(attributes), attributes);
break;

case "frame":
case "iframe":
this.#load(source, "frame");
break;

case "img":
this.#load(source, "image");
for (const candidate of (attributes.get("srcset") ?? "").split(",").slice(0, CANDIDATES_MAX)) this.#load(candidate.trim().split(/\s+/)[0], "image");
break;

case "input":
if (attributes.get("type")?.toLowerCase() === "image") this.#load(source, "image");
break;

case "audio":
case "source":
case "track":
this.#load(source, "media");
break;

case "video":
this.#load(source, "media");
this.#load(attributes.get("poster"), "image");
break;

case "embed":
this.#load(source, "object");
break;

case "object":
this.#load(attributes.get("data"), "object");
break;
}
}
endTag(tag) {
if (tag === "script") this.#inline = null;
}
text(text, rawTextOf) {
if (rawTextOf === "script" && this.#inline !== null) this.#inline.text += text;
}
#script(source, attributes) {
const script = {
url: this.#base.resolve(source),
type: (attributes.get("type") ?? "").trim().toLowerCase(),
text: "",
integrity: attributes.get("integrity") ?? ""
};
if ((source === undefined || script.url !== null) && this.scripts.length < LIST_MAX) this.scripts.push(script);
this.#load(source, "script");
this.#inline = source === undefined ? script : null;
}
#link(relations, attributes) {
const href = attributes.get("href");
if (relations.includes("stylesheet")) {
const url = this.#base.resolve(href ?? "");
if (url !== null && this.stylesheets.length < LIST_MAX) this.stylesheets.push({
url: url,
integrity: attributes.get("integrity") ?? ""
});
this.#load(href, "stylesheet");
} else if (relations.includes("icon") || relations.includes("apple-touch-icon")) this.#load(href, "icon"); else if (relations.includes("preload") || relations.includes("modulepreload")) this.#load(href, (0, 
records.eC)(PRELOADED, (attributes.get("as") ?? "").trim().toLowerCase()) ?? "preload");
}
#load(reference, kind) {
if (reference === undefined || reference === "" || this.subresources.length >= LIST_MAX) return;
const url = this.#base.resolve(reference);
if (url !== null) this.subresources.push({
url: url,
kind: kind
});
}
}
const html_document_LIST_MAX = 2e3;
const COMMENT_MAX = 2e4;
const TITLE_MAX = 200;
const ELEMENTS_MAX = 200;
class MetaReader {
metas=[];
comments=[];
elements=new Set;
title="";
startTag(tag, attributes, isInHead) {
if (this.elements.size < ELEMENTS_MAX) this.elements.add(tag.slice(0, 50));
if (tag !== "meta" || this.metas.length >= html_document_LIST_MAX) return;
this.metas.push({
name: (attributes.get("name") ?? attributes.get("property") ?? "").trim().toLowerCase(),
httpEquiv: (attributes.get("http-equiv") ?? "").toLowerCase(),
content: attributes.get("content") ?? "",
isInHead: isInHead
});
}
text(text, rawTextOf) {
if (rawTextOf === "title" && this.title === "") this.title = text.trim().slice(0, TITLE_MAX);
}
comment(text) {
if (this.comments.length < html_document_LIST_MAX) this.comments.push(text.slice(0, COMMENT_MAX));
}
}
const known = new WeakMap;
function isHtml(exchange) {
const type = (0, http.wx)(exchange.response.headers, "content-type");
if (type !== undefined && type.trim() !== "") return /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(type);
if (/nosniff/i.test((0, http.wx)(exchange.response.headers, "x-content-type-options") ?? "")) return false;
return /^\s*<(!doctype html|html|head|body|script|iframe|h1|div|font|table|a|style|title|b|br|p|!--)[\s>]/i.test(exchange.response.text.slice(0, 512));
}
function documentOf(exchange) {
if (!isHtml(exchange)) return null;
const before = known.get(exchange);
if (before !== undefined) return before;
const document = parseHtmlDocument(exchange.response.text, exchange.request.url);
known.set(exchange, document);
return document;
}
function parseHtmlDocument(html, url) {
const base = new document_base.d(url);
const links = new link_reader.Wj(base);
const resources = new ResourceReader(base);
const forms = new FormReader(base);
const metas = new MetaReader;
const text = new PageText;
(0, html_tokens.y)(html, composed([ base, links, resources, forms, metas, text ]));
forms.end();
return {
base: base.href,
title: metas.title,
links: links.links,
forms: forms.forms,
markupForms: forms.markupForms,
scripts: resources.scripts,
stylesheets: resources.stylesheets,
subresources: resources.subresources,
metas: metas.metas,
comments: metas.comments,
elements: [ ...metas.elements ],
headingText: text.headings,
heading: text.heading,
text: text.all,
ownText: text.own,
hasMedia: text.hasMedia,
visibleText: text.visible,
quotedText: text.quoted,
truncated: html.length > html_tokens.i
};
}
function composed(handlers) {
return {
startTag(name, attributes, isInHead) {
for (const handler of handlers) handler.startTag(name, attributes, isInHead);
},
endTag(name) {
for (const handler of handlers) handler.endTag?.(name);
},
text(text, rawTextOf) {
for (const handler of handlers) handler.text?.(text, rawTextOf);
},
comment(text) {
for (const handler of handlers) handler.comment?.(text);
}
};
}
},
41240: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
i: () => HTML_LENGTH_MAX,
y: () => readHtmlTokens
});
var parse5__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63194);
var _shared_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9682);
const HTML_LENGTH_MAX = 1024 * 1024;
const RAW_TEXT_MODES = {
script: parse5__WEBPACK_IMPORTED_MODULE_0__.V_.SCRIPT_DATA,
style: parse5__WEBPACK_IMPORTED_MODULE_0__.V_.RAWTEXT,
xmp: parse5__WEBPACK_IMPORTED_MODULE_0__.V_.RAWTEXT,
iframe: parse5__WEBPACK_IMPORTED_MODULE_0__.V_.RAWTEXT,
noembed: parse5__WEBPACK_IMPORTED_MODULE_0__.V_.RAWTEXT,
noframes: parse5__WEBPACK_IMPORTED_MODULE_0__.V_.RAWTEXT,
textarea: parse5__WEBPACK_IMPORTED_MODULE_0__.V_.RCDATA,
title: parse5__WEBPACK_IMPORTED_MODULE_0__.V_.RCDATA,
plaintext: parse5__WEBPACK_IMPORTED_MODULE_0__.V_.PLAINTEXT
};
const HEAD_CONTENT = new Set("html head base basefont bgsound link meta noframes noscript script style template title".split(" "));
const APART = new Set([ "noscript", "template" ]);
function readHtmlTokens(html, handler) {
let rawTextOf = null;
let pending = "";
let isHeadOver = false;
let apart = null;
const flush = () => {
if (rawTextOf === null && apart === null && !isHeadOver && pending.trim() !== "") isHeadOver = true;
if (pending !== "") handler.text?.(pending, rawTextOf);
pending = "";
};
const onText = token => {
pending += token.chars;
};
const tokenizer = new parse5__WEBPACK_IMPORTED_MODULE_0__._F({}, {
onStartTag(token) {
flush();
const attributes = new Map;
for (const {name: name, value: value} of token.attrs) if (!attributes.has(name)) attributes.set(name, value);
if (apart === null && !HEAD_CONTENT.has(token.tagName)) isHeadOver = true;
handler.startTag(token.tagName, attributes, !isHeadOver && apart === null);
if (apart === null && APART.has(token.tagName)) apart = token.tagName;
const mode = (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_1__.eC)(RAW_TEXT_MODES, token.tagName);
if (mode === undefined) return;
tokenizer.state = mode;
rawTextOf = token.tagName;
},
onEndTag(token) {
flush();
if (token.tagName === rawTextOf) rawTextOf = null; else if (token.tagName === apart) apart = null; else if (token.tagName === "body" || token.tagName === "html") isHeadOver = true;
handler.endTag?.(token.tagName);
},
onComment(token) {
flush();
handler.comment?.(token.data);
},
onCharacter: onText,
onWhitespaceCharacter: onText,
onNullCharacter: onText,
onDoctype: flush,
onEof: flush
});
tokenizer.write(html.slice(0, HTML_LENGTH_MAX), true);
}
},
76974: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Wj: () => LinkReader,
nS: () => relationsOf,
tw: () => refreshTarget
});
const LINKS_MAX = 2e3;
const TEXT_MAX = 60;
const REFRESH_MAX = 8192;
const DOCUMENT_RELATIONS = new Set([ ...[ "next", "prev", "alternate", "canonical", "search", "help", "author", "license", "service-doc", "service-desc" ], "https://api.w.org/" ]);
function refreshTarget(content) {
const rest = /^[\d.]*\s*[;,]\s*(?:url\s*=)?/i.exec(content.trimStart())?.[0];
if (rest === undefined) return null;
const address = content.trimStart().slice(rest.length).trimStart().replace(/^['"]/, "").slice(0, REFRESH_MAX);
return /^[^'"]+/.exec(address)?.[0].trim() ?? null;
}
function relationsOf(attributes) {
return (attributes.get("rel") ?? "").toLowerCase().split(/\s+/);
}
class LinkReader {
links=[];
#base;
#anchor=null;
constructor(base) {
this.#base = base;
}
startTag(tag, attributes) {
switch (tag) {
case "a":
case "area":
this.#anchor = this.#add(attributes.get("href"), tag);
break;

case "frame":
case "iframe":
this.#add(attributes.get("src"), tag);
break;

case "meta":
if (attributes.get("http-equiv")?.toLowerCase() === "refresh") this.#add(refreshTarget(attributes.get("content") ?? "") ?? undefined, "refresh");
break;

case "link":
if (isOfDocument(relationsOf(attributes))) this.#add(attributes.get("href"), "link");
break;
}
}
endTag(tag) {
if (tag === "a") this.#anchor = null;
}
text(text, rawTextOf) {
if (this.#anchor === null || rawTextOf === "script" || rawTextOf === "style") return;
if (this.#anchor.text.length < TEXT_MAX) this.#anchor.text = (this.#anchor.text + text).trim().slice(0, TEXT_MAX);
}
#add(reference, element) {
const url = this.links.length >= LINKS_MAX ? null : this.#base.resolve(reference);
if (url === null) return null;
const link = {
url: url,
element: element,
text: ""
};
this.links.push(link);
return link;
}
}
function isOfDocument(relations) {
const isResource = [ "stylesheet", "icon", "apple-touch-icon", "preload", "modulepreload" ].some(relation => relations.includes(relation));
return !isResource && relations.some(relation => DOCUMENT_RELATIONS.has(relation));
}
},
50220: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ni: () => ADVISORIES_DATE,
Jw: () => advisoriesFor
});
var primitives = __webpack_require__(89085);
var records = __webpack_require__(9682);
const advisories_namespaceObject = JSON.parse('{"p6":"2026-11-21","wk":{"@angular/core":[{"ids":["CVE-2021-4231","GHSA-c75v-2vq8-878f"],"severity":"medium","cwe":"CWE-79","ranges":[["0","10.2.5"],["11.0.0","11.0.5"]]},{"ids":["CVE-2026-27970","GHSA-prjf-86w9-mfqv"],"severity":"high","cwe":"CWE-79","ranges":[["0","18.2.15"],["19.0.0","19.2.19"],["20.0.0","20.3.17"],["21.0.0","21.1.6"]]},{"ids":["CVE-2026-32635","GHSA-g93w-mfhg-p222"],"severity":"high","cwe":"CWE-79","ranges":[["17.0.0-next.0","18.2.15"],["19.0.0-next.0","19.2.20"],["20.0.0-next.0","20.3.18"],["21.0.0-next.0","21.2.4"],["22.0.0-next.0","22.0.0-next.3"]]},{"ids":["CVE-2026-50557","GHSA-f3m7-gqxr-g87x"],"severity":"medium","cwe":"CWE-79","ranges":[["0","18.2.15"],["19.0.0-next.0","19.2.22"],["20.0.0-next.0","20.3.22"],["21.0.0-next.0","21.2.15"],["22.0.0-next.0","22.0.0-rc.2"]]},{"ids":["CVE-2026-52725","GHSA-692r-grfm-v8x7"],"severity":"medium","cwe":"CWE-79","ranges":[["0","18.2.15"],["19.0.0-next.0","19.2.23"],["20.0.0-next.0","20.3.22"],["21.0.0-next.0","21.2.15"],["22.0.0-next.0","22.0.0-rc.2"]]},{"ids":["CVE-2026-54267","GHSA-rgjc-h3x7-9mwg"],"severity":"high","cwe":"CWE-79","ranges":[["0","19.2.26"],["20.0.0","20.3.25"],["21.0.0","21.2.17"],["22.0.0","22.0.1"]]}],"angular":[{"ids":["CVE-2019-10768","GHSA-89mq-4x47-5v83"],"severity":"high","cwe":"CWE-1321","ranges":[["1.4.0","1.7.9"]]},{"ids":["CVE-2019-14863","GHSA-r5fx-8r73-v86c"],"severity":"medium","cwe":"CWE-79","ranges":[["1.0.0","1.5.0-beta.1"]]},{"ids":["CVE-2020-7676","GHSA-mhp6-pxh8-r675"],"severity":"medium","cwe":"CWE-79","ranges":[["0","1.8.0"]]},{"ids":["CVE-2022-25844","GHSA-m2h2-264f-f486"],"severity":"medium","cwe":"CWE-1333","ranges":[["1.7.0",null]]},{"ids":["CVE-2022-25869","GHSA-prc3-vjfx-vhm9"],"severity":"medium","cwe":"CWE-79","ranges":[["0",null]]},{"ids":["CVE-2023-26116","GHSA-2vrf-hf26-jrp5"],"severity":"medium","cwe":"CWE-1333","ranges":[["1.2.21",null]]},{"ids":["CVE-2023-26117","GHSA-2qqx-w9hr-q5gx"],"severity":"medium","cwe":"CWE-1333","ranges":[["1.0.0",null]]},{"ids":["CVE-2023-26118","GHSA-qwqh-hm9m-p5hr"],"severity":"medium","cwe":"CWE-1333","ranges":[["1.4.9",null]]},{"ids":["CVE-2024-21490","GHSA-4w4v-5hc9-xrr2"],"severity":"high","cwe":"CWE-1333","ranges":[["1.3.0",null]]},{"ids":["CVE-2024-8372","GHSA-m9gf-397r-hwpg"],"severity":"low","cwe":"CWE-1289","ranges":[["1.3.0",null]]},{"ids":["CVE-2024-8373","GHSA-mqm9-c95h-x2p6"],"severity":"low","cwe":"CWE-791","ranges":[["0",null]]},{"ids":["CVE-2025-0716","GHSA-j58c-ww9w-pwp5"],"severity":"low","cwe":"CWE-791","ranges":[["0",null]]},{"ids":["CVE-2025-2336","GHSA-4p4w-6hg8-63wx"],"severity":"medium","cwe":"CWE-791","ranges":[["1.3.1",null]]},{"ids":["CVE-2025-4690","GHSA-hfff-63hg-f47j"],"severity":"medium","cwe":"CWE-1333","ranges":[["0",null]]},{"ids":["CVE-2026-11998","GHSA-7x27-g8rg-x87w"],"severity":"high","cwe":"CWE-79","ranges":[["1.2.0",null]]},{"ids":["GHSA-28hp-fgcr-2r4h"],"severity":"medium","cwe":"CWE-79","ranges":[["0","1.6.0"]]},{"ids":["GHSA-5cp4-xmrw-59wf"],"severity":"medium","cwe":"CWE-79","ranges":[["0","1.8.0"]]}],"axios":[{"ids":["CVE-2019-10742","GHSA-42xw-2xvc-qx8m"],"severity":"high","cwe":"CWE-755","ranges":[["0","0.18.1"]]},{"ids":["CVE-2020-28168","GHSA-4w2v-q235-vp99"],"severity":"medium","cwe":"CWE-918","ranges":[["0","0.21.1"]]},{"ids":["CVE-2021-3749","GHSA-cph5-m8f7-6c5x"],"severity":"high","cwe":"CWE-1333","ranges":[["0","0.21.2"]]},{"ids":["CVE-2023-45857","GHSA-wf5p-g6vw-rhxx"],"severity":"medium","cwe":"CWE-352","ranges":[["0.8.1","0.28.0"],["1.0.0","1.6.0"]]},{"ids":["CVE-2024-39338","GHSA-8hc4-vh64-cxmj"],"severity":"high","cwe":"CWE-918","ranges":[["1.3.2","1.7.4"]]},{"ids":["CVE-2025-27152","GHSA-jr5f-v2jv-69x6"],"severity":"high","cwe":"CWE-918","ranges":[["0","0.30.0"],["1.0.0","1.8.2"]]},{"ids":["CVE-2026-25639","GHSA-43fc-jf86-j433"],"severity":"high","cwe":"CWE-1321","ranges":[["0","0.30.3"],["1.0.0","1.13.5"]]},{"ids":["CVE-2026-42033","GHSA-pf86-5x62-jrwf"],"severity":"high","cwe":"CWE-1321","ranges":[["0","0.31.1"],["1.0.0","1.15.1"]]},{"ids":["CVE-2026-42039","GHSA-62hf-57xw-28j9"],"severity":"medium","cwe":"CWE-674","ranges":[["0","0.31.1"],["1.0.0","1.15.1"]]},{"ids":["CVE-2026-42040","GHSA-xhjh-pmcv-23jw"],"severity":"low","cwe":"CWE-116","ranges":[["0","0.31.1"],["1.0.0","1.15.1"]]},{"ids":["CVE-2026-42041","GHSA-w9j2-pvgh-6h63"],"severity":"medium","cwe":"CWE-1321","ranges":[["0","0.31.1"],["1.0.0","1.15.1"]]},{"ids":["CVE-2026-42042","GHSA-xx6v-rp6x-q39c"],"severity":"medium","cwe":"CWE-183","ranges":[["0","0.31.1"],["1.0.0","1.15.1"]]},{"ids":["CVE-2026-42044","GHSA-3w6x-2g7m-8v23"],"severity":"medium","cwe":"CWE-1321","ranges":[["1.0.0","1.15.2"]]},{"ids":["CVE-2026-42264","GHSA-q8qp-cvcw-x6jj"],"severity":"high","cwe":"CWE-1321","ranges":[["1.0.0","1.15.2"]]},{"ids":["CVE-2026-44486","GHSA-j5f8-grm9-p9fc"],"severity":"high","cwe":"CWE-200","ranges":[["0","0.32.0"],["1.0.0","1.16.0"]]},{"ids":["CVE-2026-44488","GHSA-777c-7fjr-54vf"],"severity":"high","cwe":"CWE-770","ranges":[["1.7.0","1.16.0"]]},{"ids":["CVE-2026-44490","GHSA-898c-q2cr-xwhg"],"severity":"medium","cwe":"CWE-1321","ranges":[["0","0.32.0"],["1.0.0","1.16.0"]]},{"ids":["CVE-2026-44495","GHSA-3g43-6gmg-66jw"],"severity":"high","cwe":"CWE-94","ranges":[["0.19.0","0.31.1"],["1.0.0","1.15.2"]]},{"ids":["CVE-2026-44496","GHSA-hfxv-24rg-xrqf"],"severity":"high","cwe":"CWE-400","ranges":[["0","0.32.0"],["1.0.0","1.16.0"]]},{"ids":["CVE-2026-67312","GHSA-pmv8-rq9r-6j72"],"severity":"medium","cwe":"CWE-400","ranges":[["0.28.0","0.33.0"],["1.0.0","1.18.0"]]},{"ids":["CVE-2026-67313","GHSA-42h9-826w-cgv3"],"severity":"medium","cwe":"CWE-400","ranges":[["0.28.0","0.33.0"],["1.0.0","1.18.0"]]},{"ids":["CVE-2026-67314","GHSA-xj6q-8x83-jv6g"],"severity":"medium","cwe":"CWE-1321","ranges":[["1.15.2","1.18.0"]]},{"ids":["CVE-2026-67316","GHSA-mmx7-hfxf-jppx"],"severity":"medium","cwe":"CWE-1321","ranges":[["0","0.33.0"],["1.0.0","1.18.0"]]},{"ids":["CVE-2026-67317","GHSA-jqh4-m9w3-8hp9"],"severity":"medium","cwe":"CWE-770","ranges":[["1.7.0","1.18.0"]]},{"ids":["CVE-2026-67319","GHSA-7q8q-rj6j-mhjq"],"severity":"medium","cwe":"CWE-1321","ranges":[["0.8.0","0.33.0"],["1.0.0","1.18.0"]]},{"ids":["CVE-2026-67320","GHSA-gcfj-64vw-6mp9"],"severity":"high","cwe":"CWE-1321","ranges":[["0.31.1","0.33.0"],["1.15.2","1.18.0"]]},{"ids":["CVE-2026-67321","GHSA-hcpx-6fm6-wx23"],"severity":"medium","cwe":"CWE-674","ranges":[["0.31.1","0.33.0"],["1.15.1","1.18.0"]]}],"backbone":[{"ids":["CVE-2016-10537","GHSA-j6p2-cx3w-6jcp"],"severity":"medium","cwe":"CWE-79","ranges":[["0","0.5.0"]]}],"blueimp-file-upload":[{"ids":["CVE-2018-9206","GHSA-4cj8-g9cp-v5wr"],"severity":"critical","cwe":"CWE-434","ranges":[["0","9.22.1"]]}],"bootbox":[{"ids":["CVE-2023-46998","GHSA-87mg-h5r3-hw88"],"severity":"medium","cwe":"CWE-79","ranges":[["3.2.0","6.0.1"]]}],"bootstrap":[{"ids":["CVE-2016-10735","GHSA-4p24-vmcr-4gqj"],"severity":"medium","cwe":"CWE-79","ranges":[["3.0.0","3.4.0"],["4.0.0-alpha","4.0.0-beta.2"]]},{"ids":["CVE-2018-14040","GHSA-3wqf-4x89-9g79"],"severity":"medium","cwe":"CWE-79","ranges":[["2.3.0","3.4.0"],["4.0.0","4.1.2"]]},{"ids":["CVE-2018-14041","GHSA-pj7m-g53m-7638"],"severity":"medium","cwe":"CWE-79","ranges":[["4.0.0","4.1.2"]]},{"ids":["CVE-2018-14042","GHSA-7mvr-5x2g-wfc8"],"severity":"medium","cwe":"CWE-79","ranges":[["2.3.0","3.4.0"],["4.0.0","4.1.2"]]},{"ids":["CVE-2018-20676","GHSA-3mgp-fx93-9xv5"],"severity":"medium","cwe":"CWE-79","ranges":[["0","3.4.0"]]},{"ids":["CVE-2018-20677","GHSA-ph58-4vrj-w6hr"],"severity":"medium","cwe":"CWE-79","ranges":[["0","3.4.0"]]},{"ids":["CVE-2019-8331","GHSA-9v3m-8fp8-mj99"],"severity":"medium","cwe":"CWE-79","ranges":[["3.0.0","3.4.1"],["4.0.0","4.3.1"]]},{"ids":["CVE-2024-6485","GHSA-vxmc-5x29-h64v"],"severity":"medium","cwe":"CWE-79","ranges":[["1.4.0","3.4.2"]]},{"ids":["CVE-2025-1647","GHSA-q58r-hwc8-rm9j"],"severity":"medium","cwe":"CWE-79","ranges":[["3.4.1","3.4.2"]]}],"bootstrap-select":[{"ids":["CVE-2019-20921","GHSA-7c82-mp33-r854"],"severity":"medium","cwe":"CWE-79","ranges":[["0","1.13.6"]]}],"bootstrap-table":[{"ids":["CVE-2022-1726","GHSA-58ph-gfg8-9gqj"],"severity":"medium","cwe":"CWE-79","ranges":[["0","1.20.2"]]}],"chart.js":[{"ids":["CVE-2020-7746","GHSA-h68q-55jf-x68w"],"severity":"high","cwe":"CWE-1321","ranges":[["0","2.9.4"]]}],"ckeditor4":[{"ids":["CVE-2018-17960","GHSA-g68x-vvqq-pvw3"],"severity":"medium","cwe":"CWE-79","ranges":[["4.0.0","4.11.0"]]},{"ids":["CVE-2021-32808","GHSA-6226-h7ff-ch6c"],"severity":"medium","cwe":"CWE-79","ranges":[["4.13.0","4.16.2"]]},{"ids":["CVE-2021-32809","GHSA-7889-rm5j-hpgg"],"severity":"medium","cwe":"CWE-79","ranges":[["4.5.2","4.16.2"]]},{"ids":["CVE-2021-37695","GHSA-m94c-37g6-cjhc"],"severity":"medium","cwe":"CWE-79","ranges":[["0","4.16.2"]]},{"ids":["CVE-2021-41164","GHSA-pvmx-g8h5-cprj"],"severity":"medium","cwe":"CWE-79","ranges":[["4.0.0","4.17.0"]]},{"ids":["CVE-2021-41165","GHSA-7h26-63m7-qhf2"],"severity":"medium","cwe":"CWE-79","ranges":[["4.0.0","4.17.0"]]},{"ids":["CVE-2022-24728","GHSA-4fc4-4p5g-6w89"],"severity":"medium","cwe":"CWE-79","ranges":[["4.0.0","4.18.0"]]},{"ids":["CVE-2022-24729","GHSA-f6rf-9m92-x2hh"],"severity":"high","cwe":"CWE-1333","ranges":[["4.0.0","4.18.0"]]},{"ids":["CVE-2023-28439","GHSA-vh5c-xwqv-cv9g"],"severity":"medium","cwe":"CWE-79","ranges":[["4.0.0","4.21.0"]]},{"ids":["CVE-2024-24815","GHSA-fq6h-4g8v-qqvm"],"severity":"medium","cwe":"CWE-79","ranges":[["4.0.0","4.24.0"]]},{"ids":["CVE-2024-24816","GHSA-mw2c-vx6j-mg76"],"severity":"medium","cwe":"CWE-79","ranges":[["4.0.0","4.24.0"]]}],"ckeditor5":[{"ids":["CVE-2018-11093"],"severity":"low","cwe":"CWE-79","ranges":[["0","10.0.1"]]},{"ids":["CVE-2021-21254"],"severity":"low","cwe":"CWE-1333","ranges":[["0","25.0.0"]]},{"ids":["CVE-2021-21391"],"severity":"low","cwe":"CWE-1333","ranges":[["0","27.0.0"]]},{"ids":["CVE-2022-31175"],"severity":"medium","cwe":"CWE-79","ranges":[["0","35.0.1"]]},{"ids":["CVE-2024-45613","GHSA-rgg8-g5x8-wr9v"],"severity":"medium","cwe":"CWE-79","ranges":[["40.0.0","43.1.1"]]},{"ids":["CVE-2025-58064","GHSA-x9gp-vjh6-3wv6"],"severity":"low","cwe":"CWE-79","ranges":[["44.2.0","45.2.2"],["46.0.0","46.0.3"]]}],"datatables.net":[{"ids":["CVE-2015-6584","GHSA-4mv4-gmmf-q382"],"severity":"medium","cwe":"CWE-79","ranges":[["0","1.10.10"]]},{"ids":["CVE-2020-28458","GHSA-m7j4-fhg6-xf5v"],"severity":"high","cwe":"CWE-1321","ranges":[["0","1.10.22"]]},{"ids":["CVE-2021-23445","GHSA-h73q-5wmj-q8pj"],"severity":"low","cwe":"CWE-79","ranges":[["0","1.11.3"]]}],"dojo":[{"ids":["CVE-2008-6681","GHSA-39cx-xcwj-3rc4"],"severity":"medium","cwe":"CWE-79","ranges":[["0","1.1.0"]]},{"ids":["CVE-2010-2273","GHSA-536q-8gxx-m782"],"severity":"medium","cwe":"CWE-79","ranges":[["1.0.0","1.0.3"],["1.1.0","1.1.2"],["1.2.0","1.2.4"],["1.3.0","1.3.3"],["1.4.0","1.4.2"]]},{"ids":["CVE-2010-2275"],"severity":"medium","cwe":"CWE-79","ranges":[["1.0.0","1.0.3"],["1.1.0","1.1.2"],["1.2.0","1.2.4"],["1.3.0","1.3.3"],["1.4.0","1.4.2"]]},{"ids":["CVE-2015-5654","GHSA-p82g-2xpp-m5r3"],"severity":"medium","cwe":"CWE-79","ranges":[["0","1.2.0"]]},{"ids":["CVE-2018-15494","GHSA-84cm-x2q5-8225"],"severity":"critical","cwe":"CWE-116","ranges":[["0","1.14.0"]]},{"ids":["CVE-2020-5258","GHSA-jxfh-8wgv-vfr2"],"severity":"high","cwe":"CWE-1321","ranges":[["0","1.11.10"],["1.12.0","1.12.8"],["1.13.0","1.13.7"],["1.14.0","1.14.6"],["1.15.0","1.15.3"],["1.16.0","1.16.2"]]},{"ids":["CVE-2021-23450","GHSA-m8gw-hjpr-rjv7"],"severity":"critical","cwe":"CWE-1321","ranges":[["0","1.16.5"]]}],"dompurify":[{"ids":["CVE-2019-16728","GHSA-chqj-j4fh-rw7m"],"severity":"medium","cwe":"CWE-79","ranges":[["0","2.0.3"]]},{"ids":["CVE-2019-25155","GHSA-8hgg-xxm5-3873"],"severity":"medium","cwe":"CWE-601","ranges":[["0","1.0.11"]]},{"ids":["CVE-2020-26870","GHSA-63q7-h895-m982"],"severity":"medium","cwe":"CWE-79","ranges":[["0","2.0.17"]]},{"ids":["CVE-2024-45801","GHSA-mmhx-hmjr-r674"],"severity":"high","cwe":"CWE-1321","ranges":[["0","2.5.4"],["3.0.0","3.1.3"]]},{"ids":["CVE-2024-47875","GHSA-gx9m-whjm-85jf"],"severity":"high","cwe":"CWE-79","ranges":[["0","2.5.0"],["3.0.0","3.1.3"]]},{"ids":["CVE-2024-48910","GHSA-p3vf-v8qc-cwcr"],"severity":"critical","cwe":"CWE-1321","ranges":[["0","2.4.2"]]},{"ids":["CVE-2025-15599","GHSA-v8jm-5vwx-cfxm"],"severity":"medium","cwe":"CWE-79","ranges":[["2.5.3","2.5.9"],["3.1.3","3.2.7"]]},{"ids":["CVE-2025-26791","GHSA-vhxf-7vqr-mrjg"],"severity":"medium","cwe":"CWE-79","ranges":[["0","3.2.4"]]},{"ids":["CVE-2026-0540","GHSA-v2wj-7wpq-c8vv"],"severity":"medium","cwe":"CWE-79","ranges":[["2.5.3","2.5.9"],["3.1.3","3.3.2"]]},{"ids":["CVE-2026-41238","GHSA-v9jr-rg53-9pgp"],"severity":"medium","cwe":"CWE-1321","ranges":[["3.0.1","3.4.0"]]},{"ids":["CVE-2026-41239","GHSA-crv5-9vww-q3g8"],"severity":"medium","cwe":"CWE-1289","ranges":[["1.0.10","3.4.0"]]},{"ids":["CVE-2026-41240","GHSA-h7mw-gpvr-xq4m"],"severity":"medium","cwe":"CWE-79","ranges":[["0","3.4.0"]]},{"ids":["CVE-2026-47423","GHSA-87xg-pxx2-7hvx"],"severity":"high","cwe":"CWE-79","ranges":[["3.4.4","3.4.5"]]},{"ids":["CVE-2026-49458","GHSA-hpcv-96wg-7vj8"],"severity":"medium","cwe":"CWE-79","ranges":[["0","3.4.6"]]},{"ids":["CVE-2026-49459","GHSA-r47g-fvhr-h676"],"severity":"medium","cwe":"CWE-79","ranges":[["0","3.4.6"]]},{"ids":["CVE-2026-49978","GHSA-rp9w-3fw7-7cwq"],"severity":"medium","cwe":"CWE-79","ranges":[["0","3.4.7"]]},{"ids":["CVE-2026-65898","GHSA-cmwh-pvxp-8882"],"severity":"medium","cwe":"CWE-79","ranges":[["0","3.4.11"]]},{"ids":["CVE-2026-65899","GHSA-vxr8-fq34-vvx9"],"severity":"low","cwe":"CWE-693","ranges":[["0","3.4.9"]]},{"ids":["CVE-2026-65900","GHSA-gvmj-g25r-r7wr"],"severity":"low","cwe":"CWE-79","ranges":[["3.0.0","3.4.8"]]},{"ids":["CVE-2026-65901","GHSA-x4vx-rjvf-j5p4"],"severity":"low","cwe":"CWE-79","ranges":[["0","3.4.7"]]},{"ids":["CVE-2026-65902","GHSA-76mc-f452-cxcm"],"severity":"medium","cwe":"CWE-501","ranges":[["0","3.4.7"]]},{"ids":["CVE-2026-65903","GHSA-39q2-94rc-95cp"],"severity":"medium","cwe":"CWE-783","ranges":[["0","3.4.0"]]},{"ids":["CVE-2026-65912","GHSA-cjmm-f4jc-qw8r"],"severity":"medium","cwe":"CWE-183","ranges":[["0","3.3.2"]]},{"ids":["CVE-2026-65913","GHSA-cj63-jhhr-wcxv"],"severity":"medium","cwe":"CWE-1321","ranges":[["0","3.3.2"]]},{"ids":["CVE-2026-65914","GHSA-h8r8-wccr-v5f2"],"severity":"medium","cwe":"CWE-79","ranges":[["0","3.3.2"]]},{"ids":["CVE-2026-66010","GHSA-c2j3-45gr-mqc4"],"severity":"low","cwe":"CWE-184","ranges":[["0","3.4.12"]]},{"ids":["CVE-2026-75838","GHSA-55q2-fjhq-7xh7"],"severity":"medium","cwe":"CWE-79","ranges":[["0","3.4.13"]]},{"ids":["GHSA-mjjq-c88q-qhr6"],"severity":"high","cwe":"CWE-79","ranges":[["0","2.0.7"]]}],"echarts":[{"ids":["CVE-2026-45249","GHSA-fgmj-fm8m-jvvx"],"severity":"medium","cwe":"CWE-79","ranges":[["0","6.1.0"]]}],"ember-source":[{"ids":["CVE-2013-4170"],"severity":"medium","cwe":"CWE-79","ranges":[["1.0.0-rc.1","1.0.0-rc.1.1"],["1.0.0-rc.2","1.0.0-rc.2.1"],["1.0.0-rc.3","1.0.0-rc.3.1"],["1.0.0-rc.4","1.0.0-rc.4.1"],["1.0.0-rc.5","1.0.0-rc.5.1"],["1.0.0-rc.6","1.0.0-rc.6.1"]]},{"ids":["CVE-2014-0013"],"severity":"medium","cwe":"CWE-79","ranges":[["1.0.0","1.0.1"],["1.1.0","1.1.3"],["1.2.0","1.2.1"],["1.3.0","1.3.1"],["1.4.0-beta.1","1.4.0-beta.2"]]},{"ids":["CVE-2014-0014"],"severity":"medium","cwe":"CWE-79","ranges":[["1.0.0","1.0.1"],["1.1.0","1.1.3"],["1.2.0","1.2.1"],["1.3.0","1.3.1"],["1.4.0-beta.1","1.4.0-beta.2"]]},{"ids":["CVE-2014-0046"],"severity":"medium","cwe":"CWE-79","ranges":[["1.2.0","1.2.2"],["1.3.0","1.3.2"],["1.4.0-beta.1","1.4.0-beta.6"]]},{"ids":["CVE-2015-7565"],"severity":"medium","cwe":"CWE-79","ranges":[["1.8.0","1.11.4"],["1.12.0","1.12.2"],["1.13.0","1.13.12"],["2.0.0","2.0.3"],["2.1.0","2.1.2"],["2.2.0","2.2.1"]]}],"extjs":[{"ids":["CVE-2018-8046"],"severity":"medium","cwe":"CWE-79","ranges":[["4.0.0","6.6.0"]]}],"froala-editor":[{"ids":["CVE-2019-19935","GHSA-h236-g5gh-vq6c"],"severity":"medium","cwe":"CWE-79","ranges":[["0","3.2.3"]]},{"ids":["CVE-2020-22864","GHSA-97x5-cc53-cv4v"],"severity":"medium","cwe":"CWE-79","ranges":[["0","4.0.11"]]},{"ids":["CVE-2021-28114"],"severity":"high","cwe":"CWE-79","ranges":[["0","3.2.7"]]},{"ids":["CVE-2021-30109","GHSA-cq6w-w5rj-p9x8"],"severity":"medium","cwe":"CWE-79","ranges":[["0","3.2.7"]]},{"ids":["CVE-2023-41592","GHSA-hvpq-7vcc-5hj5"],"severity":"medium","cwe":"CWE-79","ranges":[["4.0.1","4.1.4"]]},{"ids":["CVE-2024-51434","GHSA-549p-5c7f-c5p4"],"severity":"medium","cwe":"CWE-79","ranges":[["0","4.3.1"]]}],"handlebars":[{"ids":["CVE-2015-8861","GHSA-9prh-257w-9277"],"severity":"medium","cwe":"CWE-79","ranges":[["0","4.0.0"]]},{"ids":["CVE-2019-19919","GHSA-w457-6q6x-cgp9"],"severity":"critical","cwe":"CWE-1321","ranges":[["0","3.0.8"],["4.0.0","4.3.0"]]},{"ids":["CVE-2019-20920","GHSA-3cqr-58rm-57f8"],"severity":"high","cwe":"CWE-94","ranges":[["0","3.0.8"],["4.0.0","4.5.3"]]},{"ids":["CVE-2019-20922","GHSA-62gr-4qp9-h98f"],"severity":"high","cwe":"CWE-400","ranges":[["4.0.0","4.4.5"]]},{"ids":["CVE-2021-23369","GHSA-f2jv-r9rf-7988"],"severity":"critical","cwe":"CWE-94","ranges":[["0","4.7.7"]]},{"ids":["CVE-2021-23383","GHSA-765h-qjxv-5f44"],"severity":"critical","cwe":"CWE-1321","ranges":[["0","4.7.7"]]},{"ids":["CVE-2026-33916","GHSA-2qvq-rjwj-gvw9"],"severity":"medium","cwe":"CWE-1321","ranges":[["4.0.0","4.7.9"]]},{"ids":["CVE-2026-33937","GHSA-2w6w-674q-4c4q"],"severity":"critical","cwe":"CWE-94","ranges":[["4.0.0","4.7.9"]]},{"ids":["CVE-2026-33938","GHSA-3mfm-83xf-c92r"],"severity":"high","cwe":"CWE-843","ranges":[["4.0.0","4.7.9"]]},{"ids":["CVE-2026-33939","GHSA-9cx6-37pm-9jff"],"severity":"high","cwe":"CWE-754","ranges":[["4.0.0","4.7.9"]]},{"ids":["CVE-2026-33940","GHSA-xhpv-hc6g-r9c6"],"severity":"high","cwe":"CWE-843","ranges":[["4.0.0","4.7.9"]]},{"ids":["CVE-2026-33941","GHSA-xjpj-3mr7-gcpf"],"severity":"high","cwe":"CWE-79","ranges":[["4.0.0","4.7.9"]]},{"ids":["GHSA-2cf5-4w76-r9qv"],"severity":"high","cwe":"CWE-94","ranges":[["0","3.0.8"],["4.0.0","4.5.2"]]},{"ids":["GHSA-442j-39wm-28r2"],"severity":"low","cwe":"CWE-367","ranges":[["4.0.0","4.7.9"]]},{"ids":["GHSA-7rx3-28cr-v5wh"],"severity":"medium","cwe":"CWE-1321","ranges":[["4.6.0","4.7.9"]]},{"ids":["GHSA-f52g-6jhx-586p"],"severity":"medium","cwe":"CWE-400","ranges":[["4.0.0","4.4.5"]]},{"ids":["GHSA-g9r4-xpmj-mj65"],"severity":"high","cwe":"CWE-1321","ranges":[["0","3.0.8"],["4.0.0","4.5.3"]]},{"ids":["GHSA-q2c6-c6pm-g3gh"],"severity":"high","cwe":"CWE-79","ranges":[["0","3.0.8"],["4.0.0","4.5.3"]]},{"ids":["GHSA-q42p-pg8m-cqh6"],"severity":"high","cwe":"CWE-471","ranges":[["0","3.0.7"],["4.0.0","4.0.14"],["4.1.0","4.1.2"]]}],"highcharts":[{"ids":["CVE-2018-20801","GHSA-xmc8-cjfr-phx3"],"severity":"high","cwe":"CWE-1333","ranges":[["0","6.1.0"]]},{"ids":["CVE-2021-29489","GHSA-8j65-4pcq-xq95"],"severity":"high","cwe":"CWE-79","ranges":[["0","9.0.0"]]},{"ids":["GHSA-gr4j-r575-g665"],"severity":"high","cwe":"CWE-79","ranges":[["0","7.2.2"],["8.0.0","8.1.1"]]}],"highlight.js":[{"ids":["CVE-2020-26237","GHSA-vfrc-7r7c-w9mx"],"severity":"medium","cwe":"CWE-1321","ranges":[["0","9.18.2"],["10.0.0","10.1.2"]]},{"ids":["GHSA-7wwv-vh3v-89cq"],"severity":"medium","cwe":"CWE-1333","ranges":[["9.0.0","10.4.1"]]}],"jplayer":[{"ids":["CVE-2013-1942"],"severity":"medium","cwe":"CWE-79","ranges":[["0","2.2.20"]]},{"ids":["CVE-2013-2022","GHSA-3jcq-cwr7-6332"],"severity":"medium","cwe":"CWE-79","ranges":[["0","2.3.0"]]},{"ids":["CVE-2013-2023"],"severity":"medium","cwe":"CWE-79","ranges":[["0","2.3.1"]]}],"jquery":[{"ids":["CVE-2011-4969","GHSA-579v-mp3v-rrw5"],"severity":"medium","cwe":"CWE-79","ranges":[["0","1.6.3"]]},{"ids":["CVE-2012-6708","GHSA-2pqj-h3vj-pqgw"],"severity":"medium","cwe":"CWE-79","ranges":[["0","1.9.0"]]},{"ids":["CVE-2015-9251","GHSA-rmxg-73gg-4p98"],"severity":"medium","cwe":"CWE-79","ranges":[["1.4.0","1.12.0"],["1.12.3","3.0.0"]]},{"ids":["CVE-2016-10707","GHSA-mhpp-875w-9cpv"],"severity":"high","cwe":"CWE-674","ranges":[["3.0.0-rc.1","3.0.0"]]},{"ids":["CVE-2019-11358","GHSA-6c3j-c64m-qhgq"],"severity":"medium","cwe":"CWE-1321","ranges":[["1.1.4","3.4.0"]]},{"ids":["CVE-2020-11022","GHSA-gxr4-xjj5-5px2"],"severity":"medium","cwe":"CWE-79","ranges":[["1.2.0","3.5.0"]]},{"ids":["CVE-2020-11023","GHSA-jpcq-cgw6-v4j6"],"severity":"medium","cwe":"CWE-79","ranges":[["1.0.3","3.5.0"]]},{"ids":["CVE-2020-7656","GHSA-q4m3-2j7h-f7xw"],"severity":"medium","cwe":"CWE-79","ranges":[["1.2.1","1.9.0"]]}],"jquery-mobile":[{"ids":["GHSA-fj93-7wm4-8x2g"],"severity":"high","cwe":"CWE-79","ranges":[["0",null]]}],"jquery-ui":[{"ids":["CVE-2010-5312","GHSA-wcm2-9c89-wmfm"],"severity":"medium","cwe":"CWE-79","ranges":[["1.7.0","1.10.0"]]},{"ids":["CVE-2012-6662","GHSA-qqxp-xp9v-vvx6"],"severity":"medium","cwe":"CWE-79","ranges":[["1.9.2","1.10.0"]]},{"ids":["CVE-2016-7103","GHSA-hpcf-8vf9-q4gj"],"severity":"medium","cwe":"CWE-79","ranges":[["0","1.12.0"]]},{"ids":["CVE-2021-41182","GHSA-9gj3-hwp5-pmwc"],"severity":"medium","cwe":"CWE-79","ranges":[["0","1.13.0"]]},{"ids":["CVE-2021-41183","GHSA-j7qv-pgf6-hvh4"],"severity":"medium","cwe":"CWE-79","ranges":[["0","1.13.0"]]},{"ids":["CVE-2021-41184","GHSA-gpqq-952q-5327"],"severity":"medium","cwe":"CWE-79","ranges":[["0","1.13.0"]]},{"ids":["CVE-2022-31160","GHSA-h6gj-6jjq-h8g9"],"severity":"medium","cwe":"CWE-79","ranges":[["0","1.13.2"]]}],"jquery-validation":[{"ids":["CVE-2021-21252","GHSA-jxwx-85vp-gvwm"],"severity":"high","cwe":"CWE-1333","ranges":[["0","1.19.3"]]},{"ids":["CVE-2021-43306","GHSA-j9m2-h2pv-wvph"],"severity":"low","cwe":"CWE-1333","ranges":[["0","1.19.4"]]},{"ids":["CVE-2022-31147","GHSA-ffmh-x56j-9rc3"],"severity":"high","cwe":"CWE-1333","ranges":[["0","1.19.5"]]},{"ids":["CVE-2025-3573","GHSA-rrj2-ph5q-jxw2"],"severity":"medium","cwe":"CWE-79","ranges":[["0","1.20.0"]]}],"jszip":[{"ids":["CVE-2021-23413","GHSA-jg8v-48h5-wgxg"],"severity":"medium","cwe":"CWE-1321","ranges":[["0","2.7.0"],["3.0.0","3.7.0"]]},{"ids":["CVE-2022-48285","GHSA-36fh-84j7-cv5h"],"severity":"high","cwe":"CWE-22","ranges":[["0","3.8.0"]]}],"katex":[{"ids":["CVE-2024-28243","GHSA-64fm-8hw2-v72w"],"severity":"medium","cwe":"CWE-674","ranges":[["0.12.0","0.16.10"]]},{"ids":["CVE-2024-28245","GHSA-f98w-7cxr-ff2h"],"severity":"medium","cwe":"CWE-116","ranges":[["0.11.0","0.16.10"]]}],"knockout":[{"ids":["CVE-2019-14862","GHSA-vcjj-xf2r-mwvc"],"severity":"medium","cwe":"CWE-79","ranges":[["0","3.5.0"]]}],"lodash":[{"ids":["CVE-2018-16487","GHSA-4xc9-xhrj-v574"],"severity":"high","cwe":"CWE-1321","ranges":[["0","4.17.11"]]},{"ids":["CVE-2018-3721","GHSA-fvqr-27wr-82fm"],"severity":"medium","cwe":"CWE-1321","ranges":[["0","4.17.5"]]},{"ids":["CVE-2019-1010266","GHSA-x5rq-j2xg-h7qm"],"severity":"medium","cwe":"CWE-1333","ranges":[["4.7.0","4.17.11"]]},{"ids":["CVE-2019-10744","GHSA-jf85-cpcp-j695"],"severity":"critical","cwe":"CWE-1321","ranges":[["0","4.17.12"]]},{"ids":["CVE-2020-28500","GHSA-29mw-wpgm-hmr9"],"severity":"medium","cwe":"CWE-1333","ranges":[["4.0.0","4.17.21"]]},{"ids":["CVE-2020-8203","GHSA-p6mc-m468-83gw"],"severity":"high","cwe":"CWE-1321","ranges":[["3.7.0","4.17.19"]]},{"ids":["CVE-2021-23337","GHSA-35jh-r3h4-6jhm"],"severity":"high","cwe":"CWE-94","ranges":[["0","4.17.21"]]},{"ids":["CVE-2025-13465","GHSA-xxjr-mmjv-4gpg"],"severity":"medium","cwe":"CWE-1321","ranges":[["4.0.0","4.17.23"]]},{"ids":["CVE-2026-2950","GHSA-f23m-r3pf-42rh"],"severity":"medium","cwe":"CWE-1321","ranges":[["0","4.18.0"]]},{"ids":["CVE-2026-4800","GHSA-r5fr-rjxr-66jc"],"severity":"high","cwe":"CWE-94","ranges":[["4.0.0","4.18.0"]]}],"markdown-it":[{"ids":["CVE-2015-10005","GHSA-j5p7-jf4q-742q"],"severity":"medium","cwe":"CWE-1333","ranges":[["0","3.0.0"]]},{"ids":["CVE-2015-3295"],"severity":"medium","cwe":"CWE-79","ranges":[["0","4.1.0"]]},{"ids":["CVE-2022-21670","GHSA-6vfc-qv3f-vr6c"],"severity":"medium","cwe":"CWE-1333","ranges":[["0","12.3.2"]]},{"ids":["CVE-2026-2327","GHSA-38c4-r59v-3vqw"],"severity":"medium","cwe":"CWE-1333","ranges":[["13.0.0","14.1.1"]]},{"ids":["CVE-2026-48988","GHSA-6v5v-wf23-fmfq"],"severity":"medium","cwe":"CWE-400","ranges":[["0","14.2.0"]]}],"marked":[{"ids":["CVE-2014-3743","GHSA-9cw2-jqp5-7x39"],"severity":"medium","cwe":"CWE-79","ranges":[["0","0.3.1"]]},{"ids":["CVE-2015-1370","GHSA-cfjh-p3g4-3q2f"],"severity":"medium","cwe":"CWE-79","ranges":[["0","0.3.3"]]},{"ids":["CVE-2015-8854","GHSA-hjcp-j389-59ff"],"severity":"high","cwe":"CWE-1333","ranges":[["0","0.3.4"]]},{"ids":["CVE-2016-10531","GHSA-vfvf-mqq8-rwqc"],"severity":"medium","cwe":"CWE-79","ranges":[["0","0.3.6"]]},{"ids":["CVE-2017-1000427","GHSA-7px7-7xjx-hxm8"],"severity":"medium","cwe":"CWE-79","ranges":[["0","0.3.7"]]},{"ids":["CVE-2017-16114","GHSA-x5pg-88wf-qq4p"],"severity":"high","cwe":"CWE-1333","ranges":[["0","0.3.9"]]},{"ids":["CVE-2018-25110","GHSA-p9wx-2529-fp83"],"severity":"medium","cwe":"CWE-1333","ranges":[["0","0.3.17"]]},{"ids":["CVE-2021-21306","GHSA-4r62-v4vq-hr96"],"severity":"medium","cwe":"CWE-1333","ranges":[["1.1.1","2.0.0"]]},{"ids":["CVE-2022-21680","GHSA-rrrm-qjm4-v8hf"],"severity":"high","cwe":"CWE-1333","ranges":[["0","4.0.10"]]},{"ids":["CVE-2022-21681","GHSA-5v2h-r2cx-5xgj"],"severity":"high","cwe":"CWE-1333","ranges":[["0","4.0.10"]]},{"ids":["CVE-2026-41680","GHSA-6v9c-7cg6-27q7"],"severity":"high","cwe":"CWE-674","ranges":[["18.0.0","18.0.2"]]},{"ids":["GHSA-ch52-vgq2-943f"],"severity":"low","cwe":"CWE-1333","ranges":[["0.4.0","0.7.0"]]},{"ids":["GHSA-xf5p-87ch-gxw2"],"severity":"medium","cwe":"CWE-1333","ranges":[["0.3.14","0.6.2"]]}],"mathjax":[{"ids":["CVE-2018-1999024","GHSA-3c48-6pcv-88rm"],"severity":"medium","cwe":"CWE-79","ranges":[["0","2.7.4"]]},{"ids":["CVE-2023-39663","GHSA-v638-q856-grg8"],"severity":"high","cwe":"CWE-1333","ranges":[["0","2.7.10"]]}],"mermaid":[{"ids":["CVE-2021-43861","GHSA-p3rp-vmj9-gv6v"],"severity":"high","cwe":"CWE-79","ranges":[["8.0.0","8.13.8"]]},{"ids":["CVE-2022-35930","GHSA-x3vm-38hw-55wf"],"severity":"medium","cwe":"CWE-79","ranges":[["8.0.0","9.1.2"]]}],"moment":[{"ids":["CVE-2016-4055","GHSA-87vv-r9j6-g5qv"],"severity":"medium","cwe":"CWE-1333","ranges":[["0","2.11.2"]]},{"ids":["CVE-2017-18214","GHSA-446m-mv8f-q348"],"severity":"high","cwe":"CWE-1333","ranges":[["0","2.19.3"]]},{"ids":["CVE-2022-24785","GHSA-8hfj-j24r-96c4"],"severity":"high","cwe":"CWE-22","ranges":[["0","2.29.2"]]},{"ids":["CVE-2022-31129","GHSA-wc69-rhjr-hc9g"],"severity":"high","cwe":"CWE-1333","ranges":[["2.18.0","2.29.4"]]}],"mootools":[{"ids":["CVE-2021-23432","GHSA-x6hx-7gh3-3q98"],"severity":"medium","cwe":"CWE-1321","ranges":[["0",null]]},{"ids":["CVE-2021-32821","GHSA-v63q-hgqc-qvpg"],"severity":"high","cwe":"CWE-1333","ranges":[["0",null]]}],"mustache":[{"ids":["CVE-2015-8862","GHSA-w3w8-37jv-2c58"],"severity":"medium","cwe":"CWE-79","ranges":[["0","2.2.1"]]}],"next":[{"ids":["CVE-2017-16877","GHSA-3f5c-4qxj-vmpf"],"severity":"high","cwe":"CWE-22","ranges":[["1.0.0","2.4.1"]]},{"ids":["CVE-2018-18282","GHSA-qw96-mm2g-c8m7"],"severity":"medium","cwe":"CWE-79","ranges":[["7.0.0","7.0.2"]]},{"ids":["CVE-2018-6184","GHSA-m34x-wgrh-g897"],"severity":"high","cwe":"CWE-22","ranges":[["1.0.0","4.2.3"]]},{"ids":["CVE-2020-15242","GHSA-x56p-c8cg-q435"],"severity":"medium","cwe":"CWE-601","ranges":[["9.5.0","9.5.4"]]},{"ids":["CVE-2020-5284","GHSA-fq77-7p7r-83rj"],"severity":"medium","cwe":"CWE-23","ranges":[["0.9.9","9.3.2"]]},{"ids":["CVE-2021-37699","GHSA-vxf5-wxwp-m7g9"],"severity":"medium","cwe":"CWE-601","ranges":[["0.9.9","11.1.0"]]},{"ids":["CVE-2021-39178","GHSA-9gr3-7897-pp7m"],"severity":"high","cwe":"CWE-79","ranges":[["10.0.0","11.1.1"]]},{"ids":["CVE-2021-43803","GHSA-25mp-g6fv-mqxx"],"severity":"high","cwe":"CWE-20","ranges":[["0.9.9","11.1.3"],["12.0.0","12.0.5"]]},{"ids":["CVE-2022-21721","GHSA-wr66-vrwm-5g5x"],"severity":"medium","cwe":"CWE-20","ranges":[["12.0.0","12.0.9"]]},{"ids":["CVE-2022-23646","GHSA-fmvm-x8mv-47mj"],"severity":"medium","cwe":"CWE-451","ranges":[["10.0.0","12.1.0"]]},{"ids":["CVE-2022-36046","GHSA-wff4-fpwg-qqv3"],"severity":"medium","cwe":"CWE-248","ranges":[["12.2.3","12.2.4"]]},{"ids":["CVE-2023-46298","GHSA-c59h-r6p8-q9wc"],"severity":"low","cwe":"CWE-525","ranges":[["0.9.9","13.4.20-canary.13"]]},{"ids":["CVE-2024-34350","GHSA-77r5-gw3j-2mpf"],"severity":"high","cwe":"CWE-444","ranges":[["13.4.0","13.5.1"]]},{"ids":["CVE-2024-34351","GHSA-fr5h-rqp8-mj6g"],"severity":"high","cwe":"CWE-918","ranges":[["13.4.0","14.1.1"]]},{"ids":["CVE-2024-39693","GHSA-fq54-2j52-jc42"],"severity":"high","cwe":"CWE-400","ranges":[["13.3.1","13.5.0"]]},{"ids":["CVE-2024-46982","GHSA-gp8f-8m3g-qvj9"],"severity":"high","cwe":"CWE-639","ranges":[["13.5.1","13.5.7"],["14.0.0","14.2.10"]]},{"ids":["CVE-2024-47831","GHSA-g77x-44xx-532m"],"severity":"medium","cwe":"CWE-674","ranges":[["10.0.0","14.2.7"]]},{"ids":["CVE-2024-51479","GHSA-7gfc-8cq8-jh5f"],"severity":"high","cwe":"CWE-285","ranges":[["9.5.5","14.2.15"]]},{"ids":["CVE-2024-56332","GHSA-7m27-7ghc-44w9"],"severity":"medium","cwe":"CWE-770","ranges":[["13.0.0","13.5.8"],["14.0.0","14.2.21"],["15.0.0","15.1.2"]]},{"ids":["CVE-2025-29927","GHSA-f82v-jwr5-mffw"],"severity":"critical","cwe":"CWE-285","ranges":[["11.1.4","12.3.5"],["13.0.0","13.5.9"],["14.0.0","14.2.25"],["15.0.0","15.2.3"]]},{"ids":["CVE-2025-30218","GHSA-223j-4rm8-mrmf"],"severity":"low","cwe":"CWE-200","ranges":[["12.3.5","12.3.6"],["13.5.9","13.5.10"],["14.2.25","14.2.26"],["15.2.3","15.2.4"]]},{"ids":["CVE-2025-32421","GHSA-qpjv-v59x-3qc4"],"severity":"low","cwe":"CWE-362","ranges":[["0.9.9","14.2.24"],["15.0.0","15.1.6"]]},{"ids":["CVE-2025-49005","GHSA-r2fc-ccr8-96c4"],"severity":"low","cwe":"CWE-444","ranges":[["15.3.0","15.3.3"]]},{"ids":["CVE-2025-49826","GHSA-67rr-84xm-4c7r"],"severity":"high","cwe":"CWE-444","ranges":[["15.0.4-canary.51","15.1.8"]]},{"ids":["CVE-2025-55173","GHSA-xv57-4mr9-wg8v"],"severity":"medium","cwe":"CWE-20","ranges":[["0.9.9","14.2.31"],["15.0.0","15.4.5"]]},{"ids":["CVE-2025-57752","GHSA-g5qg-72qw-gw5v"],"severity":"medium","cwe":"CWE-524","ranges":[["0.9.9","14.2.31"],["15.0.0","15.4.5"]]},{"ids":["CVE-2025-57822","GHSA-4342-x723-ch2f"],"severity":"medium","cwe":"CWE-918","ranges":[["0.9.9","14.2.32"],["15.0.0","15.4.7"]]},{"ids":["CVE-2025-59471","GHSA-9g9p-9gw9-jx7f"],"severity":"medium","cwe":"CWE-400","ranges":[["10.0.0","15.5.10"],["15.6.0-canary.0","16.1.5"]]},{"ids":["CVE-2025-59472","GHSA-5f7q-jpqc-wp7h"],"severity":"medium","cwe":"CWE-400","ranges":[["16.0.0-beta.0","16.1.5"]]},{"ids":["CVE-2025-66478","GHSA-9qr9-h5gf-34mp"],"severity":"critical","cwe":"CWE-502","ranges":[["14.3.0-canary.77","15.0.5"],["15.1.0","15.1.9"],["15.2.0","15.2.6"],["15.3.0","15.3.6"],["15.4.0","15.4.8"],["15.5.0","15.5.7"],["16.0.0","16.0.7"]]},{"ids":["CVE-2026-27978","GHSA-mq59-m269-xvcx"],"severity":"medium","cwe":"CWE-352","ranges":[["16.0.1","16.1.7"]]},{"ids":["CVE-2026-27979","GHSA-h27x-g6w4-24gq"],"severity":"medium","cwe":"CWE-770","ranges":[["16.0.1","16.1.7"]]},{"ids":["CVE-2026-27980","GHSA-3x4c-7xq6-9pq8"],"severity":"medium","cwe":"CWE-400","ranges":[["10.0.0","15.5.14"],["16.0.0-beta.0","16.1.7"]]},{"ids":["CVE-2026-29057","GHSA-ggv3-7p47-pfv8"],"severity":"medium","cwe":"CWE-444","ranges":[["9.5.0","15.5.13"],["16.0.0-beta.0","16.1.7"]]},{"ids":["CVE-2026-44572","GHSA-3g8h-86w9-wvmq"],"severity":"low","cwe":"CWE-349","ranges":[["12.2.0","15.5.16"],["16.0.0","16.2.5"]]},{"ids":["CVE-2026-44573","GHSA-36qx-fr4f-26g5"],"severity":"high","cwe":"CWE-863","ranges":[["12.2.0","15.5.16"],["16.0.0","16.2.5"]]},{"ids":["CVE-2026-44574","GHSA-492v-c6pp-mqqv"],"severity":"high","cwe":"CWE-288","ranges":[["15.4.0","15.5.16"],["16.0.0","16.2.5"]]},{"ids":["CVE-2026-44575","GHSA-267c-6grr-h53f"],"severity":"high","cwe":"CWE-288","ranges":[["15.2.0","15.5.16"],["16.0.0","16.2.5"]]},{"ids":["CVE-2026-44576","GHSA-wfc6-r584-vfw7"],"severity":"medium","cwe":"CWE-436","ranges":[["14.2.0","15.5.16"],["16.0.0","16.2.5"]]},{"ids":["CVE-2026-44577","GHSA-h64f-5h5j-jqjh"],"severity":"medium","cwe":"CWE-770","ranges":[["10.0.0","15.5.16"],["16.0.0","16.2.5"]]},{"ids":["CVE-2026-44578","GHSA-c4j6-fc7j-m34r"],"severity":"high","cwe":"CWE-918","ranges":[["13.4.13","15.5.16"],["16.0.0","16.2.5"]]},{"ids":["CVE-2026-44579","GHSA-mg66-mrh9-m8jx"],"severity":"high","cwe":"CWE-770","ranges":[["15.0.0","15.5.16"],["16.0.0","16.2.5"]]},{"ids":["CVE-2026-44580","GHSA-gx5p-jg67-6x7h"],"severity":"medium","cwe":"CWE-79","ranges":[["13.0.0","15.5.16"],["16.0.0","16.2.5"]]},{"ids":["CVE-2026-44581","GHSA-ffhc-5mcf-pf4q"],"severity":"medium","cwe":"CWE-79","ranges":[["13.4.0","15.5.16"],["16.0.0","16.2.5"]]},{"ids":["CVE-2026-44582","GHSA-vfv6-92ff-j949"],"severity":"low","cwe":"CWE-328","ranges":[["13.4.6","15.5.16"],["16.0.0","16.2.5"]]},{"ids":["CVE-2026-45109","GHSA-26hh-7cqf-hhc6"],"severity":"high","cwe":"CWE-288","ranges":[["15.2.0","15.5.18"],["16.0.0","16.2.6"]]},{"ids":["CVE-2026-64641","GHSA-m99w-x7hq-7vfj"],"severity":"high","cwe":"CWE-834","ranges":[["13.0.0","15.5.21"],["16.0.0","16.2.11"]]},{"ids":["CVE-2026-64642","GHSA-6gpp-xcg3-4w24"],"severity":"high","cwe":"CWE-285","ranges":[["16.0.0","16.2.11"]]},{"ids":["CVE-2026-64643","GHSA-955p-x3mx-jcvp"],"severity":"medium","cwe":"CWE-201","ranges":[["13.0.0","15.5.21"],["16.0.0","16.2.11"]]},{"ids":["CVE-2026-64644","GHSA-q8wf-6r8g-63ch"],"severity":"medium","cwe":"CWE-407","ranges":[["15.5.0","15.5.21"],["16.0.0","16.2.11"]]},{"ids":["CVE-2026-64645","GHSA-p9j2-gv94-2wf4"],"severity":"high","cwe":"CWE-918","ranges":[["12.0.0","15.5.21"],["16.0.0","16.2.11"]]},{"ids":["CVE-2026-64646","GHSA-4c39-4ccg-62r3"],"severity":"medium","cwe":"CWE-770","ranges":[["13.0.0","15.5.21"],["16.0.0","16.2.11"]]},{"ids":["CVE-2026-64647","GHSA-4633-3j49-mh5q"],"severity":"medium","cwe":"CWE-116","ranges":[["13.0.0","15.5.21"],["16.0.0","16.2.11"]]},{"ids":["CVE-2026-64648","GHSA-68g3-v927-f742"],"severity":"medium","cwe":"CWE-524","ranges":[["13.0.0","15.5.21"],["16.0.0","16.2.11"]]},{"ids":["CVE-2026-64649","GHSA-89xv-2m56-2m9x"],"severity":"high","cwe":"CWE-918","ranges":[["14.1.1","15.5.21"],["16.0.0","16.2.11"]]},{"ids":["GHSA-5j59-xgg2-r9c4"],"severity":"high","cwe":"CWE-400","ranges":[["13.3.1-canary.0","14.2.35"],["15.0.6","15.0.7"],["15.1.10","15.1.11"],["15.2.7","15.2.8"],["15.3.7","15.3.8"],["15.4.9","15.4.10"],["15.5.8","15.5.9"],["16.0.9","16.0.10"]]},{"ids":["GHSA-5vj8-3v2h-h38v"],"severity":"high","cwe":"CWE-20","ranges":[["0.9.9","5.1.0"]]},{"ids":["GHSA-8h8q-6873-q5fj"],"severity":"high","cwe":"CWE-770","ranges":[["13.0.0","15.5.16"],["16.0.0","16.2.5"]]},{"ids":["GHSA-h25m-26qc-wcjf"],"severity":"high","cwe":"CWE-400","ranges":[["13.0.0","15.0.8"],["15.1.1-canary.0","15.1.12"],["15.2.0-canary.0","15.2.9"],["15.3.0-canary.0","15.3.9"],["15.4.0-canary.0","15.4.11"],["15.5.1-canary.0","15.5.10"],["16.0.0-beta.0","16.0.11"],["16.1.0-canary.0","16.1.5"]]},{"ids":["GHSA-mwv6-3258-q52c"],"severity":"high","cwe":"CWE-400","ranges":[["13.3.0","14.2.34"],["15.0.0-canary.0","15.0.6"],["15.1.1-canary.0","15.1.10"],["15.2.0-canary.0","15.2.7"],["15.3.0-canary.0","15.3.7"],["15.4.0-canary.0","15.4.9"],["15.5.1-canary.0","15.5.8"],["16.0.0-beta.0","16.0.9"]]},{"ids":["GHSA-q4gf-8mx6-v5v3"],"severity":"high","cwe":"CWE-770","ranges":[["13.0.0","15.5.15"],["16.0.0-beta.0","16.2.3"]]},{"ids":["GHSA-w37m-7fhw-fmv9"],"severity":"medium","cwe":"CWE-497","ranges":[["15.0.0-canary.0","15.0.6"],["15.1.1-canary.0","15.1.10"],["15.2.0-canary.0","15.2.7"],["15.3.0-canary.0","15.3.7"],["15.4.0-canary.0","15.4.9"],["15.5.1-canary.0","15.5.8"],["16.0.0-beta.0","16.0.9"]]}],"nunjucks":[{"ids":["CVE-2023-2142","GHSA-x77j-w7wf-fjmw"],"severity":"medium","cwe":"CWE-79","ranges":[["0","3.2.4"]]}],"pdfjs-dist":[{"ids":["CVE-2018-5158","GHSA-7jg2-jgv3-fmr4"],"severity":"high","cwe":"CWE-94","ranges":[["0","1.10.100"],["2.0.0","2.0.550"]]},{"ids":["CVE-2024-4367","GHSA-wgrm-67xf-hhpq"],"severity":"high","cwe":"CWE-754","ranges":[["0","4.2.67"]]},{"ids":["CVE-2026-16633","GHSA-hq66-cqwq-w95j"],"severity":"high","cwe":"CWE-79","ranges":[["5.6.83","6.2.108"]]}],"plupload":[{"ids":["CVE-2012-2401"],"severity":"medium","cwe":"CWE-79","ranges":[["0","1.5.4"]]},{"ids":["CVE-2013-0237"],"severity":"medium","cwe":"CWE-79","ranges":[["0","1.5.5"]]},{"ids":["CVE-2016-4566"],"severity":"medium","cwe":"CWE-79","ranges":[["0","2.1.9"]]},{"ids":["CVE-2021-23562","GHSA-rp2c-jrgp-cvr8"],"severity":"medium","cwe":"CWE-434","ranges":[["0","2.3.9"],["3.0.0","3.1.4"]]}],"prismjs":[{"ids":["CVE-2020-15138","GHSA-wvhm-4hhf-97x9"],"severity":"high","cwe":"CWE-79","ranges":[["1.1.0","1.21.0"]]},{"ids":["CVE-2021-23341","GHSA-h4hr-7fg3-h35w"],"severity":"high","cwe":"CWE-1333","ranges":[["0","1.23.0"]]},{"ids":["CVE-2021-32723","GHSA-gj77-59wh-66hg"],"severity":"high","cwe":"CWE-1333","ranges":[["0","1.24.0"]]},{"ids":["CVE-2021-3801","GHSA-hqhp-5p83-hx96"],"severity":"medium","cwe":"CWE-1333","ranges":[["0","1.25.0"]]},{"ids":["CVE-2022-23647","GHSA-3949-f494-cm99"],"severity":"high","cwe":"CWE-79","ranges":[["1.14.0","1.27.0"]]},{"ids":["CVE-2024-53382","GHSA-x7hr-w5r2-h6wg"],"severity":"medium","cwe":"CWE-79","ranges":[["0","1.30.0"]]}],"prototype":[{"ids":["CVE-2008-7220"],"severity":"high","cwe":"CWE-942","ranges":[["0","1.5.1.2"],["1.6.0","1.6.0.2"]]},{"ids":["CVE-2020-27511"],"severity":"high","cwe":"CWE-1333","ranges":[["0","1.7.4"]]}],"quill":[{"ids":["CVE-2021-3163","GHSA-4943-9vgg-gr5r"],"severity":"medium","cwe":"CWE-79","ranges":[["0","1.3.8"]]},{"ids":["CVE-2025-15056","GHSA-v3m3-f69x-jf25"],"severity":"low","cwe":"CWE-79","ranges":[["2.0.3","2.0.4"]]},{"ids":["GHSA-588m-9qg5-35pq"],"severity":"medium","cwe":"CWE-1022","ranges":[["0","1.3.7"]]}],"react":[{"ids":["CVE-2013-7035","GHSA-g53w-52xc-2j85"],"severity":"medium","cwe":"CWE-79","ranges":[["0.4.0","0.4.2"],["0.5.0","0.5.2"]]},{"ids":["GHSA-hg79-j56m-fxgv"],"severity":"high","cwe":"CWE-79","ranges":[["0.0.1","0.14.0"]]}],"react-dom":[{"ids":["CVE-2018-6341","GHSA-mvjj-gqq2-p4hw"],"severity":"medium","cwe":"CWE-79","ranges":[["16.0.0","16.0.1"],["16.1.0","16.1.2"],["16.2.0","16.2.1"],["16.3.0","16.3.3"],["16.4.0","16.4.2"]]}],"requirejs":[{"ids":["CVE-2024-38998","GHSA-x3m3-4wpv-5vgc"],"severity":"high","cwe":"CWE-1321","ranges":[["0","2.3.7"]]}],"select2":[{"ids":["CVE-2016-10744","GHSA-rf66-hmqf-q3fc"],"severity":"medium","cwe":"CWE-79","ranges":[["0","4.0.6"]]}],"showdown":[{"ids":["CVE-2024-1899","GHSA-rmmh-p597-ppvv"],"severity":"medium","cwe":"CWE-1333","ranges":[["0",null]]}],"svelte":[{"ids":["CVE-2022-25875","GHSA-wv8q-r932-8hc7"],"severity":"medium","cwe":"CWE-79","ranges":[["0","3.49.0"]]},{"ids":["CVE-2024-45047","GHSA-8266-84wp-wv5c"],"severity":"medium","cwe":"CWE-79","ranges":[["0","4.2.19"]]},{"ids":["CVE-2025-15265","GHSA-6738-r8g5-qwp3"],"severity":"medium","cwe":"CWE-79","ranges":[["5.46.0","5.46.4"]]},{"ids":["CVE-2026-27119","GHSA-h7h7-mm68-gmrc"],"severity":"medium","cwe":"CWE-79","ranges":[["5.39.3","5.51.5"]]},{"ids":["CVE-2026-27121","GHSA-f7gr-6p89-r883"],"severity":"medium","cwe":"CWE-79","ranges":[["0","5.51.5"]]},{"ids":["CVE-2026-27122","GHSA-m56q-vw4c-c2cp"],"severity":"medium","cwe":"CWE-79","ranges":[["0","5.51.5"]]},{"ids":["CVE-2026-27125","GHSA-crpf-4hrx-3jrp"],"severity":"medium","cwe":"CWE-915","ranges":[["0","5.51.5"]]},{"ids":["CVE-2026-27901","GHSA-phwv-c562-gvmh"],"severity":"medium","cwe":"CWE-79","ranges":[["0","5.53.5"]]},{"ids":["CVE-2026-27902","GHSA-qgvg-pr8v-6rr3"],"severity":"medium","cwe":"CWE-79","ranges":[["5.53.0","5.53.5"]]},{"ids":["CVE-2026-42567","GHSA-9rmh-mm8f-r9h6"],"severity":"medium","cwe":"CWE-1333","ranges":[["5.51.5","5.55.7"]]},{"ids":["CVE-2026-42573","GHSA-rcqx-6q8c-2c42"],"severity":"medium","cwe":"CWE-79","ranges":[["0","5.55.7"]]},{"ids":["CVE-2026-42599","GHSA-pr6f-5x2q-rwfp"],"severity":"medium","cwe":"CWE-79","ranges":[["0","5.55.7"]]},{"ids":["GHSA-f3cj-j4f6-wq85"],"severity":"medium","cwe":"CWE-79","ranges":[["5.46.0","5.55.7"]]},{"ids":["GHSA-gw32-9rmw-qwww"],"severity":"high","cwe":"CWE-79","ranges":[["3.0.0","3.59.2"]]}],"swagger-ui-dist":[{"ids":["CVE-2018-25031","GHSA-qrmm-w75w-3wpx"],"severity":"medium","cwe":"CWE-451","ranges":[["0","4.1.3"]]},{"ids":["CVE-2019-17495","GHSA-c427-hjc3-wrfw"],"severity":"critical","cwe":"CWE-352","ranges":[["0","3.23.11"]]}],"swiper":[{"ids":["CVE-2021-23370","GHSA-p3hc-fv2j-rp68"],"severity":"critical","cwe":"CWE-1321","ranges":[["0","6.5.1"]]},{"ids":["CVE-2026-27212","GHSA-hmx5-qpq5-p643"],"severity":"critical","cwe":"CWE-1321","ranges":[["6.5.1","12.1.2"]]}],"three":[{"ids":["CVE-2020-28496","GHSA-fq6p-x6j3-cmmq"],"severity":"high","cwe":"CWE-1333","ranges":[["0","0.125.0"]]}],"tinymce":[{"ids":["CVE-2019-1010091","GHSA-c78w-2gw7-gjv3"],"severity":"medium","cwe":"CWE-79","ranges":[["0","4.9.10"],["5.0.0","5.2.2"]]},{"ids":["CVE-2020-12648","GHSA-vrv8-v4w8-f95h"],"severity":"medium","cwe":"CWE-79","ranges":[["0","4.9.11"],["5.0.0","5.4.1"]]},{"ids":["CVE-2020-17480","GHSA-27gm-ghr9-4v95"],"severity":"medium","cwe":"CWE-79","ranges":[["0","4.9.7"],["5.0.0","5.1.4"]]},{"ids":["CVE-2022-23494","GHSA-gg8r-xjwq-4w92"],"severity":"medium","cwe":"CWE-79","ranges":[["0","5.10.7"],["6.0.0","6.3.1"]]},{"ids":["CVE-2023-45818","GHSA-v65r-p3vv-jjfv"],"severity":"medium","cwe":"CWE-79","ranges":[["0","5.10.8"],["6.0.0","6.7.1"]]},{"ids":["CVE-2023-45819","GHSA-hgqx-r2hp-jr38"],"severity":"medium","cwe":"CWE-79","ranges":[["0","5.10.8"],["6.0.0","6.7.1"]]},{"ids":["CVE-2023-48219","GHSA-v626-r774-j7f8"],"severity":"medium","cwe":"CWE-79","ranges":[["0","5.10.9"],["6.0.0","6.7.3"]]},{"ids":["CVE-2024-21908","GHSA-5h9g-x5rv-25wg"],"severity":"medium","cwe":"CWE-79","ranges":[["0","5.9.0"]]},{"ids":["CVE-2024-21910","GHSA-r8hm-w5f7-wj39"],"severity":"medium","cwe":"CWE-64","ranges":[["0","5.10.0"]]},{"ids":["CVE-2024-21911","GHSA-w7jx-j77m-wp65"],"severity":"medium","cwe":"CWE-79","ranges":[["0","5.6.0"]]},{"ids":["CVE-2024-29203","GHSA-438c-3975-5x3f"],"severity":"medium","cwe":"CWE-79","ranges":[["0","6.8.1"]]},{"ids":["CVE-2024-29881","GHSA-5359-pvf2-pw78"],"severity":"medium","cwe":"CWE-79","ranges":[["0","7.0.0"]]},{"ids":["CVE-2024-38356","GHSA-9hcv-j9pv-qmph"],"severity":"medium","cwe":"CWE-79","ranges":[["0","5.11.0"],["6.0.0","6.8.4"],["7.0.0","7.2.0"]]},{"ids":["CVE-2024-38357","GHSA-w9jx-4g6g-rp7x"],"severity":"medium","cwe":"CWE-79","ranges":[["0","5.11.0"],["6.0.0","6.8.4"],["7.0.0","7.2.0"]]},{"ids":["CVE-2026-47759","GHSA-q742-qvgc-gc2f"],"severity":"high","cwe":"CWE-79","ranges":[["0","5.10.10"],["6.0.0","7.9.3"],["8.0.0","8.5.1"]]},{"ids":["CVE-2026-47760","GHSA-mh5m-5hw4-5c69"],"severity":"high","cwe":"CWE-79","ranges":[["6.8.0","7.1.0"]]},{"ids":["CVE-2026-47761","GHSA-vg35-5wq7-3x7w"],"severity":"high","cwe":"CWE-79","ranges":[["0","5.10.10"],["6.0.0","7.9.3"],["8.0.0","8.5.1"]]},{"ids":["CVE-2026-47762","GHSA-v98h-vmpc-fpqv"],"severity":"high","cwe":"CWE-79","ranges":[["0","5.10.10"],["6.0.0","7.9.3"],["8.0.0","8.5.1"]]},{"ids":["GHSA-5vm8-hhgr-jcjp"],"severity":"medium","cwe":"CWE-79","ranges":[["0","5.7.1"]]},{"ids":["GHSA-h96f-fc7c-9r55"],"severity":"low","cwe":"CWE-400","ranges":[["0","5.6.0"]]}],"trix":[{"ids":["CVE-2024-34341","GHSA-qjqp-xr96-cj99"],"severity":"medium","cwe":"CWE-79","ranges":[["0","1.3.2"]]}],"ua-parser-js":[{"ids":["CVE-2020-7733","GHSA-662x-fhqg-9p8v"],"severity":"high","cwe":"CWE-1333","ranges":[["0","0.7.22"]]},{"ids":["CVE-2020-7793","GHSA-394c-5j6w-4xmx"],"severity":"high","cwe":"CWE-1333","ranges":[["0","0.7.23"]]},{"ids":["CVE-2021-27292","GHSA-78cj-fxph-m83p"],"severity":"high","cwe":"CWE-1333","ranges":[["0.7.14","0.7.24"]]},{"ids":["CVE-2021-4229","GHSA-pjwm-rvh2-c87w"],"severity":"critical","cwe":"CWE-506","ranges":[["0.7.29","0.7.30"],["0.8.0","0.8.1"],["1.0.0","1.0.1"]]},{"ids":["CVE-2022-25927","GHSA-fhg7-m89q-25r3"],"severity":"high","cwe":"CWE-1333","ranges":[["0.7.30","0.7.33"],["0.8.1","1.0.33"]]},{"ids":["CVE-2026-48125","GHSA-9h5v-pfqq-x599"],"severity":"medium","cwe":"CWE-1333","ranges":[["2.0.1","2.0.10"]]}],"underscore":[{"ids":["CVE-2021-23358","GHSA-cf4h-3jhx-xvhq"],"severity":"high","cwe":"CWE-94","ranges":[["1.3.2","1.12.1"]]},{"ids":["CVE-2026-27601","GHSA-qpx9-hpmf-5gmw"],"severity":"high","cwe":"CWE-674","ranges":[["0","1.13.8"]]}],"validator":[{"ids":["CVE-2021-3765","GHSA-qgmg-gppg-76g5"],"severity":"medium","cwe":"CWE-1333","ranges":[["0","13.7.0"]]}],"video.js":[{"ids":["CVE-2021-23414","GHSA-pp7m-6j83-m7r6"],"severity":"medium","cwe":"CWE-79","ranges":[["0","7.14.3"]]}],"vue":[{"ids":["CVE-2024-9506","GHSA-5j4c-8p2g-v4jx"],"severity":"low","cwe":"CWE-1333","ranges":[["2.0.0-alpha.1","3.0.0-alpha.0"]]}],"xlsx":[{"ids":["CVE-2021-32012","GHSA-g973-978j-2c3p"],"severity":"medium","cwe":"CWE-400","ranges":[["0","0.17.0"]]},{"ids":["CVE-2023-30533","GHSA-4r6h-8v6p-xvw6"],"severity":"high","cwe":"CWE-1321","ranges":[["0","0.19.3"]]},{"ids":["CVE-2024-22363","GHSA-5pgg-2g8v-p4x9"],"severity":"high","cwe":"CWE-1333","ranges":[["0","0.20.2"]]}]}}');
var compare_versions = __webpack_require__(18191);
const ADVISORIES = advisories_namespaceObject.wk;
const ADVISORIES_DATE = advisories_namespaceObject.p6;
function asSeverity(text) {
return primitives.oC.find(severity => severity === text) ?? "medium";
}
function advisoriesFor(name, version) {
const rows = (0, records.eC)(ADVISORIES, name) ?? [];
const found = [];
for (const {ids: ids, severity: severity, ranges: ranges} of rows) {
const range = ranges.findLast(bounds => contains(bounds, version));
if (range === undefined) continue;
found.push({
ids: ids,
severity: asSeverity(severity),
fixed: range[1] ?? null
});
}
return found.sort((a, b) => (0, primitives.qs)(a.severity) - (0, primitives.qs)(b.severity) || ((a.ids[0] ?? "") < (b.ids[0] ?? "") ? -1 : 1));
}
function contains([introduced, fixed], version) {
if ((0, compare_versions.Z)(version, introduced ?? "0") < 0) return false;
return fixed == null || (0, compare_versions.Z)(version, fixed) < 0;
}
},
61877: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
hz: () => publishedFile,
uE: () => libraryInUrl,
uT: () => isFileOf
});
var _data_library_fingerprints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68809);
var _data_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27519);
const VERSION = String.raw`\d{1,3}\.\d{1,5}(?:\.\d{1,5})?(?:-(?:alpha|beta|rc)[\w.]{0,12})?`;
const FILE = new RegExp(`^(?<name>[@\\w.-]{2,60}?)[-._@]v?(?<v>${VERSION})(?:[-._](?:min|slim|full|prod|bundle|all|custom|umd|pack|dev|core))*\\.(?:m?js)$`, "i");
const FOLDER = new RegExp(`/(?<name>(?:@[\\w.-]{1,40}/)?[\\w.-]{2,60})(?:@|/v?)(?<v>${VERSION})(?:/|$)`, "gi");
let names = null;
function libraryNames() {
names ??= new Map(_data_library_fingerprints_js__WEBPACK_IMPORTED_MODULE_0__._.flatMap(({name: name, files: files}) => [ name, ...files ].map(file => [ file.toLowerCase(), name ])));
return names;
}
function libraryInUrl(href) {
let path;
try {
path = decodeURIComponent(new URL(href).pathname);
} catch {
return null;
}
if (path.length > 500) return null;
const file = FILE.exec(path.slice(path.lastIndexOf("/") + 1))?.groups;
const fromFile = lookUp(file?.["name"], file?.["v"]);
if (fromFile !== null) return fromFile;
const script = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
for (const match of path.matchAll(FOLDER)) {
const found = lookUp(match.groups?.["name"], match.groups?.["v"]);
if (found !== null && isMainFile(script, found.name)) return found;
}
return null;
}
function lookUp(name, version) {
const known = name === undefined ? undefined : libraryNames().get(name.toLowerCase().replace(/[-.](?:min|slim|js)$/, "")) ?? libraryNames().get(name.toLowerCase());
return known === undefined || version === undefined ? null : {
name: known,
version: version
};
}
function isFileOf(library, href) {
const {pathname: pathname} = new URL(href);
const name = pathname.slice(pathname.lastIndexOf("/") + 1).toLowerCase();
return !/^(?:main|index)\b/.test(name) && isMainFile(name, library);
}
function publishedFile(library, href) {
const path = URL.parse(href)?.pathname ?? "";
const file = path.slice(path.lastIndexOf("/") + 1).slice(0, 200);
if (!/\.(?:m|c)?js$/i.test(file) || isFileOf(library, href) || (0, _data_names_js__WEBPACK_IMPORTED_MODULE_1__.cP)("app-bundle", file)) return null;
if (library !== "" && file.toLowerCase().startsWith(`${library}-`)) return null;
if (/[.-](?=[\w]{0,30}\d)[\da-z]{8,32}\.(?:min\.)?m?js$/i.test(file)) return null;
const isReleased = /\.min\.m?js$/i.test(file) || FILE.test(file);
const isKnown = [ ...libraryNames().keys() ].some(name => name.length > 3 && file.toLowerCase().startsWith(name));
return isReleased || isKnown ? file : null;
}
function isMainFile(script, library) {
if (!script.endsWith("js")) return true;
const stem = script.replace(/(?:[-._](?:min|slim|full|prod|production|bundle|all|umd|pack|dev|development|global|esm|browser|core|runtime|module|latest)){0,6}\.(?:m|c)?js$/, "");
return [ ...libraryNames() ].some(([file, name]) => name === library && (file.replace(/\.js$/, "") === stem || file === stem)) || stem === "index" || stem === "main";
}
},
22174: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Y: () => observedCookies
});
var _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91069);
var _pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31342);
var _quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39226);
var _session_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55395);
var _set_cookie_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73593);
const PER_RESPONSE_MAX = 200;
function observedCookies(landing, crawl, active) {
const exchanges = [ ...landing.chain, ...(0, _pages_js__WEBPACK_IMPORTED_MODULE_0__.Aj)(crawl, undefined) ];
const crawled = exchanges.flatMap(({request: {url: url, method: method}, response: response}) => (0, 
_core_evidence_http_js__WEBPACK_IMPORTED_MODULE_3__.UE)(response.headers, "set-cookie").slice(0, PER_RESPONSE_MAX).map(field => ({
url: url,
method: method,
field: field
})));
const found = new Map;
for (const {url: url, method: method, field: field} of [ ...crawled, ...active?.cookies ?? [] ]) {
const cookie = (0, _set_cookie_js__WEBPACK_IMPORTED_MODULE_2__.s)(field);
if (cookie === null || cookie.deletes || (0, _session_names_js__WEBPACK_IMPORTED_MODULE_1__.Od)(cookie.name)) continue;
const key = `${url}\n${cookie.name}\n${attributesOf(field)}`;
if (!found.has(key)) found.set(key, {
cookie: cookie,
url: url,
method: method,
shown: showCookie(field, cookie)
});
}
return [ ...found.values() ];
}
function showCookie(field, cookie) {
const attributes = attributesOf(field);
const pair = cookie.name === "" ? (0, _quote_js__WEBPACK_IMPORTED_MODULE_4__.dK)(cookie.value) : `${cookie.name}=${(0, 
_quote_js__WEBPACK_IMPORTED_MODULE_4__.dK)(cookie.value)}`;
return `Set-Cookie: ${pair}${attributes === "" ? "" : `; ${attributes}`}`.slice(0, 500);
}
function attributesOf(field) {
const end = field.indexOf(";");
return end < 0 ? "" : field.slice(end + 1).trim();
}
},
31342: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Aj: () => allResponses,
bz: () => pagesAndResources,
iy: () => htmlPages,
tI: () => NO_PAGES
});
var _html_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55157);
function htmlPages(crawl, active) {
return [ ...crawl.pages.map(({exchange: exchange}) => exchange), ...active?.posted ?? [] ].filter(exchange => (0, 
_html_html_document_js__WEBPACK_IMPORTED_MODULE_0__._6)(exchange) && exchange.response.body.length > 0 && !(exchange.response.status >= 300 && exchange.response.status < 400));
}
function pagesAndResources(crawl, active) {
return [ ...crawl.pages.map(({exchange: exchange}) => exchange), ...crawl.resources, ...active?.posted ?? [] ];
}
function allResponses(crawl, active) {
return [ ...pagesAndResources(crawl, active), ...crawl.errorPages ?? [], ...crawl.redirects ?? [], ...active?.failures ?? [] ];
}
const NO_PAGES = "the site showed no HTML page";
},
79884: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => redirectTarget
});
var _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91069);
function redirectTarget({request: request, response: response}) {
if (![ 301, 302, 303, 307, 308 ].includes(response.status)) return null;
const location = (0, _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_0__.UE)(response.headers, "location")[0];
const url = location === undefined ? null : URL.parse(location.trim(), request.url);
if (url === null) return null;
url.hash = "";
return url;
}
},
74842: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
OI: () => isSameContent,
a2: () => namesUser,
eZ: () => namesOf
});
var _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91069);
var _html_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55157);
const TEXT_MAX = 1e5;
const WORDS_MIN = 3;
function wordsOf(exchange) {
const document = (0, _html_html_document_js__WEBPACK_IMPORTED_MODULE_0__.lM)(exchange);
const text = document === null ? exchange.response.text : `${document.title} ${document.headingText} ${document.visibleText}`;
return text.slice(0, TEXT_MAX).toLowerCase().split(/[\s"'<>{}[\]():;,=&|]+/).filter(word => word !== "");
}
function isSameContent(own, other, names) {
if ((0, _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_1__.JL)(own[0]) !== (0, 
_core_evidence_http_js__WEBPACK_IMPORTED_MODULE_1__.JL)(other) || other.response.status !== own[0].response.status) return false;
const [first, again] = own.map(wordsOf);
const stable = new Set(again);
const known = new Set(first);
const isName = word => names.some(name => word.includes(name));
const kept = first.filter(word => stable.has(word) && !isName(word));
const changing = new Set([ ...first.filter(word => !stable.has(word)), ...again.filter(word => !known.has(word)) ]);
if (kept.length < WORDS_MIN) return false;
const seen = new Set(wordsOf(other));
const foreign = [ ...seen ].filter(word => !known.has(word) && !isName(word)).length;
return kept.every(word => seen.has(word)) && foreign <= changing.size;
}
function namesUser(exchange, names) {
return names.length > 0 && wordsOf(exchange).some(word => names.some(name => word.includes(name)));
}
function namesOf(username) {
const whole = (username ?? "").trim().toLowerCase();
return [ ...new Set([ whole, whole.split("@")[0] ?? "" ]) ].filter(name => name.length >= 3);
}
},
52757: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
d: () => findSecrets
});
var external_node_zlib_ = __webpack_require__(38522);
var records = __webpack_require__(9682);
const secret_formats_namespaceObject = JSON.parse('{"Fx":[{"name":"AWS access key","hints":["AKIA","ASIA"],"pattern":"(?<![A-Za-z0-9/+])(?:AKIA|ASIA)[A-Z2-7]{16}(?![A-Za-z0-9/+])","severity":"high","confidence":"firm"},{"name":"AWS secret key","hints":["secret","Secret","SECRET"],"pattern":"aws.{0,20}?secret.{0,20}?[\\"\'\\\\s:=>]{1,6}([A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])","ignoreCase":true,"severity":"critical","confidence":"firm","entropy":4},{"name":"GitHub token","hints":["ghp_","gho_","ghu_","ghs_","ghr_"],"pattern":"(?<![A-Za-z0-9_])gh[pousr]_[A-Za-z0-9]{36}(?![A-Za-z0-9_])","severity":"critical","confidence":"certain","proof":"checksum","entropy":0},{"name":"GitHub fine-grained token","hints":["github_pat_"],"pattern":"(?<![A-Za-z0-9_])github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}(?![A-Za-z0-9_])","severity":"critical","confidence":"firm","entropy":4},{"name":"npm token","hints":["npm_"],"pattern":"(?<![A-Za-z0-9_])npm_[A-Za-z0-9]{36}(?![A-Za-z0-9_])","severity":"critical","confidence":"certain","proof":"checksum","entropy":0},{"name":"GitLab token","hints":["glpat-","gldt-","glrt-"],"pattern":"(?<![A-Za-z0-9_])gl(?:pat|dt|rt)-[A-Za-z0-9_-]{20}(?![A-Za-z0-9_-])","severity":"critical","confidence":"firm"},{"name":"Slack token","hints":["xox"],"pattern":"(?<![A-Za-z0-9])xox[abeoprs]-(?:\\\\d-)?\\\\d{8,14}-\\\\d{8,14}(?:-\\\\d{8,14})?-[A-Za-z0-9]{20,64}(?![A-Za-z0-9])","severity":"high","confidence":"firm"},{"name":"Slack webhook","hints":["hooks.slack.com"],"pattern":"https:\\\\/\\\\/hooks\\\\.slack\\\\.com\\\\/services\\\\/(T[A-Z0-9]{8,12}\\\\/B[A-Z0-9]{8,12}\\\\/[A-Za-z0-9]{24})","severity":"high","confidence":"firm"},{"name":"Discord webhook","hints":["/api/webhooks/"],"pattern":"https:\\\\/\\\\/(?:\\\\w+\\\\.)?discord(?:app)?\\\\.com\\\\/api\\\\/webhooks\\\\/(\\\\d{17,20}\\\\/[\\\\w-]{60,72})","severity":"medium","confidence":"firm"},{"name":"Stripe secret key","hints":["k_live_"],"pattern":"(?<![A-Za-z0-9_])[sr]k_live_[A-Za-z0-9]{20,110}(?![A-Za-z0-9])","severity":"critical","confidence":"firm"},{"name":"Google API key","hints":["AIza"],"pattern":"(?<![A-Za-z0-9_-])AIza[0-9A-Za-z_-]{35}(?![A-Za-z0-9_-])","severity":"medium","confidence":"firm","entropy":3.6,"proof":"not-browser-key"},{"name":"Google OAuth client secret","hints":["GOCSPX-"],"pattern":"(?<![A-Za-z0-9_-])GOCSPX-[A-Za-z0-9_-]{28}(?![A-Za-z0-9_-])","severity":"high","confidence":"firm"},{"name":"private key","hints":["PRIVATE KEY"],"pattern":"-----BEGIN (?:RSA |EC |DSA |OPENSSH |ENCRYPTED |PGP )?PRIVATE KEY(?: BLOCK)?-----[^-]{60,8000}-----END [A-Z ]{11,40}-----","severity":"critical","confidence":"certain","proof":"private-key","entropy":0},{"name":"SendGrid key","hints":["SG."],"pattern":"(?<![A-Za-z0-9])SG\\\\.[A-Za-z0-9_-]{22}\\\\.[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])","severity":"high","confidence":"firm"},{"name":"Mailgun key","hints":["key-"],"pattern":"(?<![A-Za-z0-9_-])key-[0-9a-f]{32}(?![A-Za-z0-9])","severity":"high","confidence":"tentative"},{"name":"Mailchimp key","hints":["-us"],"pattern":"(?<![A-Za-z0-9])[0-9a-f]{32}-us\\\\d{1,2}(?![A-Za-z0-9])","severity":"high","confidence":"firm"},{"name":"Shopify token","hints":["shpat_","shpss_","shpca_","shppa_"],"pattern":"(?<![A-Za-z0-9_])shp(?:at|ss|ca|pa)_[a-fA-F0-9]{32}(?![A-Za-z0-9])","severity":"high","confidence":"firm"},{"name":"DigitalOcean token","hints":["do_v1_","dop_v1_","doo_v1_","dor_v1_"],"pattern":"(?<![A-Za-z0-9_])do[opr]_v1_[a-f0-9]{64}(?![A-Za-z0-9])","severity":"critical","confidence":"firm"},{"name":"OpenAI key","hints":["T3BlbkFJ"],"pattern":"(?<![A-Za-z0-9_-])sk-(?:(?:proj|svcacct|admin)-)?[A-Za-z0-9_-]{20,100}T3BlbkFJ[A-Za-z0-9_-]{20,100}(?![A-Za-z0-9_-])","severity":"high","confidence":"firm"},{"name":"Anthropic key","hints":["sk-ant-"],"pattern":"(?<![A-Za-z0-9_-])sk-ant-(?:api|admin)\\\\d{2}-[A-Za-z0-9_-]{80,120}(?![A-Za-z0-9_-])","severity":"high","confidence":"firm"},{"name":"Hugging Face token","hints":["hf_"],"pattern":"(?<![A-Za-z0-9_])hf_[A-Za-z]{34}(?![A-Za-z0-9])","severity":"high","confidence":"firm","entropy":4},{"name":"Azure storage key","hints":["AccountKey="],"pattern":"AccountKey=([A-Za-z0-9+/]{86}==)","severity":"critical","confidence":"firm","entropy":4.5,"published":["Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsu"]},{"name":"Telegram bot token","hints":[":AA"],"pattern":"(?<![A-Za-z0-9])\\\\d{8,10}:AA[A-Za-z0-9_-]{33}(?![A-Za-z0-9_-])","severity":"high","confidence":"firm"},{"name":"Square secret","hints":["sq0csp-","sq0atp-"],"pattern":"(?<![A-Za-z0-9])sq0(?:csp-[\\\\w-]{43}|atp-[\\\\w-]{22})(?![\\\\w-])","severity":"high","confidence":"firm"},{"name":"PyPI token","hints":["pypi-AgEIcHlwaS5vcmc"],"pattern":"pypi-AgEIcHlwaS5vcmc[\\\\w-]{50,300}","severity":"critical","confidence":"certain"},{"name":"New Relic key","hints":["NRAK-"],"pattern":"(?<![A-Z0-9])NRAK-[A-Z0-9]{27}(?![A-Z0-9])","severity":"high","confidence":"firm"},{"name":"Databricks token","hints":["dapi"],"pattern":"(?<![A-Za-z0-9])dapi[a-f0-9]{32}(?:-\\\\d)?(?![A-Za-z0-9])","severity":"high","confidence":"firm"},{"name":"database address with password","hints":["://"],"pattern":"(?:postgres(?:ql)?|mysql|mariadb|mongodb(?:\\\\+srv)?|rediss?|amqps?|mssql):\\\\/\\\\/[\\\\w.%-]{0,60}:([^\\\\s@:/\\"\'<>`]{4,100})@[\\\\w.-]{1,200}","severity":"critical","confidence":"firm","entropy":0,"proof":"not-default-password"},{"name":"service role token","hints":["eyJ"],"pattern":"(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{10,400}\\\\.eyJ[A-Za-z0-9_-]{10,2000}\\\\.[A-Za-z0-9_-]{20,600}(?![A-Za-z0-9_-])","severity":"critical","confidence":"firm","entropy":0,"proof":"service-role"},{"name":"secret in an assignment","hints":["secret","Secret","SECRET","assword","ASSWORD","rivate","RIVATE","ccess_token","ccessToken"],"pattern":"(?<![A-Za-z])(?:client_?secret|(?:api|app|auth|jwt|session|signing|webhook)_?secret(?:_?key)?|secret_?(?:access_?)?key|(?:db|database|smtp|admin|root)_?pass(?:word|wd)|private_?(?:api_?)?(?:key|token))[\\"\']?\\\\s{0,3}[:=]\\\\s{0,3}[\\"\']([A-Za-z0-9+/=_!@#$%^&*.-]{12,120})[\\"\']","ignoreCase":true,"severity":"high","confidence":"tentative","proof":"letters-and-digits"}]}');
var entropy = __webpack_require__(23003);
const ENTROPY_MIN = 3.2;
const SECRET_FORMATS = secret_formats_namespaceObject.Fx.map(({pattern: pattern, ignoreCase: ignoreCase = false, entropy: entropy = ENTROPY_MIN, proof: proof = null, published: published = [], ...row}) => ({
...row,
entropy: entropy,
proof: proof,
published: published,
pattern: new RegExp(pattern, ignoreCase ? "gi" : "g")
}));
const FOUND_MAX = 20;
const MATCHES_MAX = 200;
const QUOTED = /(?:\bexample\b|\be\.g\.|\bsuch as\b|\bsample\b|\blooks? like\b|\bfake\b|\bdummy\b|\bplaceholder\b)[^;{}]{0,80}$/i;
function findSecrets(text) {
const found = new Map;
for (const format of SECRET_FORMATS) if (format.hints.some(hint => text.includes(hint))) addSecrets(format, text, found);
return [ ...found.values() ];
}
function addSecrets(format, text, found) {
let matches = 0;
for (const match of text.matchAll(format.pattern)) {
matches += 1;
if (found.size >= FOUND_MAX || matches > MATCHES_MAX) return;
const secret = match[1] ?? match[0];
if ([ ...found.keys() ].some(known => known.includes(secret))) continue;
const start = match.index + match[0].indexOf(secret);
if (isShownLive(format, secret, text, start)) found.set(secret, {
format: format,
secret: secret,
line: lineAt(text, start)
});
}
}
function isShownLive(format, secret, text, start) {
const before = text.slice(Math.max(0, start - 200), start);
const after = text.slice(start + secret.length, start + secret.length + 300);
return !QUOTED.test(before.replace(/<[^>]{0,200}>/g, " ")) && isLiveSecret(format, secret, before, after);
}
function lineAt(text, index) {
let line = 1;
for (let at = text.indexOf("\n"); at !== -1 && at < index; at = text.indexOf("\n", at + 1)) line += 1;
return line;
}
const PROOFS = {
checksum: secret => hasTokenChecksum(secret.slice(4)),
"private-key": isPrivateKey,
"service-role": isServiceRole,
"not-browser-key": (_secret, before, after) => !/[?&]key=$/i.test(before) && !/(?:maps|recaptcha|firebase|authDomain)/i.test(before.slice(-120) + after.slice(0, 250)),
"not-default-password": (secret, _before, after) => !/^(?:pass(?:word|wd)?|secret|user(?:name)?|root|admin|test|postgres|guest|pw|pwd|mysql|mongo)$/i.test(secret) && !(/^[a-z]+$/i.test(secret) && /^@(?:localhost|127\.0\.0\.1)(?![\w.-])/i.test(after)),
"letters-and-digits": secret => /\d/.test(secret) && /[A-Za-z]/.test(secret) && !/^(?:pk_|public|https?:)/i.test(secret)
};
function isLiveSecret(format, secret, before, after) {
if (format.proof !== "private-key" && (0, entropy.wK)(secret)) return false;
if (format.published.some(prefix => secret.startsWith(prefix)) || (0, entropy.Ue)(secret) < format.entropy) return false;
return format.proof === null || PROOFS[format.proof](secret, before, after);
}
function isServiceRole(secret) {
const payload = Buffer.from(secret.split(".")[1] ?? "", "base64url").toString("utf8");
return (0, records.$6)((0, records.U4)(payload), "role") === "service_role";
}
function isPrivateKey(block) {
const body = block.replace(/^-----BEGIN [A-Z ]+-----|-----END [A-Z ]+-----$/g, "").replace(/\\[rn]|\s|["'+]/g, "");
return body.length >= 60 && !body.includes("...") && /^(?:Proc-Type|[A-Za-z0-9+/=:,-]{60})/.test(body) && (0, 
entropy.Ue)(body.slice(0, 400)) >= 3.8;
}
const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function base62(value) {
let digits = "";
for (let rest = value; rest > 0; rest = Math.floor(rest / 62)) digits = (BASE62[rest % 62] ?? "") + digits;
return digits.padStart(6, "0");
}
function hasTokenChecksum(payload) {
return payload.length === 36 && base62((0, external_node_zlib_.crc32)(payload.slice(0, 30))) === payload.slice(30);
}
function withTokenChecksum(random30) {
return random30 + base62(crc32(random30));
}
},
55395: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Od: () => isInfrastructure,
iQ: () => isCsrfLike,
m: () => isSessionLike
});
var _data_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27519);
function isSessionLike(name, value = "") {
const plain = name.replace(/^__(?:host-http|host|secure|http)-/i, "");
if ((0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("not-a-session", plain)) return false;
const isNamed = (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("session-cookie", plain) || (0, 
_data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("session-word", plain) || /^dw[0-9a-f]{32}$/i.test(plain);
if (isNamed) return true;
return /^eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}$/.test(value);
}
function isCsrfLike(name) {
return (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("csrf-name", name);
}
function isInfrastructure(name) {
return (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("edge-cookie", name);
}
},
73593: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
G: () => prefixFaults,
s: () => parseSetCookie
});
var _shared_records_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9682);
const LENGTH_MAX = 16383;
const PAIR_MAX = 4096;
const NO_ATTRIBUTES = {
domain: null,
path: null,
secure: false,
httpOnly: false,
sameSite: "missing",
sameSiteText: null,
partitioned: false
};
const ATTRIBUTES_MAX = 100;
const READERS = {
secure: () => ({
secure: true
}),
httponly: () => ({
httpOnly: true
}),
partitioned: () => ({
partitioned: true
}),
domain: text => ({
domain: text === "" ? null : text.toLowerCase().replace(/^\./, "").replace(/\.$/, "")
}),
path: text => ({
path: text.startsWith("/") ? text : null
}),
"max-age": text => /^-?\d+$/.test(text) ? {
maxAge: Number(text)
} : {},
expires: text => Number.isNaN(Date.parse(text)) ? {} : {
expires: Date.parse(text)
},
samesite: text => sameSiteOf(text)
};
function parseSetCookie(field) {
if (field.length > LENGTH_MAX || /[\u0000-\u0008\u000a-\u001f\u007f]/.test(field)) return null;
const [pair = "", ...rest] = field.split(";");
const equals = pair.indexOf("=");
const name = equals < 0 ? "" : pair.slice(0, equals).trim();
const value = pair.slice(equals + 1).trim();
if (name === "" && value === "" || name.length + value.length > PAIR_MAX) return null;
const attributes = Object.assign({
...NO_ATTRIBUTES
}, ...rest.slice(0, ATTRIBUTES_MAX).map(readAttribute));
return {
name: name,
value: value,
...attributes,
deletes: isDeletion(attributes)
};
}
function readAttribute(attribute) {
const at = attribute.indexOf("=");
const key = (at < 0 ? attribute : attribute.slice(0, at)).trim().toLowerCase();
return (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_0__.eC)(READERS, key)?.(at < 0 ? "" : attribute.slice(at + 1).trim()) ?? {};
}
function sameSiteOf(text) {
const lower = text.toLowerCase();
const isKnown = lower === "strict" || lower === "lax" || lower === "none";
return {
sameSite: isKnown ? lower : "invalid",
sameSiteText: isKnown ? null : text
};
}
function isDeletion({maxAge: maxAge, expires: expires}) {
if (maxAge !== undefined) return maxAge <= 0;
return expires !== undefined && expires < Date.UTC(2e3, 0, 1);
}
function prefixFaults(cookie) {
const name = cookie.name.toLowerCase();
const host = name.startsWith("__host-");
const hostHttp = name.startsWith("__host-http-");
const http = name.startsWith("__http-") || hostHttp;
if (!host && !http && !name.startsWith("__secure-")) return [];
const faults = [];
if (!cookie.secure) faults.push("Secure is missing");
if (http && !cookie.httpOnly) faults.push("HttpOnly is missing");
if (host && cookie.domain !== null) faults.push("Domain is set");
if (host && cookie.path !== "/") faults.push("Path is not /");
return faults;
}
},
92266: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => unescapeLiteral,
i: () => isServerFile
});
var _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91069);
function isServerFile({status: status, headers: headers}) {
const isShown = name => (0, _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_0__.wx)(headers, name) !== undefined;
if (!isShown("accept-ranges") || !isShown("last-modified")) return false;
return status >= 400 ? !isShown("etag") : isShown("etag");
}
const ESCAPES = {
n: "\n",
r: "\r",
t: "\t"
};
function unescapeLiteral(literal) {
return literal.replace(/\\(?:x([\da-f]{2})|u([\da-f]{4})|([\s\S]))/gi, (_, byte, unit, character) => {
const code = byte ?? unit;
if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
return ESCAPES[character ?? ""] ?? character ?? "";
});
}
},
91091: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
M: () => EXPOSURE_CATALOGUE,
c: () => EXPOSURE_FILES
});
const EXPOSURE_FILES = {
"admin-page": {
id: "exposure.admin-page",
title: "Administration or example application is public",
subject: "Public administration and example applications",
rating: "hint",
cwe: [ "CWE-749" ],
requirements: {
asvs: [ "13.4.5" ],
pci: [ "2.2.4" ]
},
"scan-types": [ "quick", "standard", "compliance" ],
what: "The H2 console, Adminer or the example servlets of Tomcat are public.",
why: "The H2 console and Adminer connect to databases that a visitor names: their only protection is the password of the database, and H2's default account has none. Tomcat's examples let a visitor set cookies and session attributes.",
gates: "the form or script that only that application writes",
proof: "A page of the site, or one request. {{gates}} Nothing is submitted, so that no password is tried. The H2 console is high, because it admits other computers only by a setting. On loopback it and Tomcat's examples are info: by default they admit the machine itself.",
fix: "Remove the application from production, or make it reachable from the internal network only.",
references: [ "https://h2database.com/html/advanced.html#remote_access", "https://www.adminer.org/en/password/", "https://tomcat.apache.org/tomcat-11.0-doc/security-howto.html", "https://cwe.mitre.org/data/definitions/749.html" ],
rules: {
"tomcat-examples": {
proof: "Tomcat's {{servlet}} shows its form, with which a visitor sets cookies or session attributes. It was not submitted.",
title: "Tomcat example applications are public",
match: {
body: {
regex: [ '<form action="(?:CookieExample|SessionExample)[";]' ],
"ignore-case": true
},
all: [ {
body: {
regex: [ "<title>(?:Cookies|Sessions) Example<\\/title>" ]
}
} ]
},
extract: {
servlet: {
regex: '<form action="(CookieExample|SessionExample)[";]',
"ignore-case": true
}
},
name: "the example servlets of Tomcat",
when: {
seen: {
body: {
contains: [ "Apache Tomcat/" ]
}
}
},
request: {
path: "/examples/servlets/servlet/CookieExample"
},
local: true,
pages: "any"
},
"h2-console": {
proof: "The first page of the H2 console opens a session and leads to the form that connects to any database. It was not submitted.",
title: "H2 console is public",
match: {
body: {
regex: [ "<title>H2 Console<\\/title>" ],
"ignore-case": true
},
all: [ {
body: {
regex: [ "location\\.href\\s*=\\s*'login\\.jsp\\?jsessionid=" ]
}
} ]
},
name: "the H2 console",
rating: "exposedService",
local: true,
pages: "any"
},
adminer: {
proof: "Adminer shows its login form, which connects to a database of any server that a visitor names. It was not submitted.",
title: "Adminer login page is public",
match: {
body: {
regex: [ "\\bname=[\"']auth\\[driver\\][\"']", "\\bname=[\"']auth\\[username\\][\"']" ]
}
},
name: "Adminer",
pages: "any"
}
}
},
"api-docs": {
id: "exposure.api-docs",
title: "API description is public",
subject: "Public API descriptions",
rating: "none",
cwe: [ "CWE-200" ],
requirements: {
asvs: [ "13.4.5" ]
},
"scan-types": [ "standard", "compliance" ],
what: "The site serves a machine-readable description of its API: an OpenAPI (Swagger) document, a page that renders one, or the GraphQL schema through introspection.",
why: "It lists every operation with its parameters, including internal ones. This is fine for a public API; for an internal one it saves an attacker the guesswork.",
gates: "content that is an OpenAPI document, loads Swagger UI, or is the response to an introspection query",
proof: "{{gates}} The GraphQL query reads only type names.",
fix: "If the API is internal, serve the description inside your network only and disable introspection in production.",
snippets: {
express: "// Only outside production.\nif (process.env.NODE_ENV !== 'production') app.use('/docs', swaggerUi.serve, swaggerUi.setup(spec));",
nginx: "location ~ ^/(?:swagger|openapi|v[23]/api-docs) {\n  allow 10.0.0.0/8;\n  deny all;\n}"
},
references: [ "https://spec.openapis.org/oas/latest.html", "https://graphql.org/learn/introspection/", "https://cheatsheetseries.owasp.org/cheatsheets/GraphQL_Cheat_Sheet.html" ],
rules: {
openapi: {
proof: 'An OpenAPI {{version}} description[[ "{{title}}"]][[ with {{paths}} paths]] is readable',
match: {
any: [ {
body: {
line: [ "^(?:openapi|swagger):[ \\t]*[\"']?(?<version>[23]\\.[\\d.]{1,8})", "^info:", "^(?:paths|components|webhooks):" ]
}
}, {
all: [ {
any: [ {
json: {
paths: {
is: "object"
}
}
}, {
json: {
info: {
is: "object"
}
}
} ]
} ],
any: [ {
json: {
openapi: {
is: "string",
regex: "^(?<version>[23]\\..{1,8})"
}
}
}, {
json: {
swagger: {
is: "string",
regex: "^(?<version>[23]\\..{1,8})"
}
}
} ]
}, {
body: {
regex: [ '^\\s*\\{\\s*"(?:openapi|swagger)"\\s*:\\s*"(?<version>[23]\\.[\\d.]{1,8})"' ]
},
truncated: true
} ]
},
extract: {
title: {
json: [ "info.title" ],
max: 60
},
paths: {
json: [ "paths" ],
as: "count"
}
}
},
"api-explorer": {
proof: "The response is Swagger UI, which shows the description of an API",
match: {
body: {
regex: [ "SwaggerUIBundle\\s*\\(|id=[\"']swagger-ui[\"']|swagger-ui-bundle(?:\\.min)?\\.js" ],
"ignore-case": true
}
}
},
graphql: {
proof: "GraphQL introspection returns {{count}} types[[, among them {{types}}]]",
match: {
any: [ {
json: {
"data.__schema.types.*": {
is: "any"
}
}
}, {
json: {
"data.__schema.queryType": {
is: "object"
}
}
} ]
},
extract: {
count: {
json: [ "data.__schema.types" ],
as: "count"
},
types: {
json: [ "data.__schema.types.*.name" ],
regex: "^(?:[^_].*|_[^_].*)$"
}
}
}
}
},
"backup-source": {
id: "exposure.backup-source",
title: "Backup or source code is publicly readable",
subject: "Publicly readable backups and source code",
rating: "allData",
cwe: [ "CWE-552", "CWE-530" ],
requirements: {
asvs: [ "13.4.7" ],
pci: [ "2.2.6" ]
},
"scan-types": [ "standard", "compliance" ],
what: "The web server serves an archive of the site, or a copy of a script under a name that it does not execute (wp-config.php.bak, index.php~, an editor's swap file). It sends such a copy as text.",
why: "Source code reveals vulnerabilities, and configuration scripts contain the database password.",
gates: "content that is an archive (zip, tar, 7z, RAR by its header) or source code that a running script never sends",
proof: "{{gates}} Requests common names, copies of crawled scripts, and names from links, listings, comments and a readable package.json.",
fix: "Remove the copies, keep backups on another machine, and deploy instead of editing on the server. Replace the passwords in the exposed files.",
snippets: {
nginx: "location ~* (?:\\.(?:bak|old|orig|save|swp|zip|tar|tgz|gz|7z|rar)|~)$ {\n  return 404;\n}",
apache: '<FilesMatch "(\\.(bak|old|orig|save|swp|zip|tar|tgz|gz|7z|rar)|~)$">\n  Require all denied\n</FilesMatch>',
caddy: "@copies path_regexp (\\.(bak|old|orig|save|swp|zip|tar|tgz|gz|7z|rar)|~)$\nrespond @copies 404"
},
references: [ "https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/04-Review_Old_Backup_and_Unreferenced_Files_for_Sensitive_Information", "https://cwe.mitre.org/data/definitions/530.html" ],
rules: {
"php-source": {
proof: "The response is PHP source[[ that sets {{secret}}]]: it starts with {{start}}",
match: {
body: {
regex: [ "(?<start><\\?(?:php\\b|=).{0,40})", "<\\?(?:php\\b|=)[^$;({]{0,200}[$;({]" ],
"ignore-case": true
}
},
unless: {
any: [ {
body: {
regex: [ "\\x00|&lt;\\?(?:php|=)|&lt;%" ],
"ignore-case": true
}
}, {
path: {
regex: [ "[\\/._-](?:examples?|samples?|dist|template|tpl|defaults?)(?:[._-][^\\/]{0,200})?$" ],
"ignore-case": true
}
} ]
},
extract: {
secret: {
regex: "define\\(\\s*['\"](DB_PASSWORD|AUTH_KEY|\\w{0,60}SECRET\\w{0,60})['\"]",
"ignore-case": true
}
}
},
"script-source": {
proof: "The response is {{language}} source: it contains {{code}}",
match: {
any: [ {
body: {
regex: [ "(?<code><\\?(?:php\\b|=))" ],
"ignore-case": true
},
path: {
regex: [ "\\.(?<language>php)(?:~|\\.\\w{1,6})?$" ],
"ignore-case": true
}
}, {
body: {
regex: [ "(?<code><%[@!=]?[\\s\\S]{1,200}%>)" ]
},
path: {
regex: [ "\\.(?<language>jsp|asp)(?:~|\\.\\w{1,6})?$" ],
"ignore-case": true
}
}, {
body: {
regex: [ "(?<code><%@\\s*Page\\b)" ],
"ignore-case": true
},
path: {
regex: [ "\\.(?<language>aspx)(?:~|\\.\\w{1,6})?$" ],
"ignore-case": true
}
}, {
body: {
regex: [ "(?<code><cf(?:set|query|output)\\b)" ],
"ignore-case": true
},
path: {
regex: [ "\\.(?<language>cfm)(?:~|\\.\\w{1,6})?$" ],
"ignore-case": true
}
}, {
body: {
line: [ "^(?<code>from\\s+[\\w.]+\\s+import\\s|import\\s+\\w|def\\s+\\w+\\(|class\\s+\\w+)" ]
},
path: {
regex: [ "\\.(?<language>py)(?:~|\\.\\w{1,6})?$" ],
"ignore-case": true
}
}, {
body: {
line: [ "^(?<code>require\\s+['\"]|class\\s+\\w+|def\\s+\\w+)" ]
},
path: {
regex: [ "\\.(?<language>rb)(?:~|\\.\\w{1,6})?$" ],
"ignore-case": true
}
}, {
body: {
line: [ "^(?<code>use\\s+(?:strict|warnings|CGI)|#!.{0,60})" ]
},
path: {
regex: [ "\\.(?<language>pl|cgi)(?:~|\\.\\w{1,6})?$" ],
"ignore-case": true
}
}, {
body: {
line: [ "(?<code>\\brequire\\(\\s*['\"][\\w@.\\/-]{1,80}['\"]\\s*\\)|\\bprocess\\.env\\b|^import\\s[^\\n]{1,120}\\sfrom\\s+['\"](?:node:)?\\w)" ]
},
path: {
regex: [ "\\.(?<language>js|ts)(?:~|\\.\\w{1,6})?$" ],
"ignore-case": true
}
} ]
},
unless: {
any: [ {
body: {
regex: [ "\\x00|&lt;\\?(?:php|=)|&lt;%" ],
"ignore-case": true
}
}, {
path: {
regex: [ "[\\/._-](?:examples?|samples?|dist|template|tpl|defaults?)(?:[._-][^\\/]{0,200})?$" ],
"ignore-case": true
}
} ]
}
},
"vim-swap": {
proof: "The file is a Vim swap file, which contains the edited text",
match: {
body: {
regex: [ "^b0VIM [\\d.]" ]
}
}
}
}
},
credentials: {
id: "exposure.credentials",
title: "Credentials or private key file is publicly readable",
subject: "Publicly readable credentials and private keys",
rating: "credentials",
cwe: [ "CWE-538" ],
requirements: {
asvs: [ "13.4.7" ],
pci: [ "8.3.2" ]
},
"scan-types": [ "quick", "standard", "compliance" ],
what: "The web server serves a file that holds credentials: password hashes (.htpasswd), tokens (.npmrc, .git-credentials, .netrc), cloud keys (.aws/credentials), database passwords (.pgpass), private keys (id_rsa, *.key, *.pem) or the upload settings of an editor.",
why: "The credentials work as they are, or after cracking the password hash offline. With the private key of the site's certificate, an attacker can impersonate the site.",
gates: "content that has the exact form of that file with a value in it (a hash that htpasswd writes, a token that is not a variable, a key in PEM form)",
proof: "{{gates}} A public certificate is not a finding. Values are masked in the evidence.",
fix: "Remove the file from the document root and replace its contents: change the passwords, revoke the tokens, reissue the certificate with a new key. Configure the web server to refuse hidden files.",
snippets: "hidden-files",
references: [ "https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/04-Review_Old_Backup_and_Unreferenced_Files_for_Sensitive_Information", "https://cheatsheetseries.owasp.org/cheatsheets/Secrets_Management_Cheat_Sheet.html", "https://cwe.mitre.org/data/definitions/538.html" ],
rules: {
htpasswd: {
proof: "The file contains {{lines}} password hashes, the first of user {{user|mask}}",
match: {
body: {
lines: "^(?<user>[^\\s:]{1,120}):(?:\\$apr1\\$[.\\/0-9A-Za-z]{1,8}\\$[.\\/0-9A-Za-z]{22}|\\$2[abxy]\\$\\d\\d\\$[.\\/0-9A-Za-z]{20,60}|\\$(?:[156y]|argon2\\w{0,2})\\$[^\\s:]{10,200}|\\{SHA\\}[+\\/=0-9A-Za-z]{20,60}|\\{SSHA\\}[^\\s:]{20,80}|\\{PLAIN\\}[^\\s:]+|[.\\/0-9A-Za-z]{13})(?::\\S*)?$"
}
}
},
npmrc: {
proof: "The file contains {{name}} = {{secret|mask}}",
match: {
body: {
line: [ "^[ \\t]*(?:\\/\\/[^\\s=]{1,200}:)?(?<name>_authToken|_auth|_password)\\s*=\\s*[\"']?(?<secret>[^\\s\"'$]{6,400})" ],
html: false
}
}
},
netrc: {
proof: "The file contains a password ({{password|mask}})[[ for {{machine}}]]",
match: {
body: {
regex: [ "\\bpassword\\s+(?<password>\\S{1,200})", "\\blogin\\s+\\S" ],
line: [ "^[ \\t]*(?:machine\\s+\\S|default\\b)" ],
html: false
}
},
extract: {
machine: {
regex: "\\bmachine\\s+(\\S{1,120})"
}
}
},
pgpass: {
proof: "The file contains {{lines}} database passwords, the first ({{password|mask}}) for {{host}}",
match: {
body: {
lines: "^(?<host>[^\\s:]+):(?:\\*|\\d{1,5}):[^:]+:[^:]+:(?<password>.+)$"
}
}
},
"aws-credentials": {
proof: "The file contains AWS credentials:[[ key {{id|mask}},]] secret {{secret|mask}}",
match: {
body: {
line: [ "^[ \\t]*aws_secret_access_key\\s*=\\s*(?<secret>\\S{8,128})[ \\t]*$" ],
"ignore-case": true,
html: false
},
any: [ {
body: {
line: [ "^[ \\t]*\\[[^\\]\\n]{1,100}\\][ \\t]*$" ]
}
}, {
body: {
line: [ "^[ \\t]*aws_access_key_id\\s*=\\s*[\\w\\/+-]{8,128}[ \\t]*$" ],
"ignore-case": true
}
} ]
},
extract: {
id: {
regex: "^aws_access_key_id\\s*=\\s*([\\w\\/+-]{8,128})$",
lines: true,
"ignore-case": true
}
}
},
"git-credentials": {
proof: "The file contains a token ({{token|mask}}) for {{host}}",
match: {
body: {
lines: "^https?:\\/\\/[^\\s:@\\/]+:(?<token>[^\\s@\\/]+)@(?<host>[^\\s\\/]+)(?:\\/\\S*)?$"
}
}
},
"private-key": {
proof: "The file is a key in PEM form: {{kind}}",
match: {
body: {
regex: [ "-----BEGIN (?<kind>(?:[A-Z]{1,20} )?PRIVATE KEY)-----\\s{1,9}[^\\s-]\\S{7}" ],
"first-line": "^(?:-----BEGIN |Bag Attributes)",
html: false
}
}
},
"putty-key": {
proof: "The file is a PuTTY private key",
match: {
body: {
regex: [ "^PuTTY-User-Key-File-\\d: \\S" ]
}
}
},
"sftp-settings": {
proof: "The file contains the password {{secret|mask}}[[ of {{user}}]][[ at {{host}}]]",
match: {
json: {
host: {
is: "string"
}
},
any: [ {
json: {
password: {
is: "text"
}
}
}, {
json: {
passphrase: {
is: "text"
}
}
} ]
},
extract: {
secret: {
json: [ "password", "passphrase" ]
},
user: {
json: [ "username", "user" ],
max: 40
},
host: {
json: [ "host" ]
}
}
},
"rails-database": {
proof: "The database settings of a Rails application ({{adapter}}), with a password: {{password|mask}}",
match: {
body: {
line: [ "^(?:default|development|test|production):", "^\\s{1,20}adapter:\\s{0,5}(?<adapter>\\w{2,30})", "^\\s{1,20}password:\\s{0,5}[\"']?(?<password>[^\\s\"'<#]{3,200})" ],
html: false
}
}
}
}
},
"database-dump": {
id: "exposure.database-dump",
title: "Database dump is publicly readable",
subject: "Publicly readable database dumps",
rating: "credentials",
cwe: [ "CWE-552", "CWE-530" ],
requirements: {
asvs: [ "13.4.7" ],
pci: [ "2.2.6" ]
},
"scan-types": [ "quick", "standard", "compliance" ],
key: "^(.*\\/actuator)\\/mappings$",
what: "The web server serves a database dump (SQL, plain or compressed), a database file (SQLite) or the memory of the application (a Java heap dump).",
why: "It contains all data of the site: customers, password hashes, sessions. A heap dump contains whatever is in memory, including passwords and keys.",
gates: "content that starts with the magic bytes of such a file or with the SQL statements of a dump",
proof: "{{gates}} Only the first bytes are read. A heap dump of Spring Boot Actuator is proven by its index or list of mappings and never requested, not even by HEAD, because the application would create it; it is firm, because access to the dump itself may be restricted.",
fix: "Move dumps out of the document root, restrict management endpoints to an internal port, and check the logs for who downloaded the file.",
snippets: {
nginx: "location ~* \\.(?:sql|sqlite3?|db|dump)(?:\\.gz)?$ {\n  return 404;\n}",
apache: '<FilesMatch "\\.(sql|sqlite3?|db|dump)(\\.gz)?$">\n  Require all denied\n</FilesMatch>',
caddy: "@dumps path_regexp \\.(sql|sqlite3?|db|dump)(\\.gz)?$\nrespond @dumps 404"
},
references: [ "https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/04-Review_Old_Backup_and_Unreferenced_Files_for_Sensitive_Information", "https://docs.spring.io/spring-boot/reference/actuator/endpoints.html", "https://cwe.mitre.org/data/definitions/530.html" ],
rules: {
"actuator-heap-dump": {
proof: "Spring Boot Actuator offers heapdump: the memory of the application. It was not requested",
title: "Java heap dump is publicly readable",
confidence: "firm",
match: {
any: [ {
json: {
"_links.self": {
is: "object"
},
"_links.heapdump": {
is: "object"
}
}
}, {
body: {
regex: [ "GET \\[[^\\]\\s]{0,200}\\/heapdump\\]" ]
},
json: {
"contexts.*.mappings.~": {
regex: "^(?:dispatcherServlets|dispatcherHandlers|servlets|servletFilters)$"
}
}
} ]
}
}
}
},
env: {
id: "exposure.env",
title: "`.env` file is publicly readable",
subject: "Publicly readable `.env` files",
rating: "credentials",
cwe: [ "CWE-538", "CWE-200" ],
requirements: {
asvs: [ "13.4.7" ],
pci: [ "2.2.6" ]
},
"scan-types": [ "quick", "standard", "compliance" ],
what: "The web server serves an environment file (.env or a variant). Frameworks read their settings from it: database URLs, passwords, API keys.",
why: "Its contents usually give immediate access to the database, the mail account or the cloud account of the site. Bots request these files from every site all day.",
gates: "content that is not HTML and consists almost entirely of KEY=value lines",
proof: "{{gates}} Documentation that quotes such a file is not a finding. A single variable is enough if its name is that of a secret or its value is a token of a known format, unless the value is a placeholder. Values are masked in the evidence.",
fix: "Keep the file outside the document root, or pass the settings in the environment of the process. Replace every secret in it: consider them all compromised.",
snippets: "hidden-files",
references: [ "https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/04-Review_Old_Backup_and_Unreferenced_Files_for_Sensitive_Information", "https://12factor.net/config", "https://cwe.mitre.org/data/definitions/538.html" ]
},
metadata: {
id: "exposure.metadata",
title: "Development or build file is publicly readable",
subject: "Publicly readable development and build files",
rating: "hint",
cwe: [ "CWE-538" ],
requirements: {
asvs: [ "13.4.7" ]
},
"scan-types": [ "standard", "compliance" ],
what: "The web server serves files that belong to the project, not to the site: package manifests (composer.json, package.json, requirements.txt), pipeline and container definitions, editor settings, macOS folder data, web.config.",
why: "They reveal components with versions, internal hosts and paths, and sometimes a password. If the file contains a secret, the finding is high.",
gates: "content that parses as that kind of file",
proof: "{{gates}} File names in a .DS_Store are not followed.",
fix: "Publish a folder that contains only what visitors need (a build output), and configure the web server to refuse the rest.",
snippets: {
nginx: "location ~* /(?:composer\\.(?:json|lock)|package(?:-lock)?\\.json|Dockerfile|docker-compose\\.ya?ml|web\\.config)$ {\n  return 404;\n}",
apache: '<FilesMatch "^(composer\\.(json|lock)|package(-lock)?\\.json|Dockerfile|docker-compose\\.ya?ml)$">\n  Require all denied\n</FilesMatch>',
express: "// Serve the build output, never the project folder.\napp.use(express.static('dist'));"
},
references: [ "https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/04-Review_Old_Backup_and_Unreferenced_Files_for_Sensitive_Information", "https://cwe.mitre.org/data/definitions/538.html" ],
rules: {
"ds-store": {
proof: "The file is a .DS_Store, which lists the files of the folder",
match: {
body: {
starts: [ "\0\0\0Bud1" ]
}
}
},
composer: {
proof: "The file is a Composer manifest[[ that requires {{packages}}]]",
match: {
any: [ {
json: {
require: {
is: "object"
}
}
}, {
json: {
"require-dev": {
is: "object"
}
}
}, {
json: {
autoload: {
is: "object"
}
}
}, {
json: {
packages: {
is: "list"
}
}
} ]
},
extract: {
packages: {
json: [ "require" ],
as: "keys"
}
}
},
package: {
proof: "The file is a package.json[[ of {{name}}]]",
match: {
any: [ {
json: {
dependencies: {
is: "object"
}
}
}, {
json: {
devDependencies: {
is: "object"
}
}
}, {
json: {
peerDependencies: {
is: "object"
}
}
}, {
json: {
scripts: {
is: "object"
}
}
}, {
json: {
name: {
is: "string"
},
version: {
is: "string"
},
main: {
is: "string"
}
}
} ]
},
extract: {
name: {
json: [ "name" ]
}
}
},
pipeline: {
proof: "The file is the definition of a build pipeline ({{key}})",
match: {
body: {
line: [ "^[ \\t]*(?:script|before_script|install|run|steps|stage|stages):(?:\\s|$)", "^(?<key>stages|image|variables|include|before_script|script|language|services|cache|jobs|workflow|default|install|node_js|python|php|on|pipelines|version):(?:\\s.*)?$" ],
html: false
}
},
cases: [ {
proof: "The file is the definition of a build pipeline; it sets {{name}} to {{secret|mask}}",
severity: "high",
match: {
body: {
line: [ "^[ \\t]*(?:(?:ENV|ARG)\\s+)?(?:-[ \\t]*)?[\"']?(?<name>[\\w-]{0,60}(?:PASSWORD|PASSWD|SECRET|TOKEN|API_?KEY|PRIVATE_KEY)[\\w-]{0,60})[\"']?[ \\t]*[:=][ \\t]*[\"']?(?<secret>[^\\s\"'#${}]{4,200})" ],
except: "[:=][ \\t]*[\"']?(?:true|false|null|changeme|example)[\"']?\\s*$",
"ignore-case": true
}
}
} ]
},
dockerfile: {
proof: "The file is a Dockerfile: {{from}}",
match: {
body: {
"first-line": "^(?:FROM|ARG)\\s+\\S",
line: [ "^\\s*(?<from>FROM\\s+\\S+(?:\\s+AS\\s+\\S+)?)\\s*$", "^\\s*(?:RUN|COPY|CMD|ENTRYPOINT|WORKDIR|ADD|EXPOSE|ENV|USER|LABEL|VOLUME)\\s" ],
"ignore-case": true,
html: false
}
},
cases: [ {
proof: "The file is a Dockerfile: {{from}}; it sets {{name}} to {{secret|mask}}",
severity: "high",
match: {
body: {
line: [ "^[ \\t]*(?:(?:ENV|ARG)\\s+)?(?:-[ \\t]*)?[\"']?(?<name>[\\w-]{0,60}(?:PASSWORD|PASSWD|SECRET|TOKEN|API_?KEY|PRIVATE_KEY)[\\w-]{0,60})[\"']?[ \\t]*[:=][ \\t]*[\"']?(?<secret>[^\\s\"'#${}]{4,200})" ],
except: "[:=][ \\t]*[\"']?(?:true|false|null|changeme|example)[\"']?\\s*$",
"ignore-case": true
}
}
} ]
},
compose: {
proof: "The file is a Docker Compose project",
match: {
body: {
line: [ "^services:[ \\t]*$", "^[ \\t]+(?:image|build|container_name|ports|environment):" ],
html: false
}
},
cases: [ {
proof: "The file is a Docker Compose project; it sets {{name}} to {{secret|mask}}",
severity: "high",
match: {
body: {
line: [ "^[ \\t]*(?:(?:ENV|ARG)\\s+)?(?:-[ \\t]*)?[\"']?(?<name>[\\w-]{0,60}(?:PASSWORD|PASSWD|SECRET|TOKEN|API_?KEY|PRIVATE_KEY)[\\w-]{0,60})[\"']?[ \\t]*[:=][ \\t]*[\"']?(?<secret>[^\\s\"'#${}]{4,200})" ],
except: "[:=][ \\t]*[\"']?(?:true|false|null|changeme|example)[\"']?\\s*$",
"ignore-case": true
}
}
} ]
},
"ide-workspace": {
proof: "The file is the workspace of a JetBrains editor, which names files, branches and servers",
match: {
body: {
regex: [ '<project\\s+version="\\d+"', '<component\\s+name="' ]
}
}
},
requirements: {
proof: "The file lists the Python packages of the site: {{packages}}",
match: {
body: {
line: [ "^\\s*[a-z0-9][\\w.-]{0,80}(?:\\[[\\w,. -]{1,80}\\])?\\s*(?:===?|~=|!=|>=?|<=?)\\s*[\\w.*+!-]" ],
lines: "^(?:-{1,2}[a-z].*|[a-z0-9][\\w.-]{0,80}(?:\\[[\\w,. -]{1,80}\\])?(?:\\s{0,9}(?:===?|~=|!=|>=?|<=?)\\s{0,9}[\\w.*+!-]{1,40}(?:\\s{0,9},[^;#]{1,80})?)?(?:\\s{0,9};\\s{0,9}[^\\s#][^#]{0,199})?(?:\\s{0,9}\\\\)?(?:\\s{0,9}#.*)?)$",
"ignore-case": true,
html: false
}
},
extract: {
packages: {
regex: "^([A-Za-z0-9][\\w.-]{0,80})",
lines: true
}
}
},
"web-config": {
proof: "The file is an ASP.NET configuration",
match: {
body: {
regex: [ "^\\s*(?:<\\?xml[^>]*>\\s*)?(?:\x3c!--[\\s\\S]{0,900}?--\x3e\\s*)?<configuration\\b", "<(?:system\\.web|system\\.webServer|appSettings|connectionStrings)\\b" ],
"ignore-case": true
}
},
cases: [ {
proof: "The file is an ASP.NET configuration with a password in a connection string",
severity: "high",
match: {
body: {
line: [ "\\b(?:password|pwd)\\s{0,9}=" ],
except: "\\b(?:password|pwd)\\s{0,9}=\\s{0,9}(?:[;\"']|$)",
"ignore-case": true
}
}
} ]
}
}
},
monitoring: {
id: "exposure.monitoring",
title: "Monitoring or debugging endpoint is public",
subject: "Public monitoring and debugging endpoints",
rating: "someData",
cwe: [ "CWE-497" ],
requirements: {
asvs: [ "13.4.5" ],
pci: [ "2.2.4" ]
},
"scan-types": [ "quick", "standard", "compliance" ],
key: "^(.*\\/(?:actuator|debug))(?:\\/|$)",
what: "An endpoint for operators is public: Spring Boot Actuator, Prometheus metrics, Go's pprof or expvar, the status pages of Apache and nginx, phpinfo() or ELMAH.",
why: "It reveals versions, paths, internal addresses, requests of other users and sometimes secrets. Some of these endpoints can change or stop the application.",
gates: "content with the fields that only that endpoint writes",
proof: "{{gates}} A health endpoint that only reports that the service is up is not a finding. Metrics without requests or settings are low. On loopback the status pages of Apache and nginx are info: servers allow them for the machine itself by default.",
fix: "Bind such endpoints to an internal address or port, or require authentication. Remove phpinfo pages.",
snippets: {
nginx: "location = /nginx_status {\n  stub_status;\n  allow 127.0.0.1;\n  deny all;\n}",
apache: '<Location "/server-status">\n  Require local\n</Location>',
express: "// On a separate port that only the monitoring system can reach.\nmetricsApp.listen(9090, '127.0.0.1');",
caddy: "@inside {\n  path /metrics /debug/*\n  not remote_ip private_ranges\n}\nrespond @inside 404"
},
references: [ "https://docs.spring.io/spring-boot/reference/actuator/endpoints.html", "https://httpd.apache.org/docs/2.4/mod/mod_status.html", "https://pkg.go.dev/net/http/pprof", "https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/05-Enumerate_Infrastructure_and_Application_Admin_Interfaces" ],
rules: {
"actuator-index": {
proof: "Spring Boot Actuator lists {{count}} endpoints, among them {{endpoint}}",
match: {
json: {
"_links.self": {
is: "object"
},
"_links.~": {
regex: "^(?<endpoint>(?:env|heapdump|beans|configprops|mappings|loggers|threaddump|httptrace|httpexchanges|auditevents|metrics|prometheus|logfile|sessions|shutdown|jolokia|gateway|caches|conditions|scheduledtasks|flyway|liquibase|startup)(?:-.*)?)$"
}
}
},
extract: {
count: {
json: [ "_links" ],
as: "count"
}
}
},
"actuator-environment": {
proof: "Spring Boot Actuator shows the environment of the application: {{sources}}",
match: {
json: {
propertySources: {
is: "list"
},
"propertySources.0": {
is: "any"
}
}
},
extract: {
sources: {
json: [ "propertySources.*.name" ],
max: 60
}
}
},
"actuator-health": {
proof: "Spring Boot Actuator shows the health of {{parts}}",
match: {
json: {
status: {
is: "string"
}
},
any: [ {
json: {
components: {
is: "object"
},
"components.~": {
is: "any"
}
}
}, {
json: {
details: {
is: "object"
},
"details.~": {
is: "any"
}
}
} ]
},
extract: {
parts: {
json: [ "components.~", "details.~" ],
max: 30
}
}
},
"actuator-mappings": {
proof: "Spring Boot Actuator shows the mappings of the application: its URLs with the methods that serve them",
match: {
json: {
"contexts.*.mappings.~": {
regex: "^(?:dispatcherServlets|dispatcherHandlers|servlets|servletFilters)$"
}
}
}
},
"actuator-config-props": {
proof: "Spring Boot Actuator shows groups of settings, among them {{prefixes}}",
match: {
json: {
"contexts.*.beans.*.prefix": {
is: "string"
},
"contexts.*.beans.*.properties": {
is: "object"
}
}
},
extract: {
prefixes: {
json: [ "contexts.*.beans.*.prefix" ],
max: 40
}
}
},
"actuator-threads": {
proof: "Spring Boot Actuator shows the stacks of {{count}} threads of the application",
match: {
json: {
threads: {
is: "list"
},
"threads.*.threadName": {
is: "any"
},
"threads.*.threadState": {
is: "any"
}
}
},
extract: {
count: {
json: [ "threads" ],
as: "count"
}
}
},
"actuator-loggers": {
proof: "Spring Boot Actuator shows {{count}} loggers; their levels can be changed there",
match: {
json: {
levels: {
is: "list"
},
"loggers.ROOT": {
is: "object"
}
}
},
extract: {
count: {
json: [ "loggers" ],
as: "count"
}
}
},
prometheus: {
proof: "{{count}} metrics are readable, the first is {{metric}}",
match: {
body: {
html: false
},
any: [ {
body: {
line: [ "^(?<metric>[a-zA-Z_:][\\w:]*(?:\\{[^}]{0,900}\\})? [-+]?(?:\\d|NaN|Inf))", "^# (?:HELP |TYPE [a-zA-Z_:][\\w:]* (?:counter|gauge|histogram|summary|untyped|info|unknown|stateset)\\s*$)" ]
}
}, {
body: {
lines: "^(?<metric>[a-zA-Z_:][\\w:]*(?:\\{[^}]{0,900}\\})? [-+]?(?:\\d|NaN|Inf))",
"lines-min": 3
}
} ]
},
extract: {
count: {
regex: "^(?<metric>[a-zA-Z_:][\\w:]*(?:\\{[^}]{0,900}\\})? [-+]?(?:\\d|NaN|Inf))",
lines: true,
as: "count"
}
},
rating: "hint"
},
"apache-status": {
proof: "mod_status is readable[[ of {{server}}]][[ for {{machine}}]][[: {{version}}]]",
match: {
any: [ {
body: {
regex: [ '<h1>Server-Status \\((?<server>lighttpd[^)<]{0,40})\\)<\\/h1>\\s*<table summary="status"' ],
"ignore-case": true
}
}, {
body: {
regex: [ "Apache Server Status for\\s+(?<machine>[^<\\n]{0,100})", "Server (?:Version|uptime|Built|MPM)|Total accesses|Current Time" ],
"ignore-case": true,
designed: false
}
}, {
body: {
html: false
},
any: [ {
body: {
contains: [ "Total Accesses:" ]
}
}, {
body: {
contains: [ "BusyWorkers:" ]
}
}, {
body: {
contains: [ "IdleWorkers:" ]
}
}, {
body: {
contains: [ "Scoreboard:" ]
}
} ],
"at-least": 3
} ]
},
extract: {
version: {
regex: "Server Version:[^<\\n]{0,80}",
"ignore-case": true
}
},
local: true
},
phpinfo: {
proof: "phpinfo() of PHP {{version}} is readable",
match: {
body: {
regex: [ 'PHP Version\\s*(?:(?:<\\/td><td class="v">|=>)\\s*)?(?<version>[\\d.]{3,12}[\\w.+~-]{0,30})' ],
"ignore-case": true,
designed: false
},
any: [ {
any: [ {
body: {
contains: [ "Build Date" ]
}
}, {
body: {
contains: [ "Server API" ]
}
}, {
body: {
contains: [ "Loaded Configuration File" ]
}
}, {
body: {
contains: [ "Configuration File" ]
}
}, {
body: {
contains: [ "PHP API" ]
}
}, {
body: {
contains: [ "Zend Engine" ]
}
}, {
body: {
contains: [ "PHP Extension" ]
}
}, {
body: {
contains: [ "Configure Command" ]
}
}, {
body: {
contains: [ "DOCUMENT_ROOT" ]
}
}, {
body: {
contains: [ "php.ini" ]
}
} ],
"at-least": 2
}, {
body: {
regex: [ "<title>[^<]{0,60}phpinfo\\(\\)" ],
"ignore-case": true
},
any: [ {
any: [ {
body: {
contains: [ "Build Date" ]
}
}, {
body: {
contains: [ "Server API" ]
}
}, {
body: {
contains: [ "Loaded Configuration File" ]
}
}, {
body: {
contains: [ "Configuration File" ]
}
}, {
body: {
contains: [ "PHP API" ]
}
}, {
body: {
contains: [ "Zend Engine" ]
}
}, {
body: {
contains: [ "PHP Extension" ]
}
}, {
body: {
contains: [ "Configure Command" ]
}
}, {
body: {
contains: [ "DOCUMENT_ROOT" ]
}
}, {
body: {
contains: [ "php.ini" ]
}
} ]
}, {
body: {
regex: [ 'class="[eph]"' ]
}
} ]
} ]
}
},
pprof: {
proof: "Go's profiler is readable",
match: {
any: [ {
body: {
contains: [ "/debug/pprof/" ],
regex: [ "goroutine\\?debug=|Types of profiles available|full goroutine stack dump" ],
"ignore-case": true,
designed: false
}
}, {
body: {
regex: [ "^goroutine profile: total \\d" ]
}
} ]
}
},
expvar: {
proof: "Go's expvar is readable: command line and memory statistics",
match: {
json: {
cmdline: {
is: "list"
},
memstats: {
is: "object"
}
}
},
rating: "hint"
},
"nginx-status": {
proof: "nginx stub_status is readable: {{connections}} active connections",
match: {
body: {
regex: [ "^\\s*Active connections:\\s*(?<connections>\\d{1,9})[ \\t]*\\r?\\n\\s*server accepts handled requests" ],
"ignore-case": true
}
},
rating: "hint",
local: true
},
elmah: {
proof: "ELMAH shows the error log of the application",
match: {
body: {
contains: [ "error log for", "elmah" ],
"ignore-case": true
},
any: [ {
body: {
designed: false
}
}, {
body: {
contains: [ "elmah.axd" ],
"ignore-case": true
}
} ]
}
},
"aspnet-trace": {
proof: "ASP.NET shows the trace of the requests of the application",
match: {
body: {
contains: [ 'class="tracecontent"' ],
regex: [ "Application Trace|Request Details|Physical Directory:" ]
}
}
}
}
},
"open-product": {
id: "exposure.open-product",
title: "Product is open without a password",
subject: "Products without a password",
rating: "fullCompromise",
cwe: [ "CWE-306" ],
requirements: {
asvs: [ "8.2.1", "8.3.1" ],
pci: [ "2.2.4", "7.2.1" ]
},
"scan-types": [ "quick", "standard", "compliance" ],
what: "A product for administrators or developers requires no sign-in: {{products}}.",
why: "Anyone who can reach it uses it as its administrator. Most of these products run code or commands by design, the others hold all data of an application.",
gates: "content that the product returns only to those who may use it",
proof: "Only a product that a page, header or error page of the site shows is asked, in one request that reads. {{gates}} Credentials of the scan's own request headers are not sent. Nothing is created, changed or started. If only reading is proven, as with Kibana, Kubernetes and the read permission of Node-RED, the finding is high.",
fix: "Configure the authentication of the product (adminAuth of Node-RED, a token or password for Jupyter, basic-auth of MLflow, security.enabled of Elasticsearch, accounts of the others), and make it reachable from the internal network only.",
snippets: {
nginx: 'location / {\n  allow 10.0.0.0/8;\n  deny all;\n  auth_basic "Internal";\n  auth_basic_user_file /etc/nginx/htpasswd;\n}'
},
references: [ "https://nodered.org/docs/user-guide/runtime/securing-node-red", "https://jupyter-server.readthedocs.io/en/latest/operators/security.html", "https://mlflow.org/docs/latest/self-hosting/security/basic-http-auth/", "https://tomcat.apache.org/tomcat-11.0-doc/manager-howto.html", "https://cwe.mitre.org/data/definitions/306.html" ],
rules: {
"node-red": {
match: {
json: {
version: {
is: "text"
},
httpNodeRoot: {
is: "string"
}
},
any: [ {
json: {
flowFilePretty: {
is: "any"
}
}
}, {
json: {
flowEncryptionType: {
is: "any"
}
}
}, {
json: {
editorTheme: {
is: "any"
}
}
}, {
json: {
context: {
is: "any"
}
}
} ]
},
extract: {
version: {
json: [ "version" ],
max: 20
},
permissions: {
json: [ "user.permissions" ],
max: 60
}
},
cases: [ {
proof: "Node-RED {{version}} shows its settings, and no user is configured.",
title: "Node-RED is open without a password",
match: {
not: {
json: {
user: {
is: "any"
}
}
}
}
}, {
proof: "Node-RED {{version}} gives anonymous users the permission {{permissions}}.",
title: "Node-RED is open without a password",
match: {
json: {
"user.anonymous": {
equals: true
},
"user.permissions": {
regex: '\\*(?:"|$)|(?:^|")flows\\.write(?:"|$)'
}
}
}
}, {
proof: "Node-RED {{version}} gives anonymous users the permission {{permissions}}.",
title: "Node-RED is readable without a password",
severity: "high",
match: {
json: {
"user.anonymous": {
equals: true
}
},
any: [ {
json: {
"user.permissions": {
is: "text"
}
}
}, {
json: {
"user.permissions": {
is: "list"
}
}
} ]
}
} ],
name: "Node-RED",
when: {
seen: {
body: {
contains: [ "<title>Node-RED" ]
}
}
},
request: {
path: "/settings",
below: "page"
}
},
jupyter: {
proof: "Jupyter Server offers the kernels {{kernels}} without a token: programs that run any code. None was started.",
title: "Jupyter is open without a token or password",
match: {
json: {
default: {
is: "text"
},
"kernelspecs.*.spec.argv": {
is: "list"
}
}
},
extract: {
kernels: {
json: [ "kernelspecs" ],
as: "keys",
max: 30
}
},
name: "Jupyter",
when: {
seen: {
any: [ {
body: {
contains: [ "jupyter-config-data" ]
}
}, {
body: {
regex: [ '\\bdata-base-url="' ]
},
all: [ {
body: {
regex: [ "jupyter" ],
"ignore-case": true
}
} ]
} ]
}
},
request: {
path: "/api/kernelspecs",
base: '(?:"baseUrl"\\s*:\\s*|\\bdata-base-url=)"(\\/[\\w./~-]{0,200})"'
}
},
mlflow: {
proof: "MLflow lists its experiments, the first is {{first}}.",
title: "MLflow is open without a password",
match: {
json: {
"experiments.0.experiment_id": {
is: "text"
},
"experiments.0.lifecycle_stage": {
is: "any"
},
"experiments.0.artifact_location": {
is: "any"
}
}
},
extract: {
first: {
json: [ "experiments.0.name" ],
max: 40
}
},
name: "MLflow",
when: {
seen: {
body: {
contains: [ "<title>MLflow" ]
}
}
},
request: {
path: "/api/2.0/mlflow/experiments/search?max_results=1",
below: "page"
}
},
"tomcat-manager": {
proof: "Tomcat Manager shows the forms that stop, start and deploy applications. None was submitted.",
title: "Tomcat Manager is open without a password",
match: {
body: {
contains: [ "Tomcat Web Application Manager" ],
regex: [ 'action="[^"]{0,200}(?:\\/|&#47;)html(?:\\/|&#47;)(?:stop|start|upload|deploy)\\b' ]
}
},
name: "Tomcat's manager",
when: {
seen: {
body: {
contains: [ "Apache Tomcat/" ]
}
}
},
request: {
path: "/manager/html"
}
},
"tomcat-host-manager": {
proof: "Tomcat Host Manager shows the form that adds a host. It was not submitted.",
title: "Tomcat Host Manager is open without a password",
match: {
body: {
contains: [ "Tomcat Virtual Host Manager" ],
regex: [ 'action="[^"]{0,200}(?:\\/|&#47;)html(?:\\/|&#47;)add\\b' ]
}
},
name: "Tomcat's host manager",
when: {
seen: {
body: {
contains: [ "Apache Tomcat/" ]
}
}
},
request: {
path: "/host-manager/html"
}
},
phpmyadmin: {
proof: "phpMyAdmin shows its main page, signed in to the database (logged_in: true).",
title: "phpMyAdmin is open without a password",
match: {
body: {
regex: [ "\\b(?:PMA_c|C)ommonParams\\.setAll\\(\\{[^\\n]{0,900}\\blogged_in:\\s*true\\b" ]
}
},
name: "phpMyAdmin",
pages: "anonymous"
},
jenkins: {
proof: "Jenkins shows the form of its script console, which runs any code. It was not submitted.",
title: "Jenkins script console is open without a password",
match: {
body: {
regex: [ "println\\((?:Jenkins|Hudson)\\.instance\\.pluginManager\\.plugins\\)", '<textarea[^>]{0,200}\\bname="script"' ]
}
},
name: "Jenkins' script console",
when: {
seen: {
header: {
"x-jenkins": true
}
}
},
request: {
path: "/script"
}
},
grafana: {
proof: "Grafana lists the {{users}} users of the organization, as only its administrators may.",
title: "Grafana gives anonymous users the role Admin",
match: {
json: {
"*.orgId": {
is: "number",
every: true
},
"*.login": {
is: "text",
every: true
},
"*.role": {
is: "text",
every: true
}
}
},
extract: {
users: {
json: [ "*.orgId" ],
as: "count"
}
},
name: "Grafana",
when: {
seen: {
body: {
contains: [ "grafanaBootData" ]
}
}
},
request: {
path: "/api/org/users",
base: '"appSubUrl"\\s*:\\s*"(\\/[\\w./~-]{0,200})"'
}
},
kibana: {
proof: "Kibana lists its saved objects: {{total}} index patterns.",
title: "Kibana is open without a password",
severity: "high",
match: {
json: {
page: {
is: "number"
},
per_page: {
is: "number"
},
total: {
is: "number"
},
saved_objects: {
is: "list"
}
}
},
extract: {
total: {
json: [ "total" ],
max: 20
}
},
name: "Kibana",
when: {
seen: {
any: [ {
header: {
"kbn-name": true
}
}, {
header: {
"kbn-license-sig": true
}
}, {
header: {
"osd-name": true
}
}, {
body: {
contains: [ "<kbn-injected-metadata" ]
}
}, {
body: {
contains: [ "<osd-injected-metadata" ]
}
} ]
}
},
request: {
path: "/api/saved_objects/_find?type=index-pattern&per_page=1"
}
},
elasticsearch: {
proof: "A search over all indices succeeds on {{shards}} shards. It returned no documents.",
title: "Elasticsearch or OpenSearch is open without a password",
match: {
json: {
took: {
is: "number"
},
timed_out: {
is: "boolean"
},
"_shards.total": {
is: "number"
},
hits: {
is: "object"
}
}
},
extract: {
shards: {
json: [ "_shards.total" ],
max: 20
}
},
name: "Elasticsearch or OpenSearch",
when: {
seen: {
any: [ {
body: {
contains: [ "You Know, for Search" ]
}
}, {
body: {
contains: [ "The OpenSearch Project" ]
}
} ]
}
},
request: {
path: "/_search?size=0&terminate_after=1"
}
},
solr: {
proof: "Solr {{version}} shows its system information, and no authentication is configured.",
title: "Solr is open without a password",
match: {
json: {
"lucene.solr-spec-version": {
is: "text"
},
jvm: {
is: "object"
}
}
},
extract: {
version: {
json: [ "lucene.solr-spec-version" ],
max: 20
}
},
cases: [ {
proof: "Solr {{version}} shows its system information.",
title: "Solr shows its system information",
severity: "medium",
match: {
json: {
"security.authenticationPlugin": {
is: "text"
}
}
}
} ],
name: "Solr",
when: {
seen: {
body: {
contains: [ "<title>Solr Admin" ]
}
}
},
request: {
path: "/solr/admin/info/system?wt=json"
}
},
consul: {
proof: "Consul shows the configuration of the agent in {{datacenter}}.",
title: "Consul shows its configuration without a token",
severity: "medium",
match: {
json: {
"Config.Datacenter": {
is: "text"
},
"Config.NodeName": {
is: "text"
},
DebugConfig: {
is: "object"
}
}
},
extract: {
datacenter: {
json: [ "Config.Datacenter" ],
max: 40
}
},
cases: [ {
proof: "Consul shows the configuration of the agent in {{datacenter}}: access control is disabled.",
title: "Consul is open without a token",
match: {
json: {
"DebugConfig.ACLsEnabled": {
equals: false
}
}
}
} ],
name: "Consul",
when: {
seen: {
any: [ {
body: {
contains: [ "<title>Consul" ]
}
}, {
body: {
contains: [ "consul-ui/" ]
}
}, {
header: {
"x-consul-default-acl-policy": true
}
} ]
}
},
request: {
path: "/v1/agent/self"
}
},
influxdb: {
proof: "InfluxDB lists its databases: {{databases}}.",
title: "InfluxDB is open without a password",
match: {
json: {
"results.0.series.0.name": {
equals: "databases"
},
"results.0.series.0.columns": {
is: "list"
}
}
},
extract: {
databases: {
json: [ "results.0.series.0.values" ],
as: "count"
}
},
name: "InfluxDB",
when: {
seen: {
header: {
"x-influxdb-version": true
}
}
},
request: {
path: "/query?q=SHOW+DATABASES"
}
},
docker: {
proof: "Docker Engine API {{version}} responds without a client certificate.",
title: "Docker Engine API is open without a certificate",
match: {
json: {
ApiVersion: {
is: "text"
},
MinAPIVersion: {
is: "text"
}
}
},
extract: {
version: {
json: [ "ApiVersion" ],
max: 20
}
},
name: "Docker",
when: {
seen: {
any: [ {
header: {
"docker-experimental": true
}
}, {
header: {
"api-version": true,
server: {
regex: [ "^(?:docker|libpod)\\/" ]
}
}
} ]
}
},
request: {
path: "/version"
}
},
kubernetes: {
proof: "The Kubernetes API lists the namespaces of the cluster: {{namespaces}}.",
title: "Kubernetes API is open to anonymous users",
severity: "high",
match: {
json: {
kind: {
equals: "NamespaceList"
},
apiVersion: {
equals: "v1"
},
"items.*.metadata.name": {
is: "text",
every: true
}
}
},
extract: {
namespaces: {
json: [ "items.*.metadata.name" ],
max: 40
}
},
name: "Kubernetes",
when: {
seen: {
any: [ {
json: {
"paths.*": {
equals: "/api/v1"
}
}
}, {
json: {
kind: {
equals: "Status"
},
message: {
regex: "system:anonymous"
}
}
} ]
}
},
request: {
path: "/api/v1/namespaces?limit=1"
}
},
kubelet: {
proof: "The kubelet lists the pods of the node with their settings: {{pods}}.",
title: "Kubelet is open to anonymous users",
severity: "high",
match: {
json: {
kind: {
equals: "PodList"
},
apiVersion: {
equals: "v1"
},
"items.*.metadata.name": {
is: "text",
every: true
}
}
},
extract: {
pods: {
json: [ "items.*.metadata.name" ],
max: 40
}
},
name: "a kubelet",
when: {
seen: {
port: [ 10250, 10255 ]
}
},
request: {
path: "/pods"
}
},
ollama: {
proof: "Ollama lists its models[[: {{models}}]].",
title: "Ollama is open without a password",
severity: "high",
match: {
json: {
models: {
is: "list"
}
},
not: {
json: {
object: {
is: "any"
}
}
}
},
extract: {
models: {
json: [ "models.*.name" ],
max: 40
}
},
name: "Ollama",
when: {
seen: {
body: {
contains: [ "Ollama is running" ]
}
}
},
request: {
path: "/api/tags"
}
},
qdrant: {
proof: "Qdrant lists its collections: {{count}}.",
title: "Qdrant is open without an API key",
match: {
json: {
"result.collections": {
is: "list"
},
status: {
equals: "ok"
},
time: {
is: "number"
}
}
},
extract: {
count: {
json: [ "result.collections" ],
as: "count"
}
},
name: "Qdrant",
when: {
seen: {
json: {
title: {
regex: "^qdrant"
},
version: {
is: "text"
}
}
}
},
request: {
path: "/collections"
}
},
meilisearch: {
proof: "Meilisearch lists its indexes: {{total}}.",
title: "Meilisearch is open without a master key",
match: {
json: {
results: {
is: "list"
},
offset: {
is: "number"
},
limit: {
equals: 1
},
total: {
is: "number"
}
}
},
extract: {
total: {
json: [ "total" ]
}
},
name: "Meilisearch",
when: {
seen: {
any: [ {
json: {
status: {
equals: "Meilisearch is running"
}
}
}, {
body: {
regex: [ "<title>[^<]{0,40}Meilisearch" ]
}
} ]
}
},
request: {
path: "/indexes?limit=1"
}
},
flink: {
proof: "Flink {{version}} shows its configuration.",
title: "Flink is readable without a password",
severity: "high",
match: {
json: {
"flink-version": {
is: "text"
},
features: {
is: "object"
}
}
},
extract: {
version: {
json: [ "flink-version" ],
max: 20
}
},
cases: [ {
proof: "Flink {{version}} shows its configuration, which allows jobs to be submitted. None was.",
title: "Flink is open without a password",
match: {
json: {
"features.web-submit": {
equals: true
}
}
}
} ],
name: "Flink",
when: {
seen: {
body: {
contains: [ "<title>Apache Flink Web Dashboard" ]
}
}
},
request: {
path: "/config",
below: "page"
}
},
yarn: {
proof: "The resource manager of YARN {{version}} describes its cluster.",
title: "Hadoop YARN is open without a password",
severity: "high",
match: {
json: {
"clusterInfo.id": {
is: "number"
},
"clusterInfo.resourceManagerVersion": {
is: "text"
}
}
},
extract: {
version: {
json: [ "clusterInfo.resourceManagerVersion" ],
max: 20
}
},
name: "Hadoop YARN",
when: {
seen: {
body: {
contains: [ "/static/yarn.css" ]
}
}
},
request: {
path: "/ws/v1/cluster/info"
}
},
ray: {
proof: "The interface for jobs of Ray {{version}} responds without a token. No job was submitted.",
title: "Ray's dashboard is open without a token",
severity: "high",
match: {
json: {
ray_version: {
is: "text"
},
ray_commit: {
is: "text"
}
}
},
extract: {
version: {
json: [ "ray_version" ],
max: 20
}
},
name: "Ray",
when: {
seen: {
body: {
contains: [ "<title>Ray Dashboard" ]
}
}
},
request: {
path: "/api/version",
below: "page"
}
},
traefik: {
proof: "Traefik describes its {{routers}} routers and {{services}} services.",
title: "Traefik's dashboard is public",
severity: "medium",
match: {
json: {
"http.routers.total": {
is: "number"
},
"http.services.total": {
is: "number"
},
features: {
is: "object"
}
}
},
extract: {
routers: {
json: [ "http.routers.total" ]
},
services: {
json: [ "http.services.total" ]
}
},
name: "Traefik's dashboard",
when: {
seen: {
body: {
contains: [ "<title>Traefik" ]
}
}
},
request: {
path: "/api/overview"
}
},
wiremock: {
proof: "The administration of WireMock lists its stubs: {{total}}.",
title: "WireMock is open without a password",
severity: "high",
match: {
json: {
mappings: {
is: "list"
},
"meta.total": {
is: "number"
}
}
},
extract: {
total: {
json: [ "meta.total" ]
}
},
name: "WireMock",
when: {
seen: {
body: {
regex: [ "no stub mappings in this WireMock instance|Request was not matched" ]
}
}
},
request: {
path: "/__admin/mappings"
}
},
nomad: {
proof: "Nomad shows the configuration of its agent[[ in {{region}}]].",
title: "Nomad shows its configuration without a token",
severity: "medium",
match: {
json: {
config: {
is: "object"
},
member: {
is: "object"
},
stats: {
is: "object"
}
}
},
extract: {
region: {
json: [ "config.Region" ],
max: 40
}
},
cases: [ {
proof: "Nomad shows the configuration of its agent[[ in {{region}}]]: access control is disabled.",
title: "Nomad is open without a token",
match: {
json: {
"config.ACL.Enabled": {
equals: false
}
}
}
} ],
name: "Nomad",
when: {
seen: {
body: {
contains: [ "nomad-ui/config/environment" ]
}
}
},
request: {
path: "/v1/agent/self"
}
},
marimo: {
proof: "The editor of marimo[[ {{version}}]] shows its state without a token. It runs any Python code.",
title: "marimo is open without a token",
match: {
json: {
status: {
equals: "healthy"
},
mode: {
equals: "edit"
},
sessions: {
is: "number"
},
filenames: {
is: "list"
},
version: {
is: "text"
}
}
},
extract: {
version: {
json: [ "version" ],
max: 20
}
},
name: "marimo",
when: {
seen: {
body: {
contains: [ "<marimo-server-token" ]
}
}
},
request: {
path: "/api/status",
below: "page"
}
},
glances: {
proof: "Glances describes the host {{host}} ({{system}}); it lists all processes with their arguments.",
title: "Glances is open without a password",
severity: "high",
match: {
json: {
os_name: {
is: "text"
},
hostname: {
is: "text"
},
platform: {
is: "text"
},
hr_name: {
is: "text"
}
}
},
extract: {
host: {
json: [ "hostname" ],
max: 40
},
system: {
json: [ "hr_name" ],
max: 60
}
},
name: "Glances",
when: {
seen: {
body: {
contains: [ "<title>Glances</title>" ]
}
}
},
request: {
path: "/api/4/system",
below: "page"
}
},
"glances-3": {
proof: "Glances describes the host {{host}} ({{system}}); it lists all processes with their arguments.",
title: "Glances is open without a password",
severity: "high",
match: {
json: {
os_name: {
is: "text"
},
hostname: {
is: "text"
},
platform: {
is: "text"
},
hr_name: {
is: "text"
}
}
},
extract: {
host: {
json: [ "hostname" ],
max: 40
},
system: {
json: [ "hr_name" ],
max: 60
}
},
name: "Glances 3",
when: {
seen: {
body: {
contains: [ "<title>Glances</title>" ]
}
}
},
request: {
path: "/api/3/system",
below: "page"
}
},
"glances-2": {
proof: "Glances describes the host {{host}} ({{system}}); it lists all processes with their arguments.",
title: "Glances is open without a password",
severity: "high",
match: {
json: {
os_name: {
is: "text"
},
hostname: {
is: "text"
},
platform: {
is: "text"
},
hr_name: {
is: "text"
}
}
},
extract: {
host: {
json: [ "hostname" ],
max: 40
},
system: {
json: [ "hr_name" ],
max: 60
}
},
name: "Glances 2",
when: {
seen: {
body: {
contains: [ '<title ng-bind="title">Glances</title>' ]
}
}
},
request: {
path: "/api/2/system",
below: "page"
}
},
flower: {
proof: "Flower lists Celery's workers: {{workers}}. Anyone may call their tasks. No task was called.",
title: "Flower is open without a password",
severity: "high",
match: {
json: {
"*.registered": {
is: "list",
every: true
},
"*.stats": {
is: "object",
every: true
}
}
},
extract: {
workers: {
json: [ "~" ],
max: 40
}
},
name: "Flower",
when: {
seen: {
body: {
contains: [ "<title>Flower" ]
}
}
},
request: {
path: "/api/workers",
below: "page"
}
},
luigi: {
proof: "Luigi's scheduler responds without a password.",
title: "Luigi is open without a password",
severity: "medium",
match: {
json: {
response: {
is: "list"
},
"~": {
equals: "response",
every: true
}
}
},
name: "Luigi",
when: {
seen: {
body: {
contains: [ "<title>Luigi Task Visualiser" ]
}
}
},
request: {
path: "/api/resource_list"
}
},
prefect: {
proof: "Prefect shows the settings of its server. Anyone may start its deployments. None was started.",
title: "Prefect is open without a password",
severity: "high",
match: {
json: {
profiles_path: {
is: "text"
},
api: {
is: "object"
},
server: {
is: "object"
},
deployments: {
is: "object"
}
}
},
name: "Prefect",
when: {
seen: {
body: {
contains: [ "<title>Prefect Server" ]
}
}
},
request: {
path: "/api/admin/settings",
below: "page"
}
},
dagster: {
proof: "Dagster's web server {{version}} responds without a password. Anyone may start its jobs. None was started.",
title: "Dagster is open without a password",
severity: "high",
match: {
json: {
dagster_webserver_version: {
is: "text"
},
dagster_version: {
is: "text"
},
dagster_graphql_version: {
is: "text"
}
}
},
extract: {
version: {
json: [ "dagster_version" ],
max: 20
}
},
name: "Dagster",
when: {
seen: {
body: {
regex: [ "<title[^>]{0,60}>Dagster</title>" ]
}
}
},
request: {
path: "/server_info",
below: "page"
}
},
litellm: {
proof: "LiteLLM lists its models without a key: {{models}}. Anyone may use them at the owner's expense.",
title: "LiteLLM is open without a key",
severity: "high",
match: {
json: {
object: {
equals: "list"
},
"data.*.object": {
equals: "model",
every: true
},
"data.*.owned_by": {
is: "text",
every: true
}
}
},
extract: {
models: {
json: [ "data.*.id" ],
max: 40
}
},
name: "LiteLLM",
when: {
seen: {
body: {
contains: [ "LiteLLM API" ]
}
}
},
request: {
path: "/v1/models",
below: "page"
}
},
vllm: {
proof: "vLLM lists its models without a key: {{models}}.",
title: "vLLM is open without an API key",
severity: "high",
match: {
json: {
object: {
equals: "list"
},
"data.*.owned_by": {
equals: "vllm",
every: true
}
}
},
extract: {
models: {
json: [ "data.*.id" ],
max: 60
}
},
name: "vLLM",
when: {
seen: {
header: {
server: {
contains: [ "uvicorn" ]
}
},
json: {
detail: {
equals: "Not Found"
}
}
}
},
request: {
path: "/v1/models"
}
},
tensorboard: {
proof: "TensorBoard shows its experiments[[ of {{place}}]].",
title: "TensorBoard is open without a password",
severity: "medium",
match: {
json: {
version: {
is: "text"
},
data_location: {
is: "string"
},
window_title: {
is: "string"
},
creation_time: {
is: "any"
}
}
},
extract: {
place: {
json: [ "data_location" ],
max: 80
}
},
name: "TensorBoard",
when: {
seen: {
body: {
contains: [ "<title>TensorBoard</title>" ]
}
}
},
request: {
path: "/data/environment",
below: "page"
}
},
dask: {
proof: "The dashboard of Dask lists the workers of the cluster.",
title: "Dask's dashboard is open without a password",
severity: "medium",
match: {
body: {
contains: [ "<title> Workers </title>", "statics/css/sortable.min.css" ]
}
},
name: "Dask",
when: {
seen: {
body: {
contains: [ "<title>Dask Diagnostic UI" ]
}
}
},
request: {
path: "/info/main/workers.html"
}
},
locust: {
proof: "Locust shows its statistics (state: {{state}}). Anyone may start a load test from this host. None was started.",
title: "Locust is open without a password",
severity: "high",
match: {
json: {
stats: {
is: "list"
},
errors: {
is: "list"
},
state: {
is: "text"
},
user_count: {
is: "number"
}
}
},
extract: {
state: {
json: [ "state" ],
max: 20
}
},
name: "Locust",
when: {
seen: {
body: {
contains: [ "<title>Locust</title>" ]
}
}
},
request: {
path: "/stats/requests",
below: "page"
}
},
supervisor: {
proof: "Supervisor's page has links that stop and start programs. None was followed.",
title: "Supervisor is open without a password",
severity: "high",
match: {
body: {
contains: [ "<title>Supervisor Status</title>", "index.html?action=restartall" ]
}
},
name: "Supervisor",
pages: "anonymous"
},
"rq-dashboard": {
proof: "RQ Dashboard lists the queues {{queues}}. Anyone may delete or requeue their jobs.",
title: "RQ Dashboard is open without a password",
severity: "high",
match: {
json: {
"queues.*.queued_url": {
is: "text",
every: true
},
"queues.*.failed_job_registry_count": {
is: "number",
every: true
}
}
},
extract: {
queues: {
json: [ "queues.*.name" ],
max: 40
}
},
name: "RQ Dashboard",
when: {
seen: {
body: {
contains: [ "<title>RQ dashboard</title>" ]
}
}
},
request: {
path: "/0/data/queues.json",
below: "page"
}
},
esphome: {
proof: "ESPHome lists its devices ({{devices}}), whose programs and secrets anyone may read and change.",
title: "ESPHome's dashboard is open without a password",
match: {
json: {
configured: {
is: "list"
},
importable: {
is: "list"
}
}
},
extract: {
devices: {
json: [ "configured" ],
as: "count"
}
},
name: "ESPHome",
when: {
seen: {
body: {
regex: [ "<title>[^<]{0,60}ESPHome" ]
}
}
},
request: {
path: "/devices",
below: "page"
}
},
"prometheus-server": {
proof: "Prometheus shows its configuration with the addresses of all targets.",
title: "Prometheus is open without a password",
severity: "medium",
match: {
json: {
status: {
equals: "success"
},
"data.yaml": {
is: "string"
}
}
},
name: "Prometheus",
when: {
seen: {
body: {
contains: [ "<title>Prometheus Time Series Collection" ]
}
}
},
request: {
path: "/api/v1/status/config",
below: "page"
}
},
alertmanager: {
proof: "Alertmanager {{version}} shows its configuration. Anyone may silence alerts.",
title: "Alertmanager is open without a password",
severity: "medium",
match: {
json: {
"cluster.status": {
is: "text"
},
"versionInfo.version": {
is: "text"
},
"config.original": {
is: "string"
},
uptime: {
is: "text"
}
}
},
extract: {
version: {
json: [ "versionInfo.version" ],
max: 20
}
},
name: "Alertmanager",
when: {
seen: {
body: {
contains: [ "<title>Alertmanager</title>" ]
}
}
},
request: {
path: "/api/v2/status",
below: "page"
}
},
zipkin: {
proof: "Zipkin lets anyone search the traces of requests.",
title: "Zipkin is open without a password",
severity: "medium",
match: {
json: {
queryLimit: {
is: "number"
},
defaultLookback: {
is: "number"
},
searchEnabled: {
equals: true
},
dependency: {
is: "object"
}
}
},
name: "Zipkin",
when: {
seen: {
body: {
contains: [ "<title>Zipkin</title>" ]
}
}
},
request: {
path: "/config.json",
below: "page"
}
},
cadvisor: {
proof: "cAdvisor describes its machine ({{cores}} cores) and all containers.",
title: "cAdvisor is open without a password",
severity: "medium",
match: {
json: {
num_cores: {
is: "number"
},
machine_id: {
is: "string"
},
memory_capacity: {
is: "number"
}
}
},
extract: {
cores: {
json: [ "num_cores" ]
}
},
name: "cAdvisor",
when: {
seen: {
body: {
contains: [ "<title>cAdvisor - " ]
}
}
},
request: {
path: "/api/v1.3/machine"
}
},
"mongo-express": {
proof: "mongo-express shows the databases and the forms that create and delete them. None was submitted.",
title: "mongo-express is open without a password",
match: {
body: {
contains: [ "<title>Home - Mongo Express</title>", 'name="database"' ]
}
},
name: "mongo-express",
pages: "anonymous"
},
mailpit: {
proof: "Mailpit shows the messages it has caught: {{count}}.",
title: "Mailpit is open without a password",
severity: "high",
match: {
json: {
Version: {
is: "text"
},
Database: {
is: "string"
},
Messages: {
is: "number"
},
RuntimeStats: {
is: "object"
}
}
},
extract: {
count: {
json: [ "Messages" ]
}
},
name: "Mailpit",
when: {
seen: {
body: {
contains: [ "<title>Mailpit</title>" ]
}
}
},
request: {
path: "/api/v1/info",
below: "page"
}
},
mailhog: {
proof: "MailHog shows the messages it has caught: {{count}}.",
title: "MailHog is open without a password",
severity: "high",
match: {
json: {
total: {
is: "number"
},
count: {
is: "number"
},
start: {
is: "number"
}
}
},
extract: {
count: {
json: [ "total" ]
}
},
name: "MailHog",
when: {
seen: {
body: {
contains: [ "<title>MailHog</title>" ]
}
}
},
request: {
path: "/api/v2/messages?limit=1",
below: "page"
}
},
maildev: {
proof: "MailDev shows the messages it has caught: {{count}}.",
title: "MailDev is open without a password",
severity: "high",
match: {
json: {
"*.id": {
is: "text",
every: true
},
"*.subject": {
is: "string",
every: true
},
"*.to": {
is: "list",
every: true
}
}
},
extract: {
count: {
json: [ "*.id" ],
as: "count"
}
},
name: "MailDev",
when: {
seen: {
body: {
contains: [ "<title>MailDev</title>" ]
}
}
},
request: {
path: "/api/email",
below: "page"
}
},
"maildev-1": {
proof: "MailDev shows the messages it has caught: {{count}}.",
title: "MailDev is open without a password",
severity: "high",
match: {
json: {
"*.id": {
is: "text",
every: true
},
"*.subject": {
is: "string",
every: true
},
"*.to": {
is: "list",
every: true
}
}
},
extract: {
count: {
json: [ "*.id" ],
as: "count"
}
},
name: "MailDev 1 and 2",
when: {
seen: {
body: {
regex: [ "<title>[^<]{0,80}MailDev</title>" ]
}
}
},
request: {
path: "/email",
below: "page"
}
},
mockserver: {
proof: "The dashboard of MockServer shows all requests. Anyone may change what it responds.",
title: "MockServer is open without a password",
severity: "high",
match: {
body: {
contains: [ "<title>MockServer Dashboard</title>" ]
}
},
name: "MockServer",
pages: "anonymous"
},
"redis-commander": {
proof: "Redis Commander lists its connections to databases: {{count}}.",
title: "Redis Commander is open without a password",
match: {
json: {
ok: {
equals: true
},
connections: {
is: "list"
}
}
},
extract: {
count: {
json: [ "connections" ],
as: "count"
}
},
name: "Redis Commander",
when: {
seen: {
body: {
contains: [ "<title>Redis Commander: " ]
}
}
},
request: {
path: "/connections",
below: "page"
}
},
kafdrop: {
proof: "Kafdrop lists the brokers of Kafka ({{count}}); it shows all messages.",
title: "Kafdrop is open without a password",
severity: "high",
match: {
json: {
"*.id": {
is: "number",
every: true
},
"*.host": {
is: "text",
every: true
},
"*.port": {
is: "number",
every: true
},
"*.controller": {
is: "boolean",
every: true
}
}
},
extract: {
count: {
json: [ "*.id" ],
as: "count"
}
},
name: "Kafdrop",
when: {
seen: {
body: {
contains: [ "<title>Kafdrop: " ]
}
}
},
request: {
path: "/broker",
below: "page"
}
},
zeppelin: {
proof: "Zeppelin lists its notes ({{count}}), which run any code. None was run.",
title: "Zeppelin is open without a password",
match: {
json: {
status: {
equals: "OK"
},
"body.*.id": {
is: "text",
every: true
},
"body.*.path": {
is: "text",
every: true
}
}
},
extract: {
count: {
json: [ "body" ],
as: "count"
}
},
name: "Zeppelin",
when: {
seen: {
body: {
regex: [ '<title(?: ng-bind="[^"]{0,60}")?>Zeppelin</title>' ]
}
}
},
request: {
path: "/api/notebook",
below: "page"
}
},
pgweb: {
proof: "pgweb is signed in to a database as {{user}} and runs any query. None was run.",
title: "pgweb is open without a password",
match: {
json: {
session_user: {
is: "text"
},
session_lock: {
is: "boolean"
}
}
},
extract: {
user: {
json: [ "session_user" ],
max: 40
}
},
name: "pgweb",
when: {
seen: {
body: {
contains: [ "<title>pgweb</title>" ]
}
}
},
request: {
path: "/api/connection",
below: "page"
}
},
jaeger: {
proof: "Jaeger lists the services whose requests it has traced: {{total}}.",
title: "Jaeger is open without a password",
severity: "medium",
match: {
json: {
data: {
is: "list"
},
total: {
is: "number"
},
limit: {
is: "number"
},
offset: {
is: "number"
}
}
},
extract: {
total: {
json: [ "total" ]
}
},
name: "Jaeger",
when: {
seen: {
body: {
contains: [ "JAEGER_VERSION =" ]
}
}
},
request: {
path: "/api/services",
below: "page"
}
},
ttyd: {
proof: "ttyd asks for no credential: its page is a terminal of the host. No command was sent.",
title: "ttyd is open without a password",
match: {
json: {
token: {
equals: ""
},
"~": {
equals: "token",
every: true
}
}
},
name: "ttyd",
when: {
seen: {
body: {
regex: [ "<title>ttyd - " ]
}
}
},
request: {
path: "/token",
below: "page"
}
},
comfyui: {
proof: "ComfyUI {{version}} describes its system and accepts jobs from anyone. None was sent.",
title: "ComfyUI is open without a password",
severity: "high",
match: {
json: {
"system.comfyui_version": {
is: "text"
},
"system.python_version": {
is: "text"
},
devices: {
is: "list"
}
}
},
extract: {
version: {
json: [ "system.comfyui_version" ],
max: 20
}
},
name: "ComfyUI",
when: {
seen: {
body: {
contains: [ "<title>ComfyUI</title>" ]
}
}
},
request: {
path: "/system_stats",
below: "page"
}
},
"selenium-grid": {
proof: "Selenium Grid shows its nodes ({{nodes}}). Anyone may start browsers there, which reach the internal network.",
title: "Selenium Grid is open without a password",
severity: "high",
match: {
json: {
"value.ready": {
is: "boolean"
},
"value.message": {
regex: "^Selenium Grid"
},
"value.nodes": {
is: "list"
}
}
},
extract: {
nodes: {
json: [ "value.nodes" ],
as: "count"
}
},
name: "Selenium Grid",
when: {
seen: {
body: {
contains: [ "<title>Selenium Grid</title>" ]
}
}
},
request: {
path: "/status"
}
},
"spark-master": {
proof: "Spark's master page lists workers and applications. Anyone who reaches it may submit one.",
title: "Spark's master is open without a password",
severity: "high",
match: {
body: {
regex: [ "<title>Spark Master at spark://" ]
}
},
name: "a Spark master",
pages: "anonymous"
},
"open-webui": {
proof: "Open WebUI {{version}} says that it needs no sign-in. Anyone may use its models and read its chats.",
title: "Open WebUI is open without a sign-in",
severity: "high",
match: {
json: {
status: {
equals: true
},
version: {
is: "text"
},
"features.auth": {
equals: false
},
"features.auth_trusted_header": {
is: "any"
}
}
},
extract: {
version: {
json: [ "version" ],
max: 20
}
},
name: "Open WebUI",
when: {
seen: {
body: {
contains: [ "<title>Open WebUI</title>" ]
}
}
},
request: {
path: "/api/config",
below: "page"
}
},
weaviate: {
proof: "Weaviate {{version}} describes itself without a key. Anyone may read its objects.",
title: "Weaviate is open without a key",
severity: "high",
match: {
json: {
hostname: {
is: "text"
},
version: {
is: "text"
},
modules: {
is: "any"
}
}
},
extract: {
version: {
json: [ "version" ],
max: 20
}
},
name: "Weaviate",
when: {
seen: {
json: {
"links.*.href": {
regex: "/v1/\\.well-known/ready"
}
}
}
},
request: {
path: "/v1/meta"
}
},
netdata: {
proof: "Netdata shows the metrics of the host {{host}}.",
title: "Netdata is open without a password",
severity: "medium",
match: {
json: {
version: {
is: "text"
},
uid: {
is: "text"
},
mirrored_hosts: {
is: "list"
},
"alarms.critical": {
is: "number"
}
}
},
extract: {
host: {
json: [ "mirrored_hosts.0" ],
max: 40
}
},
name: "Netdata",
when: {
seen: {
body: {
regex: [ "<title>netdata " ]
}
}
},
request: {
path: "/api/v1/info",
below: "page"
}
},
mountebank: {
match: {
body: {
contains: [ "<title>mountebank - configuration</title>", "<td>localOnly</td>" ]
}
},
cases: [ {
proof: "mountebank shows its configuration, in which allowInjection is true; its API runs scripts of any client.",
title: "mountebank is open without a password",
match: {
body: {
regex: [ "<td>allowInjection</td>\\s{0,20}<td>true\\b" ]
}
}
}, {
proof: "mountebank shows its configuration; any client may create, read and delete its imposters.",
title: "mountebank is open without a password",
severity: "high"
} ],
name: "mountebank",
when: {
seen: {
body: {
regex: [ "<title>mountebank - " ]
}
}
},
request: {
path: "/config"
}
},
pyxtermjs: {
proof: "Its page is a terminal of the host. No command was sent.",
title: "pyxtermjs is open without a password",
match: {
body: {
contains: [ "<title>pyxterm.js</title>", 'io.connect("/pty")' ]
}
},
name: "pyxtermjs",
pages: "anonymous"
}
}
},
vcs: {
id: "exposure.vcs",
title: "Version control folder is publicly readable",
subject: "Publicly readable version control folders",
rating: "allData",
cwe: [ "CWE-538", "CWE-527" ],
requirements: {
asvs: [ "13.4.1" ],
pci: [ "2.2.6" ]
},
"scan-types": [ "quick", "standard", "compliance" ],
key: "^(.*?\\/\\.\\w+\\/)",
what: "The web server serves the folder in which Git, Subversion or Mercurial keeps the history of the site (.git, .svn, .hg). It was deployed with a checkout or a copy of the working directory.",
why: "An attacker can rebuild the source code with its whole history: server-side code, configuration, and every secret that was ever committed, including removed ones.",
gates: "content that parses as a file of that tool (a Git HEAD or configuration, an SQLite working copy, a list of formats)",
proof: "{{gates}} The history itself is not downloaded.",
fix: "Deploy a build instead of a checkout, and configure the web server to refuse hidden folders. Consider every secret in the history compromised and replace it.",
snippets: "hidden-files",
references: [ "https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/04-Review_Old_Backup_and_Unreferenced_Files_for_Sensitive_Information", "https://git-scm.com/docs/gitrepository-layout", "https://cwe.mitre.org/data/definitions/527.html" ],
rules: {
"git-head": {
proof: "The file is a Git HEAD: {{reference}}",
match: {
body: {
regex: [ "^(?<reference>ref: refs\\/[\\w.\\/+@-]{1,200}|[0-9a-f]{40}|[0-9a-f]{64})\\s*$" ]
}
}
},
"git-config": {
proof: "The file is a Git configuration[[, remote {{remote}}]]",
match: {
body: {
line: [ "^[ \\t]*\\[core\\][ \\t]*$", "^[ \\t]*repositoryformatversion\\s*=\\s*\\d" ],
html: false
}
},
extract: {
remote: {
regex: "^url\\s*=\\s*(?:[a-z+]{1,10}:\\/\\/(?:[^\\/@\\s]{0,200}@)?)?(\\S{1,200})",
lines: true
}
},
cases: [ {
proof: "The file is a Git configuration, remote {{remote}}; the remote URL contains a password",
match: {
body: {
line: [ "^[ \\t]*url\\s*=\\s*[a-z+]{1,10}:\\/\\/[^\\/@:\\s]{0,200}:[^\\/@\\s]{0,200}@" ]
}
}
} ]
},
"svn-entries": {
proof: "The file is a Subversion entries file[[ of {{url}}]]",
match: {
body: {
regex: [ "^(?:8|9|10|11|12)\\r?\\n(?:$|\\f?\\r?\\ndir\\r?\\n)" ]
}
},
extract: {
url: {
regex: "^(?:https?|svn(?:\\+ssh)?|file):\\/\\/(?:[^\\/@]{0,200}@)?(\\S{1,200})$",
lines: true
}
}
},
"svn-database": {
proof: "The file is an SQLite database",
match: {
body: {
starts: [ "SQLite format 3\0" ]
}
},
cases: [ {
proof: "The file is an SQLite database with the tables of a Subversion working copy",
match: {
body: {
regex: [ "REPOSITORY|WCROOT|PRISTINE|NODES" ]
}
}
} ]
},
"hg-requires": {
proof: "The file lists the formats of a Mercurial repository: {{formats}}",
match: {
body: {
lines: "^(?:revlogv[12]|store|fncache|dotencode|generaldelta|sparserevlog|share-safe|dirstate-v2|persistent-nodemap|revlog-compression-zstd|exp-[\\w-]+|largefiles|lfs|shared|relshared|treemanifest)$",
"lines-max": 40
}
},
extract: {
formats: {
lines: true,
max: 40
}
}
}
}
}
};
const EXPOSURE_CATALOGUE = {
everywhere: [ {
path: "/.git/HEAD",
rule: "git-head",
quick: true,
below: true
}, {
path: "/.git/config",
rule: "git-config",
quick: true,
below: true
}, {
path: "/.env",
rule: "environment",
quick: true,
below: true
}, {
path: "/.env.local",
rule: "environment",
quick: true
}, {
path: "/.env.production",
rule: "environment",
quick: true
}, {
path: "/.htpasswd",
rule: "htpasswd",
quick: true,
below: true
}, {
path: "/.npmrc",
rule: "npmrc",
quick: true
}, {
path: "/.aws/credentials",
rule: "aws-credentials",
quick: true
}, {
path: "/.ssh/id_rsa",
rule: "private-key",
quick: true
}, {
path: "/id_rsa",
rule: "private-key",
quick: true
}, {
path: "/server.key",
rule: "private-key",
quick: true
}, {
path: "/dump.sql",
rule: "sql",
quick: true,
below: true
}, {
path: "/backup.sql",
rule: "sql",
quick: true,
below: true
}, {
path: "/database.sql",
rule: "sql",
quick: true
}, {
path: "/db.sqlite3",
rule: "sqlite",
quick: true,
below: true
}, {
path: "/actuator",
rule: "actuator-index",
quick: true,
below: true
}, {
path: "/actuator/env",
rule: "actuator-environment",
quick: true
}, {
path: "/actuator",
rule: "actuator-heap-dump",
quick: true,
below: true
}, {
path: "/metrics",
rule: "prometheus",
quick: true,
below: true
}, {
path: "/server-status",
rule: "apache-status",
quick: true
}, {
path: "/phpinfo.php",
rule: "phpinfo",
quick: true,
below: true
}, {
path: "/debug/pprof/",
rule: "pprof",
quick: true
}, {
path: "/.svn/wc.db",
rule: "svn-database",
quick: true
}, {
path: "/.svn/entries",
rule: "svn-entries",
quick: true
}, {
path: "/.hg/requires",
rule: "hg-requires",
quick: true
}, {
path: "/swagger.json",
rule: "openapi",
below: true
}, {
path: "/openapi.json",
rule: "openapi",
below: true
}, {
path: "/openapi.yaml",
rule: "openapi"
}, {
path: "/v2/api-docs",
rule: "openapi"
}, {
path: "/v3/api-docs",
rule: "openapi"
}, {
path: "/graphql",
rule: "graphql",
method: "POST",
below: true
}, {
path: "/api-docs",
rule: "openapi"
}, {
path: "/swagger-ui/index.html",
rule: "api-explorer"
}, {
path: "/actuator/health",
rule: "actuator-health"
}, {
path: "/info.php",
rule: "phpinfo",
quick: true,
technologies: [ "php" ]
}, {
path: "/nginx_status",
rule: "nginx-status",
quick: true
}, {
path: "/debug/vars",
rule: "expvar"
}, {
path: "/wp-config.php.bak",
rule: "php-source",
below: true,
technologies: [ "php" ]
}, {
path: "/wp-config.php~",
rule: "php-source",
technologies: [ "php" ]
}, {
path: "/.wp-config.php.swp",
rule: "vim-swap",
technologies: [ "php" ]
}, {
path: "/config.php.bak",
rule: "php-source",
technologies: [ "php" ]
}, {
path: "/index.php~",
rule: "php-source",
technologies: [ "php" ]
}, {
path: "/backup.zip",
rule: "archive",
below: true
}, {
path: "/site.zip",
rule: "archive"
}, {
path: "/backup.tar.gz",
rule: "archive"
}, {
path: "/{host}.zip",
rule: "archive"
}, {
path: "/.DS_Store",
rule: "ds-store",
below: true
}, {
path: "/composer.json",
rule: "composer"
}, {
path: "/package.json",
rule: "package",
below: true
}, {
path: "/.gitlab-ci.yml",
rule: "pipeline"
}, {
path: "/Dockerfile",
rule: "dockerfile"
}, {
path: "/docker-compose.yml",
rule: "compose"
}, {
path: "/.idea/workspace.xml",
rule: "ide-workspace"
}, {
path: "/web.config",
rule: "web-config",
technologies: [ "dotnet" ]
}, {
path: "/.netrc",
rule: "netrc"
}, {
path: "/.pgpass",
rule: "pgpass"
}, {
path: "/.git-credentials",
rule: "git-credentials"
}, {
path: "/privkey.pem",
rule: "private-key",
quick: true
}, {
path: "/key.pem",
rule: "private-key"
}, {
path: "/server.pem",
rule: "private-key",
quick: true
}, {
path: "/.vscode/sftp.json",
rule: "sftp-settings"
}, {
path: "/backup.sql.gz",
rule: "sql-gzip"
}, {
path: "/database.sqlite",
rule: "sqlite",
quick: true
}, {
path: "/.env.backup",
rule: "environment"
}, {
path: "/.env.bak",
rule: "environment"
} ],
spring: [ {
path: "/actuator/mappings",
rule: "actuator-mappings"
}, {
path: "/actuator/mappings",
rule: "actuator-heap-dump"
}, {
path: "/actuator/configprops",
rule: "actuator-config-props"
}, {
path: "/actuator/threaddump",
rule: "actuator-threads"
}, {
path: "/actuator/loggers",
rule: "actuator-loggers"
}, {
path: "/h2-console/",
rule: "h2-console"
} ],
technology: [ {
path: "/phpmyadmin/",
rule: "phpmyadmin",
technologies: [ "php" ]
}, {
path: "/adminer.php",
rule: "adminer",
technologies: [ "php" ]
}, {
path: "/config.php~",
rule: "php-source",
technologies: [ "php" ]
}, {
path: "/index.php.bak",
rule: "php-source",
technologies: [ "php" ]
}, {
path: "/composer.lock",
rule: "composer",
technologies: [ "php" ]
}, {
path: "/config.inc.php.bak",
rule: "php-source",
technologies: [ "php" ]
}, {
path: "/configuration.php~",
rule: "php-source",
technologies: [ "php" ]
}, {
path: "/web.config.bak",
rule: "web-config",
family: "backup-source",
technologies: [ "dotnet" ]
}, {
path: "/elmah.axd",
rule: "elmah",
technologies: [ "dotnet" ]
}, {
path: "/trace.axd",
rule: "aspnet-trace",
technologies: [ "dotnet" ]
}, {
path: "/config/database.yml",
rule: "rails-database",
technologies: [ "ruby" ]
}, {
path: "/db/development.sqlite3",
rule: "sqlite",
technologies: [ "ruby" ]
}, {
path: "/.travis.yml",
rule: "pipeline",
technologies: [ "ruby", "node" ]
}, {
path: "/requirements.txt",
rule: "requirements",
technologies: [ "python" ]
}, {
path: "/settings.py.bak",
rule: "script-source",
technologies: [ "python" ]
} ],
last: [ {
path: "/.travis.yml",
rule: "pipeline",
technologies: [ "ruby", "node" ]
} ],
folders: [ "/uploads/", "/backup/", "/files/", "/admin/", "/static/", "/logs/" ],
linked: [ {
ending: "\\/graphql\\/?$",
rule: "graphql",
method: "POST"
}, {
ending: "\\.sql$",
rule: "sql"
}, {
ending: "\\.sql\\.gz$",
rule: "sql-gzip"
}, {
ending: "\\.(?:sqlite3?|db3?)$",
rule: "sqlite"
}, {
ending: "\\.hprof$",
rule: "heap-dump"
}, {
ending: "\\/\\.env(?:\\.\\w+)?$|\\/[\\w-]+\\.env$",
rule: "environment"
}, {
ending: "\\.(?:pem|key)$|\\/id_(?:rsa|dsa|ecdsa|ed25519)$",
rule: "private-key"
}, {
ending: "\\.ppk$",
rule: "putty-key"
}, {
ending: "\\/\\.htpasswd$",
rule: "htpasswd"
}, {
ending: "\\.php(?:\\.(?:bak|old|orig|save|txt)|~)$",
rule: "php-source"
}, {
ending: "\\.(?:jsp|aspx?|cfm|py|rb|pl|cgi|js|ts)(?:\\.(?:bak|old|orig|save|txt)|~)$",
rule: "script-source"
}, {
ending: "\\/\\.npmrc$",
rule: "npmrc"
}, {
ending: "(?:backup|bak|dump|www|htdocs|site)[\\w.-]{0,200}\\.(?:zip|tar|tar\\.gz|tgz|7z|rar)$",
rule: "archive"
}, {
ending: "(?:openapi|swagger|api-docs)[\\w.-]{0,200}\\.(?:json|ya?ml)$|\\/api-docs$",
rule: "openapi"
}, {
ending: "\\/(?:openapi|swagger|schema)\\/?$",
rule: "openapi"
}, {
ending: "\\/(?:docs|swagger-ui|api-explorer|explorer)\\/?$",
rule: "api-explorer"
} ]
};
},
61028: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => packageUrl
});
function packageUrl(type, name, version) {
const path = name.split("/").map(encodeURIComponent).join("/");
return `pkg:${type}/${path}@${encodeURIComponent(version)}`;
}
},
73425: module => {
module.exports = JSON.parse('{"ou":[{"database":"MySQL","pattern":"You have an error in your SQL syntax|ER_PARSE_ERROR|MySQLSyntaxErrorException|SQLSTATE\\\\[42000\\\\].{0,60}1064"},{"database":"PostgreSQL","pattern":"unterminated quoted (?:string|identifier) at or near|syntax error at or near \\"|PG::SyntaxError|PSQLException: .{0,80}(?:syntax error|unterminated)|zero-length delimited identifier"},{"database":"Microsoft SQL Server","pattern":"Unclosed quotation mark (?:after|before) the character string|Incorrect syntax near|Quoted identifier .{0,60} is not closed"},{"database":"Oracle","pattern":"ORA-00933|ORA-01756|ORA-00936|ORA-00907|ORA-01740|ORA-00911|quoted string not properly terminated|SQL command not properly ended"},{"database":"SQLite","pattern":"unrecognized token: [\\"\']|near [\\"\'][^\\\\n]{0,60}[\\"\']: syntax error|SQLITE_ERROR[^\\\\n]{0,60}(?:syntax error|unrecognized token)|SQLite3::SQLException[^\\\\n]{0,60}(?:syntax|unrecognized)"},{"database":"Microsoft Access","pattern":"Syntax error (?:\\\\(missing operator\\\\) )?in (?:query expression|string in query)|\\\\[Microsoft\\\\]\\\\[ODBC Microsoft Access Driver\\\\][^\\\\n]{0,60}syntax error"},{"database":"DB2","pattern":"SQLCODE[=: ]+-(?:10|104|7)\\\\b|SQLSTATE[=: ]+42(?:603|601)\\\\b|DB2 SQL [Ee]rror[^\\\\n]{0,80}-(?:10|104|7)\\\\b"},{"database":"H2, HSQLDB or Derby","pattern":"org\\\\.h2\\\\.jdbc\\\\.Jdbc\\\\w{0,10}(?:SQL)?\\\\w{0,20}Exception[^\\\\n]{0,60}Syntax error|Syntax error in SQL statement|unexpected token: |malformed (?:string|quoted identifier): |Lexical error at line \\\\d+, column \\\\d+\\\\.\\\\s+Encountered"},{"database":"Hibernate","pattern":"org\\\\.hibernate\\\\.(?:QueryException|hql[\\\\w.]{0,40}QuerySyntaxException|query\\\\.SyntaxException|exception\\\\.SQLGrammarException)|unexpected char: \'\'\'|expecting \'\'\'"},{"database":"Sybase, Ingres or Informix","pattern":"Sybase message[^\\\\n]{0,60}syntax|com\\\\.sybase\\\\.jdbc[^\\\\n]{0,80}syntax|Ingres SQLSTATE[^\\\\n]{0,40}|com\\\\.informix\\\\.jdbc[^\\\\n]{0,80}syntax|Unmatched quote|A syntax error has occurred"},{"database":"Spring","pattern":"BadSqlGrammarException|bad SQL grammar \\\\[","isCaseSensitive":true},{"database":"Firebird","pattern":"Dynamic SQL Error[^\\\\n]{0,40}SQL error code = -104|isc_dsql_prepare[^\\\\n]{0,80}Token unknown"},{"database":"ClickHouse or CockroachDB","pattern":"DB::Exception: Syntax error|lexical error: unterminated string"},{"database":"JDBC or ODBC","pattern":"java\\\\.sql\\\\.SQLSyntaxErrorException|SQLSyntaxErrorException|\\\\[ODBC [^\\\\]]{1,40}\\\\][^\\\\n]{0,80}syntax"}],"gz":[{"database":"MySQL","pattern":"(?:supplied argument is not a valid MySQL(?:i_result| result)|\\\\bmysqli?_\\\\w{3,40}\\\\(\\\\)(?:: Argument #\\\\d \\\\(\\\\$\\\\w{1,20}\\\\) must be of type mysqli_result| expects parameter \\\\d to be (?:resource|mysqli_result)))"},{"database":"PostgreSQL","pattern":"supplied argument is not a valid PostgreSQL result|\\\\bpg_(?:query|exec|send_query)\\\\(\\\\): Query failed|\\\\bpg_\\\\w{3,40}\\\\(\\\\)(?:: Argument #\\\\d \\\\(\\\\$\\\\w{1,20}\\\\) must be of type PgSql| expects parameter \\\\d to be resource)"},{"database":"Microsoft SQL Server","pattern":"supplied argument is not a valid MS SQL-Server result|\\\\b(?:mssql_query\\\\(\\\\): [^\\\\n]{0,20}Query failed|(?:mssql|sqlsrv)_\\\\w{3,40}\\\\(\\\\) expects parameter \\\\d to be resource)"},{"database":"SQLite","pattern":"\\\\bSQLite3?::(?:query|querySingle|exec|prepare)\\\\(\\\\): Unable to (?:prepare|execute) statement|\\\\bsqlite_\\\\w{3,40}\\\\(\\\\) expects parameter \\\\d to be resource"},{"database":"Oracle","pattern":"\\\\boci_(?:parse|execute|fetch\\\\w{0,20})\\\\(\\\\)(?:: ORA-\\\\d{5}| expects parameter \\\\d to be resource)"},{"database":"ODBC","pattern":"supplied argument is not a valid ODBC result|\\\\bodbc_(?:exec|execute|prepare)\\\\(\\\\): SQL error|\\\\bodbc_\\\\w{3,40}\\\\(\\\\) expects parameter \\\\d to be resource"},{"database":"PDO or mysqli","pattern":"Call to a member function (?:fetch\\\\w{0,20}|rowCount|num_rows|bind_param|bindParam|execute|getArray)\\\\(\\\\) on (?:a non-object|bool(?:ean)?|false|null)"}],"fi":[{"database":"MySQL","pattern":"Unknown column %name% in"},{"database":"PostgreSQL","pattern":"column %name% does not exist"},{"database":"Microsoft SQL Server","pattern":"Invalid column name %name%|The name %name% is not (?:a valid identifier|permitted)"},{"database":"Oracle","pattern":"ORA-00904:? (?:[^\\\\n]{0,60}: )?%name%: invalid identifier"},{"database":"SQLite","pattern":"no such column: %name%"},{"database":"H2, HSQLDB or Derby","pattern":"Column %name% (?:not found|is either not in any table)|object not found: %name%"},{"database":"DB2","pattern":"SQL0206N {1,4}%name%|SQLCODE[=:] ?-206, [^\\\\n]{0,60}%name%"}],"ey":"InvalidSearchFilterException|javax\\\\.naming\\\\.NamingException: \\\\[LDAP: error code|org\\\\.springframework\\\\.ldap\\\\.\\\\w{3,40}|LDAP(?:Search)?Exception|Unable to parse string [^\\\\n]{0,500} as an LDAP filter|com\\\\.unboundid\\\\.ldap|DirectoryServices\\\\.\\\\w{0,30}Exception|search filter (?:is )?(?:invalid|malformed)|(?:The \\\\(&?[^\\\\n]{0,60}\\\\) )?search filter is invalid|ldap_(?:search|list|read)\\\\(\\\\): Search: Bad search filter|Bad search filter|ldap\\\\.FILTER_ERROR|LDAPInvalidFilterError|invalid filter syntax|unbalanced parens|Protocol error occurred|supplied argument is not a valid ldap|invalid LDAP filter","Oe":"XPathExpressionException|javax\\\\.xml\\\\.transform\\\\.TransformerException: [^\\\\n]{0,80}|Error parsing XPath input|xmlXPath\\\\w{3,30}|SimpleXMLElement::xpath\\\\(\\\\)|DOMXPath::(?:query|evaluate)\\\\(\\\\)|XPathEvalError|System\\\\.Xml\\\\.XPath\\\\.XPathException|net\\\\.sf\\\\.saxon\\\\.\\\\w{0,20}\\\\.?XPathException|(?:XPath parse error|Invalid XPath expression|XPST0003|Expression must evaluate to a node-set)"}');
}
};
