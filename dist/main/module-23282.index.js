export const id = "module-23282";

export const ids = [ "module-23282" ];

export const modules = {
76585: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => readRules
});
var _shared_yaml_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82080);
const RULE_LENGTH_MAX = 64 * 1024;
const PROBLEMS_MAX = 20;
function readRules(source, shape, aliasesMax = 0) {
if (source.length > RULE_LENGTH_MAX) return {
problems: [ {
line: null,
text: `the file is longer than ${RULE_LENGTH_MAX / 1024} KiB`
} ]
};
const yaml = (0, _shared_yaml_file_js__WEBPACK_IMPORTED_MODULE_0__.h)(source, aliasesMax);
if ("problems" in yaml) return {
problems: yaml.problems.slice(0, 1).map(problem => withHint(problem, source))
};
const problems = [];
const value = shape.read(yaml.value, [], (path, text) => problems.push({
line: yaml.lineOf(path),
text: text
}));
if (problems.length > 0) return {
problems: problems.sort((one, other) => (one.line ?? 0) - (other.line ?? 0)).slice(0, PROBLEMS_MAX)
};
return value === undefined ? {
problems: [ {
line: 1,
text: "the file is no rule"
} ]
} : {
value: value,
lineOf: yaml.lineOf
};
}
function withHint({line: line, text: text}, source) {
const isValue = line !== null && (source.split("\n")[line - 1] ?? "").includes("{{");
return {
line: line,
text: isValue ? `${text}; put a text with {{ in quotes` : text
};
}
},
23282: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
readRuleTexts: () => readRuleTexts
});
var _shared_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9682);
var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89440);
var _read_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76585);
const CONFIG_ALIASES_MAX = 20;
const one = {
schema: _format_js__WEBPACK_IMPORTED_MODULE_0__.mK.schema,
read: (value, path, report) => {
const rule = _format_js__WEBPACK_IMPORTED_MODULE_0__.mK.read(value, path, report);
return rule === undefined ? undefined : [ rule ];
}
};
const inConfig = {
schema: _format_js__WEBPACK_IMPORTED_MODULE_0__.mK.schema,
read: (value, path, report) => {
const listed = (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_2__.u4)(value) && Array.isArray(value["checks"]) ? value["checks"] : [];
const rules = listed.map((rule, index) => _format_js__WEBPACK_IMPORTED_MODULE_0__.mK.read(rule, [ ...path, "checks", String(index) ], report));
return rules.filter(rule => rule !== undefined);
}
};
function readRuleTexts(texts) {
const rules = [];
const problems = [];
const names = new Map;
for (const {name: name, text: text, isConfig: isConfig = false} of texts) {
const read = (0, _read_rules_js__WEBPACK_IMPORTED_MODULE_1__.K)(text, isConfig ? inConfig : one, isConfig ? CONFIG_ALIASES_MAX : 0);
if ("problems" in read) {
problems.push(...read.problems.map(problem => ({
name: name,
...problem
})));
continue;
}
for (const [index, rule] of read.value.entries()) {
const first = names.get(rule.id);
if (first !== undefined) {
const line = read.lineOf([ ...placeOf(index, isConfig), "id" ]);
problems.push({
name: name,
line: line,
text: `${first} has the id ${rule.id} too; each rule needs its own`
});
}
names.set(rule.id, name);
rules.push(rule);
}
}
return {
rules: rules,
problems: problems
};
}
function placeOf(index, isConfig) {
return isConfig ? [ "checks", String(index) ] : [];
}
},
94628: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CI: () => isDeepText,
GM: () => objectOfText,
H8: () => DESCRIPTION_LENGTH_MAX
});
var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
var _records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9682);
const DESCRIPTION_LENGTH_MAX = 2 * 1024 * 1024;
const ALIASES_MAX = 100;
const NESTING_MAX = 100;
function objectOfText(text) {
if (text.length > DESCRIPTION_LENGTH_MAX) return null;
const start = text.charCodeAt(0) === 65279 ? text.slice(1) : text;
const value = /^\s{0,1000}\{/.test(start) ? (0, _records_js__WEBPACK_IMPORTED_MODULE_1__.U4)(start) : yamlOf(start);
return (0, _records_js__WEBPACK_IMPORTED_MODULE_1__.u4)(value) ? value : null;
}
function yamlOf(text) {
if (!/^["']?(?:openapi|swagger|info|__schema|data|log)["']?:/m.test(text) || isDeepText(text)) return null;
try {
const document = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(text, {
logLevel: "silent",
uniqueKeys: false,
strict: false
});
return document.errors.length > 0 ? null : document.toJS({
maxAliasCount: ALIASES_MAX
});
} catch {
return null;
}
}
function isDeepText(text) {
if (/(?:[-?][ \t]{1,4}){50}/.test(text)) return true;
let depth = 0;
for (const character of text) {
if (character === "[" || character === "{") depth += 1; else if (character === "]" || character === "}") depth = Math.max(0, depth - 1);
if (depth > NESTING_MAX) return true;
}
return false;
}
},
82080: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
h: () => parseYaml
});
var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
var _description_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94628);
var _records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9682);
function parseYaml(text, aliasesMax = 0) {
const value = printedJson(text);
if (value === undefined) return parsed(text, aliasesMax);
return {
value: value,
lineOf: path => {
const yaml = parsed(text, aliasesMax);
return "problems" in yaml ? null : yaml.lineOf(path);
}
};
}
function printedJson(text) {
if (!text.startsWith("{")) return undefined;
const value = (0, _records_js__WEBPACK_IMPORTED_MODULE_2__.U4)(text);
return `${JSON.stringify(value, null, 2)}\n` === text ? value : undefined;
}
function parsed(text, aliasesMax) {
if ((0, _description_text_js__WEBPACK_IMPORTED_MODULE_1__.CI)(text)) return {
problems: [ {
line: null,
text: "the file nests too deeply"
} ]
};
const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__.HN;
const document = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(text, {
strict: true,
uniqueKeys: true,
lineCounter: lines
});
const faults = [ ...document.errors, ...document.warnings ];
if (faults.length > 0) return {
problems: faults.map(syntaxProblem)
};
try {
return {
value: document.toJS({
maxAliasCount: aliasesMax
}),
lineOf: path => lineOf(document, lines, path)
};
} catch {
return {
problems: [ {
line: null,
text: aliasesMax === 0 ? "aliases are not allowed" : "too many aliases"
} ]
};
}
}
function syntaxProblem(fault) {
const line = fault.linePos?.[0].line ?? null;
if (fault.code === "MULTIPLE_DOCS") return {
line: line,
text: "more than one YAML document; keep one"
};
const text = fault.message.split("\n")[0] ?? "";
return {
line: line,
text: text.replace(/ at line \d{1,9}, column \d{1,9}:?$/, "").replace(/[.:]$/, "")
};
}
function lineOf(document, lines, path) {
let node = document.contents;
let offset;
for (const part of path) {
if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(node)) {
const pair = node.items.find(({key: key}) => String((0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(key) ? key.value : key) === part);
offset = ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(pair?.key) ? pair.key.range?.[0] : undefined) ?? offset;
node = pair?.value;
} else if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.oP)(node)) {
node = node.items[Number(part)];
offset = ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) ? node.range?.[0] : undefined) ?? offset;
} else break;
}
return offset === undefined ? null : lines.linePos(offset).line;
}
}
};
