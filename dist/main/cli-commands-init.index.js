export const id = "cli-commands-init";

export const ids = [ "cli-commands-init", 6908, 4472 ];

export const modules = {
23331: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
run: () => run
});
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var target_address = __webpack_require__(863);
var parse_target = __webpack_require__(3367);
var usage_error = __webpack_require__(84472);
var terminal = __webpack_require__(96908);
var local_names = __webpack_require__(89394);
var cli_flags = __webpack_require__(6222);
var help = __webpack_require__(9654);
var records = __webpack_require__(9682);
var dist = __webpack_require__(38815);
const COMPOSE_FILES = [ "compose.yaml", "compose.yml", "docker-compose.yml", "docker-compose.yaml" ];
const OVERRIDES = [ "compose.override.yml", "compose.override.yaml", "docker-compose.override.yml", "docker-compose.override.yaml" ];
const ADDED = [ "ports", "expose", "env_file", "profiles" ];
const FILES_MAX = 20;
const EXTENDS_MAX = 5;
async function composeDocument(files) {
const base = files.first(...COMPOSE_FILES);
if (base === null) return null;
const override = files.first(...OVERRIDES);
const names = [ base, ...override === null ? [] : [ override ] ];
const reader = new Reader(files);
let services = new Map;
for (const name of names) {
const parsed = await reader.read(name);
if (typeof parsed === "string") return `${files.path(name)} was not used: ${parsed}`;
services = merged(services, parsed);
for (const path of parsed.includes) {
const included = await reader.read(path);
if (typeof included !== "string") services = merged(included.services, {
...parsed,
services: services
});
}
}
const extended = new Map;
for (const [name, service] of services) extended.set(name, await withExtends(service, base, services, reader, EXTENDS_MAX));
return {
names: names,
services: extended,
text: reader.text,
missing: reader.missing,
elements: reader.elements
};
}
class Reader {
missing=[];
#files;
#known=new Map;
constructor(files) {
this.#files = files;
}
get text() {
return [ ...this.#known.values() ].map(parsed => typeof parsed === "string" ? "" : parsed.text).join("\n");
}
get elements() {
return [ ...this.#known.values() ].flatMap(parsed => typeof parsed === "string" ? [] : [ parsed.elements ]);
}
async read(path) {
const known = this.#known.get(path);
if (known !== undefined) return known;
if (this.#known.size >= FILES_MAX) return "it reads too many files";
const text = await this.#files.text(path);
if (text === "") this.missing.push(path);
const parsed = text === "" ? "it is empty or missing" : parse(text);
this.#known.set(path, parsed);
return parsed;
}
}
function parse(text) {
const document = (0, dist.Tp)(text, {
merge: true,
logLevel: "silent"
});
if (document.errors.length > 0) return document.errors[0]?.message.split("\n", 1)[0] ?? "it is not YAML";
let value;
try {
value = document.toJS({
maxAliasCount: 100
});
} catch {
return "its aliases are too deep";
}
const table = (0, records.u4)(value) && (0, records.u4)(value["services"]) ? value["services"] : {};
const services = new Map(Object.entries(table).filter(entry => (0, records.u4)(entry[1])));
const isReplaced = (name, key) => {
const node = document.getIn([ "services", name, key ], true);
return (0, dist.Ll)(node) && (node.tag === "!override" || node.tag === "!reset");
};
const replaced = new Set([ ...services ].flatMap(([name, service]) => Object.keys(service).flatMap(key => isReplaced(name, key) ? [ `${name}.${key}` ] : [])));
const included = (0, records.u4)(value) && Array.isArray(value["include"]) ? value["include"] : [];
const includes = included.flatMap(entry => pathsOf((0, records.u4)(entry) ? entry["path"] : entry));
return {
services: services,
replaced: replaced,
includes: includes,
elements: (0, records.u4)(value) ? value : {},
text: text
};
}
function pathsOf(value) {
return (Array.isArray(value) ? value : [ value ]).filter(path => typeof path === "string");
}
function merged(base, over) {
const result = new Map(base);
for (const [name, service] of over.services) result.set(name, mergedService(result.get(name) ?? {}, service, key => over.replaced.has(`${name}.${key}`)));
return result;
}
function mergedService(base, over, isReplaced) {
const result = {
...base
};
for (const [key, value] of Object.entries(over)) result[key] = ADDED.includes(key) && !isReplaced(key) ? [ ...listOf(base[key]), ...listOf(value) ] : value;
return result;
}
function listOf(value) {
if (value === undefined || value === null) return [];
return Array.isArray(value) ? value : [ value ];
}
async function withExtends(service, file, services, reader, depth) {
const reference = service["extends"];
const name = (0, records.u4)(reference) ? reference["service"] : reference;
if (typeof name !== "string" || depth === 0) return service;
const other = (0, records.u4)(reference) ? reference["file"] : undefined;
const place = typeof other === "string" ? external_node_path_.posix.join(external_node_path_.posix.dirname(file), other) : file;
const parsed = typeof other === "string" ? await reader.read(place) : null;
const table = parsed === null ? services : typeof parsed === "string" ? new Map : parsed.services;
const base = table.get(name);
if (base === undefined) return service;
return mergedService(await withExtends(base, place, table, reader, depth - 1), service, () => false);
}
const BYTES_MAX = 256 * 1024;
const ENVIRONMENT_FILE = /^\.env(?:\..{1,60})?$/;
const PLAIN_NAME = /^[\p{L}\p{N}_@.+-]{1,100}$/u;
const EXAMPLE = /\.(?:example|sample|dist|template)$/;
class ProjectFiles {
#root;
#folder;
#view;
#names;
#local;
constructor(root, folder, view, local) {
this.#root = root;
this.#folder = folder;
this.#view = view;
this.#local = local;
this.#names = new Set([ ...local ].filter(name => this.#isCommitted(this.path(name))));
}
static async open(root, view) {
return ProjectFiles.#at(root, "", view);
}
static async #at(root, folder, view) {
return new ProjectFiles(root, folder, view, new Set(await (0, promises_.readdir)((0, 
external_node_path_.join)(root, folder)).catch(() => [])));
}
path(...names) {
return [ ...this.#folder === "" ? [] : [ this.#folder ], ...names ].join("/");
}
has(name) {
return this.#names.has(name);
}
hasLocally(name) {
return this.#local.has(name);
}
first(...names) {
return names.find(name => this.#names.has(name)) ?? null;
}
matching(pattern) {
return [ ...this.#names ].filter(name => pattern.test(name)).sort();
}
async text(...path) {
const place = external_node_path_.posix.normalize(this.path(...path));
if (/^\.\.(?:\/|$)|^\//.test(place) || !this.#isCommitted(place)) return "";
const file = (0, external_node_path_.join)(this.#root, place);
const isFile = await (0, promises_.stat)(file).then(found => found.isFile(), () => false);
return isFile ? (await (0, promises_.readFile)(file, "utf8").catch(() => "")).slice(0, BYTES_MAX) : "";
}
async json(name) {
if (!this.has(name)) return null;
try {
const value = JSON.parse(await this.text(name));
return (0, records.u4)(value) ? value : "it is not an object";
} catch (error) {
return error instanceof Error ? error.message : "it is not JSON";
}
}
async folders(...path) {
const entries = await (0, promises_.readdir)((0, external_node_path_.join)(this.#root, this.path(...path)), {
withFileTypes: true
}).catch(() => []);
return entries.filter(entry => entry.isDirectory() && !entry.name.startsWith(".") && entry.name !== "node_modules").map(({name: name}) => name).filter(name => PLAIN_NAME.test(name)).filter(name => this.#isCommitted(this.path(...path, name))).sort().slice(0, 100);
}
in(...path) {
return ProjectFiles.#at(this.#root, this.path(...path), this.#view);
}
#isCommitted(path) {
const name = (0, external_node_path_.basename)(path);
if (ENVIRONMENT_FILE.test(name) && !EXAMPLE.test(name)) return this.#view?.trackedEnvironments.has(path) === true;
if (this.#view === null) return true;
const parts = path.split("/");
const above = parts.map((_, index) => parts.slice(0, index + 1).join("/"));
return !above.some(part => this.#view?.ignored.has(part) === true || this.#view?.ignored.has(`${part}/`) === true);
}
}
const NAME = /^[\w.-]{1,100}$/;
const PATH = /^[\w./-]{1,200}$/;
const OTHER_FILE = /^(?:docker-)?compose[\w.-]{0,60}\.ya?ml$/;
const OTHER_FOLDERS = [ "docker", "deploy", "deployment", "infra", "compose", "containers", ".docker", ".devcontainer" ];
const NAMES_SHOWN = 5;
async function composeNeeds(files, {elements: elements}, what, placeholder) {
const entriesOf = key => elements.flatMap(element => (0, records.u4)(element[key]) ? Object.entries(element[key]) : []);
const created = [ "network", "volume" ].flatMap(kind => entriesOf(`${kind}s`).flatMap(([key, value]) => {
const name = (0, records.u4)(value) && value["external"] === true ? value["name"] ?? key : null;
return typeof name === "string" && NAME.test(name) ? [ {
kind: kind,
name: name
} ] : [];
}));
const paths = [ ...entriesOf("secrets"), ...entriesOf("configs") ].flatMap(([, value]) => {
const path = (0, records.u4)(value) ? value["file"] : undefined;
return typeof path === "string" && PATH.test(path) ? [ external_node_path_.posix.normalize(path) ] : [];
});
const texts = await Promise.all(paths.map(async path => [ path, await files.text(path) ]));
const missing = [ ...new Set(texts.flatMap(([path, text]) => text === "" ? [ path ] : [])) ];
return {
steps: [ ...created.map(({kind: kind, name: name}) => ({
run: `docker ${kind} create ${name}`
})), ...missing.map(path => ({
run: `mkdir -p ${external_node_path_.posix.dirname(path)} && echo ${placeholder} > ${path}`
})) ],
guesses: [ ...created.map(({kind: kind, name: name}) => `${what} needs the ${kind} ${name}, which something else creates: the job makes an empty one`), ...missing.map(path => `${what} reads ${path}, which Git does not have: the job writes "${placeholder}" to it; check it`) ]
};
}
async function missingContext(service, files) {
const build = service["build"];
const context = (0, records.u4)(build) ? build["context"] : build;
if (typeof context !== "string" || !PATH.test(context)) return null;
const place = external_node_path_.posix.normalize(context);
if (place === "." || place.startsWith("..") || place.startsWith("/")) return null;
return (await files.in(place)).matching(/./).length === 0 ? place : null;
}
async function otherComposeFiles(files) {
const here = files.matching(OTHER_FILE).filter(name => !COMPOSE_FILES.includes(name) && !name.includes(".override."));
const below = await Promise.all(OTHER_FOLDERS.map(async folder => {
const inner = await files.in(folder);
return inner.matching(OTHER_FILE).map(name => inner.path(name));
}));
const names = [ ...here.map(name => files.path(name)), ...below.flat() ].filter(path => path.split("/").every(part => PLAIN_NAME.test(part)));
const shown = names.slice(0, NAMES_SHOWN);
return shown.length === 0 ? [] : [ `${shown.join(", ")} ${shown.length === 1 ? "was" : "were"} not used: Compose reads a file there only with --file` ];
}
const NESTED_MAX = 5;
function portOf(entry, interpolate) {
if ((0, records.u4)(entry)) {
if (entry["protocol"] === "udp") return null;
return portFrom(interpolate(String(entry["published"] ?? "")), interpolate(String(entry["target"] ?? "")));
}
if (typeof entry !== "string" && typeof entry !== "number") return null;
const text = interpolate(String(entry));
if (text.endsWith("/udp")) return null;
const parts = text.replace(/\/tcp$/, "").replace(/^\[[^\]]{0,60}\]:/, "address:").split(":");
return portFrom(parts.length > 1 ? parts.at(-2) ?? "" : "", parts.at(-1) ?? "");
}
function portFrom(published, container) {
const number = text => Number(/^\d{1,5}/.exec(text)?.[0] ?? Number.NaN);
const [from, to] = [ number(published), number(container === "" ? published : container) ];
if (!isPort(to)) return null;
if (!isPort(from)) return {
container: to
};
return {
published: from,
container: to,
guess: published.includes("-") ? `the range ${published} of ports starts at ${from}` : null
};
}
function isPort(value) {
return value > 0 && value < 65536;
}
function interpolated(text, variables) {
let result = text.replaceAll("$$", "\0");
for (let depth = 0; depth < NESTED_MAX && result.includes("$"); depth += 1) result = result.replace(/\$\{(\w{1,100})(?:(:?[-+?])([^{}]{0,200}))?\}|\$(\w{1,100})/g, (_, braced, operator, word, bare = "") => substitute(variables.get(braced ?? bare), operator ?? "", word ?? ""));
return result.replaceAll("\0", "$");
}
function substitute(value, operator, word) {
const isSet = value !== undefined && (value !== "" || !operator.startsWith(":"));
if (operator.endsWith("+")) return isSet ? word : "";
if (isSet) return value;
return operator.endsWith("-") ? word : "";
}
function requiredVariables(text) {
return [ ...new Set([ ...text.matchAll(/(?<!\$)\$\{(\w{1,100}):?\?/g) ].map(([, name = ""]) => name)) ];
}
function variablesWithoutDefault(text) {
return [ ...text.matchAll(/(?<!\$)\$(?:\{(\w{1,100})(?:\}|:?\?)|(\w{1,100}))/g) ].map(([, braced, bare]) => braced ?? bare ?? "");
}
const BASE_PORTS = [ [ /(?:^|\/)(?:nginx|httpd|caddy|php:[^ ]{0,80}apache|wordpress)\b/i, 80 ], [ /(?:^|\/)(?:nginx-unprivileged|tomcat|jetty|openjdk)\b/i, 8080 ] ];
function dockerfilePort(text) {
const {image: image, exposed: exposed, command: command, variables: variables} = lastStage(text);
const tcp = exposed.filter(entry => !entry.endsWith("/udp")).map(entry => Number.parseInt(entry, 10));
const port = tcp.find(value => value !== 443 && value > 0 && value < 65536) ?? tcp[0];
if (port !== undefined && Number.isInteger(port)) return {
port: port,
guess: null
};
const named = Number(variables.get("PORT"));
if (Number.isInteger(named) && named > 0) return {
port: named,
guess: `port ${named} is a guess: the Dockerfile sets PORT to it`
};
const argument = Number(/(?:--port|--bind|-p|:)["',= \t]{0,6}(?:[\d.]{7,15}:)?(\d{2,5})\b/.exec(command)?.[1]);
if (Number.isInteger(argument)) return {
port: argument,
guess: `port ${argument} is a guess: the command of the Dockerfile names it`
};
const base = BASE_PORTS.find(([pattern]) => pattern.test(image))?.[1];
return base === undefined ? null : {
port: base,
guess: `port ${base} of the image is a guess: ${image.split(" ", 1)[0]} listens there`
};
}
function lastStage(text) {
const variables = new Map;
let stage = {
image: "",
exposed: [],
command: ""
};
for (const line of text.replace(/\\\r?\n/g, " ").split(/\r?\n/)) {
const [, name = "", rest = ""] = /^[ \t]{0,20}([A-Za-z]{2,12})[ \t](.{0,4000})$/.exec(line) ?? [];
const instruction = name.toUpperCase();
if (instruction === "FROM") stage = {
image: expanded(rest.trim(), variables),
exposed: [],
command: ""
};
if (instruction === "ARG" || instruction === "ENV") setVariables(rest, instruction === "ENV", variables);
if (instruction === "EXPOSE") stage.exposed.push(...expanded(rest, variables).trim().split(/\s+/));
if (instruction === "CMD" || instruction === "ENTRYPOINT") stage.command += ` ${rest}`;
}
return {
...stage,
variables: variables
};
}
function setVariables(text, replaces, variables) {
for (const [, name = "", value = ""] of text.matchAll(/(\w{1,100})[= ][ \t]*"?([^\s"]{0,200})/g)) if (replaces || !variables.has(name)) variables.set(name, expanded(value, variables));
}
function expanded(word, variables) {
return word.replace(/\$\{?(\w{1,100})(?::-([^}]{0,100}))?\}?/g, (_, name, fallback) => variables.get(name) ?? fallback ?? "");
}
const DEPENDENCY = /^(?:postgres\w{0,40}|postgis|pgvector|timescaledb|mysql[\w-]{0,40}|mariadb|percona|mongo\w{0,40}|redis\w{0,40}|valkey|keydb|memcached|rabbitmq|kafka|cp-kafka|redpanda|zookeeper|nats|elasticsearch|opensearch|solr|meilisearch|typesense|minio|localstack|azurite|mailhog|mailpit|maildev|adminer|pgadmin\d?|phpmyadmin|mongo-express|cassandra|scylla|neo4j|influxdb|clickhouse\w{0,40}|cockroach|etcd|consul|vault|jaeger|zipkin|prometheus|grafana|loki|otel.{0,40}|opentelemetry-.{0,40}|selenium|chrome)$/i;
const DEPENDENCY_PORTS = new Set([ 1433, 1521, 2181, 3306, 4222, 5432, 5672, 6379, 8025, 9042, 9092, 9200, 11211, 15672, 27017, 1025, 9e3, 9001 ]);
const APPLICATION_NAME = /^(?:web|app|www|site|front\w*|proxy|nginx|caddy|traefik|server|api|backend)\b/i;
const FRONT_NAME = /^(?:web|app|www|site|front\w*|proxy|nginx|caddy|traefik)\b/i;
const HELPER_NAME = /(?:^|[-_])(?:worker|job|jobs|cron|queue|scheduler|migrat\w{0,10}|setup|init|test|tests|e2e|lint)(?:$|[-_])/i;
const compose_NAMES_SHOWN = 5;
const DEFAULT_PORT = 3e3;
const SECURE = [ 443, 8443 ];
function isDependency(service) {
const image = typeof service["image"] === "string" ? service["image"] : "";
const [name = ""] = (image.split("/").at(-1) ?? "").split(/[:@]/);
return service["build"] === undefined && DEPENDENCY.test(name);
}
async function applicationService({services: services}, variables, files) {
const contexts = await Promise.all([ ...services.values() ].map(service => missingContext(service, files)));
const possible = [ ...services ].filter(([, service], index) => !isDependency(service) && contexts[index] === null);
const published = possible.flatMap(([name, service]) => publishedBy(name, service, variables));
const hidden = published.length > 0 ? [] : await Promise.all(possible.map(entry => hiddenIn(entry, variables, files)));
const candidates = [ ...published, ...hidden.flat() ].toSorted((one, other) => other.score - one.score);
const found = candidates[0]?.service;
if (found === undefined) return null;
const best = {
...found,
guesses: [ ...found.guesses, ...ofOthers(found.name, services.get(found.name) ?? {}) ]
};
const others = candidates.filter(({service: service}) => service.name !== best.name);
if (others.length === 0) return best;
const named = new Map(others.map(({service: service}) => [ service.name, `${service.name} (${urlOf(service)})` ]));
const shown = [ ...named.values() ].slice(0, compose_NAMES_SHOWN).join(", ");
return {
...best,
guesses: [ ...best.guesses, `service ${best.name} was chosen; others could be the application: ${shown}` ]
};
}
function ofOthers(name, {build: build, image: image, volumes: volumes}) {
const isMounted = listOf(volumes).some(entry => String((0, records.u4)(entry) ? entry["source"] : entry).startsWith("."));
if (build !== undefined || isMounted || typeof image !== "string" || !/^[\w./:@-]{1,200}$/.test(image)) return [];
return [ `service ${name} runs the image ${image}, not one that the job builds: check that it has the code of the pull request, and sign in to its registry if it is private` ];
}
function urlOf({container: container, published: published}) {
return `${SECURE.includes(container) ? "https" : "http"}://localhost:${published}`;
}
function scoreOf(name, service) {
const isPlain = listOf(service["profiles"]).length === 0 ? 32 : 0;
const isBuilt = service["build"] === undefined ? 0 : 8;
return isPlain + isBuilt + (HELPER_NAME.test(name) ? 0 : 16) + (APPLICATION_NAME.test(name) ? 4 : 0) + (FRONT_NAME.test(name) ? 2 : 0);
}
function profileOf(service) {
const [first] = listOf(service["profiles"]);
return typeof first === "string" && /^[\w.-]{1,60}$/.test(first) ? first : null;
}
function publishedBy(name, service, variables) {
return listOf(service["ports"]).flatMap(entry => {
const port = portOf(entry, text => interpolated(text, variables));
if (port === null || !("published" in port)) return [];
if (service["build"] === undefined && DEPENDENCY_PORTS.has(port.container)) return [];
const guesses = port.guess === null ? [] : [ port.guess ];
const found = {
name: name,
...port,
isUnpublished: false,
profile: profileOf(service),
guesses: guesses
};
return [ {
service: found,
score: scoreOf(name, service) + (SECURE.includes(port.container) ? 0 : 1)
} ];
});
}
function portVariables({services: services}, variables) {
const entries = [ ...services.values() ].flatMap(service => listOf(service["ports"]));
return Object.assign({}, ...entries.map(entry => {
const text = (0, records.u4)(entry) ? String(entry["published"]) : String(entry);
const open = variablesWithoutDefault(text).filter(name => (variables.get(name) ?? "") === "");
const container = portOf(entry, part => interpolated(part, variables))?.container;
const value = String(unprivileged(container ?? DEFAULT_PORT));
return Object.fromEntries(open.map(name => [ name, value ]));
}));
}
function unprivileged(port) {
return port < 1024 ? 8080 : port;
}
async function hiddenIn([name, service], variables, files) {
if (HELPER_NAME.test(name) || !/^[\w.-]{1,100}$/.test(name)) return [];
const resolve = text => interpolated(text, variables);
const entries = [ ...listOf(service["ports"]), ...listOf(service["expose"]) ].map(entry => portOf(entry, resolve));
const named = entries.find(entry => entry !== null)?.container;
const image = named === undefined ? await imagePort(service, files) : null;
if (named === undefined && image === null && !(APPLICATION_NAME.test(name) && service["build"] !== undefined)) return [];
const container = named ?? image ?? DEFAULT_PORT;
if (service["build"] === undefined && DEPENDENCY_PORTS.has(container)) return [];
const isHost = service["network_mode"] === "host";
const published = isHost ? container : unprivileged(container);
const guesses = named === undefined && image === null ? [ `port ${container} is a guess: service ${name} names none` ] : [];
const common = {
name: name,
published: published,
container: container,
isUnpublished: !isHost,
profile: profileOf(service)
};
return [ {
service: {
...common,
guesses: guesses
},
score: scoreOf(name, service) + (named === undefined ? 0 : 2)
} ];
}
async function imagePort(service, files) {
const build = service["build"];
const context = (0, records.u4)(build) ? build["context"] : build;
if (typeof context !== "string") return null;
const dockerfile = (0, records.u4)(build) && typeof build["dockerfile"] === "string" ? build["dockerfile"] : "Dockerfile";
return dockerfilePort(await files.text(external_node_path_.posix.join(context, dockerfile)))?.port ?? null;
}
const EXAMPLES = [ "example", "sample", "dist", "template" ];
function environmentOf(text) {
const pairs = [ ...text.matchAll(/^[ \t]*(?:export[ \t]+)?(\w{1,100})[ \t]*=[ \t]*(.{0,500})$/gm) ];
return new Map(pairs.map(([, name = "", value = ""]) => [ name, unquoted(value.trim()) ]));
}
function unquoted(value) {
const quoted = /^(["'])(.{0,500}?)\1/.exec(value);
return quoted === null ? (value.split(/[ \t]#/, 1)[0] ?? "").trim() : quoted[2] ?? "";
}
async function environmentFile(files, path) {
const own = await files.text(path);
if (own !== "") return {
path: path,
example: null,
isCommitted: true,
variables: environmentOf(own)
};
const [folder, name] = [ external_node_path_.posix.dirname(path), external_node_path_.posix.basename(path) ];
const names = EXAMPLES.flatMap(kind => [ `${name}.${kind}`, `${kind}${name}`, `.env.${kind}` ]);
for (const candidate of new Set(names)) {
const example = external_node_path_.posix.join(folder, candidate);
const text = await files.text(example);
if (text !== "") return {
path: path,
example: example,
isCommitted: false,
variables: environmentOf(text)
};
}
return {
path: path,
example: null,
isCommitted: false,
variables: new Map
};
}
const NOTHING = {
project: null,
dependencies: [],
notes: []
};
const compose_project_NAMES_SHOWN = 8;
const PLACEHOLDER = "only-for-this-job";
async function composeFindings(files) {
const document = await composeDocument(files);
if (document === null) return {
...NOTHING,
notes: await otherComposeFiles(files)
};
if (typeof document === "string") return {
...NOTHING,
notes: [ document ]
};
const what = files.path(document.names[0] ?? "");
const prepared = await environmentOfJob(files, document, what);
const service = await applicationService(document, prepared.variables, files);
if (service === null) return withoutApplication(document, prepared, what, files);
const {steps: steps, guesses: guesses} = prepared;
return {
...NOTHING,
notes: document.missing.map(path => `${what} names ${path}, which is not in the repository`),
project: {
kind: "started",
what: `service ${service.name} of ${what}`,
steps: [ ...steps, ...startSteps(document, service, prepared) ],
url: urlOf(service),
guesses: [ ...service.guesses, ...publishing(service, what), ...guesses ]
}
};
}
function publishing({isUnpublished: isUnpublished, name: name, container: container, published: published}, what) {
return isUnpublished ? [ `service ${name} of ${what} publishes no port: the job publishes its port ${container} as ${published}; check it` ] : [];
}
function startSteps({names: names}, service, {env: env}) {
const common = Object.keys(env).length === 0 ? {} : {
env: env
};
const profile = service.profile === null ? "" : ` --profile ${service.profile}`;
const up = "up --detach --build --wait";
if (!service.isUnpublished) return [ {
run: `docker compose${profile} ${up}`,
...common
} ];
const ports = `services: {${service.name}: {ports: ["${service.published}:${service.container}"]}}`;
const files = names.map(name => ` --file ${name}`).join("");
return [ {
run: `echo '${ports}' > "$RUNNER_TEMP/publish.yaml"`
}, {
run: `docker compose${files} --file "$RUNNER_TEMP/publish.yaml"${profile} ${up}`,
...common
} ];
}
async function withoutApplication(document, prepared, what, files) {
const {services: services} = document;
const names = [ ...services.keys() ].slice(0, compose_project_NAMES_SHOWN).join(", ");
const unbuilt = await unbuiltServices(document, files, what);
const isPublished = [ ...services.values() ].some(service => isDependency(service) && listOf(service["ports"]).some(entry => {
const port = portOf(entry, text => interpolated(text, prepared.variables));
return port !== null && "published" in port;
}));
if (names === "") return {
...NOTHING,
notes: [ `${what} has no services` ]
};
if (!isPublished) return {
...NOTHING,
notes: [ ...unbuilt, `${what} was not used: none of its services (${names}) publishes a port` ]
};
const common = Object.keys(prepared.env).length === 0 ? {} : {
env: prepared.env
};
const started = [ ...services ].flatMap(([name, service]) => isDependency(service) ? [ name ] : []);
const isAll = started.length === services.size || !started.every(name => /^[\w.-]{1,100}$/.test(name));
return {
...NOTHING,
notes: [ ...unbuilt, `the job also starts the services of ${what} (${started.slice(0, compose_project_NAMES_SHOWN).join(", ")})`, ...prepared.guesses ],
dependencies: [ ...prepared.steps, {
run: `docker compose up --detach --wait${isAll ? "" : ` ${started.join(" ")}`}`,
...common
} ]
};
}
async function unbuiltServices({services: services}, files, what) {
const all = await Promise.all([ ...services ].map(async ([name, service]) => {
const context = await missingContext(service, files);
return context === null ? [] : [ `service ${name} of ${what} is built from ${context}, which is not in the repository: the job does not use it` ];
}));
return all.flat().slice(0, compose_project_NAMES_SHOWN);
}
async function environmentOfJob(files, document, what) {
const text = document.text.replace(/^[ \t]*#.*$/gm, "");
const own = await environmentFile(files, ".env");
const needed = await neededFiles(files, document);
const isOwnUsed = variablesWithoutDefault(text).some(name => own.variables.has(name));
const all = [ ...needed, ...isOwnUsed ? [ own ] : [] ];
const made = [ ...new Map(all.map(file => [ file.path, file ])).values() ].filter(({isCommitted: isCommitted}) => !isCommitted);
const hasOwn = own.isCommitted || made.some(({path: path}) => path === own.path);
const values = hasOwn ? own.variables : new Map;
const ports = portVariables(document, values);
const needs = await composeNeeds(files, document, what, PLACEHOLDER);
const open = requiredVariables(text).filter(name => (values.get(name) ?? "") === "" && !(name in ports));
return {
steps: [ ...made.map(({path: path, example: example}) => ({
run: example === null ? `touch ${path}` : `cp ${example} ${path}`
})), ...needs.steps ],
variables: new Map([ ...values, ...Object.entries(ports) ]),
env: {
...Object.fromEntries(open.map(name => [ name, PLACEHOLDER ])),
...ports
},
guesses: [ ...Object.entries(ports).map(([name, port]) => `port ${port} is a guess: ${what} takes it from ${name}, which has no value`), ...made.map(file => madeFile(file, what)), ...needs.guesses, ...openVariables(open, what) ]
};
}
function madeFile({path: path, example: example}, what) {
return example === null ? `${what} reads ${path}, which Git does not have: the job makes an empty one; add the variables that the application needs` : `${what} reads ${path}, which Git does not have: the job copies ${example}; check its values`;
}
function openVariables(names, what) {
const shown = names.slice(0, compose_project_NAMES_SHOWN).join(", ");
return names.length === 0 ? [] : [ `${what} requires ${shown}, without a value in the repository: the job sets "${PLACEHOLDER}"; check it` ];
}
async function neededFiles(files, {services: services}) {
const entries = [ ...services.values() ].flatMap(service => listOf(service["env_file"]));
const paths = entries.flatMap(entry => {
const isOptional = (0, records.u4)(entry) && entry["required"] === false;
const path = (0, records.u4)(entry) ? entry["path"] : entry;
return !isOptional && typeof path === "string" && /^[\w./-]{1,200}$/.test(path) ? [ path.replace(/^\.\//, "") ] : [];
});
return Promise.all([ ...new Set(paths) ].map(path => environmentFile(files, path)));
}
var target_list = __webpack_require__(39906);
var shared_text = __webpack_require__(89853);
const action_pins_namespaceObject = JSON.parse('{"o1":{"actions/attest":{"version":"v4.2.2","commit":"1e69f48acb82d1966a394da916b4c1698aa569d6"},"actions/checkout":{"version":"v7.0.1","commit":"3d3c42e5aac5ba805825da76410c181273ba90b1"},"actions/download-artifact":{"version":"v8.0.1","commit":"3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c"},"actions/setup-dotnet":{"version":"v6.0.0","commit":"a98b56852c35b8e3190ac28c8c2271da59106c68"},"actions/setup-go":{"version":"v7.0.0","commit":"b7ad1dad31e06c5925ef5d2fc7ad053ef454303e"},"actions/setup-java":{"version":"v5.7.0","commit":"b6effb05e454b25005698d916606bdc6ffcbf961"},"actions/setup-node":{"version":"v7.0.0","commit":"820762786026740c76f36085b0efc47a31fe5020"},"actions/setup-python":{"version":"v7.0.0","commit":"5fda3b95a4ea91299a34e894583c3862153e4b97"},"actions/upload-artifact":{"version":"v7.0.1","commit":"043fb46d1a93c77aae656e7c1c64a875d1fc6a0a"},"denoland/setup-deno":{"version":"v2.0.4","commit":"667a34cdef165d8d2b2e98dde39547c9daac7282"},"erlef/setup-beam":{"version":"v1.24.1","commit":"54075bcc5e249e4758d363f27d099f55d843f124"},"oven-sh/setup-bun":{"version":"v2.2.0","commit":"0c5077e51419868618aeaa5fe8019c62421857d6"},"pypa/gh-action-pypi-publish":{"version":"v1.14.2","commit":"dc37677b2e1c63e2034f94d8a5b11f265b73ba33"},"ruby/setup-ruby":{"version":"v1.315.0","commit":"0dafeac902942906541bc140009cdbf32665b601"},"shivammathur/setup-php":{"version":"2.37.2","commit":"f3e473d116dcccaddc5834248c87452386958240"}}}');
function waitForPreview(hosts) {
return `      - name: Wait for the preview\n        id: preview\n        env:\n          GH_TOKEN: \${{ github.token }}\n          COMMIT: \${{ github.event.pull_request.head.sha }}\n          # Hosts that are scanned, as a regular expression. Change it for a domain of your own, or to name one of several projects.\n          HOSTS: '${hosts}'\n          WAIT_SECONDS: '900'\n          PAUSE_SECONDS: '15'\n        run: |\n          ask() {\n            curl --silent --show-error --fail --max-time 10 --header @- "$GITHUB_API_URL/repos/$GITHUB_REPOSITORY/$1" \\\n              <<< "Authorization: Bearer $GH_TOKEN" || echo "GitHub did not answer: $1" >&2\n          }\n          addresses() {\n            # Deployments: Vercel, Render.\n            for id in $(ask "deployments?sha=$COMMIT&per_page=10" | jq '.[].id | numbers'); do\n              ask "deployments/$id/statuses" | jq --raw-output 'map(select(.state == "success"))[0].environment_url // empty'\n            done\n            # Commit statuses: Netlify.\n            ask "commits/$COMMIT/status?per_page=100" |\n              jq --raw-output '.statuses[] | select(.state == "success" and (.context | startswith("netlify/"))) | .target_url'\n            # Check runs: Cloudflare Pages.\n            ask "commits/$COMMIT/check-runs?per_page=100" |\n              jq --raw-output '.check_runs[] | select(.conclusion == "success" and .app.slug == "cloudflare-workers-and-pages")\n                | "\\(.output.summary) \\(.output.text)" | scan("https://[A-Za-z0-9.-]+")'\n          }\n          while true; do\n            found=$(addresses || true)\n            url=$(grep --extended-regexp --line-regexp --max-count 1 "https://($HOSTS)(/[A-Za-z0-9._~/-]*)?" <<< "$found" || true)\n            [ -z "$url" ] || break\n            [ "$SECONDS" -lt "$WAIT_SECONDS" ] || break\n            sleep "$PAUSE_SECONDS"\n          done\n          if [ -z "$url" ]; then\n            other=$(head -n 1 <<< "$found" | tr -cd 'A-Za-z0-9:/._-' | cut -c 1-200)\n            echo "::error title=No preview::No deployment, commit status or check run of $COMMIT names a preview after $WAIT_SECONDS s.\${other:+ $other was found, but its host does not match HOSTS.} Check that pull requests of this repository are deployed, and that HOSTS matches, or set targets to a fixed URL."\n            exit 1\n          fi\n          echo "url=$url" >> "$GITHUB_OUTPUT"\n`;
}
const PREVIEW_PERMISSIONS = `      deployments: read # the URL of the preview: Vercel, Render\n      statuses: read # Netlify\n      checks: read # Cloudflare\n`;
function pinned(action) {
const {commit: commit, version: version} = action_pins_namespaceObject.o1[action];
return `${action}@${commit} # ${version}`;
}
const ACTION_TO_REPLACE = "your-org/scan-gate@v1";
const PERMISSIONS = `    permissions:\n      contents: read\n      actions: read # the baseline is an artifact of an earlier run\n      pull-requests: write # the comment\n`;
const QUICK = [ "scan-types: quick # standard finds more, but needs proof of ownership: the first run prints the DNS record to add" ];
const ACTIVE_POST = "active-post: local # submits forms and JSON too, since the data ends with this job; remove it if the application uses other data";
const workflow_EXAMPLE = [ `targets: ${target_list.fs} # an example: replace it with the URL to scan`, ...QUICK ];
const REMARK_CHARACTERS_MAX = 300;
function workflowFor(options) {
const {project: project, defaultBranch: defaultBranch, url: url, isPrivate: isPrivate} = options;
const remarks = remarkLines(options.remarks);
const onPullRequests = lines => `${remarks}${head(pullRequestTrigger(defaultBranch))}${lines}`;
if (url !== null) return onPullRequests(job([], [ `targets: ${url}`, ...isPrivate ? [] : QUICK ]));
switch (project.kind) {
case "preview":
return previewWorkflow(project, remarks);

case "called":
return calledWorkflow();

case "started":
{
const inputs = [ `targets: ${project.url}${mark(project)}`, ACTIVE_POST, ...detected(options) ];
return onPullRequests(job(workflow_startSteps(project), inputs, "", project.services));
}

case "unknown":
return project.instead === null ? onPullRequests(job([], workflow_EXAMPLE)) : nightlyWorkflow(remarks);
}
}
function remarkLines(remarks) {
if (remarks.length === 0) return "";
const lines = remarks.map(remark => `# - ${(0, shared_text.xv)((0, shared_text.TN)(remark), REMARK_CHARACTERS_MAX)}\n`);
return `# Written by scan-gate init. Check what the repository does not say for certain, then delete these lines:\n${lines.join("")}`;
}
function servicesOf(services) {
const blocks = services.map(({name: name, image: image, env: env, port: port, healthCommand: healthCommand}) => `      ${name}:\n        image: ${image}\n        env:\n${Object.entries(env).map(([key, value]) => `          ${key}: ${value}\n`).join("")}        ports: ['${port}:${port}']\n        options: --health-cmd "${healthCommand}" --health-interval 5s --health-retries 12\n`);
return blocks.length === 0 ? "" : `    services:\n${blocks.join("")}`;
}
function detected({description: description, frontEnd: frontEnd}) {
return [ ...description === null ? [] : [ `api-description: ${description}` ], ...frontEnd === null ? [] : [ `browser: required # ${frontEnd} renders the pages; GitHub's runners have Chrome` ] ];
}
function mark({guesses: guesses}) {
const port = guesses.map(guess => /^port \d{1,5} is a guess/.exec(guess)?.[0]).find(found => found !== undefined);
return port === undefined ? "" : ` # ${port}: check it`;
}
function workflow_startSteps({steps: steps, folder: folder}) {
const checkout = stepLines({
uses: pinned("actions/checkout"),
with: {
"persist-credentials": "false"
}
}, "");
return [ checkout, ...steps.map(step => stepLines(step, folder)) ];
}
function stepLines(step, folder) {
const table = (name, values) => values === undefined ? "" : `        ${name}:\n${Object.entries(values).map(([key, value]) => `          ${key}: ${value}\n`).join("")}`;
if ("uses" in step) return `      - uses: ${step.uses}\n${table("with", step.with)}`;
const place = folder === "" || step.isAtRoot === true ? "" : `        working-directory: ${scalar(folder)}\n`;
const quoted = step.env === undefined ? undefined : Object.fromEntries(Object.entries(step.env).map(([key, value]) => [ key, `'${value}'` ]));
return `      - run: ${scalar(step.run)}\n${place}${table("env", quoted)}`;
}
function scalar(text) {
return /^[\w./]/.test(text) && !/: | #/.test(text) ? text : `'${text.replaceAll("'", "''")}'`;
}
function head(trigger) {
return `name: Scan Gate\n\n${trigger}\n# A new push replaces the scan of the one before; scans of the default branch are never replaced.\nconcurrency:\n  group: scan-gate-\${{ github.ref }}\n  cancel-in-progress: \${{ github.event_name == 'pull_request' }}\n\n`;
}
function pullRequestTrigger(defaultBranch) {
const plain = /^[A-Za-z][\w./-]*$/.test(defaultBranch);
return `on:\n  pull_request:\n  push:\n    branches: [${plain ? defaultBranch : `'${defaultBranch.replaceAll("'", "''")}'`}] # its result is the baseline of pull requests\n`;
}
function job(steps, inputs, permissions = "", services = []) {
return `jobs:\n  gate:\n    runs-on: ubuntu-latest\n    timeout-minutes: 45\n${PERMISSIONS}${permissions}${servicesOf(services)}    steps:\n${steps.join("")}      - uses: ${ACTION_TO_REPLACE}\n        with:\n${inputs.map(line => `          ${line}\n`).join("")}          fail-on-severity: critical\n`;
}
function previewWorkflow({provider: {name: name, hosts: hosts, report: report, bypass: bypass}}, remarks) {
const access = bypass === undefined ? [] : [ `# ${name} protects previews; create this secret in its project settings and in the repository.`, "request-headers: |", `  ${bypass.header}: \${{ secrets.${bypass.secret} }}` ];
const inputs = [ `targets: \${{ steps.preview.outputs.url }}`, ...access, ...QUICK ];
const trigger = `# ${report}\non:\n  pull_request:\n`;
return `${remarks}${head(trigger)}${job([ waitForPreview(hosts) ], inputs, PREVIEW_PERMISSIONS)}`;
}
function nightlyWorkflow(remarks) {
return `${remarks}name: Scan Gate nightly\n\non:\n  schedule:\n    - cron: '17 3 * * *'\n  workflow_dispatch:\n\nconcurrency:\n  group: scan-gate-nightly\n\n${job([], workflow_EXAMPLE)}`;
}
function calledWorkflow() {
return `name: Scan Gate\n\non:\n  workflow_call:\n    inputs:\n      target:\n        description: URL of the deployment to scan.\n        type: string\n        required: true\n\n${job([], [ `targets: \${{ inputs.target }}`, ...QUICK ])}`;
}
async function packageManagerOf(manifest, folders) {
const locked = folders.find(files => files.first(...LOCK_FILES) !== null);
const lock = locked?.first(...LOCK_FILES) ?? null;
const declared = /^(npm|pnpm|yarn|bun)@/.exec(String(manifest["packageManager"] ?? ""))?.[1];
const name = lock === null ? declared ?? "npm" : NAMES[lock] ?? "npm";
const guess = lock === null && declared === undefined ? "there is no lock file: npm install is a guess" : null;
const isBerry = folders.some(files => files.has(".yarnrc.yml"));
const install = lock === null ? `${name} install` : installCommand(name, isBerry);
if (name === "bun") return {
name: name,
steps: [ {
uses: pinned("oven-sh/setup-bun")
}, {
run: install
} ],
guess: guess
};
const steps = [ {
uses: pinned("actions/setup-node"),
with: await nodeVersion(manifest, folders)
} ];
if (name !== "npm") steps.push({
run: "corepack enable"
});
return {
name: name,
steps: [ ...steps, {
run: install
} ],
guess: guess
};
}
const NAMES = {
"pnpm-lock.yaml": "pnpm",
"yarn.lock": "yarn",
"bun.lock": "bun",
"bun.lockb": "bun",
"package-lock.json": "npm",
"npm-shrinkwrap.json": "npm"
};
const LOCK_FILES = Object.keys(NAMES);
function installCommand(name, isBerry) {
if (name === "npm") return "npm ci";
return `${name} install ${name === "yarn" && isBerry ? "--immutable" : "--frozen-lockfile"}`;
}
async function nodeVersion(manifest, folders) {
const [innermost] = folders;
const root = folders.at(-1);
for (const files of new Set([ root, innermost ])) {
const file = files?.first(".nvmrc", ".node-version") ?? null;
if (file === null || files !== root) continue;
return {
"node-version-file": file
};
}
const engines = manifest["engines"];
const node = typeof engines === "object" && engines !== null && "node" in engines ? engines.node : undefined;
return {
"node-version": typeof node === "string" && /^[\w.^~<>=| *-]{1,40}$/.test(node) ? `'${node}'` : "lts/*"
};
}
async function firstWith(files, paths, pattern) {
for (const path of paths) {
const text = await files.text(path);
if (pattern.test(text)) return [ path, text ];
}
return [ null, "" ];
}
const MANIFESTS = [ "requirements.txt", "pyproject.toml", "Pipfile" ];
const DEVELOPMENT = "the development server is scanned, not what you deploy";
const FRAMEWORKS = /\b(?:FastAPI|Starlette|Flask|Litestar|Quart)\(/;
const ENTRIES = [ "main.py", "app.py", "asgi.py", "wsgi.py", "server.py" ];
const INNER = [ "main.py", "app.py", "asgi.py", "__init__.py" ];
const FOLDERS_MAX = 30;
function isPython(files) {
return files.first(...MANIFESTS) !== null;
}
async function pythonProject(files, root) {
const python = await pythonSetup(files, root);
return files.has("manage.py") ? djangoProject(files, python) : applicationObject(files, python);
}
async function pythonSetup(files, root) {
const isAtRoot = !isPython(files) && isPython(root);
const place = isAtRoot ? root : files;
const texts = await Promise.all(MANIFESTS.map(name => place.text(name)));
const packages = new Set(texts.join("\n").toLowerCase().split(/[^\w.-]+/));
const version = root.first(".python-version", ".tool-versions");
const setup = {
uses: pinned("actions/setup-python"),
with: version === null ? {
"python-version": "'3.x'"
} : {
"python-version-file": version
}
};
const {install: install, run: run} = installOf(place);
return {
steps: [ setup, ...install === null ? [] : [ {
run: install,
...isAtRoot ? {
isAtRoot: isAtRoot
} : {}
} ] ],
run: run,
guesses: install === null ? [ "could not tell which Python packages to install" ] : [],
needs: name => packages.has(name)
};
}
function installOf(files) {
if (files.has("uv.lock")) return {
install: "pip install uv && uv sync --frozen",
run: "uv run "
};
if (files.has("poetry.lock")) return {
install: "pip install poetry && poetry install",
run: "poetry run "
};
if (files.has("Pipfile.lock")) return {
install: "pip install pipenv && pipenv sync",
run: "pipenv run "
};
if (files.has("requirements.txt")) return {
install: "pip install -r requirements.txt",
run: ""
};
return {
install: files.has("pyproject.toml") ? "pip install ." : null,
run: ""
};
}
function started(what, port, python, commands, guesses) {
return {
kind: "started",
what: what,
steps: [ ...python.steps, ...commands ],
url: `http://localhost:${port}`,
guesses: [ ...guesses, ...python.guesses ]
};
}
async function djangoProject(files, python) {
const {run: run, needs: needs} = python;
const [wsgi] = await firstWith(files, (await files.folders()).map(name => `${name}/wsgi.py`), /./);
const env = {
DEBUG: "false",
DJANGO_DEBUG: "false",
SECRET_KEY: "only-for-this-job",
ALLOWED_HOSTS: "localhost"
};
const isServed = wsgi !== null && needs("gunicorn");
const start = isServed ? `${run}gunicorn ${moduleOf(wsgi)} --bind 127.0.0.1:8000 &` : `${run}python manage.py runserver --noreload 8000 &`;
return started("Django application", 8e3, python, [ {
run: `${run}python manage.py migrate --noinput`,
env: env
}, {
run: start,
env: env
} ], [ "the names of the variables are a guess (SECRET_KEY, DEBUG, ALLOWED_HOSTS): check them and the database in your settings", ...isServed ? [] : [ DEVELOPMENT ] ]);
}
async function applicationObject(files, python) {
const inSource = (await files.folders("src")).map(name => `src/${name}`);
const folders = [ ...await foldersOf(files), ...inSource ].slice(0, FOLDERS_MAX);
const paths = [ ...ENTRIES, ...folders.flatMap(folder => INNER.map(name => `${folder}/${name}`)) ];
const [entry, code] = await firstWith(files, paths, FRAMEWORKS);
if (entry === null) return null;
const {kind: kind, name: name, isMade: isMade} = applicationIn(code);
const isInSource = /^src\/[^/]{1,100}\/[^/]{1,100}$/.test(entry);
const module = moduleOf(isInSource ? entry.slice("src/".length) : entry);
const server = (kind === "Flask" ? flaskServer : asgiServer)(`${module}:${name}`, isMade, python);
const step = {
run: `${python.run}${server.run} &`,
...isInSource ? {
env: {
PYTHONPATH: "src"
}
} : {}
};
return started(`${kind} application`, server.port, python, [ step ], server.guesses);
}
function applicationIn(code) {
const isFactory = /^def create_app\(/m.test(code);
const [, name = (isFactory ? "create_app" : "app"), named] = /^(\w{1,60})\s{0,4}(?::[^=\n]{0,80})?=\s{0,4}(FastAPI|Starlette|Flask|Litestar|Quart)\(/m.exec(code) ?? [];
const kind = named ?? FRAMEWORKS.exec(code)?.[0].slice(0, -1) ?? "Flask";
return {
kind: kind,
name: name,
isMade: named === undefined && isFactory
};
}
function asgiServer(application, isMade, python) {
const isListed = python.needs("uvicorn") || python.needs("standard") || python.needs("all");
return {
run: `uvicorn ${application}${isMade ? " --factory" : ""} --port 8000`,
port: 8e3,
guesses: isListed ? [] : [ "the job starts uvicorn, which your list of packages does not name: check it" ]
};
}
function flaskServer(application, isMade, python) {
if (python.needs("gunicorn")) return {
run: `gunicorn "${application}${isMade ? "()" : ""}" --bind 127.0.0.1:5000`,
port: 5e3,
guesses: []
};
return {
run: `flask --app ${application} run --port 5000`,
port: 5e3,
guesses: [ DEVELOPMENT ]
};
}
async function foldersOf(files) {
const all = await files.folders();
if (isPython(files)) return all;
const others = await Promise.all(all.map(async name => isPython(await files.in(name))));
return all.filter((_, index) => others[index] === false);
}
function moduleOf(path) {
return path.replace(/\.py$/, "").replace(/\/__init__$/, "").replaceAll("/", ".");
}
const TARGETS = [ /^(serve):/m, /^(start):/m, /^(run):/m, /^(server):/m ];
const PROCFILE_PORT = 5e3;
async function declaredProject(files, root) {
return await procfileProject(files, root) ?? await makefileProject(files, root);
}
async function procfileProject(files, root) {
if (!/^web:/m.test(await files.text("Procfile"))) return null;
const {steps: steps, prefix: prefix} = await setupOf(files, root);
const run = `${prefix}bash -c "$(sed -n 's/^web: *//p' Procfile)" &`;
return {
kind: "started",
what: 'process "web" of the Procfile',
steps: [ ...steps, {
run: run,
env: {
PORT: String(PROCFILE_PORT)
}
} ],
url: `http://localhost:${PROCFILE_PORT}`,
guesses: [ `port ${PROCFILE_PORT} is a guess: the job passes it as PORT to the command of the Procfile` ]
};
}
async function makefileProject(files, root) {
const text = await files.text(files.first("Makefile", "makefile", "GNUmakefile") ?? "Makefile");
const target = TARGETS.map(pattern => pattern.exec(text)?.[1]).find(name => name !== undefined);
if (target === undefined) return null;
const {steps: steps} = await setupOf(files, root);
const found = /\bPORT[ \t]{0,9}[:?]?=[ \t]{0,9}(\d{2,5})\b|(?:\b(?:localhost|127\.0\.0\.1|0\.0\.0\.0)|[ \t="']):(\d{2,5})\b/.exec(text);
const port = Number(found?.[1] ?? found?.[2] ?? 8080);
return {
kind: "started",
what: `target ${target} of the Makefile`,
steps: [ ...steps, {
run: `make ${target} &`
} ],
url: `http://localhost:${port}`,
guesses: [ `port ${port} is a guess: check it, and that make ${target} starts the application` ]
};
}
async function setupOf(files, root) {
const manifest = await files.json("package.json");
if ((0, records.u4)(manifest)) {
const {name: name, steps: steps} = await packageManagerOf(manifest, [ files, root ]);
const build = (0, records.$6)(manifest, "scripts", "build") === null ? [] : [ {
run: `${name} run build`
} ];
return {
steps: [ ...steps, ...build ],
prefix: ""
};
}
if (isPython(files)) {
const python = await pythonSetup(files, root);
return {
steps: python.steps,
prefix: python.run
};
}
if (files.has("Gemfile")) {
const version = root.first(".ruby-version", ".tool-versions") === null ? {
"ruby-version": "ruby"
} : {};
return {
steps: [ {
uses: pinned("ruby/setup-ruby"),
with: {
"bundler-cache": "true",
...version
}
} ],
prefix: ""
};
}
if (files.has("go.mod")) return {
steps: [ {
uses: pinned("actions/setup-go"),
with: {
"go-version-file": files.path("go.mod")
}
} ],
prefix: ""
};
return {
steps: [],
prefix: ""
};
}
const NOT_TRIED = "init could not try that: check that the first run finds the preview";
const VERCEL = {
name: "Vercel",
hosts: "[a-z0-9-]+\\.vercel\\.app",
report: "Vercel reports every preview as a GitHub deployment, whose status contains the URL.",
guess: null,
bypass: {
header: "x-vercel-protection-bypass",
secret: "VERCEL_AUTOMATION_BYPASS_SECRET"
}
};
const NETLIFY = {
name: "Netlify",
hosts: "[a-z0-9-]+--[a-z0-9-]+\\.netlify\\.app",
report: "Netlify makes no GitHub deployment; the commit status netlify/SITE/deploy-preview contains the URL.",
guess: `the URL comes from the commit status of Netlify; ${NOT_TRIED}`
};
const RENDER = {
name: "Render",
hosts: "[a-z0-9-]+\\.onrender\\.com",
report: "Render reports a preview as a GitHub deployment, whose status contains the URL.",
guess: `the URL comes from the GitHub deployment of Render; ${NOT_TRIED}`
};
const CLOUDFLARE = {
name: "Cloudflare Pages",
hosts: "[a-z0-9-]+\\.[a-z0-9-]+\\.pages\\.dev",
report: "Cloudflare makes no GitHub deployment; the check run of Cloudflare's GitHub App contains the URL.",
guess: `the URL comes from the check run of Cloudflare's GitHub App; ${NOT_TRIED}`
};
const PROVIDER_FILES = [ {
file: "vercel.json",
provider: VERCEL
}, {
file: "vercel.ts",
provider: VERCEL
}, {
file: ".vercel",
provider: VERCEL,
isLocal: true
}, {
file: "netlify.toml",
provider: NETLIFY
}, {
file: ".netlify",
provider: NETLIFY,
isLocal: true
}, {
file: "render.yaml",
provider: RENDER,
needs: /^[ \t-]{0,40}(?:previews|previewsEnabled|pullRequestPreviewsEnabled)[ \t]{0,4}:/m
}, ...[ "wrangler.toml", "wrangler.json", "wrangler.jsonc" ].map(file => ({
file: file,
provider: CLOUDFLARE,
needs: /pages_build_output_dir/
})) ];
function parsedYaml(text) {
const document = (0, dist.Tp)(text, {
logLevel: "silent"
});
try {
return document.errors.length > 0 ? null : document.toJS({
maxAliasCount: 100
});
} catch {
return null;
}
}
const RUNNERS = new Set([ "turbo", "nx", "lerna", "lage", "rush", "moon", "wireit", "wsrun", "ultra" ]);
const MANAGERS = new Set([ "npm", "pnpm", "yarn", "bun" ]);
const OTHER_PACKAGES = /^(?:-r|--recursive|-F|--filter(?:=.{0,200})?|-w|-ws|--workspace(?:=.{0,200})?|--workspaces|workspaces?)$/;
const ALIASES_MAX = 3;
const workspaces_FOLDERS_MAX = 60;
const LISTS = [ [ /^rush\.json$/, /"projectFolder"\s{0,9}:\s{0,9}"([^"]{1,200})"/g ], [ /\.slnx?$/, /"([^"\n]{1,200})[\\/][^"\\/\n]{1,100}\.(?:cs|fs|vb)proj"/g ], [ /^go\.work$/, /^[ \t]{0,9}(?:use[ \t]{1,9})?\.\/([\w./-]{1,200})/gm ], [ /^Cargo\.toml$/, /"([\w./*-]{1,200})"/g, /\bmembers\s{0,9}=\s{0,9}\[[^\]]{0,4000}\]/ ] ];
async function workspaceFolders(files) {
const patterns = await workspacePatterns(files);
for (const [name, folder, part] of LISTS) for (const file of files.matching(name)) {
const text = await files.text(file);
const listed = part === undefined ? text : part.exec(text)?.[0] ?? "";
patterns.push(...[ ...listed.matchAll(folder) ].map(([, path = ""]) => path.replaceAll("\\", "/")));
}
const excluded = patterns.filter(pattern => pattern.startsWith("!")).map(pattern => pattern.slice(1));
const found = new Set;
for (const pattern of patterns.filter(one => !one.startsWith("!"))) for (const folder of await workspaces_foldersOf(files, pattern)) if (!excluded.includes(folder)) found.add(folder);
return [ ...found ].slice(0, workspaces_FOLDERS_MAX);
}
async function workspacePatterns(files) {
const manifest = await files.json("package.json");
const own = (0, records.u4)(manifest) ? manifest["workspaces"] : undefined;
const pnpm = parsedYaml(await files.text("pnpm-workspace.yaml"));
const others = [ await files.json("lerna.json"), pnpm ].map(value => (0, records.u4)(value) ? value["packages"] : undefined);
const deno = await files.json("deno.json");
const lists = [ (0, records.u4)(own) ? own["packages"] : own, ...others, (0, records.u4)(deno) ? deno["workspace"] : undefined ];
return lists.flatMap(list => Array.isArray(list) ? list : []).filter(item => typeof item === "string");
}
async function workspaces_foldersOf(files, pattern) {
let found = [ "" ];
for (const part of pattern.split("/").filter(one => one !== "" && one !== ".").slice(0, 6)) {
if (part === ".." || !(part.includes("*") || PLAIN_NAME.test(part))) return [];
const next = [];
for (const folder of found) {
if (!part.includes("*")) next.push(joined(folder, part)); else next.push(...await below(files, folder, part === "**" ? 2 : 1));
}
found = next.slice(0, workspaces_FOLDERS_MAX);
}
return found.filter(folder => folder !== "");
}
async function below(files, folder, depth) {
const names = await files.folders(...folder === "" ? [] : [ folder ]);
const places = names.map(name => joined(folder, name));
if (depth === 1) return places;
const deeper = await Promise.all(places.map(place => below(files, place, depth - 1)));
return [ ...places, ...deeper.flat() ];
}
function joined(folder, name) {
return folder === "" ? name : `${folder}/${name}`;
}
function isOrchestrating(scripts, name, depth = ALIASES_MAX) {
const command = scripts[name];
if (typeof command !== "string" || depth === 0) return false;
return command.split(/[;&|]+/).some(part => {
const words = part.trim().split(/\s+/);
if (words.some(word => RUNNERS.has(word))) return true;
const manager = words.findIndex(word => MANAGERS.has(word));
if (manager < 0) return false;
const rest = words.slice(manager + 1);
if (rest.some(word => OTHER_PACKAGES.test(word))) return true;
const script = rest[0] === "run" ? rest[1] : rest[0];
return script !== undefined && script !== name && isOrchestrating(scripts, script, depth - 1);
});
}
const WORKFLOWS_MAX = 50;
async function previewProjects(files, folders) {
const places = [ files, ...await Promise.all(folders.map(folder => files.in(folder))) ];
const found = new Map;
for (const place of places) for (const {file: file, provider: provider, needs: needs, isLocal: isLocal} of PROVIDER_FILES) {
if (found.has(provider.name) || !(isLocal === true ? place.hasLocally(file) : place.has(file))) continue;
if (needs?.test(await place.text(file)) !== false) found.set(provider.name, {
kind: "preview",
provider: provider,
reason: `found ${place.path(file)}`
});
}
return [ ...found.values() ];
}
async function calledProject(root) {
const folder = await root.in(".github", "workflows");
for (const name of folder.matching(/\.ya?ml$/).slice(0, WORKFLOWS_MAX)) {
if (/^scan-gate\.ya?ml$/.test(name)) continue;
const value = parsedYaml(await folder.text(name));
if (!(0, records.u4)(value) || !runsOn(value["on"], "pull_request")) continue;
const called = deployingJob(value["jobs"]);
if (called !== null) return {
kind: "called",
workflow: `.github/workflows/${name}`,
...called,
runsOnPush: runsOn(value["on"], "push")
};
}
return null;
}
function deployingJob(jobs) {
for (const [job, definition] of Object.entries((0, records.u4)(jobs) ? jobs : {})) {
const environment = (0, records.u4)(definition) ? definition["environment"] : undefined;
if ((0, records.u4)(environment) && typeof environment["url"] === "string") return {
job: job,
url: environment["url"]
};
}
return null;
}
function runsOn(on, event) {
if (Array.isArray(on)) return on.includes(event);
return on === event || (0, records.u4)(on) && event in on;
}
async function flyPort(files) {
const port = Number(/^[ \t]{0,20}internal_port[ \t]{0,20}=[ \t]{0,20}(\d{2,5})/m.exec(await files.text("fly.toml"))?.[1]);
return Number.isInteger(port) ? port : null;
}
const docker_project_MANIFESTS = /^(?:package\.json|requirements\.txt|pyproject\.toml|Pipfile|Gemfile|pom\.xml|build\.gradle(?:\.kts)?|go\.mod|mix\.exs|Cargo\.toml|composer\.json|[\w.-]{1,100}\.(?:cs|fs)proj)$/;
const DRIVERS = {
PostgreSQL: /["'](?:pg|postgres|pg-promise)["']|\bpsycopg|\basyncpg\b|org\.postgresql|lib\/pq\b|jackc\/pgx|:postgrex\b|tokio-postgres|Npgsql|provider\s{0,9}=\s{0,9}"postgres/,
MySQL: /["']mysql2?["']|\bmysqlclient\b|\bpymysql\b|mysql-connector|go-sql-driver\/mysql|:myxql\b|MySqlConnector|EntityFrameworkCore\.MySql|provider\s{0,9}=\s{0,9}"mysql/i,
MongoDB: /["'](?:mongodb|mongoose|mongoid)["']|\bpymongo\b|data-mongodb|mongo-driver|MongoDB\.Driver|provider\s{0,9}=\s{0,9}"mongodb/,
"SQL Server": /["']mssql["']|\bpyodbc\b|EntityFrameworkCore\.SqlServer|mssql-jdbc/,
Redis: /["'](?:redis|ioredis|bullmq|sidekiq)["']|^redis\b|data-redis|go-redis|StackExchange\.Redis/m
};
async function databasesOf(files) {
const texts = await Promise.all(files.matching(docker_project_MANIFESTS).map(name => files.text(name)));
const text = [ ...texts, await files.text("prisma", "schema.prisma") ].join("\n");
return Object.entries(DRIVERS).flatMap(([name, pattern]) => pattern.test(text) ? [ name ] : []);
}
async function dockerProject(files, nodeUrl, what) {
const exposed = dockerfilePort(await files.text("Dockerfile"));
const fly = await flyPort(files);
const fallback = Number(nodeUrl === null ? 8080 : new URL(nodeUrl).port);
const port = exposed?.port ?? fly ?? fallback;
const published = port < 1024 ? 8080 : port;
const isRails = /^[ \t]{0,20}gem ["']rails["']/m.test(await files.text("Gemfile"));
const environment = isRails ? " --env SECRET_KEY_BASE_DUMMY=1" : "";
const guesses = [ ...exposed === null && fly === null ? [ `port ${port} is a guess: the Dockerfile has no EXPOSE` ] : [], ...exposed?.guess == null ? [] : [ exposed.guess ], ...isRails ? [ "the image of a Rails application needs its database and credentials" ] : [] ];
return {
kind: "started",
what: what,
steps: [ {
run: "docker build --tag app ."
}, {
run: `docker run --detach --publish ${published}:${port}${environment} app`
} ],
url: `http://localhost:${published}`,
guesses: guesses
};
}
var git_history = __webpack_require__(1964);
const git_view_BYTES_MAX = 4 * 1024 * 1024;
async function gitView(root, environment) {
const list = async (...flags) => {
const output = await (0, git_history.$Y)(root, [ "ls-files", "-z", ...flags ], git_view_BYTES_MAX, environment);
return new Set(output.toString("utf8").split("\0").filter(Boolean));
};
try {
return {
ignored: await list("--others", "--ignored", "--exclude-standard", "--directory"),
trackedEnvironments: await list("--cached", "--", ".env", "*/.env", ".env.*", "*/.env.*")
};
} catch {
return null;
}
}
const PREVIEW = "if it deploys pull requests, scan those: see .github/examples/preview.yml";
const HOSTS = [ [ "firebase.json", `firebase.json: Firebase's deploy action has the URL of a preview as its output details_url; ${PREVIEW}` ], [ "staticwebapp.config.json", `staticwebapp.config.json: Azure's deploy action has the URL as its output static_web_app_url; ${PREVIEW}` ], [ "amplify.yml", `amplify.yml: AWS Amplify may have previews of pull requests; ${PREVIEW}` ], [ "app.json", `app.json: Heroku reports review apps as GitHub deployments; ${PREVIEW}` ], [ "render.yaml", `render.yaml turns on no previews of pull requests; ${PREVIEW}` ] ];
const INFRASTRUCTURE = [ [ /^Chart\.yaml$/, "a Helm chart" ], [ /\.tf(?:\.json)?$/, "Terraform code" ], [ /^kustomization\.ya?ml$/, "a Kustomize overlay" ], [ /^Pulumi\.ya?ml$/, "a Pulumi program" ], [ /^ansible\.cfg$/, "Ansible playbooks" ] ];
const DEPTH_MAX = 2;
const hints_MANIFESTS = [ [ /^package\.json$/, "package.json has no script that serves the application" ], [ /^(?:pyproject\.toml|requirements\.txt|Pipfile)$/, "no FastAPI, Starlette, Flask, Litestar, Quart or Django application was found" ], [ /^go\.mod$/, "no main.go was found, at the root or below cmd/" ], [ /^(?:pom\.xml|build\.gradle(?:\.kts)?)$/, "the build names no Spring Boot, the only Java framework that init knows" ], [ /^Cargo\.toml$/, "Cargo.toml names no web framework that init knows" ], [ /^composer\.json$/, "composer.json names neither Laravel nor Symfony" ], [ /^mix\.exs$/, "mix.exs does not name Phoenix" ], [ /^Gemfile$/, "the Gemfile names neither Rails nor Jekyll" ], [ /^deno\.jsonc?$/, "the tasks of Deno have no start" ], [ /^hugo\.(?:toml|ya?ml|json)$/, "the site is built by Hugo: install it in the job, and serve public/" ], [ /^mkdocs\.ya?ml$/, "the site is built by MkDocs: install it in the job, and serve site/" ], [ /^book\.toml$/, "the book is built by mdBook: install it in the job, and serve book/" ], [ /^[jJ]ustfile$/, "there is a justfile: install just in the job, and start the application with a recipe" ] ];
function hostHints(files) {
return HOSTS.flatMap(([file, hint]) => files.has(file) ? [ hint ] : []);
}
async function unknownProject(files) {
const seen = hints_MANIFESTS.flatMap(([pattern, hint]) => files.matching(pattern).length > 0 ? [ hint ] : []);
const port = await forwardedPort(files);
if (port !== null) seen.push(`devcontainer.json forwards port ${port}`);
return {
kind: "unknown",
instead: seen.length === 0 ? await infrastructureOf(files, DEPTH_MAX) : null,
seen: seen
};
}
async function infrastructureOf(files, depth) {
const found = INFRASTRUCTURE.find(([pattern]) => files.matching(pattern).length > 0);
if (found !== undefined) return found[1];
if (depth === 0) return null;
for (const folder of await files.folders()) {
const below = await infrastructureOf(await files.in(folder), depth - 1);
if (below !== null) return below;
}
return null;
}
async function forwardedPort(files) {
const text = await files.text(".devcontainer", "devcontainer.json") || await files.text(".devcontainer.json");
const value = parsedYaml(text);
const ports = (0, records.u4)(value) ? value["forwardPorts"] : undefined;
const [first] = Array.isArray(ports) ? ports : [];
return typeof first === "number" ? first : null;
}
const node_frameworks_namespaceObject = JSON.parse('{"I":[{"name":"Next.js","dependency":"next","port":3000,"scripts":["start"],"command":"next start"},{"name":"Nuxt","dependency":"nuxt","port":3000,"scripts":["preview","start"],"command":"nuxt preview"},{"name":"Astro","dependency":"astro","port":4321,"scripts":["preview"],"command":"astro preview","guess":"the response headers are those of astro preview, not of your host: use init --url with a preview if you have one"},{"name":"SvelteKit","dependency":"@sveltejs/kit","port":4173,"scripts":["preview"],"command":"vite preview","guess":"vite preview is scanned, not the server of your adapter"},{"name":"React Router","dependency":"@react-router/serve","port":3000,"scripts":["start"],"command":"react-router-serve ./build/server/index.js"},{"name":"Remix","dependency":"@remix-run/serve","port":3000,"scripts":["start"],"command":"remix-serve ./build/server/index.js"},{"name":"Gatsby","dependency":"gatsby","port":9000,"scripts":["serve"],"command":"gatsby serve","guess":"the response headers are those of gatsby serve, not of your host: use init --url with a preview if you have one"},{"name":"Docusaurus","dependency":"@docusaurus/core","port":3000,"scripts":["serve"],"command":"docusaurus serve","guess":"the response headers are those of docusaurus serve, not of your host: use init --url with a preview if you have one"},{"name":"VitePress","dependency":"vitepress","port":4173,"scripts":["docs:preview","preview"],"command":"vitepress preview","guess":"the response headers are those of vitepress preview, not of your host: use init --url with a preview if you have one"},{"name":"Eleventy","dependency":"@11ty/eleventy","port":8080,"scripts":["start","serve"],"command":"eleventy --serve","guess":"the response headers are those of eleventy --serve, not of your host: use init --url with a preview if you have one"},{"name":"Angular","dependency":"@angular/cli","port":4200,"scripts":["start"],"command":"ng serve","guess":"the development server is scanned, not what you deploy"},{"name":"Create React App","dependency":"react-scripts","port":3000,"scripts":["start"],"command":"react-scripts start","guess":"the development server is scanned, not what you deploy"},{"name":"NestJS","dependency":"@nestjs/core","port":3000,"scripts":["start:prod","start"],"command":"node dist/main.js"},{"name":"Express","dependency":"express","port":3000,"scripts":["start"],"command":"node ."},{"name":"Fastify","dependency":"fastify","port":3000,"scripts":["start"],"command":"node ."},{"name":"Koa","dependency":"koa","port":3000,"scripts":["start"],"command":"node ."},{"name":"Hono","dependency":"@hono/node-server","port":3000,"scripts":["start"],"command":"node ."},{"name":"Vite","dependency":"vite","port":4173,"scripts":["preview"],"command":"vite preview","guess":"the response headers are those of vite preview, not of your host: use init --url with a preview if you have one","needs":"index.html"},{"name":"Cloudflare Worker","dependency":"wrangler","port":8787,"scripts":["preview","dev"],"command":"wrangler dev","guess":"wrangler dev is scanned, with local bindings and without the secrets of the Worker"}]}');
const node_project_FRAMEWORKS = node_frameworks_namespaceObject.I;
const node_project_ENTRIES = [ "server", "index", "app", "main", "src/server", "src/index", "src/app", "src/main", "bin/www" ];
const EXTENSIONS = [ ".js", ".ts", ".mjs", ".cjs", "" ];
const COMPILERS = new Set([ "tsc", "tsup", "tsdown", "rollup", "unbuild", "microbundle", "swc", "babel" ]);
async function nodeProject(files, manifest, around, isWorkspace) {
const start = startOf(files, manifest);
if (start === null || isWorkspace && (start.script === null || start.runsOthers)) return null;
const {framework: framework, script: started, command: command, runsOthers: runsOthers} = start;
const manager = await packageManagerOf(manifest, [ files, ...around ]);
const run = manager.name === "npm" ? "npm run" : `${manager.name} run`;
const found = await node_project_portOf(files, manifest, command);
const isDefault = isDefaultCommand(framework, command);
const port = found?.port ?? (isDefault ? framework?.port : undefined) ?? 3e3;
const guesses = [ ...found !== null || isDefault ? [] : [ `port ${port} is a guess: check it` ], ...runsOthers ? [ `script ${started} starts other packages: check which of them port ${port} belongs to` ] : [], ...[ found?.guess, manager.guess, framework?.guess ].filter(guess => typeof guess === "string") ];
const environment = found?.isFromExample === true ? {
env: {
PORT: String(port)
}
} : {};
return {
kind: "started",
what: framework === null ? "Node application" : `${framework.name} application`,
steps: [ ...manager.steps, ...await buildSteps(scriptOf(manifest, "build"), run, around), {
run: `${startCommand(started, manager.name, framework)} &`,
...environment
} ],
url: `http://localhost:${port}`,
guesses: guesses
};
}
function startOf(files, manifest) {
const framework = frameworkOf(files, manifest);
const script = [ ...framework?.scripts ?? [], "start" ].find(name => scriptOf(manifest, name) !== null) ?? null;
if (script === null) return framework === null ? null : {
framework: framework,
script: script,
command: "",
runsOthers: false
};
const command = scriptOf(manifest, script) ?? "";
if (framework === null && isCompiler(command)) return null;
return {
framework: framework,
script: script,
command: command,
runsOthers: isOrchestrating((0, records.g1)(manifest["scripts"]), script)
};
}
function scriptOf(manifest, name) {
const script = (0, records.g1)(manifest["scripts"])[name];
return typeof script === "string" ? script : null;
}
function frameworkOf(files, manifest) {
const dependencies = {
...(0, records.g1)(manifest["dependencies"]),
...(0, records.g1)(manifest["devDependencies"])
};
const isUsed = ({dependency: dependency, needs: needs, scripts: scripts}) => dependency in dependencies && (needs === undefined || files.has(needs) || scripts.some(name => scriptOf(manifest, name) !== null));
return node_project_FRAMEWORKS.find(isUsed) ?? null;
}
function startCommand(script, manager, framework) {
if (script === "start") return `${manager} start`;
if (script !== null) return `${manager} run ${script}`;
const runner = {
npm: "npx",
pnpm: "pnpm exec",
yarn: "yarn",
bun: "bunx"
}[manager];
return `${runner} ${framework?.command}`;
}
async function buildSteps(own, run, around) {
if (own === null) return [];
const manifest = await (around.at(-1)?.json("package.json")) ?? null;
const isAtRoot = (0, records.u4)(manifest) && isOrchestrating((0, records.g1)(manifest["scripts"]), "build");
return [ {
run: `${run} build`,
...isAtRoot ? {
isAtRoot: isAtRoot
} : {}
} ];
}
function isCompiler(command) {
const [program = "", ...words] = command.split(/\s+/);
return COMPILERS.has(program) && words.some(word => word === "-w" || word === "--watch");
}
function isDefaultCommand(framework, command) {
if (framework === null) return false;
const [program = ""] = framework.command.split(" ");
return program !== "node" && (command === "" || command.split(/\s/).includes(program));
}
async function node_project_portOf(files, manifest, command) {
const explicit = /(?:--port[= ]|(?:^|\s)-p[= ]?|\bPORT=|(?:^|\s)-l )(\d{2,5})\b/.exec(command)?.[1];
if (explicit !== undefined) return {
port: Number(explicit),
guess: null
};
const main = typeof manifest["main"] === "string" ? [ manifest["main"] ] : [];
const named = [ ...command.matchAll(/(?:^|\s)([\w./-]{1,200}\.[cm]?[jt]s|\.)(?=\s|$)/g) ].map(([, path = ""]) => path);
const guessed = node_project_ENTRIES.flatMap(entry => EXTENSIONS.map(extension => entry + extension));
for (const path of [ ...named, ...main, ...guessed ].filter(path => !path.includes(".."))) {
const port = portInCode(await files.text(path));
if (port !== null) return {
port: port,
guess: named.includes(path) || main.includes(path) ? null : `port ${port} is a guess: it was found in ${path}`
};
}
for (const name of [ ".env", ".env.example", ".env.sample" ]) {
const port = Number(environmentOf(await files.text(name)).get("PORT"));
if (Number.isInteger(port) && port > 0) return {
port: port,
guess: `port ${port} is a guess: it was found in ${name}`,
isFromExample: name !== ".env"
};
}
return null;
}
function portInCode(code) {
const patterns = [ /\bPORT\b["'\])]{0,3}\s{0,4}(?:\|\||\?\?|,)\s{0,4}["']?(\d{2,5})\b/, /\blisten\(\s{0,4}(\d{2,5})\b/, /\bport\s{0,4}[:=]\s{0,4}["']?(\d{2,5})\b/i ];
for (const pattern of patterns) {
const port = Number(pattern.exec(code)?.[1]);
if (port > 0 && port < 65536) return port;
}
return null;
}
const OTHER_HEADERS = "your host sends other headers than this server: use init --url with a preview if you have one";
const PRODUCTION_ERRORS = "production settings, so that error pages show what visitors see";
async function railsProject(files) {
const gemfile = await files.text("Gemfile");
if (await files.text("bin", "rails") === "" && !/^[ \t]{0,20}gem ["']rails["']/m.test(gemfile)) return null;
const port = Number(/\bport[ \t(]{1,4}(?:ENV\.fetch\(["']PORT["']\)?[^\d]{0,12})?(\d{2,5})/.exec(await files.text("config", "puma.rb"))?.[1] ?? 3e3);
const place = files.path() === "" ? {} : {
"working-directory": files.path()
};
const env = {
RAILS_ENV: "production",
SECRET_KEY_BASE_DUMMY: "1",
RAILS_SERVE_STATIC_FILES: "1"
};
const isForced = /^[ \t]{0,20}config\.force_ssl[ \t]{0,4}=[ \t]{0,4}true/m.test(await files.text("config", "environments", "production.rb"));
return {
kind: "started",
what: "Ruby on Rails application",
steps: [ {
uses: pinned("ruby/setup-ruby"),
with: {
"bundler-cache": "true",
...place,
...await rubyVersion(files) ?? {}
}
}, {
run: "bin/rails assets:precompile db:prepare",
env: env
}, {
run: `bin/rails server --port ${port} &`,
env: env
} ],
url: `http://localhost:${port}`,
guesses: [ `it runs with ${PRODUCTION_ERRORS}: add the services and variables that your production.rb needs`, ...isForced ? [ "config.force_ssl redirects to HTTPS; set config.assume_ssl for this job" ] : [] ]
};
}
async function rubyVersion(files) {
const isNamed = files.first(".ruby-version", ".tool-versions") !== null;
return isNamed || /^[ \t]{0,20}ruby[ \t]/m.test(await files.text("Gemfile")) ? null : {
"ruby-version": "ruby"
};
}
async function laravelProject(files) {
if (!files.has("artisan") || !files.has("composer.json")) return null;
const env = {
APP_ENV: "production",
APP_DEBUG: "false"
};
return {
kind: "started",
what: "Laravel application",
steps: [ {
uses: pinned("shivammathur/setup-php"),
with: {
"php-version": "'8.4'"
}
}, {
run: "composer install --no-interaction --no-progress"
}, ...await assetSteps(files), {
run: "cp --no-clobber .env.example .env && php artisan key:generate --force"
}, {
run: "touch database/database.sqlite && php artisan migrate --force",
env: {
...env,
DB_CONNECTION: "sqlite"
}
}, {
run: "php artisan serve --port 8000 &",
env: {
...env,
DB_CONNECTION: "sqlite"
}
} ],
url: "http://localhost:8000",
guesses: [ "SQLite as the database and PHP's built-in server are guesses: use those that you deploy" ]
};
}
async function assetSteps(files) {
const manifest = await files.json("package.json");
if (!(0, records.u4)(manifest) || (0, records.$6)(manifest, "scripts", "build") === null) return [];
const {name: name, steps: steps} = await packageManagerOf(manifest, [ files ]);
return [ ...steps, {
run: `${name} run build`
} ];
}
async function goProject(files) {
if (!files.has("go.mod")) return null;
const commands = await files.folders("cmd");
const paths = [ "main.go", ...commands.map(name => `cmd/${name}/main.go`), "server.go", "internal/server/server.go" ];
const [entry] = await firstWith(files, paths.slice(0, -2), /^func main\(\)/m);
const [, code] = await firstWith(files, paths, GO_PORT);
const [server] = await firstWith(files, [ ...paths, "go.mod" ], GO_SERVER);
if (entry === null || server === null) return null;
const port = Number(GO_PORT.exec(code)?.slice(1).find(group => group !== undefined));
const folder = entry === "main.go" ? "." : `./${entry.slice(0, -"/main.go".length)}`;
return {
kind: "started",
what: "Go application",
steps: [ {
uses: pinned("actions/setup-go"),
with: {
"go-version-file": files.path("go.mod")
}
}, {
run: `go build -o "$RUNNER_TEMP/app" ${folder}`
}, {
run: '"$RUNNER_TEMP/app" &'
} ],
url: `http://localhost:${Number.isInteger(port) ? port : 8080}`,
guesses: Number.isInteger(port) ? [] : [ "port 8080 is a guess: check it" ]
};
}
const GO_SERVER = /\bListenAndServe\b|"net\/http"|gin-gonic\/gin|labstack\/echo|gofiber\/fiber|go-chi\/chi|gorilla\/mux|valyala\/fasthttp/;
const GO_PORT = /"(?:localhost|127\.0\.0\.1|0\.0\.0\.0)?:(\d{2,5})"|\bport\s{0,4}:?=\s{0,4}"?:?(\d{2,5})\b/i;
async function staticProject(files) {
const folders = [ "public", "dist", "site", "docs", "www", "_site", "static" ];
const checked = await Promise.all(folders.map(async name => await files.text(name, "index.html") === "" ? [] : [ name ]));
const folder = files.has("index.html") ? "." : checked.flat()[0];
if (folder === undefined) return null;
return {
kind: "started",
what: "static site",
steps: [ {
run: `python3 -m http.server 8080 --bind 127.0.0.1 --directory ${folder} &`
} ],
url: "http://localhost:8080",
guesses: [ OTHER_HEADERS ]
};
}
const SPRING_BOOT = /spring-boot|org\.springframework\.boot/;
const PACKAGED = /spring-boot-maven-plugin|org\.springframework\.boot["')]{1,2}(?!.{0,60}\bapply\s{1,4}false\b)/;
const JAVA = /<(?:java\.version|maven\.compiler\.release)>\s*(\d{1,2})|languageVersion[^\d\n]{0,60}(\d{2})|sourceCompatibility[^\d\n]{0,40}(\d{2})/;
const NAMED = /(?:^|[-_/])(?:web|app|application|server|api|boot|main)(?:$|[-_])/i;
const MODULES_MAX = 40;
async function springProject(files) {
const modules = await modulesOf(files);
const build = (await Promise.all([ "", ...modules ].map(module => buildOf(files, module)))).join("\n");
if (!SPRING_BOOT.test(build)) return null;
const module = modules.length === 0 ? "" : await packagedModule(files, modules);
const java = JAVA.exec(build)?.slice(1).find(found => found !== undefined);
const port = await springPort(module === "" ? files : await files.in(module));
const {program: program, jars: jars} = builder(files, module);
return {
kind: "started",
what: "Spring Boot application",
steps: [ {
uses: pinned("actions/setup-java"),
with: {
distribution: "temurin",
"java-version": `'${java ?? "21"}'`
}
}, {
run: program
}, {
run: `java -jar ${jars}/*.jar &`
} ],
url: `http://localhost:${port ?? 8080}`,
guesses: [ ...java === undefined ? [ "Java 21 is a guess: check it" ] : [], ...modules.length === 0 ? [] : [ `module ${module} is a guess among ${modules.length}: check that it is the application` ] ]
};
}
function builder(files, module) {
const place = module === "" ? "" : `${module}/`;
if (files.has("pom.xml")) {
const maven = files.has("mvnw") ? "./mvnw" : "mvn";
return {
program: `${maven} --batch-mode package -DskipTests`,
jars: `${place}target`
};
}
const gradle = files.has("gradlew") ? "./gradlew" : "gradle";
const task = module === "" ? "bootJar" : `:${module.replaceAll("/", ":")}:bootJar`;
return {
program: `${gradle} ${task}`,
jars: `${place}build/libs`
};
}
async function buildOf(files, module) {
const texts = [ "pom.xml", "build.gradle.kts", "build.gradle" ].map(name => files.text(module === "" ? name : `${module}/${name}`));
return (await Promise.all(texts)).join("\n");
}
async function modulesOf(files) {
const maven = [ ...(await files.text("pom.xml")).matchAll(/<module>\s{0,20}([\w./-]{1,100})\s{0,20}<\/module>/g) ];
const settings = await files.text(files.first("settings.gradle.kts", "settings.gradle") ?? "settings.gradle");
const included = settings.split("\n").filter(line => /^\s{0,20}(?:include\b|["'])/.test(line));
const gradle = [ ...included.join("\n").matchAll(/["']:?([\w:-]{1,100})["']/g) ];
return [ ...maven, ...gradle ].map(([, name = ""]) => name.replaceAll(":", "/")).slice(0, MODULES_MAX);
}
async function packagedModule(files, modules) {
for (const module of modules) if (PACKAGED.test(await buildOf(files, module))) return module;
for (const module of modules) if ((await (await files.in(module, "src", "main", "resources")).matching(/^application\./)).length > 0) return module;
return modules.find(module => NAMED.test(module)) ?? modules[0] ?? "";
}
async function springPort(files) {
const folder = [ "src", "main", "resources" ];
const properties = await files.text(...folder, "application.properties");
const named = /^server\.port\s{0,4}[=:]\s{0,4}(?:\$\{[^:}]{0,60}:)?(\d{2,5})/m.exec(properties)?.[1];
if (named !== undefined) return Number(named);
for (const name of [ "application.yml", "application.yaml" ]) {
const document = (0, dist.Tp)((await files.text(...folder, name)).split(/^---$/m)[0] ?? "");
const port = document.errors.length > 0 ? undefined : document.getIn([ "server", "port" ]);
const value = Number(/^(?:\$\{[^:}]{0,60}:)?(\d{2,5})/.exec(String(port ?? ""))?.[1]);
if (Number.isInteger(value)) return value;
}
return null;
}
const stacks_namespaceObject = JSON.parse('{"I":[{"what":"ASP.NET application","file":"^[\\\\w.-]{1,100}\\\\.(?:cs|fs|vb)proj$","content":"Sdk=\\"Microsoft\\\\.NET\\\\.Sdk\\\\.(?:Web|BlazorWebAssembly)\\"","setup":{"action":"actions/setup-dotnet","versionFile":{"name":"global.json","inputs":{}},"inputs":{"dotnet-version":"\'{version}.x\'"},"version":{"pattern":"<TargetFrameworks?>net(\\\\d{1,2}\\\\.\\\\d)","fallback":"10.0"}},"commands":[{"run":"dotnet build --configuration Release {file}"},{"run":"dotnet run --no-build --configuration Release --project {file} --no-launch-profile --urls http://localhost:{port} &","env":{"ASPNETCORE_ENVIRONMENT":"Production"}}],"ports":[{"files":["appsettings.json"],"pattern":"\\"Url\\"\\\\s{0,9}:\\\\s{0,9}\\"http:\\\\/\\\\/[^:\\"]{1,100}:(\\\\d{2,5})"},{"files":["Properties/launchSettings.json"],"pattern":"\\"applicationUrl\\"\\\\s{0,9}:\\\\s{0,9}\\"(?:[^\\";]{1,100};){0,5}http:\\\\/\\\\/[^:\\"]{1,100}:(\\\\d{2,5})"}],"port":5000,"isPortCertain":true,"guesses":["it runs with the settings of Production: add the connection strings and secrets that it needs"]},{"what":"Phoenix application","file":"^mix\\\\.exs$","content":"\\\\{\\\\s{0,9}:phoenix\\\\s{0,9},","setup":{"action":"erlef/setup-beam","versionFile":{"name":".tool-versions","inputs":{"version-file":".tool-versions","version-type":"strict"}},"inputs":{"elixir-version":"\'1.18\'","otp-version":"\'27\'"}},"services":[{"when":":postgrex\\\\b","name":"postgres","image":"postgres:17","env":{"POSTGRES_PASSWORD":"postgres"},"port":5432,"healthCommand":"pg_isready --username postgres"}],"commands":[{"run":"mix setup","when":"\\\\bsetup:\\\\s","env":{"MIX_ENV":"dev"}},{"run":"mix do deps.get + ecto.setup","unless":"\\\\bsetup:\\\\s","env":{"MIX_ENV":"dev"}},{"run":"mix phx.server &","env":{"MIX_ENV":"dev"}}],"ports":[{"files":["config/runtime.exs"],"pattern":"get_env\\\\(\\"PORT\\",\\\\s{0,9}\\"(\\\\d{2,5})\\""},{"files":["config/dev.exs"],"pattern":"\\\\bport:[^\\\\d\\\\n]{0,60}(\\\\d{2,5})\\\\b"}],"port":4000,"isPortCertain":true,"guesses":["the development server is scanned, not what you deploy","config/dev.exs decides the database; the job starts PostgreSQL if mix.exs names postgrex"]},{"what":"Rocket application","file":"^Cargo\\\\.toml$","content":"^[ \\\\t]{0,9}(?:\\\\[dependencies\\\\.)?rocket\\\\b","commands":[{"run":"cargo build --release"},{"run":"cargo run --release &"}],"ports":[{"files":["Rocket.toml"],"pattern":"^[ \\\\t]{0,9}port[ \\\\t]{0,9}=[ \\\\t]{0,9}(\\\\d{2,5})"}],"port":8000,"isPortCertain":true,"guesses":[]},{"what":"Rust application","file":"^Cargo\\\\.toml$","content":"^[ \\\\t]{0,9}(?:\\\\[dependencies\\\\.)?(?:axum|actix-web|warp|poem|salvo|tide|ntex|loco-rs)\\\\b","commands":[{"run":"cargo build --release"},{"run":"cargo run --release &"}],"ports":[{"files":["src/main.rs","src/config.rs","src/lib.rs","src/bin/server.rs"],"pattern":"(?:\\\\d{1,3}(?:\\\\.\\\\d{1,3}){3}|localhost|\\\\[::\\\\d?\\\\]):(\\\\d{2,5})\\\\b|\\\\(\\\\s{0,9}(?:\\\\[[\\\\d, ]{7,20}\\\\]|\\"[\\\\d.]{7,15}\\"|Ipv4Addr::\\\\w{1,20})\\\\s{0,9},\\\\s{0,9}(\\\\d{2,5})\\\\s{0,9},?\\\\s{0,9}\\\\)"}],"port":3000,"isPortCertain":false,"guesses":[]},{"what":"Symfony application","file":"^composer\\\\.json$","content":"\\"symfony\\\\/framework-bundle\\"","setup":{"action":"shivammathur/setup-php","inputs":{"php-version":"\'8.4\'"}},"commands":[{"run":"composer install --no-interaction --no-progress","env":{"APP_ENV":"prod"}},{"run":"php -S 127.0.0.1:8000 -t public &","env":{"APP_ENV":"prod","APP_DEBUG":"0","APP_SECRET":"only-for-this-job"}}],"ports":[],"port":8000,"isPortCertain":true,"guesses":["PHP\'s built-in server is scanned, not what you deploy","add the database and the variables that it needs (DATABASE_URL)"]},{"what":"PHP site","file":"^index\\\\.php$","content":"<\\\\?(?:php|=)","setup":{"action":"shivammathur/setup-php","inputs":{"php-version":"\'8.4\'"}},"commands":[{"run":"php -S 127.0.0.1:{port} &"}],"ports":[],"port":8000,"isPortCertain":true,"guesses":["PHP\'s built-in server is scanned, not what you deploy","add the packages and the database that it needs"]},{"what":"Cloudflare Worker","file":"^wrangler\\\\.(?:toml|jsonc?)$","content":"\\\\bmain\\\\b|\\\\bassets\\\\b","setup":{"action":"actions/setup-node","inputs":{"node-version":"lts/*"}},"commands":[{"run":"npx --yes wrangler dev --port {port} &"}],"ports":[],"port":8787,"isPortCertain":true,"guesses":["wrangler dev is scanned, with local bindings and without the secrets of the Worker"]},{"what":"Deno application","file":"^deno\\\\.jsonc?$","content":"\\"start\\"\\\\s{0,9}:","setup":{"action":"denoland/setup-deno","inputs":{"deno-version":"v2.x"}},"commands":[{"run":"deno task build","when":"\\"build\\"\\\\s{0,9}:"},{"run":"deno task start &"}],"ports":[{"files":["deno.json","deno.jsonc","main.ts","server.ts","src/main.ts"],"pattern":"(?:--port[= ]|\\\\bport\\\\s{0,9}:\\\\s{0,9})(\\\\d{2,5})\\\\b"}],"port":8000,"isPortCertain":false,"guesses":[]},{"what":"Jekyll site","file":"^Gemfile$","content":"^[ \\\\t]{0,9}gem [\\"\'](?:jekyll|github-pages)[\\"\']","setup":{"action":"ruby/setup-ruby","versionFile":{"name":".ruby-version","inputs":{"bundler-cache":"true"}},"inputs":{"bundler-cache":"true","ruby-version":"ruby"}},"commands":[{"run":"bundle exec jekyll build"},{"run":"python3 -m http.server {port} --bind 127.0.0.1 --directory _site &"}],"ports":[],"port":8080,"isPortCertain":true,"guesses":["the response headers are those of this server, not of your host: use init --url with a preview if you have one"]}]}');
const expression = pattern => new RegExp(pattern, "m");
const optional = pattern => pattern === undefined ? null : expression(pattern);
const STACKS = stacks_namespaceObject.I.map(row => ({
...row,
file: expression(row.file),
content: expression(row.content),
version: optional(row.setup?.version?.pattern),
services: (row.services ?? []).map(service => ({
...service,
when: expression(service.when)
})),
commands: row.commands.map(({run: run, env: env, when: when, unless: unless}) => ({
command: {
run: run,
...env === undefined ? {} : {
env: env
}
},
when: optional(when),
unless: optional(unless)
})),
ports: row.ports.flatMap(({files: files, pattern: pattern}) => files.map(file => ({
file: file,
pattern: expression(pattern)
})))
}));
async function stackProject(files, root) {
for (const stack of STACKS) for (const file of files.matching(stack.file)) {
const text = await files.text(file);
if (stack.content.test(text)) return projectOf(stack, file, text, await stacks_portOf(stack, files) ?? await stacks_portOf(stack, root), root);
}
return null;
}
function projectOf(stack, file, text, named, root) {
const port = named ?? stack.port;
const commands = stack.commands.filter(({when: when, unless: unless}) => when?.test(text) !== false && unless?.test(text) !== true).map(({command: {run: run, ...others}}) => ({
run: run.replaceAll("{port}", String(port)).replaceAll("{file}", file),
...others
}));
const services = stack.services.filter(({when: when}) => when.test(text));
const isGuessed = named === null && !stack.isPortCertain;
return {
kind: "started",
what: stack.what,
...services.length === 0 ? {} : {
services: services
},
steps: [ ...stacks_setupOf(stack, text, root), ...commands ],
url: `http://localhost:${port}`,
guesses: [ ...isGuessed ? [ `port ${port} is a guess: check it` ] : [], ...stack.guesses ]
};
}
function stacks_setupOf({setup: setup, version: version}, text, root) {
if (setup === undefined) return [];
const {action: action, versionFile: versionFile, inputs: inputs} = setup;
if (versionFile !== undefined && root.has(versionFile.name)) return [ {
uses: pinned(action),
...withOf(versionFile.inputs)
} ];
const found = version?.exec(text)?.[1] ?? setup.version?.fallback ?? "";
const entries = Object.entries(inputs).map(([name, value]) => [ name, value.replaceAll("{version}", found) ]);
return [ {
uses: pinned(action),
...withOf(Object.fromEntries(entries))
} ];
}
function withOf(inputs) {
return Object.keys(inputs).length === 0 ? {} : {
with: inputs
};
}
async function stacks_portOf({ports: ports}, files) {
for (const {file: file, pattern: pattern} of ports) {
const found = pattern.exec(await files.text(file))?.slice(1).find(group => group !== undefined);
const port = Number(found);
if (Number.isInteger(port) && port > 0 && port < 65536) return port;
}
return null;
}
const detect_project_FRAMEWORKS = {
"@angular/core": "Angular",
nuxt: "Vue",
vue: "Vue",
"react-dom": "React",
preact: "Preact",
svelte: "Svelte",
"solid-js": "Solid",
"@builder.io/qwik": "Qwik",
"ember-source": "Ember"
};
const FOLDERS = [ "frontend", "client", "web", "ui", "webapp" ];
async function frontEndOf(files, folder) {
const below = FOLDERS.map(name => folder === "" ? name : `${folder}/${name}`);
for (const place of [ folder, ...below ]) {
const manifest = await (place === "" ? files : await files.in(place)).json("package.json");
if (!(0, records.u4)(manifest)) continue;
const packages = [ manifest["dependencies"], manifest["devDependencies"] ].flatMap(list => (0, 
records.u4)(list) ? Object.keys(list) : []);
const known = Object.keys(detect_project_FRAMEWORKS).find(name => packages.includes(name));
if (known !== undefined) return detect_project_FRAMEWORKS[known] ?? null;
}
return null;
}
const APPLICATION_FOLDERS = [ "apps", "packages", "services", "src" ];
const SINGLE_FOLDERS = [ "web", "www", "site", "app", "frontend", "client", "backend", "server", "api", "src" ];
const NO_APPLICATION = /^(?:docs?|documentation|examples?|samples?|demos?|tests?|specs?|e2e|fixtures|bench(?:marks?)?|scripts?|tools?|vendor|third_party|infra(?:structure)?|deploy(?:ment)?s?|terraform|charts?|helm|k8s|lib|libs|dist|build|public|static|assets|node_modules)$/i;
const FIRST = /^(?:web|www|site|app|frontend|client)/i;
const DOCUMENTATION = /^(?:docs?|storybook)$/i;
const APPLICATIONS_MAX = 60;
const detect_project_NAMES_SHOWN = 8;
const DESCRIPTION_FILES = [ "openapi", "swagger" ].flatMap(name => [ "yaml", "yml", "json" ].map(type => `${name}.${type}`));
const DESCRIPTION_FOLDERS = [ "docs", "api", "spec", "openapi" ];
async function detectProject(root, environment) {
const files = await ProjectFiles.open(root, await gitView(root, environment));
const detected = await detectStart(files);
const {project: project} = detected;
const folder = project.kind === "started" ? project.folder : "";
return {
...detected,
description: await descriptionFile(files, folder),
frontEnd: await frontEndOf(files, folder)
};
}
async function descriptionFile(files, folder) {
const below = parent => [ parent, ...DESCRIPTION_FOLDERS.map(name => parent === "" ? name : `${parent}/${name}`) ];
for (const place of new Set([ ...below(folder), ...below("") ])) {
const found = place === "" ? files : await files.in(place);
const name = found.first(...DESCRIPTION_FILES);
if (name !== null && /(?:^|[{,\n]\s{0,20})["']?(?:openapi|swagger)["']?\s{0,5}:/.test(await found.text(name))) return place === "" ? name : `${place}/${name}`;
}
return null;
}
async function detectStart(files) {
const declared = await workspaceFolders(files);
const folders = await applicationFolders(files, declared);
const previews = await previewProjects(files, folders);
const deployed = previews[0] ?? await calledProject(files);
if (deployed !== null) return {
project: deployed,
notes: otherPreviews(previews)
};
const notes = hostHints(files);
const isWorkspace = declared.length > 0;
const compose = await composeFindings(files);
notes.push(...compose.notes);
const own = compose.project ?? await startedProject(files, {
files: files,
around: [],
isWorkspace: isWorkspace,
notes: notes
});
if (own !== null) return {
project: await completed({
...own,
folder: ""
}, files, compose),
notes: notes
};
const found = await startedIn(files, folders, notes);
const [chosen, ...others] = found.toSorted((one, other) => rank(one) - rank(other));
if (chosen !== undefined) {
if (others.length > 0) notes.push(choice(chosen, others));
return {
project: await completed(chosen, files, compose),
notes: notes
};
}
const last = (isWorkspace ? await startedProject(files, {
files: files,
around: [],
isWorkspace: false,
notes: []
}) : null) ?? await declaredProject(files, files) ?? await staticProject(files);
if (last !== null) return {
project: await completed({
...last,
folder: ""
}, files, compose),
notes: notes
};
const further = (await files.folders()).filter(name => !folders.includes(name) && !NO_APPLICATION.test(name));
const [only, ...more] = await startedIn(files, further.slice(0, APPLICATIONS_MAX), notes);
if (only === undefined) return {
project: await unknownProject(files),
notes: notes
};
if (more.length > 0) notes.push(choice(only, more));
return {
project: await completed(only, files, compose),
notes: notes
};
}
async function startedIn(files, folders, notes) {
const found = [];
for (const folder of folders) {
const inner = await files.in(folder);
const nested = await composeFindings(inner);
const project = nested.project ?? await startedProject(inner, {
files: files,
around: [ files ],
isWorkspace: false,
notes: notes
});
if (project === null) continue;
found.push({
...project,
folder: folder
});
if (nested.dependencies.length === 0) notes.push(...nested.notes); else notes.push(`the job does not start the services of the compose file in ${folder}: add them if it needs them`);
}
return found;
}
function choice(chosen, others) {
const names = others.slice(0, detect_project_NAMES_SHOWN).map(({folder: folder, url: url}) => `${folder} (${url})`);
return `${chosen.folder} was chosen; other applications: ${names.join(", ")}`;
}
function otherPreviews(previews) {
const [chosen, ...others] = previews;
return others.map(({provider: provider, reason: reason}) => `${chosen?.provider.name} was chosen; ${provider.name} may have previews, too (${reason})`);
}
function rank({folder: folder}) {
const name = folder.split("/").at(-1) ?? "";
if (DOCUMENTATION.test(name)) return 3;
return FIRST.test(name) ? 0 : folder.startsWith("packages/") ? 2 : 1;
}
async function applicationFolders(files, declared) {
const usual = await Promise.all(APPLICATION_FOLDERS.map(async parent => (await files.folders(parent)).map(name => `${parent}/${name}`)));
const single = SINGLE_FOLDERS.filter(name => files.has(name));
return [ ...new Set([ ...declared, ...usual.flat(), ...single ]) ].slice(0, APPLICATIONS_MAX);
}
async function completed(project, root, compose) {
if (compose.project !== null) return project;
const files = project.folder === "" ? root : await root.in(project.folder);
const steps = [ ...compose.dependencies.map(step => ({
...step,
isAtRoot: true
})), ...project.steps ];
const isServed = compose.dependencies.length > 0 || project.services !== undefined;
const missing = isServed ? [] : await databasesOf(files);
const example = files.first(".env.example", ".env.sample", ".env.template", ".env.dist");
const isCopied = steps.some(step => "run" in step && step.run.includes(".env"));
return {
...project,
steps: steps,
guesses: [ ...project.guesses, ...missing.length === 0 ? [] : [ `the application may need ${missing.join(", ")}, which the job does not start: add it to the job under services` ], ...example === null || isCopied || files.has(".env") ? [] : [ `the application may need the variables of ${files.path(example)}, which the job does not set` ] ]
};
}
async function startedProject(files, surroundings) {
const {around: around, isWorkspace: isWorkspace, notes: notes, files: root} = surroundings;
const manifest = await files.json("package.json");
if (typeof manifest === "string") notes.push(`${files.path("package.json")} was not used: ${manifest}`);
const node = (0, records.u4)(manifest) ? await nodeProject(files, manifest, around, isWorkspace) : null;
if (files.has("Dockerfile")) return dockerProject(files, node?.url ?? null, files.path("Dockerfile"));
return await railsProject(files) ?? await laravelProject(files) ?? await pythonProject(files, root) ?? await springProject(files) ?? await goProject(files) ?? node ?? await stackProject(files, root);
}
async function findRepository(directory) {
for (let folder = (0, external_node_path_.resolve)(directory); ;folder = (0, external_node_path_.dirname)(folder)) {
const git = await gitFolder(folder);
if (git !== null) return {
root: folder,
...await defaultBranch(git)
};
if (folder === (0, external_node_path_.dirname)(folder)) return null;
}
}
async function gitFolder(folder) {
const path = (0, external_node_path_.join)(folder, ".git");
const found = await (0, promises_.stat)(path).catch(() => null);
if (found === null) return null;
if (found.isDirectory()) return path;
const named = /^gitdir: (.+)$/m.exec(await find_repository_text(path))?.[1];
if (named === undefined) return null;
const own = (0, external_node_path_.resolve)(folder, named.trim());
const common = (await find_repository_text((0, external_node_path_.join)(own, "commondir"))).trim();
return common === "" ? own : (0, external_node_path_.resolve)(own, common);
}
async function defaultBranch(git) {
const remote = /^ref: refs\/remotes\/origin\/(\S+)/.exec(await find_repository_text((0, 
external_node_path_.join)(git, "refs/remotes/origin/HEAD")))?.[1];
if (remote !== undefined) return {
defaultBranch: remote,
isBranchGuessed: false
};
const packed = await find_repository_text((0, external_node_path_.join)(git, "packed-refs"));
for (const name of [ "main", "master", "trunk", "develop" ]) {
const isPacked = packed.includes(` refs/heads/${name}\n`) || packed.includes(` refs/remotes/origin/${name}\n`);
if (isPacked || await exists((0, external_node_path_.join)(git, "refs/heads", name))) return {
defaultBranch: name,
isBranchGuessed: true
};
}
const current = /^ref: refs\/heads\/(\S+)/.exec(await find_repository_text((0, external_node_path_.join)(git, "HEAD")))?.[1];
return {
defaultBranch: current ?? "main",
isBranchGuessed: true
};
}
async function find_repository_text(path) {
return await (0, promises_.readFile)(path, "utf8").catch(() => "");
}
async function exists(path) {
return await (0, promises_.stat)(path).then(() => true, () => false);
}
function recognized(project) {
switch (project.kind) {
case "preview":
return `it scans the previews of ${project.provider.name} (${project.reason})`;

case "called":
return `a job of ${project.workflow} calls it after it has deployed`;

case "started":
return `it starts the ${project.what}${project.folder === "" ? "" : ` in ${project.folder}`} and scans ${project.url}, forms included, because its data ends with the job (active-post: local)`;

case "unknown":
return project.instead === null ? "init could not tell how to start your application, so it scans nothing yet" : `there is no application here, but ${project.instead}: it scans nothing until you name the URL where that is deployed`;
}
}
function remarksOf({project: project, notes: notes}) {
switch (project.kind) {
case "preview":
return [ ...notes, ...project.provider.guess === null ? [] : [ project.provider.guess ] ];

case "called":
return [ ...notes ];

case "started":
return [ ...notes, ...project.guesses ];

case "unknown":
return [ ...project.instead === null ? [ "could not tell how to start your application" ] : [ `no application here, but ${project.instead}: name the URL where that is deployed; .github/examples/nightly.yml has more` ], ...project.seen, ...notes ];
}
}
function openPoints(repository, detection, hasTarget) {
const {project: project} = detection;
const remarks = project.kind === "unknown" ? remarksOf(detection).slice(1) : remarksOf(detection);
const points = hasTarget ? [] : remarks;
const isOnPush = project.kind === "started" || project.kind === "unknown" && project.instead === null;
if (repository === null) points.push("move it into a Git repository: GitHub reads .github/workflows at the root of one"); else if (repository.isBranchGuessed && isOnPush) points.push(`check the default branch: ${repository.defaultBranch} is a guess, because origin/HEAD is unknown`);
if (project.kind === "unknown" && !hasTarget) points.push(`replace the example URL, which the gate refuses, or run init --url URL --force${project.instead === null ? "" : "; .github/examples/nightly.yml shows a nightly scan"}`);
if (project.kind === "preview") points.push(...previewPoints(project.provider));
if (project.kind === "called") points.push(...calledPoints(project));
return points;
}
function previewPoints({name: name, bypass: bypass}) {
return [ ...bypass === undefined ? [] : [ `create the secret ${bypass.secret} if ${name} protects your previews; otherwise remove request-headers` ], "change HOSTS in the workflow if your previews have a domain of their own, or the repository several projects" ];
}
function calledPoints({workflow: workflow, runsOnPush: runsOnPush}) {
const baseline = "without a run on the default branch there is no baseline, and every finding counts as new";
return [ `add the lines below to ${workflow}`, ...runsOnPush ? [] : [ `let ${workflow} run on pushes to the default branch, too: ${baseline}` ] ];
}
function callingJob({job: job, url: url, workflow: workflow}, gate) {
const lines = `\njobs:\n  ${job}:\n    outputs:\n      url: ${url}\n  gate:\n    needs: ${job}\n    uses: ./${gate.replaceAll("\\", "/")}\n    with:\n      target: \${{ needs.${job}.outputs.url }}\n    permissions:\n      contents: read\n      actions: read\n      pull-requests: write\n`;
const shown = lines.split("\n").map(terminal.escapeTerminal).join("\n");
return `\nAdd to ${(0, terminal.escapeTerminal)(workflow)}:\n${shown}`;
}
const WORKFLOW = (0, external_node_path_.join)(".github", "workflows", "scan-gate.yml");
const FLAGS = {
url: {
type: "string",
value: "URL",
description: "URL to scan, if it is known: a preview or staging deployment."
},
action: {
type: "string",
value: "OWNER/REPO@REF",
description: `Repository and ref of the action. Default: the placeholder ${ACTION_TO_REPLACE}.`
},
"repository-id": {
type: "string",
value: "N",
description: "GitHub id of the repository (gh api repos/OWNER/NAME --jq .id), to print the complete DNS record."
},
print: {
type: "boolean",
description: "Print the workflow without writing it."
},
force: {
type: "boolean",
description: "Overwrite an existing workflow file."
},
help: cli_flags.lu
};
const HELP = (0, help.bD)([ "init [--url URL] [--print]" ], `Detects how the repository around the current folder is deployed or started (preview provider, compose file, Dockerfile,\nframework) and writes a workflow to ${WORKFLOW}.\nSays what it had to guess, and prints the DNS record that proves ownership, if one is needed.`, FLAGS);
async function run(args, io) {
const flags = (0, cli_flags.CH)(args, FLAGS, HELP, io);
if (flags === null) return 0;
(0, cli_flags.gP)(flags, "init takes flags only; give the URL with --url.");
const {target: target, isPrivate: isPrivate, repositoryId: repositoryId, action: action} = readOptions(flags);
const repository = await findRepository(io.directory);
const root = repository?.root ?? io.directory;
const detection = target === null ? await detectProject(root, io.environment) : UNDETECTED;
const {project: project, description: description, frontEnd: frontEnd} = detection;
const workflow = workflowFor({
project: project,
description: description,
frontEnd: frontEnd,
defaultBranch: repository?.defaultBranch ?? "main",
url: target?.input ?? null,
isPrivate: isPrivate,
remarks: target === null ? remarksOf(detection) : []
}).replaceAll(ACTION_TO_REPLACE, action ?? ACTION_TO_REPLACE);
if (flags.flag("print") === true) {
io.out(workflow);
return 0;
}
await writeNew((0, external_node_path_.join)(root, WORKFLOW), workflow, flags.flag("force") === true);
const what = target === null ? recognized(project) : `it scans ${target.input}`;
io.out(`Wrote ${(0, terminal.escapeTerminal)((0, external_node_path_.relative)(io.directory, (0, 
external_node_path_.join)(root, WORKFLOW)))}: ${(0, terminal.escapeTerminal)(what)}.\n`);
if (target !== null && !isPrivate) await explainOwnership(target.hostname, repositoryId, io);
const todo = [ ...openPoints(repository, detection, target !== null), ...action === undefined ? [ `replace ${ACTION_TO_REPLACE} with the repository of the action, or use --action OWNER/REPO@v1` ] : [] ];
if (todo.length === 0) io.out("Commit it and open a pull request. Nothing else is needed.\n"); else io.out(`Before you commit it:\n${todo.map(line => `  - ${(0, 
terminal.escapeTerminal)(line)}\n`).join("")}`);
if (project.kind === "called") io.out(callingJob(project, WORKFLOW));
return 0;
}
const UNDETECTED = {
project: {
kind: "unknown",
instead: null,
seen: []
},
notes: [],
description: null,
frontEnd: null
};
function readOptions(flags) {
const url = flags.text("url");
const target = url === undefined ? null : (0, parse_target.h)("--url", url);
const isPrivate = target !== null && (0, local_names.mJ)((0, target_address.B1)(target.hostname).host);
const repositoryId = flags.text("repository-id");
if (repositoryId !== undefined && !/^[0-9]{1,15}$/.test(repositoryId)) throw new usage_error.UsageError("--repository-id", `${(0, 
usage_error.S)(repositoryId)} is not a number.`);
const action = flags.text("action");
if (action !== undefined && !/^[\w.-]{1,100}\/[\w./-]{1,200}@[\w./-]{1,200}$/.test(action)) throw new usage_error.UsageError("--action", `${(0, 
usage_error.S)(action)} is not OWNER/REPO@REF.`);
return {
target: target,
isPrivate: isPrivate,
repositoryId: repositoryId,
action: action
};
}
async function writeNew(path, content, force) {
try {
await (0, promises_.mkdir)((0, external_node_path_.dirname)(path), {
recursive: true
});
await (0, promises_.writeFile)(path, content, {
flag: force ? "w" : "wx"
});
} catch (cause) {
const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
const message = code === "EEXIST" && !force ? "already exists. Use --force to overwrite it, or --print to show the workflow." : `cannot be written (${typeof code === "string" ? code : "unknown error"}). Use --print to show the workflow.`;
throw new usage_error.UsageError(WORKFLOW, message, {
cause: cause
});
}
}
async function explainOwnership(hostname, repositoryId, io) {
io.out(`\n${(0, terminal.escapeTerminal)(hostname)} is public: the workflow runs quick scans, which need no proof of ownership; standard and compliance scans need one.\n`);
if (repositoryId === undefined) {
io.out("The first such scan prints the DNS record to add; init --repository-id N prints it now.\n\n");
return;
}
const {verificationOf: verificationOf} = await Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("typebox-build-format-date"), __webpack_require__.e("contract-channel"), __webpack_require__.e("contract-coverage"), __webpack_require__.e("package-json"), __webpack_require__.e("client-api-error"), __webpack_require__.e("module-44645") ]).then(__webpack_require__.bind(__webpack_require__, 44645));
const instructions = await verificationOf(hostname, repositoryId);
io.out("Publish one of these once; it is valid for every run of this repository:\n");
for (const entry of instructions) {
const where = entry.record_name === undefined ? entry.url ?? entry.method : `${entry.record_type ?? "TXT"} ${entry.record_name}`;
io.out(`  ${(0, terminal.escapeTerminal)(where)}   ${(0, terminal.escapeTerminal)(entry.value)}\n`);
}
io.out("\n");
}
},
6222: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CH: () => flagsOrHelp,
bQ: () => parseFlags,
gP: () => assertFlagsOnly,
lu: () => HELP_FLAG
});
var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84472);
var _shared_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27830);
const HELP_FLAG = {
type: "boolean",
short: "h",
description: "Show this help."
};
function flagsOrHelp(args, table, help, io) {
const flags = parseFlags(args, table);
if (flags.flag("help") !== true) return flags;
io.out(help(io.outColumns));
return null;
}
function assertFlagsOnly({positionals: [surplus]}, message) {
if (surplus !== undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError((0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(surplus), message);
}
function parseFlags(args, table) {
const {values: values, positionals: positionals, tokens: tokens} = (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
args: args.map(arg => normalized(arg, table)),
options: Object.fromEntries(Object.entries(table).map(([name, flag]) => [ name, {
type: flag.type,
...flag.multiple === true ? {
multiple: true
} : {},
...flag.short === undefined ? {} : {
short: flag.short
}
} ])),
strict: false,
tokens: true,
allowPositionals: true,
allowNegative: true
});
for (const token of tokens) if (token.kind === "option") assertUsable(token, table);
const given = values;
const textsOf = name => {
const value = given[name];
return (Array.isArray(value) ? value : [ value ]).filter(entry => typeof entry === "string");
};
return {
positionals: positionals,
text: name => textsOf(name).at(-1),
texts: textsOf,
flag: name => typeof given[name] === "boolean" ? given[name] : undefined
};
}
function assertUsable({name: name, rawName: rawName, value: value, inlineValue: inlineValue}, table) {
const positive = name.replace(/^no-/, "");
const flag = Object.hasOwn(table, name) ? table[name] : undefined;
const isNegative = flag === undefined && Object.hasOwn(table, positive) && table[positive]?.type === "boolean";
if (flag === undefined && !isNegative) {
const near = (0, _shared_nearest_js__WEBPACK_IMPORTED_MODULE_2__.p)(positive, Object.keys(table));
const hint = near === null ? "See --help." : `Did you mean --${near}? See --help.`;
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError((0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(rawName).slice(1, -1), `unknown flag. ${hint}`);
}
if (flag?.type !== "string") {
if (value !== undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(`--${name}`, "is a switch and takes no value.");
return;
}
const isMissing = value === undefined || inlineValue !== true && /^-./.test(value);
if (isMissing) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(`--${name}`, `needs a value: --${name} ${flag.value ?? "VALUE"}.`);
}
function normalized(arg, table) {
const match = /^--([a-z-]+)=(true|false)$/.exec(arg);
if (match === null) return arg;
const [, name = "", value] = match;
if (table[name]?.type !== "boolean") return arg;
return value === "true" ? `--${name}` : `--no-${name}`;
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
3367: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
h: () => parseTarget
});
var _contract_target_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(863);
var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84472);
function parseTarget(input, given) {
const address = parseOrThrow(input, given);
const hostname = (0, _contract_target_address_js__WEBPACK_IMPORTED_MODULE_0__.xY)(address);
const {scheme: scheme, path: path} = address;
const [pathname, query] = path === null || path === "/" ? [ "" ] : path.split("?", 2);
return {
input: `${scheme === null ? "" : `${scheme}://`}${hostname}${pathname}${query === undefined ? "" : "?…"}`,
hostname: hostname,
options: {
...scheme === null ? {} : {
scheme: scheme
},
...path === null || path === "/" ? {} : {
start_path: path
}
}
};
}
function parseOrThrow(input, given) {
try {
return (0, _contract_target_address_js__WEBPACK_IMPORTED_MODULE_0__.B1)(given);
} catch (error) {
if (!(error instanceof _contract_target_address_js__WEBPACK_IMPORTED_MODULE_0__.zC)) throw error;
throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(input, `${(0, 
_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(withoutUserInfo(given))}: ${error.message}`);
}
}
function withoutUserInfo(text) {
const bare = text.replace(/[?#].*/s, "");
return bare.replace(/^([a-z][a-z0-9+.-]*:\/*)?[^/\\]*@/i, "$1");
}
},
82723: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$A: () => integerInput,
QR: () => numberInput,
Ts: () => durationInput,
dt: () => listInput,
gX: () => enumInput,
tE: () => booleanInput
});
var _usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84472);
function listInput(text) {
return text.split(/\r?\n/).filter(line => !line.trim().startsWith("#")).flatMap(line => line.split(",")).map(part => part.trim()).filter(part => part !== "");
}
function enumInput(input, text, allowed) {
const value = text.trim().toLowerCase();
const found = allowed.find(candidate => candidate === value);
if (found !== undefined) return found;
const near = allowed.find(candidate => candidate.startsWith(value.slice(0, 2)) && value.length > 1);
const hint = near === undefined ? "" : ` Did you mean ${near}?`;
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0, 
_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(text)} is not one of ${allowed.join(", ")}.${hint}`);
}
function booleanInput(input, text) {
const value = text.trim();
if (/^(true|True|TRUE)$/.test(value)) return true;
if (/^(false|False|FALSE)$/.test(value)) return false;
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0, 
_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(text)} is not true or false.`);
}
function integerInput(input, text, minimum, maximum) {
const value = text.trim();
if (!/^-?[0-9]{1,15}$/.test(value)) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0, 
_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(text)} is not a whole number.`);
return within(input, Number(value), minimum, maximum);
}
function numberInput(input, text, minimum, maximum) {
const value = text.trim();
if (!/^-?[0-9]{1,15}(\.[0-9]{1,6})?$/.test(value)) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0, 
_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(text)} is not a number.`);
return within(input, Number(value), minimum, maximum);
}
const SECONDS_OF_UNIT = {
s: 1,
m: 60,
h: 3600,
d: 86400
};
function durationInput(input, text, maximumSeconds) {
const match = /^([0-9]{1,9})([smhd])$/.exec(text.trim());
if (match === null) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0, 
_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(text)} is not a duration such as 30m, 24h or 7d.`);
const seconds = Number(match[1]) * SECONDS_OF_UNIT[match[2]];
if (seconds >= 1 && seconds <= maximumSeconds) return seconds;
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0, 
_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(text)} is out of range; allowed are 1s to ${maximumSeconds / 86400}d.`);
}
function within(input, value, minimum, maximum) {
if (value >= minimum && value <= maximum) return value;
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${value} is out of range; allowed are ${minimum} to ${maximum}.`);
}
},
84472: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S: () => shown,
UsageError: () => UsageError
});
var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89853);
class UsageError extends Error {
code="usage_error";
input;
problems;
constructor(input, message, options) {
super(options?.problems?.map(problem => problem.message).join("\n") ?? `${input}: ${message}`, options);
this.name = "UsageError";
this.input = input;
this.problems = options?.problems ?? [ {
title: `invalid input ${input}`,
message: this.message,
isPublic: false
} ];
}
static inFile(input, file, problems, options) {
const listed = problems.map(({line: line, text: text}) => ({
title: line === null ? file : `${file}, line ${line}`,
message: `${file}: ${text}${line === null ? "" : ` (line ${line})`}${text.endsWith("?") ? "" : "."}`,
isPublic: true
}));
return new UsageError(input, "", {
...options,
problems: listed
});
}
}
function shown(value) {
return `"${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.xv)((0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(value), 80)}"`;
}
},
1964: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$R: () => folderOfCommit,
$Y: () => git,
D3: () => commitOf,
MT: () => prefixOf,
jh: () => isCommitId,
rm: () => fileOfCommit
});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
const TIME_LIMIT_MS = 1e4;
const OBJECT_BYTES_MAX = 8 * 1024 * 1024;
const DEPTH_MAX = 50;
const COMMIT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function isCommitId(text) {
return text !== null && COMMIT_ID.test(text);
}
async function fileOfCommit(directory, commit, path, bytesMax, environment) {
const [name = "", ...folders] = path.split("/").reverse();
const entry = (await folderOfCommit(directory, commit, folders.reverse().join("/"), environment)).get(name);
if (entry === undefined) return null;
if (!entry.mode.startsWith("100")) throw new Error("it is not a regular file there");
return (await verifiedObject(directory, "blob", entry.id, bytesMax, environment)).toString("utf8");
}
async function folderOfCommit(directory, commit, path, environment) {
if (!isCommitId(commit)) throw new Error("the commit is not a full id");
const read = (type, id) => verifiedObject(directory, type, id, OBJECT_BYTES_MAX, environment);
const segments = path === "" ? [] : path.split("/");
if (segments.length > DEPTH_MAX) throw new Error("the path is too deep");
const head = (await read("commit", commit)).toString("latin1");
let entries = entriesOf(await read("tree", /^tree ([0-9a-f]+)\n/.exec(head)?.[1] ?? ""), commit.length / 2);
for (const segment of segments) {
const entry = entries.get(segment);
if (entry?.mode !== "40000") return new Map;
entries = entriesOf(await read("tree", entry.id), commit.length / 2);
}
return entries;
}
async function commitOf(directory, reference, environment) {
if (!/^[A-Za-z0-9_][\w./@^~-]{0,254}$/.test(reference)) throw new Error("it is not the name of a commit");
const args = [ "rev-parse", "--verify", "--quiet", `${reference}^{commit}` ];
const id = (await git(directory, args, 1024, environment)).toString("latin1").trim();
if (!isCommitId(id)) throw new Error("git returned no commit");
return id;
}
async function prefixOf(directory, environment) {
const text = (await git(directory, [ "rev-parse", "--show-prefix" ], 8192, environment)).toString("utf8");
return text.replace(/\r?\n$/, "");
}
async function verifiedObject(directory, type, id, bytesMax, environment) {
if (!isCommitId(id)) throw new Error(`the ${type} has no valid id`);
const content = await git(directory, [ "cat-file", type, id ], bytesMax, environment);
const digest = (0, node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)(id.length === 40 ? "sha1" : "sha256");
const actual = digest.update(`${type} ${content.length}\0`).update(content).digest("hex");
if (actual !== id) throw new Error(`the local history is damaged: ${type} ${id.slice(0, 12)} does not match its id`);
return content;
}
function entriesOf(tree, idBytes) {
const entries = new Map;
for (let at = 0; at < tree.length; ) {
const space = tree.indexOf(32, at);
const zero = tree.indexOf(0, space);
if (space < 0 || zero < 0) break;
const end = zero + 1 + idBytes;
entries.set(tree.toString("utf8", space + 1, zero), {
mode: tree.toString("latin1", at, space),
id: tree.toString("hex", zero + 1, end)
});
at = end;
}
return entries;
}
async function git(directory, args, bytesMax, environment) {
const options = [ "--no-replace-objects", "-c", "safe.directory=*", "-c", "protocol.allow=never" ];
try {
const {stdout: stdout} = await (0, node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)("git", [ ...options, "-c", "core.fsmonitor=false", ...args ], {
cwd: directory,
env: cleanEnvironment(environment),
encoding: "buffer",
maxBuffer: bytesMax,
timeout: TIME_LIMIT_MS,
killSignal: "SIGKILL",
windowsHide: true
});
return stdout;
} catch (cause) {
const code = cause instanceof Error && "code" in cause ? cause.code : null;
if (code === "ENOENT") throw new Error("git is not installed", {
cause: cause
});
if (code === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER") throw new Error(`it is larger than ${bytesMax} bytes`, {
cause: cause
});
throw new Error("the local history does not have it", {
cause: cause
});
}
}
function cleanEnvironment(environment) {
const kept = Object.entries(environment).filter(entry => /^(PATH|SYSTEMROOT|TEMP|TMP)$/i.test(entry[0]) && entry[1] !== undefined);
return {
...Object.fromEntries(kept),
GIT_CONFIG_NOSYSTEM: "1",
GIT_CONFIG_GLOBAL: node_os__WEBPACK_IMPORTED_MODULE_2__.devNull,
GIT_NO_LAZY_FETCH: "1",
GIT_OPTIONAL_LOCKS: "0",
GIT_TERMINAL_PROMPT: "0",
LC_ALL: "C"
};
}
},
39906: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
fs: () => EXAMPLE_TARGET,
nJ: () => listTargets,
vj: () => configuredTargets
});
var _inputs_parse_target_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3367);
var _model_input_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82723);
var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84472);
const EXAMPLE_TARGET = "https://replace-me.example.com";
const EXAMPLE_HOSTS = [ new URL(EXAMPLE_TARGET).hostname, "preview.example.com" ];
function rejectExample(input, {hostname: hostname, input: shown}) {
if (EXAMPLE_HOSTS.includes(hostname)) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${shown} is an example, not your application: replace it with the URL to scan, or run "scan-gate init --url URL --force".`);
}
const MAX_TARGETS = 1e3;
function listTargets(sources, config) {
const inputOfFile = `${sources.configFile?.name ?? ""}: targets`;
const configured = configuredTargets(inputOfFile, config);
const given = (0, _model_input_values_js__WEBPACK_IMPORTED_MODULE_1__.dt)(sources.raw.targets ?? "");
const fromFile = given.length === 0 && configured.length > 0;
const input = fromFile ? inputOfFile : sources.naming("targets");
const listed = fromFile ? configured : (given.length > 0 ? given : sources.defaultTargets ?? []).map(text => {
const parsed = (0, _inputs_parse_target_js__WEBPACK_IMPORTED_MODULE_0__.h)(input, text);
return {
...parsed,
own: configured.find(({hostname: hostname}) => hostname === parsed.hostname)?.own ?? {}
};
});
if (listed.length === 0) {
const later = sources.proposed?.config ? ` ${sources.proposed.config.name} takes effect after merge.` : "";
throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `nothing to scan. Pass a host, host:port or an http(s) URL.${later}`);
}
if (listed.length > MAX_TARGETS) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `more than ${MAX_TARGETS} targets.`);
for (const target of listed) rejectExample(input, target);
return {
targets: listed,
fromFile: fromFile
};
}
function configuredTargets(input, config) {
return (config.targets ?? []).map(entry => {
const own = typeof entry === "string" ? {
target: entry
} : entry;
return {
...(0, _inputs_parse_target_js__WEBPACK_IMPORTED_MODULE_0__.h)(input, own.target),
own: own
};
});
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
96908: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
escapeTerminal: () => escapeTerminal
});
var _controls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
function escapeTerminal(text) {
return (0, _controls_js__WEBPACK_IMPORTED_MODULE_0__.mz)(text);
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
}
};
