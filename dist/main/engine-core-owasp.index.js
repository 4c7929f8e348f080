export const id = "engine-core-owasp";

export const ids = [ "engine-core-owasp", 6984, 2790 ];

export const modules = {
 89085: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Dc: () => Timestamp,
   OJ: () => SeverityCounts,
   Ot: () => countBySeverity,
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
   t2: () => prefixedId
  });
  var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
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
  function nullable(schema) {
   return typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Union([ schema, typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Null() ]);
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
  const SeverityCounts = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   critical: Count,
   high: Count,
   medium: Count,
   low: Count,
   info: Count,
   total: Count
  }, {
   additionalProperties: false,
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
 32790: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
   checkPage: () => checkPage,
   renderCheckIndex: () => renderCheckIndex,
   renderCheckPage: () => renderCheckPage
  });
  var owasp = __webpack_require__(41669);
  var owasp_api = __webpack_require__(40660);
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
  var registry = __webpack_require__(22097);
  function checkPage(id) {
   const check = registry.CHECKS.find(({meta: meta}) => meta.id === id);
   return check === undefined ? null : renderCheckPage(check.meta);
  }
  function renderCheckPage(meta) {
   return `${[ `# ${meta.title}`, `Check \`${meta.id}\``, factsTable(meta), `## What it is\n\n${meta.what}`, `## Why it matters\n\n${meta.why}`, `## How it is proven\n\n${meta.proof}`, `## How to fix it\n\n${meta.fix}`, ...snippets(meta), `## If this does not apply to you\n\n${optionsText(meta)}`, `## References\n\n${meta.references.map(url => `- <${url}>`).join("\n")}` ].join("\n\n")}\n`;
  }
  function renderCheckIndex(metas) {
   const sorted = [ ...metas ].sort((one, other) => one.id < other.id ? -1 : 1);
   const groups = Map.groupBy(sorted, ({id: id}) => id.split(".")[0] ?? "");
   const sections = [ ...groups ].map(([group, members]) => {
    const rows = members.map(({id: id, title: title, rating: rating, cwe: cwe, scanTypes: scanTypes}) => `| [${cell(title)}](${id}.md) | \`${id}\` | ${rating.severity} | ${cwe.join(", ") || "–"} | ${(0, 
    owasp.sb)(cwe).join(", ") || "–"} | ${scanTypes.join(", ")} |`);
    return `## ${group}\n\n| check | id | severity | CWE | OWASP | runs in |\n| --- | --- | --- | --- | --- | --- |\n${rows.join("\n")}`;
   });
   return `# Checks\n\n${sorted.length} checks in ${groups.size} groups. Generated by \`npm run generate\` from the checks; \`scan-gate explain <check id>\`\nprints the page of one.\n\n${sections.join("\n\n")}\n\n## OWASP API Security Top 10:2023\n\n| category | checks |\n| --- | --- |\n${owasp_api.u.map(apiRow).join("\n")}\n`;
  }
  function apiRow({id: id, name: name, checks: checks}) {
   const links = checks.map(check => `[\`${check}\`](${check}.md)`).join(", ");
   return `| ${id} ${name} | ${links || "none: not visible from outside"} |`;
  }
  function factsTable(meta) {
   const rows = [ [ "Severity", meta.isDeploymentOnly === true ? `${meta.rating.severity}; info on loopback, at most low on other local names` : meta.rating.severity ], [ "CVSS 4.0", `${meta.rating.score.toFixed(1)}, \`${meta.rating.vector}\` ([severity](../SEVERITY.md))` ], [ "Confidence", meta.confidence ], [ "Runs in", meta.scanTypes.join(", ") ], [ "CWE", meta.cwe.map(id => `[${id}](https://cwe.mitre.org/data/definitions/${id.slice(4)}.html)`).join(", ") ], [ "OWASP Top 10:2025", (0, 
   owasp.sb)(meta.cwe).map(owasp.j7).join(", ") ], [ "OWASP API Security Top 10:2023", (0, 
   owasp_api.Y)(meta.id).join(", ") ], [ "OWASP ASVS 5.0", (meta.requirements.asvs ?? []).join(", ") ], [ "PCI DSS 4.0.1", (meta.requirements.pci ?? []).join(", ") ] ];
   const given = rows.filter(([, value]) => value !== "");
   return `| | |\n| --- | --- |\n${given.map(([name, value]) => `| ${name} | ${value} |`).join("\n")}`;
  }
  function snippets({snippets: given = {}}) {
   const stacks = Object.keys(STACKS).filter(stack => given[stack] !== undefined);
   return stacks.map(stack => `### ${STACKS[stack].name}\n\n\`\`\`${STACKS[stack].language}\n${given[stack]}\n\`\`\``);
  }
  function optionsText({id: id, rating: rating}) {
   return `In the [configuration file](../CONFIGURATION.md), accept single findings for a limited time, rate the findings of the check\ndifferently, or skip it:\n\n\`\`\`yaml\nignore:\n  - check: ${id}\n    path: /example\n    reason: Why this is acceptable here.\n    expires: 2027-12-31\nseverity-overrides:\n  ${id}: ${rating.severity === "info" ? "low" : "info"}\ndisable-checks: [${id}]\n\`\`\`\n\nIn the API, \`disable_checks\` and \`severity_overrides\` are options of a scan.`;
  }
  function cell(text) {
   return text.replaceAll("|", "\\|").replace(/\s+/g, " ");
  }
 },
 40660: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Y: () => owaspApiTitles,
   u: () => OWASP_API_TOP_10
  });
  var _data_owasp_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22715);
  const OWASP_API_TOP_10 = _data_owasp_json__WEBPACK_IMPORTED_MODULE_0__.FH;
  function owaspApiTitles(checkId) {
   return OWASP_API_TOP_10.filter(({checks: checks}) => checks.includes(checkId)).map(({id: id, name: name}) => `${id} ${name}`);
  }
 },
 41669: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   j7: () => owaspTitle,
   jK: () => OWASP_TOP_10,
   sb: () => owaspOf
  });
  var _data_owasp_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22715);
  const OWASP_TOP_10 = _data_owasp_json__WEBPACK_IMPORTED_MODULE_0__.$h.map(({cwe: cwe, ...category}) => ({
   ...category,
   cwe: cwe.flatMap(line => line.split(" ").map(Number))
  }));
  const CATEGORY_OF = new Map(OWASP_TOP_10.flatMap(({id: id, cwe: cwe}) => cwe.map(number => [ `CWE-${number}`, id ])));
  function owaspOf(cwe) {
   return [ ...new Set(cwe.flatMap(id => CATEGORY_OF.get(id) ?? [])) ].sort();
  }
  function owaspTitle(id) {
   const category = OWASP_TOP_10.find(entry => entry.id === id);
   return category === undefined ? id : `${category.id} ${category.name}`;
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
 },
 22715: module => {
  module.exports = JSON.parse('{"$h":[{"id":"A01:2025","name":"Broken Access Control","cwe":["22 23 36 59 61 65 200 201 219 276 281 282 283 284 285 352 359 377 379 402 424 425 441 497","538 540 548 552 566 601 615 639 668 732 749 862 863 918 922 1275"]},{"id":"A02:2025","name":"Security Misconfiguration","cwe":["5 11 13 15 16 260 315 489 526 547 611 614 776 942 1004 1174"]},{"id":"A03:2025","name":"Software Supply Chain Failures","cwe":["447 1035 1104 1329 1357 1395"]},{"id":"A04:2025","name":"Cryptographic Failures","cwe":["261 296 319 320 321 322 323 324 325 326 327 328 329 330 331 332 334 335 336 337 338 340","342 347 523 757 759 760 780 916 1240 1241"]},{"id":"A05:2025","name":"Injection","cwe":["20 74 76 77 78 79 80 83 86 88 89 90 91 93 94 95 96 97 98 99 103 104 112 113 114 115 116","129 159 470 493 500 564 610 643 644 917"]},{"id":"A06:2025","name":"Insecure Design","cwe":["73 183 256 266 269 286 311 312 313 316 362 382 419 434 436 444 451 454 472 501 522 525 539","598 602 628 642 646 653 656 657 676 693 799 807 841 1021 1022 1125"]},{"id":"A07:2025","name":"Authentication Failures","cwe":["258 259 287 288 289 290 291 293 294 295 297 298 299 300 302 303 304 305 306 307 308 309","346 350 384 521 613 620 640 798 940 941 1390 1391 1392 1393"]},{"id":"A08:2025","name":"Software or Data Integrity Failures","cwe":["345 353 426 427 494 502 506 509 565 784 829 830 915 926"]},{"id":"A09:2025","name":"Security Logging and Alerting Failures","cwe":["117 221 223 532 778"]},{"id":"A10:2025","name":"Mishandling of Exceptional Conditions","cwe":["209 215 234 235 248 252 274 280 369 390 391 394 396 397 460 476 478 484 550 636 703 754","755 756"]}],"FH":[{"id":"API1:2023","name":"Broken Object Level Authorization","checks":["api.bola","access.broken-object-level"]},{"id":"API2:2023","name":"Broken Authentication","checks":["api.broken-authentication","api.jwt-expired-accepted","api.jwt-none","api.jwt-signature-ignored","api.jwt-weak-key","api.user-enumeration","api.graphql-batching"]},{"id":"API3:2023","name":"Broken Object Property Level Authorization","checks":["api.mass-assignment","api.secret-properties","api.undocumented-properties"]},{"id":"API4:2023","name":"Unrestricted Resource Consumption","checks":["api.graphql-batching","api.graphql-depth"]},{"id":"API5:2023","name":"Broken Function Level Authorization","checks":["api.bfla","api.verb-tampering","access.broken-function-level"]},{"id":"API6:2023","name":"Unrestricted Access to Sensitive Business Flows","checks":[]},{"id":"API7:2023","name":"Server Side Request Forgery","checks":["active.ssrf"]},{"id":"API8:2023","name":"Security Misconfiguration","checks":["api.graphql-get-mutations","api.graphql-introspection","api.graphql-suggestions","api.server-error","access.cache-deception","content.stack-trace","cors.null-origin","cors.reflect-credentials","cors.weak-match"]},{"id":"API9:2023","name":"Improper Inventory Management","checks":["exposure.api-docs"]},{"id":"API10:2023","name":"Unsafe Consumption of APIs","checks":[]}]}');
 }
};
