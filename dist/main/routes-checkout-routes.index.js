export const id = "routes-checkout-routes";

export const ids = [ "routes-checkout-routes" ];

export const modules = {
33802: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Mk: () => noteNouns,
Z9: () => wordsOf,
f5: () => isActAddress,
jw: () => isUnknownAct
});
var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89853);
var _data_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27519);
var _url_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6090);
const ADDRESS_MAX = 2e3;
const WORDS_MAX = 200;
const TITLE_WORDS = 4;
const NOUN_ENDING = /(?:[ts]ion|ment|ity|ness|tory|gory|graphy|ship|ing|ci[oó]n|dad|schaft|keit|heit)$/;
const FORMAT = /\.(?:html?|xhtml|json|xml)$/i;
const TEMPLATE = /^(?:\{[^{}]*\}|:\w+)$/;
const YEAR = /^(?:19|20)\d\d$/;
function wordsOf(text) {
return text.slice(0, ADDRESS_MAX).normalize("NFC").replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").toLowerCase().split(/[^\p{L}\p{M}]+/u).filter(word => word !== "").slice(0, WORDS_MAX);
}
function isAct(word) {
return (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("acts", word) || (0, 
_data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("harmful", word);
}
function isIdText(text) {
if (TEMPLATE.test(text) || /^[^@]{1,64}@[^@]{1,255}\.[^@.]{1,63}$/.test(text)) return true;
if (text.length > 200 || /^v\d+(?:\.\d+)*$/i.test(text)) return false;
const digits = text.replace(/\D/g, "").length;
return /^\d+$/.test(text) || /^[\w.~:-]+$/.test(text) && !(0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.yW)("program-file", text) && digits > 2;
}
function segmentsOf(url) {
const shapes = (0, _url_shape_js__WEBPACK_IMPORTED_MODULE_1__.j4)(url).split("/").slice(1);
const texts = url.pathname.slice(0, ADDRESS_MAX).split("/").slice(1);
return texts.flatMap((raw, index) => {
const text = (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_2__.oF)(raw).replace(/;.*/s, "");
const parts = methodParts(text);
if (parts !== null) return parts.map(part => segmentOf(part, isIdText(part)));
const isDate = YEAR.test(text) || /^\d{1,2}$/.test(text) && YEAR.test(texts[index - 1] ?? "");
return [ segmentOf(text, !isDate && (isIdText(text) || /^\{(?:n|id)\}$/.test(shapes[index] ?? ""))) ];
});
}
function segmentOf(text, isId) {
const name = withoutEnding(text).replace(FORMAT, "");
return {
text: text,
words: isId ? [] : wordsOf(name),
isId: isId
};
}
function withoutEnding(text) {
const isFile = (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.yW)("program-file", text) || (0, 
_data_names_js__WEBPACK_IMPORTED_MODULE_0__.yW)("document-file", text);
return isFile ? text.slice(0, text.lastIndexOf(".")) : text;
}
function methodParts(text) {
const custom = /^([^:]{1,200}):(\p{L}[\p{L}\p{M}\d_-]{0,99})$/u.exec(text);
if (custom !== null && isIdText(custom[1] ?? "")) return custom.slice(1);
const [, name, key = ""] = /^([\w.]{1,100})\(([^()]{1,200})\)$/.exec(text) ?? [];
const id = key.replace(/^(?:\w{1,50}=)?(?:guid)?'?([^']*)'?$/, "$1");
return name !== undefined && isIdText(id) ? [ name, id ] : null;
}
function idsOfQuery(url) {
const pairs = [ ...url.searchParams ].slice(0, 50);
return pairs.some(([name, value]) => value !== "" && !(0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("not-an-id", name) && isIdText(value));
}
function isActAddress(url, text = "") {
const segments = segmentsOf(url);
const said = wordsOf(text.slice(0, 100));
const hasId = segments.some(({isId: isId}) => isId) || idsOfQuery(url);
if (hasId && said.length <= 2 && (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("acts", said[0] ?? "")) return true;
const isNamed = [ ...url.searchParams ].slice(0, 50).some(([name, value]) => {
if ((0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("verb-place", name)) return wordsOf(value).some(word => (0, 
_data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("acts", word));
return (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("acts", name) && (value === "" || /^(?:true|yes|on)$/i.test(value) || isIdText(value));
});
if (isNamed) return true;
const firstId = segments.findIndex(({isId: isId}) => isId);
return segments.some(({words: words}, index) => {
if (!startsWithAct(words)) return false;
const isLast = index === segments.length - 1;
if (firstId !== -1 && index > firstId) return true;
if (words.length > 1 && words.slice(1).every(word => (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("object", word))) return true;
if (isLast && words.length === 1 && isDoneTo(segments.slice(0, index))) return true;
return words.length === 1 && ((segments[index + 1]?.isId ?? false) || isLast && idsOfQuery(url));
});
}
function isDoneTo(before) {
const last = before.at(-1)?.words ?? [];
if (last.length === 0) return false;
if (last.every(word => (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("object", word)) || last.length === 1 && (0, 
_data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("verb-place", last[0] ?? "")) return true;
const [collection = "", ...others] = before.at(-2)?.words ?? [];
return others.length === 0 && /^\p{L}{2,}[^su]s$/u.test(collection) && !(0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("text-collection", collection);
}
function startsWithAct(words) {
const counted = words.length >= TITLE_WORDS ? words.slice(0, 1) : words;
return counted.some(word => (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("acts", word));
}
function isUnknownAct(url, known = new Set) {
const segments = segmentsOf(url);
const isUnread = segments.some((segment, index) => {
const before = segments[index - 1];
if (segment.isId || before === undefined) return false;
const isVerbPlace = before.isId || isPlaceBelowId(segments, index - 1);
const isTitle = !TEMPLATE.test(before.text) && isTitleOf(segment.words);
return isVerbPlace && !isTitle && !isReadSegment(segment, known);
});
if (isUnread) return true;
const hasId = segments.some(({isId: isId}) => isId) || idsOfQuery(url);
return hasId && [ ...url.searchParams ].slice(0, 50).some(([name, value]) => (0, 
_data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("verb-place", name) && !isReadName(wordsOf(value), known));
}
function isPlaceBelowId(segments, index) {
const [word = "", ...others] = segments[index]?.words ?? [];
return others.length === 0 && (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("verb-place", word) && segments[index - 1]?.isId === true;
}
function isReadSegment({text: text, words: words}, known) {
return (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.yW)("document-file", text) && !words.some(isAct) || isReadName(words, known);
}
function isTitleOf(words) {
const [first = ""] = words;
return words.length >= TITLE_WORDS && !isAct(first) && !(0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("begins-instruction", first);
}
function isReadName(words, known) {
const [first = ""] = words;
if (first === "") return true;
if (words.some(isAct)) return false;
return (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("reads", first) || words.every(word => isNoun(word) || known.has(word));
}
function isNoun(word) {
if ((0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("noun", word)) return true;
if ((0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("verb-like-noun", word) || word.length < 4) return false;
return /^[\p{Script=Latin}]+[^su]s$/u.test(word) || word.length > 5 && NOUN_ENDING.test(word) || /ics$/.test(word);
}
const KNOWN_MAX = 2e3;
function noteNouns(url, known) {
const segments = segmentsOf(url);
if (segments.some(({isId: isId}) => isId) || idsOfQuery(url)) return;
const [word, ...others] = segments.at(-1)?.words ?? [];
const isVerbPlace = (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("verb-place", segments.at(-2)?.words[0] ?? "");
if (word !== undefined && others.length === 0 && !isVerbPlace && known.size < KNOWN_MAX) known.add(word);
}
},
56738: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ch: () => isActByGet,
KJ: () => isCodeFile,
Ov: () => isHarmfulLink,
YY: () => isBinaryFile,
af: () => isPathAllowed,
eG: () => isHarmfulForm,
fD: () => isListingOrder,
yi: () => isHarmfulStep,
zN: () => isHarmfulPage
});
var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89853);
var _data_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27519);
var _web_sign_in_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53221);
var _act_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33802);
var _url_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6090);
const SETTING = /[?&;](?:do|act|action|cmd|command|op|task)=(?:toggle|switch|enable)(?![a-z])/i;
const STEP_WORDS = new Set([ "checkout", "pay", "buy", "purchase", "transfer" ]);
const ACCOUNT_WORDS = new Set([ "password", "passwd", "pwd", "forgot", "forgotten", "lost" ]);
const CODE_FILE = /\.(?:m?js|cjs|css|map)$/i;
function isHarmfulLink(url, text = "") {
const address = (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_3__.oF)(`${url.pathname}?${url.search}`).slice(0, 4e3);
if ((0, _web_sign_in_page_js__WEBPACK_IMPORTED_MODULE_4__.Cs)({
url: url.href,
text: text
})) return true;
if (SETTING.test(address) || (0, _act_address_js__WEBPACK_IMPORTED_MODULE_1__.f5)(url, text)) return true;
const textWords = (0, _act_address_js__WEBPACK_IMPORTED_MODULE_1__.Z9)(text);
return (0, _act_address_js__WEBPACK_IMPORTED_MODULE_1__.Z9)(address).some(word => (0, 
_data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("harmful", word)) || textWords.length <= 4 && textWords.some(word => (0, 
_data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("harmful", word));
}
function isActByGet(url, text = "", known) {
return isHarmfulLink(url, text) || (0, _act_address_js__WEBPACK_IMPORTED_MODULE_1__.jw)(url, known);
}
function isHarmfulForm(action, method) {
if (method !== "GET") return isHarmfulLink(action);
const filled = new URL(action);
filled.searchParams.set("id", "1");
return isActByGet(filled);
}
function isHarmfulPage(url, text = "", known) {
return (0, _act_address_js__WEBPACK_IMPORTED_MODULE_1__.jw)(url, known) || isHarmfulStep(url, text);
}
function isHarmfulStep(url, text = "") {
if (!isHarmfulLink(url, text)) return false;
if (url.search.length > 1 || (0, _url_shape_js__WEBPACK_IMPORTED_MODULE_2__.j4)(url).includes("{")) return true;
const path = (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_3__.oF)(url.pathname).slice(0, 4e3);
const address = (0, _act_address_js__WEBPACK_IMPORTED_MODULE_1__.Z9)(path);
const said = (0, _act_address_js__WEBPACK_IMPORTED_MODULE_1__.Z9)(text);
const isAboutAccount = [ ...address, ...said ].some(word => ACCOUNT_WORDS.has(word));
const isStep = word => STEP_WORDS.has(word) || word === "reset" && isAboutAccount;
if ((0, _web_sign_in_page_js__WEBPACK_IMPORTED_MODULE_4__.Cs)({
url: `${url.origin}${url.pathname}`,
text: text
}) || (0, _act_address_js__WEBPACK_IMPORTED_MODULE_1__.f5)(url, text)) return true;
return [ ...address, ...said.length <= 4 ? said : [] ].some(word => (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("harmful", word) && !isStep(word));
}
function isListingOrder(url) {
return /^\?C=[NMSD](?:[;&]O=[AD])?$/.test(url.search);
}
function isBinaryFile(url) {
return (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.yW)("binary-file", url.pathname);
}
function isCodeFile(url) {
return CODE_FILE.test(url.pathname);
}
function isPathAllowed(url, limits) {
const path = url.pathname + url.search;
if (limits.exclude_paths?.some(prefix => path.startsWith(prefix)) === true) return false;
return limits.include_paths === undefined || limits.include_paths.length === 0 || limits.include_paths.some(prefix => path.startsWith(prefix));
}
},
16586: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
withCheckoutRoutes: () => withCheckoutRoutes
});
var link_policy = __webpack_require__(56738);
var checkout_files = __webpack_require__(11748);
var git_history = __webpack_require__(1964);
const PATH_MAX = 300;
const PARAMETERS = new RegExp([ String.raw`\(\?P<(?<group>\w{1,60})>[^()]{1,60}\)`, String.raw`\(\.:format\)`, String.raw`<(?:(?<converter>[\w]{1,30})(?:\([^()<>]{0,60}\))?:)?(?<angle>\w{1,60})>`, String.raw`\{(?<star>\*{1,2})?(?<brace>\w{1,60})(?<rest>:path|\.\.\.)?[^{}/]{0,60}\}`, String.raw`\[{1,2}(?<dots>\.\.\.)?(?<bracket>\w{1,60})(?:=\w{1,60})?\]{1,2}`, String.raw`:(?<colon>[A-Za-z_]\w{0,60})(?:\([^()]{0,60}\))?[?+*]?`, String.raw`\/\*(?<tail>\w{0,60})$` ].join("|"), "g");
function normalPath(...parts) {
const whole = parts.map(part => part.replace(/^\^|\$$/g, "").replace(/^(?=[^/])/, "/")).join("/");
if (whole.length > PATH_MAX) return null;
const path = `/${whole}`.replace(/\/{2,}/g, "/").replace(PARAMETERS, (...match) => {
const found = match.at(-1);
if (found["tail"] !== undefined) return `/{...${found["tail"]}}`;
const isRest = found["converter"] === "path" || (found["star"] ?? found["rest"] ?? found["dots"]) !== undefined;
const name = found["group"] ?? found["angle"] ?? found["brace"] ?? found["bracket"] ?? found["colon"];
return name === undefined ? "" : `{${isRest ? "..." : ""}${name}}`;
});
return /^\/(?:[\w.~%@+,;=!/-]|\{(?:\.\.\.)?\w*\})*$/.test(path) && !/\/\.\.?(?:\/|$)/.test(path) ? path : null;
}
function routeOf(routes, method, url) {
if (!URL.canParse(url) || !/^https?:/i.test(url)) return null;
const asked = method === "HEAD" ? "GET" : method;
const segments = segmentsOf(new URL(url).pathname);
const fitting = routes.filter(route => (asked === null || route.method === asked || route.method === "ANY") && fits(segmentsOf(route.path), segments));
const literal = fitting.filter(({path: path}) => !path.includes("{"));
const best = literal.length > 0 ? literal : fitting;
return new Set(best.map(({file: file, line: line}) => `${line} ${file}`)).size === 1 ? best[0] ?? null : null;
}
function segmentsOf(path) {
return path.split("/").filter(segment => segment !== "");
}
function fits(pattern, segments) {
const isRest = pattern.at(-1)?.startsWith("{...") === true;
if (isRest ? segments.length < pattern.length - 1 : segments.length !== pattern.length) return false;
return pattern.every((part, index) => part.startsWith("{...") || fitsSegment(part, segments[index] ?? ""));
}
function fitsSegment(part, segment) {
const open = part.indexOf("{");
if (open < 0) return part === segment;
const [before, after] = [ part.slice(0, open), part.slice(part.lastIndexOf("}") + 1) ];
return segment.length > before.length + after.length && segment.startsWith(before) && segment.endsWith(after);
}
var external_node_path_ = __webpack_require__(76760);
var stack = __webpack_require__(35184);
const METHODS = [ "get", "post", "put", "patch", "delete", "head", "options" ];
const words = text => new Set(text.split(" "));
const verbs = (spell, others = {}) => new Map([ ...METHODS.map(method => [ spell(method), method.toUpperCase() ]), ...Object.entries(others) ]);
const capital = method => (method[0] ?? "").toUpperCase() + method.slice(1);
const NONE = new Map;
const JAVASCRIPT = {
verbs: verbs(method => method, {
all: "ANY"
}),
decorators: verbs(capital, {
All: "ANY"
}),
classes: words("Controller"),
makers: words("express Router fastify Fastify Hono"),
prefixes: words("route group"),
mounts: words("use register"),
needsSlash: true,
needsReceiver: true
};
const JVM = {
verbs: NONE,
decorators: verbs(method => `${capital(method)}Mapping`, {
RequestMapping: "ANY"
}),
classes: words("RequestMapping"),
makers: new Set,
prefixes: new Set,
mounts: new Set,
needsSlash: false,
needsReceiver: true
};
const GO_VERBS = verbs(capital, {
Handle: "ANY",
HandleFunc: "ANY",
Any: "ANY"
});
for (const method of METHODS) GO_VERBS.set(method.toUpperCase(), method.toUpperCase());
const DIALECTS = {
py: {
verbs: new Map([ [ "path", "ANY" ], [ "re_path", "ANY" ], [ "add_url_rule", "GET" ] ]),
decorators: verbs(method => method, {
route: "GET",
api_route: "GET"
}),
classes: new Set,
makers: words("Flask Blueprint FastAPI APIRouter"),
prefixes: new Set,
mounts: words("register_blueprint include_router path re_path"),
needsSlash: false,
needsReceiver: false
},
java: JVM,
kt: JVM,
cs: {
verbs: verbs(method => `Map${capital(method)}`),
decorators: verbs(method => `Http${capital(method)}`),
classes: words("Route"),
makers: new Set,
prefixes: words("MapGroup"),
mounts: new Set,
needsSlash: false,
needsReceiver: true,
slashIsRoot: true
},
go: {
verbs: GO_VERBS,
decorators: NONE,
classes: new Set,
makers: words("NewRouter NewMux NewServeMux Default New"),
prefixes: words("Route Group"),
mounts: words("Mount"),
needsSlash: true,
needsReceiver: true
},
php: {
verbs: verbs(method => method, {
any: "ANY",
match: "ANY",
view: "GET"
}),
decorators: NONE,
classes: new Set,
makers: new Set,
prefixes: words("prefix group"),
mounts: new Set,
needsSlash: false,
needsReceiver: true,
files: /(?:^|\/)routes\/\w+\.php$/,
filePrefix: [ /(?:^|\/)routes\/api\.php$/, "/api" ],
resources: new Map([ [ "resource", [ "", "create", "{id}", "{id}/edit" ] ], [ "apiResource", [ "", "{id}" ] ] ])
},
rb: {
verbs: verbs(method => method, {
match: "ANY",
root: "GET"
}),
decorators: NONE,
classes: new Set,
makers: new Set,
prefixes: words("namespace scope resources resource collection"),
mounts: new Set,
needsSlash: false,
needsReceiver: false,
files: /(?:^|\/)config\/routes(?:\/\w+)?\.rb$/,
resources: new Map([ [ "resources", [ "", "new", "{id}", "{id}/edit" ] ], [ "resource", [ "", "new", "edit" ] ] ])
}
};
function dialectOf(path) {
const extension = extensionOf(path);
const dialect = /^[cm]?[jt]sx?$/.test(extension) ? JAVASCRIPT : Object.hasOwn(DIALECTS, extension) ? DIALECTS[extension] : undefined;
return dialect === undefined || dialect.files?.test(path) === false ? null : dialect;
}
function extensionOf(path) {
return /\.(\w{1,5})$/.exec(path)?.[1] ?? "";
}
const NEXT = /"next"\s*:/;
const NUXT = /"nuxt"\s*:/;
const file_routes_NONE = /^$/;
const GROUP = /^\(.*\)$|^@/;
const INDEX = /^index$/;
const ROUTERS = [ {
needs: NEXT,
files: /^(?:src\/)?pages\/(?<path>api\/.+)\.[jt]s$/,
method: "ANY",
hidden: INDEX,
skipped: file_routes_NONE
}, {
needs: NEXT,
files: /^(?:src\/)?pages\/(?<path>(?!api\/).+)\.(?:[jt]sx?|mdx?)$/,
method: "GET",
hidden: INDEX,
skipped: /^_(?:app|document|error)$/
}, {
needs: NEXT,
files: /^(?:src\/)?app\/(?<path>.+\/)?page\.(?:[jt]sx?|mdx?)$/,
method: "GET",
hidden: GROUP,
skipped: /^_|^\(\.+\)/
}, {
needs: NEXT,
files: /^(?:src\/)?app\/(?<path>.+\/)?route\.[jt]s$/,
method: "ANY",
hidden: GROUP,
skipped: /^_|^\(\.+\)/
}, {
needs: NUXT,
files: /^(?:app\/)?pages\/(?<path>.+)\.vue$/,
method: "GET",
hidden: /^index$|^\(.*\)$/,
skipped: file_routes_NONE
}, {
needs: NUXT,
files: /^server\/api\/(?<path>.+)\.[jt]s$/,
method: "ANY",
hidden: INDEX,
skipped: file_routes_NONE,
prefix: "/api"
}, {
needs: NUXT,
files: /^server\/routes\/(?<path>.+)\.[jt]s$/,
method: "ANY",
hidden: INDEX,
skipped: file_routes_NONE
}, {
needs: /"@sveltejs\/kit"\s*:/,
files: /^src\/routes\/(?<path>.+\/)?\+(?:page(?:@\w*)?\.svelte|server\.[jt]s)$/,
method: "ANY",
hidden: GROUP,
skipped: file_routes_NONE
}, {
needs: /"(?:@remix-run\/(?:react|node)|react-router)"\s*:/,
files: /^app\/routes\/(?<path>[^/]+?)(?:\/route)?\.[jt]sx?$/,
method: "ANY",
hidden: /^_/,
skipped: file_routes_NONE,
isFlat: true
}, {
needs: /"astro"\s*:/,
files: /^src\/pages\/(?<path>.+?)(?:\.astro|\.mdx?|\.html|(?<endpoint>\.[jt]s))$/,
method: "GET",
hidden: INDEX,
skipped: /^_/
} ];
async function fileRoutes(files) {
const found = [];
for (const path of files.paths.filter(one => /(?:^|\/)package\.json$/.test(one))) {
const text = await files.read(path) ?? "";
const folder = path.slice(0, -"package.json".length);
const below = files.paths.filter(one => one.startsWith(folder));
for (const router of ROUTERS.filter(({needs: needs}) => needs.test(text))) found.push(...below.flatMap(file => routeOfFile(router, folder, file) ?? []));
}
return found;
}
function routeOfFile(router, folder, file) {
const match = router.files.exec(file.slice(folder.length));
if (match === null) return null;
const name = match.groups?.["path"] ?? "";
const verb = router.method === "ANY" && !router.isFlat ? /\.(get|post|put|patch|delete|head)$/.exec(name)?.[1] : undefined;
const plain = verb === undefined ? name : name.slice(0, -verb.length - 1);
const segments = (router.isFlat ? flat(plain) : plain.split("/")).filter(segment => segment !== "");
if (segments.some(segment => router.skipped.test(segment))) return null;
const path = normalPath(router.prefix ?? "", ...segments.filter(segment => !router.hidden.test(segment)));
return path === null ? null : {
method: verb?.toUpperCase() ?? router.method,
path: trimmed(path),
file: file,
line: 1
};
}
function trimmed(path) {
return path.replace(/(?<=.)\/$/, "");
}
function flat(name) {
const parts = name.match(/(?:\[[^\][]{0,200}\]|[^.])+/g) ?? [];
return parts.map(part => part.replace(/^\((.*)\)$/, "$1").replace(/_$/, "").replace(/^\$$/, "[...rest]").replace(/^\$(\w+)$/, "[$1]"));
}
const CHAIN_MAX = 30;
const ARGUMENTS_MAX = 600;
const CLOSERS = {
"(": ")",
"[": "]",
"{": "}"
};
const RUBY_BLOCKS = new Set([ "if", "unless", "case", "def", "class", "module", "begin", "while" ]);
function pairsOf(tokens, text, isRuby) {
const pairs = new Map;
const open = [];
for (const [at, {kind: kind, text: word}] of tokens.entries()) {
if (kind === "string") continue;
const closer = CLOSERS[word] ?? (isRuby && opensBlock(tokens, at, text) ? "end" : undefined);
if (closer !== undefined) open.push({
at: at,
closer: closer
}); else if (open.at(-1)?.closer === word) pairs.set(open.pop()?.at ?? at, at);
}
return pairs;
}
function opensBlock(tokens, at, text) {
const word = tokens[at]?.text ?? "";
return word === "do" || RUBY_BLOCKS.has(word) && startsLine(tokens, at, text);
}
function startsLine(tokens, at, text) {
const [before, here] = [ tokens[at - 1], tokens[at] ];
return before === undefined || text.slice(before.to, here?.from).includes("\n") || before.text === ";";
}
function callsOf(tokens, pairs, text, isRuby) {
const calls = [];
const ending = new Map;
for (const [at, token] of tokens.entries()) {
const end = token.kind === "word" ? endOf(tokens, pairs, at, text, isRuby) : null;
if (end === null) continue;
const call = callAt(tokens, pairs, at, end, ending);
calls.push(call);
if (tokens[at + 1]?.text === "(") ending.set(end, call);
}
return calls;
}
function callAt(tokens, pairs, at, end, ending) {
const {dot: dot, start: start} = chainOf(tokens, at);
const before = dot === null ? undefined : ending.get(dot);
const previous = before === undefined || before.depth >= CHAIN_MAX ? null : before;
const first = previous?.first ?? start;
const bracket = tokens[at + 1]?.text === "(" ? 1 : 0;
const [from, to] = [ tokens[first], tokens[Math.min(end, tokens.length - 1)] ];
return {
name: tokens[at]?.text ?? "",
receiver: previous === null && start < at ? from.text : "",
previous: previous,
args: split(tokens, pairs, at + 1 + bracket, end),
assigned: assignedTo(tokens, first),
isDecorator: tokens[first - 1]?.text === "@" || isAttribute(tokens, first),
from: from.from,
to: to.to,
first: first,
depth: previous === null ? 0 : previous.depth + 1,
next: end + bracket
};
}
function assignedTo(tokens, first) {
if (tokens[first - 1]?.text !== "=") return "";
const name = tokens[first - (tokens[first - 2]?.text === ":" ? 3 : 2)];
return name?.kind === "word" ? name.text : "";
}
function endOf(tokens, pairs, at, text, isRuby) {
const next = tokens[at + 1];
if (next?.kind === "mark" && next.text === "(") return pairs.get(at + 1) ?? null;
const isDecorated = tokens[at - 1]?.text === "@" || isAttribute(tokens, at);
if (isDecorated) return at + 1;
if (!isRuby || !startsLine(tokens, at, text)) return null;
let end = at + 1;
while (end < tokens.length && tokens[end]?.text !== "do" && (tokens[end - 1]?.text === "," || !startsLine(tokens, end, text))) end = (pairs.get(end) ?? end) + 1;
return end;
}
function isAttribute(tokens, at) {
return tokens[at - 1]?.text === "[" && /^(?:Http\w+|Route)$/.test(tokens[at]?.text ?? "");
}
function chainOf(tokens, at) {
let start = at;
for (let length = 0; length < CHAIN_MAX; length += 1) {
const before = separator(tokens, start - 1);
if (before === 0) return {
dot: null,
start: start
};
const owner = start - 1 - before;
if (tokens[owner]?.text === ")") return {
dot: owner,
start: start
};
if (tokens[owner]?.kind !== "word") return {
dot: null,
start: start
};
start = owner;
if (tokens[start - 1]?.text === "$") start -= 1;
}
return {
dot: null,
start: start
};
}
function separator(tokens, at) {
const [one, two] = [ tokens[at]?.text ?? "", tokens[at - 1]?.text ?? "" ];
if (one === ".") return two === "?" ? 2 : 1;
if (one === "?.") return 1;
return `${two}${one}` === "->" || `${two}${one}` === "::" ? 2 : 0;
}
function split(tokens, pairs, from, to) {
const parts = [ [] ];
const limit = Math.min(to, from + ARGUMENTS_MAX);
for (let at = from; at < limit; at += 1) {
const token = tokens[at];
if (token.text === "," && token.kind === "mark") {
parts.push([]);
continue;
}
const end = Math.min(pairs.get(at) ?? at, to - 1);
parts.at(-1)?.push(...tokens.slice(at, Math.min(end + 1, limit)));
at = end;
}
return parts.filter(part => part.length > 0);
}
function stringArgument(argument) {
const only = argument?.length === 1 ? argument[0] : undefined;
return only?.kind === "string" ? only.text : null;
}
function named(call, name) {
for (const tokens of call.args) {
const at = tokens.findIndex(({text: text}, index) => text === name && /^(?:=>?|:)$/.test(tokens[index + 1]?.text ?? "") && !isChained(tokens, index));
if (at >= 0) return tokens.slice(tokens[at + 2]?.text === ">" ? at + 3 : at + 2);
}
return [];
}
function isChained(tokens, index) {
return tokens[index - 1]?.text === ".";
}
function modulesOf(tokens) {
const modules = new Map;
for (const [at, {text: text, kind: kind}] of tokens.entries()) {
if (kind !== "word") continue;
const next = tokens[at + 1];
if (text === "from" && next?.kind === "string") noteBefore(tokens, at, [ "import" ], next.text, modules); else if (text === "require" && next?.text === "(" && tokens[at + 2]?.kind === "string" && tokens[at - 1]?.text === "=" && !/^[.(]$/.test(tokens[at + 4]?.text ?? "")) noteBefore(tokens, at - 1, [ "const", "let", "var" ], tokens[at + 2]?.text ?? "", modules); else if (text === "from" && next !== undefined) notePython(tokens, at, modules);
}
return modules;
}
const IMPORTED_MAX = 200;
function noteBefore(tokens, end, starts, module, modules) {
for (let at = end - 1; at >= Math.max(0, end - IMPORTED_MAX); at -= 1) {
const {kind: kind, text: text} = tokens[at];
if (starts.includes(text)) return;
if (kind === "word") modules.set(text, module);
}
}
function notePython(tokens, from, modules) {
const words = tokens.slice(from + 1, from + IMPORTED_MAX).map(({text: text}) => text);
const start = words.indexOf("import");
const module = words.slice(0, Math.max(0, start)).join("");
if (!/^[\w.]+$/.test(module)) return;
const statement = /^\(?(\w+(?: as \w+)?(?:,\w+(?: as \w+)?)*)/.exec(words.slice(start + 1).join(" ").replaceAll(" ,", ",").replaceAll(", ", ",").replace("( ", "("))?.[1];
for (const part of statement?.split(",") ?? []) {
const [name, alias = name] = part.split(" as ");
if (name !== undefined && alias !== undefined && name !== "") modules.set(alias, `${module}:${name}`);
}
}
var dist = __webpack_require__(14715);
var python_dist = __webpack_require__(17335);
var code_text = __webpack_require__(97095);
const SLASHES = String.raw`\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/|$)`;
const HASH = String.raw`#(?!\[)[^\n]*`;
const DOUBLE = String.raw`"(?:[^"\\\n]|\\.)*(?:"|$|(?=[\n\\]))`;
const SINGLE = String.raw`'(?:[^'\\\n]|\\.)*(?:'|$|(?=[\n\\]))`;
const RAW = "`[^`]*(?:`|$)";
const LEXERS = {
go: lexer(SLASHES, `${DOUBLE}|${RAW}|${SINGLE}`),
java: lexer(SLASHES, `"""(?:[^"]|"(?!""))*(?:"""|$)|${DOUBLE}|${SINGLE}`),
kt: lexer(SLASHES, `"""(?:[^"]|"(?!""))*(?:"""|$)|${DOUBLE}|${SINGLE}`),
cs: lexer(SLASHES, `@"(?:[^"]|"")*(?:"|$)|${DOUBLE}|${SINGLE}`),
php: lexer(`${SLASHES}|${HASH}`, `${DOUBLE}|${SINGLE}`),
rb: lexer(`${HASH}|(?<=^|\\n)=begin(?:[^=]|=(?!end))*(?:=end|$)`, `${DOUBLE}|${SINGLE}|(?<!:):[a-z_]\\w*`)
};
function lexer(comment, string) {
return new RegExp(`(?<space>\\s+|${comment})|(?<string>${string})|(?<word>[A-Za-z_$][\\w$]*)|[\\s\\S]`, "gy");
}
function tokensOf(extension, text) {
if (extension === "py") return parsed(python_dist.K, text);
if (/^[cm]?[jt]sx?$/.test(extension)) return parsed(dist.K.configure({
dialect: /^[cm]?tsx?$/.test(extension) ? "ts" : "jsx"
}), text);
const expression = LEXERS[extension];
if (expression === undefined) return [];
const found = [];
for (const {0: whole, index: index, groups: groups = {}} of text.matchAll(expression)) {
if (groups["space"] !== undefined) continue;
found.push(token(whole, index, groups["string"] !== undefined));
}
return found;
}
function parsed(parser, text) {
const found = [];
let at = 0;
const marks = to => {
for (;at < to; at += 1) if (!/\s/.test(text[at] ?? "")) found.push(token(text[at] ?? "", at, false));
};
const tree = (0, code_text.g7)(parser, text);
tree?.iterate({
enter: ({name: name, from: from, to: to, node: node}) => {
const isText = /^(?:String|TemplateString)$/.test(name);
const isComment = /Comment$/.test(name);
if (!isText && !isComment && name !== "FormatString" && node.firstChild !== null) return true;
marks(from);
at = Math.max(at, to);
if (!isComment && to > from) found.push(token(text.slice(from, to), from, isText));
return false;
}
});
if (tree !== null) marks(text.length);
return found;
}
function token(whole, from, isString) {
const to = from + whole.length;
if (isString && !whole.includes("${")) return {
kind: "string",
text: contentOf(whole),
from: from,
to: to
};
return {
kind: /^[\w$]+$/.test(whole) ? "word" : "mark",
text: whole,
from: from,
to: to
};
}
function contentOf(literal) {
const content = literal.replace(/^(?:@|[rRbBuU]{1,2}(?=['"])|:)/, "");
const quote = /^(?:"""|'''|["'`])/.exec(content)?.[0] ?? "";
return quote === "" ? content : content.slice(quote.length, -quote.length);
}
const TOKENS_MAX = 1e5;
const SCOPES_MAX = 500;
const CLASS_DISTANCE_MAX = 200;
const ROUTES_MAX = 2e3;
const PARENT = "..";
function sourceRoutes(file, text) {
const dialect = dialectOf(file);
if (dialect === null) return null;
const tokens = tokensOf(extensionOf(file), text);
if (tokens.length > TOKENS_MAX) return null;
const reader = new Reader(file, text, tokens, dialect);
const {routes: routes, mounts: mounts} = reader;
return routes.length + mounts.length === 0 ? null : {
routes: routes,
mounts: mounts
};
}
class Reader {
routes;
mounts;
#tokens;
#dialect;
#pairs;
#calls;
#modules;
#makers;
#scopes;
#filePrefix;
#lines;
constructor(file, text, tokens, dialect) {
const isRuby = extensionOf(file) === "rb";
this.#tokens = tokens;
this.#dialect = dialect;
this.#pairs = pairsOf(tokens, text, isRuby);
this.#calls = callsOf(tokens, this.#pairs, text, isRuby);
this.#modules = modulesOf(tokens);
this.#makers = new Map(this.#calls.filter(({assigned: assigned}) => assigned !== "").map(call => [ call.assigned, call ]));
this.#filePrefix = dialect.filePrefix?.[0].test(file) === true ? dialect.filePrefix[1] : "";
this.#lines = [ ...text.matchAll(/\n/g) ].map(({index: index}) => index);
this.#scopes = this.#calls.flatMap(call => this.#scopesOf(call)).slice(0, SCOPES_MAX);
this.mounts = this.#calls.flatMap(call => this.#mountsOf(call)).slice(0, ROUTES_MAX);
this.#scopes = [ ...this.#scopes, ...this.mounts.flatMap(mounting => this.#bodyOf(mounting)) ];
this.routes = this.#calls.flatMap(call => this.#routesOf(call)).slice(0, ROUTES_MAX);
}
#routesOf(call) {
const {decorators: decorators, verbs: verbs, resources: resources} = this.#dialect;
const isOnly = call.isDecorator ? this.#classOf(call) === null : this.#isOfRouter(call);
if (!isOnly) return [];
const suffixes = call.isDecorator ? undefined : resources?.get(call.name);
if (suffixes !== undefined) return this.#resourceRoutes(call, suffixes);
const verb = (call.isDecorator ? decorators : verbs).get(call.name);
if (verb === undefined) return this.#routeOfObject(call);
const given = this.#pathsOf(call);
return given.flatMap(path => this.#declared(call, path, methodsOf(call) ?? [ verb ]));
}
#routeOfObject(call) {
const url = stringAfter(named(call, "url"));
if (call.name !== "route" || url === null || call.isDecorator) return [];
return this.#declared(call, url, methodsOf(call) ?? [ "ANY" ]);
}
#resourceRoutes(call, suffixes) {
return call.args.flatMap(argument => {
const name = stringArgument(argument);
if (name === null || !/^[\w/.-]+$/.test(name)) return [];
return suffixes.flatMap(suffix => this.#declared(call, `/${name}/${suffix}`.replace(/\/$/, ""), [ /^(?:\{id\})?$/.test(suffix) ? "ANY" : "GET" ]));
});
}
#declared(call, given, methods) {
const [, method, path = given] = /^([A-Z]{3,7}) +(\/.*)$/.exec(given) ?? [];
const isRoot = call.isDecorator && this.#dialect.slashIsRoot === true && /^~?\//.test(path);
const prefix = isRoot ? "" : this.#prefixOf(call);
const place = {
path: join(prefix, path.replace(/^~/, "")),
line: this.#lineOf(call),
router: this.#rootOf(call)
};
return (method === undefined ? methods : [ method ]).map(one => ({
method: one,
...place
}));
}
#pathsOf(call) {
return call.isDecorator ? decoratedPaths(call) : this.#calledPaths(call);
}
#calledPaths({name: name, args: args, previous: previous}) {
if (name === "root") return [ "/" ];
const {needsSlash: needsSlash, resources: resources} = this.#dialect;
const isList = name === "match" && stringArgument(args[0]) === null;
const given = stringsAtStart(args[isList ? 1 : 0] ?? []);
if (given.length === 0 && this.#isOnRoute(previous)) return [ "" ];
if (args.some(([first]) => first?.text === "include")) return [];
const isClient = args.length < 2 || needsSlash && args.at(-1)?.[0]?.text === "{";
if (isClient && resources === undefined) return [];
return needsSlash ? given.filter(path => /^(?:[A-Z]+ +)?\//.test(path)) : given;
}
#isOnRoute(call) {
if (call === null) return false;
return call.name === "route" && this.#dialect.prefixes.has("route") || this.#isOnRoute(call.previous);
}
#isOfRouter(call) {
const root = rootCall(call);
if (root.receiver === "") return call.previous !== null ? this.#makesRouter(root) : !this.#dialect.needsReceiver;
if (root.receiver === "this") return false;
const module = this.#modules.get(root.receiver);
if (module !== undefined && !/^[./@~]/.test(module) && this.#dialect.needsSlash) return root.receiver === "http" && this.#dialect.makers.has("NewServeMux");
const maker = this.#makers.get(root.receiver);
return maker === undefined || this.#makesRouter(maker) || !this.#dialect.needsSlash;
}
#makesRouter({name: name, args: args}) {
const made = name === "require" ? stringArgument(args[0]) ?? "" : name;
return this.#dialect.makers.has(made) || this.#dialect.prefixes.has(name) && args.length > 0;
}
#classOf(call) {
if (!this.#dialect.classes.has(call.name)) return null;
let name;
let at = call.next;
const last = Math.min(this.#tokens.length, at + CLASS_DISTANCE_MAX);
while (at < last && !/^[;{}]$/.test(this.#tokens[at]?.text ?? "")) {
if (this.#tokens[at]?.text === "class") name ??= this.#tokens[at + 1]?.text;
const end = this.#pairs.get(at);
at = (end ?? at) + 1;
}
const [start, end] = [ this.#tokens[at], this.#tokens[this.#pairs.get(at) ?? -1] ];
return name === undefined || start === undefined || end === undefined ? null : {
from: start.from,
to: end.to,
name: name
};
}
#scopesOf(call) {
const body = call.isDecorator ? this.#classOf(call) : null;
if (body !== null) {
const own = stringsAtStart(pathArgument(call));
const name = body.name.replace(/Controller$/, "").toLowerCase();
return [ {
...body,
prefix: (own[0] ?? "").replace(/\[controller\]/i, name)
} ];
}
if (call.isDecorator || !this.#dialect.prefixes.has(call.name)) return [];
const start = this.#tokens[call.next];
const block = start?.text === "do" ? this.#tokens[this.#pairs.get(call.next) ?? -1] : undefined;
const end = block?.to ?? call.to;
const from = block === undefined ? call.args[0]?.[0]?.from ?? call.to : start?.from ?? call.to;
return [ {
from: from,
to: end,
prefix: this.#chainPrefix(call, block !== undefined)
} ];
}
#bodyOf({name: name, module: module, prefix: prefix}) {
if (module !== null || name === "") return [];
const at = this.#tokens.findIndex(({text: text}, index) => text === name && /^func(?:tion)?$/.test(this.#tokens[index - 1]?.text ?? ""));
if (at < 0) return [];
const open = this.#tokens.findIndex(({text: text}, index) => index > (this.#pairs.get(at + 1) ?? Number.POSITIVE_INFINITY) && text === "{");
const [start, end] = [ this.#tokens[open], this.#tokens[this.#pairs.get(open) ?? -1] ];
return start === undefined || end === undefined ? [] : [ {
from: start.from,
to: end.to,
prefix: prefix
} ];
}
#chainPrefix(call, isBlock = false) {
if (call === null) return "";
return join(this.#chainPrefix(call.previous), this.#dialect.prefixes.has(call.name) ? ownPrefix(call, isBlock) : "");
}
#prefixOf(call) {
const scopes = this.#scopes.filter(({from: from, to: to}) => from <= call.from && call.to <= to).map(({prefix: prefix}) => prefix);
const own = this.#chainPrefix(call.previous);
return join(this.#filePrefix, ...scopes.reduce(lowered, []), this.#routerPrefix(rootCall(call).receiver), own);
}
#routerPrefix(name, depth = 0) {
const maker = this.#makers.get(name);
if (maker === undefined || depth > 8) return "";
const isPrefix = this.#dialect.prefixes.has(maker.name);
const own = isPrefix ? this.#chainPrefix(maker) : stringAfter(named(maker, "prefix")) ?? stringAfter(named(maker, "url_prefix")) ?? "";
const base = rootCall(maker).receiver;
return isPrefix && base !== name ? join(this.#routerPrefix(base, depth + 1), own) : own;
}
#rootOf(call, depth = 0) {
const {receiver: receiver} = rootCall(call);
const maker = this.#makers.get(receiver);
const isBelow = maker !== undefined && this.#dialect.prefixes.has(maker.name) && depth < 8 && maker !== call;
return isBelow ? this.#rootOf(maker, depth + 1) : receiver;
}
#mountsOf(call) {
if (call.isDecorator || !this.#dialect.mounts.has(call.name)) return [];
const own = [ stringAfter(named(call, "prefix")), stringAfter(named(call, "url_prefix")), stringArgument(call.args[0]) ];
const prefix = join(this.#prefixOf(call), own.find(one => one !== null) ?? "");
const place = {
prefix: prefix,
router: this.#rootOf(call)
};
return call.args.flatMap(argument => {
const target = this.#targetOf(argument);
return target === null ? [] : [ {
...place,
...target
} ];
});
}
#targetOf(argument) {
const [first, second, third] = argument;
if (first?.kind !== "word") return null;
const isCall = second?.text === "(";
if (isCall && /^(?:require|import|include)$/.test(first.text)) {
const module = argument.slice(2).find(({kind: kind}) => kind === "string")?.text;
return module === undefined ? null : {
name: "",
module: module
};
}
const name = second?.text === "." && third?.kind === "word" ? third.text : first.text;
return /^(?:true|false|null|None|async|function|func)$/.test(name) || second?.text === "=" ? null : {
name: name,
module: this.#modules.get(first.text) ?? null
};
}
#lineOf({from: from}) {
let [low, high] = [ 0, this.#lines.length ];
while (low < high) {
const middle = low + high >> 1;
if ((this.#lines[middle] ?? 0) < from) low = middle + 1; else high = middle;
}
return low + 1;
}
}
function decoratedPaths(call) {
const paths = stringsAtStart(pathArgument(call));
if (call.receiver !== "") return paths.filter(path => /^(?:\/|$)/.test(path));
return paths.length > 0 ? paths : [ "" ];
}
function pathArgument(call) {
const given = [ named(call, "path"), named(call, "value"), call.args[0] ?? [] ];
return given.find(({length: length}) => length > 0) ?? [];
}
function rootCall(call) {
return call.previous === null ? call : rootCall(call.previous);
}
function ownPrefix(call, isBlock) {
if (call.name === "collection") return isBlock ? PARENT : "";
const given = stringAfter(named(call, "path")) ?? stringAfter(named(call, "prefix")) ?? stringArgument(call.args[0]) ?? "";
const singular = given.replace(/^.*\//, "").replace(/ies$/, "y").replace(/s$/, "");
return isBlock && call.name === "resources" ? `${given}/{${singular}_id}` : given;
}
function lowered(prefixes, prefix) {
if (prefix !== PARENT) return [ ...prefixes, prefix ];
return [ ...prefixes.slice(0, -1), (prefixes.at(-1) ?? "").replace(/\/\{\w+\}$/, "") ];
}
function join(...parts) {
return parts.filter(part => part !== "").reduce((whole, part) => whole === "" ? part : `${whole.replace(/\/$/, "")}/${part.replace(/^[/^]/, "")}`, "");
}
function stringsAtStart(tokens) {
const at = tokens[0]?.text === "[" || tokens[0]?.text === "{" ? 1 : 0;
const first = tokens[at];
if (first?.kind !== "string") return [];
if (at === 0) return tokens.length === 1 || /^[,=-]$/.test(tokens[1]?.text ?? "") || tokens[1]?.kind === "word" ? [ first.text ] : [];
return tokens.filter(({kind: kind}) => kind === "string").map(({text: text}) => text);
}
function stringAfter([first]) {
return first?.kind === "string" ? first.text : null;
}
function methodsOf(call) {
const tokens = [ "methods", "method", "via" ].map(name => named(call, name)).find(({length: length}) => length > 0) ?? (call.name === "match" ? call.args[0] ?? [] : []);
const end = tokens[0]?.text === "[" || tokens[0]?.text === "{" || tokens[0]?.text === "(" ? tokens.findIndex(({text: text}) => /^[\])}]$/.test(text)) : 3;
const methods = tokens.slice(0, end).map(({text: text}) => text.toUpperCase()).filter(text => /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/.test(text));
return methods.length === 0 ? null : methods;
}
const FILES_MAX = 5e3;
const CHARACTERS_MAX = 32 * 1024 * 1024;
const route_table_ROUTES_MAX = 5e3;
const TIME_MS_MAX = 2e4;
const DEPTH_MAX = 8;
const PREFIXES_MAX = 20;
async function routeTable(files) {
const own = {
paths: files.paths.filter(stack.uh),
read: files.read
};
const sources = new Map;
const deadline = performance.now() + TIME_MS_MAX;
let characters = 0;
for (const path of own.paths.filter(one => dialectOf(one) !== null).slice(0, FILES_MAX)) {
const text = await own.read(path) ?? "";
characters += text.length;
if (characters > CHARACTERS_MAX || performance.now() > deadline) break;
const source = sourceRoutes(path, text);
if (source !== null) sources.set(path, source);
}
const found = new Map;
for (const route of [ ...declaredRoutes(sources), ...await fileRoutes(own) ]) found.set(`${route.method} ${route.path} ${route.file}`, route);
const inOrder = (one, other) => one.file < other.file ? -1 : one.file > other.file ? 1 : one.line - other.line;
return [ ...found.values() ].sort(inOrder).slice(0, route_table_ROUTES_MAX);
}
function declaredRoutes(sources) {
const places = new Map;
for (const [file, {mounts: mounts}] of sources) for (const mounting of mounts) {
const target = targetOf(file, mounting, sources);
if (target !== null) places.set(target, [ ...places.get(target) ?? [], {
file: file,
mounting: mounting
} ]);
}
const prefixes = (file, router, depth) => {
const above = places.get(`${file} ${router}`) ?? places.get(`${file} `) ?? [];
if (above.length === 0 || depth > DEPTH_MAX) return [ "" ];
return above.flatMap(place => prefixes(place.file, place.mounting.router, depth + 1).map(prefix => `${prefix}/${place.mounting.prefix}`)).slice(0, PREFIXES_MAX);
};
return [ ...sources ].flatMap(([file, {routes: routes}]) => routes.flatMap(route => prefixes(file, route.router, 0).flatMap(prefix => completed(file, route, prefix) ?? [])));
}
function completed(file, {method: method, path: path, line: line}, prefix) {
const whole = normalPath(...[ prefix, path ].filter(part => part !== ""));
return whole === null ? null : {
method: method,
path: whole,
file: file,
line: line
};
}
function targetOf(file, {name: name, module: module}, sources) {
if (module === null) return isRouter(sources.get(file), name) ? `${file} ${name}` : null;
const target = moduleFile(file, module, sources);
if (target === null || target === file) return null;
return `${target} ${isRouter(sources.get(target), name) ? name : ""}`;
}
function isRouter(source, name) {
return name !== "" && source !== undefined && [ ...source.routes, ...source.mounts ].some(({router: router}) => router === name);
}
function moduleFile(file, module, sources) {
if (!file.endsWith(".py")) {
if (!module.startsWith(".")) return null;
const path = external_node_path_.posix.join(external_node_path_.posix.dirname(file), module).replace(/\.[cm]?[jt]sx?$/, "");
return [ ...sources.keys() ].find(one => one.replace(/(?:\/index)?\.[cm]?[jt]sx?$/, "") === path) ?? null;
}
const [dotted = "", name = ""] = module.split(":");
const up = /^\.*/.exec(dotted)?.[0].length ?? 0;
const folder = up === 0 ? "" : external_node_path_.posix.join(external_node_path_.posix.dirname(file), "../".repeat(up - 1));
const base = external_node_path_.posix.join(folder, dotted.slice(up).replaceAll(".", "/"));
const ends = [ `${base}/${name}`, base ].filter(end => !end.endsWith("/")).flatMap(end => [ `${end}.py`, `${end}/__init__.py` ]);
for (const end of ends) {
const fitting = [ ...sources.keys() ].filter(one => one === end || up === 0 && one.endsWith(`/${end}`));
if (fitting.length === 1) return fitting[0] ?? null;
}
return null;
}
const DIFF_BYTES_MAX = 8 * 1024 * 1024;
const PATHS_MAX = 100;
const checkout_routes_ROUTES_MAX = 60;
async function withCheckoutRoutes(settings, directory, changedSince, environment) {
const files = await (0, checkout_files.checkoutFiles)(directory, environment).catch(() => null);
const routes = files === null ? [] : await routeTable(files);
if (routes.length === 0) return null;
const {changed: changed, problem: problem} = await changedFiles(directory, changedSince, environment);
const [first, rest] = [ pathsOf(routes, file => changed.has(file)), pathsOf(routes, file => !changed.has(file)) ];
const prefix = await (0, git_history.MT)(directory, environment);
const targets = settings.targets.map(target => ({
...target,
options: {
...target.options,
...plannedPaths(target.options.extra_paths ?? [], first, rest)
}
}));
return {
settings: {
...settings,
targets: targets
},
sourceOf: ({method: method, url: url}) => {
const route = routeOf(routes, method, url);
return route === null ? null : {
file: `${prefix}${route.file}`,
line: route.line
};
},
summary: `Routes of the checkout: ${routes.length}. From changed files, scanned first: ${first.length}.`,
problem: problem
};
}
function plannedPaths(own, changed, others) {
const first = changed.slice(0, checkout_routes_ROUTES_MAX);
const room = Math.max(0, Math.min(checkout_routes_ROUTES_MAX - first.length, PATHS_MAX - own.length));
const extra = [ ...own, ...others.filter(path => !own.includes(path)).slice(0, room) ];
return {
...first.length === 0 ? {} : {
first_paths: first
},
...extra.length === 0 ? {} : {
extra_paths: extra
}
};
}
function pathsOf(routes, isOf) {
const paths = routes.filter(({method: method, path: path, file: file}) => /^(?:GET|ANY)$/.test(method) && !path.includes("{") && isOf(file)).map(({path: path}) => path).filter(path => !(0, 
link_policy.Ch)(new URL(path, "http://target.invalid")));
return [ ...new Set(paths) ];
}
async function changedFiles(directory, since, environment) {
if (since === null) return {
changed: new Set,
problem: null
};
try {
const commit = await (0, git_history.D3)(directory, since, environment);
const names = [ "--name-only", "-z", "--no-renames", "--no-ext-diff", "--no-textconv", "--relative" ];
const listed = await (0, git_history.$Y)(directory, [ "diff", ...names, commit, "HEAD", "--" ], DIFF_BYTES_MAX, environment);
return {
changed: new Set(listed.toString("utf8").split("\0").filter(Boolean)),
problem: null
};
} catch (error) {
const why = error instanceof Error ? error.message : String(error);
const problem = `Routes of changed files are not scanned first, because ${since} could not be compared: ${why}. The checkout needs that commit (fetch-depth: 2 or more).`;
return {
changed: new Set,
problem: problem
};
}
}
}
};
