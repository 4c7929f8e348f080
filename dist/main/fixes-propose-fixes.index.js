export const id = "fixes-propose-fixes";

export const ids = [ "fixes-propose-fixes", 3787 ];

export const modules = {
97095: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
KX: () => codeOnly,
cu: () => quotedEnd,
g7: () => treeOf
});
const PARSE_MS_MAX = 2e3;
function treeOf(parser, text) {
const deadline = performance.now() + PARSE_MS_MAX;
const parse = parser.startParse(text);
try {
for (;;) {
const tree = parse.advance();
if (tree !== null || performance.now() > deadline) return tree;
}
} catch (error) {
if (error instanceof RangeError) return null;
throw error;
}
}
function quotedEnd(text, at) {
for (let index = at + 1; index < text.length; index += 1) {
if (text[index] === "\\") index += 1; else if (text[index] === text[at]) return index + 1;
}
return -1;
}
function codeOnly(text) {
const parts = [];
let at = 0;
while (at < text.length) {
const end = hiddenEnd(text, at);
parts.push(end === at ? text[at] ?? "" : text.slice(at, end).replace(/[^\n]/g, " "));
at = Math.max(end, at + 1);
}
return parts.join("");
}
function hiddenEnd(text, at) {
const after = (found, length) => found < 0 ? text.length : found + length;
if (text.startsWith("//", at)) return after(text.indexOf("\n", at), 0);
if (text.startsWith("/*", at)) return after(text.indexOf("*/", at + 2), 2);
if (text.startsWith('"""', at)) return after(text.indexOf('"""', at + 3), 3);
if (text.startsWith('@"', at)) return after(text.indexOf('"', at + 2), 1);
if (text[at] !== '"') return at;
const end = quotedEnd(text, at);
return end < 0 ? text.length : end;
}
},
53787: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
FF: () => without,
FIXABLE_CHECKS: () => FIXABLE_CHECKS,
fixPlan: () => fixPlan,
tg: () => checksOf
});
const HEADERS = [ {
check: "http.xcto",
name: "X-Content-Type-Options",
value: "nosniff"
}, {
check: "http.framing",
name: "X-Frame-Options",
value: "SAMEORIGIN"
}, {
check: "http.referrer-policy",
name: "Referrer-Policy",
value: "strict-origin-when-cross-origin"
}, {
check: "http.permissions-policy",
name: "Permissions-Policy",
value: "camera=(), microphone=(), geolocation=(), payment=()"
}, {
check: "http.cross-origin-isolation",
name: "Cross-Origin-Opener-Policy",
value: "same-origin-allow-popups"
}, {
check: "http.cross-origin-isolation",
name: "Cross-Origin-Resource-Policy",
value: "same-origin"
}, {
check: "http.hsts-missing",
name: "Strict-Transport-Security",
value: "max-age=31536000"
}, {
check: "http.hsts-weak",
name: "Strict-Transport-Security",
value: "max-age=31536000"
} ];
const ISOLATION = "http.cross-origin-isolation";
const EMBEDDER = {
check: ISOLATION,
name: "Cross-Origin-Embedder-Policy",
value: "credentialless"
};
const NO_EMBEDDER = "Cross-Origin-Embedder-Policy is missing still: send require-corp or credentialless once every embedded resource and frame allows it.";
const REPORT_ONLY = "Content-Security-Policy-Report-Only";
const CSP_CHECK = "csp.missing";
const CSP_DEFAULT = "default-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'self'";
const POLICY = new RegExp(`${REPORT_ONLY}: ([A-Za-z0-9 ';:/.*_+=-]{1,4000})`);
const COOKIES = {
"cookie.no-secure": "secure",
"cookie.no-httponly": "httpOnly",
"cookie.samesite": "sameSite"
};
const CORS = [ "cors.reflect-credentials", "cors.null-origin", "cors.weak-match" ];
const FIXABLE_CHECKS = [ ...new Set([ ...HEADERS.map(({check: check}) => check), CSP_CHECK, ...Object.keys(COOKIES), ...CORS ]) ];
function fixPlan(findings, only) {
const isAsked = check => (only === null || check === only) && (findings === null || findings.some(finding => finding.check_id === check && !isIgnoredByBrowsers(finding)));
const seen = policyOf(findings ?? []);
const isAlone = seen !== null && !seen.includes("://");
const wanted = [ ...HEADERS, ...isAlone ? [ EMBEDDER ] : [] ].filter(({check: check}) => isAsked(check));
const headers = new Map(wanted.map(header => [ header.name, header ]));
const policy = isAsked(CSP_CHECK) ? [ {
check: CSP_CHECK,
name: REPORT_ONLY,
value: seen ?? CSP_DEFAULT
} ] : [];
return {
headers: [ ...headers.values(), ...policy ],
incomplete: new Map(isAsked(ISOLATION) && !isAlone ? [ [ ISOLATION, NO_EMBEDDER ] ] : []),
cookies: Object.entries(COOKIES).filter(([check]) => isAsked(check)).map(([check, attribute]) => ({
check: check,
attribute: attribute,
cookies: cookiesOf(findings ?? [], check)
})),
cors: findings === null ? [] : CORS.filter(isAsked)
};
}
function isIgnoredByBrowsers({check_id: check_id, location: location}) {
return check_id === "http.hsts-weak" && location.url.startsWith("http:");
}
function policyOf(findings) {
const texts = findings.filter(({check_id: check}) => check === CSP_CHECK).map(({remediation: remediation}) => remediation);
const policy = POLICY.exec(texts.join("\n"))?.[1]?.trimEnd();
return policy?.replace(/\.$/, "").trimEnd() ?? null;
}
function cookiesOf(findings, check) {
const names = findings.filter(finding => finding.check_id === check).flatMap(({location: location, locations: locations = []}) => [ location, ...locations ]).flatMap(({parameter: parameter}) => parameter === null ? [] : [ parameter ]);
return [ ...new Set(names) ];
}
function without(plan, fixed) {
return {
...plan,
headers: plan.headers.filter(({check: check}) => !fixed.has(check)),
cookies: plan.cookies.filter(({check: check}) => !fixed.has(check)),
cors: plan.cors.filter(check => !fixed.has(check))
};
}
function checksOf({headers: headers, cookies: cookies, cors: cors}) {
return [ ...new Set([ ...headers, ...cookies ].map(({check: check}) => check).concat(cors)) ];
}
},
45660: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
proposeFixes: () => proposeFixes
});
var create = __webpack_require__(37291);
var fix_plan = __webpack_require__(53787);
var posix_ = __webpack_require__(53916);
var dist = __webpack_require__(17335);
var code_text = __webpack_require__(97095);
var stack = __webpack_require__(35184);
const FILE = /(?:^|\/)settings(?:\/(?:base|common|production|prod|__init__))?\.py$/;
const SECURITY = "django.middleware.security.SecurityMiddleware";
const FRAMES = "django.middleware.clickjacking.XFrameOptionsMiddleware";
const SETTINGS = {
"http.xcto": [ {
name: "SECURE_CONTENT_TYPE_NOSNIFF",
value: "True",
middleware: SECURITY
} ],
"http.framing": [ {
name: "X_FRAME_OPTIONS",
value: '"SAMEORIGIN"',
middleware: FRAMES
} ],
"http.referrer-policy": [ {
name: "SECURE_REFERRER_POLICY",
value: '"strict-origin-when-cross-origin"',
middleware: SECURITY
} ],
"http.hsts-missing": [ {
name: "SECURE_HSTS_SECONDS",
value: "31536000",
middleware: SECURITY
} ],
"http.hsts-weak": [ {
name: "SECURE_HSTS_SECONDS",
value: "31536000",
middleware: SECURITY
} ],
"cookie.no-secure": [ {
name: "SESSION_COOKIE_SECURE",
value: "True"
}, {
name: "CSRF_COOKIE_SECURE",
value: "True"
} ],
"cookie.no-httponly": [ {
name: "SESSION_COOKIE_HTTPONLY",
value: "True"
} ],
"cookie.samesite": [ {
name: "SESSION_COOKIE_SAMESITE",
value: '"Lax"'
}, {
name: "CSRF_COOKIE_SAMESITE",
value: '"Lax"'
} ]
};
const CORS_SETTINGS = [ "CORS_ALLOW_ALL_ORIGINS", "CORS_ORIGIN_ALLOW_ALL" ];
const django = {
id: "django",
name: "Django",
async fix(files, plan) {
const candidates = files.paths.filter(path => FILE.test(path));
for (const path of candidates) {
const text = await files.read(path);
const settings = text === null ? null : assignments(text);
if (text === null || settings?.has("MIDDLEWARE") !== true) continue;
return changed({
path: path,
text: text,
settings: settings,
own: ownMiddleware(files, path, settings)
}, plan);
}
return null;
}
};
const OWN_FILE = "security_headers.py";
function ownMiddleware(files, path, settings) {
const roots = files.paths.filter(one => (0, posix_.basename)(one) === "manage.py").map(one => (0, 
posix_.dirname)(one));
const list = settings.get("MIDDLEWARE");
const folder = path.replace(/(?:\/settings)?\/[^/]+$/, "");
const root = roots.find(one => one === "." || folder.startsWith(`${one}/`));
const file = `${folder}/${OWN_FILE}`;
if (root === undefined || list?.value.startsWith("[") !== true || files.paths.includes(file)) return null;
const names = (0, posix_.relative)(root, folder).split("/");
if (!names.every(name => /^[A-Za-z_]\w*$/.test(name))) return null;
return {
path: file,
name: `${names.join(".")}.security_headers.SecurityHeaders`,
at: list.from + 1
};
}
function middlewareFile(headers) {
const lines = headers.map(({name: name, value: value}) => `        response.setdefault(${JSON.stringify(name)}, ${JSON.stringify(value)})`);
return `class SecurityHeaders:\n    """Sends security headers with every response."""\n\n    def __init__(self, get_response):\n        self.get_response = get_response\n\n    def __call__(self, request):\n        response = self.get_response(request)\n${lines.join("\n")}\n        return response\n`;
}
function assignments(text) {
const topNode = (0, code_text.g7)(dist.K, text)?.topNode;
if (topNode === undefined) return null;
const found = new Map;
let isBroken = false;
topNode.cursor().iterate(({type: type}) => {
isBroken ||= type.isError;
});
for (let node = topNode.firstChild; node !== null; node = node.nextSibling) {
const [name, value] = [ node.firstChild, node.lastChild ];
if (node.name !== "AssignStatement" || name?.name !== "VariableName" || value === null) continue;
found.set(text.slice(name.from, name.to), {
value: text.slice(value.from, value.to),
from: value.from,
to: value.to
});
}
return isBroken ? null : found;
}
function changed({path: path, text: text, settings: settings, own: middleware}, plan) {
const fixed = new Set;
const refusals = [];
const wanted = [];
const sent = [];
for (const check of (0, fix_plan.tg)(plan)) {
const own = plan.cors.includes(check) ? corsSettings(settings) : SETTINGS[check] ?? [];
const missing = own.find(({middleware: middleware}) => middleware !== undefined && settings.get("MIDDLEWARE")?.value.includes(middleware) !== true);
const headers = plan.headers.filter(header => header.check === check);
if (own.length === 0 && middleware !== null && headers.length > 0) {
fixed.add(check);
sent.push(...headers);
} else if (own.length === 0) refusals.push(...(0, stack.TR)([ check ], path, "Django has no setting for it; send the header from a middleware of your own.")); else if (missing !== undefined) refusals.push(...(0, 
stack.TR)([ check ], path, `MIDDLEWARE lacks ${missing.middleware}; add it first.`)); else {
fixed.add(check);
wanted.push(...own);
}
}
if (middleware === null || sent.length === 0) return {
files: changedFile(path, text, withSettings(text, settings, wanted)),
fixed: fixed,
refusals: refusals
};
const entry = {
from: middleware.at,
to: middleware.at,
insert: `\n    ${JSON.stringify(middleware.name)},`
};
const after = withSettings(text, settings, wanted, [ entry ]);
const added = {
path: middleware.path,
before: null,
after: middlewareFile(sent)
};
return {
files: [ ...changedFile(path, text, after), added ],
fixed: fixed,
refusals: refusals
};
}
function changedFile(path, before, after) {
return after === before ? [] : [ {
path: path,
before: before,
after: after
} ];
}
function corsSettings(settings) {
return CORS_SETTINGS.filter(name => settings.get(name)?.value === "True").map(name => ({
name: name,
value: "False"
}));
}
function withSettings(text, settings, wanted, more = []) {
const unique = [ ...new Map(wanted.map(setting => [ setting.name, setting ])).values() ];
const edits = unique.flatMap(({name: name, value: value}) => {
const old = settings.get(name);
return old === undefined || old.value === value ? [] : [ {
from: old.from,
to: old.to,
insert: value
} ];
});
const added = unique.filter(({name: name}) => !settings.has(name)).map(({name: name, value: value}) => `${name} = ${value}\n`);
const end = text.endsWith("\n") ? "" : "\n";
const insert = added.length === 0 ? "" : `${end}\n${added.join("")}`;
return (0, stack.ct)(text, [ ...edits, ...more, {
from: text.length,
to: text.length,
insert: insert
} ]);
}
var javascript_dist = __webpack_require__(14715);
class Script {
text;
root;
constructor(text, root) {
this.text = text;
this.root = root;
}
static parse(path, text) {
const dialect = /\.[cm]?tsx?$/.test(path) ? "ts" : "jsx";
const tree = (0, code_text.g7)(javascript_dist.K.configure({
dialect: dialect
}), text);
if (tree === null) return null;
let isBroken = false;
tree.iterate({
enter: ({type: type}) => {
isBroken ||= type.isError;
return !isBroken;
}
});
return isBroken ? null : new Script(text, tree.topNode);
}
of(node) {
return this.text.slice(node.from, node.to);
}
all(kind, below = this.root) {
const found = [];
below.cursor().iterate(node => {
if (node.name === kind && node.from >= below.from && node.to <= below.to) found.push(node.node);
});
return found;
}
namesOf(module) {
const isModule = node => node !== null && stringOf(this.of(node)) === module;
const imported = this.all("ImportDeclaration").filter(node => isModule(node.getChild("String"))).flatMap(node => node.getChildren("VariableDefinition"));
const required = this.all("VariableDeclaration").flatMap(node => {
const call = node.getChild("CallExpression");
const name = node.getChild("VariableDefinition");
if (call === null || name === null || this.callee(call) !== "require") return [];
return isModule(call.getChild("ArgList")?.getChild("String") ?? null) ? [ name ] : [];
});
return new Set([ ...imported, ...required ].map(node => this.of(node)));
}
callee(call) {
return call.firstChild === null ? "" : this.of(call.firstChild).replace(/\s+/g, "");
}
callsOf(names) {
return this.all("CallExpression").filter(call => names.has(this.callee(call)));
}
arguments(call) {
return children(call.getChild("ArgList")).filter(({name: name}) => !/^[(),]$/.test(name));
}
property(object, name) {
return object.getChildren("Property").find(property => this.#propertyName(property) === name) ?? null;
}
value(property) {
const colon = property.getChild(":");
return colon?.nextSibling ?? null;
}
#propertyName(property) {
const definition = property.getChild("PropertyDefinition");
if (definition !== null) return this.of(definition);
const quoted = property.firstChild?.name === "String" ? property.firstChild : null;
return quoted === null ? null : stringOf(this.of(quoted));
}
}
function children(node) {
const found = [];
for (let child = node?.firstChild ?? null; child !== null; child = child.nextSibling) found.push(child);
return found;
}
function stringOf(literal) {
return /^(['"])([^'"\\]*)\1$/.exec(literal)?.[2] ?? null;
}
function quoted(text) {
return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}
const express_FILE = /\.(?:js|mjs|cjs|ts|mts|cts)$/;
const NOT_SOURCE = /\.(?:min|d)\.[a-z]+$|(?:^|\/)(?:public|static)\//;
const FILES_MAX = 400;
function isSource(path) {
return express_FILE.test(path) && !NOT_SOURCE.test(path) && (0, stack.uh)(path);
}
const express = {
id: "express",
name: "Express",
async fix(files, plan) {
const found = await application(files);
if (found === null) return null;
const {path: path, script: script, app: app} = found;
const parts = [ headersPart(script, path, app, plan.headers), cookiesPart(script, path, plan.cookies), corsPart(script, path, plan.cors) ];
const edits = parts.flatMap(part => part.edits);
const fixed = new Set(parts.flatMap(part => part.fixed));
const refusals = parts.flatMap(part => part.refusals);
if (edits.length === 0) return {
files: [],
fixed: fixed,
refusals: refusals
};
const after = (0, stack.ct)(script.text, edits);
if (Script.parse(path, after) === null) {
const reason = "The changed file would have an error of syntax.";
return {
files: [],
fixed: new Set,
refusals: [ ...refusals, ...(0, stack.TR)([ ...fixed ], path, reason) ]
};
}
return {
files: [ {
path: path,
before: script.text,
after: after
} ],
fixed: fixed,
refusals: refusals
};
}
};
async function application(files) {
const found = [];
for (const path of files.paths.filter(isSource).slice(0, FILES_MAX)) {
const text = await files.read(path);
if (text?.includes("express") !== true) continue;
const script = Script.parse(path, text);
const names = script?.namesOf("express");
if (script === null || names === undefined || names.size === 0) continue;
const apps = script.all("VariableDeclaration").filter(node => {
const call = node.getChild("CallExpression");
return call !== null && names.has(script.callee(call)) && script.arguments(call).length === 0;
});
for (const app of apps) found.push({
path: path,
script: script,
app: app
});
}
const [only, another] = found;
return another === undefined ? only ?? null : null;
}
function headersPart(script, path, app, headers) {
const known = new Set([ ...script.all("String"), ...script.all("PropertyDefinition") ].map(node => unquoted(script.of(node))));
const [named, unset] = [ headers.filter(({name: name}) => known.has(name)), headers.filter(({name: name}) => !known.has(name)) ];
const refusals = named.flatMap(({name: name, check: check}) => (0, stack.TR)([ check ], path, `The file names ${name} already; send it with every response.`));
if (unset.length === 0) return {
edits: [],
fixed: [],
refusals: refusals
};
const name = app.getChild("VariableDefinition");
const indent = (0, stack.oY)(script.text, app.from);
const lines = unset.map(header => `${indent}    ${quoted(header.name)}: ${quoted(header.value)},\n`).join("");
const use = `${name === null ? "app" : script.of(name)}.use((request, response, next) => {`;
const body = `${indent}  response.set({\n${lines}${indent}  });\n${indent}  next();\n`;
const insert = `\n${indent}${use}\n${body}${indent}});`;
const refused = new Set(refusals.map(({check: check}) => check));
const fixed = (0, stack.pw)(unset).filter(check => !refused.has(check));
return {
edits: [ {
from: app.to,
to: app.to,
insert: insert
} ],
fixed: fixed,
refusals: refusals
};
}
function unquoted(text) {
return stringOf(text) ?? text;
}
const ATTRIBUTES = {
secure: "'auto'",
httpOnly: "true",
sameSite: "'lax'"
};
function cookiesPart(script, path, wishes) {
const [session, another] = script.callsOf(script.namesOf("express-session")).flatMap(call => script.arguments(call).slice(0, 1));
const own = another === undefined && session?.name === "ObjectExpression" ? session : null;
const edits = [];
const fixed = [];
const refusals = [];
const ofSession = [];
for (const {attribute: attribute, check: check, cookies: cookies} of wishes) {
const others = cookies.filter(name => own === null || name !== sessionName(script, own));
const objects = others.map(name => setCookie(script, name)).filter(object => object !== null);
const needsSession = cookies.length === 0 || others.length < cookies.length;
if (objects.length < others.length || needsSession && own === null) {
refusals.push(...(0, stack.TR)([ check ], path, "The place that sets the cookie was not found; set the attribute there."));
continue;
}
edits.push(...objects.map(object => propertyEdit(script, object, attribute, "cookie")));
if (needsSession) ofSession.push(attribute);
fixed.push(check);
}
if (own !== null && ofSession.length > 0) edits.push(...sessionEdits(script, own, ofSession));
return {
edits: edits,
fixed: fixed,
refusals: refusals
};
}
function sessionEdits(script, session, attributes) {
const property = script.property(session, "cookie");
const options = property === null ? null : script.value(property);
if (options?.name === "ObjectExpression") {
return attributes.map(attribute => propertyEdit(script, options, attribute, "session"));
}
const values = attributes.map(attribute => `${attribute}: ${ATTRIBUTES[attribute]}`).join(", ");
if (options !== null) return [ {
from: options.from,
to: options.to,
insert: `{ ...${script.of(options)}, ${values} }`
} ];
return [ {
from: session.from + 1,
to: session.from + 1,
insert: ` cookie: { ${values} },`
} ];
}
function sessionName(script, session) {
const name = script.property(session, "name");
const value = name === null ? null : script.value(name);
return (value === null ? null : stringOf(script.of(value))) ?? "connect.sid";
}
function setCookie(script, name) {
const [only, another] = script.all("CallExpression").filter(call => /^(?:res|response)\.cookie$/.test(script.callee(call))).map(call => script.arguments(call)).filter(([first]) => first !== undefined && stringOf(script.of(first)) === name);
const options = another === undefined ? only?.[2] : undefined;
return options?.name === "ObjectExpression" ? options : null;
}
function propertyEdit(script, object, name, place) {
const value = place === "cookie" && name === "secure" ? "true" : ATTRIBUTES[name];
const property = script.property(object, name);
const old = property === null ? null : script.value(property);
if (old !== null) return {
from: old.from,
to: old.to,
insert: value
};
const comma = object.getChild("Property") === null ? " " : ",";
return {
from: object.from + 1,
to: object.from + 1,
insert: ` ${name}: ${value}${comma}`
};
}
function corsPart(script, path, checks) {
if (checks.length === 0) return {
edits: [],
fixed: [],
refusals: []
};
const calls = [ ...script.callsOf(script.namesOf("cors")) ];
const origins = calls.flatMap(call => {
const [options] = script.arguments(call);
const property = options?.name === "ObjectExpression" ? script.property(options, "origin") : null;
const value = property === null ? null : script.value(property);
return value === null ? [] : [ value ];
});
const [origin, another] = origins;
if (origin === undefined || another !== undefined || calls.length !== 1) {
return {
edits: [],
fixed: [],
refusals: (0, stack.TR)(checks, path, "No single cors({ origin: … }) was found; list the allowed origins there.")
};
}
return {
edits: [ {
from: origin.from,
to: origin.to,
insert: "false"
} ],
fixed: [ ...checks ],
refusals: []
};
}
const CORS_REASON = "The allowed origins are a decision of the application; list them where it configures CORS.";
const rails = {
id: "rails",
name: "Rails",
async fix(files, plan) {
if (!files.paths.includes("config/application.rb") || !(await files.read("Gemfile"))?.includes("rails")) return null;
const path = "config/initializers/security_headers.rb";
const {hsts: hsts, headers: headers} = splitHsts(plan);
const settings = [ ...headers.length === 0 ? [] : [ "Rails.application.config.action_dispatch.default_headers.merge!(", ...headers.map(({name: name, value: value}) => `  ${JSON.stringify(name)} => ${JSON.stringify(value)},`), ")" ], ...hsts || asks(plan, "secure") ? [ "Rails.application.config.force_ssl = true if Rails.env.production?" ] : [], ...asks(plan, "sameSite") ? [ "Rails.application.config.action_dispatch.cookies_same_site_protection = :lax" ] : [] ];
const reasons = new Map([ ...plan.cors.map(check => [ check, CORS_REASON ]), ...plan.cookies.filter(({attribute: attribute}) => attribute === "httpOnly").map(({check: check}) => [ check, "Rails sets HttpOnly on its session; set `httponly: true` where the code writes the cookie." ]) ]);
return newFile(files, plan, path, settings, reasons);
}
};
const spring = {
id: "spring",
name: "Spring Boot",
async fix(files, plan) {
const main = await springApplication(files);
if (main === null) return null;
const properties = await propertiesFile(files);
const reasons = new Map([ ...plan.cors.map(check => [ check, CORS_REASON ]), ...properties === null ? plan.cookies.map(({check: check}) => [ check, NO_PROPERTIES ]) : [] ]);
const path = (0, posix_.join)((0, posix_.dirname)(main.path), "SecurityHeadersFilter.java");
const lines = plan.headers.map(({name: name, value: value}) => `        response.setHeader(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
const filter = await newFile(files, {
...plan,
cookies: properties === null ? plan.cookies : []
}, path, lines.length === 0 ? [] : springFilter(main.package, main.servlet, lines), reasons);
return properties === null ? filter : withCookies(filter, properties, plan);
}
};
const NO_PROPERTIES = "Set server.servlet.session.cookie.secure, http-only and same-site in the application properties.";
const SESSION_COOKIE = {
secure: [ "secure", "true" ],
httpOnly: [ "http-only", "true" ],
sameSite: [ "same-site", "lax" ]
};
async function propertiesFile(files) {
const all = files.paths.filter(path => /(?:^|\/)src\/main\/resources\/application\.(?:properties|ya?ml)$/.test(path));
const [path, another] = all;
const text = path?.endsWith(".properties") === true && another === undefined ? await files.read(path) : null;
return path === undefined || text === null || text.includes("\\\n") ? null : {
path: path,
text: text
};
}
function withCookies(filter, {path: path, text: text}, plan) {
const wanted = plan.cookies.map(({attribute: attribute}) => SESSION_COOKIE[attribute]);
const keys = wanted.map(([key]) => `server.servlet.session.cookie.${key}`);
const isReplaced = line => keys.includes(line.split(/[=:]/)[0]?.trim() ?? "");
const kept = text.trimEnd().split("\n").filter(line => !isReplaced(line));
const lines = wanted.map(([, value], index) => `${keys[index]}=${value}`);
const after = `${[ ...kept, ...lines ].join("\n")}\n`;
return {
files: lines.length === 0 ? filter.files : [ ...filter.files, {
path: path,
before: text,
after: after
} ],
fixed: new Set([ ...filter.fixed, ...plan.cookies.map(({check: check}) => check) ]),
refusals: filter.refusals
};
}
function springFilter(name, servlet, lines) {
return [ `package ${name};`, "", `import ${servlet}.servlet.FilterChain;`, `import ${servlet}.servlet.ServletException;`, `import ${servlet}.servlet.http.HttpServletRequest;`, `import ${servlet}.servlet.http.HttpServletResponse;`, "import java.io.IOException;", "import org.springframework.stereotype.Component;", "import org.springframework.web.filter.OncePerRequestFilter;", "", "/** Sends security headers with every response. */", "@Component", "public class SecurityHeadersFilter extends OncePerRequestFilter {", "    @Override", "    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)", "            throws ServletException, IOException {", ...lines, "        chain.doFilter(request, response);", "    }", "}" ];
}
const JAVA_MAX = 2e3;
async function springApplication(files) {
const sources = files.paths.filter(path => `/${path}`.includes("/src/main/java/") && path.endsWith(".java")).slice(0, JAVA_MAX);
const likely = [ ...sources ].sort((one, other) => Number(other.endsWith("Application.java")) - Number(one.endsWith("Application.java")) || one.length - other.length);
for (const path of likely) {
const lines = (0, code_text.KX)(await files.read(path) ?? "").split("\n").map(line => line.trim());
const name = lines.map(line => /^package ([\w.]+) ?;/.exec(line)?.[1]).find(found => found !== undefined);
if (name === undefined || !lines.some(line => /^@SpringBootApplication\b/.test(line))) continue;
const isJavax = (await Promise.all(sources.slice(0, 200).map(source => files.read(source)))).some(source => source?.includes("import javax.servlet.") === true);
return {
path: path,
package: name,
servlet: isJavax ? "javax" : "jakarta"
};
}
return null;
}
const aspnet = {
id: "aspnet",
name: "ASP.NET Core",
async fix(files, plan) {
const path = files.paths.find(name => /(?:^|\/)Program\.cs$/.test(name));
const before = path === undefined ? null : await files.read(path);
if (path === undefined || before === null) return null;
const built = builtApplication(before);
if (built === null) return null;
const [named, unset] = [ plan.headers.filter(({name: name}) => before.includes(name)), plan.headers.filter(({name: name}) => !before.includes(name)) ];
const refusals = [ ...(0, stack.TR)(plan.cors, path, CORS_REASON), ...named.flatMap(({name: name, check: check}) => (0, 
stack.TR)([ check ], path, `The file names ${name} already; send it with every response.`)) ];
const lines = [ ...aspnetHeaders(built.name, unset), ...aspnetCookies(built.name, plan) ];
const after = `${before.slice(0, built.to)}${lines.map(line => `\n${line}`).join("")}${before.slice(built.to)}`;
const refused = new Set(refusals.map(({check: check}) => check));
const fixed = new Set((0, fix_plan.tg)(plan).filter(check => !refused.has(check)));
return {
files: lines.length === 0 ? [] : [ {
path: path,
before: before,
after: after
} ],
fixed: fixed,
refusals: refusals
};
}
};
function builtApplication(text) {
const found = [ ...(0, code_text.KX)(text).matchAll(/^[ \t]*(?:var|WebApplication)\s+(\w+)\s*=\s*\w+\.Build\(\)\s*;/gm) ];
const [only, another] = found;
return only === undefined || another !== undefined ? null : {
name: only[1] ?? "app",
to: only.index + only[0].length
};
}
function aspnetHeaders(app, headers) {
if (headers.length === 0) return [];
return [ `${app}.Use(async (context, next) =>`, "{", ...headers.map(({name: name, value: value}) => `    context.Response.Headers[${JSON.stringify(name)}] = ${JSON.stringify(value)};`), "    await next();", "});" ];
}
function aspnetCookies(app, plan) {
const options = [ ...asks(plan, "secure") ? [ "Secure = CookieSecurePolicy.Always" ] : [], ...asks(plan, "httpOnly") ? [ "HttpOnly = Microsoft.AspNetCore.CookiePolicy.HttpOnlyPolicy.Always" ] : [], ...asks(plan, "sameSite") ? [ "MinimumSameSitePolicy = SameSiteMode.Lax" ] : [] ];
return options.length === 0 ? [] : [ `${app}.UseCookiePolicy(new CookiePolicyOptions { ${options.join(", ")} });` ];
}
function asks(plan, attribute) {
return plan.cookies.some(wish => wish.attribute === attribute);
}
function splitHsts({headers: headers}) {
const others = headers.filter(({name: name}) => name !== "Strict-Transport-Security");
return {
hsts: others.length < headers.length,
headers: others
};
}
async function newFile(files, plan, path, lines, reasons) {
const refusals = [ ...reasons ].flatMap(([check, reason]) => (0, stack.TR)([ check ], null, reason));
const checks = (0, fix_plan.tg)(plan).filter(check => !reasons.has(check));
if (files.paths.includes(path)) return {
files: [],
fixed: new Set,
refusals: [ ...refusals, ...(0, stack.TR)(checks, path, "The file exists already; add the headers there.") ]
};
const changed = lines.length === 0 ? [] : [ {
path: path,
before: null,
after: `${lines.join("\n")}\n`
} ];
return {
files: changed,
fixed: new Set(lines.length === 0 ? [] : checks),
refusals: refusals
};
}
var external_node_util_ = __webpack_require__(57975);
var main = __webpack_require__(99547);
var smol_toml_dist = __webpack_require__(3292);
var records = __webpack_require__(9682);
const vercel = hosting("vercel", "Vercel", "vercel.json", withVercelHeaders);
const netlify = hosting("netlify", "Netlify", "netlify.toml", withNetlifyHeaders);
const VERCEL_SOURCES = [ "/(.*)", "/:path*" ];
function hosting(id, name, path, change) {
return {
id: id,
name: name,
fix: async (files, plan) => files.paths.includes(path) ? await hostingFix(files, plan, path, change) : null
};
}
async function hostingFix(files, plan, path, change) {
const refusals = (0, stack.TR)((0, fix_plan.tg)({
...plan,
headers: []
}), path, `${path} sets headers only; change the code that sends them.`);
const before = await files.read(path);
const after = before === null || plan.headers.length === 0 ? before : change(before, plan.headers);
if (before === null || after === null) {
const reason = "The file has an error, or a form that cannot be changed safely.";
return {
files: [],
fixed: new Set,
refusals: [ ...refusals, ...(0, stack.TR)((0, stack.pw)(plan.headers), path, reason) ]
};
}
return {
files: after === before ? [] : [ {
path: path,
before: before,
after: after
} ],
fixed: new Set((0, stack.pw)(plan.headers)),
refusals: refusals
};
}
function withVercelHeaders(text, headers) {
const errors = [];
const document = (0, main.parse)(text, errors, {
allowTrailingComma: false
});
if (errors.length > 0 || !(0, records.u4)(document)) return null;
const rules = document["headers"] ?? [];
if (!Array.isArray(rules)) return null;
const index = rules.findIndex(rule => (0, records.u4)(rule) && VERCEL_SOURCES.includes(rule["source"]) && rule["has"] === undefined);
const old = index < 0 ? [] : rules[index].headers;
if (!Array.isArray(old)) return null;
const names = new Set(headers.map(({name: name}) => name.toLowerCase()));
const kept = old.filter(entry => !(0, records.u4)(entry) || !names.has(String(entry["key"]).toLowerCase()));
const list = [ ...kept, ...headers.map(({name: name, value: value}) => ({
key: name,
value: value
})) ];
const place = index < 0 ? [ ...rules.length === 0 ? [ "headers" ] : [ "headers", rules.length ] ] : [ "headers", index, "headers" ];
const rule = {
source: "/(.*)",
headers: list
};
const value = index >= 0 ? list : rules.length === 0 ? [ rule ] : rule;
const formattingOptions = {
insertSpaces: !/^\t/m.test(text),
tabSize: /^( +)"/m.exec(text)?.[1]?.length ?? 2
};
return (0, main.applyEdits)(text, (0, main.modify)(text, place, value, {
formattingOptions: formattingOptions
}));
}
function withNetlifyHeaders(text, headers) {
const before = tomlOf(text);
if (before === null) return null;
const rules = before["headers"] ?? [];
if (!Array.isArray(rules) || rules.some(rule => (0, records.u4)(rule) && rule["for"] === "/*")) return null;
const values = headers.map(({name: name, value: value}) => `    ${name} = ${JSON.stringify(value)}`);
const end = text === "" || text.endsWith("\n") ? "" : "\n";
const after = `${text}${end}\n[[headers]]\n  for = "/*"\n  [headers.values]\n${values.join("\n")}\n`;
const wanted = {
for: "/*",
values: Object.fromEntries(headers.map(({name: name, value: value}) => [ name, value ]))
};
const expected = {
...before,
headers: [ ...rules, wanted ]
};
const plain = value => JSON.parse(JSON.stringify(value));
return (0, external_node_util_.isDeepStrictEqual)(plain(tomlOf(after)), plain(expected)) ? after : null;
}
function tomlOf(text) {
try {
return (0, smol_toml_dist.qg)(text);
} catch {
return null;
}
}
const nextjs_FILE = /^(?:[^/]+\/){0,3}next\.config\.(?:js|mjs|cjs|ts|mts)$/;
const SOURCE = "/:path*";
const nextjs = {
id: "nextjs",
name: "Next.js",
async fix(files, plan) {
const path = files.paths.find(name => nextjs_FILE.test(name));
if (path === undefined) return null;
const text = await files.read(path);
const others = (0, fix_plan.tg)({
...plan,
headers: []
});
const refusals = (0, stack.TR)(others, path, "next.config sets neither cookies nor CORS of routes; change the route itself.");
if (plan.headers.length === 0) return {
files: [],
fixed: new Set,
refusals: refusals
};
const fixed = text === null ? "The file cannot be read." : withHeaders(path, text, plan);
if (typeof fixed === "string") {
return {
files: [],
fixed: new Set,
refusals: [ ...refusals, ...(0, stack.TR)((0, stack.pw)(plan.headers), path, fixed) ]
};
}
return {
...fixed,
refusals: refusals
};
}
};
function withHeaders(path, text, plan) {
const script = Script.parse(path, text);
if (script === null) return "The file has syntax that the parser does not know.";
const config = configObject(script);
if (config === null) return "The exported configuration is not an object literal of this file.";
const edits = headersEdit(script, config, plan.headers);
if (edits === null) return "Its headers() does not return an array literal; add the headers there.";
const after = (0, stack.ct)(text, edits);
if (Script.parse(path, after) === null) return "The changed file would have an error of syntax.";
const files = after === text ? [] : [ {
path: path,
before: text,
after: after
} ];
return {
files: files,
fixed: new Set((0, stack.pw)(plan.headers))
};
}
function configObject(script) {
const [exported] = [ ...script.all("ExportDeclaration").filter(node => node.getChild("default") !== null), ...script.all("AssignmentExpression").filter(({firstChild: left}) => left !== null && script.of(left) === "module.exports") ];
const value = exported === undefined ? null : children(exported).findLast(({name: name}) => name !== ";");
return value === null || value === undefined ? null : resolved(script, value, 0);
}
const WRAPPERS_MAX = 5;
function resolved(script, node, depth) {
if (depth > WRAPPERS_MAX) return null;
if (node.name === "ObjectExpression") return node;
if (node.name === "BinaryExpression" || node.name === "ParenthesizedExpression") {
const inner = children(node).find(({name: name}) => name === "ObjectExpression");
return inner ?? null;
}
if (node.name === "VariableName") {
const declared = script.all("VariableDeclaration").find(declaration => {
const name = declaration.getChild("VariableDefinition");
return name !== null && script.of(name) === script.of(node);
});
const value = children(declared ?? null).findLast(({name: name}) => name !== ";");
return value === undefined || value.name === "VariableDefinition" ? null : resolved(script, value, depth + 1);
}
if (node.name !== "CallExpression") return null;
const objects = script.arguments(node).map(argument => resolved(script, argument, depth + 1));
const [only, another] = objects.filter(object => object !== null);
return another === undefined ? only ?? null : null;
}
function headersEdit(script, config, headers) {
const property = script.property(config, "headers");
if (property === null) {
const open = config.from + 1;
const indent = `${(0, stack.oY)(script.text, config.from)}  `;
const body = `${indent}async headers() {\n${indent}  return [\n${rule(headers, `${indent}    `)}${indent}  ];\n${indent}},`;
const isEmpty = config.getChild("Property") === null;
const end = isEmpty && !script.of(config).includes("\n") ? `\n${(0, stack.oY)(script.text, config.from)}` : "";
return [ {
from: open,
to: open,
insert: `\n${body}${end}`
} ];
}
const list = returnedArray(script, property);
if (list === null) return null;
const existing = list.getChildren("ObjectExpression").find(object => {
const source = script.property(object, "source");
const value = source === null ? null : script.value(source);
return value !== null && [ SOURCE, "/(.*)" ].includes(stringOf(script.of(value)) ?? "");
});
if (existing !== undefined) return mergedRule(script, existing, headers);
const indent = `${(0, stack.oY)(script.text, list.from)}  `;
return [ {
from: list.from + 1,
to: list.from + 1,
insert: `\n${rule(headers, indent).trimEnd()}`
} ];
}
function returnedArray(script, property) {
const returns = script.all("ReturnStatement", property);
const arrow = property.getChild("ArrowFunction");
const [only, another] = [ ...returns.map(node => node.getChild("ArrayExpression")), ...arrow === null ? [] : [ arrow.getChild("ArrayExpression") ].filter(node => node !== null) ];
return another === undefined ? only ?? null : null;
}
function mergedRule(script, object, headers) {
const property = script.property(object, "headers");
const list = property === null ? null : script.value(property);
if (list?.name !== "ArrayExpression") return null;
const edits = [];
for (const header of headers) {
const entry = list.getChildren("ObjectExpression").find(candidate => {
const key = script.property(candidate, "key");
const name = key === null ? null : script.value(key);
return name !== null && stringOf(script.of(name))?.toLowerCase() === header.name.toLowerCase();
});
const value = entry === undefined ? null : script.property(entry, "value");
const expression = value === null ? null : script.value(value);
if (entry === undefined) edits.push({
from: list.from + 1,
to: list.from + 1,
insert: `\n${line(header, `${(0, stack.oY)(script.text, list.from)}  `)}`
}); else if (expression === null) return null; else edits.push({
from: expression.from,
to: expression.to,
insert: quoted(header.value)
});
}
return edits;
}
function rule(headers, indent) {
const lines = headers.map(header => line(header, `${indent}    `)).join("\n");
return `${indent}{\n${indent}  source: '${SOURCE}',\n${indent}  headers: [\n${lines}\n${indent}  ],\n${indent}},\n`;
}
function line({name: name, value: value}, indent) {
return `${indent}{ key: ${quoted(name)}, value: ${quoted(value)} },`;
}
const DEPTH_MAX = 12;
function parseDirectives(text, ends) {
const tokens = tokensOf(text, ends);
if (tokens === null) return null;
const cursor = {
at: 0
};
const directives = blockOf(tokens, cursor, 0);
return directives !== null && cursor.at === tokens.length ? directives : null;
}
function blockOf(tokens, cursor, depth) {
const directives = [];
let words = [];
for (let token = tokens[cursor.at]; token !== undefined && token.kind !== "}"; token = tokens[cursor.at]) {
cursor.at += 1;
if (token.kind === "word") {
words.push(token);
continue;
}
const block = token.kind === "{" ? innerBlock(tokens, cursor, token, depth) : null;
if (token.kind === "{" && block === null) return null;
if (words.length > 0 || block !== null) {
directives.push(directive(words, token, block));
}
words = [];
}
return words.length > 0 ? null : directives;
}
function innerBlock(tokens, cursor, open, depth) {
const directives = depth < DEPTH_MAX ? blockOf(tokens, cursor, depth + 1) : null;
const close = tokens[cursor.at];
if (directives === null || close === undefined) return null;
cursor.at += 1;
return {
from: open.to,
to: close.from,
end: close.to,
directives: directives
};
}
function directive(words, last, block) {
const [first, ...rest] = words;
return {
name: first?.text ?? "",
args: rest.map(({text: text}) => text),
from: first?.from ?? last.from,
to: block?.end ?? last.to,
block: block
};
}
function tokensOf(text, ends) {
const tokens = [];
let at = 0;
while (at < text.length) {
const token = tokenAt(text, at, ends);
if (token === null) return null;
if (token !== "space") tokens.push(token.token);
at = token === "space" ? at + spaceAt(text, at, ends) : token.next;
}
if (ends === "line") tokens.push({
kind: "end",
text: "",
from: at,
to: at
});
return tokens;
}
function spaceAt(text, at, ends) {
const space = ends === "line" ? /(?:[ \t\r]|\\\r?\n|#[^\n]*)+/y : /(?:\s|#[^\n]*)+/y;
space.lastIndex = at;
return space.exec(text)?.[0].length ?? 0;
}
function tokenAt(text, at, ends) {
if (spaceAt(text, at, ends) > 0) return "space";
const character = text[at] ?? "";
const one = kind => ({
token: {
kind: kind,
text: character,
from: at,
to: at + 1
},
next: at + 1
});
if (character === (ends === "line" ? "\n" : ";")) return one("end");
if (isBrace(text, at, ends)) return one(character);
if (character === '"' || character === "'" || character === "`") {
const end = (0, code_text.cu)(text, at);
if (end < 0) return null;
const inner = text.slice(at + 1, end - 1).replaceAll(`\\${character}`, character);
return {
token: {
kind: "word",
text: inner,
from: at,
to: end
},
next: end
};
}
const plain = ends === "line" ? /[^\s]+/y : /(?:\$\{[^}\s]*\}|\\[\s\S]|[^\s;{}])+/y;
plain.lastIndex = at;
const word = plain.exec(text)?.[0];
if (word === undefined) return null;
return {
token: {
kind: "word",
text: word,
from: at,
to: at + word.length
},
next: at + word.length
};
}
function isBrace(text, at, ends) {
const character = text[at] ?? "";
if (character !== "{" && character !== "}") return false;
return ends === ";" || /^(?:\s|$)/.test(text.slice(at + 1, at + 2));
}
function findDirectives(directives, matches) {
return directives.flatMap(one => [ ...matches(one) ? [ one ] : [], ...findDirectives(one.block?.directives ?? [], matches) ]);
}
const servers_FILES_MAX = 20;
function server({id: id, name: name, isOwn: isOwn, change: change}) {
return {
id: id,
name: name,
fix: async (files, plan) => {
const found = await changesOf(files, plan, isOwn, change);
if (found.length === 0) return null;
const refusals = found.flatMap(one => one.refusals);
const refused = new Set(refusals.map(({check: check}) => check));
const fixed = new Set((0, fix_plan.tg)(plan).filter(check => !refused.has(check)));
return {
files: found.flatMap(({changed: changed}) => changed),
fixed: fixed,
refusals: refusals
};
}
};
}
async function changesOf(files, plan, isOwn, change) {
const found = [];
for (const path of files.paths.filter(isOwn).slice(0, servers_FILES_MAX)) {
const before = await files.read(path);
const changes = before === null ? "The file cannot be read." : change(path, before, plan);
if (changes === null) continue;
if (before === null || typeof changes === "string") {
found.push({
changed: [],
refusals: (0, stack.TR)((0, fix_plan.tg)(plan), path, String(changes))
});
continue;
}
const after = (0, stack.ct)(before, changes.edits);
found.push({
changed: after === before ? [] : [ {
path: path,
before: before,
after: after
} ],
refusals: changes.refusals
});
}
return found;
}
const FLAGS = {
secure: "secure",
httpOnly: "httponly",
sameSite: "samesite=lax"
};
const NO_CORS = "The file sends no CORS headers; the application does.";
const CORS_HEADERS = [ "access-control-allow-origin", "access-control-allow-credentials" ];
function servers_quoted(value) {
return `"${value}"`;
}
const NGINX_FOLDERS = [ "nginx", "conf.d", "sites-available", "sites-enabled" ];
const APACHE_FOLDERS = [ "apache", "apache2", "httpd" ];
function isBelow(path, folders) {
return (0, posix_.dirname)(path).split("/").some(name => folders.includes(name));
}
const nginx = server({
id: "nginx",
name: "nginx",
isOwn: path => /^nginx\b.*\.conf(?:\.template)?$/.test((0, posix_.basename)(path)) || isBelow(path, NGINX_FOLDERS),
change: (path, text, plan) => {
const parsed = parseDirectives(text, ";");
if (parsed === null) return /\bserver\s*\{/.test(text) ? "The file has an error of syntax." : null;
const servers = findDirectives(parsed, ({name: name, block: block}) => name === "server" && block !== null);
if (servers.length === 0) return null;
const edits = servers.flatMap(one => [ ...nginxHeaders(text, one, plan.headers), ...nginxCookies(text, one, plan.cookies) ]);
const cors = findDirectives(parsed, isCorsHeader);
const removed = plan.cors.length === 0 ? [] : cors.map(one => lineOf(text, one));
const refusals = [ ...plan.cors.length > 0 && cors.length === 0 ? (0, stack.TR)(plan.cors, path, NO_CORS) : [], ...plan.cookies.length > 0 && !servers.some(one => proxies(one).length > 0) ? (0, 
stack.TR)(plan.cookies.map(({check: check}) => check), path, "The file passes nothing on whose cookies it could change.") : [] ];
return {
edits: [ ...edits, ...removed ],
refusals: refusals
};
}
});
function isHeader(directive) {
return directive.name === "add_header";
}
function isCorsHeader(directive) {
return isHeader(directive) && CORS_HEADERS.includes(directive.args[0]?.toLowerCase() ?? "");
}
function proxies(block) {
return findDirectives(block.block?.directives ?? [], ({name: name}) => /^(?:proxy|uwsgi|fastcgi|grpc)_pass$/.test(name));
}
function nginxHeaders(text, server, headers) {
const inner = findDirectives(server.block?.directives ?? [], ({block: block}) => block?.directives.some(isHeader) === true);
return [ server, ...inner ].flatMap(block => {
const own = (block.block?.directives ?? []).filter(isHeader);
return insertions(text, block, headers, header => {
const existing = own.filter(({args: args}) => args[0]?.toLowerCase() === header.name.toLowerCase());
return {
existing: existing,
line: `add_header ${header.name} ${servers_quoted(header.value)} always;`
};
});
});
}
function nginxCookies(text, server, wishes) {
if (wishes.length === 0 || !proxies(server).some(({name: name}) => name === "proxy_pass")) return [];
const line = `proxy_cookie_flags ~ ${wishes.map(({attribute: attribute}) => FLAGS[attribute]).join(" ")};`;
const existing = (server.block?.directives ?? []).filter(({name: name}) => name === "proxy_cookie_flags");
return insertions(text, server, [ line ], () => ({
existing: existing,
line: line
}));
}
function insertions(text, block, values, place) {
const edits = [];
const lines = [];
for (const value of values) {
const {existing: existing, line: line} = place(value);
const [first, ...rest] = existing;
if (first === undefined) lines.push(line); else edits.push({
from: first.from,
to: first.to,
insert: line
}, ...rest.map(one => lineOf(text, one)));
}
const at = block.block?.from ?? block.from;
const indent = innerIndent(text, block);
return lines.length === 0 ? edits : [ ...edits, {
from: at,
to: at,
insert: lines.map(line => `\n${indent}${line}`).join("")
} ];
}
function innerIndent(text, {from: from, block: block}) {
const first = block?.directives[0];
const own = (0, stack.oY)(text, from);
if (first === undefined || (0, stack.oY)(text, first.from) === own) return `${own}    `;
return (0, stack.oY)(text, first.from);
}
function lineOf(text, {from: from, to: to}) {
const start = text.lastIndexOf("\n", from - 1) + 1;
const end = text.indexOf("\n", to);
const isAlone = text.slice(start, from).trim() === "" && text.slice(to, end < 0 ? text.length : end).trim() === "";
return isAlone ? {
from: start,
to: end < 0 ? text.length : end + 1,
insert: ""
} : {
from: from,
to: to,
insert: ""
};
}
const apache = server({
id: "apache",
name: "Apache",
isOwn: path => /^(?:\.htaccess|(?:httpd|apache2?)\.conf)$/.test((0, posix_.basename)(path)) || path.endsWith(".conf") && ((0, 
posix_.basename)(path).includes("vhost") || isBelow(path, APACHE_FOLDERS)),
change: (path, text, plan) => {
const lines = apacheLines(text);
const isHosts = lines.some(({words: [name]}) => /^<virtualhost$/i.test(name ?? ""));
if (!isHosts && !path.endsWith(".htaccess") && !lines.some(({words: [name]}) => /^(?:listen|documentroot|proxypass)$/i.test(name ?? ""))) return null;
const sets = lines.flatMap(line => headerOf(line.words) === null ? [] : [ {
...line,
header: headerOf(line.words) ?? ""
} ]);
const wanted = plan.headers.map(({name: name, value: value}) => [ name, `Header always set ${name} ${servers_quoted(value)}` ]).filter(([, line]) => !sets.some(({from: from, to: to}) => text.slice(from, to).trim() === line));
const isReplaced = header => wanted.some(([name]) => name.toLowerCase() === header);
const removed = sets.filter(({header: header}) => isReplaced(header) || plan.cors.length > 0 && CORS_HEADERS.includes(header));
const cookies = plan.cookies.flatMap(({attribute: attribute}) => cookieLines(attribute)).filter(line => !text.includes(line));
const added = [ ...wanted.map(([, line]) => line), ...cookies ];
const block = [ "<IfModule mod_headers.c>", ...added.map(line => `    ${line}`), "</IfModule>" ];
const places = isHosts ? lines.filter(({words: [name]}) => /^<\/virtualhost>$/i.test(name ?? "")).map(({from: from}) => from) : [ text.length ];
const start = isHosts || text === "" || text.endsWith("\n") ? "" : "\n";
const indent = isHosts ? "    " : "";
const insert = `${start}${block.map(line => `${indent}${line}\n`).join("")}`;
return {
edits: [ ...removed.map(({from: from, to: to}) => ({
from: from,
to: to,
insert: ""
})), ...added.length === 0 ? [] : places.map(at => ({
from: at,
to: at,
insert: insert
})) ],
refusals: plan.cors.length > 0 && !sets.some(({header: header}) => CORS_HEADERS.includes(header)) ? (0, 
stack.TR)(plan.cors, path, NO_CORS) : []
};
}
});
function apacheLines(text) {
const lines = [];
let from = 0;
let line = "";
for (const part of text.split(/(?<=\n)/)) {
line += part;
if (/\\\r?\n$/.test(part)) continue;
const words = wordsOf(line);
if (words.length > 0 && !words[0]?.startsWith("#")) lines.push({
words: words,
from: from,
to: from + line.length
});
from += line.length;
line = "";
}
return lines;
}
function wordsOf(line) {
const words = [];
for (let at = 0; at < line.length; ) {
const isQuoted = line[at] === '"';
const end = isQuoted ? (0, code_text.cu)(line, at) : at + (/^[^\s"]+/.exec(line.slice(at))?.[0].length ?? 0);
if (end < 0) break;
if (end > at) words.push(isQuoted ? line.slice(at + 1, end - 1) : line.slice(at, end));
at = Math.max(end, at + 1);
}
return words;
}
function headerOf([directive, ...rest]) {
if (directive?.toLowerCase() !== "header") return null;
const [action, name] = /^(?:always|onsuccess)$/i.test(rest[0] ?? "") ? rest.slice(1) : rest;
return /^(?:set|append|add|merge|setifempty)$/i.test(action ?? "") ? name?.toLowerCase() ?? null : null;
}
function cookieLines(attribute) {
const flag = FLAGS[attribute];
const name = flag.split("=")[0] ?? flag;
const edit = `edit Set-Cookie "(?i)^((?:(?!;\\s*${name}).)*)$" "$1; ${flag}"`;
return [ `Header ${edit}`, `Header always ${edit}` ];
}
const caddy = server({
id: "caddy",
name: "Caddy",
isOwn: path => /^Caddyfile(?:\.[\w-]+)?$|\.caddy(?:file)?$/.test((0, posix_.basename)(path)),
change: (path, text, plan) => {
const parsed = parseDirectives(text, "line");
if (parsed === null) return "The file has an error of syntax.";
const sites = parsed.filter(({name: name, block: block}) => block !== null && name !== "" && !name.startsWith("("));
if (sites.length === 0) return "The file has no site with braces.";
const edits = sites.flatMap(site => caddySite(text, site, plan));
const cors = findDirectives(parsed, ({name: name, args: args}) => isCaddyCors(name, args));
const refusals = [ ...plan.cors.length > 0 && cors.length === 0 ? (0, stack.TR)(plan.cors, path, NO_CORS) : [], ...(0, 
stack.TR)(plan.cookies.map(({check: check}) => check), path, "Caddy cannot add an attribute only to cookies that lack it; the application sets it.") ];
return {
edits: [ ...edits, ...plan.cors.length === 0 ? [] : cors.map(one => lineOf(text, one)) ],
refusals: refusals
};
}
});
function isCaddyCors(name, args) {
const header = (name === "header" ? args.find(arg => !/^[/*@]/.test(arg)) : name)?.replace(/^[?+>]/, "").toLowerCase();
return CORS_HEADERS.includes(header ?? "");
}
function caddySite(text, site, plan) {
const blocks = (site.block?.directives ?? []).filter(({name: name, args: args}) => name === "header" && args.length === 0);
const inside = blocks.flatMap(({block: block}) => block?.directives ?? []);
const single = (site.block?.directives ?? []).filter(({name: name, args: args}) => name === "header" && args.length === 2);
return insertions(text, site, plan.headers, ({name: name, value: value}) => {
const isSame = header => header?.replace(/^[?+>]/, "").toLowerCase() === name.toLowerCase();
const [inBlock] = inside.filter(one => isSame(one.name));
if (inBlock !== undefined) return {
existing: [ inBlock ],
line: `${name} ${servers_quoted(value)}\n`
};
const existing = single.filter(({args: args}) => isSame(args[0]));
return {
existing: existing,
line: `header ${name} ${servers_quoted(value)}${existing.length > 0 ? "\n" : ""}`
};
});
}
const FIX_STACKS = [ nextjs, express, django, rails, spring, aspnet, vercel, netlify, nginx, apache, caddy ];
async function proposeFixes(files, plan) {
const changed = [];
const fixed = new Set;
let refusals = [];
for (const stack of FIX_STACKS) {
const rest = (0, fix_plan.FF)(plan, fixed);
if ((0, fix_plan.tg)(rest).length === 0) break;
const fix = await stack.fix(files, rest);
if (fix === null) continue;
changed.push(...fix.files.map(file => ({
...file,
stack: stack.name
})));
for (const check of fix.fixed) fixed.add(check);
refusals = [ ...refusals, ...fix.refusals ];
}
const incomplete = [ ...plan.incomplete ].filter(([check]) => fixed.delete(check));
refusals = [ ...incomplete.map(([check, reason]) => ({
check: check,
path: null,
reason: reason
})), ...refusals ];
const left = (0, fix_plan.tg)(plan).filter(check => !fixed.has(check));
return {
patch: changed.map(patchOf).join(""),
files: changed,
fixed: [ ...fixed ].sort(),
refusals: left.map(check => refusals.find(refusal => refusal.check === check) ?? {
check: check,
path: null,
reason: "No configuration was found that could send it; explain shows the setting for other servers."
})
};
}
function patchOf({path: path, before: before, after: after}) {
const patch = (0, create.ss)(before === null ? "/dev/null" : `a/${path}`, `b/${path}`, before ?? "", after, undefined, undefined, {
context: 3
});
const [head = "", ...hunks] = patch.split(/^(?=@@ )/m);
const names = head.split("\n").filter(line => !line.startsWith("="));
const body = [ names.map(line => line.trimEnd()).join("\n"), ...hunks ].join("");
return `diff --git a/${path} b/${path}\n${before === null ? "new file mode 100644\n" : ""}${body}`;
}
},
35184: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
TR: () => refuse,
ct: () => applyEdits,
oY: () => indentAt,
pw: () => headerChecks,
uh: () => isOwnSource
});
function refuse(checks, path, reason) {
return checks.map(check => ({
check: check,
path: path,
reason: reason
}));
}
function applyEdits(text, edits) {
return [ ...edits ].sort((one, other) => other.from - one.from).reduce((rest, {from: from, to: to, insert: insert}) => rest.slice(0, from) + insert + rest.slice(to), text);
}
function indentAt(text, offset) {
const start = text.lastIndexOf("\n", offset - 1) + 1;
return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? "";
}
function headerChecks(headers) {
return [ ...new Set(headers.map(({check: check}) => check)) ];
}
const OTHER_FOLDERS = [ "node_modules", "vendor", "dist", "build", "test", "tests", "__tests__", "spec", "specs", "testing", "e2e" ];
const OTHER_FILE = /[._-](?:test|spec)s?\.\w+$|^test_\w+\.py$/;
function isOwnSource(path) {
const [file = "", ...folders] = path.toLowerCase().split("/").reverse();
return !OTHER_FILE.test(file) && !folders.some(name => OTHER_FOLDERS.includes(name));
}
}
};
