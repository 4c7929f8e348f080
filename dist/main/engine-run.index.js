export const id = "engine-run";

export const ids = [ "engine-run" ];

export const modules = {
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
 95126: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   AS: () => GROWTH,
   __: () => Budget,
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
    requests: 400,
    connections: 160,
    bytes: 64 * MEBIBYTE,
    seconds: 90
   },
   compliance: {
    requests: 800,
    connections: 400,
    bytes: 64 * MEBIBYTE,
    seconds: 180
   }
  };
  const OF_BROWSER = {
   quick: {
    requests: 0,
    seconds: 0
   },
   standard: {
    requests: 150,
    seconds: 30
   },
   compliance: {
    requests: 300,
    seconds: 90
   }
  };
  function budgetOf(scanType, usesBrowser) {
   const limits = BUDGETS[scanType];
   if (!usesBrowser) return limits;
   const {requests: requests, seconds: seconds} = OF_BROWSER[scanType];
   return {
    ...limits,
    requests: limits.requests + requests,
    seconds: limits.seconds + seconds
   };
  }
  const GROWTH = {
   quick: 0,
   standard: 40,
   compliance: 80
  };
  const GROWTH_STEPS_MAX = 5;
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
   #growth;
   #growthSteps=0;
   #held=0;
   constructor(limits, growth = 0) {
    this.limits = limits;
    this.#growth = growth;
    this.#startedAt = performance.now();
   }
   hold(requests) {
    this.#held = requests;
   }
   grow() {
    const {seconds: seconds, bytes: bytes} = this.limits;
    const isLate = this.millisecondsLeft < seconds * 750 || this.bytesLeft < bytes / 2;
    if (this.#growth === 0 || this.#growthSteps >= GROWTH_STEPS_MAX || isLate) return false;
    this.#growthSteps += 1;
    return true;
   }
   #maximum(resource) {
    return this.limits[resource] + (resource === "requests" ? this.#growthSteps * this.#growth : 0);
   }
   take(resource) {
    const held = resource === "requests" ? this.#held : 0;
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
 40660: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Y: () => owaspApiTitles,
   u: () => OWASP_API_TOP_10
  });
  const OWASP_API_TOP_10 = [ {
   id: "API1:2023",
   name: "Broken Object Level Authorization",
   checks: [ "api.bola", "access.broken-object-level" ]
  }, {
   id: "API2:2023",
   name: "Broken Authentication",
   checks: [ "api.broken-authentication", "api.jwt-expired-accepted", "api.jwt-none", "api.jwt-signature-ignored", "api.jwt-weak-key", "api.user-enumeration", "api.graphql-batching" ]
  }, {
   id: "API3:2023",
   name: "Broken Object Property Level Authorization",
   checks: [ "api.mass-assignment", "api.secret-properties", "api.undocumented-properties" ]
  }, {
   id: "API4:2023",
   name: "Unrestricted Resource Consumption",
   checks: [ "api.graphql-batching", "api.graphql-depth" ]
  }, {
   id: "API5:2023",
   name: "Broken Function Level Authorization",
   checks: [ "api.bfla", "api.verb-tampering", "access.broken-function-level" ]
  }, {
   id: "API6:2023",
   name: "Unrestricted Access to Sensitive Business Flows",
   checks: []
  }, {
   id: "API7:2023",
   name: "Server Side Request Forgery",
   checks: [ "active.ssrf" ]
  }, {
   id: "API8:2023",
   name: "Security Misconfiguration",
   checks: [ "api.graphql-get-mutations", "api.graphql-introspection", "api.graphql-suggestions", "api.server-error", "access.cache-deception", "content.stack-trace", "cors.null-origin", "cors.reflect-credentials", "cors.weak-match" ]
  }, {
   id: "API9:2023",
   name: "Improper Inventory Management",
   checks: [ "exposure.api-docs" ]
  }, {
   id: "API10:2023",
   name: "Unsafe Consumption of APIs",
   checks: []
  } ];
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
  const OWASP_TOP_10 = [ {
   id: "A01:2025",
   name: "Broken Access Control",
   cwe: [ 22, 23, 36, 59, 61, 65, 200, 201, 219, 276, 281, 282, 283, 284, 285, 352, 359, 377, 379, 402, 424, 425, 441, 497, 538, 540, 548, 552, 566, 601, 615, 639, 668, 732, 749, 862, 863, 918, 922, 1275 ]
  }, {
   id: "A02:2025",
   name: "Security Misconfiguration",
   cwe: [ 5, 11, 13, 15, 16, 260, 315, 489, 526, 547, 611, 614, 776, 942, 1004, 1174 ]
  }, {
   id: "A03:2025",
   name: "Software Supply Chain Failures",
   cwe: [ 447, 1035, 1104, 1329, 1357, 1395 ]
  }, {
   id: "A04:2025",
   name: "Cryptographic Failures",
   cwe: [ 261, 296, 319, 320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 334, 335, 336, 337, 338, 340, 342, 347, 523, 757, 759, 760, 780, 916, 1240, 1241 ]
  }, {
   id: "A05:2025",
   name: "Injection",
   cwe: [ 20, 74, 76, 77, 78, 79, 80, 83, 86, 88, 89, 90, 91, 93, 94, 95, 96, 97, 98, 99, 103, 104, 112, 113, 114, 115, 116, 129, 159, 470, 493, 500, 564, 610, 643, 644, 917 ]
  }, {
   id: "A06:2025",
   name: "Insecure Design",
   cwe: [ 73, 183, 256, 266, 269, 286, 311, 312, 313, 316, 362, 382, 419, 434, 436, 444, 451, 454, 472, 501, 522, 525, 539, 598, 602, 628, 642, 646, 653, 656, 657, 676, 693, 799, 807, 841, 1021, 1022, 1125 ]
  }, {
   id: "A07:2025",
   name: "Authentication Failures",
   cwe: [ 258, 259, 287, 288, 289, 290, 291, 293, 294, 295, 297, 298, 299, 300, 302, 303, 304, 305, 306, 307, 308, 309, 346, 350, 384, 521, 613, 620, 640, 798, 940, 941, 1390, 1391, 1392, 1393 ]
  }, {
   id: "A08:2025",
   name: "Software or Data Integrity Failures",
   cwe: [ 345, 353, 426, 427, 494, 502, 506, 509, 565, 784, 829, 830, 915, 926 ]
  }, {
   id: "A09:2025",
   name: "Security Logging and Alerting Failures",
   cwe: [ 117, 221, 223, 532, 778 ]
  }, {
   id: "A10:2025",
   name: "Mishandling of Exceptional Conditions",
   cwe: [ 209, 215, 234, 235, 248, 252, 274, 280, 369, 390, 391, 394, 396, 397, 460, 476, 478, 484, 550, 636, 703, 754, 755, 756 ]
  } ];
  const CATEGORY_OF = new Map(OWASP_TOP_10.flatMap(({id: id, cwe: cwe}) => cwe.map(number => [ `CWE-${number}`, id ])));
  function owaspOf(cwe) {
   return [ ...new Set(cwe.flatMap(id => CATEGORY_OF.get(id) ?? [])) ].sort();
  }
  function owaspTitle(id) {
   const category = OWASP_TOP_10.find(entry => entry.id === id);
   return category === undefined ? id : `${category.id} ${category.name}`;
  }
 },
 21034: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
   runScan: () => runScan
  });
  var promises_ = __webpack_require__(71553);
  var external_node_timers_promises_ = __webpack_require__(58500);
  var contract_login = __webpack_require__(45194);
  var target_address = __webpack_require__(863);
  var secret_masker = __webpack_require__(35767);
  var secret_values = __webpack_require__(87179);
  var user_agent = __webpack_require__(28957);
  var leaks = __webpack_require__(23311);
  var source_map = __webpack_require__(99612);
  var html_document = __webpack_require__(16556);
  async function analyseResponse(exchange) {
   for (const parse of [ html_document.lM, leaks.G, source_map.Y ]) {
    parse(exchange);
    await (0, external_node_timers_promises_.setImmediate)();
   }
  }
  var external_node_crypto_ = __webpack_require__(77598);
  var shared_text = __webpack_require__(89853);
  const SIGN_IN_PATH = /\/(log-?in|sign-?in|sign_in|sso|sso-api|saml2?|oauth2?|openid-connect|authorize|auth|session\/new)(\/|$|\.)/i;
  const SIGN_IN_TITLE = /^(log ?in|login|sign ?in|signin|log on|logon|welcome back|anmelden|anmeldung|connexion|se connecter|iniciar sesión|acceder|accedi|entrar|inloggen)\b/i;
  const SIGN_IN_TEXT = /^(?:log[\s-]?in|sign[\s-]?in|log[\s-]?on|anmelden|einloggen|connexion|se connecter|iniciar sesión|acceder|accedi|entrar|inloggen)\b/i;
  const SIGN_OUT = /(?<!\p{L})(?:(?:log|sign)[\s_-]{0,3}(?:out|off)|abmelden|ausloggen|(?:se[\s_-])?d[ée]connexion|(?:se[\s_-])?d[ée]connecter|(?:cerrar|terminar|encerrar)[\s_-]?(?:la[\s_-])?(?:sesi[oó]n|sess[aã]o)|desconectar(?:se)?|salir|sair|esci|disconnetti|uitloggen|afmelden|log(?:ga)?[\s_-]?(?:ut|ud)|wyloguj|odhl[aá]sit|(?:oturumu[\s_-]kapat|[çc][ıi]k[ıi][şs])|выйти|выход)(?!\p{L})/iu;
  const SIGN_OUT_IN_SENTENCE = /ログアウト|サインアウト|退出登[录錄]|登出|注销|로그아웃/u;
  function isSignInLink({url: url, text: text}) {
   const {pathname: pathname, search: search} = new URL(url);
   if (isSignOutLink({
    url: url,
    text: text
   })) return false;
   return SIGN_IN_TEXT.test(text.trim()) || SIGN_IN_PATH.test(pathname.slice(0, 2e3)) || /[?&](?:mode|action|view|page)=(?:login|signin)\b/i.test(search.slice(0, 2e3)) || /\b(?:wp-login|log_?in|sign_?in|logon)\.\w{2,5}$|\/(?:sign_in|log_in|logon)$/i.test(pathname.slice(-100));
  }
  function isSignOutLink({url: url, text: text}) {
   const {pathname: pathname, search: search} = new URL(url);
   const address = (0, shared_text.oF)(`${pathname} ${search}`.slice(0, 4e3)).replace(/[/?&=.]/g, " ");
   return [ text.slice(0, 60), address ].some(said => {
    const words = said.normalize("NFC").replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2");
    return SIGN_OUT.test(words) || SIGN_OUT_IN_SENTENCE.test(words);
   });
  }
  const TEXT_MAX = 2e3;
  const SOURCE_MAX = 8e3;
  const LIST_MAX = 600;
  function readReport(text) {
   const fields = fieldsOf(jsonOf(text));
   const kind = fields["kind"];
   switch (kind) {
   case "route":
   case "socket":
    return {
     kind: kind,
     url: textOf(fields, "url")
    };

   case "parameter":
    return {
     kind: kind,
     name: textOf(fields, "name", 60),
     inFragment: fields["inFragment"] === true
    };

   case "proof":
    return {
     kind: kind,
     value: textOf(fields, "value", 60),
     origin: textOf(fields, "origin", 300)
    };

   case "message-handler":
    return {
     kind: kind,
     source: textOf(fields, "source", SOURCE_MAX)
    };

   case "comparison":
    return {
     kind: kind,
     name: textOf(fields, "name", 20),
     text: textOf(fields, "text", 300)
    };

   case "sink":
    {
     const sinkKind = fields["sinkKind"];
     if (!isSinkKind(sinkKind)) return null;
     const text2 = textOf(fields, "text");
     const at = Math.min(text2.length, Math.max(0, Math.trunc(Number(fields["at"])) || 0));
     return {
      kind: kind,
      sinkKind: sinkKind,
      sink: textOf(fields, "sink", 80),
      mark: textOf(fields, "mark", 60),
      text: text2,
      at: at
     };
    }

   default:
    return null;
   }
  }
  function readSnapshot(value) {
   const fields = fieldsOf(value);
   if (typeof fields["url"] !== "string") return null;
   return {
    url: textOf(fields, "url"),
    links: textsOf(fields["links"]),
    routes: textsOf(fields["routes"]),
    actions: listOf(fields["actions"]).map(action => ({
     id: Number(action["id"]),
     signature: textOf(action, "signature"),
     label: textOf(action, "label", 40),
     submits: action["submits"] === true
    })),
    stored: listOf(fields["stored"]).map(stored => ({
     storage: stored["storage"] === "sessionStorage" ? "sessionStorage" : "localStorage",
     name: textOf(stored, "name", 100),
     value: textOf(stored, "value")
    })),
    scripts: listOf(fields["scripts"]).map(script => ({
     url: textOf(script, "url"),
     hasIntegrity: script["hasIntegrity"] === true
    }))
   };
  }
  function readMarkedAttributes(value) {
   return listOf(value).map(found => ({
    name: textOf(found, "name", 40),
    tag: textOf(found, "tag", 40),
    mark: textOf(found, "mark", 60),
    value: textOf(found, "value")
   }));
  }
  function isSinkKind(value) {
   return value === "html" || value === "script" || value === "url";
  }
  function jsonOf(text) {
   try {
    return JSON.parse(text);
   } catch {
    return null;
   }
  }
  function fieldsOf(value) {
   return typeof value === "object" && value !== null ? value : {};
  }
  function textOf(fields, name, max = TEXT_MAX) {
   const value = fields[name];
   return typeof value === "string" ? value.slice(0, max).toWellFormed() : "";
  }
  function textsOf(value) {
   if (!Array.isArray(value)) return [];
   return value.slice(0, LIST_MAX).filter(text => typeof text === "string" && text.length <= TEXT_MAX);
  }
  function listOf(value) {
   return Array.isArray(value) ? value.slice(0, LIST_MAX).map(fieldsOf) : [];
  }
  const ITEMS_MAX = 50;
  const VALUE_MAX = 16384;
  function readLoginView(value) {
   const view = fieldsOf(value);
   if (typeof view["url"] !== "string") return null;
   return {
    url: textOf(view, "url"),
    titles: Array.isArray(view["titles"]) ? view["titles"].slice(0, 10).map(text => String(text).slice(0, 200)) : [],
    forms: listOf(view["forms"]).map(form => ({
     fields: listOf(form["fields"]).map(field => ({
      id: Number(field["id"]),
      name: textOf(field, "name", 100),
      type: textOf(field, "type", 20),
      hint: textOf(field, "hint"),
      autocomplete: textOf(field, "autocomplete", 100)
     })),
     buttons: listOf(form["buttons"]).map(button => ({
      id: Number(button["id"]),
      text: textOf(button, "text", 40)
     }))
    })),
    hasCaptcha: view["hasCaptcha"] === true
   };
  }
  function readStorage(value) {
   const stored = fieldsOf(value);
   return {
    localStorage: itemsOf(stored["localStorage"]),
    sessionStorage: itemsOf(stored["sessionStorage"])
   };
  }
  function itemsOf(value) {
   const items = Object.entries(fieldsOf(value)).filter(item => typeof item[1] === "string" && item[1].length <= VALUE_MAX);
   return Object.fromEntries(items.slice(0, ITEMS_MAX));
  }
  function storageScript(origin, storage) {
   return `if (self.origin === ${JSON.stringify(origin)}) for (const [name, items] of Object.entries(${JSON.stringify(storage)}))\nfor (const [key, value] of Object.entries(items)) try { self[name].getItem(key) ?? self[name].setItem(key, value); } catch {}`;
  }
  var url_shape = __webpack_require__(6090);
  function isHashRoute(hash) {
   return /^#!?\//.test(hash);
  }
  function routeShape(url) {
   if (!isHashRoute(url.hash)) return url.hash.includes("=") ? `${(0, url_shape.T2)(url)}#${fragmentNames(url.hash)}` : (0, 
   url_shape.T2)(url);
   const inner = URL.parse(url.hash.replace(/^#!?/, ""), url.origin);
   return `#${inner === null ? url.hash.slice(0, 200) : (0, url_shape.T2)(inner)}`;
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
  const LENGTH_MAX = 3 * 1024 * 1024;
  const ROUTES_MAX = 200;
  const MEMBERS_AFTER = 200;
  const GAP_MAX = 5e3;
  const TOKEN = /\bpath:\s{0,3}(["'`])([\w./:~*()?$-]{0,200})\1|\b(children):\s{0,3}\[|[[\]]/g;
  const OF_ROUTE = /^\s{0,3},[^{}[\]]{0,120}?\b(?:component|components|Component|element|lazy|loadComponent|loadChildren|redirect|redirectTo|children)\s{0,3}[:(]/;
  function scriptRoutes(script) {
   const text = script.slice(0, LENGTH_MAX);
   const found = new Set;
   let levels = [];
   let last = {
    path: "",
    at: 0
   };
   for (const {0: token, 2: path, 3: children, index: index} of text.matchAll(TOKEN)) {
    if (found.size >= ROUTES_MAX) break;
    if (index - last.at > GAP_MAX) levels = [];
    const level = levels.at(-1);
    if (path !== undefined) {
     const end = index + token.length;
     if (!OF_ROUTE.test(text.slice(end, end + MEMBERS_AFTER))) continue;
     const whole = path.startsWith("/") ? path : `${level?.prefix.replace(/\/$/, "") ?? ""}/${path}`.replace(/\/$/, "");
     last = {
      path: whole,
      at: index
     };
     if (whole !== "" && !/[*$?()]/.test(whole)) found.add(whole);
    } else if (children !== undefined && last.at > 0) levels.push({
     prefix: last.path,
     depth: 1
    }); else if (level !== undefined) {
     level.depth += token === "]" ? -1 : 1;
     if (level.depth === 0) levels.pop();
    }
   }
   return [ ...found ];
  }
  const SVELTE_ROUTE = /"(\/[^"\\]{0,200})":\s{0,3}\[~?\d{1,4}[\d\s,[\]]{0,100}\]/g;
  function svelteRoutes(script) {
   const text = script.slice(0, LENGTH_MAX);
   if (!/\bdictionary\b/.test(text)) return [];
   const found = new Set;
   for (const [, id = ""] of text.matchAll(SVELTE_ROUTE)) {
    if (found.size >= ROUTES_MAX) break;
    const path = id.replace(/\/\([^()/]{1,80}\)|\/\[\[[^[\]/]{1,80}\]\]/g, "").replace(/\[(?:\.{3})?(\w{1,60})(?:=\w{1,60})?\]/g, ":$1");
    if (path !== "" && path !== "/" && !/[[\]()]/.test(path)) found.add(path);
   }
   return [ ...found ];
  }
  const known = new WeakMap;
  function routesOf(script) {
   return [ ...scriptRoutes(script), ...svelteRoutes(script) ];
  }
  function routesOfScripts(exchanges) {
   const routes = new Set;
   for (const exchange of exchanges) {
    const own = known.get(exchange) ?? routesOf(exchange.response.text);
    known.set(exchange, own);
    for (const route of own) routes.add(route);
   }
   return [ ...routes ].slice(0, ROUTES_MAX);
  }
  var coverage = __webpack_require__(62809);
  const PAGE_SCRIPT = [ "(function() {", '\tvar CALLED_BACK = "called back";', "\tvar CONFIG = SCAN_GATE_CONFIG;", "\tvar REPORTS_MAX = 3e3;", "\tvar TEXT_MAX = 2e3;", "\tvar scope = globalThis;", "\tvar send = scope[CONFIG.binding];", "\tdelete scope[CONFIG.binding];", "\tvar stringify = JSON.stringify;", "\tvar toText = String;", "\tvar reports = 0;", "\tfunction isWanted() {", '\t\treturn typeof send === "function";', "\t}", "\tfunction report(observation) {", "\t\treports += 1;", "\t\tif (reports > REPORTS_MAX) return;", "\t\ttry {", "\t\t\tsend?.(stringify(observation));", "\t\t} catch {}", "\t}", "\tfunction bounded(text) {", "\t\ttry {", "\t\t\treturn toText(text).slice(0, TEXT_MAX);", "\t\t} catch {", '\t\t\treturn "";', "\t\t}", "\t}", "\tfunction attempt(step) {", "\t\ttry {", "\t\t\tstep();", "\t\t} catch {}", "\t}", "\tvar ELEMENTS_MAX = 2e4;", "\tfunction allElements() {", "\t\tconst found = [];", "\t\tconst walk = (root) => {", '\t\t\tfor (const element of root.querySelectorAll("*")) {', "\t\t\t\tif (found.length >= ELEMENTS_MAX) return;", "\t\t\t\tfound.push(element);", "\t\t\t\tif (element.shadowRoot !== null) walk(element.shadowRoot);", "\t\t\t\tconst inner = innerDocument(element);", "\t\t\t\tif (inner !== null) walk(inner);", "\t\t\t}", "\t\t};", "\t\twalk(document);", "\t\treturn found;", "\t}", "\tfunction innerDocument(element) {", '\t\tif (element.localName !== "iframe" && element.localName !== "frame") return null;', "\t\ttry {", "\t\t\treturn element.contentDocument;", "\t\t} catch {", "\t\t\treturn null;", "\t\t}", "\t}", "\tvar call = Reflect.apply;", "\tvar originals = /* @__PURE__ */ new WeakMap();", "\tvar lookUp = WeakMap.prototype.get;", "\tvar remember = WeakMap.prototype.set;", "\tvar toSource = Function.prototype.toString;", "\tfunction disguised(original, run) {", "\t\treturn asNative(new Proxy(original, { apply: (_target, self, values) => run(self, values) }), original);", "\t}", "\tfunction asNative(proxy, original) {", "\t\tcall(remember, originals, [proxy, original]);", "\t\treturn proxy;", "\t}", "\tfunction replaceMethod(owner, name, run) {", "\t\tconst own = Object.getOwnPropertyDescriptor(owner, name);", "\t\tconst original = own?.value;", '\t\tif (own === void 0 || typeof original !== "function") return;', "\t\tconst value = disguised(original, (self, values) => run(original, self, values));", "\t\tObject.defineProperty(owner, name, {", "\t\t\t...own,", "\t\t\tvalue", "\t\t});", "\t}", "\tfunction callOriginal(original, self, values) {", "\t\treturn call(original, self, values);", "\t}", "\tfunction hideReplacements() {", '\t\treplaceMethod(Function.prototype, "toString", (_original, self) => call(toSource, call(lookUp, originals, [self]) ?? self, []));', "\t}", "\tvar USER_EVENTS = /^(?:click|dblclick|auxclick|contextmenu|mouse(?:over|out|enter|leave|down|up|move)|pointer(?:down|up|over|enter)|touch(?:start|end)|key(?:up|down|press)|change|input|submit|focus|blur)$/;", "\tvar FRAMEWORK_KEY = /^(?:__|\\$\\$)(click|mousedown|input|change)$/;", "\tvar known = /* @__PURE__ */ new WeakMap();", "\tvar add = EventTarget.prototype.addEventListener;", "\tfunction listen(target, type, listener) {", "\t\tadd.call(target, type, listener, { once: true });", "\t}", "\tfunction watchListeners() {", '\t\treplaceMethod(EventTarget.prototype, "addEventListener", (original, self, values) => {', "\t\t\tconst [type, listener] = values;", "\t\t\tattempt(() => {", '\t\t\t\tif (type === "message" && (self === globalThis || self === void 0)) reportHandler(listener);', '\t\t\t\tif (self instanceof Element && typeof type === "string" && USER_EVENTS.test(type)) {', "\t\t\t\t\tconst events = known.get(self) ?? /* @__PURE__ */ new Set();", "\t\t\t\t\tknown.set(self, events.add(type));", "\t\t\t\t}", "\t\t\t});", "\t\t\treturn callOriginal(original, self, values);", "\t\t});", "\t\tattempt(watchOnMessage);", "\t}", "\tfunction reportHandler(listener) {", "\t\tif (listener === null || listener === void 0) return;", '\t\tconst handler = typeof listener === "object" ? listener.handleEvent : listener;', "\t\treport({", '\t\t\tkind: "message-handler",', "\t\t\tsource: String(handler).slice(0, 8e3)", "\t\t});", "\t}", "\tfunction watchOnMessage() {", '\t\tconst own = Object.getOwnPropertyDescriptor(window, "onmessage");', "\t\tif (own?.set === void 0) return;", "\t\tconst { get, set } = own;", '\t\tObject.defineProperty(window, "onmessage", {', "\t\t\t...own,", "\t\t\t...get === void 0 ? {} : { get },", "\t\t\tset: disguised(set, (self, [handler]) => {", "\t\t\t\tattempt(() => reportHandler(handler));", "\t\t\t\treturn callOriginal(set, self, [handler]);", "\t\t\t})", "\t\t});", "\t}", "\tfunction eventsOf(element) {", "\t\tconst events = new Set(known.get(element) ?? []);", "\t\tfor (const { name } of element.attributes) {", "\t\t\tconst type = /^on([a-z]+)$/.exec(name)?.[1];", "\t\t\tif (type !== void 0 && USER_EVENTS.test(type)) events.add(type);", "\t\t}", "\t\tconst properties = element;", "\t\tfor (const type of [", '\t\t\t"click",', '\t\t\t"mousedown",', '\t\t\t"mouseup",', '\t\t\t"mouseover",', '\t\t\t"mouseout",', '\t\t\t"dblclick",', '\t\t\t"change",', '\t\t\t"keyup"', '\t\t]) if (typeof properties[`on${type}`] === "function") events.add(type);', "\t\tfor (const key of Object.getOwnPropertyNames(element)) {", '\t\t\tif (key.startsWith("__reactProps$") || key.startsWith("__reactEventHandlers$")) for (const type of reactEvents(properties[key])) events.add(type);', "\t\t\tconst framework = FRAMEWORK_KEY.exec(key)?.[1];", "\t\t\tif (framework !== void 0) events.add(framework);", "\t\t}", '\t\tfor (const key of ["_vei", ...Object.getOwnPropertySymbols(element).filter((one) => one.description === "_vei")]) for (const name of Object.keys(properties[key] ?? {})) events.add(name.replace(/^on/, "").toLowerCase());', "\t\treturn events;", "\t}", "\tfunction reactEvents(props) {", "\t\treturn Object.entries(props ?? {}).flatMap(([name, value]) => {", '\t\t\tconst type = /^on([A-Z]\\w*)$/.exec(name)?.[1]?.toLowerCase().replace("doubleclick", "dblclick");', '\t\t\treturn type !== void 0 && typeof value === "function" && USER_EVENTS.test(type) ? [type] : [];', "\t\t});", "\t}", "\tfunction watchComparisons(foreignHost) {", '\t\tif (foreignHost === "") return;', "\t\tconst contains = String.prototype.includes;", "\t\tconst hook = (owner, name, read) => replaceMethod(owner, name, (original, self, values) => {", "\t\t\tattempt(() => {", "\t\t\t\tconst [subject, other] = read(self, values[0]);", '\t\t\t\tif ((typeof subject === "string" || subject instanceof String) && subject.length < 300 && contains.call(subject, foreignHost)) report({', '\t\t\t\t\tkind: "comparison",', "\t\t\t\t\tname,", "\t\t\t\t\ttext: bounded(other instanceof RegExp ? other.source : other)", "\t\t\t\t});", "\t\t\t});", "\t\t\treturn callOriginal(original, self, values);", "\t\t});", "\t\tfor (const name of [", '\t\t\t"includes",', '\t\t\t"indexOf",', '\t\t\t"startsWith",', '\t\t\t"endsWith",', '\t\t\t"match",', '\t\t\t"search"', "\t\t]) hook(String.prototype, name, (self, argument) => [self, argument]);", '\t\tfor (const name of ["test", "exec"]) hook(RegExp.prototype, name, (self, argument) => [argument, self]);', "\t}", "\tvar ACTIONS_MAX = 300;", "\tvar NOT_TYPED = /^(?:hidden|submit|button|image|radio|checkbox|file|reset|range|color)$/i;", "\tvar SCRIPT_LINK = /^\\s*(?:javascript:|#?$)/i;", "\tvar byId = /* @__PURE__ */ new Map();", "\tvar ids = /* @__PURE__ */ new WeakMap();", "\tfunction pageActions() {", "\t\tconst found = [];", "\t\tfor (const element of allElements()) {", "\t\t\tif (found.length >= ACTIONS_MAX) break;", "\t\t\tconst events = eventsOf(element);", "\t\t\tif (!isAction(element, events)) continue;", "\t\t\tconst label = labelOf(element);", "\t\t\tfound.push({", "\t\t\t\tid: idOf(element),", "\t\t\t\tsignature: signatureOf(element, label, events),", "\t\t\t\tlabel,", "\t\t\t\tsubmits: isSubmit(element)", "\t\t\t});", "\t\t}", "\t\treturn found;", "\t}", "\tfunction idOf(element) {", "\t\tconst id = ids.get(element) ?? byId.size + 1;", "\t\tids.set(element, id);", "\t\tbyId.set(id, new WeakRef(element));", "\t\treturn id;", "\t}", "\tfunction elementOf(id) {", "\t\tconst element = byId.get(id)?.deref();", "\t\treturn element?.isConnected === true ? element : null;", "\t}", "\tfunction isAction(element, events) {", "\t\tconst tag = element.localName;", '\t\tif ((tag === "body" || tag === "html") && events.size === 0) return false;', '\t\tconst href = tag === "a" ? element.getAttribute("href") : null;', '\t\tif (href !== null && !SCRIPT_LINK.test(href)) return [...events].some((type) => type !== "click");', '\t\tif (events.size > 0 || tag === "button" || tag === "summary" || tag === "select" || href !== null) return true;', '\t\tif (tag === "input" && /^(?:submit|button|image)$/i.test(element.type)) return true;', '\t\tif (/^(?:button|menuitem|tab|link|option)$/.test(element.getAttribute("role") ?? "")) return true;', "\t\treturn element.children.length < 4 && hasOwnPointer(element);", "\t}", "\tfunction hasOwnPointer(element) {", '\t\tif (getComputedStyle(element).cursor !== "pointer") return false;', '\t\treturn element.parentElement === null || getComputedStyle(element.parentElement).cursor !== "pointer";', "\t}", "\tfunction isSubmit(element) {", "\t\tconst type = element.type;", '\t\treturn element.form != null && (type === "submit" || type === "image");', "\t}", "\tfunction labelOf(element) {", "\t\tconst value = element.value;", '\t\treturn (element.getAttribute("aria-label") ?? (typeof value === "string" && value !== "" ? value : null) ?? element.textContent ?? "").slice(0, 200).replace(/\\s+/g, " ").trim().slice(0, 40);', "\t}", "\tfunction signatureOf(element, label, events) {", "\t\tconst path = [];", '\t\tfor (let at = element; at?.parentElement != null && path.length < 4; at = at.parentElement) path.unshift(at.localName + (at.id === "" ? "" : `#${at.id}`));', "\t\tconst code = [", '\t\t\t"onclick",', '\t\t\t"href",', '\t\t\t"name",', '\t\t\t"formaction",', '\t\t\t"onmousedown",', '\t\t\t"onmouseover"', '\t\t].map((name) => (element.getAttribute(name) ?? "").slice(0, 80));', "\t\treturn [", '\t\t\tpath.join(">"),', "\t\t\tlabel,", '\t\t\t[...events].sort().join(","),', "\t\t\t...code", '\t\t].join("|").slice(0, 600);', "\t}", "\tfunction act(id) {", "\t\tconst element = elementOf(id);", "\t\tif (element === null) return false;", '\t\tconst form = element.form ?? element.closest("form");', "\t\tif (form !== null) attempt(() => fillForm(form));", "\t\tconst events = eventsOf(element);", "\t\tconst fire = (type) => attempt(() => void element.dispatchEvent(eventOf(type)));", "\t\tfor (const type of [", '\t\t\t"pointerover",', '\t\t\t"mouseover",', '\t\t\t"mouseenter",', '\t\t\t"mousemove",', '\t\t\t"pointerdown",', '\t\t\t"mousedown",', '\t\t\t"focus",', '\t\t\t"pointerup",', '\t\t\t"mouseup"', "\t\t]) if (events.has(type) || /^(?:pointer|mouse)(?:down|up|over)$/.test(type)) fire(type);", "\t\tif (element instanceof HTMLSelectElement) choose(element, fire);", "\t\telse if (isTyped(element)) type(element, fire);", "\t\telse if (element instanceof HTMLElement) attempt(() => element.click());", '\t\telse fire("click");', "\t\tfor (const late of [", '\t\t\t"dblclick",', '\t\t\t"auxclick",', '\t\t\t"contextmenu",', '\t\t\t"touchstart",', '\t\t\t"touchend",', '\t\t\t"keydown",', '\t\t\t"keypress",', '\t\t\t"keyup",', '\t\t\t"change",', '\t\t\t"input",', '\t\t\t"mouseout",', '\t\t\t"mouseleave",', '\t\t\t"blur",', '\t\t\t"submit"', '\t\t]) if (events.has(late) && !(late === "submit" && !(element instanceof HTMLFormElement))) fire(late);', "\t\treturn true;", "\t}", "\tfunction choose(select, fire) {", "\t\tselect.selectedIndex = Math.min(select.options.length - 1, select.selectedIndex + 1);", '\t\tfire("input");', '\t\tfire("change");', "\t}", "\tfunction isTextInput(element) {", '\t\treturn element.localName === "input" && !NOT_TYPED.test(element.type);', "\t}", "\tfunction isTyped(element) {", "\t\tif (element instanceof HTMLTextAreaElement) return true;", "\t\treturn element instanceof HTMLInputElement && !NOT_TYPED.test(element.type);", "\t}", "\tfunction type(element, fire) {", "\t\tsetValue(element, valueFor(element));", "\t\tfor (const event of [", '\t\t\t"keydown",', '\t\t\t"keypress",', '\t\t\t"input",', '\t\t\t"keyup",', '\t\t\t"change"', "\t\t]) fire(event);", "\t\tif (element instanceof HTMLInputElement) for (const event of [", '\t\t\t"keydown",', '\t\t\t"keypress",', '\t\t\t"keyup"', "\t\t]) attempt(() => void element.dispatchEvent(enterOf(event)));", "\t}", "\tfunction enterOf(type) {", "\t\treturn new KeyboardEvent(type, {", "\t\t\tbubbles: true,", "\t\t\tcancelable: true,", "\t\t\tcomposed: true,", "\t\t\tview: window,", '\t\t\tkey: "Enter",', '\t\t\tcode: "Enter",', "\t\t\tkeyCode: 13,", "\t\t\twhich: 13", "\t\t});", "\t}", "\tfunction eventOf(type) {", "\t\tconst init = {", "\t\t\tbubbles: !/enter|leave|focus|blur/.test(type),", "\t\t\tcancelable: true,", "\t\t\tcomposed: true,", "\t\t\tview: window", "\t\t};", '\t\tif (type.startsWith("key")) return new KeyboardEvent(type, {', "\t\t\t...init,", '\t\t\tkey: "a"', "\t\t});", '\t\tif (type.startsWith("pointer")) return new PointerEvent(type, init);', "\t\tif (/^(?:mouse|click|dblclick|auxclick|contextmenu)/.test(type)) return new MouseEvent(type, init);", "\t\treturn new Event(type, init);", "\t}", "\tfunction setValue(element, value) {", '\t\tconst property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value");', "\t\tif (property?.set === void 0) element.value = value;", "\t\telse property.set.call(element, value);", "\t}", "\tfunction valueFor(element) {", '\t\tif (element.type === "email") return `${CONFIG.word}@example.com`;', '\t\tif (element.type === "number") return "1";', '\t\tif (element.type === "date") return "2024-01-01";', '\t\tif (element.type === "url") return "https://example.com/";', "\t\treturn CONFIG.word;", "\t}", "\tfunction fillForm(form) {", '\t\tfor (const element of form.elements) if (isTyped(element) && element.value === "") {', "\t\t\tsetValue(element, valueFor(element));", '\t\t\telement.dispatchEvent(new Event("input", { bubbles: true }));', "\t\t}", "\t}", "\tfunction watchNavigation() {", '\t\tfor (const name of ["pushState", "replaceState"]) replaceMethod(History.prototype, name, (original, self, values) => {', "\t\t\tconst url = values[2];", "\t\t\tif (url !== null && url !== void 0) attempt(() => reportRoute(String(url)));", "\t\t\treturn callOriginal(original, self, values);", "\t\t});", '\t\treplaceMethod(window, "open", (_original, _self, [url]) => {', '\t\t\tif (url !== void 0 && url !== "") {', "\t\t\t\tattempt(() => reportOpened(String(url)));", '\t\t\t\tif (CONFIG.mode === "prove") attempt(() => openInFrame(String(url)));', "\t\t\t}", "\t\t\treturn null;", "\t\t});", '\t\tfor (const name of ["print", "close"]) replaceMethod(window, name, () => void 0);', "\t\tattempt(withoutServiceWorkers);", "\t\tattempt(watchParameters);", "\t\tattempt(watchSockets);", "\t}", "\tfunction reportRoute(url) {", "\t\treport({", '\t\t\tkind: "route",', "\t\t\turl: bounded(new URL(url, document.baseURI).href)", "\t\t});", "\t}", "\tfunction reportOpened(url) {", "\t\tfor (const mark of CONFIG.marks) if (url.toLowerCase().startsWith(mark)) report({", '\t\t\tkind: "sink",', '\t\t\tsinkKind: "url",', '\t\t\tsink: "window.open",', "\t\t\tmark,", "\t\t\ttext: bounded(url),", "\t\t\tat: 0", "\t\t});", "\t\tif (!/^\\s*javascript:/i.test(url)) reportRoute(url);", "\t}", "\tfunction openInFrame(url) {", '\t\tconst frame = document.createElement("iframe");', "\t\tframe.src = url;", "\t\tdocument.body.append(frame);", "\t}", "\tfunction withoutServiceWorkers() {", '\t\tif (!("serviceWorker" in navigator)) return;', '\t\treplaceMethod(ServiceWorkerContainer.prototype, "register", () => Promise.reject(new DOMException("not allowed", "SecurityError")));', "\t}", "\tfunction watchParameters() {", "\t\tfor (const name of [", '\t\t\t"get",', '\t\t\t"getAll",', '\t\t\t"has"', "\t\t]) replaceMethod(URLSearchParams.prototype, name, (original, self, values) => {", "\t\t\tattempt(() => {", "\t\t\t\tconst text = String(self);", '\t\t\t\tconst inFragment = text !== "" ? location.hash.includes(text) : location.hash.includes("?");', "\t\t\t\treport({", '\t\t\t\t\tkind: "parameter",', "\t\t\t\t\tname: bounded(values[0]).slice(0, 60),", "\t\t\t\t\tinFragment", "\t\t\t\t});", "\t\t\t});", "\t\t\treturn callOriginal(original, self, values);", "\t\t});", "\t}", "\tfunction watchSockets() {", "\t\tconst Original = WebSocket;", "\t\tconst watched = new Proxy(Original, { construct: (target, values, newTarget) => {", "\t\t\tattempt(() => report({", '\t\t\t\tkind: "socket",', "\t\t\t\turl: bounded(new URL(String(values[0]), document.baseURI).href)", "\t\t\t}));", "\t\t\treturn Reflect.construct(target, values, newTarget);", "\t\t} });", "\t\tOriginal.prototype.constructor = watched;", "\t\twindow.WebSocket = asNative(watched, Original);", "\t}", "\tvar SHORT_MS = 600;", "\tvar TIMERS_MAX = 300;", "\tvar open = /* @__PURE__ */ new Set();", "\tvar counted = 0;", "\tvar mutations = 0;", "\tfunction watchActivity() {", '\t\treplaceMethod(window, "setTimeout", (original, self, values) => {', "\t\t\tconst [handler, ms, ...rest] = values;", '\t\t\tif (typeof handler !== "function" || Number(ms ?? 0) > SHORT_MS || counted >= TIMERS_MAX) return callOriginal(original, self, values);', "\t\t\tcounted += 1;", "\t\t\tconst run = (...given) => {", "\t\t\t\topen.delete(id);", "\t\t\t\treturn handler(...given);", "\t\t\t};", "\t\t\tconst id = callOriginal(original, self, [", "\t\t\t\trun,", "\t\t\t\tms,", "\t\t\t\t...rest", "\t\t\t]);", "\t\t\topen.add(id);", "\t\t\treturn id;", "\t\t});", '\t\treplaceMethod(window, "clearTimeout", (original, self, values) => {', "\t\t\topen.delete(values[0]);", "\t\t\treturn callOriginal(original, self, values);", "\t\t});", "\t\tconst observe = () => attempt(() => new MutationObserver(() => {", "\t\t\tmutations += 1;", "\t\t}).observe(document, {", "\t\t\tchildList: true,", "\t\t\tsubtree: true", "\t\t}));", '\t\tif (document.documentElement === null) listen(document, "DOMContentLoaded", observe);', "\t\telse observe();", "\t}", "\tfunction activity() {", "\t\treturn {", "\t\t\ttimers: open.size,", "\t\t\tmutations", "\t\t};", "\t}", "\tvar FIELDS_MAX = 100;", "\tvar BUTTONS_MAX = 100;", "\tvar DEPTH_MAX = 60;", "\tvar ITEMS_MAX = 50;", "\tvar VALUE_MAX = 16384;", "\tvar HINTS = [", '\t\t"name",', '\t\t"id",', '\t\t"autocomplete",', '\t\t"placeholder",', '\t\t"aria-label",', '\t\t"title",', '\t\t"formcontrolname",', '\t\t"data-testid"', "\t];", '\tvar BUTTON = "button, input[type=submit], input[type=button], input[type=image], [role=button]";', "\tvar OF_FIELD = /\\b(?:show|hide|display|reveal|toggle|clear|visibility\\w*)\\b/i;", '\tvar CAPTCHA = ".g-recaptcha, .h-captcha, .cf-turnstile, iframe[src*=\\"captcha\\"], script[src*=\\"captcha\\"]";', "\tfunction loginView() {", "\t\tconst all = allElements();", "\t\tconst shown = all.filter((element) => element.matches(`input, ${BUTTON}`) || /-button$/.test(element.localName));", "\t\tconst useful = shown.filter((element) => !isTextInput(element) && isShown(element)).slice(0, BUTTONS_MAX).filter((button) => !OF_FIELD.test(labelOf(button)));", "\t\tconst fields = shown.filter((element) => isTextInput(element) && isShown(element)).slice(0, FIELDS_MAX);", "\t\tconst groups = Map.groupBy(fields, formOf);", "\t\treturn {", "\t\t\turl: bounded(location.href),", "\t\t\ttitles: [document.title, ...all.filter(({ localName }) => /^h[1-3]$/.test(localName)).map(textOf)].slice(0, 10),", "\t\t\tforms: [...groups].map(([form, inside]) => ({", "\t\t\t\tfields: inside.map(fieldOf),", "\t\t\t\tbuttons: buttonsOf(form ?? inside.at(-1) ?? document.body, useful)", "\t\t\t})),", "\t\t\thasCaptcha: all.some((element) => element.matches(CAPTCHA))", "\t\t};", "\t}", "\tfunction isShown(element) {", "\t\tconst { disabled } = element;", "\t\treturn disabled !== true && element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });", "\t}", "\tfunction parentOf(element) {", "\t\treturn element.parentElement ?? element.getRootNode().host ?? null;", "\t}", "\tfunction ancestors(element) {", "\t\tconst found = [];", "\t\tfor (let at = element; at !== null && found.length < DEPTH_MAX; at = parentOf(at)) found.push(at);", "\t\treturn found;", "\t}", "\tfunction formOf(element) {", '\t\treturn element.form ?? ancestors(element).find(({ localName }) => localName === "form") ?? null;', "\t}", "\tfunction buttonsOf(start, buttons) {", "\t\tconst around = buttons.map((button) => ({", "\t\t\tbutton,", "\t\t\twithin: new Set(ancestors(button))", "\t\t}));", "\t\tfor (const place of ancestors(start)) {", "\t\t\tconst inside = around.filter(({ within }) => within.has(place));", "\t\t\tif (inside.length > 0) return inside.map(({ button }) => ({", "\t\t\t\tid: idOf(button),", "\t\t\t\ttext: labelOf(button).toLowerCase()", "\t\t\t}));", "\t\t}", "\t\treturn [];", "\t}", "\tfunction fieldOf(input) {", "\t\tconst labels = [...input.labels ?? []].map(textOf);", '\t\tconst named = (input.getAttribute("aria-labelledby") ?? "").split(/\\s+/).slice(0, 5);', "\t\tconst root = input.getRootNode();", '\t\tconst others = named.map((id) => id === "" ? null : root.getElementById(id)).map(textOf);', '\t\tconst attributes = HINTS.map((name) => (input.getAttribute(name) ?? "").slice(0, 200));', "\t\treturn {", "\t\t\tid: idOf(input),", "\t\t\tname: input.name.slice(0, 100),", "\t\t\ttype: input.type,", "\t\t\thint: [", "\t\t\t\t...attributes,", "\t\t\t\t...labels,", "\t\t\t\t...others", '\t\t\t].join(" ").toLowerCase(),', '\t\t\tautocomplete: (input.getAttribute("autocomplete") ?? "").toLowerCase().slice(0, 100)', "\t\t};", "\t}", "\tfunction textOf(element) {", '\t\treturn (element?.textContent ?? "").trim().slice(0, 200);', "\t}", "\tfunction fillField(id, value) {", "\t\tconst input = elementOf(id);", "\t\tif (input === null) return false;", "\t\tattempt(() => input.focus());", "\t\tsetValue(input, value);", "\t\tfor (const type of [", '\t\t\t"input",', '\t\t\t"keyup",', '\t\t\t"change",', '\t\t\t"blur"', "\t\t]) attempt(() => void input.dispatchEvent(new Event(type, {", '\t\t\tbubbles: type !== "blur",', "\t\t\tcomposed: true", "\t\t})));", "\t\treturn true;", "\t}", "\tfunction focusField(id) {", "\t\tattempt(() => elementOf(id)?.focus());", "\t}", "\tfunction pressButton(id) {", "\t\tattempt(() => elementOf(id)?.click());", "\t}", "\tfunction storedItems() {", "\t\treturn {", '\t\t\tlocalStorage: itemsOf("localStorage"),', '\t\t\tsessionStorage: itemsOf("sessionStorage")', "\t\t};", "\t}", "\tfunction itemsOf(name) {", "\t\tconst found = {};", "\t\tattempt(() => {", '\t\t\tfor (const [key, value] of Object.entries(window[name]).slice(0, ITEMS_MAX)) if (typeof value === "string" && key.length <= 200 && value.length <= VALUE_MAX) found[key] = value;', "\t\t});", "\t\treturn found;", "\t}", "\tvar BEFORE = 120;", "\tvar AFTER = 160;", "\tfunction note(sinkKind, sink, value) {", "\t\tconst lower = value.toLowerCase();", "\t\tfor (const mark of CONFIG.marks) {", "\t\t\tconst found = lower.indexOf(mark);", "\t\t\tif (found === -1) continue;", "\t\t\tconst from = Math.max(0, found - BEFORE);", "\t\t\tconst text = value.slice(from, found + AFTER);", "\t\t\treport({", '\t\t\t\tkind: "sink",', "\t\t\t\tsinkKind,", "\t\t\t\tsink: bounded(sink).slice(0, 80),", "\t\t\t\tmark,", "\t\t\t\ttext,", "\t\t\t\tat: found - from", "\t\t\t});", "\t\t}", "\t}", "\tfunction watchSinks() {", "\t\tconst factory = window.trustedTypes;", '\t\tif (CONFIG.mode !== "observe" || factory === void 0) return;', "\t\tconst create = factory.createPolicy.bind(factory);", "\t\tconst prototype = Object.getPrototypeOf(factory);", "\t\tconst wrapped = (rule, kind, policy) => rule && function(text, ...rest) {", "\t\t\tattempt(() => note(kind, `policy ${policy}`, String(text)));", "\t\t\treturn rule.call(this, text, ...rest);", "\t\t};", "\t\tconst defined = (rules) => Object.fromEntries(Object.entries(rules).filter(([, rule]) => rule !== void 0));", '\t\treplaceMethod(prototype, "createPolicy", (original, self, [given, some]) => {', "\t\t\tconst name = String(given);", "\t\t\tconst rules = some ?? {};", "\t\t\treturn callOriginal(original, self, [name, defined({", '\t\t\t\tcreateHTML: wrapped(rules.createHTML, "html", name),', '\t\t\t\tcreateScript: wrapped(rules.createScript, "script", name),', '\t\t\t\tcreateScriptURL: wrapped(rules.createScriptURL, "url", name)', "\t\t\t})]);", "\t\t});", "\t\tconst observed = (kind) => (value, _type, sink) => {", "\t\t\tconst text = String(value);", "\t\t\tattempt(() => note(kind, String(sink), text));", "\t\t\treturn text;", "\t\t};", '\t\tattempt(() => create("default", {', '\t\t\tcreateHTML: observed("html"),', '\t\t\tcreateScript: observed("script"),', '\t\t\tcreateScriptURL: observed("url")', "\t\t}));", "\t\thideDefaultPolicy(prototype);", "\t}", "\tfunction hideDefaultPolicy(prototype) {", '\t\tconst own = Object.getOwnPropertyDescriptor(prototype, "defaultPolicy");', "\t\tif (own?.get === void 0) return;", '\t\tObject.defineProperty(prototype, "defaultPolicy", {', "\t\t\t...own,", "\t\t\tget: disguised(own.get, () => null)", "\t\t});", "\t}", "\tvar URL_ATTRIBUTES = /* @__PURE__ */ new Set([", '\t\t"href",', '\t\t"action",', '\t\t"formaction",', '\t\t"src",', '\t\t"data",', '\t\t"xlink:href"', "\t]);", "\tfunction markedAttributes() {", "\t\tconst found = [];", "\t\tfor (const element of allElements()) for (const { name, value } of element.attributes) for (const mark of CONFIG.marks) {", "\t\t\tconst lower = value.slice(0, 4e3).toLowerCase();", "\t\t\tconst isUrl = URL_ATTRIBUTES.has(name) && lower.trimStart().startsWith(mark);", '\t\t\tconst isHandler = name.startsWith("on") && lower.includes(mark);', "\t\t\tif ((isUrl || isHandler) && found.length < 50) found.push({", "\t\t\t\tname,", "\t\t\t\ttag: element.localName,", "\t\t\t\tmark,", "\t\t\t\tvalue: bounded(value)", "\t\t\t});", "\t\t}", "\t\treturn found;", "\t}", "\tvar PRESSED = /* @__PURE__ */ new Set([", '\t\t"click",', '\t\t"mouseover",', '\t\t"focus"', "\t]);", "\tfunction pressMarked(needle) {", "\t\tlet pressed = 0;", "\t\tfor (const element of allElements()) {", "\t\t\tif (![...element.attributes].some(({ value }) => value.includes(needle))) continue;", "\t\t\tpressed += 1;", "\t\t\tattempt(() => press(element));", "\t\t}", "\t\tif (pressed > 0) return pressed;", "\t\tconst listening = allElements().filter((element) => [...eventsOf(element)].some((type) => PRESSED.has(type)));", "\t\tfor (const element of listening.slice(0, 20)) attempt(() => press(element));", "\t\treturn pressed;", "\t}", "\tfunction press(element) {", "\t\tif (element instanceof HTMLFormElement) element.requestSubmit();", "\t\telse if (element instanceof HTMLElement) element.click();", '\t\telse element.dispatchEvent(new MouseEvent("click", {', "\t\t\tbubbles: true,", "\t\t\tcancelable: true,", "\t\t\tview: window", "\t\t}));", '\t\tfor (const type of ["mouseover", "focus"]) element.dispatchEvent(new Event(type));', "\t}", "\tvar NODES_MAX = 5e3;", "\tvar ROUTES_MAX = 200;", "\tfunction routerPaths() {", "\t\tconst found = /* @__PURE__ */ new Set();", "\t\tconst add = (path) => {", '\t\t\tif (typeof path !== "string" || path === "" || path.includes("*") || path.includes("(.*)")) return;', '\t\t\tif (found.size < ROUTES_MAX) found.add(path.startsWith("/") || path.startsWith("#") ? path : `/${path}`);', "\t\t};", "\t\tfor (const read of [", "\t\t\tvueRoutes,", "\t\t\treactRoutes,", "\t\t\tnextRoutes,", "\t\t\tangularRoutes", "\t\t]) attempt(() => read(add));", "\t\treturn [...found];", "\t}", "\tfunction vueRoutes(add) {", '\t\tfor (const element of document.querySelectorAll("*")) {', "\t\t\tconst router = element.__vue_app__?.config?.globalProperties?.$router ?? element.__vue__?.$router;", "\t\t\tif (router === void 0) continue;", "\t\t\tfor (const { path } of [...router.getRoutes?.() ?? [], ...router.options?.routes ?? []]) {", '\t\t\t\tif (typeof path !== "string" || path.includes("(.*)")) continue;', '\t\t\t\tconst filled = path.replace(/:\\w{1,60}(?:\\([^)]{0,100}\\))?[?*+]?/g, "1");', "\t\t\t\tattempt(() => {", "\t\t\t\t\tconst href = router.resolve(filled).href;", '\t\t\t\t\tadd(typeof href === "string" ? href : filled);', "\t\t\t\t});", "\t\t\t}", "\t\t\treturn;", "\t\t}", "\t}", "\tfunction reactRoutes(add) {", '\t\tconst joined = (base, path) => path.startsWith("/") ? path : `${base.replace(/\\/$/, "")}/${path}`;', "\t\tconst fromTable = (routes, base) => {", "\t\t\tfor (const route of routes ?? []) {", '\t\t\t\tconst path = typeof route?.path === "string" ? joined(base, route.path) : base;', '\t\t\t\tif (typeof route?.path === "string") add(path);', "\t\t\t\tfromTable(route?.children, path);", "\t\t\t}", "\t\t};", '\t\tconst isRoute = (props) => typeof props?.path === "string" && [', '\t\t\t"element",', '\t\t\t"Component",', '\t\t\t"component",', '\t\t\t"render",', '\t\t\t"children"', "\t\t].some((name) => name in props);", "\t\tconst fromElements = (children, base) => {", "\t\t\tfor (const child of [children].flat(5)) {", "\t\t\t\tconst props = child?.props;", "\t\t\t\tif (props === void 0 || props === null) continue;", "\t\t\t\tconst path = isRoute(props) ? joined(base, props.path) : base;", "\t\t\t\tif (isRoute(props)) add(path);", "\t\t\t\tif (props.children !== void 0) fromElements(props.children, path);", "\t\t\t}", "\t\t};", "\t\tlet visited = 0;", "\t\tfor (const root of reactRoots()) {", "\t\t\tconst stack = [root];", "\t\t\twhile (stack.length > 0 && visited < NODES_MAX) {", "\t\t\t\tconst fiber = stack.pop();", "\t\t\t\tif (fiber === null || fiber === void 0) continue;", "\t\t\t\tvisited += 1;", "\t\t\t\tconst props = fiber.memoizedProps;", '\t\t\t\tif (props?.router?.routes !== void 0) fromTable(props.router.routes, "/");', '\t\t\t\tif ([props?.children].flat(5).some((child) => isRoute(child?.props))) fromElements(props.children, "/");', "\t\t\t\tstack.push(fiber.sibling, fiber.child);", "\t\t\t}", "\t\t}", "\t}", "\tfunction reactRoots() {", "\t\tconst roots = [];", '\t\tfor (const element of document.querySelectorAll("*")) {', '\t\t\tconst key = Object.keys(element).find((name) => name.startsWith("__reactContainer$"));', "\t\t\tif (key !== void 0) roots.push(element[key]?.stateNode?.current ?? element[key]);", "\t\t\tconst legacy = element._reactRootContainer;", "\t\t\tif (legacy !== void 0) roots.push(legacy._internalRoot?.current ?? legacy.current);", "\t\t}", "\t\treturn roots;", "\t}", "\tfunction nextRoutes(add) {", "\t\tconst scope = globalThis;", '\t\tfor (const path of scope.__BUILD_MANIFEST?.sortedPages ?? []) if (!/^\\/_(?:app|error|document)$/.test(path)) add(String(path).replace(/\\[{1,2}[^[\\]]{1,80}\\]{1,2}/g, "1"));', "\t}", "\tfunction angularRoutes(add) {", "\t\tconst scope = globalThis;", "\t\tconst root = scope.getAllAngularRootElements?.()[0];", "\t\tconst injector = scope.ng?.getInjector?.(root);", "\t\tif (injector === void 0) return;", '\t\tconst token = [...injector.records?.keys() ?? []].find((key) => key?.name === "Router" || key?.name === "_Router");', "\t\tconst walk = (routes, base) => {", "\t\t\tfor (const route of routes ?? []) {", '\t\t\t\tconst path = route.path === void 0 || route.path === "" ? base : `${base}/${route.path}`;', '\t\t\t\tif (route.path !== "**") add(path);', "\t\t\t\twalk(route.children ?? route._loadedRoutes, path);", "\t\t\t}", "\t\t};", '\t\tif (token !== void 0) walk(injector.get(token).config, "");', "\t}", "\tvar LINKS_MAX = 500;", "\tvar STORED_MAX = 50;", "\tvar LINK_ATTRIBUTES = [", '\t\t"href",', '\t\t"action",', '\t\t"formaction",', '\t\t"src",', '\t\t"data",', '\t\t"cite",', '\t\t"longdesc",', '\t\t"ping",', '\t\t"poster",', '\t\t"background",', '\t\t"data-href",', '\t\t"data-url",', '\t\t"xlink:href",', '\t\t"ng-href",', '\t\t"manifest",', '\t\t"codebase",', '\t\t"profile",', '\t\t"archive",', '\t\t"lowsrc",', '\t\t"dynsrc"', "\t];", "\tfunction snapshot() {", "\t\treturn {", "\t\t\turl: bounded(location.href),", "\t\t\tlinks: linksOf(),", "\t\t\troutes: [.../* @__PURE__ */ new Set([...routerPaths(), ...routerLinks()])],", "\t\t\tactions: pageActions(),", '\t\t\tstored: [...storedIn("localStorage"), ...storedIn("sessionStorage")],', "\t\t\tscripts: scriptElements()", "\t\t};", "\t}", "\tfunction linksOf() {", "\t\tconst found = /* @__PURE__ */ new Set();", "\t\tconst add = (value, base) => {", '\t\t\tif (value === null || value === "" || /^\\s*(?:javascript|mailto|tel|data|blob|about):/i.test(value)) return;', "\t\t\tif (found.size < LINKS_MAX) attempt(() => found.add(bounded(new URL(value, base).href)));", "\t\t};", "\t\tfor (const element of allElements()) {", "\t\t\tconst base = element.ownerDocument.baseURI;", "\t\t\tfor (const name of LINK_ATTRIBUTES) add(element.getAttribute(name), base);", '\t\t\tconst value = element.getAttribute("value");', "\t\t\tif (/^(?:option|param)$/.test(element.localName) && value !== null && /^(?:[./]|https?:)/.test(value)) add(value, base);", '\t\t\tfor (const part of (element.getAttribute("srcset") ?? "").split(",").slice(0, 10)) add(part.trim().split(/\\s/)[0] ?? null, base);', "\t\t}", "\t\treturn [...found];", "\t}", "\tfunction routerLinks() {", "\t\treturn allElements().flatMap((element) => {", '\t\t\tconst path = element.hasAttribute("href") ? null : element.getAttribute("routerlink");', '\t\t\treturn path === null || !path.startsWith("/") ? [] : bounded(path);', "\t\t});", "\t}", "\tfunction storedIn(name) {", "\t\tconst found = [];", "\t\tattempt(() => {", "\t\t\tconst storage = window[name];", "\t\t\tfor (let index = 0; index < Math.min(storage.length, STORED_MAX); index += 1) {", '\t\t\t\tconst key = storage.key(index) ?? "";', "\t\t\t\tfound.push({", "\t\t\t\t\tstorage: name,", "\t\t\t\t\tname: bounded(key).slice(0, 100),", '\t\t\t\t\tvalue: bounded(storage.getItem(key) ?? "")', "\t\t\t\t});", "\t\t\t}", "\t\t});", "\t\treturn found;", "\t}", "\tfunction scriptElements() {", '\t\treturn [...document.scripts].filter(({ src }) => src !== "").slice(0, 200).map((script) => ({', "\t\t\turl: bounded(script.src),", '\t\t\thasIntegrity: script.integrity !== ""', "\t\t}));", "\t}", "\tif (isWanted()) {", "\t\tSCAN_GATE_EXPORTS.proof = (value) => report({", '\t\t\tkind: "proof",', '\t\t\tvalue: typeof value === "string" ? value : CALLED_BACK,', "\t\t\torigin: self.origin", "\t\t});", "\t\thideReplacements();", '\t\tif (CONFIG.windowName !== "" && window === window.top) window.name = CONFIG.windowName;', "\t\twatchListeners();", "\t\twatchComparisons(CONFIG.foreignHost);", "\t\twatchNavigation();", "\t\twatchSinks();", "\t\twatchActivity();", "\t\tconst signIn = {", "\t\t\tfillField,", "\t\t\tfocusField,", "\t\t\tloginView,", "\t\t\tpressButton,", "\t\t\tstoredItems", "\t\t};", "\t\tSCAN_GATE_EXPORTS.api = {", "\t\t\tact,", "\t\t\tactivity,", "\t\t\tmarkedAttributes,", "\t\t\tpressMarked,", "\t\t\tsnapshot,", "\t\t\tdispatch,", "\t\t\t...signIn", "\t\t};", "\t}", "\tfunction dispatch(origin, data) {", '\t\tconst frame = document.createElement("iframe");', "\t\t(document.body ?? document.documentElement).append(frame);", '\t\twindow.dispatchEvent(new MessageEvent("message", {', "\t\t\tdata,", "\t\t\torigin,", "\t\t\tsource: frame.contentWindow", "\t\t}));", "\t}", "})();", "" ].join("\n");
  function readIssue(issue, page) {
   const details = read_issue_fieldsOf(read_issue_fieldsOf(issue)["details"]);
   const csp = read_issue_fieldsOf(details["contentSecurityPolicyIssueDetails"]);
   if (typeof csp["violatedDirective"] === "string") return {
    kind: "csp",
    page: page,
    directive: csp["violatedDirective"].slice(0, 100),
    blocked: String(csp["blockedURL"] ?? "").slice(0, 500),
    isReportOnly: csp["isReportOnly"] === true
   };
   const mixed = read_issue_fieldsOf(details["mixedContentIssueDetails"]);
   if (typeof mixed["insecureURL"] === "string") return {
    kind: "mixed-content",
    page: page,
    url: mixed["insecureURL"].slice(0, 500),
    isBlocked: mixed["resolutionStatus"] === "MixedContentBlocked"
   };
   return null;
  }
  function read_issue_fieldsOf(value) {
   return typeof value === "object" && value !== null ? value : {};
  }
  const SHOWN = new Set([ "alt", "label", "placeholder", "title", "value", "summary", "srcdoc" ]);
  function shownTextOf(snapshot) {
   const strings = listAt(snapshot, "strings").map(String);
   const textAt = index => typeof index === "number" ? strings[index] ?? "" : "";
   const documents = listAt(snapshot, "documents");
   const laidOut = documents.flatMap(each => listAt(each, "layout", "text").map(textAt));
   const others = documents.flatMap(each => [ ...[ "inputValue", "textValue" ].flatMap(name => listAt(each, "nodes", name, "value").map(textAt)), ...listAt(each, "nodes", "attributes").flatMap(attributes => shownValues(attributes, textAt)), textAt(valueAt(each, "title")) ]);
   return [ ...others, ...laidOut, laidOut.join(""), laidOut.map(text => text.trim()).join("") ].join("\n");
  }
  function shownValues(attributes, textAt) {
   const indices = Array.isArray(attributes) ? attributes : [];
   return indices.flatMap((index, at) => {
    const isValue = at % 2 === 1 && SHOWN.has(textAt(indices[at - 1]).toLowerCase());
    return isValue ? [ textAt(index) ] : [];
   });
  }
  function valueAt(from, ...names) {
   let value = from;
   for (const name of names) value = typeof value === "object" && value !== null ? value[name] : undefined;
   return value;
  }
  function listAt(from, ...names) {
   const value = valueAt(from, ...names);
   return Array.isArray(value) ? value : [];
  }
  class CdpError extends Error {
   code;
   constructor(code, message) {
    super(message);
    this.name = "CdpError";
    this.code = code;
   }
  }
  const COMMAND_MS = 1e4;
  const MESSAGE_BYTES_MAX = 64 * 1024 * 1024;
  class CdpConnection {
   closed;
   #input;
   #pending=new Map;
   #listeners=new Map;
   #markClosed;
   #isClosed=false;
   #parts=[];
   #size=0;
   #next=1;
   constructor(input, output) {
    this.#input = input;
    const {promise: promise, resolve: resolve} = Promise.withResolvers();
    this.closed = promise;
    this.#markClosed = resolve;
    input.on("error", () => this.close());
    output.on("error", () => this.close());
    output.on("close", () => this.close());
    output.on("end", () => this.close());
    output.on("data", chunk => this.#read(chunk));
   }
   get isClosed() {
    return this.#isClosed;
   }
   send(method, parameters = {}, sessionId, ms = COMMAND_MS) {
    if (this.#isClosed) return Promise.reject(new CdpError("closed", `${method}: the browser has ended`));
    const id = this.#next;
    this.#next += 1;
    return new Promise((resolve, reject) => {
     const timer = setTimeout(() => {
      this.#pending.delete(id);
      reject(new CdpError("timeout", `${method}: no response within ${ms} ms`));
     }, ms);
     this.#pending.set(id, {
      method: method,
      timer: timer,
      resolve: resolve,
      reject: reject
     });
     const message = {
      id: id,
      method: method,
      params: parameters,
      ...sessionId === undefined ? {} : {
       sessionId: sessionId
      }
     };
     this.#input.write(`${JSON.stringify(message)}\0`);
    });
   }
   on(method, listener, sessionId = "") {
    const key = `${sessionId} ${method}`;
    const listeners = this.#listeners.get(key) ?? new Set;
    this.#listeners.set(key, listeners.add(listener));
    return () => listeners.delete(listener);
   }
   close() {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const {method: method, timer: timer, reject: reject} of this.#pending.values()) {
     clearTimeout(timer);
     reject(new CdpError("closed", `${method}: the browser has ended`));
    }
    this.#pending.clear();
    this.#listeners.clear();
    this.#markClosed();
   }
   #read(chunk) {
    let rest = chunk;
    for (let end = rest.indexOf(0); end !== -1 && !this.#isClosed; end = rest.indexOf(0)) {
     const text = Buffer.concat([ ...this.#parts, rest.subarray(0, end) ]).toString();
     rest = rest.subarray(end + 1);
     this.#parts = [];
     this.#size = 0;
     this.#receive(text);
    }
    this.#size += rest.length;
    this.#parts.push(rest);
    if (this.#size > MESSAGE_BYTES_MAX) this.close();
   }
   #receive(text) {
    const message = parsed(text);
    if (message === null) {
     this.close();
     return;
    }
    const {id: id, method: method, sessionId: sessionId} = message;
    if (typeof id === "number") {
     const pending = this.#pending.get(id);
     this.#pending.delete(id);
     if (pending === undefined) return;
     clearTimeout(pending.timer);
     const error = record(message["error"]);
     if (message["error"] === undefined) pending.resolve(record(message["result"])); else pending.reject(new CdpError("refused", `${pending.method}: ${String(error["message"]).slice(0, 200)}`));
     return;
    }
    const key = `${typeof sessionId === "string" ? sessionId : ""} ${String(method)}`;
    for (const listener of this.#listeners.get(key) ?? []) listener(record(message["params"]));
   }
  }
  function parsed(text) {
   try {
    return record(JSON.parse(text));
   } catch {
    return null;
   }
  }
  function record(value) {
   return typeof value === "object" && value !== null ? value : {};
  }
  class CdpSession {
   #connection;
   #id;
   constructor(connection, id) {
    this.#connection = connection;
    this.#id = id;
   }
   send(method, parameters = {}, ms) {
    return this.#connection.send(method, parameters, this.#id, ms);
   }
   post(method, parameters = {}) {
    this.send(method, parameters).catch(() => undefined);
   }
   on(method, listener) {
    return this.#connection.on(method, listener, this.#id);
   }
  }
  const LOAD_MS = 4e3;
  const CALL_MS = 1500;
  const POLL_MS = 12;
  const STILL_MS = 20;
  const REPORTS_MAX = 2e4;
  class BrowserPage {
   gate;
   #session;
   #names;
   #frame;
   #script=null;
   #scriptKey="";
   #location="";
   #isCrashed=false;
   storage=() => null;
   #stored=null;
   #isNamed=false;
   constructor(session, gate, names, frame) {
    this.#frame = frame;
    this.#session = session;
    this.gate = gate;
    this.#names = names;
   }
   static async open({connection: connection, userAgent: userAgent}, gate, names, listener) {
    const {browserContextId: browserContextId} = await connection.send("Target.createBrowserContext", {
     disposeOnDetach: true
    });
    const {targetId: targetId} = await connection.send("Target.createTarget", {
     url: "about:blank",
     browserContextId: browserContextId
    });
    const attached = await connection.send("Target.attachToTarget", {
     targetId: targetId,
     flatten: true
    });
    const session = new CdpSession(connection, String(attached["sessionId"]));
    const page = new BrowserPage(session, gate, names, String(targetId));
    await session.send("Emulation.setUserAgentOverride", {
     ...userAgent
    });
    await page.#prepare(connection, {
     targetId: String(targetId),
     browserContextId: browserContextId
    }, listener);
    return page;
   }
   async #prepare(connection, own, listener) {
    const {targetId: targetId, browserContextId: browserContextId} = own;
    const session = this.#session;
    let reports = 0;
    session.on("Runtime.bindingCalled", ({name: name, payload: payload}) => {
     reports += 1;
     if (name !== this.#names.binding || typeof payload !== "string" || reports > REPORTS_MAX) return;
     const report = readReport(payload);
     if (report !== null) listener.onReport(report);
    });
    session.on("Page.javascriptDialogOpening", ({type: type}) => session.post("Page.handleJavaScriptDialog", {
     accept: type === "beforeunload"
    }));
    session.on("Audits.issueAdded", ({issue: issue}) => {
     const read = readIssue(issue, this.#location);
     if (read !== null && gateIsCrawling(this.gate)) listener.onIssue(read);
    });
    session.on("Inspector.targetCrashed", () => {
     this.#isCrashed = true;
    });
    connection.on("Target.targetCreated", ({targetInfo: targetInfo}) => {
     const info = record(targetInfo);
     if (info["type"] !== "page" || info["targetId"] === targetId) return;
     if (info["browserContextId"] !== browserContextId) return;
     listener.onPopup(String(info["url"]));
     connection.send("Target.closeTarget", {
      targetId: info["targetId"]
     }).catch(() => undefined);
    });
    await this.gate.attach(session, targetId);
    await Promise.all([ connection.send("Target.setDiscoverTargets", {
     discover: true
    }), session.send("Page.enable"), session.send("Runtime.enable"), session.send("Network.enable"), session.send("Audits.enable"), session.send("Inspector.enable"), session.send("Runtime.addBinding", {
     name: this.#names.binding
    }), session.send("Network.setBypassServiceWorker", {
     bypass: true
    }), session.send("Emulation.setFocusEmulationEnabled", {
     enabled: true
    }), connection.send("Browser.setDownloadBehavior", {
     behavior: "deny",
     browserContextId: browserContextId
    }) ]);
   }
   async shownText() {
    const snapshot = await this.#session.send("DOMSnapshot.captureSnapshot", {
     computedStyles: []
    }).catch(() => null);
    return snapshot === null ? null : shownTextOf(snapshot);
   }
   async screenshot() {
    for (const quality of [ 60, 20 ]) {
     const taken = await this.#session.send("Page.captureScreenshot", {
      format: "jpeg",
      quality: quality
     }).catch(() => null);
     const data = taken?.["data"];
     if (typeof data === "string" && data.length <= coverage.p7) return data;
    }
    return null;
   }
   async load(url, options) {
    const {mode: mode, marks: marks = [], foreignHost: foreignHost = "", windowName: windowName = "", quietMs: quietMs = 2500} = options;
    if (this.#isNamed) await this.evaluate("window.name = ''");
    this.#isNamed = windowName !== "";
    await this.#store();
    const {binding: binding, word: word} = this.#names;
    await this.#inject({
     binding: binding,
     word: word,
     mode: mode,
     marks: marks,
     foreignHost: foreignHost,
     windowName: windowName
    });
    if (withoutFragment(this.#location) === withoutFragment(url)) await this.#navigate("about:blank");
    this.gate.mode = mode;
    this.gate.staysAt = mode !== "crawl";
    this.gate.expected = withoutFragment(url);
    this.gate.servedFrom = options.servedFrom ?? null;
    this.gate.open();
    this.#location = url;
    const loaded = this.#once("Page.loadEventFired", LOAD_MS);
    if (await this.#navigate(url, options.referrer)) {
     const stopped = this.#once("Page.frameStoppedLoading", LOAD_MS, ({frameId: frameId}) => frameId === this.#frame);
     await Promise.race([ loaded.done, stopped.done ]);
     stopped.cancel();
    }
    loaded.cancel();
    await this.settle(quietMs);
   }
   async pressEnter() {
    const key = {
     key: "Enter",
     code: "Enter",
     windowsVirtualKeyCode: 13
    };
    await this.#session.send("Input.dispatchKeyEvent", {
     type: "keyDown",
     text: "\r",
     ...key
    });
    await this.#session.send("Input.dispatchKeyEvent", {
     type: "keyUp",
     ...key
    });
   }
   async call(name, ...values) {
    const list = values.map(value => JSON.stringify(value)).join(", ");
    const {api: api} = this.#names;
    return this.evaluate(`typeof ${api} === 'undefined' ? undefined : ${api}?.${name}(${list})`);
   }
   async evaluate(expression) {
    this.#requireAlive();
    try {
     const policy = {
      allowUnsafeEvalBlockedByCSP: false
     };
     const options = {
      expression: expression,
      returnByValue: true,
      timeout: CALL_MS,
      ...policy
     };
     const {result: result} = await this.#session.send("Runtime.evaluate", options, CALL_MS + 1e3);
     return record(result)["value"];
    } catch (error) {
     if (error instanceof CdpError && error.code === "refused") return undefined;
     throw error;
    }
   }
   async snapshot() {
    return readSnapshot(await this.call("snapshot"));
   }
   async settle(ms) {
    const end = performance.now() + ms;
    let last = -1;
    while (performance.now() < end) {
     await (0, external_node_timers_promises_.setTimeout)(POLL_MS);
     if (this.gate.inFlight > 0 || performance.now() - this.gate.lastActivity < STILL_MS) continue;
     const {timers: timers, mutations: mutations} = record(await this.call("activity"));
     if (typeof mutations !== "number" || timers === 0 && mutations === last) return;
     last = mutations;
    }
   }
   async #store() {
    const stored = this.storage();
    if (stored !== this.#stored) await this.evaluate("localStorage.clear(); sessionStorage.clear()");
    if (stored !== this.#stored) this.#scriptKey = "";
    this.#stored = stored;
   }
   async #inject(config) {
    const key = JSON.stringify(config);
    if (key === this.#scriptKey) return;
    if (this.#script !== null) await this.#session.send("Page.removeScriptToEvaluateOnNewDocument", {
     identifier: this.#script
    });
    const kept = this.#stored === null ? "" : storageScript(this.gate.origin, this.#stored);
    const {api: api, proof: proof} = this.#names;
    const body = `'use strict'; ${kept}\nconst SCAN_GATE_CONFIG = ${key}, SCAN_GATE_EXPORTS = {};\n${PAGE_SCRIPT}`;
    const source = `const { api: ${api}, proof: ${proof} } = (() => { ${body}\nreturn SCAN_GATE_EXPORTS; })();`;
    const {identifier: identifier} = await this.#session.send("Page.addScriptToEvaluateOnNewDocument", {
     source: source
    });
    this.#script = String(identifier);
    this.#scriptKey = key;
   }
   async #navigate(url, referrer) {
    this.#requireAlive();
    if (url === "about:blank") this.#location = url;
    const from = referrer === undefined ? {} : {
     referrer: referrer,
     referrerPolicy: "unsafeUrl"
    };
    const {errorText: errorText} = await this.#session.send("Page.navigate", {
     url: url,
     ...from
    });
    return errorText === undefined;
   }
   #once(method, ms, isMeant = () => true) {
    const {promise: promise, resolve: resolve} = Promise.withResolvers();
    const timer = setTimeout(resolve, ms);
    const stop = this.#session.on(method, event => {
     if (isMeant(event)) resolve();
    });
    return {
     done: promise,
     cancel: () => {
      clearTimeout(timer);
      stop();
     }
    };
   }
   #requireAlive() {
    if (this.#isCrashed) throw new CdpError("closed", "the page crashed");
   }
  }
  function gateIsCrawling(gate) {
   return gate.mode === "crawl";
  }
  var external_node_child_process_ = __webpack_require__(31421);
  var external_node_fs_ = __webpack_require__(73024);
  var external_node_os_ = __webpack_require__(48161);
  var external_node_path_ = __webpack_require__(76760);
  const DISABLED_FEATURES = [ "IsolateOrigins", "site-per-process", "LocalNetworkAccessChecks", "HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "Translate", "OptimizationHints", "MediaRouter", "DialMediaRouteProvider", "InterestFeedContentSuggestions", "CertificateTransparencyComponentUpdater", "AutofillServerCommunication", "NetworkTimeServiceQuerying", "Prerender2", "BackForwardCache", "RenderDocument" ];
  const BROWSER_FLAGS = [ "--headless=new", "--remote-debugging-pipe", "--host-resolver-rules=MAP * ~NOTFOUND", "--proxy-server=127.0.0.1:9", "--proxy-bypass-list=<-loopback>", "--force-webrtc-ip-handling-policy=disable_non_proxied_udp", "--disable-site-isolation-trials", `--disable-features=${DISABLED_FEATURES.join(",")}`, "--js-flags=--max-old-space-size=512", "--disable-blink-features=AutomationControlled", "--disable-background-networking", "--disable-breakpad", "--disable-client-side-phishing-detection", "--disable-component-update", "--disable-crash-reporter", "--disable-default-apps", "--disable-dev-shm-usage", "--disable-domain-reliability", "--disable-extensions", "--disable-gpu", "--disable-popup-blocking", "--disable-search-engine-choice-screen", "--disable-sync", "--hide-scrollbars", "--metrics-recording-only", "--mute-audio", "--no-default-browser-check", "--no-first-run", "--no-pings", "--password-store=basic", "--use-mock-keychain" ];
  function browserEnv(home) {
   return {
    PATH: "/usr/local/bin:/usr/bin:/bin",
    HOME: home,
    TMPDIR: home,
    LANG: "en_US.UTF-8"
   };
  }
  const PAGE_BYTES = 4096;
  function sessionMemory(session, measure = "proportional") {
   let sum = 0;
   for (const name of entries()) {
    if (!/^\d+$/.test(name)) continue;
    const fields = read(`/proc/${name}/stat`).split(") ").at(-1)?.split(" ") ?? [];
    if (Number(fields[3]) === session) sum += measure === "own" ? own(name) : proportional(name);
   }
   return sum;
  }
  function proportional(pid) {
   const kibibytes = /^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1];
   if (kibibytes !== undefined) return Number(kibibytes) * 1024;
   return own(pid);
  }
  function own(pid) {
   const [, resident = "0", shared = "0"] = read(`/proc/${pid}/statm`).split(" ");
   return Math.max(0, Number(resident) - Number(shared)) * PAGE_BYTES;
  }
  function entries() {
   try {
    return (0, external_node_fs_.readdirSync)("/proc");
   } catch {
    return [];
   }
  }
  function read(path) {
   try {
    return (0, external_node_fs_.readFileSync)(path, "utf8");
   } catch {
    return "";
   }
  }
  var external_node_util_ = __webpack_require__(57975);
  const VERSION_MS = 5e3;
  const PLATFORMS = {
   linux: [ "X11; Linux x86_64", "Linux" ],
   darwin: [ "Macintosh; Intel Mac OS X 10_15_7", "macOS" ]
  };
  const user_agent_known = new Map;
  async function plainUserAgent(path) {
   const agent = user_agent_known.get(path) ?? await ask(path);
   if (agent !== null) user_agent_known.set(path, agent);
   return agent;
  }
  async function ask(path) {
   try {
    const options = {
     timeout: VERSION_MS,
     maxBuffer: 1e4,
     env: browserEnv((0, external_node_os_.tmpdir)())
    };
    const {stdout: stdout} = await (0, external_node_util_.promisify)(external_node_child_process_.execFile)(path, [ "--version" ], options);
    const major = /\s(\d{2,4})\.\d/.exec(stdout)?.[1];
    const platform = PLATFORMS[process.platform]?.[0];
    if (major === undefined || platform === undefined) return null;
    const edge = stdout.includes("Edge") ? ` Edg/${major}.0.0.0` : "";
    return `Mozilla/5.0 (${platform}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36${edge}`;
   } catch {
    return null;
   }
  }
  function announced(agent, product) {
   const full = /\/(\d[\d.]*)/.exec(product)?.[1] ?? "";
   const major = full.split(".", 1)[0] ?? "";
   const brands = version => [ {
    brand: "Not:A-Brand",
    version: version === full ? "8.0.0.0" : "8"
   }, {
    brand: "Chromium",
    version: version
   } ];
   return {
    userAgent: agent.replace("HeadlessChrome", "Chrome"),
    userAgentMetadata: {
     brands: brands(major),
     fullVersionList: brands(full),
     platform: PLATFORMS[process.platform]?.[1] ?? "",
     platformVersion: "",
     architecture: process.arch === "arm64" ? "arm" : "x86",
     model: "",
     mobile: false
    }
   };
  }
  const START_MS = 15e3;
  const MEMORY_CHECK_MS = 200;
  const EXACT_EVERY = 5;
  const MEMORY_BYTES_MAX = 1.2 * 1024 * 1024 * 1024;
  const STDERR_MAX = 4e3;
  const WATCHED = '"$@"; rm -rf -- "$0"';
  class BrowserStartError extends Error {
   isSandboxFault;
   constructor(message, isSandboxFault) {
    super(message);
    this.name = "BrowserStartError";
    this.isSandboxFault = isSandboxFault;
   }
  }
  class BrowserProcess {
   connection;
   product;
   sandboxed;
   userAgent;
   #child;
   #profile;
   #exited;
   #watch;
   isTooLarge=false;
   constructor(started, version, sandboxed, memoryBytesMax) {
    this.connection = started.connection;
    this.#child = started.child;
    this.#profile = started.profile;
    this.#exited = started.exited;
    this.product = String(version["product"]).slice(0, 100);
    this.userAgent = announced(String(version["userAgent"]).slice(0, 300), this.product);
    this.sandboxed = sandboxed;
    let checks = 0;
    this.#watch = setInterval(() => {
     checks += 1;
     const measure = checks % EXACT_EVERY === 0 ? "proportional" : "own";
     if (sessionMemory(started.child.pid ?? 0, measure) <= memoryBytesMax) return;
     this.isTooLarge = true;
     this.kill();
    }, MEMORY_CHECK_MS).unref();
    void this.#exited.then(() => clearInterval(this.#watch));
   }
   static async start(options) {
    const {isRoot: isRoot = process.getuid?.() === 0, memoryBytesMax: memoryBytesMax = MEMORY_BYTES_MAX} = options;
    if (isRoot) return BrowserProcess.#started(options.path, false, memoryBytesMax);
    try {
     return await BrowserProcess.#started(options.path, true, memoryBytesMax);
    } catch (error) {
     if (!(error instanceof BrowserStartError && error.isSandboxFault)) throw error;
     return BrowserProcess.#started(options.path, false, memoryBytesMax);
    }
   }
   static async #started(path, sandboxed, memoryBytesMax) {
    const agent = await plainUserAgent(path);
    const flags = agent === null ? [] : [ `--user-agent=${agent}` ];
    const started = spawnBrowser(path, sandboxed ? flags : [ "--no-sandbox", ...flags ]);
    try {
     const version = await started.connection.send("Browser.getVersion", {}, undefined, START_MS);
     return new BrowserProcess(started, version, sandboxed, memoryBytesMax);
    } catch (error) {
     killGroup(started.child);
     await started.exited;
     removeProfile(started.profile);
     const said = started.stderr();
     const isSandboxFault = /no usable sandbox|sandbox.{0,200}(?:not permitted|not supported|failed)/is.test(said);
     const reason = error instanceof CdpError && error.code === "timeout" ? "it did not respond" : "it ended at once";
     throw new BrowserStartError(`the browser could not be started: ${reason}`, isSandboxFault);
    }
   }
   kill() {
    killGroup(this.#child);
    this.connection.close();
   }
   async close() {
    this.kill();
    await this.#exited;
    removeProfile(this.#profile);
   }
  }
  function spawnBrowser(path, flags) {
   const profile = (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)((0, 
   external_node_os_.tmpdir)(), "scan-gate-browser-"));
   const child = (0, external_node_child_process_.spawn)("/bin/sh", [ "-c", WATCHED, profile, path, ...flags, ...BROWSER_FLAGS, `--user-data-dir=${profile}`, "about:blank" ], {
    cwd: profile,
    env: {
     ...browserEnv(profile),
     DBUS_SESSION_BUS_ADDRESS: "/dev/null"
    },
    stdio: [ "ignore", "ignore", "pipe", "pipe", "pipe" ],
    detached: true
   });
   let said = "";
   child.stderr?.on("data", chunk => {
    said = (said + chunk.toString("latin1")).slice(-STDERR_MAX);
   });
   const connection = new CdpConnection(child.stdio[3], child.stdio[4]);
   const exited = new Promise(resolve => {
    child.once("close", () => resolve());
    child.once("error", () => {
     connection.close();
     if (child.pid === undefined) resolve();
    });
   });
   return {
    child: child,
    connection: connection,
    profile: profile,
    exited: exited,
    stderr: () => said
   };
  }
  function killGroup({pid: pid}) {
   if (pid === undefined) return;
   try {
    process.kill(-pid, "SIGKILL");
   } catch {}
  }
  function removeProfile(profile) {
   try {
    (0, external_node_fs_.rmSync)(profile, {
     recursive: true,
     force: true,
     maxRetries: 5,
     retryDelay: 20
    });
   } catch {}
  }
  var http = __webpack_require__(91069);
  const wordSet = (...lines) => new Set(lines.join(" ").split(" "));
  const HARMFUL_WORDS = wordSet("logout logoff signout signoff delete del remove destroy drop erase purge truncate unsubscribe deactivate disable revoke", "terminate shutdown poweroff halt restart reboot reset cancel uninstall ban kick checkout pay buy purchase transfer wipe rollback", "unlink uninvite kill flush", "löschen loeschen entfernen supprimer effacer eliminar borrar suprimir excluir apagar elimina cancella rimuovi verwijderen", "usuń usun smazat odstranit radera sil удалить 删除 刪除 削除 삭제");
  const ACTS = wordSet("accept activate approve assign attach authorize block capture close commit confirm convert deny deploy detach discard dismiss eject", "empty enroll evict execute expire fail finalize freeze grant halt hide ignore impersonate install invite invoke kickoff lock merge", "migrate mute pause poweron promote demote publish unpublish reactivate rebase rebuild recalculate redeem refund regenerate reindex", "reject reopen reprocess rerun resend resize restore resume retry reverse rm rotate run send ship start stop submit suspend sync", "trash trigger unarchive unassign unban unblock undelete undo unlock unmute unpause unpin unsuspend untrash upgrade downgrade void", "withdraw", "stornieren kündigen kuendigen erstatten abbrechen annuler rembourser résilier resilier cancelar reembolsar anular devolver annulla", "annullare rimborsa rimborsare annuleren opzeggen terugbetalen anuluj zwróć zwroc zrušit zrusit avbryt avsluta iptal отменить вернуть", "取消 退款 キャンセル 解約 返金 취소 환불 해지");
  const CHANGING_VERBS = wordSet("add change create insert log make mark move opt put register save set sign switch toggle turn update");
  const OBJECTS = wordSet("account accounts all cart cache data database db everything key keys membership order orders profile session sessions", "subscription table tables token tokens trash user users");
  const READING_VERBS = wordSet("browse check compare count describe display download edit export fetch find get has is list load lookup new preview print query read", "retrieve return search show showthread view viewforum viewtopic");
  const READ_NOUNS = wordSet("about access account address agenda agreement album all amount article artist attachment audio audit author avatar backlog badge balance", "banner basket bio blame blob board body branch building bundle calendar candidate card cart cast catalog category certificate channel", "chapter chart chat child children client code collection color column company component config contact content contract conversation", "cost course cover creator crew csv currency current customer cv dashboard data dataset default demo department detail device diagnosis", "diff doc document education email-preview employee entry episode event example exam experience faq feed feedback field file first floor", "forecast full gallery geometry graph grade group guide header health help hierarchy home html icon ics identity image inbox index info", "input invoice issue item itinerary job json key label language last latest layout leaderboard lesson library license line lineup link", "location logo log lyrics main manager manual map me media member menu message meta metadata model module name network news next note", "number organization output overview owner package page parent path pdf people permalink person phone photo picture plan player playlist", "policy position prev previous price private product profile progress project public quantity queue quiz quota rank raw readme receipt", "recipe related release result results role room root roster route rss rule sample schema scope score season section seller series", "settings size sku skill source specs squad stat status stock store story structure style subscription summary tab table tag task team", "text thread thumbnail timeline title topic total tracking tree trip txt type uri url usage user value variant vendor version video wallet", "warehouse website wiki wishlist xml", "artikel bilder kommentare produkte profil verlauf dateien nachrichten détail historique perfil detalle historial dettaglio profilo", "профиль комментарии история товары описание 详情 詳情 评论 評論 历史 詳細 コメント 履歴 상세 댓글", "en de fr es it pt nl pl cs ru ja zh ko sv da fi tr");
  const NO_NOUNS = wordSet("auction bypass bias canvas caution comment commission condition decommission decrement dis focus function implement increment", "mention ping provision ration ring sanction station transition");
  const VERB_PLACES = wordSet("act action actions cmd command commands do op operation operations ops perform task todo");
  const ADDRESS_MAX = 2e3;
  const WORDS_MAX = 200;
  const TITLE_WORDS = 4;
  const NOUN_ENDING = /(?:[ts]ion|ment|ity|ness|tory|gory|graphy|ship|ing|ci[oó]n|dad|schaft|keit|heit)$/;
  const DOCUMENT = /\.(?:html?|xhtml|json|xml|csv|tsv|txt|md|pdf|rss|atom|ics|vcf|yaml|yml)$/i;
  const PROGRAM = /\.(?:php\d?|phtml|aspx?|jspx?|cgi|pl|py|rb|cfm|do|action)$/i;
  const TEMPLATE = /^(?:\{[^{}]*\}|:\w+)$/;
  const NO_ID = /^(?:q|query|s|search\w*|p|page|per_?page|limit|offset|size|count|sort\w*|order_?by|dir|lang\w*|locale|v|ver|version|t|ts|_|year|month|day|date|tab)$/i;
  const YEAR = /^(?:19|20)\d\d$/;
  function wordsOf(text) {
   return text.slice(0, ADDRESS_MAX).normalize("NFC").replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").toLowerCase().split(/[^\p{L}]+/u).filter(word => word !== "").slice(0, WORDS_MAX);
  }
  function isAct(word) {
   return ACTS.has(word) || HARMFUL_WORDS.has(word);
  }
  function isIdText(text) {
   if (TEMPLATE.test(text)) return true;
   if (text.length > 200 || /^v\d+(?:\.\d+)*$/i.test(text)) return false;
   const digits = text.replace(/\D/g, "").length;
   return /^\d+$/.test(text) || /^[\w.~:-]+$/.test(text) && !PROGRAM.test(text) && digits > 2;
  }
  function segmentsOf(url) {
   const shapes = (0, url_shape.j4)(url).split("/").slice(1);
   const texts = url.pathname.slice(0, ADDRESS_MAX).split("/").slice(1);
   return texts.map((raw, index) => {
    const text = (0, shared_text.oF)(raw).replace(/;.*/s, "");
    const isDate = YEAR.test(text) || /^\d{1,2}$/.test(text) && YEAR.test(texts[index - 1] ?? "");
    const isId = !isDate && (isIdText(text) || /^\{(?:n|id)\}$/.test(shapes[index] ?? ""));
    return {
     text: text,
     words: isId ? [] : wordsOf(text.replace(PROGRAM, "").replace(DOCUMENT, "")),
     isId: isId
    };
   });
  }
  function idsOfQuery(url) {
   const pairs = [ ...url.searchParams ].slice(0, 50);
   return pairs.some(([name, value]) => value !== "" && !NO_ID.test(name) && isIdText(value));
  }
  function isActAddress(url, text = "") {
   const segments = segmentsOf(url);
   const said = wordsOf(text.slice(0, 100));
   const hasId = segments.some(({isId: isId}) => isId) || idsOfQuery(url);
   if (hasId && said.length <= 2 && ACTS.has(said[0] ?? "")) return true;
   const isNamed = [ ...url.searchParams ].slice(0, 50).some(([name, value]) => {
    if (VERB_PLACES.has(name.toLowerCase())) return wordsOf(value).some(word => ACTS.has(word));
    return ACTS.has(name.toLowerCase()) && (value === "" || /^(?:true|yes|on)$/i.test(value) || isIdText(value));
   });
   if (isNamed) return true;
   const firstId = segments.findIndex(({isId: isId}) => isId);
   return segments.some(({words: words}, index) => {
    if (!startsWithAct(words)) return false;
    const isLast = index === segments.length - 1;
    if (firstId !== -1 && index > firstId) return true;
    if (words.length > 1 && words.slice(1).every(word => OBJECTS.has(word))) return true;
    return words.length === 1 && ((segments[index + 1]?.isId ?? false) || isLast && idsOfQuery(url));
   });
  }
  function startsWithAct(words) {
   const counted = words.length >= TITLE_WORDS ? words.slice(0, 1) : words;
   return counted.some(word => ACTS.has(word));
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
   return hasId && [ ...url.searchParams ].slice(0, 50).some(([name, value]) => VERB_PLACES.has(name.toLowerCase()) && !isReadName(wordsOf(value), known));
  }
  function isPlaceBelowId(segments, index) {
   const [word = "", ...others] = segments[index]?.words ?? [];
   return others.length === 0 && VERB_PLACES.has(word) && segments[index - 1]?.isId === true;
  }
  function isReadSegment({text: text, words: words}, known) {
   return DOCUMENT.test(text) && !words.some(isAct) || isReadName(words, known);
  }
  function isTitleOf(words) {
   const [first = ""] = words;
   return words.length >= TITLE_WORDS && !isAct(first) && !CHANGING_VERBS.has(first);
  }
  function isReadName(words, known) {
   const [first = ""] = words;
   if (first === "") return true;
   if (words.some(isAct)) return false;
   return READING_VERBS.has(first) || words.every(word => isNoun(word) || known.has(word));
  }
  function isNoun(word) {
   if (READ_NOUNS.has(word)) return true;
   if (NO_NOUNS.has(word) || word.length < 4) return false;
   return /^[\p{Script=Latin}]+[^su]s$/u.test(word) || word.length > 5 && NOUN_ENDING.test(word) || /ics$/.test(word);
  }
  const KNOWN_MAX = 2e3;
  function noteNouns(url, known) {
   const segments = segmentsOf(url);
   if (segments.some(({isId: isId}) => isId) || idsOfQuery(url)) return;
   const [word, ...others] = segments.at(-1)?.words ?? [];
   const isVerbPlace = VERB_PLACES.has(segments.at(-2)?.words[0] ?? "");
   if (word !== undefined && others.length === 0 && !isVerbPlace && known.size < KNOWN_MAX) known.add(word);
  }
  const SETTING = /[?&;](?:do|act|action|cmd|command|op|task)=(?:toggle|switch|enable)(?![a-z])/i;
  const STEP_WORDS = new Set([ "checkout", "pay", "buy", "purchase", "transfer" ]);
  const ACCOUNT_WORDS = new Set([ "password", "passwd", "pwd", "forgot", "forgotten", "lost" ]);
  const BINARY_FILE = /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|svgz?|tiff?|woff2?|ttf|otf|eot|mp[34]|m4[av]|webm|og[gv]|wav|flac|avi|mov|mkv|zip|gz|tgz|bz2|xz|7z|rar|tar|jar|war|exe|msi|dmg|deb|rpm|apk|iso|pdf|docx?|xlsx?|pptx?|odt|ods|wasm|bin|sqlite3?|db3?|hprof|p12|pfx|jks)$/i;
  const CODE_FILE = /\.(?:m?js|cjs|css|map)$/i;
  function isHarmfulLink(url, text = "") {
   const address = (0, shared_text.oF)(`${url.pathname}?${url.search}`).slice(0, 4e3);
   if (isSignOutLink({
    url: url.href,
    text: text
   })) return true;
   if (SETTING.test(address) || isActAddress(url, text)) return true;
   const textWords = wordsOf(text);
   return wordsOf(address).some(word => HARMFUL_WORDS.has(word)) || textWords.length <= 4 && textWords.some(word => HARMFUL_WORDS.has(word));
  }
  function isActByGet(url, text = "", known) {
   return isHarmfulLink(url, text) || isUnknownAct(url, known);
  }
  function isHarmfulForm(action, method) {
   if (method !== "GET") return isHarmfulLink(action);
   const filled = new URL(action);
   filled.searchParams.set("id", "1");
   return isActByGet(filled);
  }
  function isHarmfulPage(url, text = "", known) {
   return isUnknownAct(url, known) || isHarmfulStep(url, text);
  }
  function isHarmfulStep(url, text = "") {
   if (!isHarmfulLink(url, text)) return false;
   if (url.search.length > 1 || (0, url_shape.j4)(url).includes("{")) return true;
   const path = (0, shared_text.oF)(url.pathname).slice(0, 4e3);
   const address = wordsOf(path);
   const said = wordsOf(text);
   const isAboutAccount = [ ...address, ...said ].some(word => ACCOUNT_WORDS.has(word));
   const isStep = word => STEP_WORDS.has(word) || word === "reset" && isAboutAccount;
   if (isSignOutLink({
    url: `${url.origin}${url.pathname}`,
    text: text
   }) || isActAddress(url, text)) return true;
   return [ ...address, ...said.length <= 4 ? said : [] ].some(word => HARMFUL_WORDS.has(word) && !isStep(word));
  }
  function isListingOrder(url) {
   return /^\?C=[NMSD](?:[;&]O=[AD])?$/.test(url.search);
  }
  function isBinaryFile(url) {
   return BINARY_FILE.test(url.pathname);
  }
  function isCodeFile(url) {
   return CODE_FILE.test(url.pathname);
  }
  function isPathAllowed(url, limits) {
   const path = url.pathname + url.search;
   if (limits.exclude_paths?.some(prefix => path.startsWith(prefix)) === true) return false;
   return limits.include_paths === undefined || limits.include_paths.length === 0 || limits.include_paths.some(prefix => path.startsWith(prefix));
  }
  const WRITING = /^(?:creates?|adds?|inserts?|updates?|sets?|edits?|modify|modifies|saves?|uploads?|patch|put|posts?|seeds?|populates?|init|initiali[sz]es?|resets?|clears?|sends?|triggers?|imports?|restores?|migrates?|installs?|executes?|approves?|rejects?|starts?|stops?|enables?|disables?|registers?|deletes?|removes?|drops?|purges?|wipes?|truncates?|revokes?|cancels?)$/;
  const WRITING_PATH = /^(?:create|add|insert|update|modify|edit|save|seed|populate|init|initiali[sz]e|clear|restore|migrate|install|execute)$/;
  const CONSUMING = /^(?:burn|burns|consume|consumes|redeem|redeems)$/;
  const JOINED = /^(?:create|delete|drop|reset|populate|seed|purge|wipe|init)(?:all|db|data|database|table|tables|user|users)$/;
  function writing_names_wordsOf(name) {
   return name.slice(0, 500).replace(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase().split(/[^a-z]+/).filter(word => word !== "");
  }
  function namesWriting(path, name = "", summary = "", known) {
   const [verb = ""] = writing_names_wordsOf(summary);
   const [first = ""] = writing_names_wordsOf(name.slice(name.lastIndexOf(".") + 1));
   if (writing_names_wordsOf(path).some(word => WRITING_PATH.test(word) || JOINED.test(word) || CONSUMING.test(word))) return true;
   if (writing_names_wordsOf(name).some(word => CONSUMING.test(word))) return true;
   if ([ first, verb ].some(word => WRITING.test(word) || JOINED.test(word))) return true;
   if (isHarmfulName(path) || isHarmfulName(name)) return true;
   return isUnknownAct(addressOf(path), known) && !isSaidToRead(path, name, verb);
  }
  function isSaidToRead(path, name, verb) {
   const reads = word => READING_VERBS.has(word.replace(/(?<=[a-z]{2})s$/, "")) || READING_VERBS.has(word);
   const inPath = new Set(writing_names_wordsOf(path));
   const [first = "", ...others] = writing_names_wordsOf(name.slice(name.lastIndexOf(".") + 1));
   return reads(verb) || reads(first) && others.some(word => !inPath.has(word) && word !== "by");
  }
  function isHarmfulName(name) {
   return isHarmfulLink(addressOf(name));
  }
  function addressOf(name) {
   const url = new URL("http://name.invalid/");
   url.pathname = name.slice(0, 500);
   return url;
  }
  const PARTS = new Set([ "Script", "Stylesheet", "Image", "Font", "Media" ]);
  function requestRule(request, context) {
   const url = URL.parse(request.url);
   if (url === null) return "block";
   if (url.protocol === "data:" || url.protocol === "blob:") return "local";
   if (isWithin(url.hostname, context.ownHosts)) return request.isTop ? "note" : "attacker";
   const isOwn = url.origin === context.origin;
   if (request.isTop && request.url !== context.expected && (context.staysAt || !isOwn)) return "note";
   if (!isOwn) {
    const isPart = request.type === "Script" || request.type === "Stylesheet";
    const isHttp = url.protocol === "http:" || url.protocol === "https:";
    return context.loadsForeign && isHttp && isPart && request.method === "GET" ? "foreign" : "block";
   }
   const reads = request.method === "GET" || request.method === "HEAD";
   if (!reads) return "withhold";
   const isExpected = request.isTop && request.url === context.expected;
   if (isExpected || PARTS.has(request.type)) return "fetch";
   return (context.staysAt ? isActByGet(url) : isHarmfulLink(url)) ? "withhold" : "fetch";
  }
  const OF_NEXT_ROUTER = /^(?:rsc|next-router-(?:segment-)?prefetch)$/i;
  function partsOfPage(url, headers) {
   const names = Object.keys(headers).filter(name => OF_NEXT_ROUTER.test(name));
   const page = names.length === 0 ? null : URL.parse(url);
   if (page === null) return null;
   page.searchParams.delete("_rsc");
   return {
    page: page.href,
    isAhead: names.some(name => name.length > "rsc".length)
   };
  }
  function isWithin(hostname, hosts) {
   const labels = hostname.split(".").slice(-10);
   return labels.some((_, index) => hosts.has(labels.slice(index).join(".")));
  }
  const OF_BROWSER = /^(?:accept|accept-encoding|accept-language|cache-control|connection|content-length|content-type|cookie|dnt|host|if-modified-since|if-none-match|origin|pragma|priority|purpose|range|referer|sec-.*|upgrade-insecure-requests|user-agent)$/i;
  const HEADERS_MAX = 20;
  function forwardedHeaders(headers, userCookies) {
   const entries = Object.entries(headers).flatMap(([name, value]) => typeof value === "string" && /^[\t\x20-\x7e\x80-\xff]*$/.test(value) ? [ [ name, value.slice(0, 8192) ] ] : []);
   const own = entries.filter(([name]) => !OF_BROWSER.test(name)).slice(0, HEADERS_MAX);
   const cookies = entries.find(([name]) => name.toLowerCase() === "cookie")?.[1];
   if (cookies === undefined || cookies === "") return own;
   return [ ...own, [ "Cookie", userCookies === undefined ? cookies : `${userCookies}; ${cookies}` ] ];
  }
  const NOT_PASSED = /^(?:alt-svc|clear-site-data|connection|content-encoding|content-length|keep-alive|nel|report-to|reporting-endpoints|strict-transport-security|trailer|transfer-encoding|upgrade|www-authenticate)$/i;
  const POLICY = /^content-security-policy(?:-report-only)?$/i;
  function passedHeaders(headers, observes) {
   const passed = headers.filter(([name]) => !NOT_PASSED.test(name) && !(observes && POLICY.test(name))).map(([name, value]) => ({
    name: name,
    value: value
   }));
   return observes ? [ ...passed, {
    name: "Content-Security-Policy",
    value: "require-trusted-types-for 'script'"
   } ] : passed;
  }
  function attackerHeaders(type, origin) {
   return [ {
    name: "Content-Type",
    value: type === "Script" ? "text/javascript" : "text/html"
   }, {
    name: "Access-Control-Allow-Origin",
    value: origin
   }, {
    name: "Access-Control-Allow-Credentials",
    value: "true"
   } ];
  }
  function isPageOrScript(exchange, type) {
   if (exchange.response.status !== 200) return false;
   return type === "Script" || type === "Document" && /html/.test((0, http.JL)(exchange));
  }
  function redirectOf({request: request, response: response}) {
   const location = response.headers.find(([name]) => name.toLowerCase() === "location")?.[1];
   const url = location === undefined ? null : URL.parse(location, request.url);
   if (url === null) return null;
   url.hash = "";
   return url.href;
  }
  const POSTED_MAX = 16384;
  function postedBody(method, url, raw) {
   const text = typeof raw["postData"] === "string" ? raw["postData"].slice(0, POSTED_MAX) : "";
   const type = Object.entries(raw["headers"] ?? {}).find(([name]) => /^content-type$/i.test(name))?.[1];
   const body = text === "" ? null : {
    type: String(type ?? "").slice(0, 100),
    text: text
   };
   return {
    key: `${method} ${url.replace(/=[^&]*/g, "=")} ${body === null ? "" : shapeOf(text)}`,
    body: body
   };
  }
  function shapeOf(posted) {
   return posted.replace(/[^{}[\]:,&="a-z_]/gi, "").slice(0, 500);
  }
  const BODY_BYTES_MAX = 3 * 1024 * 1024;
  const ENDPOINTS_MAX = 200;
  const EXCHANGES_MAX = 150;
  const NOTED_MAX = 500;
  const OPENER_POLICY = /^cross-origin-opener-policy$/i;
  const HELD_MS = 3e3;
  const CODE_MAX = 2e3;
  const REFUSED_MAX = 1e3;
  const OF_SCRIPTS = new Set([ "XHR", "Fetch", "EventSource", "Ping" ]);
  class RequestGate {
   exchanges=new Map;
   endpoints=new Map;
   blockedHosts=new Set;
   noted=[];
   asked=[];
   ownCode="";
   withheld=0;
   refused=new Set;
   lastActivity=0;
   mode="crawl";
   staysAt=false;
   expected="";
   servedFrom=null;
   document="";
   cutsOpener=false;
   ownHosts=new Set;
   #options;
   #requested=new Set;
   #inFlight=new Map;
   #held=new Set;
   #opened=0;
   #code=new Set;
   #hasNewCode=false;
   constructor(options) {
    this.#options = options;
   }
   get origin() {
    return this.#options.context.target.origin;
   }
   get inFlight() {
    const now = performance.now();
    let count = 0;
    for (const {path: path, since: since, isOfScript: isOfScript} of this.#inFlight.values()) {
     if (isOfScript && now - since > HELD_MS) this.#held.add(path);
     if (since >= this.#opened && !(isOfScript && this.#held.has(path))) count += 1;
    }
    return count;
   }
   open() {
    this.#opened = performance.now();
    this.noted = [];
    this.asked = [];
   }
   async attach(session, mainFrame) {
    session.on("Fetch.requestPaused", event => {
     const {origin: origin, pathname: pathname} = URL.parse(String(record(event["request"])["url"])) ?? {
      origin: "",
      pathname: ""
     };
     const isOfScript = OF_SCRIPTS.has(String(event["resourceType"]));
     this.#inFlight.set(event, {
      path: `${origin}${pathname}`,
      since: performance.now(),
      isOfScript: isOfScript
     });
     this.lastActivity = performance.now();
     void this.#answer(session, event, mainFrame).catch(() => undefined).finally(() => {
      this.#inFlight.delete(event);
      this.lastActivity = performance.now();
     });
    });
    await session.send("Fetch.enable", {
     patterns: [ {
      urlPattern: "*"
     } ]
    });
   }
   async #answer(session, event, mainFrame) {
    const {requestId: requestId} = event;
    const raw = record(event["request"]);
    const type = String(event["resourceType"]);
    const request = {
     url: String(raw["url"]),
     method: String(raw["method"]),
     type: type,
     isTop: type === "Document" && event["frameId"] === mainFrame
    };
    const fulfill = (status, headers, body = "") => session.send("Fetch.fulfillRequest", {
     requestId: requestId,
     responseCode: status,
     responseHeaders: headers,
     body: Buffer.from(body).toString("base64")
    });
    const fail = () => session.send("Fetch.failRequest", {
     requestId: requestId,
     errorReason: "BlockedByClient"
    });
    const {context: context, signIn: signIn} = this.#options;
    if (signIn?.refuses(request) === true) {
     await fail();
     return;
    }
    const rule = requestRule(request, {
     origin: context.target.origin,
     staysAt: this.staysAt,
     expected: this.expected,
     ownHosts: this.ownHosts,
     loadsForeign: this.#options.foreign != null
    });
    if ((OF_SCRIPTS.has(type) || type === "Script") && this.asked.length < NOTED_MAX) this.asked.push(request.url);
    switch (rule) {
    case "local":
     await session.send("Fetch.continueRequest", {
      requestId: requestId
     });
     return;

    case "attacker":
     await fulfill(200, attackerHeaders(type, context.target.origin), type === "Document" ? "" : this.ownCode);
     return;

    case "note":
     {
      const fragment = typeof raw["urlFragment"] === "string" ? raw["urlFragment"] : "";
      const isAddress = request.method === "GET" || !namesWriting(URL.parse(request.url)?.pathname ?? "");
      if (isAddress && request.url !== this.expected && this.noted.length < NOTED_MAX) this.noted.push(request.url + fragment);
      if (request.method !== "GET") this.#record(request, raw);
      await fulfill(204, []);
      return;
     }

    case "withhold":
     {
      const posted = signIn?.post(request, raw) ?? null;
      if (posted !== null) {
       await this.#pass(await posted, request, fulfill, fail);
       return;
      }
      this.#record(request, raw);
      this.withheld += 1;
      if (type === "Document") await fulfill(204, []); else await fulfill(200, [ {
       name: "Content-Type",
       value: "application/json"
      } ], "{}");
      return;
     }

    case "fetch":
     {
      const parts = OF_SCRIPTS.has(type) ? partsOfPage(request.url, record(raw["headers"])) : null;
      if (parts !== null && this.mode === "crawl" && this.noted.length < NOTED_MAX) this.noted.push(parts.page);
      const isPoisoned = this.servedFrom !== null && request.url !== this.expected && request.url.includes("__proto__");
      if (parts?.isAhead === true || isPoisoned) {
       await fail();
       return;
      }
      if (OF_SCRIPTS.has(type) && parts === null) this.#record(request, raw);
      const attempt = await (signIn === undefined ? this.#fetch(request, raw) : signIn.get(request, raw));
      if (this.mode === "crawl" && attempt !== null && (0, http.m_)(attempt) && isPageOrScript(attempt, type)) this.keep(attempt);
      await this.#pass(attempt, request, fulfill, fail);
      return;
     }

    case "foreign":
     {
      const attempt = this.#options.foreign?.get(request.url) ?? null;
      if (attempt === null) this.#noteBlocked(request);
      await this.#pass(attempt, request, fulfill, fail);
      return;
     }

    default:
     this.#noteBlocked(request);
     await fail();
    }
   }
   async #pass(attempt, request, fulfill, fail) {
    if (attempt === null || !(0, http.m_)(attempt)) {
     await fail();
     return;
    }
    const {status: status, headers: headers, body: body} = attempt.response;
    const isRedirect = status >= 300 && status < 400;
    const observes = this.mode === "observe" && request.type === "Document" && !isRedirect;
    if (request.isTop) {
     this.document = attempt.response.text;
     this.cutsOpener = headers.some(([name, value]) => OPENER_POLICY.test(name) && /^\s*same-origin\b/i.test(value));
    }
    if (request.isTop && isRedirect) this.expected = redirectOf(attempt) ?? this.expected;
    await fulfill(status, passedHeaders(headers, observes), body);
   }
   async #fetch(request, raw) {
    const {context: context, requestsMax: requestsMax} = this.#options;
    const user = Object.entries(context.options.request_headers ?? {}).find(([name]) => /^cookie$/i.test(name))?.[1];
    const headers = forwardedHeaders(record(raw["headers"]), user);
    const url = request.isTop && request.url === this.expected ? this.servedFrom ?? request.url : request.url;
    const key = JSON.stringify([ request.method, url, headers ]);
    const isOpened = request.isTop && request.url === this.expected;
    if (!isOpened && !this.#requested.has(key) && this.#requested.size >= requestsMax) {
     if (this.refused.size < REFUSED_MAX) this.refused.add(url);
     return null;
    }
    this.#requested.add(key);
    const method = request.method === "HEAD" ? "HEAD" : "GET";
    const attempt = await context.fetch({
     method: method,
     url: url,
     headers: headers,
     maxBytes: BODY_BYTES_MAX
    });
    if (this.mode === "crawl" && (0, http.m_)(attempt)) this.#noteCode(attempt, request.type);
    return attempt;
   }
   takeNewCode() {
    const isNew = this.#hasNewCode;
    this.#hasNewCode = false;
    return isNew;
   }
   #noteCode({response: response}, type) {
    if (type !== "Script" && type !== "Document") return;
    const digest = (0, external_node_crypto_.createHash)("sha256").update(response.body).digest("base64");
    if (this.#code.has(digest) || this.#code.size >= CODE_MAX) return;
    this.#code.add(digest);
    this.#hasNewCode = true;
   }
   keep(exchange) {
    if (this.exchanges.size < EXCHANGES_MAX) this.exchanges.set(exchange.request.url, exchange);
   }
   #noteBlocked({url: url, type: type}) {
    const host = URL.parse(url)?.host;
    const isSeen = this.mode === "crawl" && type === "Script";
    if (isSeen && host !== undefined && host !== "" && this.blockedHosts.size < 50) this.blockedHosts.add(host);
   }
   #record({method: method, url: url}, raw) {
    if (this.mode !== "crawl") return;
    if (URL.parse(url)?.origin !== this.origin) return;
    const {key: key, body: body} = postedBody(method, url, raw);
    if (!this.endpoints.has(key) && this.endpoints.size < ENDPOINTS_MAX) this.endpoints.set(key, {
     method: method.slice(0, 20),
     url: url,
     body: body,
     page: this.expected
    });
   }
  }
  const NAMES = [ "accesstoken", "token", "authtoken", "jwt", "bearer", "sessiontoken", "idtoken", "authorization", "authenticationtoken", "apitoken" ];
  const JWT = /^eyJ[\w-]{8,8000}\.[\w-]{2,8000}\.[\w-]{0,2000}$/;
  const DEPTH_MAX = 5;
  const MEMBERS_MAX = 500;
  const TOKEN_LENGTH_MIN = 8;
  function tokenIn(value) {
   const found = new Map;
   let members = 0;
   const read = (name, member, depth) => {
    members += 1;
    if (members > MEMBERS_MAX || depth > DEPTH_MAX) return;
    if (typeof member === "string") {
     const token = member.replace(/^Bearer /i, "").trim();
     const plain = name.toLowerCase().replace(/[^a-z]/g, "");
     const isToken = /^[\x21-\x7e]{1,16384}$/.test(token) && token.length >= TOKEN_LENGTH_MIN;
     if (isToken && NAMES.includes(plain) && !found.has(plain)) found.set(plain, token); else if (JWT.test(token) && !/refresh/.test(plain) && !found.has("jwt")) found.set("jwt", token);
    } else if (typeof member === "object" && member !== null) for (const [key, inner] of Object.entries(member)) read(key, inner, depth + 1);
   };
   read("", value, 0);
   for (const name of NAMES) {
    const token = found.get(name);
    if (token !== undefined) return token;
   }
   return null;
  }
  function tokenInStorage(stored) {
   const values = Object.entries(stored).map(([name, text]) => [ name, token_in_jsonOf(text) ?? text ]);
   return tokenIn(Object.fromEntries(values));
  }
  function token_in_jsonOf(text) {
   if (text.length > 1024 * 1024) return null;
   try {
    return JSON.parse(text);
   } catch {
    return null;
   }
  }
  function saysRefused(value) {
   if (typeof value !== "object" || value === null) return false;
   const members = value;
   const {success: success, ok: ok, status: status, error: error, errors: errors, authenticated: authenticated} = members;
   if (success === false || ok === false || authenticated === false) return true;
   if (typeof status === "string" && /^(?:fail|failed|error|failure|denied|unauthorized)$/i.test(status)) return true;
   const hasErrors = Array.isArray(errors) ? errors.length > 0 : errors !== undefined && errors !== null;
   return typeof error === "string" && error !== "" || error === true || hasErrors;
  }
  function asksForCode(value) {
   if (typeof value !== "object" || value === null) return false;
   return Object.entries(value).some(([name, member]) => member !== false && member !== null && /mfa|2fa|two_?factor|otp|totp|second_?factor/i.test(`${name} ${typeof member === "string" ? member.slice(0, 200) : ""}`));
  }
  const POSTS_MAX = 8;
  const PASSWORDS_MAX = 2;
  const READS_MAX = 80;
  const READ_LISTED_MAX = 20;
  const sign_in_requests_BODY_BYTES_MAX = 3 * 1024 * 1024;
  const SENT_BYTES_MAX = 64 * 1024;
  const OF_BODY = /^(?:content-type|accept|origin|referer)$/i;
  const NEEDLESS = new Set([ "Image", "Font", "Media", "Ping" ]);
  const SECRET_LENGTH_MIN = 6;
  class SignInRequests {
   answers=[];
   read=[];
   writes=0;
   authorization=null;
   offHost=null;
   isInUrl=false;
   isFilled=false;
   isSending=false;
   #options;
   #sent=new Map;
   #password;
   #passwords=0;
   #isRefused=false;
   #reads=0;
   constructor(options) {
    this.#options = options;
    this.#password = new secret_masker.M([ options.password ], {
     lengthMin: 1
    });
   }
   refuses({url: url, method: method}) {
    if (!this.isFilled || /^(?:data|blob|about):/.test(url)) return false;
    const {origin: origin} = URL.parse(url) ?? {};
    if (origin !== this.#options.target.origin) {
     if (method !== "GET" && method !== "HEAD") {
      this.writes += 1;
      this.offHost ??= (origin ?? "").slice(0, 200);
     }
     return true;
    }
    if (!this.#isIn(url)) return false;
    this.writes += 1;
    this.isInUrl = true;
    return true;
   }
   post(request, raw) {
    if (!this.isSending) return null;
    this.writes += 1;
    const url = URL.parse(request.url);
    if (request.method !== "POST" || url === null || isHarmfulLink(url)) return null;
    const body = bodyOf(raw);
    const key = `${request.url} ${body}`;
    const known = this.#sent.get(key);
    if (known !== undefined) return known;
    const hasPassword = this.#password.isIn(body);
    if (this.#isRefused || this.#sent.size >= POSTS_MAX || body.length > SENT_BYTES_MAX) return null;
    if (hasPassword && this.#passwords >= PASSWORDS_MAX) return null;
    if (hasPassword) this.#passwords += 1;
    const sent = this.#post(request.url, raw, body, hasPassword);
    this.#sent.set(key, sent);
    return sent;
   }
   async #post(url, raw, body, hasPassword) {
    const ofBody = entriesOf(raw).filter(([name]) => OF_BODY.test(name));
    const headers = [ ...this.#headers(raw, hasPassword), ...ofBody ];
    const attempt = await this.#options.fetch({
     method: "POST",
     url: url,
     headers: headers,
     body: body,
     fresh: true,
     maxBytes: sign_in_requests_BODY_BYTES_MAX
    });
    if ((0, http.m_)(attempt)) {
     this.answers.push({
      exchange: attempt,
      hasPassword: hasPassword
     });
     const {status: status, text: text} = attempt.response;
     if (hasPassword && (status >= 400 || saysRefused(token_in_jsonOf(text)))) this.#isRefused = true;
    }
    return attempt;
   }
   async get({url: url, method: method, type: type}, raw) {
    if (NEEDLESS.has(type) || this.#reads >= READS_MAX) return null;
    this.#reads += 1;
    const isPart = type === "Script" || type === "Stylesheet";
    const attempt = await this.#options.fetch({
     method: method === "HEAD" ? "HEAD" : "GET",
     url: url,
     headers: this.#headers(raw, false),
     maxBytes: sign_in_requests_BODY_BYTES_MAX,
     fresh: !isPart
    });
    const isRead = !isPart && this.#passwords > 0 && (0, http.m_)(attempt) && attempt.response.status < 300;
    if (isRead && this.read.length < READ_LISTED_MAX) this.read.push(url);
    return attempt;
   }
   #headers(raw, hasPassword) {
    const headers = forwardedHeaders(record(raw["headers"]), undefined);
    for (const [name, value] of headers) {
     if (name === "Cookie") this.takeCookies(value);
     const isSession = /^authorization$/i.test(name) && !/^\S*\s*(?:null|undefined)?$|^Basic /i.test(value);
     if (isSession && this.isFilled && !hasPassword) this.authorization = value;
    }
    return headers.filter(([name]) => name !== "Cookie");
   }
   takeCookies(cookies) {
    for (const pair of cookies.split(";").slice(0, 100)) {
     const [, name = "", value = ""] = /^\s*([!#$%&'*+.^_`|~\w-]{1,256})=([\x20-\x3a\x3c-\x7e]{0,4096})$/.exec(pair) ?? [];
     if (name !== "" && !this.#options.hasCookie(name)) this.#options.onCookie(name, value);
    }
   }
   async answered() {
    await Promise.allSettled(this.#sent.values());
   }
   #isIn(url) {
    if (this.#options.password.length >= SECRET_LENGTH_MIN) return this.#password.isIn(url);
    return [ ...new URL(url).searchParams.values() ].includes(this.#options.password);
   }
  }
  function entriesOf(raw) {
   return Object.entries(record(raw["headers"])).filter(entry => typeof entry[1] === "string" && /^[\t\x20-\x7e]{0,2000}$/.test(entry[1]));
  }
  function bodyOf(raw) {
   const entries = Array.isArray(raw["postDataEntries"]) ? raw["postDataEntries"] : [];
   const parts = entries.map(entry => Buffer.from(String(record(entry)["bytes"] ?? ""), "base64"));
   return parts.length > 0 ? Buffer.concat(parts).toString() : String(raw["postData"] ?? "");
  }
  const SIGN_IN_MS = 45e3;
  const OPEN_MS = 8e3;
  const QUIET_MS = 4e3;
  const FILL_MS = 1e3;
  const LEADS_MAX = 4;
  const ATTEMPTS_MAX = 3;
  function loginBrowser(path, signal) {
   return async (options, work) => {
    let browser = null;
    const end = () => browser?.kill();
    const timer = setTimeout(end, SIGN_IN_MS);
    signal.addEventListener("abort", end);
    try {
     browser = await BrowserProcess.start({
      path: path
     });
     if (signal.aborted) end();
     return await work(await LoginPage.open(browser, options));
    } catch (error) {
     if (error instanceof BrowserStartError || error instanceof CdpError) return null;
     throw error;
    } finally {
     clearTimeout(timer);
     signal.removeEventListener("abort", end);
     await (browser?.close());
    }
   };
  }
  class LoginPage {
   traffic;
   #page;
   #gate;
   constructor(page, gate, traffic) {
    this.#page = page;
    this.#gate = gate;
    this.traffic = traffic;
   }
   static async open(browser, options) {
    const traffic = new SignInRequests(options);
    const gate = new RequestGate({
     context: options,
     requestsMax: 0,
     signIn: traffic
    });
    const name = letter => `${letter}${(0, external_node_crypto_.randomBytes)(8).toString("hex")}`;
    const names = {
     binding: name("b"),
     api: name("a"),
     proof: name("p"),
     word: name("w")
    };
    const ignore = () => undefined;
    const listener = {
     onReport: ignore,
     onIssue: ignore,
     onPopup: ignore
    };
    return new LoginPage(await BrowserPage.open(browser, gate, names, listener), gate, traffic);
   }
   async open(url) {
    this.traffic.isSending = false;
    await patiently(() => this.#page.load(url, {
     mode: "crawl",
     quietMs: OPEN_MS
    }));
    const end = performance.now() + OPEN_MS;
    const isLoading = async () => await this.#page.evaluate("document.readyState") !== "complete";
    while (performance.now() < end && await patiently(isLoading)) await this.#settle(OPEN_MS);
   }
   async look() {
    return readLoginView(await patiently(() => this.#page.call("loginView")));
   }
   async leads() {
    const seen = await patiently(() => this.#page.snapshot());
    if (seen === null) return {
     urls: [],
     buttons: []
    };
    const {origin: origin} = this.#gate;
    const routed = [ ...seen.routes, ...routesOfScripts(this.#gate.exchanges.values()) ];
    const urls = [ ...seen.links, ...routed.flatMap(path => routeUrl(path, seen.url) ?? []) ];
    const own = urls.filter(url => URL.parse(url)?.origin === origin && isSignIn(url, ""));
    const buttons = seen.actions.filter(({label: label}) => isSignIn(origin, label)).map(({id: id}) => id);
    return {
     urls: [ ...new Set(own) ].slice(0, LEADS_MAX),
     buttons: buttons.slice(0, LEADS_MAX)
    };
   }
   async fill(field, value) {
    this.traffic.isFilled = true;
    this.traffic.isSending = true;
    await patiently(() => this.#page.call("fillField", field, value));
    await this.#settle(FILL_MS);
   }
   async enter(field) {
    await this.#page.call("focusField", field);
    await this.#page.pressEnter();
    await this.#rest();
   }
   async press(button) {
    await this.#page.call("pressButton", button);
    await this.#rest();
   }
   async storage() {
    this.traffic.takeCookies(String(await this.#page.evaluate("document.cookie") ?? ""));
    return readStorage(await this.#page.call("storedItems"));
   }
   #settle(ms) {
    return patiently(() => this.#page.settle(ms));
   }
   async #rest() {
    await this.#settle(QUIET_MS);
    await this.traffic.answered();
    await this.#settle(QUIET_MS);
   }
  }
  async function patiently(step) {
   for (let attempt = 1; ;attempt += 1) try {
    return await step();
   } catch (error) {
    if (!(error instanceof CdpError && error.code === "timeout") || attempt === ATTEMPTS_MAX) throw error;
   }
  }
  function isSignIn(url, text) {
   const {hash: hash, origin: origin} = new URL(url);
   return isSignInLink({
    url: isHashRoute(hash) ? URL.parse(hash.replace(/^#!?/, ""), origin)?.href ?? url : url,
    text: text
   });
  }
  var core_owasp = __webpack_require__(41669);
  var owasp_api = __webpack_require__(40660);
  const compliance_requirements_namespaceObject = JSON.parse('{"jg":["1.2.1","1.2.2","1.2.3","1.2.4","1.2.5","1.3.1","1.3.2","1.5.1","2.1.1","2.2.1","2.2.2","2.3.1","3.2.1","3.2.2","3.3.1","3.4.1","3.4.2","3.5.1","3.5.2","3.5.3","4.1.1","4.4.1","5.2.1","5.2.2","5.3.1","5.3.2","6.1.1","6.2.1","6.2.2","6.2.3","6.2.4","6.2.5","6.2.6","6.2.7","6.2.8","6.3.1","6.3.2","6.4.1","6.4.2","7.2.1","7.2.2","7.2.3","7.2.4","7.4.1","7.4.2","8.1.1","8.2.1","8.2.2","8.3.1","9.1.1","9.1.2","9.1.3","9.2.1","10.4.1","10.4.2","10.4.3","10.4.4","10.4.5","11.3.1","11.3.2","11.4.1","12.1.1","12.2.1","12.2.2","13.4.1","14.2.1","14.3.1","15.1.1","15.2.1","15.3.1"],"xD":["3.3.2","3.4.1","3.4.3","3.4.4","3.4.5","3.4.6","12.1.1","12.2.2","13.4.4"],"XC":["1.1","1.2","1.3","1.4","1.5","2.1","2.2","2.3","3.1","3.2","3.3","3.4","3.5","3.6","3.7","4.1","4.2","5.1","5.2","5.3","5.4","6.1","6.2","6.3","6.4","6.5","7.1","7.2","7.3","8.1","8.2","8.3","8.4","8.5","8.6","9.1","9.2","9.3","9.4","9.5","10.1","10.2","10.3","10.4","10.5","10.6","10.7","11.1","11.2","11.3","11.4","11.5","11.6","12.1","12.2","12.3","12.4","12.5","12.6","12.7","12.8","12.9","12.10"]}');
  const ASVS_LEVEL_1 = compliance_requirements_namespaceObject.jg;
  const PCI_SECTIONS = compliance_requirements_namespaceObject.XC;
  const ASVS_OBSERVABLE = new Set(compliance_requirements_namespaceObject.xD);
  const PCI_OBSERVABLE = new Set;
  const FRAMEWORKS = {
   asvs: "OWASP ASVS 5.0",
   pci: "PCI DSS 4.0.1",
   owasp: "OWASP Top 10:2025",
   owaspApi: "OWASP API Security Top 10:2023"
  };
  function complianceRows(input) {
   if (input.scanType !== "compliance") return [];
   const asvs = requirementsOf(input.metas, meta => meta.requirements.asvs ?? []);
   const pci = requirementsOf(input.metas, meta => meta.requirements.pci ?? []);
   const owasp = requirementsOf(input.metas, meta => (0, core_owasp.sb)(meta.cwe));
   return [ ...rows(FRAMEWORKS.asvs, withAll(asvs, ASVS_LEVEL_1), ASVS_OBSERVABLE, input), ...rows(FRAMEWORKS.pci, withAll(pci, PCI_SECTIONS.filter(section => ![ ...pci.keys() ].some(id => id.startsWith(`${section}.`)))), PCI_OBSERVABLE, input), ...rows(FRAMEWORKS.owasp, withAll(owasp, core_owasp.jK.map(category => category.id)), new Set, input), ...input.outcomes.some(isOfApi) ? rows(FRAMEWORKS.owaspApi, new Map(owasp_api.u.map(({id: id, checks: checks}) => [ id, checks ])), new Set, input) : [] ];
  }
  function isOfApi({check_id: id, status: status}) {
   return id.startsWith("api.") && (status === "passed" || status === "finding");
  }
  function requirementsOf(metas, idsOf) {
   const found = new Map;
   for (const meta of metas) {
    for (const id of idsOf(meta)) found.set(id, [ ...found.get(id) ?? [], meta.id ]);
   }
   return found;
  }
  function withAll(found, ids) {
   return new Map([ ...ids.map(id => [ id, [] ]), ...found ]);
  }
  function rows(framework, requirements, observable, input) {
   const outcomeOf = new Map(input.outcomes.map(outcome => [ outcome.check_id, outcome ]));
   return [ ...requirements ].sort(([one], [other]) => compareRequirements(one, other)).map(([requirement, ids]) => {
    const ran = ids.filter(id => [ "passed", "finding" ].includes(outcomeOf.get(id)?.status ?? "error")).sort();
    const speaks = framework === FRAMEWORKS.owasp ? input.findings.filter(finding => finding.owasp.includes(requirement)) : input.findings.filter(finding => ids.includes(finding.check_id));
    const isWhole = ran.length === ids.length && ids.every(id => outcomeOf.get(id)?.partial !== true);
    const wholly = observable.has(requirement) && ids.length > 0 && isWhole;
    const status = speaks.length > 0 || wholly ? "evidence" : ran.length > 0 ? "partial" : "uncovered";
    const checkIds = [ ...new Set([ ...ran, ...speaks.map(finding => finding.check_id) ]) ].sort();
    return {
     framework: framework,
     requirement: requirement,
     status: status,
     check_ids: checkIds,
     findings: speaks.length
    };
   });
  }
  function compareRequirements(one, other) {
   return one.localeCompare(other, "en", {
    numeric: true
   });
  }
  var core_budget = __webpack_require__(95126);
  var limits = __webpack_require__(83163);
  var primitives = __webpack_require__(89085);
  var shared_compare = __webpack_require__(25455);
  function fingerprintOf(checkId, key, target) {
   return (0, external_node_crypto_.createHash)("sha256").update(`${checkId}\n${withoutHost(key.toLowerCase(), target)}`).digest("hex").slice(0, 32);
  }
  function withoutHost(key, {host: host, port: port}) {
   const escaped = (0, target_address.V8)(host, null).replace(/[.[\]]/g, "\\$&");
   const isWord = !/[.:]/.test(host);
   const bare = isWord ? `${escaped}:${port}` : `(?<![a-z0-9.-])${escaped}(?::${port})?(?![a-z0-9-])`;
   return key.replace(new RegExp(`https?://${escaped}(?::\\d+)?(?![a-z0-9.-])|${bare}`, "g"), "{target}");
  }
  var ratings = __webpack_require__(67457);
  function ratingOf(meta, drafted, target) {
   const rating = drafted ?? meta.rating;
   if (meta.isDeploymentOnly !== true || !target.isLocal) return rating;
   const most = target.isLoopback ? ratings.E.none : ratings.E.weakerTransport;
   return (0, primitives.qs)(most.severity) > (0, primitives.qs)(rating.severity) ? most : rating;
  }
  function severityOf(meta, rating, overrides) {
   return overrides?.[meta.id] ?? rating.severity;
  }
  const URL_LENGTH_MAX = 2e3;
  const TITLE_LENGTH_MAX = 200;
  function findingsOf(meta, drafts, context) {
   const groups = Map.groupBy(drafts, draft => draft.key);
   return [ ...groups ].map(([key, group]) => findingOf(meta, key, group, context));
  }
  function sortFindings(findings) {
   const sorted = [ ...findings ].sort(shared_compare.E);
   const kept = sorted.slice(0, limits.b.findingsPerScanMax);
   return {
    kept: kept,
    omitted: sorted.length - kept.length
   };
  }
  function findingOf(meta, key, group, context) {
   const {target: target, options: options} = context;
   const clean = (text, max) => boundText(context.clean(text), max);
   const cleaned = new Map(group.map(draft => [ draft, {
    url: context.clean(draft.location.url),
    evidence: context.clean(draft.evidence)
   } ]));
   const compare = (a, b, part) => (0, shared_compare.n)(cleaned.get(a)?.[part] ?? "", cleaned.get(b)?.[part] ?? "");
   const ranked = [ ...group ].sort((a, b) => (0, primitives.qs)((a.rating ?? meta.rating).severity) - (0, 
   primitives.qs)((b.rating ?? meta.rating).severity) || primitives.ix.indexOf(a.confidence ?? meta.confidence) - primitives.ix.indexOf(b.confidence ?? meta.confidence) || compare(a, b, "url") || (0, 
   shared_compare.n)(a.location.method ?? "", b.location.method ?? "") || (0, shared_compare.n)(a.location.parameter ?? "", b.location.parameter ?? "") || compare(a, b, "evidence"));
   const lead = ranked[0];
   const locations = distinct(ranked.map(({location: location}) => ({
    url: clean(location.url, URL_LENGTH_MAX),
    method: location.method ?? null,
    parameter: location.parameter === undefined ? null : clean(location.parameter, TITLE_LENGTH_MAX)
   })));
   const cwe = lead.cwe ?? meta.cwe;
   const rating = ratingOf(meta, lead.rating, target);
   return {
    fingerprint: fingerprintOf(meta.id, context.clean(key), target),
    check_id: meta.id,
    title: clean(lead.title ?? meta.title, TITLE_LENGTH_MAX),
    severity: severityOf(meta, rating, options.severity_overrides),
    confidence: lead.confidence ?? meta.confidence,
    cvss: {
     score: rating.score,
     vector: rating.vector
    },
    cwe: [ ...cwe ],
    owasp: (0, core_owasp.sb)(cwe),
    location: locations[0],
    locations: locations.slice(0, limits.b.findingLocationsMax),
    locations_total: locations.length,
    description: `${meta.what}\n\n${meta.why}`,
    evidence: clean(lead.evidence, limits.b.evidenceLengthMax),
    remediation: clean(lead.fix ?? meta.fix, limits.b.evidenceLengthMax),
    references: [ ...lead.references ?? meta.references ]
   };
  }
  function boundText(text, max) {
   const plain = text.slice(0, max * 2).toWellFormed().replace(/\r\n?/g, "\n").replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, " ");
   return plain.length <= max ? plain : `${plain.slice(0, max - 1).toWellFormed()}…`;
  }
  function distinct(locations) {
   return [ ...new Map(locations.map(location => [ JSON.stringify(location), location ])).values() ];
  }
  class ProbeError extends Error {
   code;
   constructor(code, message, options) {
    super(message, options);
    this.name = "ProbeError";
    this.code = code;
   }
  }
  class TextCleaner {
   #tokens;
   #given;
   #ofSessions;
   #isPublic;
   #known=[];
   #masker;
   constructor(tokens, options, origin = "", ofSessions = () => []) {
    this.#tokens = tokens;
    this.#isPublic = secret => new secret_masker.M([ secret ]).isIn(origin);
    this.#given = (0, secret_values.b8)(options).filter(secret => !this.#isPublic(secret));
    this.#ofSessions = ofSessions;
    this.#masker = new secret_masker.M(this.#given);
   }
   clean(text) {
    return this.#current().mask(this.#tokens.erase(text));
   }
   hasSecret(text) {
    return this.#current().isIn(text);
   }
   #current() {
    const now = this.#ofSessions();
    const isKnown = now.length === this.#known.length && now.every((secret, index) => secret === this.#known[index]);
    if (!isKnown) {
     this.#known = now;
     this.#masker = new secret_masker.M([ ...this.#given, ...now.filter(secret => !this.#isPublic(secret)) ]);
    }
    return this.#masker;
   }
  }
  const LETTERS = "abcdefghijklmnopqrstuvwxyz";
  class Tokens {
   #seed;
   #issued=new Set;
   #count=0;
   constructor(seed) {
    this.#seed = seed ?? (0, external_node_crypto_.randomBytes)(16).toString("hex");
   }
   next(length = 12) {
    this.#count += 1;
    let token = "";
    for (let block = 0; token.length < length; block += 1) {
     const digest = (0, external_node_crypto_.createHash)("sha256").update(`${this.#seed}:${this.#count}:${block}`).digest();
     for (const byte of digest) token += LETTERS[byte % LETTERS.length];
    }
    const result = token.slice(0, length);
    this.#issued.add(result);
    return result;
   }
   erase(text) {
    let erased = text;
    for (const token of this.#issued) if (token.length >= 6) erased = erased.replaceAll(token, "scangatetoken");
    return erased;
   }
  }
  function withApi(coverage, evidence) {
   if (evidence === null) return coverage;
   const {descriptions: descriptions, operations: operations, requested: requested, fault: fault} = evidence;
   if (descriptions.length === 0 && fault === null) return coverage;
   const leftOut = descriptions.reduce((sum, one) => sum + one.leftOut, 0);
   const detail = fault === null ? descriptions.map(described).join("; ") : `The API description was not used: ${fault}.`;
   const api = {
    descriptions: descriptions.length,
    operations: operations.length,
    requested: requested,
    left_out: leftOut,
    detail: detail.slice(0, 300)
   };
   if (fault === null || !coverage.application_seen) return {
    ...coverage,
    api: api
   };
   return {
    ...coverage,
    api: api,
    application_seen: false,
    code: "api_description_unusable",
    detail: api.detail
   };
  }
  function described({format: format, version: version, source: source}) {
   return `${api_coverage_NAMES[format]}${version === "" ? "" : ` ${version}`} ${source === "option" ? "as given" : `at ${source}`}`;
  }
  const api_coverage_NAMES = {
   openapi: "OpenAPI",
   graphql: "GraphQL",
   postman: "Postman",
   har: "HAR"
  };
  const STARTS_MAX = 2;
  const HOSTS_NAMED = 5;
  function browserLimits(progress) {
   const {ends: ends, actionsLost: actionsLost, actionsLeft: actionsLeft, pagesLeft: pagesLeft, pagesUnproven: pagesUnproven, requestsRefused: requestsRefused, blockedHosts: blockedHosts} = progress;
   const limits = [ {
    kind: "ended",
    count: ends.length,
    detail: ends.join("; ")
   }, {
    kind: "actions_not_completed",
    count: actionsLost,
    detail: "the browser ended"
   }, {
    kind: "actions_not_completed",
    count: actionsLeft.count,
    detail: actionsLeft.reason
   }, {
    kind: "pages_not_opened",
    ...counted(pagesLeft)
   }, {
    kind: "pages_not_probed",
    ...counted(pagesUnproven)
   }, {
    kind: "requests_not_sent",
    count: requestsRefused,
    detail: "the maximum of requests was reached"
   }, {
    kind: "scripts_not_loaded",
    count: blockedHosts.length,
    detail: blockedHosts.slice(0, HOSTS_NAMED).join(", ")
   } ];
   return limits.filter(({count: count}) => count > 0).map(limit => ({
    ...limit,
    detail: limit.detail.slice(0, 300)
   }));
  }
  function counted({count: count, reason: reason}) {
   return {
    count: count,
    detail: reason
   };
  }
  function incompleteReason(progress) {
   const {ends: ends, pagesOpened: pagesOpened, steps: steps, pagesUnproven: pagesUnproven} = progress;
   if (ends.length >= STARTS_MAX) return `it ended ${ends.length === 2 ? "twice" : `${ends.length} times`}: ${ends.join("; ")}`;
   if (pagesOpened === 0) return "it opened no page";
   if (steps.done * 2 >= steps.total) return null;
   return `${pagesUnproven.reason}: values of links were followed into ${steps.done === 0 ? "none" : "fewer than half"} of ${(0, 
   shared_text.LS)(pagesOpened, "page")}`;
  }
  const WORDS = {
   ended: (count, detail) => `it ended ${(0, shared_text.LS)(count, "time")} (${detail})`,
   actions_not_completed: (count, detail) => `${(0, shared_text.LS)(count, "action")} of pages not carried out (${detail})`,
   pages_not_opened: (count, detail) => `${(0, shared_text.LS)(count, "page")} not opened (${detail})`,
   pages_not_probed: (count, detail) => `${(0, shared_text.LS)(count, "page")} not fully probed (${detail})`,
   requests_not_sent: (count, detail) => `${(0, shared_text.LS)(count, "request")} of pages not sent (${detail})`,
   scripts_not_loaded: (_count, detail) => `scripts of ${detail} were not loaded`
  };
  function describeLimits(limits) {
   if (limits.length === 0) return null;
   return limits.map(({kind: kind, count: count, detail: detail}) => WORDS[kind](count, detail)).join("; ");
  }
  function browserPart(gathered, clean) {
   if (gathered.state !== "available") {
    const counts = {
     pages: 0,
     routes: 0,
     endpoints: 0,
     withheld: 0
    };
    return {
     used: false,
     detail: gathered.reason.slice(0, 300),
     product: null,
     sandboxed: false,
     ...counts
    };
   }
   const {product: product, sandboxed: sandboxed, pages: pages, routes: routes, endpoints: endpoints, withheld: withheld, screenshot: screenshot, screenshotNote: screenshotNote, limits: limits, incomplete: incomplete} = gathered.value;
   const notes = [ incomplete ?? describeLimits(limits), screenshotNote ].filter(note => typeof note === "string");
   return {
    used: incomplete === null,
    detail: notes.length === 0 ? null : clean(notes.join("; ")).slice(0, 400),
    product: product,
    sandboxed: sandboxed,
    pages: pages.length,
    routes: routes.length,
    endpoints: endpoints.length,
    withheld: withheld,
    limits: limits.map(limit => ({
     ...limit,
     detail: clean(limit.detail).slice(0, 300)
    })),
    screenshot: screenshot
   };
  }
  function withBrowser(coverage, gathered, {isRequired: isRequired, clean: clean}) {
   if (gathered === null) return coverage;
   const browser = browserPart(gathered, clean);
   if (browser.used || !isRequired || !coverage.application_seen) return {
    ...coverage,
    browser: browser
   };
   const code = gathered.state === "available" ? "browser_incomplete" : "browser_missing";
   return {
    ...coverage,
    browser: browser,
    application_seen: false,
    code: code,
    detail: browser.detail
   };
  }
  function downgradeToInconclusive(outcomes, checks, doubt) {
   const doubtful = new Set(checks.filter(doubt.concerns).map(({meta: meta}) => meta.id));
   return outcomes.map(outcome => outcome.status === "passed" && doubtful.has(outcome.check_id) ? {
    ...outcome,
    status: "error",
    reason: doubt.reason.slice(0, 500)
   } : outcome);
  }
  function passInPart(outcomes, checks, wall) {
   const ofPaths = new Set(checks.filter(({needs: needs}) => needs.includes("exposure")).map(({meta: meta}) => meta.id));
   return outcomes.map(outcome => outcome.status === "passed" && ofPaths.has(outcome.check_id) ? {
    ...outcome,
    partial: true,
    reason: [ wall, ...outcome.reason === null ? [] : [ outcome.reason ] ].join("; ").slice(0, 500)
   } : outcome);
  }
  const page_phrases_namespaceObject = JSON.parse('{"Bd":[{"code":"target_challenge","seen":"a bot challenge","titles":["client challenge","just a moment please","checking if the site connection is secure","please verify you are human","security verification","please wait while we check your browser","just a moment","checking your browser","one moment, please","verifying you are human","verify you are human","are you human","are you a robot","human verification","robot check","bot check","bot verification","captcha","captcha required","captcha verification","security check","ddos protection","ddos-guard","making sure you","pardon our interruption","verification required","please verify","are you a human","bot detected","waiting room","you are in line","you are now in line"],"texts":["enable javascript to proceed","check your browser","javascript is required to verify","checking your browser","checking if the site connection is secure","verify you are human","verifying you are human","verify that you are human","prove you are human","confirm you\'re human","confirm you are human","you are not a robot","you\'re not a robot","i\'m not a robot","automated access","automated requests","you are in the queue","you are now in line","enable javascript and cookies to continue","complete the security check","unusual traffic"]},{"code":"target_blocked","seen":"a block page","titles":["403 forbidden","401 unauthorized","406 not acceptable","429 too many requests","error 1020","error 1015","zugriff verweigert","accès refusé","acces refuse","acceso denegado","acesso negado","accesso negato","toegang geweigerd","åtkomst nekad","доступ запрещён","доступ запрещен","アクセスが拒否されました","アクセス拒否","访问被拒绝","접근 거부","access denied by","your access has been restricted","not available in your country","this content is not available in your country","access denied","access forbidden","access blocked","access restricted","access is restricted","restricted access","permission denied","not authorized","unusual activity","access to this page has been denied","attention required","blocked","request blocked","request rejected","request denied","forbidden","403","error 403","not acceptable","unauthorized","unauthorized access","401","sorry, you have been blocked","you have been blocked","web page blocked","page blocked","too many requests","429","rate limit","ip blocked","suspicious activity"],"texts":["access has been restricted","is not available in your country","not available in your region","ip not allowed","ip address is not allowed","ip-adresse wurde gesperrt","zugriff verweigert","accès refusé","acceso denegado","доступ запрещ","アクセスが拒否","访问被拒绝","access denied","access is denied","access restricted","access to this site has been","access to this website has been","request blocked","request has been blocked","request was blocked","request is blocked","request rejected","have been blocked","has been blocked","been denied access","rate limit exceeded","too many requests","blocked by the firewall","blocked for security reasons","blocked by a security","not allowed to access this","do not have permission to access","don\'t have permission to access"]},{"code":"target_maintenance","seen":"a maintenance page","titles":["we\'ll be back soon","we\'ll be back shortly","we will be back soon","we will be back shortly","site undergoing maintenance","undergoing maintenance","maintenance mode","maintenance in progress","website maintenance","system maintenance","503 service unavailable","503 service temporarily unavailable","service temporarily unavailable","under construction","site under construction","メンテナンス中","ただいまメンテナンス中です","технические работы","на сайте ведутся технические работы","系统维护中","网站维护中","przerwa techniczna","점검 중입니다","시스템 점검 중","vi är snart tillbaka","under vedlikehold","تحت الصيانة","maintenance","under maintenance","down for maintenance","site maintenance","scheduled maintenance","site under maintenance","website under maintenance","site is under maintenance","we\'ll be back","we\'ll be right back","we will be back","be right back","temporarily unavailable","temporarily down","site temporarily unavailable","service unavailable","503","wartung","wartungsarbeiten","wartungsmodus","en maintenance","site en maintenance","en mantenimiento","sitio en mantenimiento","em manutenção","in manutenzione","onderhoud"],"texts":["メンテナンス中","ведутся технические работы","维护中","przerwa techniczna","점검 중","snart tillbaka","under vedlikehold","vedligeholdelse","تحت الصيانة","bakımdayız","údržb","under maintenance","down for maintenance","undergoing maintenance","performing maintenance","maintenance mode","be back soon","be back shortly","be right back","site is temporarily unavailable","service is temporarily unavailable","page is temporarily unavailable","temporarily down","wegen wartungsarbeiten","en maintenance","en mantenimiento","em manutenção","in manutenzione"]},{"code":"target_parked","seen":"a domain parking page","titles":["this domain is for sale","domain for sale","domain parked","parked domain","this domain is parked"],"texts":["is registered and is parked","registered and parked","hier entsteht eine neue internetpräsenz","future home of","this domain is for sale","this domain may be for sale","this domain name is for sale","domain is parked","domain has been parked","buy this domain","domain name has been registered","parked free, courtesy of"]},{"code":"target_not_deployed","seen":"a page of a platform without a deployment","titles":["website expired","domain not connected","opening soon","fatal error","deployment not found","no such app","site not found","application not found","project not found"],"texts":["deployment not found","deployment could not be found","deployment_not_found","deployment is building","no such app","no deployment found","application failed to respond","nothing has been deployed","website coming soon: upload"]},{"code":"target_not_found","seen":"a \\"not found\\" page","titles":["404 not found","404 page not found","error 404 not found","http 404 not found","404","error 404","http 404","not found","page not found","the page cannot be found"],"texts":[]},{"code":"target_server_error","seen":"an error page","titles":["500 internal server error","502 bad gateway","503 backend fetch failed","504 gateway time-out","504 gateway timeout","gateway timeout","gateway time-out","500","error 500","internal server error","application error","502","bad gateway","504","gateway time","server error"],"texts":[]}],"mX":["not found","not be found","404","does not exist","doesn\'t exist","no such","can\'t find","cannot find","couldn\'t find","could not find","nothing here","no longer exists","no longer available","unknown path","unknown route","invalid path","cannot get /","nicht gefunden","existiert nicht","introuvable","n\'existe pas","no encontrada","no existe","não encontrada","não existe","non trovata","non esiste","niet gevonden","не найдена","見つかりません","未找到","不存在"]}');
  const PAGE_PHRASES = page_phrases_namespaceObject.Bd;
  const NOT_FOUND_PHRASES = page_phrases_namespaceObject.mX;
  const SHORT_TEXT = 1500;
  const SHORT_LINKS = 12;
  const VERY_SHORT_TEXT = 400;
  const VERY_SHORT_LINKS = 2;
  function matchPagePhrases(view) {
   if (view.text.length > SHORT_TEXT || view.links.length > SHORT_LINKS) return null;
   const text = normalized(view.ownText);
   const isVeryShort = text.length <= VERY_SHORT_TEXT && view.links.length <= VERY_SHORT_LINKS;
   const names = [ view.title, view.heading ].map(normalized);
   if (!view.isHtml && isVeryShort) names.push(text.slice(0, 100));
   return PAGE_PHRASES.find(({titles: titles, texts: texts}) => titles.some(phrase => names.some(name => beginsWith(name, phrase))) || isVeryShort && texts.some(phrase => text.includes(phrase))) ?? null;
  }
  function saysNotFound(view) {
   const text = normalized(`${view.title} ${view.heading} ${view.text.slice(0, 2e3)}`);
   return NOT_FOUND_PHRASES.some(phrase => text.includes(phrase));
  }
  function beginsWith(name, phrase) {
   return name.startsWith(phrase) && !/^\s?[\p{L}\p{N}(]/u.test(name.slice(phrase.length));
  }
  function normalized(text) {
   return text.toLowerCase().replaceAll("’", "'");
  }
  var html_tokens = __webpack_require__(41240);
  var refresh_target = __webpack_require__(52671);
  const MARKUP_MAX = 256 * 1024;
  const page_view_TEXT_MAX = 2e4;
  const page_view_LIST_MAX = 500;
  const IMPORTED = /\b(?:import|from)\s{0,4}\(?\s{0,4}["'](\.{0,2}\/[^"'\s]{1,300})["']/g;
  const MEDIA = new Set([ "img", "svg", "canvas", "video", "audio", "iframe", "frame", "object", "embed", "picture" ]);
  function pageView(exchange) {
   const {request: request, response: response} = exchange;
   const markup = response.text.slice(0, MARKUP_MAX);
   if (!(0, html_document._6)(exchange)) return {
    ...NOTHING,
    title: jsonMessage(markup),
    text: collapsed(markup.slice(0, page_view_TEXT_MAX)),
    ownText: collapsed(markup.slice(0, page_view_TEXT_MAX))
   };
   const base = request.url;
   const links = [];
   const assets = [];
   const forms = [];
   let title = "";
   let heading = "";
   let text = "";
   let ownText = "";
   let inLink = false;
   let inlineScript = "";
   let hasPasswordField = false;
   let hasMedia = false;
   let refreshTo = null;
   let inHeading = false;
   const add = (list, reference) => {
    const url = reference === undefined || list.length >= page_view_LIST_MAX ? null : (0, 
    html_document.O2)(reference, base);
    if (url !== null) list.push(url);
   };
   (0, html_tokens.y)(markup, {
    startTag(name, attributes) {
     const get = attribute => attributes.get(attribute);
     if (MEDIA.has(name)) hasMedia = true;
     if (name === "h1" && heading === "") inHeading = true;
     if (name === "a") {
      inLink = true;
      add(links, get("href"));
     }
     if (name === "script") add(assets, get("src")); else if (name === "link" && /\b(stylesheet|modulepreload)\b/i.test((get("rel") ?? "").slice(0, 100))) add(assets, get("href")); else if (name === "form" && forms.length < page_view_LIST_MAX) forms.push({
      action: (0, html_document.O2)(get("action") ?? "", base) ?? base,
      names: []
     }); else if (name === "input") {
      if (get("type")?.toLowerCase() === "password") hasPasswordField = true;
      const names = forms.at(-1)?.names;
      if (names !== undefined && names.length < page_view_LIST_MAX) names.push(get("name") ?? "");
     } else if (name === "meta" && get("http-equiv")?.toLowerCase() === "refresh") {
      const target = (0, refresh_target.t)(get("content") ?? "");
      if (target !== null) refreshTo ??= (0, html_document.O2)(target, base);
     }
     text += " ";
     ownText += " ";
    },
    endTag(name) {
     if (name === "h1") inHeading = false;
     if (name === "a") inLink = false;
    },
    text(part, rawTextOf) {
     if (rawTextOf === "title") title += part.slice(0, 500); else if (rawTextOf === "script") {
      if (inlineScript.length < page_view_TEXT_MAX) inlineScript += part.slice(0, page_view_TEXT_MAX);
     } else if (rawTextOf === null && text.length < page_view_TEXT_MAX) {
      text += part.slice(0, page_view_TEXT_MAX);
      if (!inLink) ownText += part.slice(0, page_view_TEXT_MAX);
      if (inHeading && heading.length < 500) heading += part.slice(0, 500);
     }
    }
   });
   for (const [, module] of inlineScript.matchAll(IMPORTED)) add(assets, module);
   return {
    isHtml: true,
    title: collapsed(title),
    heading: collapsed(heading),
    text: collapsed(text.slice(0, page_view_TEXT_MAX)),
    ownText: collapsed(ownText.slice(0, page_view_TEXT_MAX)),
    hasPasswordField: hasPasswordField,
    hasMedia: hasMedia,
    links: links,
    assets: assets,
    inlineScript: inlineScript,
    refreshTo: refreshTo,
    forms: forms
   };
  }
  const NOTHING = {
   isHtml: false,
   title: "",
   heading: "",
   text: "",
   ownText: "",
   hasPasswordField: false,
   hasMedia: false,
   links: [],
   assets: [],
   inlineScript: "",
   refreshTo: null,
   forms: []
  };
  function jsonMessage(text) {
   if (text.length > 4e3 || !text.trimStart().startsWith("{")) return "";
   try {
    const {error: error, message: message, title: title, detail: detail} = JSON.parse(text);
    const said = [ message, title, detail, error ].find(value => typeof value === "string");
    return typeof said === "string" ? collapsed(said.slice(0, 500)) : "";
   } catch {
    return "";
   }
  }
  function collapsed(text) {
   return text.split(/\s+/).join(" ").trim();
  }
  function isGarbled(exchange, view) {
   if (!view.isHtml) return false;
   const start = exchange.response.text.slice(0, 2e3);
   const odd = start.replaceAll(/[^\u0000-\u0008\u000e-\u001f\ufffd]/g, "").length;
   return odd * 10 > start.length;
  }
  function isEmptyPage(exchange, view) {
   const {response: response} = exchange;
   if (response.body.length === 0 || response.text.trim() === "") return true;
   return view.isHtml && view.text === "" && !view.hasMedia && view.assets.length === 0 && view.inlineScript.trim() === "" && view.forms.length === 0 && view.refreshTo === null;
  }
  var redirect = __webpack_require__(79884);
  function isRefused(attempt) {
   if (!(0, http.m_)(attempt)) return !wasNotSent(attempt);
   const {status: status} = attempt.response;
   if (status < 300 || saysAbsent(attempt)) return false;
   return status >= 400 || (0, redirect.E)(attempt) === null;
  }
  function saysAbsent(exchange) {
   const {status: status} = exchange.response;
   if (status === 404 || status === 410) return true;
   if (status === 400 || status === 405) return exchange.request.method !== "GET";
   return status === 403 && isStorageDenial(exchange);
  }
  function isRefusalOfClient(status) {
   return status === 401 || status === 403 || status === 429 || status >= 500;
  }
  function wasNotSent(attempt) {
   return !(0, http.m_)(attempt) && (attempt.failure.code === "budget" || attempt.failure.code === "blocked");
  }
  function isStorageDenial(exchange) {
   const {headers: headers, text: text} = exchange.response;
   if (!/xml$/.test((0, http.JL)(exchange)) || !text.slice(0, 2e3).includes("<Code>AccessDenied</Code>")) return false;
   return [ "x-amz-request-id", "x-amz-cf-id", "x-guploader-uploadid" ].some(name => (0, 
   http.wx)(headers, name) !== undefined);
  }
  function departureOf(attempt, origin) {
   if (!(0, http.m_)(attempt)) return null;
   const to = (0, redirect.E)(attempt);
   return to === null || to.origin === origin ? null : to;
  }
  function describeResponse(attempt) {
   return (0, http.m_)(attempt) ? `status ${attempt.response.status}` : "no response";
  }
  const same_page_known = new WeakMap;
  function pageDigest(exchange) {
   const before = same_page_known.get(exchange);
   if (before !== undefined) return before;
   const digest = digestOf(exchange);
   same_page_known.set(exchange, digest);
   return digest;
  }
  function digestOf(exchange) {
   const view = pageView(exchange);
   const path = new URL(exchange.request.url).pathname;
   const assets = view.assets.map(url => steady(URL.parse(url)?.pathname ?? url, path)).sort();
   const parts = [ (0, http.JL)(exchange), view.isHtml, steady(view.title, path), steady(view.text, path), assets ];
   return (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify(parts)).digest("base64");
  }
  function steady(text, path) {
   let result = text;
   for (const echo of echoes(path)) result = result.replaceAll(echo, "");
   return result.replace(/[A-Za-z0-9_-]{0,64}[0-9][A-Za-z0-9_-]{0,64}/g, "#").replace(/#[#:.,\s]{0,64}#/g, "#");
  }
  function echoes(path) {
   const last = path.split("/").at(-1) ?? "";
   return [ ...new Set([ (0, shared_text.oF)(path), path, path.slice(1), last ]) ].filter(text => text.length > 2);
  }
  var interstitial_of = __webpack_require__(17771);
  const IDENTITY_HOSTS = /(^|\.)(cloudflareaccess\.com|login\.microsoftonline\.com|accounts\.google\.com|okta\.com|oktapreview\.com|auth0\.com|onelogin\.com|duosecurity\.com|iap\.googleapis\.com|amazoncognito\.com|pingone\.com|workos\.com|clerk\.accounts\.dev)$/;
  function startPageObstacle(landing, target) {
   if (landing.leavesTo !== null) return departure(landing.leavesTo, target);
   const {final: final} = landing;
   const {status: status} = final.response;
   const obstacle = pageObstacle(final);
   if (obstacle !== null) return obstacle;
   if (landing.leftOut !== undefined) return {
    code: "target_left_out",
    detail: `the start page redirects to ${landing.leftOut.slice(0, 200)}, which include-paths or exclude-paths leaves out`
   };
   if (status >= 300 && status < 400) return {
    code: "target_redirect_loop",
    detail: `the start page responds with ${status} after ${landing.chain.length} requests and never shows a page`
   };
   return signOnElsewhere(final, target);
  }
  function pageObstacle(exchange) {
   const {status: status, headers: headers, text: text} = exchange.response;
   const view = pageView(exchange);
   const known = (0, interstitial_of.C)(name => (0, http.wx)(headers, name), text);
   if (known !== null && (known.header !== undefined || status >= 400 || isShort(view))) return {
    code: known.code,
    detail: `the start page shows ${known.name}`
   };
   if (status >= 500) return {
    code: "target_server_error",
    detail: `the start page responds with ${status}`
   };
   if (status === 404 || status === 410) return {
    code: "target_not_found",
    detail: `the start page responds with ${status}`
   };
   if (status >= 400) return {
    code: "target_refused",
    detail: `the start page responds with ${status}`
   };
   if (status >= 300) return null;
   if (isGarbled(exchange, view)) return {
    code: "target_unreadable",
    detail: "the start page cannot be decoded as its headers say"
   };
   if (isEmptyPage(exchange, view)) return {
    code: "target_empty",
    detail: `the start page responds with ${status} and no content`
   };
   if (view.hasPasswordField) return null;
   if (isScriptGate(view)) return {
    code: "target_challenge",
    detail: "the start page is a script that sets a cookie and loads another page"
   };
   const phrases = matchPagePhrases(view);
   return phrases === null ? null : {
    code: phrases.code,
    detail: `the start page shows ${phrases.seen}`
   };
  }
  function isShort(view) {
   return view.text.length <= 4e3 && view.links.length <= 15;
  }
  function isScriptGate(view) {
   const {text: text, links: links, hasMedia: hasMedia, forms: forms, inlineScript: inlineScript} = view;
   if (!view.isHtml || text.length > 300 || links.length > 1 || hasMedia || forms.length > 0) return false;
   return /\bdocument\.cookie\s{0,4}=/.test(inlineScript) && /\blocation\b/.test(inlineScript);
  }
  function isSignInPage(landing, target) {
   const {final: final} = landing;
   if (final.response.status >= 300) return false;
   const view = pageView(final);
   if (!view.isHtml) return false;
   const path = new URL(final.request.url).pathname;
   const wasSentThere = final.request.url !== target.startUrl && SIGN_IN_PATH.test(path) && !SIGN_IN_PATH.test(new URL(target.startUrl).pathname);
   if (wasSentThere) return true;
   const isNamedSo = SIGN_IN_TITLE.test(view.title) || SIGN_IN_TITLE.test(view.heading);
   const offersSignOn = view.text.length <= 300 && view.links.some(url => SIGN_IN_PATH.test(new URL(url).pathname.slice(0, 2e3)));
   if (offersSignOn && view.links.length <= 3) return true;
   return view.hasPasswordField ? isNamedSo || isLittleElse(view) : isNamedSo && isLittleElse(view);
  }
  function leadsToSignIn(attempt, target) {
   const to = (0, http.m_)(attempt) ? (0, redirect.E)(attempt) : null;
   return to !== null && to.origin === target.origin && SIGN_IN_PATH.test(to.pathname.slice(0, 2e3));
  }
  function isLittleElse(view) {
   return view.text.length <= 2e3 && view.links.length <= 15;
  }
  function departure(leavesTo, target) {
   const url = new URL(leavesTo);
   const isOtherHost = url.hostname !== new URL(target.origin).hostname;
   if (isOtherHost && isSignOn(url)) return {
    code: "target_single_sign_on",
    detail: `the start page redirects to the sign-in of ${shownHost(url)}`
   };
   return {
    code: "target_off_host",
    detail: `the start page redirects to ${url.origin.slice(0, 200)}`
   };
  }
  function isSignOn(url) {
   const {searchParams: searchParams} = url;
   return IDENTITY_HOSTS.test(url.hostname) || SIGN_IN_PATH.test(url.pathname.slice(0, 2e3)) || searchParams.has("SAMLRequest") || searchParams.has("client_id") && searchParams.has("redirect_uri");
  }
  function signOnElsewhere(final, target) {
   const view = pageView(final);
   const host = new URL(target.origin).hostname;
   const saml = view.forms.find(({names: names}) => names.includes("SAMLRequest") || names.includes("wresult"));
   const samlUrl = saml === undefined ? null : URL.parse(saml.action);
   if (samlUrl !== null && samlUrl.hostname !== host) return {
    code: "target_single_sign_on",
    detail: `the start page posts to the sign-in of ${shownHost(samlUrl)}`
   };
   if (view.text.length > 600) return null;
   const scripted = view.text.length > 200 ? undefined : LOCATION.exec(view.inlineScript.slice(0, 8e3))?.[1];
   const away = URL.parse(view.refreshTo ?? scripted ?? "");
   return away === null || away.hostname === host ? null : departure(away.href, target);
  }
  const LOCATION = /\blocation(?:\.href)?(?:\s{0,4}=|\.(?:replace|assign)\()\s{0,4}["'](https?:\/\/[^"'\s]{1,500})["']/i;
  function shownHost(url) {
   return url.host.slice(0, 100);
  }
  const NEARLY_ALL = .95;
  const PATHS_MIN = 5;
  const INTERSTITIAL_BYTES_MAX = 64 * 1024;
  const SAMPLE = 12;
  const DECOYS_MIN = 10;
  function turnedAway(landing, controls, target) {
   const {early: early, late: late, start: start, page: page, doubted: doubted} = controls;
   const first = landing.chain[0] ?? landing.final;
   const turned = what => ({
    code: "target_turned_away",
    detail: what
   });
   const again = describeDegradation(first, start, target);
   if (again !== null) return turned(`the start page later responded with ${again}`);
   const other = page === null ? null : describeDegradation(page.before, page.after, target);
   if (other !== null) return turned(`a page that was readable later responded with ${other}`);
   if (controls.isTimeOver && wasNotSent(start)) return turned("the time of the scan was used up before the target could be checked a last time");
   const passing = doubted.find(({before: before, after: after}) => (0, http.m_)(after) && describeObstacle(after) === null && isOther(before, after));
   if (passing !== undefined) return turned(`the target responded to requests with ${describeObstacle(passing.before) ?? describeResponse(passing.before)} for a while`);
   if (!isRefused(early) && isRefused(late) && !wasNotSent(early)) return turned(`a path that does not exist got ${describeResponse(early)} first and ${describeResponse(late)} later`);
   if ((0, http.m_)(early) && (0, http.m_)(late)) {
    if (early.response.status >= 400 && late.response.status < 400) return turned(`a path that does not exist got ${describeResponse(early)} first and ${describeResponse(late)} later`);
    const missing = describeDegradation(early, late, target);
    if (missing !== null) return turned(`a path that does not exist later responded with ${missing}`);
   }
   if (!(0, http.m_)(start) || !(0, http.m_)(late) || start.response.status >= 300) return null;
   const isOneBody = pageDigest(start) === pageDigest(late) && pageDigest(start) !== pageDigest(first);
   return isOneBody ? turned("the start page and a path that does not exist later showed one page") : null;
  }
  function isOther(before, after) {
   if (describeObstacle(before) !== null) return true;
   return (0, http.m_)(before) && Math.floor(before.response.status / 100) !== Math.floor(after.response.status / 100);
  }
  function describeObstacle(attempt) {
   if (wasNotSent(attempt)) return null;
   if (isRefused(attempt)) return describeResponse(attempt);
   if (!(0, http.m_)(attempt) || attempt.response.status >= 300 || attempt.response.body.length > INTERSTITIAL_BYTES_MAX) return null;
   const obstacle = pageObstacle(attempt);
   return obstacle === null || obstacle.code === "target_not_found" ? null : withoutSubject(obstacle);
  }
  function withoutSubject({detail: detail}) {
   return detail.replace(/^the start page (shows|responds with|is) /, "");
  }
  function describeDegradation(before, after, target) {
   if (wasNotSent(after)) return null;
   if (isRefused(after)) return isRefused(before) ? null : describeResponse(after);
   if (!(0, http.m_)(after)) return null;
   if (before.response.status < 300 && departureOf(after, target.origin) !== null) return "a redirect to another host";
   const obstacle = before.response.status < 400 ? pageObstacle(after) : null;
   if (obstacle === null || pageObstacle(before)?.code === obstacle.code) return null;
   return withoutSubject(obstacle);
  }
  function oneResponse(landing, early, others) {
   const {final: final} = landing;
   if (!(0, http.m_)(early) || early.response.status >= 300) return null;
   const digest = pageDigest(final);
   if (pageDigest(early) !== digest) return null;
   const isOther = exchange => exchange.response.status < 300 && exchange.response.body.length > 0 && pageDigest(exchange) !== digest && pageObstacle(exchange) === null;
   if (others.some(isOther) || isShell(final)) return null;
   return {
    code: "target_same_response",
    detail: "every path shows the page that the start page shows"
   };
  }
  const MOUNT_POINT = /\bid=["']?(?:root|app|__next|__nuxt|___gatsby|svelte|q-app|application)["']?[^<>]{0,100}>\s{0,50}<\/|<app-root[\s>]/i;
  const INLINE_APPLICATION = 500;
  function isShell(exchange) {
   const view = pageView(exchange);
   const hasProgram = view.inlineScript.length >= INLINE_APPLICATION || view.assets.length > 0;
   return hasProgram && MOUNT_POINT.test(exchange.response.text.slice(0, 64 * 1024));
  }
  function pathsRefused(landing, early, exposure, target) {
   const attempts = exposure.probes.map(({attempt: attempt}) => attempt).filter(attempt => !wasNotSent(attempt));
   if (attempts.length < PATHS_MIN) return null;
   const refused = detail => ({
    code: "target_paths_refused",
    detail: detail
   });
   const share = count => count / attempts.length;
   const no = attempts.filter(isRefused);
   const failed = no.filter(attempt => !(0, http.m_)(attempt) || attempt.response.status === 429 || attempt.response.status >= 500);
   if (share(no.length) >= NEARLY_ALL || share(failed.length) > .5 || share(no.length) > .5 && isRefused(early)) return refused(`${no.length} of ${attempts.length} paths were refused (${mostCommon(no)})`);
   const away = attempts.flatMap(attempt => departureOf(attempt, target.origin) ?? []);
   if (share(away.length) >= NEARLY_ALL) return refused(`${away.length} of ${attempts.length} paths were redirected to ${away[0].origin.slice(0, 200)}`);
   const shown = attempts.filter(http.m_).filter(({response: response}) => response.status < 300);
   if (share(shown.length) < NEARLY_ALL) return null;
   const instead = shownInstead(shown, landing, target);
   if (instead === null) return null;
   return refused(instead === "decoys" ? `each of ${shown.length} paths showed a page of its own` : `${shown.length} of ${attempts.length} paths showed one page that is not of the site`);
  }
  function shownInstead(shown, landing, target) {
   const page = onePage(shown);
   if (page === null) {
    const isDecoy = new Set(sampleOf(shown).map(pageDigest)).size >= DECOYS_MIN;
    const isOwn = sampleOf(shown).some(one => isOwnNotFoundPage(one, pageView(landing.final), target));
    return isDecoy && !isOwn ? "decoys" : null;
   }
   if (pageDigest(page) === pageDigest(landing.final)) return null;
   return isOwnNotFoundPage(page, pageView(landing.final), target) ? null : "one-page";
  }
  function onePage(exchanges) {
   const sample = sampleOf(exchanges);
   const [first] = sample;
   if (first === undefined) return null;
   return sample.every(exchange => pageDigest(exchange) === pageDigest(first)) ? first : null;
  }
  function sampleOf(exchanges) {
   const step = Math.max(1, Math.floor(exchanges.length / SAMPLE));
   return exchanges.filter((_, index) => index % step === 0);
  }
  function isOwnNotFoundPage(page, start, target) {
   if (pageObstacle(page) !== null && pageObstacle(page)?.code !== "target_not_found") return false;
   const view = pageView(page);
   if (saysNotFound(view)) return true;
   const known = new Set([ ...start.assets, ...start.links ]);
   return [ ...view.assets, ...view.links ].some(url => {
    const {origin: origin, pathname: pathname} = new URL(url);
    return origin === target.origin && pathname !== "/" && known.has(url);
   });
  }
  function mostCommon(attempts) {
   const counts = new Map;
   for (const attempt of attempts) counts.set(describeResponse(attempt), (counts.get(describeResponse(attempt)) ?? 0) + 1);
   return [ ...counts ].sort(([, one], [, other]) => other - one)[0]?.[0] ?? "no response";
  }
  function likeMissing({probes: probes}, missing, target) {
   const isAlike = attempt => {
    if (isRefused(missing)) return isRefused(attempt);
    if (departureOf(missing, target.origin) !== null) return departureOf(attempt, target.origin) !== null;
    return isShown(missing) && isShown(attempt) && pageDigest(attempt) === pageDigest(missing);
   };
   return probes.map(({attempt: attempt}) => attempt).filter(attempt => attempt.request.method === "GET" && isAlike(attempt));
  }
  function isLoginWall(landing, {missing: missing, sample: sample}, target) {
   const isLetIn = attempt => (0, http.m_)(attempt) && describeObstacle(attempt) === null && departureOf(attempt, target.origin) === null;
   const letIn = sample.filter(isLetIn);
   if (!isLetIn(missing) || letIn.length === 0) return false;
   const shown = [ missing, ...letIn ].filter(isShown);
   return shown.length === 0 || shownInstead(shown, landing, target) === null;
  }
  function isShown(attempt) {
   return (0, http.m_)(attempt) && attempt.response.status < 300;
  }
  const INDEPENDENT_EVIDENCE = new Set([ "tls", "plainHttp", "dns", "email", "ports" ]);
  const GATHERED_LATE = new Set([ "cors", "methods", "exposure", "active", "access", "secondResponses" ]);
  const GATHERED_LATE_IN_DEPTH = new Set([ ...GATHERED_LATE, "crawl", "libraries" ]);
  const ASSETS_MAX = 3;
  const CONTROL_BYTES = 256 * 1024;
  const coverage_watch_NOTED_MAX = 500;
  const COINCIDENCE_MAX = 2;
  const DOUBTED_MAX = 5;
  const WALL_SAMPLE = 2;
  const CLOSING_REQUESTS = 4 + DOUBTED_MAX + ASSETS_MAX;
  const CLOSING_REQUESTS_SIGNED_IN = CLOSING_REQUESTS + 1 + WALL_SAMPLE;
  class CoverageWatch {
   #options;
   #early;
   #interstitials=[];
   #silent=[];
   #unusual=[];
   #redirects=[];
   constructor(options) {
    this.#options = options;
    this.#early = this.#missing();
   }
   #missing(identity = "user") {
    const {fetch: fetch, missingPrefix: missingPrefix, token: token} = this.#options;
    return fetch({
     url: missingPrefix + token(),
     maxBytes: CONTROL_BYTES,
     fresh: true,
     identity: identity
    });
   }
   async end() {
    const {store: store, target: target} = this.#options;
    const early = await this.#early;
    const landing = await store.gather("landing");
    if (landing.state !== "available") {
     const obstacle = {
      code: "target_unreadable",
      detail: `the start page: ${landing.reason}`.slice(0, 300)
     };
     return this.#coverage(obstacle, "all", [], false);
    }
    const crawl = await store.gathered("crawl");
    const exposure = await store.gathered("exposure");
    const pages = crawl === null ? [ landing.value.final ] : crawl.pages.map(({exchange: exchange}) => exchange);
    const isSignIn = isSignInPage(landing.value, target) || leadsToSignIn(early, target);
    const startObstacle = startPageObstacle(landing.value, target);
    if (startObstacle !== null) return this.#coverage(startObstacle, "all", [], false);
    const controls = await this.#controls(early, pages);
    const away = turnedAway(landing.value, controls, target);
    const paths = away === null && exposure !== null ? await this.#judgePaths(landing.value, early, exposure) : null;
    const obstacle = away ?? paths?.obstacle ?? null;
    if (obstacle !== null) return this.#coverage(obstacle, "late", pages, isSignIn);
    const others = [ ...pages, ...crawl?.resources ?? [], ...probesWithResponse(exposure) ];
    const same = oneResponse(landing.value, early, others);
    if (same === null) {
     const coverage = this.#coverage(null, "late", pages, isSignIn);
     return paths === null || paths.wall === null ? coverage : {
      ...coverage,
      wall: paths.wall
     };
    }
    const assets = await this.#assets(landing.value);
    const isLeftOut = assets.length > 0 && assets.every(isBlocked);
    const stillSame = isLeftOut ? null : oneResponse(landing.value, early, assets.filter(http.m_));
    return this.#coverage(stillSame, "all", pages, isSignIn);
   }
   note(attempt) {
    const {method: method, headers: headers, body: body} = attempt.request;
    if (method !== "GET" || headers.length > 0 || body !== undefined) return;
    const isRedirect = (0, http.m_)(attempt) && attempt.response.status >= 300 && attempt.response.status < 400;
    if (isRedirect) keep(this.#redirects, attempt); else if (describeObstacle(attempt) !== null) keep(this.#listFor(attempt), attempt);
   }
   #listFor(attempt) {
    if (!(0, http.m_)(attempt)) return this.#silent;
    const {status: status} = attempt.response;
    return status < 300 || isRefusalOfClient(status) ? this.#interstitials : this.#unusual;
   }
   #doubtful() {
    const byStatus = Map.groupBy(this.#unusual, attempt => (0, http.m_)(attempt) ? attempt.response.status : 0);
    const unusual = [ ...byStatus.values() ].sort((one, other) => other.length - one.length)[0] ?? [];
    const repeated = [ unusual, this.#silent ].filter(({length: length}) => length > COINCIDENCE_MAX);
    const lists = [ this.#interstitials, ...repeated, this.#redirects ];
    const firsts = lists.flatMap(list => list.slice(0, 1));
    const lasts = lists.flatMap(list => list.slice(1).slice(-1));
    return [ ...firsts, ...lasts ].slice(0, DOUBTED_MAX);
   }
   async #judgePaths(landing, early, exposure) {
    const {fetch: fetch, target: target, isSignedIn: isSignedIn} = this.#options;
    if (!isSignedIn) return {
     obstacle: pathsRefused(landing, early, exposure, target),
     wall: null
    };
    const without = await this.#missing("none");
    const obstacle = pathsRefused(landing, without, exposure, target);
    if (obstacle === null) return {
     obstacle: obstacle,
     wall: null
    };
    const alike = likeMissing(exposure, without, target);
    const sample = alike.filter((_, index) => index % Math.ceil(alike.length / WALL_SAMPLE) === 0);
    const asUser = await Promise.all(sample.map(({request: request}) => fetch({
     url: request.url,
     maxBytes: CONTROL_BYTES,
     fresh: true
    })));
    if (!isLoginWall(landing, {
     missing: early,
     sample: asUser
    }, target)) return {
     obstacle: obstacle,
     wall: null
    };
    return {
     obstacle: null,
     wall: `without the session ${obstacle.detail}`
    };
   }
   async #controls(early, pages) {
    const {fetch: fetch, target: target} = this.#options;
    let start = await fetch({
     url: target.startUrl,
     maxBytes: CONTROL_BYTES,
     fresh: true
    });
    if (!(0, http.m_)(start)) start = await fetch({
     url: target.startUrl,
     maxBytes: CONTROL_BYTES,
     fresh: true
    });
    const late = await this.#missing();
    const before = pages.slice(1).findLast(({response: response}) => response.status < 300);
    const after = before === undefined ? null : await fetch({
     url: before.request.url,
     maxBytes: CONTROL_BYTES,
     fresh: true
    });
    const page = before === undefined || after === null ? null : {
     before: before,
     after: after
    };
    const doubted = await Promise.all(this.#doubtful().map(async attempt => ({
     before: attempt,
     after: await fetch({
      url: attempt.request.url,
      maxBytes: CONTROL_BYTES,
      fresh: true
     })
    })));
    return {
     early: early,
     late: late,
     start: start,
     page: page,
     doubted: doubted,
     isTimeOver: this.#options.isTimeOver()
    };
   }
   #assets({final: final}) {
    const {fetch: fetch, target: target} = this.#options;
    const own = pageView(final).assets.filter(url => new URL(url).origin === target.origin);
    return Promise.all(own.slice(0, ASSETS_MAX).map(url => fetch({
     url: url
    })));
   }
   #coverage(obstacle, extent, pages, signInRequired) {
    const readable = pages.filter(({response: response}) => response.status < 300 && response.body.length > 0);
    const summary = {
     application_seen: obstacle === null,
     code: obstacle?.code ?? null,
     detail: obstacle?.detail ?? null,
     pages: new Set(readable.map(pageDigest)).size,
     sign_in_required: signInRequired && !this.#options.isSignedIn
    };
    if (obstacle === null) return {
     summary: summary,
     doubt: null
    };
    const late = this.#options.scanType === "quick" ? GATHERED_LATE : GATHERED_LATE_IN_DEPTH;
    const concerns = ({needs: needs}) => needs.some(kind => extent === "all" ? !INDEPENDENT_EVIDENCE.has(kind) : late.has(kind));
    return {
     summary: summary,
     doubt: {
      reason: `incomplete: ${obstacle.detail}`,
      concerns: concerns
     }
    };
   }
  }
  function isBlocked(attempt) {
   return !(0, http.m_)(attempt) && attempt.failure.code === "blocked";
  }
  function keep(list, attempt) {
   if (list.length < coverage_watch_NOTED_MAX) list.push(attempt);
  }
  function probesWithResponse(exposure) {
   return (exposure?.probes ?? []).map(({attempt: attempt}) => attempt).filter(http.m_);
  }
  function withCrawl(coverage, crawl) {
   if (crawl?.unread === undefined) return coverage;
   const {pages: pages, unread: unread} = crawl;
   return {
    ...coverage,
    pages_read: pages.length,
    pages_known: pages.length + unread
   };
  }
  function withSignIn(coverage, failure) {
   const {summary: summary} = coverage;
   if (failure === null) return {
    ...coverage,
    summary: {
     ...summary,
     signed_in: true
    }
   };
   if (failure.code === "sign_in_page_not_found" && !summary.application_seen) return {
    ...coverage,
    summary: {
     ...summary,
     signed_in: false
    }
   };
   const {code: code, message: detail} = failure;
   return {
    summary: {
     ...summary,
     application_seen: false,
     code: code,
     detail: detail,
     signed_in: false
    },
    doubt: {
     reason: `incomplete: ${detail}`,
     concerns: ({needs: needs}) => needs.some(kind => !INDEPENDENT_EVIDENCE.has(kind))
    }
   };
  }
  function outcomeWithoutSecrets(outcome, clean) {
   return {
    ...outcome,
    reason: orNull(outcome.reason, clean)
   };
  }
  function coverageWithoutSecrets(coverage, clean) {
   const {browser: browser, api: api} = coverage;
   return {
    ...coverage,
    detail: orNull(coverage.detail, clean),
    ...browser === undefined ? {} : {
     browser: {
      ...browser,
      detail: orNull(browser.detail, clean)
     }
    },
    ...api === undefined ? {} : {
     api: {
      ...api,
      detail: orNull(api.detail, clean)
     }
    }
   };
  }
  function orNull(text, clean) {
   return text === null ? null : clean(text);
  }
  var abort = __webpack_require__(43798);
  const same_content_TEXT_MAX = 1e5;
  const WORDS_MIN = 3;
  function same_content_wordsOf(exchange) {
   const document = (0, html_document.lM)(exchange);
   const text = document === null ? exchange.response.text : `${document.title} ${document.headingText} ${document.visibleText}`;
   return text.slice(0, same_content_TEXT_MAX).toLowerCase().split(/[\s"'<>{}[\]():;,=&|]+/).filter(word => word !== "");
  }
  function isSameContent(own, other, names) {
   if ((0, http.JL)(own[0]) !== (0, http.JL)(other) || other.response.status !== own[0].response.status) return false;
   const [first, again] = own.map(same_content_wordsOf);
   const stable = new Set(again);
   const known = new Set(first);
   const isName = word => names.some(name => word.includes(name));
   const kept = first.filter(word => stable.has(word) && !isName(word));
   const changing = new Set([ ...first.filter(word => !stable.has(word)), ...again.filter(word => !known.has(word)) ]);
   if (kept.length < WORDS_MIN) return false;
   const seen = new Set(same_content_wordsOf(other));
   const foreign = [ ...seen ].filter(word => !known.has(word) && !isName(word)).length;
   return kept.every(word => seen.has(word)) && foreign <= changing.size;
  }
  function namesUser(exchange, names) {
   return names.length > 0 && same_content_wordsOf(exchange).some(word => names.some(name => word.includes(name)));
  }
  function namesOf(username) {
   const whole = (username ?? "").trim().toLowerCase();
   return [ ...new Set([ whole, whole.split("@")[0] ?? "" ]) ].filter(name => name.length >= 3);
  }
  const OBJECTS_MAX = 15;
  const OBJECTS_OF_SHAPE = 2;
  const FUNCTIONS_MAX = 15;
  const PAGES_MAX = 3;
  const REQUESTS_KEPT = 60;
  async function gatherAccess(context) {
   const {identities: identities} = context;
   if (!identities.includes("user")) return {
    state: "not_applicable",
    reason: "no login was given, or the sign-in failed"
   };
   const crawl = await context.gather("crawl");
   if (crawl.state !== "available") return crawl;
   const {pages: pages} = crawl.value;
   const readable = pages.filter(({exchange: exchange}) => exchange.response.status === 200);
   const objects = identities.includes("second") ? objectsOf(readable) : [];
   const functions = identities.includes("admin") ? await functionsOf(context, pages) : [];
   const cached = readable.filter(({exchange: exchange}) => (0, html_document.lM)(exchange) !== null).slice(0, PAGES_MAX * 3);
   const probes = [];
   for (const page of objects) probes.push(...await compareObject(context, page, readable));
   for (const url of functions) probes.push(...await compareFunction(context, url));
   let compared = 0;
   for (const {url: url} of cached) {
    if (compared >= PAGES_MAX || context.requestsLeft() < REQUESTS_KEPT) break;
    if (!await gather_access_isRefused(context, url)) continue;
    compared += 1;
    probes.push(...await compareCache(context, url));
   }
   return {
    state: "available",
    value: {
     probes: probes,
     objects: objects.length,
     functions: functions.length,
     pages: compared
    }
   };
  }
  async function gather_access_read(context, url, identity) {
   if (context.requestsLeft() < REQUESTS_KEPT) return null;
   const attempt = await context.fetch({
    url: url,
    identity: identity,
    fresh: true
   });
   return (0, http.m_)(attempt) ? attempt : null;
  }
  async function gather_access_isRefused(context, url) {
   const without = await gather_access_read(context, url, "none");
   if (without === null) return false;
   const {status: status} = without.response;
   const to = (0, redirect.E)(without);
   if (to !== null) return to.origin !== context.target.origin || isSignInLink({
    url: to.href,
    text: ""
   });
   return status === 401 || status === 403 || status === 404;
  }
  async function readTwice(context, url, identity) {
   const first = await gather_access_read(context, url, identity);
   const again = first?.response.status === 200 ? await gather_access_read(context, url, identity) : null;
   return first === null || again === null ? null : [ first, again ];
  }
  function objectsOf(pages) {
   const counts = new Map;
   return pages.filter(({url: url}) => {
    const parsed = new URL(url);
    const hasId = (0, url_shape.j4)(parsed).includes("{") || [ ...parsed.searchParams ].some(([name, value]) => /(?:^|_)(?:id|uuid|no|number)$/i.test(name) && value !== "");
    const shape = (0, url_shape.T2)(parsed);
    const count = (counts.get(shape) ?? 0) + 1;
    if (hasId) counts.set(shape, count);
    return hasId && count <= OBJECTS_OF_SHAPE;
   }).slice(0, OBJECTS_MAX);
  }
  async function compareObject(context, {url: url, discoveredFrom: discoveredFrom}, pages) {
   const {login: login, second_login: second} = context.options;
   const [owner, caller] = [ namesOf(login?.username), namesOf(second?.username) ];
   if (!await gather_access_isRefused(context, url)) return [];
   const own = await readTwice(context, url, "user");
   const other = own === null ? null : await gather_access_read(context, url, "second");
   if (own === null || other === null || !isSameContent(own, other, [ ...owner, ...caller ])) return [];
   const list = pages.find(page => page.url === discoveredFrom);
   const ofOther = list === undefined ? null : await gather_access_read(context, list.url, "second");
   if (ofOther === null || linksOf(ofOther).has(url)) return [];
   const named = owner.filter(name => !caller.includes(name));
   return [ {
    kind: "object",
    own: own[0],
    other: other,
    namesOwner: namesUser(other, named) && !namesTwice(other, caller, own[0])
   } ];
  }
  function namesTwice(other, caller, own) {
   return namesUser(own, caller) && namesUser(other, caller);
  }
  function linksOf(exchange) {
   const {text: text} = exchange.response;
   const links = (0, html_document.lM)(exchange)?.links.map(({url: url}) => url) ?? [];
   const quoted = [ ...text.slice(0, 2e5).matchAll(/"(\/[^"\s]{1,300})"/g) ].map(([, path = ""]) => URL.parse(path, exchange.request.url)?.href ?? "");
   return new Set([ ...links, ...quoted ]);
  }
  async function functionsOf(context, pages) {
   const {origin: origin, startUrl: startUrl} = context.target;
   const known = new Set(pages.flatMap(({url: url, exchange: exchange}) => [ url, ...linksOf(exchange) ]).map(url => (0, 
   url_shape.T2)(new URL(url))));
   const found = new Map;
   const visit = async url => {
    let page = await gather_access_read(context, url, "admin");
    const to = page === null ? null : (0, redirect.E)(page);
    if (to !== null && to.origin === origin) page = await gather_access_read(context, to.href, "admin");
    for (const {url: href, text: text} of page === null ? [] : (0, html_document.lM)(page)?.links ?? []) {
     const link = new URL(href);
     const isOpen = link.origin === origin && !isActByGet(link, text) && !isSignInLink({
      url: href,
      text: text
     }) && isPathAllowed(link, context.options);
     const shape = (0, url_shape.T2)(link);
     if (isOpen && !known.has(shape) && !found.has(shape) && found.size < FUNCTIONS_MAX) found.set(shape, href);
    }
   };
   await visit(startUrl);
   for (const url of [ ...found.values() ].slice(0, 5)) await visit(url);
   return [ ...found.values() ];
  }
  async function compareFunction(context, url) {
   const {login: login, admin_login: admin} = context.options;
   const own = await readTwice(context, url, "admin");
   if (own === null || !await gather_access_isRefused(context, url)) return [];
   const other = await gather_access_read(context, url, "user");
   const names = [ ...namesOf(login?.username), ...namesOf(admin?.username) ];
   if (other === null || !isSameContent(own, other, names)) return [];
   return [ {
    kind: "function",
    own: own[0],
    other: other,
    namesOwner: false
   } ];
  }
  async function compareCache(context, url) {
   const {origin: origin, pathname: pathname} = new URL(url);
   const base = pathname.replace(/\/$/, "");
   for (const path of [ `${base}/${context.token(8)}.css`, `${base};${context.token(8)}.css` ]) {
    const own = await readTwice(context, url, "user");
    const poisoned = own === null ? null : await gather_access_read(context, `${origin}${path}`, "user");
    if (own === null || poisoned === null || !isSameContent(own, poisoned, [])) continue;
    const other = await gather_access_read(context, `${origin}${path}`, "none");
    if (other === null || !isSameContent(own, other, [])) continue;
    return [ {
     kind: "cache",
     own: poisoned,
     other: other,
     namesOwner: true
    } ];
   }
   return [];
  }
  var insertion_point = __webpack_require__(72711);
  var set_cookie = __webpack_require__(73593);
  const TECHNOLOGIES = [ "php", "dotnet", "python", "node", "java", "ruby" ];
  const SIGNS = {
   php: {
    software: /\bphp\b/i,
    cookie: /^(?:phpsessid|laravel_session|ci_session|wordpress_\w+)=/i,
    path: /\.php(?:\/|$)|\/wp-(?:content|includes)\//i
   },
   dotnet: {
    software: /asp\.net|\bkestrel\b|\bmicrosoft-iis\b/i,
    cookie: /^(?:asp\.net_sessionid|\.aspnetcore\.[\w.]+|\.aspxauth)=/i,
    path: /\.(?:aspx|ashx|asmx)$/i
   },
   python: {
    software: /\b(?:cpython|python|werkzeug|gunicorn|uvicorn|waitress|wsgiserver)\b/i,
    cookie: /^csrftoken=/i,
    path: /\.py$/i
   },
   node: {
    software: /\b(?:express|next\.js|koa)\b/i,
    cookie: /^connect\.sid=/i,
    path: /^\/_next\//
   },
   java: {
    software: /\b(?:jetty|tomcat|coyote|jboss|wildfly|glassfish|weblogic|websphere|servlet|jsp)\b/i,
    cookie: /^jsessionid=/i,
    path: /\.(?:jsp|jspx|jsf|do|action)(?:$|[;/])/i
   },
   ruby: {
    software: /\b(?:phusion passenger|passenger|puma|thin|webrick|unicorn|mongrel)\b/i,
    cookie: /^(?:_[a-z0-9_]{2,40}_session|rack\.session)=/i,
    path: /^\/rails\//
   }
  };
  function technologiesOf(crawl) {
   if (crawl === null) return new Set;
   const responses = [ ...crawl.pages.map(({exchange: exchange}) => exchange), ...crawl.resources ];
   const paths = [ ...responses.map(({request: request}) => request.url), ...crawl.parameters.map(({request: request}) => request.url) ].map(url => new URL(url).pathname);
   const isShown = ({path: path, ...signs}) => paths.some(known => path.test(known)) || responses.some(response => shows(response, signs));
   return new Set(TECHNOLOGIES.filter(technology => isShown(SIGNS[technology])));
  }
  function shows({response: {headers: headers}}, {software: software, cookie: cookie}) {
   const named = [ "server", "x-powered-by", "x-aspnet-version" ].map(name => {
    const value = (0, http.wx)(headers, name);
    return value === undefined ? "" : name === "x-aspnet-version" ? "asp.net" : value.slice(0, 500);
   });
   return software.test(named.join(" ")) || (0, http.UE)(headers, "set-cookie").some(field => cookie.test(field.slice(0, 200)));
  }
  const POINTS_MAX = 500;
  const PAIRS_MAX = 30;
  const NOT_PROBED = new Set([ "submit", "button", "image", "file", "password", "reset" ]);
  const SIZE_LIMIT = "MAX_FILE_SIZE";
  const COMPOSED = new Set([ "file", "textarea", "password" ]);
  const TYPED = new Set([ "text", "search", "select", "email", "url", "number", "tel" ]);
  const PLAUSIBLE = new Map([ [ "email", "visitor@example.com" ], [ "url", "http://example.com/" ], [ "number", "1" ], [ "range", "1" ], [ "tel", "5550100" ], [ "date", "2024-01-01" ], [ "time", "12:00" ], [ "password", "Passw0rd-1" ], [ "hidden", "" ], [ "submit", "" ], [ "button", "" ] ]);
  function plausibleValue({type: type, value: value}) {
   return value === "" ? PLAUSIBLE.get(type) ?? "test" : value;
  }
  function discoverInsertionPoints(urls, forms) {
   const found = new Map;
   const add = (shape, name, point) => {
    const key = `${point.request.method} ${shape} ${name}`;
    if (!found.has(key) && found.size < POINTS_MAX) found.set(key, point);
   };
   const addQuery = url => {
    for (const point of queryPoints(url)) add((0, url_shape.T2)(url), point.kind === "query" ? point.name : "", point);
   };
   for (const href of urls) {
    const url = new URL(href);
    if (url.search.length > 1 && !isHarmfulLink(url)) addQuery(url);
   }
   for (const form of forms) {
    const action = new URL(form.action);
    if (isHarmfulForm(action, form.method)) continue;
    const sent = sentFields(form);
    const request = formRequest(form);
    const bare = request.method === "GET" ? new URL(request.url) : action;
    const names = sent.map(({name: name}) => name).sort();
    const isComposed = form.fields.some(({type: type}) => COMPOSED.has(type));
    const isOptional = field => isInvented(field) && field.isRequired !== true && TYPED.has(field.type);
    const optional = isComposed ? [] : sent.filter(isOptional);
    for (const field of sent.filter(({type: type, name: name}) => !NOT_PROBED.has(type) && name !== SIZE_LIMIT)) add(`${(0, 
    url_shape.T2)(bare)} ${names.join(",")}`, field.name, {
     kind: request.method === "GET" ? "query" : "form",
     name: field.name,
     request: request,
     baseline: plausibleValue(field),
     ...isInvented(field) ? {
      isInvented: true
     } : {},
     ...optional.length > 1 && optional.includes(field) ? {
      alone: formRequest(form, optional, field)
     } : {}
    });
    if (form.method === "POST" && action.search.length > 1) addQuery(action);
   }
   return [ ...found.values() ];
  }
  function queryPoints(url) {
   const request = {
    method: "GET",
    url: `${url.origin}${url.pathname}`,
    query: []
   };
   if (url.search.length < 2) return [];
   if (!url.search.includes("=")) return [ {
    kind: "query-string",
    request: request,
    baseline: (0, shared_text.oF)(url.search.slice(1))
   } ];
   const query = pairsOf(url);
   return query.flatMap(([name, baseline]) => name === "" ? [] : [ {
    kind: "query",
    name: name,
    request: {
     ...request,
     query: query
    },
    baseline: baseline
   } ]);
  }
  function pairsOf(url) {
   return [ ...url.searchParams ].slice(0, PAIRS_MAX);
  }
  function formRequest(form, empty = [], filled) {
   const action = new URL(form.action);
   const url = `${action.origin}${action.pathname}`;
   const fields = sentFields(form).map(field => {
    const isEmpty = field !== filled && empty.includes(field);
    return [ field.name, isEmpty ? "" : plausibleValue(field) ];
   });
   if (form.method === "GET") return {
    method: "GET",
    url: url,
    query: fields
   };
   return {
    method: "POST",
    url: url,
    query: pairsOf(action),
    body: {
     encoding: "form",
     fields: fields
    }
   };
  }
  function sentFields({fields: fields}) {
   const some = fields.filter(({type: type}) => type !== "file").slice(0, PAIRS_MAX);
   const submit = some.find(({type: type}) => type === "submit");
   return some.filter(field => field.type !== "submit" && field.type !== "image" || field === submit);
  }
  function countLeftOut(urls, forms) {
   const above = length => Math.max(0, length - PAIRS_MAX);
   const ofLinks = urls.reduce((sum, url) => sum + above(new URL(url).searchParams.size), 0);
   const isProbed = ({type: type}) => !NOT_PROBED.has(type);
   return forms.reduce((sum, {fields: fields}) => sum + above(fields.filter(isProbed).length), ofLinks);
  }
  function isInvented({type: type, value: value}) {
   return value === "" && type !== "hidden";
  }
  var server_file = __webpack_require__(39030);
  var redirect_target = __webpack_require__(12560);
  const RESOURCES_MAX = 10;
  const SEGMENTS_MAX = 8;
  const FOLDERS_MAX = 3;
  const SIGN_OUTS_MAX = 3;
  const LINKS_MAX = 2e4;
  const insertion_points_SIGN_OUT = /\b(?:log|sign)[\s_-]?(?:out|off)/gi;
  const VERSION = /^(?:v|ver|vers|version|rev|r|t|ts|time|timestamp|hash|h|cb|cache\w*|bust\w*|build|_|mtime|modified)$/i;
  const VERSION_VALUE = /^v?[\d.]*$|^[0-9a-f]{6,64}$/i;
  function pointKey(point) {
   const {method: method, url: url, parameter: parameter} = (0, insertion_point.hD)(point);
   return `${method} ${(0, url_shape.kx)(new URL(url))} ${parameter}`;
  }
  function resourcePoints(pages, origin, limits, known) {
   const taken = new Set(known.map(pointKey));
   const isTaken = point => taken.has(pointKey(point));
   const urls = new Map;
   for (const page of pages) {
    const document = (0, html_document.lM)(page.exchange);
    if (document === null) continue;
    const files = document.links.filter(({url: url}) => url.includes("?") && isFile(new URL(url)));
    for (const reference of [ ...document.subresources, ...files ]) {
     if (urls.size >= RESOURCES_MAX) break;
     if (!reference.url.includes("?")) continue;
     const url = new URL(reference.url);
     if (url.search === "" || url.origin !== origin || !isPathAllowed(url, limits) || isVersioned(url)) continue;
     const shape = (0, url_shape.T2)(url);
     if (!urls.has(shape) && !queryPoints(url).every(isTaken)) urls.set(shape, url.href);
    }
   }
   return discoverInsertionPoints([ ...urls.values() ], []).filter(point => !isTaken(point));
  }
  function isVersioned(url) {
   return [ ...url.searchParams ].every(([name, value]) => value === "" ? isFile(url) && VERSION_VALUE.test(name) : VERSION.test(name) && VERSION_VALUE.test(value));
  }
  function isFile(url) {
   return isBinaryFile(url) || isCodeFile(url);
  }
  function pathPoints({pages: pages}, limits) {
   const urls = pages.filter(({exchange: exchange}) => !(0, server_file.i)(exchange.response)).map(({exchange: exchange}) => new URL(exchange.request.url)).filter(url => url.search === "" && !url.pathname.endsWith("/") && !isFile(url) && !(0, 
   url_shape.Vd)(url)).filter(url => isFolderAllowed(url, limits));
   const numbered = [];
   const named = [];
   for (const [folder, group] of Map.groupBy(urls, url => (0, url_shape.j4)(new URL(".", url)))) {
    const number = group.find(url => (0, url_shape.j4)(url).endsWith("}"));
    const [first] = group;
    if (number !== undefined) numbered.push(number); else if (first !== undefined && folder !== "/") named.push({
     url: first,
     count: group.length
    });
   }
   const likeliest = named.sort((one, other) => other.count - one.count).map(({url: url}) => url);
   return [ ...numbered, ...likeliest ].slice(0, SEGMENTS_MAX).map(lastSegment);
  }
  function folderPoints({pages: pages, resources: resources}, origin, limits) {
   const folders = new Map;
   const add = href => {
    const url = new URL(href);
    if (folders.size >= FOLDERS_MAX || url.origin !== origin || !isFolderAllowed(url, limits)) return;
    const folder = new URL(".", url).pathname;
    if (!folders.has(folder)) folders.set(folder, lastSegment(url));
   };
   for (const {request: request} of resources) add(request.url);
   for (const {exchange: exchange} of pages) for (const {url: url, kind: kind} of (0, 
   html_document.lM)(exchange)?.subresources ?? []) {
    const file = new URL(url);
    if (kind !== "frame" && kind !== "script" && file.search === "" && isFile(file)) add(url);
   }
   return [ ...folders.values() ];
  }
  function isFolderAllowed(url, limits) {
   return isPathAllowed(new URL("-", url), limits);
  }
  function lastSegment({origin: origin, pathname: pathname}) {
   const segments = pathname.split("/").slice(1);
   return {
    kind: "path",
    segment: segments.length - 1,
    request: {
     method: "GET",
     url: origin + pathname,
     query: []
    },
    baseline: (0, shared_text.oF)(segments.at(-1) ?? "")
   };
  }
  function signOutPoints(pages, origin, limits) {
   const found = new Map;
   const links = pages.flatMap(({exchange: exchange}) => (0, html_document.lM)(exchange)?.links ?? []).slice(0, LINKS_MAX);
   for (const link of links) {
    if (found.size >= SIGN_OUTS_MAX) break;
    if (!link.url.includes("?") || !/log|sign/i.test(link.url + link.text)) continue;
    const url = new URL(link.url);
    if (url.origin !== origin || !isPathAllowed(url, limits)) continue;
    if (!isHarmfulLink(url, link.text) || isHarmfulOtherwise(url, link.text)) continue;
    for (const point of queryPoints(url)) {
     const isRedirect = point.kind === "query" && (0, redirect_target.KN)(point.name, point.baseline);
     if (isRedirect && found.size < SIGN_OUTS_MAX && !found.has(pointKey(point))) found.set(pointKey(point), point);
    }
   }
   return [ ...found.values() ];
  }
  function isHarmfulOtherwise(url, text) {
   const rest = new URL(url.href);
   rest.pathname = url.pathname.replace(insertion_points_SIGN_OUT, "x");
   rest.search = url.search.replace(insertion_points_SIGN_OUT, "x");
   return isHarmfulLink(rest, text.replace(insertion_points_SIGN_OUT, "x"));
  }
  const PER_RESPONSE_MAX = 10;
  const FIELD_MAX = 4096;
  const HARMLESS = /^[A-Za-z0-9 ._@-]{0,200}$/;
  const isHarmless = value => HARMLESS.test(value);
  const ECHO = "value";
  function cookiesAfter({response: {headers: headers}}, point, value) {
   if (!isHarmless(value)) return [];
   const fields = (0, http.UE)(headers, "set-cookie").slice(0, PER_RESPONSE_MAX);
   return fields.flatMap(field => {
    const cookie = field.length > FIELD_MAX ? null : (0, set_cookie.s)(field);
    const isOwn = value === point.baseline || value === "";
    if (cookie === null || !isOwn && cookie.name.toLowerCase().includes(value.toLowerCase())) return [];
    const {url: url, method: method} = (0, insertion_point.hD)(point);
    const shown = isOwn ? field : field.replaceAll(value, ECHO);
    const [, ...attributes] = shown.split(";");
    return [ [ `${cookie.name};${attributes.join(";")}`, {
     url: url,
     method: method,
     field: shown
    } ] ];
   });
  }
  function uniqueCookies(cookies) {
   const keyOf = ({url: url, method: method, field: field}) => {
    const [pair = "", ...attributes] = field.split(";");
    return `${method} ${new URL(url).pathname} ${pair.split("=", 1)[0]};${attributes.join(";")}`;
   };
   return [ ...Map.groupBy(cookies, keyOf).values() ].flatMap(([first]) => first ?? []);
  }
  const script_requests_LENGTH_MAX = 256 * 1024;
  const EACH_MAX = 20;
  const CALL_MAX = 500;
  const script_requests_MEMBERS_MAX = 15;
  const TEXT = String.raw`["'\x60]([^"'\x60\n]{0,200})["'\x60]`;
  const SET_HEADER = new RegExp(String.raw`\.setRequestHeader\(\s{0,9}(?:["'\x60]([\w-]{1,60})["'\x60]|[A-Za-z_$][\w$.]{0,60})\s{0,9},\s{0,9}(?:${TEXT})?`, "g");
  const HEADERS = /\bheaders["']?\s{0,9}:\s{0,9}\{([^{}]{1,1000})\}/g;
  const HEADER = new RegExp(String.raw`["'\x60]?([\w-]{1,60})["'\x60]?\s{0,9}:\s{0,9}(?:${TEXT})?`, "g");
  const COOKIES = [ /\bdocument\.cookie\s{0,9}=\s{0,9}["'`]([^=;"'`\s]{1,60})=([^;"'`]{0,200})/g, new RegExp(String.raw`(?:\bCookies\.set|\$\.cookie|\b(?:set|create|write)Cookie)\(\s{0,9}["'\x60]([^=;"'\x60\s]{1,60})["'\x60]\s{0,9},\s{0,9}(?:${TEXT})?`, "gi") ];
  const CALL = /(?:\bfetch\(\s{0,9}|\burl\s{0,9}:\s{0,9}|\.open\(\s{0,9}["'](GET|POST)["']\s{0,9},\s{0,9}|\.(get|post)\(\s{0,9})["'`](\/?[\w\-./~]{1,200})(?:\?[^"'`]{0,200})?["'`]/gi;
  const STRINGIFIED = /\bJSON\.stringify\(\s{0,9}\{([^{}]{1,1000})\}/g;
  const POSTED = /\b(?:axios|\$?https?|httpClient|api|client)\.post(?:<[\w[\]]{1,60}>)?\(\s{0,9}["'`](\/?[\w\-./~]{1,200})["'`]\s{0,9},\s{0,9}\{([^{}]{1,1000})\}/gi;
  const MEMBER = new RegExp(String.raw`(?:^|[,\s])["']?([A-Za-z_$][\w$-]{0,60})["']?\s{0,9}:\s{0,9}(?:${TEXT}|(-?\d{1,15}))?`, "g");
  const NAMES_FIELDS = /\.(?:attr|prop|setAttribute)\(\s{0,9}["']name["']\s{0,9},\s{0,9}[A-Za-z_$]/;
  const STANDARD = /^(?:accept(?:-\w+)?|content-(?:type|length|encoding)|x-requested-with|authorization|cookie|origin|host|connection|cache-control|pragma|if-.{1,30}|.{0,30}(?:csrf|xsrf|token|auth|api-?key|secret|session).{0,30})$/i;
  function scriptRequests(script) {
   const text = script.slice(0, script_requests_LENGTH_MAX);
   const headers = [];
   const addHeader = (name, value, at) => {
    if (headers.length < EACH_MAX && !STANDARD.test(name) && !headers.some(other => other.name === name)) headers.push({
     name: name,
     value: value ?? "",
     call: callBefore(text, at)
    });
   };
   let namesHeaders = false;
   for (const {1: name, 2: value, index: index} of text.matchAll(SET_HEADER)) if (name === undefined) namesHeaders = true; else addHeader(name, value, index);
   for (const {1: list = "", index: index} of text.matchAll(HEADERS)) for (const [, name = "", value] of list.matchAll(HEADER)) addHeader(name, value, index);
   const cookies = COOKIES.flatMap(form => [ ...text.matchAll(form) ].map(([, name = "", value = ""]) => [ name, value ]));
   const bodies = [ ...[ ...text.matchAll(STRINGIFIED) ].flatMap(({1: list = "", index: index}) => {
    const call = callBefore(text, index);
    return call === null ? [] : {
     path: call.path,
     members: membersOf(list)
    };
   }), ...[ ...text.matchAll(POSTED) ].map(([, path = "", list = ""]) => ({
    path: path,
    members: membersOf(list)
   })) ];
   return {
    headers: headers,
    cookies: cookies.slice(0, EACH_MAX),
    bodies: bodies.filter(({members: members}) => members.length > 0).slice(0, EACH_MAX),
    namesHeaders: namesHeaders,
    namesFields: NAMES_FIELDS.test(text)
   };
  }
  function callBefore(text, index) {
   const start = Math.max(0, index - CALL_MAX);
   const last = [ ...text.slice(start, index).matchAll(CALL) ].at(-1);
   if (last === undefined) return null;
   const [, opened, called, path = ""] = last;
   const isPost = /post/i.test(opened ?? called ?? "") || /\b(?:method|type)["']?\s{0,9}:\s{0,9}["']POST/i.test(text.slice(start + last.index, index + CALL_MAX));
   return {
    method: isPost ? "POST" : "GET",
    path: path
   };
  }
  function membersOf(list) {
   const named = [ ...list.matchAll(MEMBER) ].map(([, name = "", text, number]) => [ name, text ?? number ?? "" ]);
   const short = list.split(",").flatMap(part => /^\s*[A-Za-z_$][\w$]{0,60}\s*$/.test(part) ? part.trim() : []);
   const known = new Set(named.map(([name]) => name));
   return [ ...named, ...short.filter(name => !known.has(name)).map(name => [ name, "" ]) ].slice(0, script_requests_MEMBERS_MAX);
  }
  const script_requests_known = new WeakMap;
  const LIBRARY = /(?:jquery|angular|react|vue|bootstrap|axios|lodash|prototype|mootools|ext-all|modernizr|polyfills?|vendor)[\w.-]{0,60}\.js$|\.min\.js$|js\.cookie/i;
  function requestsOfScript(exchange) {
   if (LIBRARY.test(new URL(exchange.request.url).pathname)) return null;
   const requests = script_requests_known.get(exchange) ?? scriptRequests(exchange.response.text);
   script_requests_known.set(exchange, requests);
   return requests;
  }
  var session_names = __webpack_require__(55395);
  const scripted_points_POINTS_MAX = 150;
  const FORMS_MAX = 10;
  const FIELDS_MAX = 2;
  const READERS_MAX = 3;
  const NOT_TYPED = new Set([ "submit", "button", "image", "file", "password", "hidden", "checkbox", "radio", "select" ]);
  function scriptedPoints(crawl, origin, own, allowsPost) {
   const found = new Map;
   const pages = crawl.pages.flatMap(page => readPage(page, crawl, origin, allowsPost));
   for (const page of pages) for (const point of [ ...headerPoints(page, origin), ...namePoints(page), ...jsonPoints(page, origin) ]) {
    if (found.size >= scripted_points_POINTS_MAX) break;
    if (point.request.method === "POST" && !allowsPost) continue;
    if (point.kind === "header" && own.has(point.name.toLowerCase())) continue;
    const place = point.kind === "json" ? point.path.join(".") : point.kind === "path" ? "" : nameOf(point);
    const key = `${point.request.method} ${(0, url_shape.kx)(new URL(point.request.url))} ${point.kind} ${place}`;
    if (!found.has(key)) found.set(key, point);
   }
   return [ ...found.values(), ...own.has("cookie") ? [] : cookiePoints(crawl, pages) ];
  }
  function nameOf(point) {
   return "name" in point ? point.name : "";
  }
  function readPage(page, crawl, origin, allowsPost) {
   const document = (0, html_document.lM)(page.exchange);
   if (document === null) return [];
   const isOwn = ({action: action, method: method}) => {
    const url = new URL(action);
    return (method === "GET" || allowsPost) && url.origin === origin && !isHarmfulForm(url, method);
   };
   const files = new Set(document.scripts.map(({url: url}) => url));
   const scripts = [ ...document.scripts.filter(({url: url}) => url === null).map(({text: text}) => scriptRequests(text)), ...crawl.resources.flatMap(file => files.has(file.request.url) ? requestsOfScript(file) ?? [] : []) ];
   return [ {
    url: page.url,
    document: document,
    forms: document.forms.filter(isOwn).slice(0, FORMS_MAX),
    scripts: scripts
   } ];
  }
  function typedFields({fields: fields}) {
   const typed = fields.filter(({type: type}) => !NOT_TYPED.has(type));
   const filled = typed.filter(({value: value}) => value !== "");
   return (filled.length > 0 ? filled : typed).slice(0, FIELDS_MAX);
  }
  function headerPoints(page, origin) {
   const scripted = page.forms.filter(({isScripted: isScripted}) => isScripted === true);
   const ofFields = page.scripts.some(({namesHeaders: namesHeaders}) => namesHeaders) ? scripted.flatMap(form => typedFields(form).map(field => headerPoint(field, formRequest(form)))) : [];
   const named = page.scripts.flatMap(({headers: headers}) => headers.flatMap(({name: name, value: value, call: call}) => {
    const request = call === null ? null : endpoint(call.path, call.method, page, origin);
    const requests = request === null ? scripted.map(form => formRequest(form)) : [ request ];
    return requests.slice(0, FIELDS_MAX).map(one => headerPoint({
     name: name,
     value: value
    }, one));
   }));
   return [ ...named, ...ofFields ];
  }
  function headerPoint({name: name, value: value}, request) {
   const baseline = value === "" ? "test" : value;
   const headers = [ [ name, baseline ] ];
   return {
    kind: "header",
    name: name,
    request: {
     ...request,
     headers: headers
    },
    baseline: baseline,
    ...invented(value)
   };
  }
  function invented(value) {
   return value === "" ? {
    isInvented: true
   } : {};
  }
  function namePoints(page) {
   if (!page.scripts.some(({namesFields: namesFields}) => namesFields)) return [];
   return page.forms.filter(({isScripted: isScripted}) => isScripted === true).flatMap(form => typedFields(form).map(({name: name, value: value}) => {
    const request = formRequest(form);
    const withName = pairs => pairs.map(pair => pair[0] === name ? [ name, name ] : pair);
    const of = request.method === "GET" ? "query" : "form";
    const {body: body} = request;
    const sent = body?.encoding === "form" ? {
     ...request,
     body: {
      ...body,
      fields: withName(body.fields)
     }
    } : {
     ...request,
     query: withName(request.query)
    };
    return {
     kind: "name",
     of: of,
     name: name,
     request: sent,
     baseline: value === "" ? name : value,
     ...invented(value)
    };
   }));
  }
  function jsonPoints(page, origin) {
   return page.scripts.flatMap(({bodies: bodies}) => bodies.flatMap(({path: path, members: members}) => {
    const request = endpoint(path, "POST", page, origin);
    if (request === null) return [];
    const filled = members.map(([name, value]) => [ name, value === "" ? "test" : value ]);
    const value = Object.fromEntries(filled.map(([name, text]) => [ name, /^-?\d{1,15}$/.test(text) ? Number(text) : text ]));
    const body = {
     encoding: "json",
     value: value
    };
    return filled.flatMap(([name, baseline], index) => /pass|pwd|secret/i.test(name) ? [] : [ {
     kind: "json",
     path: [ name ],
     request: {
      ...request,
      body: body
     },
     baseline: baseline,
     ...invented(members[index]?.[1] ?? "")
    } ]);
   }));
  }
  function endpoint(path, method, {document: document}, origin) {
   const resolved = (0, html_document.O2)(path, document.base);
   const url = resolved === null ? null : new URL(resolved);
   if (url === null || url.origin !== origin || isHarmfulForm(url, method)) return null;
   return {
    method: method,
    url: `${url.origin}${url.pathname}`,
    query: []
   };
  }
  function decoded(value) {
   return /%[0-9a-f]{2}/i.test(value) ? (0, shared_text.oF)(value.replaceAll("+", " ")) : value;
  }
  function cookiePoints(crawl, pages) {
   const found = new Map;
   const readers = new Map;
   const add = (name, value, request) => {
    const key = `${name} ${request.method} ${(0, url_shape.kx)(new URL(request.url))}`;
    const count = readers.get(name) ?? 0;
    if (found.has(key) || count >= READERS_MAX || found.size >= scripted_points_POINTS_MAX) return;
    readers.set(name, count + 1);
    const cookies = [ [ name, value ] ];
    found.set(key, {
     kind: "cookie",
     name: name,
     request: {
      ...request,
      cookies: cookies
     },
     baseline: value,
     ...invented(value)
    });
   };
   for (const {exchange: exchange} of crawl.pages) {
    const {request: request, response: response} = exchange;
    const page = pages.find(({url: url}) => url === request.url);
    const set = (0, http.UE)(response.headers, "set-cookie").flatMap(field => (0, set_cookie.s)(field) ?? []).filter(({deletes: deletes}) => !deletes);
    const scripted = page?.scripts.flatMap(({cookies: cookies}) => cookies) ?? [];
    const all = [ ...set.map(({name: name, value: value, path: path}) => ({
     name: name,
     value: decoded(value),
     path: path ?? "/"
    })), ...scripted.map(([name, value]) => ({
     name: name,
     value: value,
     path: "/"
    })) ];
    for (const {name: name, value: value, path: path} of all) {
     if (name === "" || (0, session_names.m)(name, value) || (0, session_names.iQ)(name) || (0, 
     session_names.Od)(name)) continue;
     const forms = (page?.forms ?? []).filter(({action: action}) => new URL(action).pathname.startsWith(path));
     for (const form of forms) add(name, value, formRequest(form));
     const url = new URL(request.url);
     if (forms.length === 0 && request.method === "GET") add(name, value, {
      method: "GET",
      url: `${url.origin}${url.pathname}`,
      query: [ ...url.searchParams ].slice(0, 30)
     });
    }
   }
   return [ ...found.values() ];
  }
  var steady_response = __webpack_require__(67804);
  const injector_BODY_BYTES_MAX = 256 * 1024;
  const BODY_BYTES_MIN = 32 * 1024;
  const RESPONSES = 300;
  const FAILURES_MAX = 2;
  const COOKIES_MAX = 10;
  const TIMEOUTS_MAX = 3;
  const FAILED = /exception|traceback|stack ?trace|backtrace|goroutine|warning<|\bon line\b|panicked|sql(?:state| syntax)|ORA-\d/i;
  class Injector {
   point;
   #context;
   #notes=[];
   #responses=new Map;
   #failures=[];
   #cookies=new Map;
   #posted=null;
   #bytesMax;
   #requests=0;
   #timeouts=0;
   #isOver=false;
   constructor(context, point) {
    this.#context = context;
    const share = Math.floor(context.bytesLeft() / RESPONSES);
    this.#bytesMax = Math.min(injector_BODY_BYTES_MAX, Math.max(BODY_BYTES_MIN, share));
    this.point = point;
   }
   get requests() {
    return this.#requests;
   }
   get notes() {
    return this.#notes;
   }
   get failures() {
    return this.#failures;
   }
   get posted() {
    return this.#posted;
   }
   get cookies() {
    return [ ...this.#cookies.values() ];
   }
   token() {
    return this.#context.token(10);
   }
   send(value) {
    const response = this.#responses.get(value) ?? this.#request(value);
    this.#responses.set(value, response);
    return response;
   }
   repeat(value) {
    return this.#request(value, true);
   }
   sendAs(point, value) {
    return this.#request(value, false, point);
   }
   has(family) {
    return this.#notes.some(note => note.family === family);
   }
   get siteValue() {
    return this.point.isInvented === true ? "" : this.point.baseline;
   }
   async knownExample() {
    const {baseline: baseline, request: request, isInvented: isInvented} = this.point;
    const isFree = this.#responses.has(baseline) || request.method === "GET" && isInvented !== true;
    return isFree ? this.send(baseline) : null;
   }
   async #request(value, isRepeated = false, point = this.point) {
    if (this.#isOver || this.#context.signal.aborted) return null;
    this.#requests += 1;
    const request = (0, insertion_point.y7)(point, value);
    const fresh = isRepeated || request.method !== "GET";
    const attempt = await this.#context.fetch({
     ...request,
     maxBytes: this.#bytesMax,
     fresh: fresh
    });
    if ((0, http.m_)(attempt)) {
     this.#timeouts = 0;
     const {status: status, text: text} = attempt.response;
     if (this.#failures.length < FAILURES_MAX && (status >= 500 || FAILED.test(text))) this.#failures.push(attempt);
     if (request.method === "POST" && isHarmless(value)) this.#posted ??= attempt;
     for (const [key, cookie] of cookiesAfter(attempt, point, value)) if (this.#cookies.size < COOKIES_MAX && !this.#cookies.has(key)) this.#cookies.set(key, cookie);
     return attempt;
    }
    if (attempt.failure.code === "timeout") this.#timeouts += 1;
    if (attempt.failure.code === "budget" || this.#timeouts >= TIMEOUTS_MAX) this.#isOver = true;
    return null;
   }
   note(family, step, payload, marker, exchange) {
    const {baseline: baseline} = this.point;
    this.#notes.push({
     family: family,
     ...(0, insertion_point.hD)(this.point),
     payload: payload,
     marker: marker,
     step: step,
     exchange: exchange,
     baseline: baseline
    });
   }
  }
  var alias_proof = __webpack_require__(649);
  const probe_alias_FOLDERS_MAX = 4;
  const FILE_BYTES_MAX = 64 * 1024;
  const OTHER_SERVERS = /^\s*(?:apache|microsoft|jetty|.{0,20}coyote|tomcat|kestrel|gunicorn|werkzeug|uvicorn|hypercorn|wsgi|simplehttp|lighttpd|caddy|litespeed|php|mini|envoy|istio)/i;
  async function probeAlias(context, crawl) {
   const banners = [ ...crawl.pages.map(({exchange: exchange}) => exchange), ...crawl.resources ].flatMap(({response: response}) => (0, 
   http.wx)(response.headers, "server") ?? []);
   if (banners.length > 0 && banners.every(banner => OTHER_SERVERS.test(banner))) return [];
   const folders = folderFiles(crawl, context.target.origin);
   const probes = [];
   for (const [folder, file] of folders) {
    const elsewhere = [ ...folders ].find(([other]) => !other.startsWith(`${folder}/`) && other !== folder)?.[1];
    probes.push(...await probeFolder(context, folder, elsewhere === undefined ? [ file ] : [ file, elsewhere ]));
   }
   return probes;
  }
  async function probeFolder(context, folder, files) {
   const request = async path => {
    const attempt = await context.fetch({
     url: path,
     maxBytes: FILE_BYTES_MAX
    });
    return (0, http.m_)(attempt) ? attempt : null;
   };
   for (const file of files) {
    const below = file.startsWith(`${folder}/`) ? file.slice(folder.lastIndexOf("/")) : file;
    const path = `${folder}..${below}`;
    const hit = await request(path);
    if (hit === null || hit.response.status !== 200) continue;
    const original = await request(file);
    if (original === null || !(0, alias_proof.D)(hit, original)) continue;
    const token = context.token(8);
    const letters = await request(`${folder}${token}${below}`);
    const without = await request(`${folder}${below}`);
    const missing = await request(`${folder}..${below.slice(0, below.lastIndexOf("/") + 1)}${token}`);
    if (letters === null || without === null || missing === null) return [];
    const common = {
     family: "path-traversal",
     method: "GET",
     parameter: "path",
     payload: path,
     marker: token
    };
    const url = `${context.target.origin}${folder}`;
    return [ {
     ...common,
     url: url,
     step: "alias",
     exchange: hit
    }, {
     ...common,
     url: url,
     step: "alias-original",
     exchange: original
    }, {
     ...common,
     url: url,
     step: "alias-letters",
     exchange: letters
    }, {
     ...common,
     url: url,
     step: "alias-without",
     exchange: without
    }, {
     ...common,
     url: url,
     step: "alias-missing",
     exchange: missing
    } ];
   }
   return [];
  }
  function folderFiles(crawl, origin) {
   const folders = new Map;
   const inner = new Map;
   const add = href => {
    const url = new URL(href);
    if (url.origin !== origin || !isBinaryFile(url) && !isCodeFile(url)) return;
    const names = url.pathname.split("/").slice(1, -1);
    const [first] = names;
    if (first === undefined || names.includes("")) return;
    if (!folders.has(`/${first}`)) folders.set(`/${first}`, url.pathname);
    const own = `/${names.join("/")}`;
    if (names.length > 1 && !inner.has(own)) inner.set(own, url.pathname);
   };
   for (const {request: request, response: response} of crawl.resources) if (response.status === 200) add(request.url);
   for (const {exchange: exchange} of crawl.pages) for (const {url: url} of (0, html_document.lM)(exchange)?.subresources ?? []) add(url);
   return new Map([ ...folders, ...inner ].slice(0, probe_alias_FOLDERS_MAX));
  }
  var file_proof = __webpack_require__(87409);
  const CLIENT = /<script\b[^>]{0,200}\bsrc=["'](\/[\w./-]{0,100}?)?\/@vite\/client["']/;
  const FILES = [ "/etc/passwd", "/C:/Windows/win.ini" ];
  const QUERIES = [ "", "?raw??", "?import&raw??" ];
  const BYTES_MAX = 64 * 1024;
  async function probeDevServer(context, pages) {
   const client = pages.map(({response: response}) => CLIENT.exec(response.text)).find(match => match !== null);
   if (client === undefined) return [];
   const folder = `${client?.[1] ?? ""}/@fs`;
   const request = async path => {
    const attempt = await context.fetch({
     url: path,
     maxBytes: BYTES_MAX
    });
    return (0, http.m_)(attempt) ? attempt : null;
   };
   for (const file of FILES) for (const query of QUERIES) {
    const payload = `${folder}${file}${query}`;
    const hit = await request(payload);
    if (hit === null || (0, file_proof.e)(hit.response.text) === null) continue;
    const missing = await request(`${folder}${file.replace(/(?<!\w)\w+(?:\.\w+)?$/, context.token(10))}${query}`);
    const outside = await request(`/${context.token(10)}${file}${query}`);
    if (missing === null || outside === null) return [];
    const url = `${context.target.origin}${folder}`;
    const common = {
     family: "path-traversal",
     method: "GET",
     parameter: "path",
     payload: payload,
     marker: "",
     url: url
    };
    return [ {
     ...common,
     step: "file",
     exchange: hit
    }, {
     ...common,
     step: "missing-file",
     exchange: missing
    }, {
     ...common,
     step: "outside",
     exchange: outside
    } ];
   }
   return [];
  }
  var injected_header = __webpack_require__(2796);
  async function probeHeaderSplit(injector, letters, canary, linked) {
   const isInHeader = letters.response.headers.some(([, value]) => value.toLowerCase().includes(canary));
   const {siteValue: siteValue} = injector;
   const before = isInHeader ? canary : linked !== null && (0, injected_header.U)(linked, siteValue, letters) ? siteValue : null;
   if (before === null) return;
   const marker = injector.token();
   for (const lineEnd of [ "\r\n", "\n" ]) {
    const payload = `${before}${lineEnd}X-${marker}: 1`;
    const exchange = await injector.send(payload);
    if (exchange === null || !(0, injected_header.Y)(exchange, marker)) continue;
    injector.note("crlf", "new-header", payload, marker, exchange);
    return;
   }
  }
  var ldap_errors = __webpack_require__(26497);
  var sql_errors = __webpack_require__(31884);
  var xpath_errors = __webpack_require__(31873);
  const QUOTES = `'"`;
  const ANGLE = "<.";
  function quotedValue(example, marker) {
   return `${example}${QUOTES}${marker}${ANGLE}`;
  }
  async function probeSql(injector, letters, word, canary) {
   const {baseline: example} = injector.point;
   const payload = quotedValue(example, canary);
   const quote = await injector.send(payload);
   if (quote === null) return null;
   const isBroken = (0, sql_errors.fi)(quote.response.text) !== null;
   const isColumn = letters !== null && (0, sql_errors.Rn)(letters.response.text, word) !== null;
   if (!isBroken && !(isColumn && (0, sql_errors.Zw)(example))) return quote;
   const doubled = `${example}''""${canary}`;
   const twoQuotes = isColumn ? null : await injector.send(doubled);
   const again = isBroken ? quotedValue(example, injector.token()) : null;
   const quoteAgain = again === null ? null : await injector.send(again);
   const baseline = await injector.send(example === "" ? "1" : example);
   if (baseline === null || !isColumn && twoQuotes === null || isBroken && quoteAgain === null) return quote;
   const sum = twoQuotes !== null && (0, sql_errors.fi)(twoQuotes.response.text) !== null ? (0, 
   sql_errors.XN)(example) : null;
   const summed = sum === null ? null : await injector.send(sum);
   injector.note("sqli", "quote", payload, word, quote);
   if (again !== null && quoteAgain !== null) injector.note("sqli", "quote-again", again, word, quoteAgain);
   if (twoQuotes !== null) injector.note("sqli", "two-quotes", doubled, word, twoQuotes);
   if (sum !== null && summed !== null) injector.note("sqli", "sum", sum, word, summed);
   injector.note("sqli", "baseline", example, word, baseline);
   injector.note("sqli", "letters", word, word, letters ?? baseline);
   return quote;
  }
  const PROGRAMS_MAX = 24;
  const HOSTS_MAX = 4;
  const SHARED_MAX = 2;
  const probe_headers_BODY_BYTES_MAX = 256 * 1024;
  async function probeHeaders(context, crawl, known, own) {
   if (context.scanType !== "compliance") return [];
   const found = [];
   const asked = programs(crawl, known);
   const trials = [ ...asked.map(request => ({
    request: request,
    all: baselines(request)
   })), ...asked.slice(0, HOSTS_MAX).map(request => ({
    request: request,
    all: [ forwardedHost(request) ]
   })) ];
   for (const {request: request, all: all} of trials) {
    const headers = all.filter(([name]) => !own.has(name.toLowerCase()));
    const marked = headers.map(([name, value]) => ({
     name: name,
     value: value,
     marker: context.token(10)
    }));
    const sent = marked.map(({name: name, value: value, marker: marker}) => [ name, `${value}${marker}${QUOTES}` ]);
    const [first] = sent;
    if (first === undefined) continue;
    const point = {
     kind: "header",
     name: first[0],
     request: {
      ...request,
      headers: sent
     },
     baseline: ""
    };
    const attempt = await context.fetch({
     ...(0, insertion_point.y7)(point, first[1]),
     maxBytes: probe_headers_BODY_BYTES_MAX,
     fresh: true
    });
    if (!(0, http.m_)(attempt)) continue;
    const {text: text} = attempt.response;
    const isError = [ sql_errors.fi, xpath_errors.E, ldap_errors.mR ].some(errorIn => errorIn(text) !== null);
    for (const {name: name, value: value, marker: marker} of marked) if (isError || text.toLowerCase().includes(marker)) found.push({
     kind: "header",
     name: name,
     request: {
      ...request,
      headers: headers
     },
     baseline: value
    });
   }
   return [ ...Map.groupBy(found, ({name: name}) => name).values() ].flatMap(points => points.length > asked.length / 2 ? points.slice(0, SHARED_MAX) : points);
  }
  function isBrowserHeader(point) {
   return point.kind === "header" && /^(?:referer|user-agent|x-forwarded-(?:for|host))$/i.test(point.name);
  }
  function baselines({url: url}) {
   return [ [ "Referer", url ], [ "User-Agent", user_agent._ ], [ "X-Forwarded-For", "192.0.2.1" ] ];
  }
  function forwardedHost({url: url}) {
   return [ "X-Forwarded-Host", new URL(url).host ];
  }
  function programs(crawl, known) {
   const pages = crawl.pages.filter(({exchange: exchange}) => (0, html_document.lM)(exchange) !== null && exchange.request.method === "GET").map(({exchange: exchange}) => {
    const url = new URL(exchange.request.url);
    const query = [ ...url.searchParams ].slice(0, 30);
    return {
     method: "GET",
     url: `${url.origin}${url.pathname}`,
     query: query
    };
   });
   const all = [ ...known.filter(({kind: kind}) => kind !== "path").map(({request: request}) => request), ...pages ];
   const shapes = Map.groupBy(all, ({method: method, url: url, query: query}) => `${method} ${(0, 
   url_shape.T2)(new URL(`${url}?${new URLSearchParams(query.map(pair => [ ...pair ]))}`))}`);
   return [ ...shapes.values() ].flatMap(([one]) => one ?? []).slice(0, PROGRAMS_MAX);
  }
  var host_link = __webpack_require__(62079);
  const probe_host_PAGES_MAX = 5;
  const SENT = /reset|forg[eo]t|recover|passw|invit|confirm|verif|activat|regist|sign-?up|share|account|newsletter/i;
  async function probeHost(context, pages, redirects) {
   const [start, ...inner] = pages;
   if (start === undefined) return [];
   const own = `//${new URL(context.target.origin).host}`;
   const ofStart = addresses(start.response.text, own);
   const rank = page => {
    if (SENT.test(new URL(page.request.url).pathname)) return 0;
    if (page.response.status >= 300 && page.response.status < 400) return 1;
    return [ ...addresses(page.response.text, own) ].some(address => !ofStart.has(address)) ? 2 : 3;
   };
   const naming = [ ...redirects.filter(({response: response}) => (0, http.wx)(response.headers, "location")?.includes(own) === true), ...inner.filter(({response: response}) => response.text.includes(own)) ];
   const byUrl = new Map(naming.map(page => [ page.request.url, page ]));
   byUrl.delete(start.request.url);
   const chosen = [ ...byUrl.values() ].sort((one, other) => rank(one) - rank(other)).slice(0, probe_host_PAGES_MAX);
   const probes = [];
   for (const page of [ start, ...chosen ]) probes.push(...await probePage(context, page));
   return probes;
  }
  function addresses(text, own) {
   const found = new Set;
   for (let at = text.indexOf(own); at !== -1 && found.size < 500; at = text.indexOf(own, at + own.length)) found.add(/^[^\s"'<>]{0,300}/.exec(text.slice(at, at + 300))?.[0] ?? "");
   return found;
  }
  async function probePage(context, page) {
   const probes = [];
   for (const name of [ "Host", "X-Forwarded-Host" ]) {
    const marker = `${context.token(10)}.example`;
    const {url: url} = page.request;
    const attempt = await context.fetch({
     url: url,
     headers: [ [ name, marker ] ],
     fresh: true
    });
    if (!(0, http.m_)(attempt) || (0, host_link.b)(attempt, marker) === null) continue;
    const common = {
     family: "host-header",
     method: "GET",
     parameter: name,
     marker: marker,
     url: url
    };
    probes.push({
     ...common,
     payload: marker,
     step: "foreign-host",
     exchange: attempt
    });
   }
   return probes;
  }
  var semaphore = __webpack_require__(95810);
  var boolean_payloads = __webpack_require__(40976);
  var command_payloads = __webpack_require__(41099);
  var delay_payloads = __webpack_require__(74853);
  var arithmetic = __webpack_require__(62580);
  const COMMON_VALUES = [ "1", "a" ];
  async function steadyValue(injector, letters, canary, quoted, known) {
   if (letters === null) return null;
   const {baseline: baseline, isInvented: isInvented} = injector.point;
   for (const value of isInvented === true ? [ baseline, ...COMMON_VALUES ] : [ baseline ]) {
    if (value === "") continue;
    const request = JSON.stringify((0, insertion_point.y7)(injector.point, value));
    const sent = known.get(request) ?? injector.send(value);
    known.set(request, sent);
    const first = await sent;
    if (first === null) return null;
    const own = (0, steady_response.o)(first, value, value);
    if (first.response.status >= 400 || (0, steady_response.o)(letters, canary, value) === own) continue;
    const payload = quoted === null ? "" : quotedValue(baseline, quoted.marker);
    if (quoted !== null && value === baseline && (0, steady_response.o)(quoted.exchange, payload, value) === own) return {
     value: value,
     first: first,
     second: first,
     endsAtQuotes: true
    };
    const second = await injector.repeat(value);
    if (second === null || (0, steady_response.o)(second, value, value) !== own) return null;
    return {
     value: value,
     first: first,
     second: second,
     endsAtQuotes: false
    };
   }
   return null;
  }
  async function probeBoolean(injector, family, steady, syntaxes) {
   for (const syntax of syntaxes) {
    const result = await probeContext(injector, family, steady, syntax);
    const isFound = result === "found" || result === "accepted" && syntax.byError !== undefined && await probeContext(injector, family, steady, syntax.byError) === "found";
    if (isFound) return;
   }
  }
  async function probeContext(injector, family, {value: value, first: first, second: second}, {context: context, equation: equation, nonsense: nonsense, byError: byError}) {
   const own = (0, steady_response.o)(first, value, value);
   const marker = injector.token();
   const isOwn = (exchange, payload) => (0, steady_response.o)(exchange, payload, value) === own;
   const notes = [ [ "baseline", value, first ], [ "baseline", value, second ] ];
   const follows = async (step, suffix, isTrue) => {
    const payload = value + suffix;
    const exchange = await injector.send(payload);
    if (exchange === null || isOwn(exchange, payload) !== isTrue) return false;
    notes.push([ step, payload, exchange ]);
    return true;
   };
   const numbers = () => (0, arithmetic.LM)(injector.token());
   const holds = async () => {
    const {a: a} = numbers();
    return follows(`true: ${context}`, equation(a, a), true);
   };
   const fails = async () => {
    const {a: a, b: b} = numbers();
    return follows("false", equation(a, a === b ? b + 1 : b), false);
   };
   const isInvalid = () => follows("nonsense", nonsense(numbers().a), false);
   if (!await holds()) return "none";
   if (!await fails()) return byError !== undefined && await isInvalid() ? "accepted" : "none";
   if (!(await isInvalid() && await fails() && await holds() && await holds() && await fails())) return "none";
   const after = await injector.repeat(value);
   if (after === null || !isOwn(after, value)) return "none";
   notes.push([ "baseline", value, after ]);
   for (const [step, payload, exchange] of notes) injector.note(family, step, payload, marker, exchange);
   return "found";
  }
  async function probeCommand(injector, syntaxes) {
   const {baseline: baseline} = injector.point;
   const word = injector.token();
   let last = null;
   for (const {name: name, suffix: suffix, nonsense: nonsense} of syntaxes) {
    if (injector.has("command-injection")) return null;
    const payload = baseline + suffix((0, arithmetic.LM)(injector.token()), word);
    const hit = await injector.send(payload);
    if (hit === null) return null;
    last = hit;
    if (!(0, command_payloads.v6)(hit.response.text, payload, word)) continue;
    const again = baseline + suffix((0, arithmetic.LM)(injector.token()), word);
    const control = baseline + nonsense((0, arithmetic.LM)(injector.token()), word);
    const [second, other] = [ await injector.send(again), await injector.send(control) ];
    if (second === null || other === null) return null;
    if (!(0, command_payloads.v6)(second.response.text, again, word) || (0, command_payloads.v6)(other.response.text, control, word)) continue;
    injector.note("command-injection", `output: ${name}`, payload, word, hit);
    injector.note("command-injection", "again", again, word, second);
    injector.note("command-injection", "nonsense", control, word, other);
    return null;
   }
   return last;
  }
  var delay_procedure = __webpack_require__(34193);
  async function probeDelay(injector, family, syntaxes) {
   const {baseline: baseline} = injector.point;
   for (const {name: name, suffix: suffix} of syntaxes) {
    let last = null;
    const measure = async delay => {
     const start = performance.now();
     last = await injector.repeat(baseline + suffix(delay));
     return last === null ? null : (performance.now() - start) / 1e3;
    };
    const proof = await (0, delay_procedure.i)(measure, () => (0, arithmetic.LM)(injector.token()).a % 1e3 / 1e3);
    if (proof === null || last === null) continue;
    const marker = injector.token();
    for (const {requested: requested, measured: measured} of proof.rounds) {
     const step = `round: ${requested} ${measured.toFixed(3)} ${name}`;
     injector.note(family, step, baseline + suffix(requested), marker, last);
    }
    return;
   }
  }
  var include_payloads = __webpack_require__(69056);
  const PAYLOADS_MAX = {
   java: 11,
   other: 13
  };
  const traversal_payloads_VERSION = "proc/version";
  const PASSWD = "etc/passwd";
  const WIN_INI = "windows/win.ini";
  const WEB_XML = "WEB-INF/web.xml";
  const up = (steps, step = "../") => step.repeat(steps);
  const DEEP = 12;
  function traversalPayloads(place) {
   const {example: example, isWindows: isWindows} = place;
   if (/^https?:/i.test(example)) return [ fileUrl(isWindows), cheapestPayload(isWindows) ];
   const payloads = place.server === "java" ? javaPayloads(place) : isWindows ? windowsPayloads() : unixPayloads(place);
   const folder = example.slice(0, example.lastIndexOf("/") + 1);
   if (/^file:/i.test(example)) payloads.unshift(fileUrl(isWindows)); else if (/^[^/].*\//.test(folder)) {
    payloads.splice(2, 0, folder + up(DEEP) + (isWindows ? WIN_INI : PASSWD));
    if (!isWindows) payloads.unshift(folder + up(DEEP) + traversal_payloads_VERSION);
   } else if (folder.length > 1) payloads.splice(3, 0, folder + up(DEEP) + (isWindows ? WIN_INI : PASSWD));
   return [ ...new Set(payloads) ].slice(0, PAYLOADS_MAX[place.server]);
  }
  function cheapestPayload(isWindows) {
   return `/${up(DEEP)}${isWindows ? WIN_INI : traversal_payloads_VERSION}`;
  }
  function unixPayloads({example: example, endsAtZero: endsAtZero, knownPath: knownPath}) {
   const ending = /\.[a-z][a-z0-9]{1,4}$/i.exec(example)?.[0] ?? "";
   return [ cheapestPayload(false), `/${up(DEEP)}${PASSWD}`, up(DEEP) + PASSWD, `/${up(DEEP, "....//")}${PASSWD}`, `/${PASSWD}`, ...endsAtZero ? [ `/${up(DEEP)}${PASSWD}\0${ending}` ] : [], backslashes(up(DEEP) + PASSWD), backslashes(up(DEEP) + WIN_INI), fileUrl(false), `%2f${up(DEEP, "%2e%2e%2f")}${PASSWD.replace("/", "%2f")}`, ...knownPath === null ? [] : [ `..${knownPath}`, `../..${knownPath}` ] ];
  }
  function fileUrl(isWindows) {
   return `file:///${isWindows ? `c:/${WIN_INI}` : PASSWD}`;
  }
  function backslashes(path) {
   return path.replaceAll("/", "\\");
  }
  function windowsPayloads() {
   return [ `/${up(DEEP)}${WIN_INI}`, backslashes(`/${up(DEEP)}${WIN_INI}`), backslashes(`c:/${WIN_INI}`), backslashes(up(DEEP) + WIN_INI), `/${up(DEEP, "....//")}${WIN_INI}`, `%2f${up(DEEP, "%2e%2e%2f")}${WIN_INI.replace("/", "%2f")}`, fileUrl(true), `/${up(DEEP)}${PASSWD}` ];
  }
  function javaPayloads(place) {
   const {isWindows: isWindows, example: example} = place;
   const inside = `/${up(stepsToContext(place))}${WEB_XML}`;
   const outside = isWindows ? WIN_INI : PASSWD;
   const direct = [ `/${WEB_XML}`, isWindows ? backslashes(`c:/${outside}`) : `/${outside}` ];
   const payloads = [ cheapestPayload(isWindows), inside, `/${up(DEEP)}${outside}`, ...example === "" ? [ `/${WEB_XML}`, fileUrl(isWindows) ] : [], backslashes(isPathInApplication(place) ? `/${WEB_XML}` : inside), inside.replaceAll("../", "....//"), ...place.contextPath === null ? [ `/${up(DEEP, "....//")}${outside}` ] : [], ...direct, fileUrl(isWindows), `/${up(1)}${WEB_XML}`, isWindows ? backslashes(`/${up(DEEP)}${outside}`) : `%2f${up(DEEP, "%2e%2e%2f")}${outside.replace("/", "%2f")}` ];
   if (!isPathInApplication(place)) return payloads;
   return [ place.example.startsWith("\\") ? backslashes(`/${WEB_XML}`) : `/${WEB_XML}`, ...payloads ];
  }
  function folders(path) {
   return path.split("/").slice(1, -1);
  }
  function stepsToContext({pagePath: pagePath, contextPath: contextPath}) {
   const depth = folders(pagePath).length;
   const context = contextPath === null ? depth > 1 ? 1 : 0 : folders(`${contextPath.replace(/\/$/, "")}/`).length;
   return Math.min(Math.max(depth - context, 0), DEEP);
  }
  function isPathInApplication({example: example, pagePath: pagePath}) {
   const own = `/${folders(pagePath).join("/")}/`;
   const given = folders(example.replaceAll("\\", "/"));
   return /^[\\/]/.test(example) && given.length > 0 && own.endsWith(`/${given.join("/")}/`);
  }
  const FILE_NAME = /^(?:file\w*|f|path\w*|page|doc\w*|document|folder|dir(?:s|name|path|ectory|ectories)?|root|template|tpl|include|inc|load|read|target|src|source|img|image|pic\w*|photo|download|attachment|resource|res|pdf|log)$/i;
  const VAGUE_NAME = /^(?:view|content|lang\w*|locale|theme|style|skin|layout|module|mod|conf\w*|name|report|show|display|url|uri|site|text|data|item|body|section|cat|prefix|open)$/i;
  function fileLikeness(point, example, linked) {
   if (point.kind === "name") return null;
   if (point.kind === "path") return /\.\w{1,5}$/.test(example) ? "vague" : null;
   const name = point.kind === "query-string" ? "" : point.kind === "json" ? String(point.path.at(-1)) : point.name;
   if (FILE_NAME.test(name) || /file|path|(?:^|[_-])(?:doc|page|dir|img)(?:$|[_-])/i.test(name) || /[\w-]\.[a-z][a-z0-9]{1,4}$/i.test(example)) return "strong";
   const isWord = /[a-z]/i.test(example);
   const isVague = isWord && VAGUE_NAME.test(name) || /^\.{0,2}\/[\w./-]+$/.test(example);
   return isVague || linked !== null && isFileType(linked) ? "vague" : null;
  }
  function isFileType({response: {status: status, headers: headers}}) {
   const type = (0, http.wx)(headers, "content-type") ?? "";
   return status === 200 && /^\s*(?:(?:image|audio|video|font)\/|text\/(?:plain|csv|markdown)|application\/(?:pdf|zip|gzip|octet-stream|msword|vnd\.))/i.test(type);
  }
  function sameFile(example) {
   if (!/^[\w./ -]*[\w-]$/.test(example)) return null;
   const file = example.lastIndexOf("/") + 1;
   return `${example.slice(0, file)}./${example.slice(file)}`;
  }
  function withoutValues(text, values) {
   const forms = values.flatMap(value => [ value, encodeURIComponent(value), encodeURI(value), value.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`) ]);
   const longestFirst = [ ...new Set(forms) ].filter(form => form !== "").sort((one, other) => other.length - one.length);
   return longestFirst.reduce((rest, form) => rest.replaceAll(form, ""), text.slice(0, 64 * 1024)).replace(/\d+/g, "0");
  }
  async function probeSsi(injector, prefix) {
   const attempt = async () => {
    const word = injector.token();
    const payload = prefix + (0, include_payloads.m_)(word);
    return {
     word: word,
     payload: payload,
     exchange: await injector.send(payload)
    };
   };
   const hit = await attempt();
   if (hit.exchange === null || !(0, include_payloads.s2)(hit.exchange.response.text, hit.word)) return;
   const again = await attempt();
   const plain = hit.payload.replaceAll("\x3c!--#", "\x3c!--");
   const control = await injector.send(plain);
   if (again.exchange === null || control === null) return;
   injector.note("ssi", "directive", hit.payload, hit.word, hit.exchange);
   injector.note("ssi", "again", again.payload, again.word, again.exchange);
   injector.note("ssi", "control", plain, hit.word, control);
  }
  async function probeFileInclusion(injector, letters) {
   const {point: point, siteValue: siteValue} = injector;
   if (letters === null || fileLikeness(point, siteValue, null) === null) return;
   const word = injector.token();
   const make = () => (0, include_payloads.Ly)((0, arithmetic.LM)(injector.token()), word);
   const payload = make();
   const hit = await injector.send(payload);
   if (hit === null) return;
   if ((0, include_payloads.Wf)(hit.response.text, payload, word)) {
    const again = make();
    const second = await injector.send(again);
    if (second === null || !(0, include_payloads.Wf)(second.response.text, again, word)) return;
    injector.note("file-inclusion", "product", payload, word, hit);
    injector.note("file-inclusion", "product", again, word, second);
    return;
   }
   for (const filter of (0, include_payloads.m$)(new URL((0, insertion_point.hD)(point).url).pathname, siteValue)) {
    const source = await injector.send(filter);
    if (source === null) return;
    if ((0, include_payloads.gX)(source.response.text) === null) continue;
    const missing = filter.replace(/=[\w-]+/, `=${injector.token()}`);
    const control = await injector.send(missing);
    if (control === null) return;
    injector.note("file-inclusion", "source", filter, word, source);
    injector.note("file-inclusion", "missing", missing, word, control);
    injector.note("file-inclusion", "letters", word, word, letters);
    return;
   }
  }
  async function probeLdapError(injector, letters) {
   if (letters === null || (0, ldap_errors.mR)(letters.response.text) !== null) return;
   const {baseline: baseline} = injector.point;
   const marker = injector.token();
   const payload = `${baseline})(${marker}`;
   const hit = await injector.send(payload);
   if (hit === null || (0, ldap_errors.mR)(hit.response.text) === null) return;
   const other = `${baseline})(${injector.token()}`;
   const escaped = (0, ldap_errors.Mj)(payload);
   const [again, clean] = [ await injector.send(other), await injector.send(escaped) ];
   if (again === null || (0, ldap_errors.mR)(again.response.text) === null) return;
   if (clean === null || (0, ldap_errors.mR)(clean.response.text) !== null) return;
   injector.note("ldap-injection", "parenthesis", payload, marker, hit);
   injector.note("ldap-injection", "parenthesis", other, marker, again);
   injector.note("ldap-injection", "escaped", escaped, marker, clean);
   injector.note("ldap-injection", "letters", marker, marker, letters);
  }
  async function probeLdapCondition(injector, {value: value, first: first, second: second}) {
   const own = (0, steady_response.o)(first, value, value);
   const marker = injector.token();
   const notes = [ [ "baseline", value, first ], [ "baseline", value, second ] ];
   const conditions = [ [ "true: a filter", ")(objectClass=*", true ], [ "false", `)(objectClass=${injector.token()}`, false ], [ "nonsense", ")[objectClass=*", false ], [ "true: a filter", `)(!(objectClass=${injector.token()})`, true ], [ "false", ")(!(objectClass=*)", false ] ];
   for (const [step, suffix, isTrue] of conditions) {
    const payload = value + suffix;
    const exchange = await injector.send(payload);
    if (exchange === null || (0, steady_response.o)(exchange, payload, value) === own !== isTrue) return;
    notes.push([ step, payload, exchange ]);
   }
   for (const [step, payload, exchange] of notes) injector.note("ldap-injection", step, payload, marker, exchange);
  }
  const OPERATORS = [ [ "[$eq]", "true: $eq", true ], [ "[$ne]", "false", false ], [ "[$in][]", "true: $in", true ], [ "[$nin][]", "false", false ], [ "[$sgx]", "nonsense", false ] ];
  const MEMBER_OPERATORS = [ [ "$eq", true, "true: $eq", true ], [ "$eq", false, "false", false ], [ "$in", true, "true: $in", true ], [ "$in", false, "false", false ], [ "$sgx", true, "nonsense", false ] ];
  async function probeNoSql(injector, {value: value, first: first, second: second}) {
   const {point: point} = injector;
   const own = (0, steady_response.o)(first, value, value);
   const marker = injector.token();
   const notes = [ [ "nosql-injection", "baseline", value, marker, first ], [ "nosql-injection", "baseline", value, marker, second ] ];
   for (const {at: at, value: sent, step: step, isOwn: isOwn} of stepsOf(point, value, marker)) {
    const exchange = await injector.sendAs(at, sent);
    if (exchange === null || (0, steady_response.o)(exchange, sent, value) === own !== isOwn) return;
    notes.push([ "nosql-injection", step, sent, marker, exchange ]);
   }
   for (const note of notes) injector.note(...note);
  }
  function stepsOf(point, value, other) {
   if (point.kind === "json") {
    const name = point.path.findLast(key => typeof key === "string") ?? "";
    return isSecret(name) ? [] : MEMBER_OPERATORS.map(([operator, isOwnValue, step, isOwn]) => ({
     at: within(point, operator),
     value: isOwnValue ? value : other,
     step: step,
     isOwn: isOwn
    }));
   }
   if (point.kind !== "query" && point.kind !== "form" || isSecret(point.name)) return [];
   return OPERATORS.map(([operator, step, isOwn]) => ({
    at: renamed(point, operator),
    value: value,
    step: step,
    isOwn: isOwn
   }));
  }
  function isSecret(name) {
   return /pass|pwd|secret|token|pin$/i.test(name.slice(0, 200));
  }
  function renamed(point, operator) {
   const name = point.name + operator;
   const rename = pairs => pairs.map(([other, value]) => [ other === point.name ? name : other, value ]);
   const {query: query, body: body} = point.request;
   const request = point.kind === "form" && body?.encoding === "form" ? {
    ...point.request,
    body: {
     ...body,
     fields: rename(body.fields)
    }
   } : {
    ...point.request,
    query: rename(query)
   };
   return {
    ...point,
    name: name,
    request: request
   };
  }
  function within(point, operator) {
   const {body: body} = point.request;
   if (operator !== "$in" || body?.encoding !== "json") return {
    ...point,
    path: [ ...point.path, operator ]
   };
   const value = (0, insertion_point.RV)(body.value, point.path, {
    $in: [ "" ]
   });
   return {
    ...point,
    path: [ ...point.path, operator, 0 ],
    request: {
     ...point.request,
     body: {
      ...body,
      value: value
     }
    }
   };
  }
  var external_node_http_ = __webpack_require__(37067);
  var external_node_net_ = __webpack_require__(77030);
  var address_guard = __webpack_require__(52556);
  const PATHS_MAX = 1e3;
  const URL_NAME = /url|uri|link|href|src|source|host|domain|site|feed|proxy|fetch|callback|webhook|image|img|avatar|path|file|page|include|load|dest|target|redirect|next|return|continue|view|data|reference|ref|xml|import|document/i;
  class Listener {
   #server;
   #paths=new Set;
   constructor() {
    this.#server = (0, external_node_http_.createServer)((request, response) => {
     const path = (request.url ?? "").slice(0, 200);
     if (this.#paths.size < PATHS_MAX) this.#paths.add(path);
     response.writeHead(204, {
      connection: "close"
     }).end();
    });
    this.#server.on("error", () => undefined);
    this.#server.on("clientError", (_error, socket) => socket.destroy());
    this.#server.unref();
   }
   open(address) {
    return new Promise(resolve => {
     this.#server.once("error", () => resolve(false));
     this.#server.listen(0, address, () => resolve(true));
    });
   }
   get port() {
    return this.#server.address().port;
   }
   has(path) {
    return this.#paths.has(path);
   }
   close() {
    this.#server.closeAllConnections();
    this.#server.close();
   }
  }
  async function openListener({address: address}) {
   if (!(0, address_guard.Ow)(address)) return null;
   const listener = new Listener;
   const own = (0, external_node_net_.isIPv4)(address) ? "127.0.0.1" : "::1";
   if (!await listener.open(own)) return null;
   const origin = `http://${(0, target_address.V8)(own, listener.port)}`;
   return {
    origin: origin,
    has: path => listener.has(path),
    close: () => listener.close()
   };
  }
  async function probeSsrf(injector, {origin: origin, has: has}) {
   const {point: point, siteValue: siteValue} = injector;
   const mayFetch = URL_NAME.test((0, insertion_point.hD)(point).parameter) || /^(?:https?:)?\/\//i.test(siteValue);
   if (!mayFetch) return;
   const attempt = async () => {
    const word = injector.token();
    const payload = `${origin}/${word}`;
    const exchange = await injector.send(payload);
    return exchange !== null && has(`/${word}`) ? {
     word: word,
     payload: payload,
     exchange: exchange
    } : null;
   };
   const hit = await attempt();
   if (hit === null) return;
   const again = await attempt();
   if (again === null) return;
   injector.note("ssrf", "received", hit.payload, hit.word, hit.exchange);
   injector.note("ssrf", "received", again.payload, again.word, again.exchange);
  }
  var template_payloads = __webpack_require__(93104);
  const ALONE_MAX = 5;
  async function probeTemplate(injector, reflected, prefix) {
   const word = injector.token();
   const factors = template_payloads.J3.map(() => (0, arithmetic.LM)(injector.token()));
   const all = await injector.send(prefix + (0, template_payloads.jD)(factors, word));
   if (all === null) return;
   const isRefused = all.response.status >= 400 && all.response.status < 500 && all.response.status !== reflected.response.status;
   const candidates = (0, template_payloads.YI)(all.response.text, factors, word).slice(0, isRefused ? 2 : ALONE_MAX);
   for (const {engines: engines, expression: expression} of candidates) {
    const make = () => `${prefix}${word}${expression((0, arithmetic.LM)(injector.token()))}${word}`;
    const payload = make();
    const hit = await injector.send(payload);
    if (hit === null) return;
    if (!(0, template_payloads.kp)(hit.response.text, payload, word)) continue;
    const again = make();
    const second = await injector.send(again);
    if (second === null || !(0, template_payloads.kp)(second.response.text, again, word)) continue;
    injector.note("template-injection", `output: ${engines}`, payload, word, hit);
    injector.note("template-injection", "again", again, word, second);
    return;
   }
  }
  const VALID = [ `' and 'a'='a`, `" and "a"="a` ];
  async function probeXPathError(injector, letters, quoted) {
   if (letters === null || quoted === null || (0, xpath_errors.E)(quoted.exchange.response.text) === null) return;
   if ((0, xpath_errors.E)(letters.response.text) !== null) return;
   const {baseline: baseline} = injector.point;
   const marker = injector.token();
   const quoteAgain = `${baseline}${QUOTES}${injector.token()}`;
   const again = await injector.send(quoteAgain);
   if (again === null || (0, xpath_errors.E)(again.response.text) === null) return;
   for (const suffix of VALID) {
    const valid = await injector.send(baseline + suffix);
    if (valid === null) return;
    if ((0, xpath_errors.E)(valid.response.text) !== null) continue;
    injector.note("xpath-injection", "quote", `${baseline}${QUOTES}`, marker, quoted.exchange);
    injector.note("xpath-injection", "quote", quoteAgain, marker, again);
    injector.note("xpath-injection", "valid", baseline + suffix, marker, valid);
    injector.note("xpath-injection", "letters", marker, marker, letters);
    return;
   }
  }
  async function probeXPathChoice(injector, letters, canary, quoted) {
   const {baseline: baseline} = injector.point;
   const isBroken = quoted !== null && quoted.exchange.response.status >= 500;
   if (letters === null || letters.response.status >= 400 || !isBroken || baseline === "") return;
   const first = await injector.send(baseline);
   if (first === null || (0, steady_response.o)(first, baseline, baseline) !== (0, 
   steady_response.o)(letters, canary, baseline)) return;
   const second = await injector.repeat(baseline);
   if (second === null) return;
   const steady = {
    value: baseline,
    first: first,
    second: second,
    endsAtQuotes: false
   };
   await probeBoolean(injector, "xpath-injection", steady, boolean_payloads.pH);
  }
  var xml_payloads = __webpack_require__(34027);
  async function probeXxe(injector) {
   const {point: point, siteValue: siteValue} = injector;
   if (!(0, xml_payloads.R9)((0, insertion_point.hD)(point).parameter, siteValue)) return;
   const attempt = async () => {
    const word = injector.token();
    const payload = (0, xml_payloads.Zt)(siteValue, word);
    return {
     word: word,
     payload: payload,
     exchange: await injector.send(payload)
    };
   };
   const hit = await attempt();
   if (hit.exchange === null || !(0, xml_payloads.Kl)(hit.exchange.response.text, hit.word)) return;
   const again = await attempt();
   const plain = (0, xml_payloads.__)(hit.payload);
   const control = await injector.send(plain);
   if (again.exchange === null || control === null) return;
   injector.note("xxe", "entity", hit.payload, hit.word, hit.exchange);
   injector.note("xxe", "again", again.payload, again.word, again.exchange);
   injector.note("xxe", "control", plain, hit.word, control);
  }
  const CONTEXTS = 3;
  const DIRECTORY_NAME = /user|uid|\bcn\b|\bdn\b|\bou\b|mail|name|group|login|search|filter|query|ldap|person|phone|account/i;
  function injectionProbes({scanType: scanType, options: options}, {isWindows: isWindows, endsAtZero: endsAtZero, listener: listener}) {
   const isThorough = scanType === "compliance";
   const isOn = check => options.disable_checks?.includes(`active.${check}`) !== true;
   const [first, ...others] = isOn("command-injection") ? (0, command_payloads.B8)(isWindows) : [];
   const steadyOf = steadyValues();
   const parentheses = new Map;
   return [ async (injector, {response: response}) => {
    if (listener !== null && isOn("ssrf")) await probeSsrf(injector, listener);
    if (isOn("xxe")) await probeXxe(injector);
    if (isThorough && endsAtZero && isOn("file-inclusion")) await probeFileInclusion(injector, response);
   }, async injector => {
    const shown = await probeCommand(injector, first === undefined ? [] : [ first ]);
    if (shown !== null) parentheses.set(injector, shown);
   }, (injector, letters) => pageTexts(injector, letters, isOn), async (injector, {response: response, quoted: quoted}) => {
    if (isOn("xpath-injection")) await probeXPathError(injector, response, quoted);
    const isLikely = isThorough || DIRECTORY_NAME.test((0, insertion_point.hD)(injector.point).parameter);
    if (isOn("ldap-injection") && mayBreakFilter(response, parentheses.get(injector), isLikely)) await probeLdapError(injector, response);
   }, (injector, letters) => conditions(injector, letters, () => steadyOf(injector, letters), isThorough, isOn), async injector => {
    const isLikely = (0, command_payloads.cz)(injector.point, injector.siteValue);
    await probeCommand(injector, isLikely ? others : others.slice(0, isThorough ? 1 : 0));
   }, ...isThorough ? [ delays(steadyOf, isOn) ] : [] ];
  }
  function mayBreakFilter(letters, shown, isLikely) {
   if (shown === undefined || letters === null) return isLikely;
   if ((0, ldap_errors.mR)(shown.response.text) !== null) return true;
   return isLikely && shown.response.status !== letters.response.status;
  }
  function steadyValues() {
   const known = new Map;
   const sent = new Map;
   return (injector, {canary: canary, response: response, quoted: quoted}) => {
    const value = known.get(injector) ?? steadyValue(injector, response, canary, quoted, sent);
    known.set(injector, value);
    return value;
   };
  }
  const probe_injections_SHOWN = [ "sqli", "sqli-boolean", "xpath-injection", "ldap-injection", "nosql-injection" ];
  const TARGETS = [ "open-redirect", "ssrf", "path-traversal", "file-inclusion", "command-injection" ];
  function isTarget(injector) {
   return TARGETS.some(family => injector.has(family));
  }
  async function conditions(injector, {canary: canary, response: response, quoted: quoted}, steadyOf, isThorough, isOn) {
   const isFound = () => probe_injections_SHOWN.some(family => injector.has(family));
   const isWanted = [ "sqli-boolean", "xpath-injection", "ldap-injection", "nosql-injection" ].some(isOn);
   if (isFound() || isTarget(injector) || !isWanted) return;
   const steady = await steadyOf();
   if (steady === null) {
    if (isOn("xpath-injection")) await probeXPathChoice(injector, response, canary, quoted);
    return;
   }
   if (steady.endsAtQuotes) {
    if (isOn("nosql-injection")) await probeNoSql(injector, steady);
    return;
   }
   const some = (all, few) => isThorough ? all : all.slice(0, few);
   if (isOn("sqli-boolean")) await probeBoolean(injector, "sqli-boolean", steady, some((0, 
   boolean_payloads.S_)(steady.value), CONTEXTS));
   if (!isFound() && isOn("nosql-injection")) await probeNoSql(injector, steady);
   if (!isFound() && isOn("xpath-injection")) await probeBoolean(injector, "xpath-injection", steady, some(boolean_payloads.u$, 1));
   if (!isFound() && isThorough && isOn("ldap-injection")) await probeLdapCondition(injector, steady);
  }
  function delays(steadyOf, isOn) {
   const turn = new semaphore.j(1);
   return async (injector, letters) => {
    if (probe_injections_SHOWN.some(family => injector.has(family)) || injector.has("command-injection")) return;
    const isCommand = isOn("command-injection") && (0, command_payloads.cz)(injector.point, injector.siteValue);
    const isBlind = isOn("sqli-time") && !isTarget(injector) && await steadyOf(injector, letters) === null;
    await turn.run(async () => {
     if (isBlind) await probeDelay(injector, "sqli-time", (0, delay_payloads.xf)(injector.point.baseline));
     if (isCommand && !injector.has("sqli-time")) await probeDelay(injector, "command-time", delay_payloads.UG);
    });
   };
  }
  async function pageTexts(injector, {canary: canary, response: response, quoted: quoted}, isOn) {
   const isPlain = response !== null && reflects(response, canary);
   const isQuoted = quoted !== null && reflects(quoted.exchange, quoted.marker);
   if (!isPlain && !isQuoted) return;
   const prefix = isPlain ? "" : injector.point.baseline + QUOTES;
   const reflected = isPlain ? response : quoted?.exchange;
   if (reflected == null || (0, sql_errors.fi)(reflected.response.text) !== null) return;
   if (isOn("template-injection")) await probeTemplate(injector, reflected, prefix);
   if (isOn("ssi") && isQuoted && reflects(quoted.exchange, `${quoted.marker}<`)) await probeSsi(injector, prefix);
  }
  function reflects({response: response}, marker) {
   return response.text.toLowerCase().includes(marker);
  }
  var xss_proof = __webpack_require__(52830);
  const probe_path_FOLDERS_MAX = 3;
  async function probePathSplit(context, redirects) {
   const folders = new Set([ "/" ]);
   for (const {request: request, response: response} of redirects) {
    const path = new URL(request.url).pathname;
    const last = path.replace(/\/$/, "").split("/").at(-1) ?? "";
    const isCopied = last !== "" && (0, http.wx)(response.headers, "location")?.includes(last) === true;
    if (isCopied && folders.size <= probe_path_FOLDERS_MAX) folders.add(path.slice(0, path.lastIndexOf("/") + 1));
   }
   const probes = [];
   for (const folder of folders) {
    const marker = context.token(10);
    const payload = `${folder}${marker}%0d%0aX-${marker}:%201`;
    const attempt = await context.fetch({
     url: payload,
     fresh: true
    });
    if (!(0, http.m_)(attempt) || !(0, injected_header.Y)(attempt, marker)) continue;
    const url = new URL(folder, context.target.origin).href;
    const common = {
     family: "crlf",
     method: "GET",
     parameter: "path",
     step: "new-header"
    };
    probes.push({
     ...common,
     url: url,
     payload: payload,
     marker: marker,
     exchange: attempt
    });
   }
   return probes;
  }
  async function probeErrorPath(context, errors) {
   const folders = new Set;
   for (const {request: request, response: response} of errors) {
    const path = new URL(request.url).pathname;
    const last = path.slice(path.lastIndexOf("/") + 1);
    if (last.length < 4 || !response.text.includes(last) || folders.size >= probe_path_FOLDERS_MAX) continue;
    folders.add(path.slice(0, path.lastIndexOf("/") + 1));
   }
   const probes = [];
   for (const folder of folders) {
    const marker = context.token(10);
    const payload = `"'><${marker}>`;
    const path = `${folder}${context.token(10)}%22%27%3E%3C${marker}%3E`;
    const attempt = await context.fetch({
     url: path,
     fresh: true
    });
    if (!(0, http.m_)(attempt) || (0, xss_proof.D)(attempt, payload, marker) === null) continue;
    const url = new URL(folder, context.target.origin).href;
    const common = {
     family: "xss",
     method: "GET",
     parameter: "path",
     step: "breakout"
    };
    probes.push({
     ...common,
     url: url,
     payload: payload,
     marker: marker,
     exchange: attempt
    });
    if (folder === "/") break;
   }
   return probes;
  }
  const probe_redirect_PAYLOADS_MAX = 4;
  const GUESSES_MAX = 2;
  async function probeRedirect(injector, letters, canary, origin) {
   const {url: url, parameter: name} = (0, insertion_point.hD)(injector.point);
   const example = injector.siteValue;
   let sink = findSink(letters, canary);
   let payloadsMax = probe_redirect_PAYLOADS_MAX;
   if (sink === null) {
    if (!(0, redirect_target.KN)(name, example)) return;
    payloadsMax = GUESSES_MAX;
    if (example.length > 1) {
     sink = findSink(await injector.send(example), example.toLowerCase());
     if (sink === null && !(0, redirect_target.rI)(name)) return;
     payloadsMax = sink === null ? GUESSES_MAX : probe_redirect_PAYLOADS_MAX;
    }
   }
   const before = sink === null ? null : relativeTo(sink, url, origin);
   const host = `${injector.token()}.example`;
   const payloads = (0, redirect_target.ip)(host, before, example, origin).slice(0, payloadsMax);
   for (const payload of payloads) {
    const exchange = await injector.send(payload);
    if (exchange === null || (0, redirect_target.d5)(exchange, host) === null) continue;
    injector.note("open-redirect", "foreign-host", payload, host, exchange);
    return;
   }
  }
  function findSink(exchange, value) {
   if (exchange === null) return null;
   if (/^[a-z\d]+$/.test(value) && !holds(exchange, value)) return null;
   const sink = (0, redirect_target.ve)(exchange).find(candidate => candidate.value.toLowerCase().includes(value));
   return sink === undefined ? null : sink.value.slice(0, sink.value.toLowerCase().indexOf(value));
  }
  function holds({response: {headers: headers, text: text}}, value) {
   return [ (0, http.wx)(headers, "location") ?? "", (0, http.wx)(headers, "refresh") ?? "", text ].some(place => place.toLowerCase().includes(value));
  }
  function relativeTo(before, page, origin) {
   if (before === new URL(".", page).pathname && before !== "/") return "";
   return before.startsWith(`${origin}/`) && !before.includes("?") && !before.includes("#") ? "" : before;
  }
  const VAGUE_PAYLOADS = 4;
  const UNTESTED_PAYLOADS = 2;
  async function probeTraversal(injector, site, plain, linked) {
   const example = injector.siteValue;
   const likeness = fileLikeness(injector.point, example, linked);
   if (likeness === null && (plain === null || injector.point.kind === "path")) return;
   const ownText = site.known === null ? null : (0, file_proof.D)(site.known.body);
   const sample = ownText !== null && plain?.exchange.response.text.includes(ownText) === true ? null : ownText;
   const payloads = traversalPayloads({
    example: example,
    pagePath: new URL((0, insertion_point.hD)(injector.point).url).pathname,
    server: site.server,
    isWindows: site.isWindows,
    contextPath: site.contextPath,
    endsAtZero: site.endsAtZero,
    knownPath: sample === null ? null : site.known?.path ?? null
   });
   const tried = likeness === null ? [ cheapestPayload(site.isWindows) ] : likeness === "vague" ? payloads.slice(0, VAGUE_PAYLOADS) : payloads;
   let kind = "unknown";
   for (const [index, payload] of tried.entries()) {
    if (index === UNTESTED_PAYLOADS) kind = await valueKind(injector, plain);
    const isAddress = payload.startsWith("file:");
    if (kind === "key" && !isAddress) continue;
    if (kind === "path" && isAddress && site.server === "java") continue;
    if (kind !== "path" && isRare(payload, site)) continue;
    const exchange = await injector.send(payload);
    if (exchange === null) return;
    const {text: text} = exchange.response;
    const isKnownFile = (0, file_proof.e)(text) !== null;
    if (!isKnownFile && (sample === null || !text.includes(sample))) continue;
    await noteWithControls(injector, payload, exchange, plain, isKnownFile ? "" : sample ?? "");
    return;
   }
  }
  function isRare(payload, {server: server, isWindows: isWindows}) {
   return server === "other" && !isWindows && /\\|\u0000$/.test(payload);
  }
  async function valueKind(injector, plain) {
   const example = injector.siteValue;
   const other = sameFile(example);
   if (plain === null || other === null) return "unknown";
   const values = [ plain.marker, other, example ];
   const nothing = responseKey(plain.exchange, values);
   const attempt = await injector.send(other);
   if (attempt === null) return "unknown";
   const rewritten = responseKey(attempt, values);
   const known = rewritten === nothing ? await injector.send(example) : await injector.knownExample();
   if (known === null) return rewritten === nothing ? "unknown" : "path";
   const own = responseKey(known, values);
   if (own === nothing) return "unknown";
   return rewritten === nothing ? "key" : rewritten === own ? "path" : "unknown";
  }
  function responseKey({response: response}, values) {
   const location = (0, http.wx)(response.headers, "location") ?? "";
   return `${response.status} ${withoutValues(location, values)} ${withoutValues(response.text, values)}`;
  }
  async function noteWithControls(injector, payload, hit, plain, sample) {
   const missing = payload.replace(/(?<![\w.-])[\w.-]+(?=(?:\u0000[\w./]*|%00[\w./]*|\?|#)?$)/, injector.token());
   const control = await injector.send(missing);
   const baseline = await injector.knownExample() ?? plain?.exchange ?? null;
   if (control === null || baseline === null) return;
   injector.note("path-traversal", "file", payload, sample, hit);
   injector.note("path-traversal", "baseline", injector.point.baseline, sample, baseline);
   injector.note("path-traversal", "missing-file", missing, sample, control);
  }
  var rendered_as = __webpack_require__(69266);
  var xml_xss = __webpack_require__(24870);
  var angular_expression = __webpack_require__(71555);
  var script_attributes = __webpack_require__(50001);
  var script_lexer = __webpack_require__(18996);
  const CONTEXTS_MAX = 12;
  const REFLECTIONS_MAX = 200;
  function xssContexts(html, marker, depth = 0) {
   const found = new Map;
   const add = context => {
    const key = JSON.stringify(context);
    if (found.size < CONTEXTS_MAX && !found.has(key)) found.set(key, context);
   };
   let reflections = 0;
   const has = text => {
    if (reflections >= REFLECTIONS_MAX || !text.toLowerCase().includes(marker)) return false;
    reflections += 1;
    return true;
   };
   let inside = null;
   let script = null;
   const endScript = () => {
    if (script === null || !has(script.text)) return;
    if (script.language === null) add({
     kind: "raw-text",
     element: "script"
    }); else addScript(script.language, script.text, "element");
   };
   const addScript = (language, code, place) => {
    const positions = language === "vbscript" ? (0, script_lexer.c)(code, marker) : (0, 
    script_lexer.Q)(code, marker);
    for (const {state: state} of positions) add({
     kind: "script",
     language: language,
     state: state,
     place: place
    });
   };
   let symbols = null;
   const addExpression = (value, attribute) => {
    if (symbols !== null) add({
     kind: "angular",
     state: (0, angular_expression.aE)(value, attribute, marker, symbols),
     symbols: symbols
    });
   };
   (0, html_tokens.y)(html, {
    startTag(tag, attributes) {
     if (symbols === null && [ ...attributes.keys() ].some(angular_expression.hX)) symbols = (0, 
     angular_expression.ym)(html);
     if (has(tag)) add({
      kind: "tag-name"
     });
     if (tag === "select" || tag === "frameset" || tag === "noscript") inside = tag;
     if (tag === "script") script = {
      language: (0, script_attributes.Ge)(attributes.get("type") ?? "", attributes.get("language") ?? ""),
      text: ""
     };
     for (const [name, value] of attributes) {
      if (has(name)) add({
       kind: "attribute-name"
      });
      if (!has(value)) continue;
      if (depth < script_attributes.G$ && (0, script_attributes.Zt)(tag, name, attributes.get("sandbox"))) for (const inner of xssContexts(value, marker, depth + 1)) add({
       kind: "frame",
       inner: inner
      });
      const code = (0, script_attributes.SI)(tag, name, value);
      if (code !== null) addScript(code.language, code.code, "attribute");
      const isAtStart = value.trimStart().toLowerCase().startsWith(marker);
      add({
       kind: "attribute",
       isRunUrl: isAtStart && !(0, script_attributes.B_)(name) && (0, script_attributes.D9)(tag, name),
       isLoadingUrl: isAtStart && (0, script_attributes.KY)(tag, name)
      });
      addExpression(value, name);
     }
    },
    endTag(tag) {
     if (tag === inside) inside = null;
     if (tag === "script") {
      endScript();
      script = null;
     }
    },
    text(text, rawTextOf) {
     if (rawTextOf === "script") {
      if (script !== null) script.text += text;
     } else if (has(text)) {
      add(rawTextOf === null ? {
       kind: "text",
       inside: inside
      } : {
       kind: "raw-text",
       element: rawTextOf
      });
      addExpression(text, null);
     }
    },
    comment(text) {
     if (has(text)) add({
      kind: "comment"
     });
    }
   });
   endScript();
   return [ ...found.values() ];
  }
  function encodesAngles(html, marker) {
   const reflections = [ ...html.toLowerCase().matchAll(new RegExp(`${marker}(?:(<)|&(?:lt|#0*60|#x0*3c);)?`, "g")) ];
   return reflections.length > 0 && reflections.every(([whole, bare]) => bare === undefined && whole !== marker);
  }
  const SCRIPT_BREAKOUTS = {
   single: marker => [ `'-${marker}-'`, `\\'-${marker}//` ],
   double: marker => [ `"-${marker}-"`, `\\"-${marker}//` ],
   template: marker => [ `\${${marker}}`, `\`-${marker}-\`` ],
   regex: marker => [ `x/-${marker}-/x` ],
   "line-comment": marker => [ `\n${marker}\n`, `\r${marker}\r` ],
   "block-comment": marker => [ `*/${marker}/*` ],
   code: marker => [ `;${marker};`, `-${marker}()-` ]
  };
  const VBSCRIPT_BREAKOUTS = {
   double: marker => [ `"&${marker}&"` ],
   "line-comment": marker => [ `\n${marker}\n` ],
   code: marker => [ `:${marker}:`, `&${marker}&` ]
  };
  const EXPRESSION_BREAKOUTS = {
   single: call => `'+${call}+'`,
   double: call => `"+${call}+"`,
   code: call => call
  };
  function expression(state, {start: start, end: end}, marker) {
   const call = (0, angular_expression.C8)(marker);
   if (state === null) return [ `${start}${call}${end}` ];
   const way = EXPRESSION_BREAKOUTS[state]?.(call);
   return way === undefined ? [] : [ way ];
  }
  function breakouts(context, marker, refusesQuotes) {
   switch (context.kind) {
   case "text":
    if (context.inside === "select" || context.inside === "noscript") return [ `</${context.inside}><${marker}>` ];
    if (context.inside === "frameset") return [ `<frame ${marker}=1>` ];
    return [ `<${marker}>`, `<${marker} ${marker}=1 ` ];

   case "raw-text":
    return [ `</${context.element}><${marker}>` ];

   case "comment":
    return [ `--\x3e<${marker}>`, `--!><${marker}>` ];

   case "tag-name":
    return [ `${marker} ${marker}=1 ` ];

   case "attribute-name":
    return [ ` ${marker}=1 `, `"'><${marker}>` ];

   case "attribute":
    return [ refusesQuotes ? `x ${marker}=1 ` : `x"' ${marker}=1 `, ...context.isLoadingUrl ? [ `//${marker}.example/` ] : [], ...context.isRunUrl ? [ `javascript:${marker}` ] : [], ...refusesQuotes ? [ `x" ${marker}=1 `, `x' ${marker}=1 ` ] : [] ];

   case "script":
    {
     const own = context.language === "vbscript" ? VBSCRIPT_BREAKOUTS[context.state] : SCRIPT_BREAKOUTS[context.state];
     const first = own?.(marker) ?? [];
     return context.place === "element" ? [ ...first.slice(0, 1), `<\/script><${marker}>`, ...first.slice(1) ] : first;
    }

   case "angular":
    return expression(context.state, context.symbols, marker);

   case "frame":
    return breakouts(context.inner, marker, refusesQuotes);

   case "xml-text":
    return [ emptyElement(marker, context.isSvg) ];

   case "xml-comment":
    return [ `--\x3e${emptyElement(marker, context.isSvg)}\x3c!--` ];

   case "xml-cdata":
    return [ `]]>${emptyElement(marker, false)}<![CDATA[` ];

   case "xml-attribute":
    return [ `x${context.quote} ${marker}=${context.quote}1` ];
   }
  }
  function emptyElement(marker, isSvg) {
   return isSvg ? `<${marker}/>` : `<${marker} xmlns="${xml_xss.qf}"/>`;
  }
  function xssPayloads(contexts, marker, max, refusesQuotes = false) {
   const lists = contexts.map(context => breakouts(context, marker, refusesQuotes));
   const ordered = new Set;
   for (let rank = 0; rank < 3; rank += 1) for (const list of lists) {
    const payload = list[rank];
    if (payload !== undefined) ordered.add(payload);
   }
   return [ ...ordered ].slice(0, max).map(padded);
  }
  function padded(payload) {
   return /[>}]$/.test(payload) ? `${payload}.` : payload;
  }
  const probe_xss_PAYLOADS_MAX = 4;
  async function probeXss(injector, reflected, prefix, quoted) {
   const contexts = contextsOf(reflected);
   if (contexts.length === 0) return;
   const isEncoded = quoted !== null && isSamePage(reflected, quoted) && encodesAngles(probe_xss_textOf(quoted), quoted.marker);
   const marker = injector.token();
   let isTextEncoded = false;
   const inFrames = contexts.filter(({kind: kind}) => kind === "frame");
   const refusesQuotes = quoted === null || quoted.exchange.response.status !== reflected.exchange.response.status;
   const decoded = new Set(xssPayloads(inFrames, marker, probe_xss_PAYLOADS_MAX, refusesQuotes));
   for (const payload of xssPayloads(contexts, marker, probe_xss_PAYLOADS_MAX, refusesQuotes)) {
    if (isEncoded && payload.includes("<") && !decoded.has(payload)) continue;
    if (isTextEncoded && payload.startsWith("<") && !payload.includes(">")) continue;
    const exchange = await injector.send(prefix + payload);
    if (exchange === null) continue;
    if ((0, xss_proof.D)(exchange, payload, marker) !== null) {
     injector.note("xss", "breakout", payload, marker, exchange);
     return;
    }
    isTextEncoded ||= payload.startsWith("<") && /&(?:lt|#0*60|#x0*3c);$/i.test(textBefore(exchange, marker));
   }
  }
  function textBefore(exchange, marker) {
   const {text: text} = exchange.response;
   return text.slice(0, Math.max(0, text.toLowerCase().indexOf(marker)));
  }
  function probe_xss_textOf({exchange: exchange}) {
   return exchange.response.text;
  }
  function contextsOf({exchange: exchange, marker: marker}) {
   const kind = (0, rendered_as.I)(exchange);
   const {text: text} = exchange.response;
   if (kind === null) return [];
   return kind === "html" ? xssContexts(text, marker) : (0, xml_xss.yx)(text, marker, kind === "svg");
  }
  function isSamePage(one, other) {
   if (one.exchange.response.status !== other.exchange.response.status) return false;
   return JSON.stringify(contextsOf(one)) === JSON.stringify(contextsOf(other));
  }
  const PARAMETERS_MAX = 150;
  const REQUESTS_EACH = {
   quick: 4,
   standard: 4,
   compliance: 8
  };
  const REQUESTS_OF_OTHERS = 120;
  const gather_active_REQUESTS_KEPT = 40;
  const gather_active_FAILURES_MAX = 40;
  const gather_active_POSTED_MAX = 10;
  const gather_active_COOKIES_MAX = 200;
  const CONCURRENCY = 4;
  async function gatherActive(context) {
   if (!context.ownershipProven) return {
    state: "not_applicable",
    reason: "ownership of the target is not proven"
   };
   const crawl = await context.gather("surface");
   if (crawl.state !== "available") return crawl;
   const ofPages = crawl.value.parameters;
   const ofResources = resourcePoints(crawl.value.pages, context.target.origin, context.options, ofPages);
   const ofPaths = pathPoints(crawl.value, context.options);
   const allowsPost = context.options.active_post === true;
   const ofUser = new Set(Object.keys(context.options.request_headers ?? {}).map(name => name.toLowerCase()));
   const ofScripts = scriptedPoints(crawl.value, context.target.origin, ofUser, allowsPost);
   const plain = [ ...ofPages, ...ofResources, ...ofPaths ].filter(({request: request}) => request.method === "GET" || request.isRead === true || allowsPost);
   const {points: points, leftOut: leftOut} = chosen(context, [ ...plain, ...ofScripts ]);
   const site = siteFiles(crawl.value, await knownFileOf(context, crawl.value));
   const injectors = points.map(point => new Injector(context, point));
   const signOuts = signOutInjectors(context, crawl.value);
   const folders = folderInjectors(context, crawl.value);
   const letters = new Map;
   const cutShort = new Set;
   const hasRequests = injector => {
    if (context.requestsLeft() > gather_active_REQUESTS_KEPT) return true;
    cutShort.add(injector);
    return false;
   };
   const probeParameters = async () => {
    const ofHeaders = await probeHeaders(context, crawl.value, plain, ofUser);
    injectors.push(...ofHeaders.map(point => new Injector(context, point)));
    await eachOf(context, injectors, async injector => {
     letters.set(injector, await probeReflection(injector, linkedResponse(injector.point, crawl.value)));
    });
    await eachOf(context, [ ...injectors, ...signOuts ], injector => probeTargets(context, injector, site, letters.get(injector) ?? NO_LETTERS, crawl.value));
    await eachOf(context, folders, injector => probeTraversal(injector, site, null, null));
    const families = injectionProbes(context, {
     ...site,
     listener: listener
    });
    for (const family of families) await eachOf(context, injectors, async injector => {
     const own = letters.get(injector);
     if (own !== undefined && hasRequests(injector)) await family(injector, own);
    });
    await eachOf(context, injectors.filter(isUnanswered), async injector => {
     if (!hasRequests(injector)) return;
     const alone = await aloneInjector(context, injector, letters.get(injector) ?? NO_LETTERS);
     if (alone === null) return;
     injectors.push(alone);
     const own = await probeReflection(alone, null);
     for (const family of families) if (hasRequests(injector)) await family(alone, own);
    });
   };
   const listener = await openListener(context);
   const [ofSite] = await Promise.all([ probeSite(context, crawl.value), probeParameters() ]).finally(() => listener?.close());
   const all = [ ...injectors, ...signOuts, ...folders ];
   const probes = [ ...ofSite, ...all.flatMap(injector => injector.notes) ];
   const requests = all.reduce((sum, injector) => sum + injector.requests, 0);
   const failures = all.flatMap(injector => injector.failures).slice(0, gather_active_FAILURES_MAX);
   const byUrl = Map.groupBy(all.flatMap(injector => injector.posted ?? []), ({request: request}) => request.url);
   const posted = [ ...byUrl.values() ].flatMap(([first]) => first ?? []).slice(0, gather_active_POSTED_MAX);
   const cookies = uniqueCookies(all.flatMap(injector => injector.cookies)).slice(0, gather_active_COOKIES_MAX);
   for (const exchange of failures) await context.analyse(exchange);
   return {
    state: "available",
    value: {
     probes: probes,
     failures: failures,
     cookies: cookies,
     posted: posted,
     parameters: all.length,
     requests: requests,
     leftOut: leftOut,
     cutShort: cutShort.size,
     listens: listener !== null
    }
   };
  }
  function chosen(context, points) {
   const groups = Map.groupBy(points, pointKey);
   const first = new Set([ ...groups.values() ].flatMap(([one]) => one ?? []).slice(0, PARAMETERS_MAX));
   const room = Math.floor((context.requestsLeft() - REQUESTS_OF_OTHERS) / REQUESTS_EACH[context.scanType]);
   const requestOf = point => JSON.stringify((0, insertion_point.y7)(point, ""));
   const requests = new Set([ ...first ].map(requestOf));
   const again = points.filter(point => {
    if (first.has(point) || requests.has(requestOf(point))) return false;
    requests.add(requestOf(point));
    return true;
   });
   const repeated = again.slice(0, Math.max(0, Math.min(PARAMETERS_MAX, room) - first.size));
   return {
    points: [ ...first, ...repeated ],
    leftOut: again.length - repeated.length
   };
  }
  function signOutInjectors(context, {pages: pages}) {
   if (context.identities.includes("user") || Object.keys(context.options.request_headers ?? {}).length > 0) return [];
   return signOutPoints(pages, context.target.origin, context.options).map(point => new Injector(context, point));
  }
  function folderInjectors(context, crawl) {
   if (context.scanType !== "compliance") return [];
   return folderPoints(crawl, context.target.origin, context.options).map(point => new Injector(context, point));
  }
  async function eachOf(context, injectors, probe) {
   const waiting = injectors.values();
   const work = async () => {
    for (const injector of waiting) {
     if (context.signal.aborted) return;
     await (0, external_node_timers_promises_.setImmediate)();
     await probe(injector);
    }
   };
   await Promise.all(Array.from({
    length: CONCURRENCY
   }, work));
  }
  const NO_LETTERS = {
   canary: "",
   response: null,
   quoted: null
  };
  async function probeReflection(injector, linked) {
   const canary = injector.token();
   const second = injector.token();
   const response = await injector.send(canary);
   const quoted = await probeSql(injector, response, canary, second);
   const plainly = response !== null && gather_active_reflects(response, canary) ? {
    exchange: response,
    marker: canary
   } : null;
   const inQuotes = quoted !== null && gather_active_reflects(quoted, second) ? {
    exchange: quoted,
    marker: second
   } : null;
   if (plainly !== null) await probeXss(injector, plainly, "", inQuotes); else if (inQuotes !== null) await probeXss(injector, inQuotes, injector.point.baseline + QUOTES, inQuotes);
   if (response !== null) await probeHeaderSplit(injector, response, canary, linked);
   return {
    canary: canary,
    response: response,
    quoted: quoted === null ? null : {
     exchange: quoted,
     marker: second
    }
   };
  }
  async function probeTargets(context, injector, site, {canary: canary, response: response}, crawl) {
   const {kind: kind} = injector.point;
   if (kind !== "header" && kind !== "cookie") await probeRedirect(injector, response, canary, context.target.origin);
   const leads = injector.notes.some(({family: family}) => family === "open-redirect");
   if (context.scanType !== "compliance" || leads || canary === "") return;
   if (isBrowserHeader(injector.point) || response !== null && isRedirectedTo(response, canary)) return;
   const plain = response === null ? null : {
    exchange: response,
    marker: canary
   };
   await probeTraversal(injector, site, plain, linkedResponse(injector.point, crawl));
  }
  function isUnanswered({point: point, notes: notes}) {
   return point.alone !== undefined && notes.length === 0;
  }
  async function aloneInjector(context, {point: point}, {canary: canary, response: response}) {
   const {alone: alone, ...rest} = point;
   if (alone === undefined || response === null) return null;
   const injector = new Injector(context, {
    ...rest,
    request: alone
   });
   const other = await injector.send(canary);
   return other === null || (0, steady_response.o)(other, canary, canary) === (0, steady_response.o)(response, canary, canary) ? null : injector;
  }
  function linkedResponse(point, crawl) {
   if (point.kind !== "query") return null;
   const responses = [ ...crawl.pages.map(({exchange: exchange}) => exchange), ...crawl.redirects ?? [] ];
   const isIts = ({request: request}) => request.url.startsWith(`${point.request.url}?`) && new URL(request.url).searchParams.get(point.name) === point.baseline;
   return responses.find(isIts) ?? null;
  }
  function isRedirectedTo(exchange, marker) {
   const {status: status, headers: headers} = exchange.response;
   return status >= 300 && status < 400 && ((0, http.wx)(headers, "location") ?? "").toLowerCase().includes(marker);
  }
  function gather_active_reflects(exchange, marker) {
   return exchange.response.text.toLowerCase().includes(marker);
  }
  async function probeSite(context, crawl) {
   const pages = crawl.pages.map(({exchange: exchange}) => exchange);
   const redirects = crawl.redirects ?? [];
   return [ ...await probePathSplit(context, redirects), ...await probeErrorPath(context, crawl.errorPages ?? []), ...await probeHost(context, pages, redirects), ...context.scanType === "compliance" ? await probeAlias(context, crawl) : [], ...context.scanType === "compliance" ? await probeDevServer(context, pages) : [] ];
  }
  function contextPathOf(crawl) {
   for (const {exchange: exchange} of crawl.pages) for (const field of (0, http.UE)(exchange.response.headers, "set-cookie")) {
    const cookie = (0, set_cookie.s)(field);
    if (cookie?.name.toLowerCase() === "jsessionid" && cookie.path !== null) return cookie.path;
   }
   return null;
  }
  async function knownFileOf(context, {pages: pages, resources: resources}) {
   const isKnown = ({response: response}) => response.status === 200 && response.text.length > 100;
   const script = resources.find(isKnown);
   if (script !== undefined) return {
    path: new URL(script.request.url).pathname,
    body: script.response.text
   };
   const sheets = pages.flatMap(({exchange: exchange}) => (0, html_document.lM)(exchange)?.stylesheets ?? []);
   const sheet = sheets.map(({url: url}) => new URL(url)).find(url => url.origin === context.target.origin && isPathAllowed(url, context.options));
   if (context.scanType !== "compliance" || sheet === undefined) return null;
   const attempt = await context.fetch({
    url: sheet.href
   });
   return (0, http.m_)(attempt) && isKnown(attempt) ? {
    path: sheet.pathname,
    body: attempt.response.text
   } : null;
  }
  function siteFiles(crawl, known) {
   const banner = crawl.pages.map(({exchange: {response: response}}) => [ "server", "x-powered-by", "set-cookie" ].map(name => (0, 
   http.wx)(response.headers, name))).join(" ");
   const urls = crawl.parameters.map(({request: request}) => request.url).join(" ");
   const isWindows = /iis|asp\.net|win(?:32|64|dows)/i.test(banner) || /\.aspx?\b/i.test(urls) || crawl.parameters.some(({baseline: baseline}) => /^(?:file:\/*)?[a-z]:[\\/]/i.test(baseline));
   const technologies = technologiesOf(crawl);
   const server = technologies.has("java") ? "java" : "other";
   const endsAtZero = technologies.has("php") || /\.(?:cgi|pl)\b/i.test(urls);
   return {
    server: server,
    isWindows: isWindows,
    endsAtZero: endsAtZero,
    contextPath: contextPathOf(crawl),
    known: known
   };
  }
  const endpoint_points_FIELDS_MAX = 30;
  const endpoint_points_DEPTH_MAX = 5;
  function endpointPoints({method: method, url: url, body: body}) {
   const address = URL.parse(url);
   if (method !== "POST" || body === null || address === null || isHarmfulLink(address)) return [];
   const base = {
    method: "POST",
    url: `${address.origin}${address.pathname}`,
    query: [ ...address.searchParams ].slice(0, endpoint_points_FIELDS_MAX)
   };
   if (/^application\/x-www-form-urlencoded\b/i.test(body.type)) {
    const fields = [ ...new URLSearchParams(body.text) ].slice(0, endpoint_points_FIELDS_MAX);
    const request = {
     ...base,
     body: {
      encoding: "form",
      fields: fields
     }
    };
    return fields.map(([name, baseline]) => ({
     kind: "form",
     name: name,
     baseline: baseline,
     request: request
    }));
   }
   if (!/^application\/(?:[\w.+-]{1,50}\+)?json\b/i.test(body.type)) return [];
   const value = endpoint_points_jsonOf(body.text);
   if (value === undefined) return [];
   const request = {
    ...base,
    body: {
     encoding: "json",
     value: value
    }
   };
   return jsonLeaves(value).map(({path: path, baseline: baseline}) => ({
    kind: "json",
    path: path,
    baseline: baseline,
    request: request
   }));
  }
  function jsonLeaves(value) {
   return leaves(value, [], endpoint_points_DEPTH_MAX).slice(0, endpoint_points_FIELDS_MAX);
  }
  function leaves(value, path, depth) {
   if (typeof value === "string" || typeof value === "number") return [ {
    path: path,
    baseline: String(value)
   } ];
   if (typeof value !== "object" || value === null || depth === 0) return [];
   const entries = Array.isArray(value) ? value.slice(0, 1).map((item, index) => [ index, item ]) : Object.entries(value).slice(0, endpoint_points_FIELDS_MAX);
   return entries.flatMap(([key, item]) => leaves(item, [ ...path, key ], depth - 1));
  }
  function endpoint_points_jsonOf(text) {
   try {
    return JSON.parse(text);
   } catch {
    return undefined;
   }
  }
  var shared_records = __webpack_require__(9682);
  const OPERATIONS_MAX = 500;
  const sample_values_LENGTH_MAX = 200;
  const OF_FORMAT = {
   uuid: "00000000-0000-4000-8000-000000000001",
   date: "2024-01-01",
   "date-time": "2024-01-01T00:00:00Z",
   time: "12:00:00Z",
   duration: "P1D",
   email: "visitor@example.com",
   "idn-email": "visitor@example.com",
   uri: "http://example.com/",
   url: "http://example.com/",
   "uri-reference": "/",
   iri: "http://example.com/",
   hostname: "example.com",
   "idn-hostname": "example.com",
   ipv4: "192.0.2.1",
   ip: "192.0.2.1",
   ipv6: "2001:db8::1",
   byte: "dGVzdA==",
   binary: "test",
   int64: "1",
   int32: "1"
  };
  const OF_NAME = [ [ /e-?mail/i, "visitor@example.com" ], [ /(?:^|_)(?:url|uri|link|href|website)$|(?:Url|Uri)$/, "http://example.com/" ], [ /^(?:id|uid|pk)$|(?:_id|-id|Id|ID)$/, "1" ], [ /date|_at$|since|until/i, "2024-01-01" ], [ /phone|mobile/i, "5550100" ], [ /^(?:page|limit|offset|size|count|year|number|num|n)$/i, "1" ] ];
  function sample_values_sampleOf(schema, type, name) {
   if (type === "boolean") return true;
   if (type === "integer" || type === "number") return numberWithin(schema, type);
   const format = schema["format"];
   const ofFormat = typeof format === "string" ? (0, shared_records.eC)(OF_FORMAT, format) : undefined;
   if (ofFormat !== undefined) return ofFormat;
   return withLength(OF_NAME.find(([pattern]) => pattern.test(name.slice(0, sample_values_LENGTH_MAX)))?.[1] ?? "test", schema);
  }
  function withLength(text, schema) {
   const minimum = Math.min(finite(schema["minLength"]) ?? 0, sample_values_LENGTH_MAX);
   const maximum = finite(schema["maxLength"]) ?? sample_values_LENGTH_MAX;
   return text.padEnd(minimum, text).slice(0, Math.max(1, maximum));
  }
  function numberWithin(schema, type) {
   const step = type === "integer" ? 1 : .5;
   const bound = (name, exclusive, sign) => {
    const limit = finite(schema[name]);
    const outer = finite(schema[exclusive]);
    if (outer !== null) return outer + sign * step;
    return limit !== null && schema[exclusive] === true ? limit + sign * step : limit;
   };
   const minimum = bound("minimum", "exclusiveMinimum", 1);
   const maximum = bound("maximum", "exclusiveMaximum", -1);
   const value = Math.min(Math.max(1, minimum ?? 1), maximum ?? Number.MAX_SAFE_INTEGER);
   return type === "integer" ? Math.ceil(value) : value;
  }
  function finite(value) {
   return typeof value === "number" && Number.isFinite(value) ? value : null;
  }
  function isJsonScalar(value) {
   if (typeof value === "number") return Number.isFinite(value);
   return value === null || typeof value === "string" || typeof value === "boolean";
  }
  function textOfValue(value) {
   if (isJsonScalar(value)) return value === null ? "" : String(value).slice(0, 500);
   const items = value;
   if (Array.isArray(items) && items.every(isJsonScalar)) return items.map(String).join(",").slice(0, 500);
   return JSON.stringify(value).slice(0, 500);
  }
  const graphql_operations_DEPTH_MAX = 3;
  const SELECTED_MAX = 12;
  const NESTED_MAX = 4;
  const INPUTS_MAX = 20;
  const SCALARS = {
   String: "string",
   ID: "string",
   Int: "integer",
   Float: "number",
   Boolean: "boolean"
  };
  const CHANGING = /^(?:update|edit|modify|patch|put|replace|set|change|rename|move)(?![a-z])/;
  function graphQlOperations(schema, endpoint) {
   const of = kind => {
    const root = schema[kind];
    const fields = root === null ? [] : schema.types.get(root)?.fields ?? [];
    return fields.map(field => operationOf(schema, kind, field, endpoint));
   };
   const mutations = of("mutation");
   const sent = mutations.filter(({id: id}) => !CHANGING.test(id.slice("mutation ".length)) && !isHarmfulName(id));
   const operations = [ ...of("query"), ...sent ];
   return {
    format: "graphql",
    version: "",
    operations: operations.slice(0, OPERATIONS_MAX),
    leftOut: Math.max(0, operations.length - OPERATIONS_MAX) + mutations.length - sent.length
   };
  }
  function operationOf(schema, kind, field, endpoint) {
   const inputs = field.inputs.slice(0, INPUTS_MAX);
   const variable = name => `${field.name}_${name}`;
   const declared = inputs.map(({name: name, type: type}) => `$${variable(name)}:${type.text}`).join(",");
   const passed = inputs.map(({name: name}) => `${name}:$${variable(name)}`).join(",");
   const call = inputs.length === 0 ? field.name : `${field.name}(${passed})`;
   const query = `${kind}${inputs.length === 0 ? "" : `(${declared})`}{${call}${selectionOf(schema, field.type, graphql_operations_DEPTH_MAX)}}`;
   const required = inputs.filter(isRequired);
   const variables = Object.fromEntries(required.map(input => [ variable(input.name), sampleFor(schema, input, graphql_operations_DEPTH_MAX) ]));
   return {
    format: "graphql",
    id: `${kind} ${field.name}`,
    method: "POST",
    template: `${endpoint.origin}${endpoint.pathname}`,
    parameters: [],
    headers: [],
    body: {
     encoding: "json",
     schema: {
      type: "object",
      properties: new Map([ [ "query", {
       type: "string"
      } ], [ "variables", {
       type: "object",
       properties: new Map(inputs.map(({name: name, type: type}) => [ variable(name), {
        type: typeOf(type)
       } ]))
      } ] ])
     },
     value: {
      query: query,
      variables: variables
     }
    },
    response: null,
    security: "unknown",
    scopes: [],
    isRead: kind === "query" && !namesWriting(field.name, field.name)
   };
  }
  function variablesOf({id: id, body: body}) {
   const prefix = id.length - id.indexOf(" ");
   const properties = body?.schema.properties?.get("variables")?.properties ?? new Map;
   return [ ...properties ].map(([variable, {type: type}]) => ({
    variable: variable,
    argument: variable.slice(prefix),
    type: type
   }));
  }
  function typeOf({text: text, name: name}) {
   return text.startsWith("[") ? "array" : (0, shared_records.eC)(SCALARS, name) ?? "unknown";
  }
  function isRequired({type: type, hasDefault: hasDefault}) {
   return type.text.endsWith("!") && !hasDefault;
  }
  function sampleFor(schema, {name: name, type: type}, depth) {
   const one = ofNamed(schema, name, type.name, depth);
   return type.text.startsWith("[") ? [ one ] : one;
  }
  function ofNamed(schema, name, typeName, depth) {
   const scalar = (0, shared_records.eC)(SCALARS, typeName);
   if (scalar !== undefined) return sample_values_sampleOf({}, scalar, name);
   const type = schema.types.get(typeName);
   if (type?.kind === "enum") return type.values[0] ?? "";
   if (type?.kind !== "input" || depth === 0) return sample_values_sampleOf({}, "string", name);
   const inputs = type.inputs.slice(0, INPUTS_MAX).filter(isRequired);
   return Object.fromEntries(inputs.map(input => [ input.name, sampleFor(schema, input, depth - 1) ]));
  }
  function selectionOf(schema, {name: name}, depth) {
   const type = schema.types.get(name);
   if (type === undefined || type.kind === "scalar" || type.kind === "enum" || type.kind === "input") return "";
   if (type.kind === "union" || depth === 0) return "{__typename}";
   const free = type.fields.filter(({inputs: inputs}) => !inputs.some(isRequired));
   const isLeaf = field => selectionOf(schema, field.type, 0) === "";
   const leaves = free.filter(isLeaf).slice(0, SELECTED_MAX).map(field => field.name);
   const nested = depth === 1 ? [] : free.filter(field => !isLeaf(field)).slice(0, NESTED_MAX).map(field => `${field.name}${selectionOf(schema, field.type, depth - 1)}`);
   const names = [ ...leaves, ...nested ];
   return `{${names.length === 0 ? "__typename" : names.join(" ")}}`;
  }
  function urlOf(operation, values) {
   const {origin: origin} = new URL(operation.template);
   const path = operation.template.slice(origin.length).replace(/\{([^{}/]{1,100})\}/g, (_, name) => encodeURIComponent(pathValue(operation, name, values).toWellFormed()));
   const url = URL.parse(origin + path);
   return url === null || url.pathname.split("/").length !== path.split("/").length ? null : url.href;
  }
  function pathValue({parameters: parameters}, name, values) {
   const given = values.get(name) ?? parameters.find(one => one.in === "path" && one.name === name)?.value ?? "";
   return given === "" ? "1" : given;
  }
  function queryOf({parameters: parameters}, values) {
   const required = parameters.filter(one => one.in === "query" && one.isRequired);
   return required.map(({name: name, value: value}) => [ name, values.get(`?${name}`) ?? value ]);
  }
  function headersOf({parameters: parameters, headers: headers}) {
   const described = parameters.filter(one => one.in === "header" && one.isRequired);
   return [ ...headers, ...described.map(({name: name, value: value}) => [ name, value ]) ];
  }
  function requestOf(operation, values) {
   const {method: method, body: body} = operation;
   const url = urlOf(operation, values);
   if (url === null || method !== "GET" && method !== "POST") return null;
   const headers = headersOf(operation);
   return {
    method: method,
    url: url,
    query: queryOf(operation, values),
    ...headers.length === 0 ? {} : {
     headers: headers
    },
    ...method === "GET" || body === null ? {} : {
     body: withVariables(operation, sentBody(body), values)
    },
    ...method === "POST" && operation.isRead ? {
     isRead: true
    } : {}
   };
  }
  function sentBody({encoding: encoding, value: value}) {
   if (encoding === "json") return {
    encoding: encoding,
    value: value
   };
   const fields = typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
   return {
    encoding: encoding,
    fields: fields.map(([name, member]) => [ name, typeof member === "object" ? JSON.stringify(member) : String(member) ])
   };
  }
  function withVariables(operation, body, values) {
   if (operation.format !== "graphql" || body.encoding !== "json") return body;
   const types = operation.body?.schema.properties?.get("variables")?.properties;
   const {query: query, variables: variables} = body.value;
   const filled = Object.entries(variables).map(([name, value]) => {
    const known = values.get(name);
    if (known === undefined) return [ name, value ];
    const type = types?.get(name)?.type;
    if (type === "string") return [ name, known ];
    return [ name, type === "integer" && /^-?\d{1,9}$/.test(known) ? Number(known) : value ];
   });
   return {
    encoding: "json",
    value: {
     query: query,
     variables: Object.fromEntries(filled)
    }
   };
  }
  const operation_points_POINTS_MAX = 40;
  const SECRET_NAME = /pass|pwd|secret|token|pin$/i;
  function operationPoints(operation, values, limits) {
   const request = requestOf(operation, values);
   if (request === null || !maySend(operation, request, limits)) return [];
   const all = [ ...operation_points_pathPoints(operation, request, values), ...operation_points_queryPoints(operation, request), ...operation_points_headerPoints(operation, request, limits.ownHeaders), ...bodyPoints(operation, request, values) ];
   return all.slice(0, operation_points_POINTS_MAX);
  }
  function maySend(operation, {method: method, url: url}, limits) {
   const address = new URL(url);
   if (!isPathAllowed(address, limits) || isHarmfulLink(new URL(operation.template)) || isHarmfulName(operation.id)) return false;
   return operation.isRead || method === "POST" && limits.allowsPost;
  }
  function operation_points_pathPoints(operation, request, values) {
   const {origin: origin} = new URL(operation.template);
   const segments = operation.template.slice(origin.length + 1).split("/");
   return segments.flatMap((segment, index) => {
    const name = /^\{([^{}]{1,100})\}$/.exec(segment)?.[1];
    if (name === undefined) return [];
    const described = operation.parameters.find(one => one.in === "path" && one.name === name);
    const isInvented = !values.has(name) && described?.isInvented === true;
    const baseline = pathValue(operation, name, values);
    return [ {
     kind: "path",
     segment: index,
     request: request,
     baseline: baseline,
     ...isInvented ? {
      isInvented: isInvented
     } : {}
    } ];
   });
  }
  function operation_points_queryPoints({parameters: parameters}, request) {
   return parameters.filter(one => one.in === "query" && !SECRET_NAME.test(one.name)).map(({name: name, value: value, isInvented: isInvented}) => {
    const query = request.query.some(([other]) => other === name) ? request.query : [ ...request.query, [ name, value ] ];
    const base = {
     kind: "query",
     name: name,
     request: {
      ...request,
      query: query
     },
     baseline: value
    };
    return isInvented === true ? {
     ...base,
     isInvented: isInvented
    } : base;
   });
  }
  function operation_points_headerPoints({parameters: parameters}, request, own) {
   return parameters.filter(({in: place, name: name}) => place === "header" && !own.has(name.toLowerCase()) && !isCredential(name)).map(({name: name, value: value, isInvented: isInvented}) => {
    const headers = [ ...(request.headers ?? []).filter(([other]) => other !== name), [ name, value ] ];
    const base = {
     kind: "header",
     name: name,
     request: {
      ...request,
      headers: headers
     },
     baseline: value
    };
    return isInvented === true ? {
     ...base,
     isInvented: isInvented
    } : base;
   });
  }
  function isCredential(name) {
   return /auth|token|key|secret|cookie|session|csrf|xsrf/i.test(name);
  }
  function bodyPoints(operation, request, values) {
   const {body: body} = request;
   if (body === undefined) return [];
   if (body.encoding === "form") return body.fields.filter(([name]) => !SECRET_NAME.test(name)).map(([name, baseline]) => ({
    kind: "form",
    name: name,
    baseline: baseline,
    request: request
   }));
   if (operation.format === "graphql") return variablePoints(operation, request, body.value, values);
   return jsonLeaves(body.value).filter(({path: path}) => !path.some(key => SECRET_NAME.test(String(key)))).map(({path: path, baseline: baseline}) => ({
    kind: "json",
    path: path,
    baseline: baseline,
    request: request
   }));
  }
  function variablePoints(operation, request, value, values) {
   const {query: query, variables: variables} = value;
   return variablesOf(operation).filter(({type: type, argument: argument}) => type === "string" && !SECRET_NAME.test(argument)).map(({variable: variable, argument: argument}) => {
    const known = values.get(variable);
    const baseline = known ?? String(sample_values_sampleOf({}, "string", argument));
    const body = {
     encoding: "json",
     value: {
      query: query,
      variables: {
       ...variables,
       [variable]: baseline
      }
     }
    };
    const point = {
     kind: "json",
     path: [ "variables", variable ],
     baseline: baseline,
     request: {
      ...request,
      body: body
     }
    };
    return known === undefined ? {
     ...point,
     isInvented: true
    } : point;
   });
  }
  const operation_reader_REQUESTS_KEPT = 80;
  const operation_reader_CONCURRENCY = 4;
  const CREDENTIALS = /^(?:cookie|authorization|proxy-authorization)$|token|api-?key|session|auth/i;
  class OperationReader {
   context;
   #hasOwnCredentials;
   #limits;
   #requested=new Set;
   #isCutShort=false;
   constructor(context) {
    this.context = context;
    this.#hasOwnCredentials = Object.keys(context.options.request_headers ?? {}).some(name => CREDENTIALS.test(name));
    this.#limits = {
     ...context.options,
     allowsPost: false,
     ownHeaders: new Set
    };
   }
   get requested() {
    return this.#requested.size;
   }
   get isCutShort() {
    return this.#isCutShort;
   }
   get isSignedIn() {
    return this.context.identities.includes("user") || this.#hasOwnCredentials;
   }
   hasIdentity(name) {
    return this.context.identities.includes(name);
   }
   mayRead(operation, values) {
    const request = requestOf(operation, values);
    return operation.isRead && request !== null && maySend(operation, request, this.#limits);
   }
   async read({operation: operation, values: values, reader: reader, headers: headers = [], method: method, isFresh: isFresh}) {
    const {context: context} = this;
    const request = requestOf(operation, values);
    if (request === null || !this.mayRead(operation, values)) return null;
    if (context.requestsLeft() < operation_reader_REQUESTS_KEPT || context.signal.aborted) {
     this.#isCutShort = true;
     return null;
    }
    this.#requested.add(operation.id);
    const built = (0, insertion_point.Hs)(request);
    const names = new Set(headers.map(([name]) => name.toLowerCase()));
    const attempt = await context.fetch({
     ...built,
     ...method === undefined ? {} : {
      method: method
     },
     headers: [ ...built.headers.filter(([name]) => !names.has(name.toLowerCase())), ...headers ],
     ...isFresh === true || headers.length > 0 ? {
      fresh: true
     } : {},
     ...this.#sender(reader)
    });
    return (0, http.m_)(attempt) ? attempt : null;
   }
   #sender(reader) {
    if (reader === "user") return {};
    if (reader === "none" && this.#hasOwnCredentials) return {
     isAnonymous: true
    };
    return {
     identity: reader
    };
   }
  }
  async function forEachOf(items, task) {
   const results = new Map;
   const waiting = items.values();
   const work = async () => {
    for (const item of waiting) results.set(item, await task(item));
   };
   await Promise.all(Array.from({
    length: Math.min(operation_reader_CONCURRENCY, items.length)
   }, work));
   return items.flatMap(item => results.has(item) ? [ results.get(item) ] : []);
  }
  var json_values = __webpack_require__(83731);
  const REGISTER = /regist|sign-?up|(?:^|\/)(?:users?|accounts?|members?|customers?)\/?$/i;
  const SIGN_IN = /log-?in|sign-?in|logon|authenticat|(?:^|\/)(?:auth|tokens?|sessions?)\/?$/i;
  const OTHER = /log-?out|sign-?out|refresh|revoke|forgot|reset|verify|confirm|oauth|callback|change|admin|invite|mfa|2fa|otp/i;
  const USER = /^(?:username|user|login|identifier|userid|loginname|account|name|nickname|handle)$/;
  const EMAIL = /^(?:email|mail|emailaddress|useremail)$/;
  const PASSWORD = /^(?:password|passwd|pwd|pass|passphrase|passwordconfirmation|confirmpassword|passwordconfirm|repeatpassword|password2)$/;
  const PRIVILEGE = /^(?:is)?(?:admin|administrator|staff|superuser|superadmin|root|moderator|manager)$/;
  function pathOf({template: template}) {
   return new URL(template).pathname.slice(0, 500);
  }
  function properties({body: body}) {
   const described = [ ...body?.schema.properties?.keys() ?? [] ];
   const sample = body?.value;
   return [ ...new Set([ ...described, ...(0, shared_records.u4)(sample) ? Object.keys(sample) : [] ]) ].slice(0, 100);
  }
  function takesCredentials(operation) {
   const names = properties(operation).map(json_values.MH);
   const takesUser = names.some(name => USER.test(name) || EMAIL.test(name));
   return operation.method === "POST" && operation.format !== "graphql" && takesUser && names.some(name => PASSWORD.test(name));
  }
  function registrationOf(operations) {
   const isRegistration = operation => operation.security !== "required" && !operation.template.includes("{") && REGISTER.test(pathOf(operation)) && !OTHER.test(pathOf(operation)) && takesCredentials(operation);
   return operations.find(isRegistration) ?? null;
  }
  function signInOf(operations) {
   const isSignIn = operation => !operation.template.includes("{") && SIGN_IN.test(pathOf(operation)) && !OTHER.test(pathOf(operation)) && !/regist|sign-?up/i.test(pathOf(operation)) && takesCredentials(operation);
   return operations.find(isSignIn) ?? null;
  }
  function accountBody(operation, account, further = {}) {
   const sample = operation.body?.value;
   const body = {};
   for (const name of properties(operation)) {
    const plain = (0, json_values.MH)(name);
    if (PASSWORD.test(plain)) body[name] = account.password; else if (EMAIL.test(plain)) body[name] = account.email; else if (USER.test(plain)) body[name] = account.username; else if ((0, 
    shared_records.u4)(sample) && Object.hasOwn(sample, name) && !PRIVILEGE.test(plain)) body[name] = sample[name];
   }
   return {
    ...body,
    ...further
   };
  }
  function privilegesIn(registration, names) {
   const schema = registration.body?.schema.properties;
   const isGiven = name => {
    const described = schema?.get(name);
    return described !== undefined && described.isReadOnly !== true;
   };
   const found = new Set;
   for (const name of names) if (PRIVILEGE.test((0, json_values.MH)(name)) && !isGiven(name)) found.add(name);
   return [ ...found ].slice(0, 3);
  }
  const READ_MAX = 6;
  const probe_accounts_REQUESTS_KEPT = 60;
  async function probeAccounts(reader, operations, readings) {
   const {context: context} = reader;
   if (context.options.active_post !== true || !context.ownershipProven) {
    const reason = "it needs active-post, and the proof that the target is yours";
    return {
     probes: [],
     reasons: {
      mass_assignment: reason,
      user_enumeration: reason
     }
    };
   }
   const isAllowed = ({template: template}) => isPathAllowed(new URL(template), context.options) && !isHarmfulLink(new URL(template));
   const allowed = operations.filter(isAllowed);
   const registration = registrationOf(allowed);
   const signIn = signInOf(allowed);
   const assigned = registration === null ? null : await probeAssignment(reader, registration, signIn, readings);
   const known = context.options.login?.username ?? assigned?.control?.username;
   const mass = registration === null ? "no operation registers an account" : assigned?.reason ?? null;
   const enumeration = signIn === null || known === undefined ? "no operation signs in, or no user is known" : null;
   const enumerated = signIn === null || known === undefined ? [] : await probeEnumeration(context, signIn, known);
   return {
    probes: [ ...assigned?.probes ?? [], ...enumerated ],
    reasons: {
     ...mass === null ? {} : {
      mass_assignment: mass
     },
     ...enumeration === null ? {} : {
      user_enumeration: enumeration
     }
    }
   };
  }
  async function post(context, operation, body) {
   if (context.requestsLeft() < probe_accounts_REQUESTS_KEPT) return null;
   const isForm = operation.body?.encoding === "form";
   const fields = Object.entries(body).map(([name, value]) => [ name, String(value) ]);
   const attempt = await context.fetch({
    method: "POST",
    url: operation.template,
    identity: "none",
    fresh: true,
    headers: [ [ "Content-Type", isForm ? "application/x-www-form-urlencoded" : "application/json" ], [ "Accept", "application/json" ] ],
    body: isForm ? new URLSearchParams(fields).toString() : JSON.stringify(body)
   });
   return (0, http.m_)(attempt) ? attempt : null;
  }
  async function probeAssignment(reader, registration, signIn, readings) {
   const {context: context} = reader;
   const showing = readings.filter(reading => namesIn(reading).some(name => privilegesIn(registration, [ name ]).length > 0));
   const rights = privilegesIn(registration, showing.flatMap(namesIn));
   if (rights.length === 0) return {
    probes: [],
    control: null,
    reason: "no response shows a right that registration does not take"
   };
   const account = () => {
    const username = context.token(12);
    return {
     username: username,
     email: `${username}@example.com`,
     password: `Sg1!${context.token(16)}`
    };
   };
   const [control, probed] = [ account(), account() ];
   const members = Object.fromEntries(rights.map(name => [ name, true ]));
   if (!isTaken(await post(context, registration, accountBody(registration, control)))) return {
    probes: [],
    control: null,
    reason: "the registration was refused"
   };
   const exchange = await post(context, registration, accountBody(registration, probed, members));
   if (exchange === null || !isTaken(exchange)) return {
    probes: [],
    control: control,
    reason: null
   };
   const before = await rightsOf(reader, control, signIn, showing, rights);
   const after = await rightsOf(reader, probed, signIn, showing, rights);
   const property = rights.find(name => after.get(name) === true && before.has(name) && before.get(name) === false);
   if (property === undefined) return {
    probes: [],
    control: control,
    reason: null
   };
   return {
    probes: [ {
     kind: "mass_assignment",
     operation: registration,
     exchange: exchange,
     property: property
    } ],
    control: control,
    reason: null
   };
  }
  function isTaken(exchange) {
   if (exchange === null || exchange.response.status > 299) return false;
   return !(0, json_values.sr)((0, json_values.P7)(exchange));
  }
  function namesIn({operation: operation, own: own, anonymous: anonymous}) {
   const described = [];
   const visit = schema => {
    for (const [name, property] of schema?.properties ?? []) {
     described.push(name);
     visit(property);
    }
    if (schema?.items !== undefined) visit(schema.items);
   };
   visit(operation.response ?? undefined);
   return [ ...described, ...[ own, anonymous ].flatMap(exchange => (0, json_values.wf)((0, 
   json_values.qu)(exchange)).map(({name: name}) => name)) ];
  }
  async function rightsOf(reader, account, signIn, showing, rights) {
   const found = new Map;
   const session = signIn === null ? null : await post(reader.context, signIn, accountBody(signIn, account));
   const token = session === null || !isTaken(session) ? null : tokenIn(token_in_jsonOf(session.response.text));
   const headers = token === null ? [] : [ [ "Authorization", `Bearer ${token}` ] ];
   for (const {operation: operation} of showing.slice(0, READ_MAX)) {
    const values = new Map(operation.parameters.filter(one => one.in === "path").map(({name: name}) => [ name, account.username ]));
    const exchange = await reader.read({
     operation: operation,
     values: values,
     reader: "none",
     headers: headers,
     isFresh: true
    });
    for (const {name: name, value: value, record: record} of (0, json_values.wf)((0, 
    json_values.qu)(exchange))) {
     const isOwn = Object.values(record ?? {}).some(one => one === account.username || one === account.email);
     if (isOwn && rights.includes(name) && !found.has(name)) found.set(name, value);
    }
   }
   return found;
  }
  async function probeEnumeration(context, signIn, known) {
   const at = known.lastIndexOf("@");
   const domain = at === -1 ? "example.com" : known.slice(at + 1);
   const attempt = async name => {
    const email = name.includes("@") ? name : `${name}@${domain}`;
    const exchange = await post(context, signIn, accountBody(signIn, {
     username: name,
     email: email,
     password: `Sg1!${context.token(16)}`
    }));
    if (exchange === null || exchange.response.status >= 429) return null;
    const {status: status, text: text} = exchange.response;
    return {
     exchange: exchange,
     text: `${status} ${text.slice(0, 2e4).replaceAll(email, "").replaceAll(name, "").replace(/\d{4,30}/g, "")}`
    };
   };
   const invented = () => at === -1 ? context.token(12) : `${context.token(12)}@${domain}`;
   const first = await attempt(known);
   const unknown = first === null ? null : await attempt(invented());
   if (first === null || unknown === null || first.text === unknown.text) return [];
   const [again, other] = [ await attempt(known), await attempt(invented()) ];
   if (again?.text !== first.text || other?.text !== unknown.text) return [];
   const messages = [ first, unknown ].map(({exchange: exchange}) => messageOf(exchange));
   const detail = `to an existing user: ${messages[0]}; to one that does not exist: ${messages[1]}; twice each`;
   return [ {
    kind: "user_enumeration",
    operation: signIn,
    exchange: unknown.exchange,
    detail: detail
   } ];
  }
  function messageOf(exchange) {
   const texts = (0, json_values.wf)((0, json_values.P7)(exchange)).flatMap(({value: value}) => typeof value === "string" ? [ value ] : []);
   return `${exchange.response.status} "${texts.join(", ").slice(0, 120)}"`;
  }
  const PROBED_MAX = 30;
  const DESCRIBED_MIN = 2;
  const PUBLIC = /^(?:health|healthz|healthcheck|livez|readyz|liveness|readiness|ready|alive|ping|status|version|info|metrics|openapi|swagger|docs|schema|login|signin|signup|register|token|tokens|oauth|csrf|captcha|jwks|config|configuration)$/;
  async function probeAuthentication(reader, readings) {
   const open = readings.filter(reading => isOpen(reading, reader.isSignedIn)).slice(0, PROBED_MAX);
   const probes = await forEachOf(open, async ({operation: operation, values: values, own: own, anonymous: anonymous}) => {
    const token = `${reader.context.token(20)}.${reader.context.token(20)}`;
    const headers = [ [ "Authorization", `Bearer ${token}` ] ];
    const invented = await reader.read({
     operation: operation,
     values: values,
     reader: "none",
     headers: headers
    });
    if (anonymous === null || !isAlike((0, json_values.qu)(anonymous), (0, json_values.qu)(invented))) return [];
    return [ {
     kind: "broken_authentication",
     operation: operation,
     own: own,
     other: anonymous
    } ];
   });
   return probes.flat();
  }
  function isOpen({operation: operation, own: own, anonymous: anonymous}, isSignedIn) {
   if (operation.security !== "required" || isPublic(operation)) return false;
   const data = (0, json_values.qu)(anonymous);
   if (data === undefined) return false;
   if (isSignedIn) return isAlike((0, json_values.qu)(own), data);
   const described = probe_authentication_namesOf(operation.response);
   const held = new Set((0, json_values.XF)(data).map(({name: name}) => (0, json_values.MH)(name)));
   return [ ...held ].filter(name => described.has(name)).length >= DESCRIBED_MIN;
  }
  function isPublic({template: template}) {
   const {pathname: pathname} = new URL(template);
   const segments = pathname.toLowerCase().split("/");
   const words = (segments.filter(segment => segment !== "").at(-1) ?? "").split(/[._-]+/);
   const isNamedPublic = segments.includes("public") || words.some(word => PUBLIC.test(word));
   return isNamedPublic || isSignInLink({
    url: template,
    text: ""
   });
  }
  function isAlike(one, other) {
   if (one === undefined || other === undefined) return false;
   return (0, json_values.tk)(one).join("\n") === (0, json_values.tk)(other).join("\n");
  }
  function probe_authentication_namesOf(schema, found = new Set) {
   if (schema === null) return found;
   for (const [name, property] of schema.properties ?? []) {
    found.add((0, json_values.MH)(name));
    probe_authentication_namesOf(property, found);
   }
   return probe_authentication_namesOf(schema.items ?? null, found);
  }
  const probe_graphql_ENDPOINTS_MAX = 2;
  const probe_graphql_REQUESTS_KEPT = 80;
  const DEPTH = 20;
  const BATCH = [ {
   query: "{__typename}"
  }, {
   query: "{__typename}"
  } ];
  const EMPTY_MUTATION = "mutation{__typename}";
  const INTROSPECTION = "{__schema{queryType{name}}}";
  async function probeGraphql(reader, operations) {
   const ofGraphql = operations.filter(({format: format}) => format === "graphql");
   const endpoints = [ ...new Set(ofGraphql.map(({template: template}) => template)) ].filter(url => isPathAllowed(new URL(url), reader.context.options)).slice(0, probe_graphql_ENDPOINTS_MAX);
   const probes = [];
   for (const url of endpoints) {
    const fields = ofGraphql.filter(({template: template}) => template === url).flatMap(({id: id}) => /^query (\w{3,60})$/.exec(id)?.[1] ?? []);
    probes.push(...await probeEndpoint(reader, url, fields));
   }
   return {
    probes: probes,
    endpoints: endpoints.length
   };
  }
  async function probeEndpoint(reader, url, fields) {
   const {context: context} = reader;
   const send = async body => {
    if (context.requestsLeft() < probe_graphql_REQUESTS_KEPT) return null;
    const headers = [ [ "Content-Type", "application/json" ], [ "Accept", "application/json" ] ];
    const attempt = await context.fetch({
     method: "POST",
     url: url,
     headers: headers,
     body: JSON.stringify(body)
    });
    return (0, http.m_)(attempt) ? attempt : null;
   };
   const get = async query => {
    if (context.requestsLeft() < probe_graphql_REQUESTS_KEPT) return null;
    const target = new URL(url);
    target.searchParams.set("query", query);
    const attempt = await context.fetch({
     url: target.href,
     headers: [ [ "Accept", "application/json" ] ]
    });
    return (0, http.m_)(attempt) ? attempt : null;
   };
   const found = [];
   const note = (fault, exchange, isFault) => {
    if (exchange !== null && isFault) found.push({
     kind: "graphql",
     fault: fault,
     exchange: exchange
    });
   };
   const introspection = await send({
    query: INTROSPECTION
   });
   note("introspection", introspection, dataIn(introspection, "__schema") !== undefined);
   const [field] = fields;
   const misspelled = field === undefined ? null : await send({
    query: `{${field}${context.token(1)}}`
   });
   note("suggestions", misspelled, suggests(misspelled, fields));
   const batch = await send(BATCH);
   const responses = batch === null ? null : (0, json_values.P7)(batch);
   note("batching", batch, Array.isArray(responses) && responses.length === 2 && responses.every(one => typenameOf(one) !== null));
   const mutation = await get(EMPTY_MUTATION);
   const name = mutation === null ? null : typenameOf((0, json_values.P7)(mutation));
   const query = name === null ? null : await get("{__typename}");
   note("get_mutations", mutation, name !== null && query !== null && typenameOf((0, 
   json_values.P7)(query)) !== name);
   const deep = await send({
    query: `{ __type(name: "String") { name${nested(DEPTH)} } }`
   });
   note("depth", deep, dataIn(deep, "__type") !== undefined);
   return found;
  }
  function nested(depth) {
   return depth === 0 ? "" : ` ofType { name${nested(depth - 1)} }`;
  }
  function dataIn(exchange, field) {
   const root = exchange === null ? null : (0, json_values.P7)(exchange);
   if (!(0, shared_records.u4)(root) || root["errors"] !== undefined || !(0, shared_records.u4)(root["data"])) return undefined;
   return root["data"][field] ?? undefined;
  }
  function typenameOf(root) {
   if (!(0, shared_records.u4)(root) || root["errors"] !== undefined || !(0, shared_records.u4)(root["data"])) return null;
   const name = root["data"]["__typename"];
   return typeof name === "string" ? name : null;
  }
  function suggests(exchange, fields) {
   const root = exchange === null ? null : (0, json_values.P7)(exchange);
   if (!(0, shared_records.u4)(root) || !Array.isArray(root["errors"])) return false;
   const [error] = root["errors"];
   const message = (0, shared_records.u4)(error) && typeof error["message"] === "string" ? error["message"].slice(0, 2e3) : "";
   const hint = /Did you mean (.{1,300})/i.exec(message)?.[1];
   return hint !== undefined && fields.some(field => hint.includes(field));
  }
  var mask = __webpack_require__(39432);
  const weak_jwt_keys_WORDS = "secret secretkey secret-key secret_key mysecret my-secret my_secret mysecretkey my-secret-key my_secret_key supersecret super-secret " + "super_secret supersecretkey super-secret-key super_secret_key topsecret top-secret verysecret very-secret yoursecret your-secret " + "your_secret your-secret-key your_secret_key yoursecretkey thesecret thisisasecret this-is-a-secret thisismysecret thisisasecretkey " + "this-is-a-secret-key this_is_a_secret_key shhhh shhhhh shhhhhh shhhhhhared-secret shared-secret shared_secret sharedsecret " + "jwt jwtsecret jwt-secret jwt_secret jwtkey jwt-key jwt_key jwtsecretkey jwt-secret-key jwt_secret_key jwttoken myjwtsecret " + "my-jwt-secret my_jwt_secret your-jwt-secret your_jwt_secret your-256-bit-secret your-384-bit-secret your-512-bit-secret " + "a-string-secret-at-least-256-bits-long token tokensecret token-secret token_secret tokenkey access accesstoken access-token " + "access_token access_token_secret access-token-secret accesssecret refresh refreshtoken refresh_token_secret key mykey my-key my_key " + "private privatekey private-key private_key signingkey signing-key signing_key sign signature hmac hmackey hs256 auth authsecret " + "auth-secret auth_secret authkey authentication api apikey api-key api_key apisecret api-secret api_secret session sessionsecret " + "session-secret session_secret keyboard keyboardcat app appsecret app-secret app_secret app_key appkey application client " + "clientsecret client-secret client_secret password passw0rd p@ssw0rd p@ssword pass pass123 password1 password123 changeme change-me " + "change_me changeit change-it changethis change-this change_this please-change-me pleasechangeme replaceme replace-me todo fixme " + "admin admin123 administrator root toor user guest test test123 testing testsecret test-secret test_secret testkey test-key test_key " + "demo demosecret example examplekey example_key example-key sample default defaultsecret default-secret default_secret defaultkey " + "dev develop development devsecret dev-secret dev_secret dev-secret-key dev-key debug local localhost staging prod production " + "production-secret insecure insecure-secret django-insecure not-secret notsecret not-so-secret notasecret random randomkey " + "randomstring random-string random_string randomsecret string somesecret some-secret some_secret somekey some-key anything " + "foo bar foobar foobarbaz baz qux abc abcd abc123 abcdef abcdefg abcdefgh xyz asdf asdfgh asdfghjkl qwe qwerty qwerty123 qwertyuiop " + "zxcvbnm 0 1 12 123 1234 12345 123456 1234567 12345678 123456789 1234567890 0123456789 0123456789abcdef 11111 111111 000000 123123 " + "654321 987654321 iloveyou letmein welcome welcome1 monkey dragon master sunshine princess football baseball superman batman trustno1 " + "hello helloworld hello-world hello_world world hi gateway server backend service node nodejs express expressjs react nestjs nest " + "next nextauth next-auth nextauth_secret next-auth-secret flask flasksecret flask-secret fastapi django rails laravel symfony spring " + "springboot spring-boot java python golang go rust dotnet php javascript typescript koa hapi fastify strapi strapisecret directus " + "hasura graphql mongo mongodb mysql postgres redis docker kubernetes aws azure google github gitlab oauth oauth2 openid sso passport " + "authserver identity encryption encryptionkey encryption_key encrypt crypto cipher salt pepper sugar magic hash md5 sha256 bearer " + "blog shop store todoapp todos notes chat mern meanstack ecommerce";
  const PHRASES = [ "keyboard cat", "my secret", "my secret key", "your secret key", "super secret", "super secret key", "this is a secret", "this is a secret key", "secret key", "hello world", "Sn1f", "S3cr3t", "s3cr3t", "s3cret", "SuperSecretKey", "MySecretKey", "YourSecretKey", "mySecretKey", "jwtSecret", "secretKey", "secret123", "secret1234", "Secret123", "mysecret123", "secret!", "P@ssw0rd", "AllYourBase", "ThisIsMySecret" ];
  const WEAK_JWT_KEYS = [ ...new Set([ ...PHRASES, ...weak_jwt_keys_WORDS.split(" ").flatMap(word => [ word, word.toUpperCase(), `${word[0]?.toUpperCase()}${word.slice(1)}` ]) ]) ];
  const GUESSED_MAX = 8192;
  const HASHES = {
   HS256: "sha256",
   HS384: "sha384",
   HS512: "sha512"
  };
  const PART_MAX = 8e3;
  function parseJwt(token) {
   const match = /^([\w-]{8,8000})\.([\w-]{2,8000})\.([\w-]{0,2000})$/.exec(token.slice(0, PART_MAX * 2 + 2010));
   if (match === null) return null;
   const [, head = "", payload = "", signature = ""] = match;
   const [header, claims] = [ objectOf(head), objectOf(payload) ];
   if (header === null || claims === null || typeof header["alg"] !== "string") return null;
   return {
    header: header,
    claims: claims,
    signed: `${head}.${payload}`,
    signature: signature
   };
  }
  function objectOf(part) {
   try {
    const value = JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
    return (0, shared_records.u4)(value) ? value : null;
   } catch {
    return null;
   }
  }
  function encoded(value) {
   return Buffer.from(JSON.stringify(value)).toString("base64url");
  }
  function hmac(jwt, signed, key) {
   const hash = (0, shared_records.eC)(HASHES, String(jwt.header["alg"]));
   return hash === undefined ? null : (0, external_node_crypto_.createHmac)(hash, key).update(signed).digest("base64url");
  }
  function weakKeyOf(jwt) {
   if (jwt.signature === "" || jwt.signed.length > GUESSED_MAX) return null;
   return WEAK_JWT_KEYS.find(key => hmac(jwt, jwt.signed, key) === jwt.signature) ?? null;
  }
  function signedWith(jwt, claims, key) {
   const signed = `${encoded(jwt.header)}.${encoded({
    ...jwt.claims,
    ...claims
   })}`;
   const signature = hmac(jwt, signed, key);
   return signature === null ? null : `${signed}.${signature}`;
  }
  function unsigned(jwt) {
   return `${encoded({
    ...jwt.header,
    alg: "none"
   })}.${jwt.signed.slice(jwt.signed.indexOf(".") + 1)}.`;
  }
  function wronglySigned({signed: signed, signature: signature}) {
   const turned = [ ...signature ].map(letter => letter === "A" ? "B" : "A").join("");
   return `${signed}.${turned === "" ? "AAAA" : turned}`;
  }
  function expiryOf({claims: claims}) {
   const {exp: exp} = claims;
   return typeof exp === "number" && Number.isFinite(exp) ? exp : null;
  }
  const DAY_SECONDS = 24 * 3600;
  const LEEWAY_SECONDS = 600;
  async function probeJwt(reader, readings) {
   const {context: context} = reader;
   const session = context.sessionToken();
   const jwt = session === null ? null : parseJwt(session.token);
   if (session === null || jwt === null) return {
    probes: [],
    reason: "the session carries no JSON Web Token"
   };
   const isGuarded = ({own: own, anonymous: anonymous}) => (0, json_values.qu)(own) !== undefined && (0, 
   json_values.H0)(anonymous) && anonymous?.response.status !== 404;
   const place = readings.find(isGuarded);
   if (place === undefined) return {
    probes: [],
    reason: "no operation refuses requests without a session"
   };
   const wanted = (0, json_values.tk)((0, json_values.qu)(place.own)).join("\n");
   const accepted = async token => {
    const headers = [ [ session.header, session.before + token + session.after ] ];
    const response = await reader.read({
     ...place,
     reader: "none",
     headers: headers
    });
    const data = (0, json_values.qu)(response);
    return data !== undefined && (0, json_values.tk)(data).join("\n") === wanted ? response : null;
   };
   if (await accepted(`${context.token(20)}.${context.token(20)}.${context.token(20)}`) !== null) return {
    probes: [],
    reason: "the operations accept any token"
   };
   const ignored = await accepted(wronglySigned(jwt));
   if (ignored !== null) {
    const detail = "the same token with another signature returns the same properties";
    return {
     probes: [ {
      kind: "jwt",
      fault: "signature_ignored",
      exchange: ignored,
      detail: detail
     } ],
     reason: null
    };
   }
   return {
    probes: [ ...await forged(jwt, accepted, context.now), ...await expired(jwt, accepted, context.now) ],
    reason: null
   };
  }
  async function forged(jwt, accepted, now) {
   const probes = [];
   const none = await accepted(unsigned(jwt));
   if (none !== null) {
    const detail = 'the claims with "alg": "none" and without a signature return the same properties';
    probes.push({
     kind: "jwt",
     fault: "none_accepted",
     exchange: none,
     detail: detail
    });
   }
   const key = weakKeyOf(jwt);
   if (key === null) return probes;
   const seconds = Math.floor(now.getTime() / 1e3);
   const own = signedWith(jwt, {
    exp: Math.max(expiryOf(jwt) ?? 0, seconds + 3600) + 1
   }, key);
   const exchange = own === null ? null : await accepted(own);
   if (exchange === null) return probes;
   const detail = `${String(jwt.header["alg"]).slice(0, 10)} with the well-known key ${(0, 
   mask.d)(key)}; a token that the scan signed with it returns the same properties`;
   probes.push({
    kind: "jwt",
    fault: "weak_key",
    exchange: exchange,
    detail: detail
   });
   const past = signedWith(jwt, {
    iat: seconds - 2 * DAY_SECONDS,
    nbf: seconds - 2 * DAY_SECONDS,
    exp: seconds - DAY_SECONDS
   }, key);
   const late = past === null ? null : await accepted(past);
   if (late !== null) {
    const text = "a token that expired a day ago returns the same properties";
    probes.push({
     kind: "jwt",
     fault: "expired_accepted",
     exchange: late,
     detail: text
    });
   }
   return probes;
  }
  async function expired(jwt, accepted, now) {
   const expiry = expiryOf(jwt);
   const age = expiry === null ? 0 : Math.floor(now.getTime() / 1e3) - expiry;
   if (age < LEEWAY_SECONDS) return [];
   const exchange = await accepted(`${jwt.signed}.${jwt.signature}`);
   if (exchange === null) return [];
   const detail = `the session's own token, which expired ${Math.floor(age / 60)} minutes before the scan, returns the same properties`;
   return [ {
    kind: "jwt",
    fault: "expired_accepted",
    exchange: exchange,
    detail: detail
   } ];
  }
  const NODES_MAX = 2e3;
  const RECORDS_MAX = 100;
  const list_values_DEPTH_MAX = 5;
  const VALUE_LENGTH_MAX = 200;
  const ID_NAMES = [ "id", "_id", "uuid", "uid", "guid", "key", "slug", "name", "username", "title" ];
  function listedIn(template, text) {
   let root;
   try {
    root = JSON.parse(text);
   } catch {
    return null;
   }
   const records = [];
   const scalars = [];
   let left = NODES_MAX;
   const visit = (value, depth, isItem) => {
    left -= 1;
    if (left < 0 || depth < 0 || records.length >= RECORDS_MAX) return;
    const scalar = isItem ? scalarOf(value) : null;
    if (scalar !== null && scalars.length < RECORDS_MAX) scalars.push(scalar);
    if (Array.isArray(value)) for (const item of value.slice(0, RECORDS_MAX)) visit(item, depth - 1, true); else if ((0, 
    shared_records.u4)(value)) {
     records.push(value);
     for (const member of Object.values(value).slice(0, RECORDS_MAX)) visit(member, depth - 1, false);
    }
   };
   visit(root, list_values_DEPTH_MAX, false);
   return {
    template: template,
    records: records,
    scalars: scalars
   };
  }
  function pathValues(operation, lists) {
   const found = new Map;
   const {template: template} = operation;
   for (const match of template.matchAll(/\{([^{}/]{1,100})\}/g)) {
    const [, name = ""] = match;
    const before = template.slice(0, match.index).replace(/\/$/, "");
    const value = fromCollection(name, before, lists) ?? fromAny(name, lists);
    if (value !== null) found.set(name, value);
   }
   return found;
  }
  function variableValues(operation, lists) {
   const found = new Map;
   const field = singular(operation.id.slice(operation.id.indexOf(" ") + 1));
   const list = lists.find(({template: template}) => singular(template.slice(template.lastIndexOf("/") + 1)) === field);
   for (const {variable: variable, argument: argument} of variablesOf(operation)) {
    const own = list === undefined ? null : fromCollection(argument, list.template, [ list ]);
    const value = own ?? fromAny(argument, lists);
    if (value !== null) found.set(variable, value);
   }
   return found;
  }
  const SELECTS = /(?:^|[_.-])(?:id|uuid|guid)$|[a-z](?:Id|ID|Uuid|UUID|Guid)$/;
  function objectValues(operation, lists) {
   if (operation.format === "graphql") {
    const {variables: variables = {}} = operation.body?.value ?? {};
    const known = variableValues(operation, lists);
    const required = Object.keys(variables).map(name => [ name, known.get(name) ]);
    return complete(required);
   }
   const path = pathValues(operation, lists);
   const inPath = [ ...operation.template.matchAll(/\{([^{}/]{1,100})\}/g) ].map(([, name = ""]) => [ name, path.get(name) ]);
   if (inPath.length > 0) return complete(inPath);
   const ids = operation.parameters.filter(one => one.in === "query" && one.isRequired && SELECTS.test(one.name.slice(0, 100)));
   return complete(ids.map(({name: name}) => [ `?${name}`, queryValue(name, operation.template, lists) ]));
  }
  function complete(values) {
   const known = values.flatMap(([name, value]) => value == null ? [] : [ [ name, value ] ]);
   return known.length === 0 || known.length < values.length ? null : new Map(known);
  }
  function queryValue(name, template, lists) {
   const segments = new Set(new URL(template).pathname.split("/").map(singular));
   for (const list of lists) {
    if (list.template === template || !segments.has(singular(list.template.slice(list.template.lastIndexOf("/") + 1)))) continue;
    const value = fromCollection(name, list.template.replace(/\/$/, ""), [ list ]);
    if (value !== null) return value;
   }
   return fromAny(name, lists);
  }
  function placeOf({format: format, template: template, id: id}) {
   return format === "graphql" ? `${template}/${id.slice(id.indexOf(" ") + 1)}` : template;
  }
  function fromCollection(name, before, lists) {
   const own = lists.filter(({template: template}) => template.replace(/\/$/, "") === before);
   const records = own.flatMap(list => list.records);
   const byName = propertyOf(records, plain(name));
   if (byName !== null) return byName;
   const collection = singular(before.slice(before.lastIndexOf("/") + 1));
   const short = plain(name).startsWith(collection) ? plain(name).slice(collection.length) : plain(name);
   const wanted = short === "" || short === "id" || short === "identifier" ? ID_NAMES : [ short ];
   for (const property of wanted) {
    const value = propertyOf(records, plain(property));
    if (value !== null) return value;
   }
   return own[0]?.scalars[0] ?? null;
  }
  function fromAny(name, lists) {
   const wanted = plain(name);
   if (wanted !== "id") for (const {records: records} of lists) {
    const value = propertyOf(records, wanted);
    if (value !== null) return value;
   }
   const of = /^(\w{2,60})(?:id|uuid|slug)$/.exec(wanted)?.[1];
   const list = lists.find(({template: template}) => template.split("/").some(segment => singular(segment) === of));
   return list === undefined ? null : propertyOf(list.records, "id");
  }
  function propertyOf(records, wanted) {
   for (const record of records) for (const [name, value] of Object.entries(record).slice(0, RECORDS_MAX)) {
    const scalar = plain(name) === wanted ? scalarOf(value) : null;
    if (scalar !== null) return scalar;
   }
   return null;
  }
  function plain(name) {
   return name.slice(0, 100).toLowerCase().replace(/[_\-\s]/g, "");
  }
  function singular(collection) {
   const word = plain(collection);
   if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
   return word.endsWith("s") ? word.slice(0, -1) : word;
  }
  function scalarOf(value) {
   if (typeof value === "number") return Number.isSafeInteger(value) ? String(value) : null;
   if (typeof value !== "string" || value.trim() === "" || value.length > VALUE_LENGTH_MAX) return null;
   return value;
  }
  const OF_CALLER = /(?:^|\/)(?:me|self|whoami|profile|account|userinfo|current[-_]?user|user)$/i;
  const IDENTIFIES = /^(?:id|userid|uid|uuid|sub|username|user|login|email|emailaddress|mail)$/;
  const VALUES_MAX = 12;
  function identifiersOf(context, identity, responses) {
   const names = new Set(namesOf(context.options[contract_login.RT[identity]]?.username));
   const values = new Set(names);
   for (const {template: template, exchange: exchange} of responses) {
    if (!OF_CALLER.test(new URL(template).pathname)) continue;
    for (const {name: name, value: value, path: path} of (0, json_values.wf)((0, json_values.qu)(exchange))) {
     if (path.includes("[]") || !IDENTIFIES.test((0, json_values.MH)(name)) || values.size >= VALUES_MAX) continue;
     if (typeof value !== "string" && typeof value !== "number" || value === "") continue;
     const text = String(value).toLowerCase();
     values.add(text);
     if (!/^\d{1,12}$/.test(text)) for (const one of namesOf(text)) names.add(one);
    }
   }
   return {
    names: [ ...names ],
    values: values
   };
  }
  const OWNER = /^(?:owner|ownerid|user|userid|username|author|authorid|account|accountid|customer|customerid|member|memberid|createdby|creator|creatorid|email|useremail|owneremail|buyer|seller|patient|patientid|employee|employeeid|holder)$/;
  function isOwnedBy(record, {values: values}) {
   return Object.entries(record).slice(0, 100).some(([name, value]) => {
    if (!OWNER.test((0, json_values.MH)(name))) return false;
    const inner = typeof value === "object" && value !== null ? Object.values(value).slice(0, 20) : [ value ];
    return inner.some(one => [ "string", "number" ].includes(typeof one) && values.has(String(one).toLowerCase()));
   });
  }
  const survey_READ_MAX = 60;
  async function surveyOf(reader, operations) {
   const reading = operations.filter(operation => operation.isRead);
   const isPlain = ({template: template}) => !template.includes("{");
   const plain = await readAll(reader, reading.filter(isPlain).slice(0, survey_READ_MAX), () => new Map);
   const lists = plain.flatMap(listsOf);
   const rest = reading.filter(operation => !isPlain(operation)).slice(0, survey_READ_MAX - plain.length);
   return [ ...plain, ...await readAll(reader, rest, operation => pathValues(operation, lists)) ];
  }
  function readAll(reader, operations, valuesOf) {
   return forEachOf(operations, async operation => {
    const values = valuesOf(operation);
    const own = reader.isSignedIn ? await reader.read({
     operation: operation,
     values: values,
     reader: "user"
    }) : null;
    const anonymous = await reader.read({
     operation: operation,
     values: values,
     reader: "none"
    });
    return {
     operation: operation,
     values: values,
     own: own,
     anonymous: anonymous
    };
   });
  }
  function listsOf({operation: operation, own: own, anonymous: anonymous}) {
   return [ own, anonymous ].flatMap(exchange => {
    if (exchange === null || exchange.response.status >= 300) return [];
    return listedIn(placeOf(operation), exchange.response.text) ?? [];
   });
  }
  const probe_objects_OPERATIONS_MAX = 20;
  const CANDIDATES_MAX = 2;
  const PRIVATE = /secret|password|e?mail|phone|mobile|address|birth|ssn|iban|card|balance|salary|token|invoice|amount|total|medical|diagnos|passport|tax|notes?$|message|content$|private|paid|payment|vin|location|latitude|longitude/;
  async function probeObjects(reader, readings, operations) {
   const {context: context} = reader;
   const plain = readings.filter(({operation: operation, own: own}) => !operation.template.includes("{") && (0, 
   json_values.qu)(own) !== undefined);
   const seconds = await forEachOf(plain, async ({operation: operation, values: values, own: own, anonymous: anonymous}) => ({
    template: placeOf(operation),
    exchange: anonymous !== null && anonymous.response.text === own?.response.text ? anonymous : await reader.read({
     operation: operation,
     values: values,
     reader: "second"
    })
   }));
   const owner = identifiersOf(context, "user", plain.map(({operation: operation, own: own}) => ({
    template: placeOf(operation),
    exchange: own
   })));
   const caller = identifiersOf(context, "second", seconds);
   const ofOwner = plain.flatMap(reading => listsOf({
    ...reading,
    anonymous: null
   }));
   const ofCaller = seconds.flatMap(({template: template, exchange: exchange}) => exchange === null ? [] : listedIn(template, exchange.response.text) ?? []);
   const candidates = operations.filter(({isRead: isRead, method: method, format: format}) => isRead && (method === "GET" || format === "graphql")).map(operation => candidatesOf(operation, ofOwner, ofCaller, owner, caller)).filter(found => found.length > 0).slice(0, probe_objects_OPERATIONS_MAX).flat();
   const probes = await forEachOf(candidates, candidate => compare(reader, candidate, owner, caller));
   const once = new Map(probes.flatMap(probe => probe === null ? [] : [ [ probe.operation.id, probe ] ]).reverse());
   return {
    probes: [ ...once.values() ].reverse(),
    compared: candidates.length
   };
  }
  function candidatesOf(operation, ofOwner, ofCaller, owner, caller) {
   const found = new Map;
   const valuesOf = (template, record) => objectValues(operation, [ {
    template: template,
    records: [ record ],
    scalars: []
   } ]);
   const keyOf = (template, record) => [ ...valuesOf(template, record)?.values() ?? [] ].join("/");
   const shown = new Set(ofCaller.flatMap(({template: template, records: records}) => records.map(record => keyOf(template, record))));
   for (const {template: template, records: records} of ofOwner) for (const record of records) {
    if (isOwnedBy(record, caller)) continue;
    const values = valuesOf(template, record);
    const key = [ ...values?.values() ?? [] ].join("/");
    if (values === null || found.has(key)) continue;
    const isListed = shown.has(key);
    if (!isListed || isOwnedBy(record, owner)) found.set(key, {
     operation: operation,
     values: values,
     isListed: isListed,
     record: record
    });
   }
   const isNamed = ({record: record}) => isOwnedBy(record, owner) ? 0 : 1;
   return [ ...found.values() ].sort((one, other) => isNamed(one) - isNamed(other)).slice(0, CANDIDATES_MAX);
  }
  async function compare(reader, {operation: operation, values: values, isListed: isListed, record: record}, owner, caller) {
   if (!(0, json_values.H0)(await reader.read({
    operation: operation,
    values: values,
    reader: "none"
   }))) return null;
   const own = await probe_objects_readTwice(reader, {
    operation: operation,
    values: values,
    reader: "user"
   });
   const other = own === null ? null : await reader.read({
    operation: operation,
    values: values,
    reader: "second",
    isFresh: true
   });
   if (own === null || other === null || (0, json_values.qu)(other) === undefined) return null;
   if (!isSameContent(own, other, [ ...owner.names, ...caller.names ])) return null;
   const object = recordsOf((0, json_values.qu)(other));
   if (object.some(one => isOwnedBy(one, caller))) return null;
   const namesOwner = object.some(one => isOwnedBy(one, owner));
   if (isListed && !(namesOwner && hasMore((0, json_values.qu)(other), record))) return null;
   return {
    kind: "object",
    operation: operation,
    own: own[0],
    other: other,
    namesOwner: namesOwner
   };
  }
  async function probe_objects_readTwice(reader, request) {
   const first = await reader.read(request);
   const again = (0, json_values.vI)(first) ? await reader.read({
    ...request,
    isFresh: true
   }) : null;
   return first === null || again === null ? null : [ first, again ];
  }
  function hasMore(object, listed) {
   const known = new Set((0, json_values.wf)(listed).map(({name: name}) => (0, json_values.MH)(name)));
   return (0, json_values.XF)(object).some(({name: name}) => PRIVATE.test((0, json_values.MH)(name)) && !known.has((0, 
   json_values.MH)(name)));
  }
  function recordsOf(root) {
   const inner = (0, json_values.wf)(root).map(({record: record}) => record);
   const outer = (0, shared_records.u4)(root) ? [ root, ...Object.values(root) ] : [];
   return [ ...new Set([ ...inner, ...outer ]) ].filter(shared_records.u4);
  }
  const ADMINISTRATIVE = /(?:^|[/._-])(?:admin|administration|administrator|backoffice|superuser|superadmin)(?:$|[/._-])/i;
  function isAdministrative({template: template, scopes: scopes}) {
   const {pathname: pathname} = new URL(template);
   return ADMINISTRATIVE.test(pathname.slice(0, 2e3)) || scopes.some(scope => /admin|superuser/i.test(scope));
  }
  async function probeFunctions(reader, readings) {
   const {context: context} = reader;
   const administrative = readings.filter(({operation: operation}) => isAdministrative(operation)).slice(0, probe_objects_OPERATIONS_MAX);
   const refused = administrative.find(({own: own}) => own !== null && [ 401, 403 ].includes(own.response.status));
   const names = [ ...identifiersOf(context, "user", []).names, ...identifiersOf(context, "admin", []).names ];
   const probes = await forEachOf(administrative, async ({operation: operation, values: values, own: own, anonymous: anonymous}) => {
    if (!(0, json_values.vI)(own) || !(0, json_values.H0)(anonymous)) return [];
    if (!reader.hasIdentity("admin")) return refused?.own == null ? [] : [ {
     kind: "function",
     operation: operation,
     own: refused.own,
     other: own,
     isLikeAdmin: false
    } ];
    const admin = await probe_objects_readTwice(reader, {
     operation: operation,
     values: values,
     reader: "admin"
    });
    if (admin === null || !isSameContent(admin, own, names)) return [];
    return [ {
     kind: "function",
     operation: operation,
     own: admin[0],
     other: own,
     isLikeAdmin: true
    } ];
   });
   return probes.flat();
  }
  const secret_properties_PASSWORD = /^(?:user|account|login|admin|db|database|plain|clear|old|current|hashed|encrypted|root|smtp|ldap)?(?:text)?(?:password|passwd|passphrase|pwd)$/;
  const HASH = /^(?:password|passwd|pwd|pw|pass)(?:hash|digest|encrypted|salted)$|^(?:hashedpassword|encryptedpassword|passwordsalt)$/;
  const KEY = /^(?:clientsecret|privatekey|secretkey|apisecret|signingkey|encryptionkey|jwtsecret|masterkey|totpsecret|otpsecret|mfasecret|twofactorsecret|resetpasswordtoken|passwordresettoken|resettoken)$/;
  const KEY_OF_USER = /^(?:apikey|accesskey|authtoken|apitoken|sessiontoken|sessionid|refreshtoken)$/;
  const IN_ENVIRONMENT = /(?:^|\.)env(?:iron(?:ment)?)?(?:_?vars?|_?variables)?\.[A-Z][A-Z\d_]{0,60}$/;
  const OF_ENVIRONMENT = /(?:PASSWORD|PASSWD|PASSPHRASE|SECRET(?:_KEY)?|PRIVATE_KEY|API_?KEY|ACCESS_KEY)$/;
  const IDENTITY = /^(?:id|userid|uid|uuid|user|username|login|email|mail|emailaddress|name|account|owner|firstname|lastname)$/;
  const PERSON = /^(?:userid|user|username|login|email|mail|emailaddress)$/;
  const OF_CLIENT = /^(?:pi|seti|cs|src|pm)_/;
  const STORED_HASH = /^(?:\$2[abxy]\$\d\d\$[./A-Za-z\d]{53}|\$argon2(?:id?|d)\$.{20,400}|\$[156]\$.{10,200}|\$P\$[./A-Za-z\d]{31}|pbkdf2[_:]sha\d{1,3}[:$].{20,400}|scrypt:.{20,400}|\{S?SHA\}.{20,200})$/;
  const PRIVATE_KEY = /^-----BEGIN (?:[A-Z]{1,20} )?PRIVATE KEY-----/;
  const NO_SECRET = /^(?:string|text|password|secret|required|optional|hidden|redacted|masked|removed|filtered|encrypted|protected|none|null|undefined|nil|n\/a|true|false|yes|no|set|unset|empty|changed|sensitive|writeonly|example|sample|test|placeholder|min|max|varchar|char|object|field|input)$/i;
  const MASK = /\*\*|••|\.\.\.|…|xxxxxx|\[[^\]]{1,40}\]|<[^>]{1,40}>/i;
  function secretProperties(root, isAnonymous, isOfPerson = false) {
   const identity = isAnonymous ? IDENTITY : PERSON;
   const found = new Map;
   for (const leaf of (0, json_values.wf)(root)) {
    if (typeof leaf.value !== "string" || !secret_properties_isSecret(leaf, leaf.value, identity, isOfPerson)) continue;
    const entry = found.get(leaf.path) ?? {
     leaves: [],
     values: new Set
    };
    entry.leaves.push(leaf);
    entry.values.add(leaf.value);
    found.set(leaf.path, entry);
   }
   return [ ...found ].flatMap(([path, {leaves: leaves, values: values}]) => {
    const [first] = leaves;
    if (first === undefined) return [];
    if (isOfEnvironment(first)) return [ {
     path: path,
     records: leaves.length
    } ];
    const isList = new Set(leaves.map(({record: record}) => record)).size > 1;
    const name = (0, json_values.MH)(first.name);
    const isKey = KEY_OF_USER.test(name) || !isAnonymous && KEY.test(name);
    if (isKey && (!isList || values.size < 2 || identitiesOf(leaves, identity) < 2)) return [];
    const isWord = [ ...values ].every(value => /^\p{L}{1,30}$/u.test(value));
    if (secret_properties_PASSWORD.test(name) && isWord && (!isList || identitiesOf(leaves, identity) < 2)) return [];
    return [ {
     path: path,
     records: leaves.length
    } ];
   });
  }
  function isOfEnvironment({path: path, name: name}) {
   return IN_ENVIRONMENT.test(path) && OF_ENVIRONMENT.test(name.slice(0, 100));
  }
  function secret_properties_isSecret(leaf, value, identity, isOfPerson) {
   const {name: name, record: record} = leaf;
   if (STORED_HASH.test(value.slice(0, 500)) || PRIVATE_KEY.test(value.slice(0, 60))) return true;
   const plain = (0, json_values.MH)(name);
   if (value.length < 4 || value.length > 4e3 || NO_SECRET.test(value.slice(0, 200)) || MASK.test(value.slice(0, 200))) return false;
   if (/\s|^https?:|^\/|^\d{4}-\d\d-\d\d/.test(value.slice(0, 4e3)) || (0, json_values.MH)(value) === plain) return false;
   if (isOfEnvironment(leaf)) return true;
   if (HASH.test(plain)) return value.length >= 16;
   if (KEY.test(plain)) return value.length >= 8 && !OF_CLIENT.test(value);
   if (!secret_properties_PASSWORD.test(plain) && !KEY_OF_USER.test(plain)) return false;
   if (record !== null && isOfPerson && secret_properties_PASSWORD.test(plain)) return true;
   return record !== null && Object.entries(record).some(([other, member]) => isIdentity(other, member, identity));
  }
  function isIdentity(name, value, identity) {
   const isScalar = typeof value === "string" && value !== "" || typeof value === "number";
   return isScalar && identity.test((0, json_values.MH)(name));
  }
  function namesPerson(name) {
   return PERSON.test((0, json_values.MH)(name));
  }
  function identitiesOf(leaves, identity) {
   const named = leaves.flatMap(({record: record}) => Object.entries(record ?? {}).filter(([name, value]) => isIdentity(name, value, identity)).slice(0, 1).map(([, value]) => String(value)));
   return new Set(named).size;
  }
  const probe_properties_ITEMS_MAX = 20;
  const probe_properties_DEPTH_MAX = 8;
  const EXTRA_MAX = 20;
  function probeSecrets(readings) {
   return readings.flatMap(({operation: operation, own: own, anonymous: anonymous}) => {
    const isOfPerson = operation.parameters.some(one => one.in === "path" && namesPerson(one.name));
    for (const exchange of [ anonymous, own ]) {
     const data = (0, json_values.qu)(exchange);
     const isAnonymous = exchange === anonymous;
     const properties = data === undefined ? [] : secretProperties(data, isAnonymous, isAnonymous && isOfPerson);
     if (exchange === null || properties.length === 0) continue;
     return [ {
      kind: "secret_properties",
      operation: operation,
      exchange: exchange,
      properties: properties,
      isAnonymous: exchange === anonymous
     } ];
    }
    return [];
   });
  }
  function probeUndocumented(readings) {
   return readings.flatMap(({operation: operation, own: own, anonymous: anonymous}) => {
    const exchange = [ own, anonymous ].find(one => (0, json_values.qu)(one) !== undefined) ?? null;
    if (exchange === null || operation.response === null) return [];
    const properties = [ ...new Set(extraIn((0, json_values.qu)(exchange), operation.response, "", 0)) ].slice(0, EXTRA_MAX);
    return properties.length === 0 ? [] : [ {
     kind: "undocumented_properties",
     operation: operation,
     exchange: exchange,
     properties: properties
    } ];
   });
  }
  function extraIn(value, schema, path, depth) {
   if (depth > probe_properties_DEPTH_MAX) return [];
   if (Array.isArray(value)) {
    const {items: items} = schema;
    if (items === undefined) return [];
    return value.slice(0, probe_properties_ITEMS_MAX).flatMap(item => extraIn(item, items, `${path}[]`, depth + 1));
   }
   const {properties: properties} = schema;
   if (!(0, shared_records.u4)(value) || properties === undefined) return [];
   return Object.entries(value).slice(0, 200).flatMap(([name, member]) => {
    const at = path === "" ? name : `${path}.${name}`;
    const described = properties.get(name);
    if (described === undefined) return schema.isClosed === true ? [ at ] : [];
    return extraIn(member, described, at, depth + 1);
   });
  }
  const probe_refused_PROBED_MAX = 15;
  const ERRORS_MAX = 10;
  async function probeVerbs(reader, readings) {
   const refused = readings.filter(({operation: operation, own: own, anonymous: anonymous}) => {
    const isRefused = anonymous !== null && [ 401, 403 ].includes(anonymous.response.status);
    return operation.method === "GET" && isRefused && (0, json_values.qu)(own) !== undefined && lengthOf(own) > 0;
   }).slice(0, probe_refused_PROBED_MAX);
   const probes = await forEachOf(refused, async ({operation: operation, values: values, own: own}) => {
    const exchange = await reader.read({
     operation: operation,
     values: values,
     reader: "none",
     method: "HEAD"
    });
    const isServed = exchange !== null && own !== null && exchange.response.status === 200 && (0, 
    http.JL)(exchange) === (0, http.JL)(own);
    if (!isServed || lengthOf(exchange) !== lengthOf(own)) return [];
    const detail = `HEAD without a session returns 200 and the length of the user's response (${lengthOf(exchange)} bytes)`;
    return [ {
     kind: "verb_tampering",
     operation: operation,
     exchange: exchange,
     detail: detail
    } ];
   });
   return probes.flat();
  }
  function lengthOf(exchange) {
   const value = exchange === null ? undefined : (0, http.wx)(exchange.response.headers, "content-length");
   return value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : 0;
  }
  const BOUNDARIES = {
   integer: "99999999999999999999",
   number: "NaN",
   boolean: "maybe",
   string: "💩"
  };
  async function probeErrors(reader, readings) {
   const typed = readings.filter(({operation: operation, own: own, anonymous: anonymous}) => {
    const status = (own ?? anonymous)?.response.status;
    return operation.template.includes("{") && operation.method === "GET" && status !== undefined && status < 500;
   });
   const probes = await forEachOf(typed.slice(0, ERRORS_MAX), async ({operation: operation, values: values}) => {
    const parameter = operation.parameters.findLast(one => one.in === "path");
    const value = parameter === undefined ? undefined : BOUNDARIES[parameter.schema.type];
    if (parameter === undefined || value === undefined) return [];
    const changed = new Map([ ...values, [ parameter.name, value ] ]);
    const read = () => reader.read({
     operation: operation,
     values: changed,
     reader: "user",
     isFresh: true
    });
    const exchange = await read();
    if (exchange === null || !isServerError(exchange)) return [];
    const again = await read();
    if (again === null || again.response.status !== exchange.response.status) return [];
    const detail = `a value outside its type (${parameter.schema.type}) returns ${exchange.response.status}, twice`;
    return [ {
     kind: "server_error",
     operation: operation,
     exchange: exchange,
     detail: detail
    } ];
   });
   return probes.flat();
  }
  function isServerError({response: response}) {
   return response.status === 500 || response.status === 501;
  }
  const NO_LOGIN = "no login was given, or the sign-in failed";
  async function gatherApi(context) {
   const described = await context.gather("operations");
   if (described.state !== "available") return described;
   const {operations: operations} = described.value;
   if (operations.length === 0) return {
    state: "not_applicable",
    reason: "no description of an API was given, and the target publishes none"
   };
   const reader = new OperationReader(context);
   const readings = await surveyOf(reader, operations);
   const reasons = {};
   const probes = [ ...probeSecrets(readings), ...probeUndocumented(readings) ];
   probes.push(...await probeAuthentication(reader, readings));
   if (!readings.some(({operation: operation}) => operation.security === "required")) reasons.broken_authentication = "the description names no operation that reads and requires a credential";
   if (reader.isSignedIn) {
    const jwt = await probeJwt(reader, readings);
    probes.push(...jwt.probes);
    if (jwt.reason !== null) reasons.jwt = jwt.reason;
    probes.push(...await probeVerbs(reader, readings), ...await probeFunctions(reader, readings));
    if (!readings.some(({operation: operation}) => isAdministrative(operation))) reasons.function = "no operation that reads is for administrators by its path or scopes";
   } else for (const kind of [ "jwt", "verb_tampering", "function" ]) reasons[kind] = NO_LOGIN;
   if (reader.hasIdentity("user") && reader.hasIdentity("second")) {
    const objects = await probeObjects(reader, readings, operations);
    probes.push(...objects.probes);
    if (objects.compared === 0) reasons.object = "no list shows an object of the user with an operation that reads it";
   } else reasons.object = "it needs login and second-login";
   const graphql = await probeGraphql(reader, operations);
   probes.push(...graphql.probes);
   if (graphql.endpoints === 0) reasons.graphql = "the API has no GraphQL endpoint";
   const accounts = await probeAccounts(reader, operations, readings);
   probes.push(...accounts.probes);
   Object.assign(reasons, accounts.reasons);
   probes.push(...await probeErrors(reader, readings));
   if (!readings.some(({operation: operation}) => operation.response !== null)) reasons.undocumented_properties = "the description has no schema of a response";
   const {requested: requested, isCutShort: isCutShort} = reader;
   const responses = readings.flatMap(({own: own, anonymous: anonymous}) => [ own, anonymous ]).filter(one => one !== null);
   return {
    state: "available",
    value: {
     probes: probes,
     responses: responses,
     requested: requested,
     isCutShort: isCutShort,
     reasons: reasons
    }
   };
  }
  var description_text = __webpack_require__(94628);
  const DESCRIPTION_PATHS = [ "/swagger.json", "/openapi.json", "/openapi.yaml", "/v2/api-docs", "/v3/api-docs", "/api-docs" ];
  const json_links_TEXT_MAX = 512 * 1024;
  const json_links_LINKS_MAX = 40;
  const json_links_NODES_MAX = 5e3;
  const json_links_DEPTH_MAX = 12;
  function jsonLinks(text, base) {
   const document = text.length <= json_links_TEXT_MAX && /^\s*[[{]/.test(text) ? parse(text) : null;
   if (typeof document !== "object" || document === null) return [];
   const links = (0, shared_records.u4)(document) && (0, shared_records.u4)(document["paths"]) ? operations(document) : named(document);
   const urls = links.flatMap(link => URL.parse(link, base)?.href ?? []);
   return [ ...new Set(urls) ].slice(0, json_links_LINKS_MAX);
  }
  function parse(text) {
   try {
    return JSON.parse(text);
   } catch {
    return null;
   }
  }
  function named(document) {
   const found = [];
   const waiting = [ {
    value: document,
    depth: 0
   } ];
   let nodes = 0;
   for (let next = waiting.shift(); next !== undefined && nodes < json_links_NODES_MAX; next = waiting.shift()) {
    nodes += 1;
    const {value: value, depth: depth} = next;
    if (typeof value === "string") {
     if (value.length <= 500 && /^(?:https?:\/\/|\/(?!\/))[^\s<>"{}\\^`|]+$/i.test(value)) found.push(value);
    } else if (typeof value === "object" && value !== null && depth < json_links_DEPTH_MAX) for (const inner of Object.values(value)) waiting.push({
     value: inner,
     depth: depth + 1
    });
   }
   return found;
  }
  function operations(document) {
   const paths = (0, shared_records.u4)(document["paths"]) ? document["paths"] : {};
   const prefix = prefixOf(document);
   return Object.entries(paths).slice(0, json_links_LINKS_MAX).flatMap(([path, item]) => {
    if (!path.startsWith("/") || !(0, shared_records.u4)(item) || !(0, shared_records.u4)(item["get"])) return [];
    const {operationId: operationId, summary: summary} = item["get"];
    const text = value => typeof value === "string" ? value : "";
    if (namesWriting(path, text(operationId), text(summary))) return [];
    const parameters = [ ...json_links_listOf(item["parameters"]), ...json_links_listOf(item["get"]["parameters"]) ].map(parameter => resolved(parameter, document)).filter(shared_records.u4);
    const filled = path.replace(/\{([^{}/]{1,60})\}/g, (_, name) => encodeURIComponent(exampleOf(parameters.find(each => each["name"] === name) ?? {}, document)));
    if (/[{}]/.test(filled)) return [];
    const query = parameters.filter(parameter => parameter["in"] === "query" && typeof parameter["name"] === "string").slice(0, 20).map(parameter => [ String(parameter["name"]), exampleOf(parameter, document) ]);
    const search = new URLSearchParams(query).toString();
    return [ `${prefix}${filled}${search === "" ? "" : `?${search}`}` ];
   });
  }
  function prefixOf(document) {
   const [server] = json_links_listOf(document["servers"]);
   const base = (0, shared_records.u4)(server) ? server["url"] : document["basePath"];
   return typeof base === "string" && !base.includes("{") ? base.replace(/(?<!\/)\/+$/, "") : "";
  }
  function json_links_listOf(value) {
   return Array.isArray(value) ? value.slice(0, 50) : [];
  }
  function resolved(value, document) {
   const reference = (0, shared_records.u4)(value) ? value["$ref"] : undefined;
   if (typeof reference !== "string" || !reference.startsWith("#/")) return value;
   let target = document;
   for (const part of reference.slice(2).split("/", 10)) target = (0, shared_records.u4)(target) ? target[part.replaceAll("~1", "/").replaceAll("~0", "~")] : undefined;
   return target;
  }
  function exampleOf(parameter, document) {
   const inner = resolved(parameter["schema"], document);
   const schema = (0, shared_records.u4)(inner) ? inner : {};
   const [choice] = json_links_listOf(schema["enum"] ?? parameter["enum"]);
   const candidates = [ parameter["example"], schema["example"], schema["default"], parameter["default"], choice ];
   const given = candidates.find(value => [ "string", "number", "boolean" ].includes(typeof value));
   if (given !== undefined) return String(given).slice(0, 200);
   const type = schema["type"] ?? parameter["type"];
   return type === "integer" || type === "number" ? "1" : type === "boolean" ? "true" : "test";
  }
  const explorer_urls_TEXT_MAX = 256 * 1024;
  const URLS_MAX = 10;
  function isDescriptionLink(href) {
   const path = (URL.parse(href)?.pathname ?? "").slice(0, 2e3);
   return /(?:^|[/._-])(?:openapi|swagger|api-docs|apispec|schema)[\w.-]{0,20}(?:\.json|\.ya?ml)?$|\/api-docs(?:\/|$)/i.test(path);
  }
  function explorerUrls(text, base) {
   const start = text.slice(0, explorer_urls_TEXT_MAX);
   if (!/swagger|redoc|rapidoc|api-reference|openapi/i.test(start)) return [];
   const found = [ ...start.matchAll(/(?:\b(?:url|configUrl|spec-url|specUrl|data-url)\b["']?\s{0,5}[:=]\s{0,5}|Redoc\.init\(\s{0,5})["']([^"'\s<>]{1,500})["']/gi) ].slice(0, URLS_MAX);
   const urls = found.map(([, url = ""]) => URL.parse(url, base)?.href ?? "").filter(isDescriptionLink);
   return [ ...new Set(urls) ];
  }
  function graphQlPaths(text) {
   const found = text.slice(0, explorer_urls_TEXT_MAX).matchAll(/["'`](\/[\w./-]{0,100}\bgraphql)["'`]/gi);
   return [ ...new Set([ ...found ].slice(0, URLS_MAX).map(([, path = ""]) => path)) ];
  }
  const TYPES_MAX = 2e3;
  const graphql_schema_FIELDS_MAX = 500;
  const WRAPPERS_MAX = 8;
  const graphql_schema_INTROSPECTION = JSON.stringify({
   query: "query{__schema{queryType{name} mutationType{name} types{kind name fields{name args{...I} type{...T}} inputFields{...I} enumValues{name}}}} " + "fragment I on __InputValue{name type{...T} defaultValue} " + "fragment T on __Type{kind name ofType{kind name ofType{kind name ofType{kind name ofType{kind name ofType{kind name}}}}}}"
  });
  const KINDS = {
   SCALAR: "scalar",
   OBJECT: "object",
   INTERFACE: "interface",
   UNION: "union",
   ENUM: "enum",
   INPUT_OBJECT: "input"
  };
  function isGraphQlName(value) {
   return typeof value === "string" && /^[A-Za-z_]\w{0,100}$/.test(value);
  }
  function introspectedSchema(document) {
   const data = (0, shared_records.u4)(document["data"]) ? document["data"] : document;
   const schema = data["__schema"];
   if (!(0, shared_records.u4)(schema) || !Array.isArray(schema["types"])) return null;
   const types = new Map;
   for (const type of schema["types"].slice(0, TYPES_MAX)) {
    if (!(0, shared_records.u4)(type) || !isGraphQlName(type["name"])) continue;
    types.set(type["name"], {
     kind: (0, shared_records.eC)(KINDS, String(type["kind"])) ?? "scalar",
     fields: graphql_schema_listOf(type["fields"]).flatMap(fieldOf),
     inputs: graphql_schema_listOf(type["inputFields"]).flatMap(inputOf),
     values: graphql_schema_listOf(type["enumValues"]).flatMap(({name: name}) => isGraphQlName(name) ? [ name ] : [])
    });
   }
   const root = name => {
    const type = schema[name];
    return (0, shared_records.u4)(type) && isGraphQlName(type["name"]) ? type["name"] : null;
   };
   return {
    query: root("queryType"),
    mutation: root("mutationType"),
    types: types
   };
  }
  function graphql_schema_listOf(value) {
   return Array.isArray(value) ? value.slice(0, graphql_schema_FIELDS_MAX).filter(shared_records.u4) : [];
  }
  function fieldOf(field) {
   const type = referenceOf(field["type"]);
   if (!isGraphQlName(field["name"]) || type === null) return [];
   return [ {
    name: field["name"],
    inputs: graphql_schema_listOf(field["args"]).flatMap(inputOf),
    type: type
   } ];
  }
  function inputOf(input) {
   const type = referenceOf(input["type"]);
   if (!isGraphQlName(input["name"]) || type === null) return [];
   return [ {
    name: input["name"],
    type: type,
    hasDefault: typeof input["defaultValue"] === "string"
   } ];
  }
  function referenceOf(value, depth = WRAPPERS_MAX) {
   if (!(0, shared_records.u4)(value) || depth === 0) return null;
   const {kind: kind, name: name} = value;
   if (kind !== "LIST" && kind !== "NON_NULL") return isGraphQlName(name) ? {
    text: name,
    name: name
   } : null;
   const inner = referenceOf(value["ofType"], depth - 1);
   if (inner === null) return null;
   return {
    name: inner.name,
    text: kind === "LIST" ? `[${inner.text}]` : `${inner.text}!`
   };
  }
  const TOKENS_MAX = 3e5;
  const graphql_sdl_DEPTH_MAX = 50;
  const graphql_sdl_KINDS = {
   type: "object",
   interface: "interface",
   input: "input",
   enum: "enum",
   union: "union",
   scalar: "scalar"
  };
  function sdlSchema(text) {
   if (!/(?:^|\n)[ \t]{0,20}(?:extend[ \t]{1,5})?(?:type|schema)[ \t{]/.test(text)) return null;
   return new SdlReader(text).schema();
  }
  function tokensOf(text) {
   const tokens = [];
   const pattern = /#[^\n]*|"""|"|[A-Za-z_]\w*|-?\d[\w.+-]*|\.\.\.|[!$&()[\]{}:=@|]/g;
   for (let match = pattern.exec(text); match !== null && tokens.length < TOKENS_MAX; match = pattern.exec(text)) {
    const [token] = match;
    if (token === '"""') {
     const end = text.indexOf('"""', pattern.lastIndex);
     if (end === -1) break;
     pattern.lastIndex = end + 3;
     tokens.push('""');
    } else if (token === '"') {
     pattern.lastIndex = endOfString(text, pattern.lastIndex);
     tokens.push('""');
    } else if (!token.startsWith("#")) tokens.push(token);
   }
   return tokens;
  }
  function endOfString(text, start) {
   for (let at = start; at < text.length; at += 1) {
    if (text[at] === "\n") return at;
    if (text[at] === '"') return at + 1;
    if (text[at] === "\\") at += 1;
   }
   return text.length;
  }
  class SdlReader {
   #tokens;
   #types=new Map;
   #at=0;
   #query=null;
   #mutation=null;
   constructor(text) {
    this.#tokens = tokensOf(text);
   }
   schema() {
    while (this.#at < this.#tokens.length) {
     const word = this.#next();
     if (word === "schema") this.#roots(); else if (word !== undefined && Object.hasOwn(graphql_sdl_KINDS, word)) this.#definition(graphql_sdl_KINDS[word] ?? "scalar"); else if (word === "{" || word === "(") this.#skipGroup();
    }
    const root = (named, usual) => named ?? (this.#types.has(usual) ? usual : null);
    const query = root(this.#query, "Query");
    return query === null ? null : {
     query: query,
     mutation: root(this.#mutation, "Mutation"),
     types: this.#types
    };
   }
   #peek() {
    return this.#tokens[this.#at];
   }
   #next() {
    this.#at += 1;
    return this.#tokens[this.#at - 1];
   }
   #roots() {
    this.#skipTo("{");
    while (this.#peek() !== undefined && this.#peek() !== "}") {
     const [name, colon, type] = [ this.#next(), this.#next(), this.#next() ];
     if (colon !== ":" || !isGraphQlName(type)) break;
     if (name === "query") this.#query = type;
     if (name === "mutation") this.#mutation = type;
    }
    this.#skipTo("}");
   }
   #definition(kind) {
    const name = this.#next();
    if (!isGraphQlName(name)) return;
    const fields = [];
    const inputs = [];
    const values = [];
    if (kind !== "scalar" && kind !== "union" && this.#findBody()) {
     while (this.#peek() !== undefined && this.#peek() !== "}") {
      const member = this.#next();
      if (!isGraphQlName(member)) continue;
      if (kind === "enum") values.push(member);
      const given = this.#peek() === "(" ? this.#arguments() : [];
      if (this.#peek() === ":") {
       this.#at += 1;
       const type = this.#type(graphql_sdl_DEPTH_MAX);
       const hasDefault = this.#default();
       if (type !== null && kind === "input") inputs.push({
        name: member,
        type: type,
        hasDefault: hasDefault
       }); else if (type !== null) fields.push({
        name: member,
        inputs: given,
        type: type
       });
      }
      this.#directives();
     }
     this.#at += 1;
    }
    const known = this.#types.get(name);
    this.#types.set(name, {
     kind: kind,
     fields: [ ...known?.fields ?? [], ...fields ],
     inputs: [ ...known?.inputs ?? [], ...inputs ],
     values: [ ...known?.values ?? [], ...values ]
    });
   }
   #findBody() {
    for (let token = this.#peek(); token !== undefined; token = this.#peek()) {
     if (token === "{") {
      this.#at += 1;
      return true;
     }
     if (token === "@") this.#directives(); else if (token === "implements" || token === "&" || !Object.hasOwn(graphql_sdl_KINDS, token)) {
      if (token === '""' || token === "extend" || token === "schema" || token === "directive") return false;
      this.#at += 1;
     } else return false;
    }
    return false;
   }
   #arguments() {
    const found = [];
    this.#at += 1;
    while (this.#peek() !== undefined && this.#peek() !== ")") {
     const name = this.#next();
     if (!isGraphQlName(name) || this.#peek() !== ":") continue;
     this.#at += 1;
     const type = this.#type(graphql_sdl_DEPTH_MAX);
     const hasDefault = this.#default();
     this.#directives();
     if (type !== null) found.push({
      name: name,
      type: type,
      hasDefault: hasDefault
     });
    }
    this.#at += 1;
    return found;
   }
   #type(depth) {
    const token = this.#next();
    let type = null;
    if (token === "[" && depth > 0) {
     const inner = this.#type(depth - 1);
     if (this.#peek() === "]") this.#at += 1;
     type = inner === null ? null : {
      name: inner.name,
      text: `[${inner.text}]`
     };
    } else if (isGraphQlName(token)) type = {
     name: token,
     text: token
    };
    if (this.#peek() !== "!") return type;
    this.#at += 1;
    return type === null ? null : {
     ...type,
     text: `${type.text}!`
    };
   }
   #default() {
    if (this.#peek() !== "=") return false;
    this.#at += 1;
    this.#value();
    return true;
   }
   #value() {
    const token = this.#next();
    if (token === "{" || token === "[") this.#skipGroup(); else if (token === "$") this.#at += 1;
   }
   #directives() {
    while (this.#peek() === "@") {
     this.#at += 2;
     if (this.#peek() !== "(") continue;
     this.#at += 1;
     this.#skipGroup();
    }
   }
   #skipGroup() {
    let depth = 1;
    while (depth > 0 && this.#at < this.#tokens.length) {
     const token = this.#next() ?? "";
     if ("{[(".includes(token)) depth += 1; else if ("}])".includes(token)) depth -= 1;
    }
   }
   #skipTo(mark) {
    while (this.#peek() !== undefined && this.#next() !== mark) ;
   }
  }
  const BODY_MAX = 64 * 1024;
  const recorded_request_PAIRS_MAX = 30;
  const recorded_request_DEPTH_MAX = 5;
  const METHODS = new Set([ "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE" ]);
  const NOT_SENT = /^(?::|sec-|proxy-|x-forwarded|if-|access-control-)|auth|cookie|token|session|csrf|xsrf|api[-_]?key|secret|^(?:host|connection|content-length|content-type|accept-encoding|accept-language|accept|user-agent|referer|origin|te|upgrade.*|dnt|pragma|cache-control|priority|range|transfer-encoding|expect)$/i;
  function operationOfCall(format, {method: method, url: url, path: path, headers: headers, body: body, name: name}, origin) {
   const verb = method.toUpperCase();
   if (!METHODS.has(verb) || url.href.length > 2e3) return null;
   const {template: template, values: values} = templateOf(url, path);
   const sent = body === null ? null : recorded_request_bodyOf(body);
   if (body !== null && sent === null && verb !== "GET" && verb !== "HEAD") return null;
   const isReading = verb === "GET" || verb === "HEAD";
   const query = [ ...url.searchParams ].slice(0, recorded_request_PAIRS_MAX);
   return {
    format: format,
    id: `${verb} ${template}`,
    method: verb,
    template: origin + template,
    parameters: [ ...[ ...values ].map(([key, value]) => parameter("path", key, value)), ...query.filter(([key]) => !NOT_SENT.test(key)).map(([key, value]) => parameter("query", key, value)), ...headers.filter(([key]) => /^[\w.-]{1,100}$/.test(key) && !NOT_SENT.test(key)).slice(0, recorded_request_PAIRS_MAX).map(([key, value]) => parameter("header", key, value.slice(0, 500))) ],
    headers: [],
    body: isReading ? null : sent,
    response: null,
    security: "unknown",
    scopes: [],
    isRead: isReading && !namesWriting(template, name)
   };
  }
  function parameter(place, name, value) {
   return {
    in: place,
    name: name.slice(0, 200),
    isRequired: true,
    schema: {
     type: "string"
    },
    value: value
   };
  }
  function templateOf(url, given) {
   const values = new Map(given);
   const shapes = (0, url_shape.j4)(url).split("/");
   const segments = url.pathname.replaceAll("%7B", "{").replaceAll("%7D", "}").split("/");
   const template = segments.map((segment, index) => {
    if (segment.startsWith("{") || !/^\{(?:n|id)\}$/.test(shapes[index] ?? "")) return segment;
    let name = "id";
    for (let count = 2; values.has(name); count += 1) name = `id${count}`;
    values.set(name, segment);
    return `{${name}}`;
   });
   return {
    template: template.join("/"),
    values: values
   };
  }
  function recorded_request_bodyOf({type: type, text: text}) {
   if (text.length > BODY_MAX) return null;
   if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    const fields = [ ...new URLSearchParams(text) ].slice(0, recorded_request_PAIRS_MAX);
    return {
     encoding: "form",
     schema: recorded_request_objectOf(fields),
     value: Object.fromEntries(fields)
    };
   }
   if (!/\bjson\b/i.test(type)) return null;
   try {
    const value = JSON.parse(text);
    return {
     encoding: "json",
     schema: schemaOf(value, recorded_request_DEPTH_MAX),
     value: value
    };
   } catch {
    return null;
   }
  }
  function recorded_request_objectOf(fields) {
   return {
    type: "object",
    properties: new Map(fields.map(([name]) => [ name, {
     type: "string"
    } ]))
   };
  }
  function schemaOf(value, depth) {
   if (value === null || depth === 0) return {
    type: "unknown"
   };
   if (typeof value === "string") return {
    type: "string"
   };
   if (typeof value === "boolean") return {
    type: "boolean"
   };
   if (typeof value === "number") return {
    type: Number.isInteger(value) ? "integer" : "number"
   };
   if (Array.isArray(value)) return {
    type: "array",
    items: schemaOf(value[0] ?? null, depth - 1)
   };
   const members = Object.entries(value).slice(0, recorded_request_PAIRS_MAX);
   return {
    type: "object",
    properties: new Map(members.map(([name, member]) => [ name, schemaOf(member, depth - 1) ]))
   };
  }
  const ENTRIES_MAX = 1e4;
  function readHar(document, origin) {
   const entries = (0, shared_records.fK)(document, [ "log", "entries" ]);
   if (!Array.isArray(entries)) return null;
   const found = new Map;
   let leftOut = 0;
   for (const entry of entries.slice(0, ENTRIES_MAX)) {
    const url = URL.parse((0, shared_records.$6)(entry, "request", "url") ?? "");
    if (url !== null && url.origin === origin && (isBinaryFile(url) || isCodeFile(url))) continue;
    const operation = url === null || url.origin !== origin ? null : har_operationOf(entry, url, origin);
    if (operation === null || found.size >= OPERATIONS_MAX && !found.has(operation.id)) leftOut += 1; else if (!found.has(operation.id)) found.set(operation.id, operation);
   }
   return {
    format: "har",
    version: "",
    operations: [ ...found.values() ],
    leftOut: leftOut
   };
  }
  function har_operationOf(entry, url, origin) {
   const text = (0, shared_records.$6)(entry, "request", "postData", "text");
   const type = (0, shared_records.$6)(entry, "request", "postData", "mimeType") ?? "";
   return operationOfCall("har", {
    method: (0, shared_records.$6)(entry, "request", "method") ?? "",
    url: url,
    path: new Map,
    headers: namedPairs((0, shared_records.fK)(entry, [ "request", "headers" ]), "name"),
    body: text === null || text === "" ? null : {
     type: type,
     text: text
    },
    name: ""
   }, origin);
  }
  function namedPairs(list, nameKey) {
   const items = Array.isArray(list) ? list.slice(0, 100).filter(shared_records.u4) : [];
   return items.flatMap(item => {
    const {[nameKey]: name, value: value, disabled: disabled} = item;
    return typeof name === "string" && name !== "" && disabled !== true ? [ [ name, typeof value === "string" ? value : "" ] ] : [];
   });
  }
  const schema_reader_DEPTH_MAX = 6;
  const schema_reader_NODES_MAX = 300;
  const REFERENCES_MAX = 20;
  const PROPERTIES_MAX = 40;
  const EXAMPLE_DEPTH_MAX = 8;
  const ALTERNATIVES_MAX = 10;
  const TYPES = new Set([ "string", "number", "integer", "boolean", "array", "object" ]);
  class SchemaReader {
   #root;
   #left=0;
   constructor(root) {
    this.#root = root;
   }
   resolve(value) {
    let current = value;
    for (let steps = 0; steps < REFERENCES_MAX; steps += 1) {
     if (!(0, shared_records.u4)(current)) return null;
     const reference = current["$ref"];
     if (typeof reference !== "string") return current;
     current = this.#target(reference);
    }
    return null;
   }
   read(value) {
    this.#left = schema_reader_NODES_MAX;
    return this.#schema(value, schema_reader_DEPTH_MAX);
   }
   sample(value, name) {
    this.#left = schema_reader_NODES_MAX;
    return this.#sample(value, name, schema_reader_DEPTH_MAX);
   }
   #target(reference) {
    if (!reference.startsWith("#/") || reference.length > 500) return null;
    let current = this.#root;
    for (const part of reference.slice(2).split("/")) {
     const name = schema_reader_decoded(part).replaceAll("~1", "/").replaceAll("~0", "~");
     if (Array.isArray(current)) current = current[Number(name)]; else if ((0, shared_records.u4)(current) && Object.hasOwn(current, name)) current = current[name]; else return null;
    }
    return current;
   }
   #merged(value, depth) {
    this.#left -= 1;
    const node = this.resolve(value);
    if (node === null || depth <= 0 || this.#left <= 0) return {};
    const list = name => {
     const entries = node[name];
     return Array.isArray(entries) ? entries : [];
    };
    const first = name => list(name).filter(entry => this.resolve(entry)?.["type"] !== "null").slice(0, 1);
    const parts = [ ...list("allOf").slice(0, ALTERNATIVES_MAX), ...first("oneOf"), ...first("anyOf") ];
    if (parts.length === 0) return node;
    return parts.map(part => this.#merged(part, depth - 1)).reduce((sum, part) => joined(part, sum), node);
   }
   #schema(value, depth) {
    const node = this.#merged(value, depth);
    const type = schema_reader_typeOf(node);
    const deeper = depth > 1 && this.#left > 0;
    return {
     type: type,
     ...typeof node["format"] === "string" ? {
      format: node["format"].slice(0, 50)
     } : {},
     ...type === "object" && deeper ? this.#members(node, depth) : {},
     ...type === "array" && deeper ? {
      items: this.#schema(node["items"], depth - 1)
     } : {},
     ...node["readOnly"] === true ? {
      isReadOnly: true
     } : {},
     ...node["writeOnly"] === true ? {
      isWriteOnly: true
     } : {}
    };
   }
   #members(node, depth) {
    const properties = propertiesOf(node);
    const required = requiredOf(node);
    return {
     properties: new Map(properties.map(([name, member]) => [ name, this.#schema(member, depth - 1) ])),
     ...required.length === 0 ? {} : {
      required: required
     },
     ...node["additionalProperties"] === false && isComplete(node) ? {
      isClosed: true
     } : {}
    };
   }
   #sample(value, name, depth) {
    const node = this.#merged(value, depth);
    const given = schema_reader_exampleOf(node);
    if (given !== undefined) return {
     value: given,
     isInvented: false
    };
    const type = schema_reader_typeOf(node);
    const deeper = depth > 1 && this.#left > 0;
    if (type === "array") return {
     value: deeper ? [ this.#sample(node["items"], name, depth - 1).value ] : [],
     isInvented: true
    };
    if (type !== "object") return {
     value: sample_values_sampleOf(node, type, name),
     isInvented: true
    };
    const members = deeper ? propertiesOf(node) : [];
    const sent = members.filter(([, member]) => this.resolve(member)?.["readOnly"] !== true);
    return {
     value: Object.fromEntries(sent.map(([key, member]) => [ key, this.#sample(member, key, depth - 1).value ])),
     isInvented: true
    };
   }
  }
  function joined(one, other) {
   const properties = {
    ...schema_reader_record(one["properties"]),
    ...schema_reader_record(other["properties"])
   };
   const required = [ ...requiredOf(one), ...requiredOf(other) ];
   return {
    ...one,
    ...other,
    ...Object.keys(properties).length === 0 ? {} : {
     properties: properties
    },
    ...required.length === 0 ? {} : {
     required: required
    },
    additionalProperties: true
   };
  }
  function schema_reader_record(value) {
   return (0, shared_records.u4)(value) ? value : {};
  }
  function propertiesOf(node) {
   return Object.entries(schema_reader_record(node["properties"])).filter(([name]) => name !== "__proto__").slice(0, PROPERTIES_MAX);
  }
  function isComplete(node) {
   return Object.keys(schema_reader_record(node["properties"])).length <= PROPERTIES_MAX;
  }
  function requiredOf(node) {
   const {required: required} = node;
   if (!Array.isArray(required)) return [];
   return required.filter(name => typeof name === "string").slice(0, PROPERTIES_MAX);
  }
  function schema_reader_typeOf(node) {
   const listed = node["type"];
   const type = Array.isArray(listed) ? listed.find(one => TYPES.has(one)) : listed;
   if (TYPES.has(type)) return type;
   if ((0, shared_records.u4)(node["properties"])) return "object";
   if (node["items"] !== undefined) return "array";
   return "unknown";
  }
  function schema_reader_exampleOf(node) {
   const examples = node["examples"];
   const [named] = (0, shared_records.u4)(examples) ? Object.values(examples) : [];
   const listed = Array.isArray(examples) ? examples[0] : (0, shared_records.u4)(named) ? named["value"] : undefined;
   const {enum: allowed} = node;
   const first = Array.isArray(allowed) ? allowed.find(value => value !== null) : undefined;
   for (const value of [ node["example"], listed, node["x-example"], node["default"], node["const"], first ]) if (value !== undefined && value !== null && isJson(value, EXAMPLE_DEPTH_MAX)) return value;
   return undefined;
  }
  function isJson(value, depth) {
   if (isJsonScalar(value)) return true;
   if (depth === 0) return false;
   if (Array.isArray(value)) return value.length <= 100 && value.every(item => isJson(item, depth - 1));
   return (0, shared_records.u4)(value) && Object.values(value).every(item => isJson(item, depth - 1));
  }
  function schema_reader_decoded(text) {
   try {
    return decodeURIComponent(text);
   } catch {
    return text;
   }
  }
  const SERVERS_MAX = 20;
  function basePathOf(document, item, operation, address) {
   if (typeof document["basePath"] === "string") return server_path_pathOf(document["basePath"], address);
   if (document["swagger"] !== undefined) return "";
   const listed = [ operation["servers"], item["servers"], document["servers"] ].find(servers => Array.isArray(servers) && servers.length > 0);
   const servers = Array.isArray(listed) ? listed.slice(0, SERVERS_MAX).filter(shared_records.u4) : [];
   const urls = servers.flatMap(server => URL.parse(server_path_withVariables(server) || "/", address) ?? []);
   const own = urls.find(({origin: origin}) => origin === address.origin) ?? urls[0];
   return own === undefined ? "" : server_path_pathOf(own.href, address);
  }
  function server_path_withVariables(server) {
   const variables = (0, shared_records.u4)(server["variables"]) ? server["variables"] : {};
   return String(server["url"] ?? "").slice(0, 2e3).replace(/\{([^{}]{1,100})\}/g, (_, name) => {
    const variable = (0, shared_records.eC)(variables, name);
    return (0, shared_records.u4)(variable) ? String(variable["default"] ?? "").slice(0, 200) : "";
   });
  }
  function server_path_pathOf(text, address) {
   let path = URL.parse(text.slice(0, 2e3), address.origin)?.pathname ?? "";
   while (path.endsWith("/")) path = path.slice(0, -1);
   return path.startsWith("/") ? path : "";
  }
  const openapi_PATHS_MAX = 5e3;
  const openapi_PARAMETERS_MAX = 40;
  const SCOPES_MAX = 20;
  const openapi_METHODS = [ "get", "head", "post", "put", "patch", "delete" ];
  const openapi_NOT_SENT = new Set([ "accept", "content-type", "authorization", "cookie", "host", "content-length" ]);
  const JSON_TYPE = /^(?:application\/(?:[\w.+-]{1,60}\+)?json|\*\/\*)\b/i;
  const FORM_TYPE = /^application\/x-www-form-urlencoded\b/i;
  function openApiVersion(document) {
   const version = String(document["openapi"] ?? document["swagger"] ?? "").slice(0, 20);
   if (!/^(?:2\.0|3\.[0-9])(?:\.|$)/.test(version) || !(0, shared_records.u4)(document["paths"])) return null;
   return version.slice(0, 3);
  }
  function readOpenApi(document, version, address) {
   const schemas = new SchemaReader(document);
   const operations = [];
   let leftOut = 0;
   const paths = Object.entries((0, shared_records.u4)(document["paths"]) ? document["paths"] : {});
   const nouns = new Set;
   for (const [path] of paths.slice(0, openapi_PATHS_MAX)) {
    const url = URL.parse(path, address);
    if (url !== null) noteNouns(url, nouns);
   }
   for (const [path, entry] of paths.slice(0, openapi_PATHS_MAX)) {
    const item = schemas.resolve(entry);
    if (item === null || !path.startsWith("/")) {
     leftOut += path.startsWith("x-") ? 0 : 1;
     continue;
    }
    for (const method of openapi_METHODS) {
     const node = schemas.resolve(item[method]);
     if (node === null) continue;
     const operation = operations.length < OPERATIONS_MAX ? readOperation({
      document: document,
      schemas: schemas,
      nouns: nouns,
      address: address,
      path: path,
      item: item,
      method: method,
      node: node
     }) : null;
     if (operation === null) leftOut += 1; else operations.push(operation);
    }
   }
   return {
    format: "openapi",
    version: version,
    operations: operations,
    leftOut: leftOut + Math.max(0, paths.length - openapi_PATHS_MAX)
   };
  }
  function readOperation(place) {
   const {document: document, schemas: schemas, address: address, item: item, node: node, method: method} = place;
   const [path = "", query = ""] = place.path.split("#", 1)[0]?.split("?") ?? [];
   const template = `${address.origin}${basePathOf(document, item, node, address)}${path}`;
   if (template.length > 2e3 || !URL.canParse(template) || /\s/.test(template)) return null;
   const given = parametersOf(place);
   const fixed = [ ...new URLSearchParams(query) ].map(([name, value]) => fixedParameter(name, value));
   const parameters = [ ...given.flatMap(one => readParameter(schemas, one)), ...fixed, ...missing(path, given) ];
   const body = openapi_bodyOf(place, given);
   if (body === "unsupported") return null;
   const name = openapi_textOf(node["operationId"]);
   const isReading = method === "get" || method === "head";
   return {
    format: "openapi",
    id: `${method.toUpperCase()} ${new URL(template).pathname.replaceAll("%7B", "{").replaceAll("%7D", "}")}`,
    method: method.toUpperCase(),
    template: template,
    parameters: parameters.slice(0, openapi_PARAMETERS_MAX),
    headers: [],
    body: isReading ? null : body,
    response: responseOf(place),
    ...securityOf(document, node),
    isRead: isReading && !namesWriting(path, name, openapi_textOf(node["summary"]), place.nouns)
   };
  }
  function parametersOf({schemas: schemas, item: item, node: node}) {
   const found = new Map;
   for (const list of [ item["parameters"], node["parameters"] ]) for (const entry of Array.isArray(list) ? list.slice(0, openapi_PARAMETERS_MAX) : []) {
    const parameter = schemas.resolve(entry);
    if (parameter !== null && typeof parameter["name"] === "string") found.set(`${String(parameter["in"])} ${parameter["name"]}`, parameter);
   }
   return [ ...found.values() ];
  }
  function readParameter(schemas, node) {
   const place = node["in"];
   const name = String(node["name"]).slice(0, 200);
   if (place !== "path" && place !== "query" && place !== "header" && place !== "cookie") return [];
   if (place === "header" && (openapi_NOT_SENT.has(name.toLowerCase()) || !/^[\w.!#$%&'*+^`|~-]{1,100}$/.test(name))) return [];
   const schema = openapi_schemaOf(schemas, node);
   const given = schema_reader_exampleOf(node);
   const sample = given === undefined ? schemas.sample(schema, name) : {
    value: given,
    isInvented: false
   };
   return [ {
    in: place,
    name: name,
    isRequired: place === "path" || node["required"] === true,
    schema: schemas.read(schema),
    value: textOfValue(sample.value),
    ...sample.isInvented ? {
     isInvented: true
    } : {}
   } ];
  }
  function openapi_schemaOf(schemas, node) {
   if (node["schema"] !== undefined) return node["schema"];
   const {content: content} = node;
   if (!(0, shared_records.u4)(content)) return node;
   const [first] = Object.values(content);
   return schemas.resolve(first)?.["schema"] ?? {};
  }
  function missing(path, given) {
   const names = new Set(given.flatMap(one => one["in"] === "path" ? [ one["name"] ] : []));
   const braces = [ ...path.matchAll(/\{([^{}/]{1,100})\}/g) ].map(([, name = ""]) => name);
   return [ ...new Set(braces) ].filter(name => !names.has(name)).map(name => ({
    in: "path",
    name: name,
    isRequired: true,
    schema: {
     type: "unknown"
    },
    value: "1",
    isInvented: true
   }));
  }
  function fixedParameter(name, value) {
   return {
    in: "query",
    name: name,
    isRequired: true,
    schema: {
     type: "string"
    },
    value: value
   };
  }
  function openapi_bodyOf({document: document, schemas: schemas, node: node}, given) {
   const inBody = given.find(one => one["in"] === "body");
   if (inBody !== undefined) return built("json", schemas, inBody["schema"], undefined);
   const fields = given.filter(one => one["in"] === "formData");
   if (fields.length > 0) {
    const types = node["consumes"] ?? document["consumes"];
    const isForm = !Array.isArray(types) || types.length === 0 || types.some(type => FORM_TYPE.test(String(type)));
    if (!isForm || fields.some(field => field["type"] === "file")) return "unsupported";
    const properties = Object.fromEntries(fields.map(field => [ String(field["name"]), field ]));
    return built("form", schemas, {
     type: "object",
     properties: properties
    }, undefined);
   }
   const request = schemas.resolve(node["requestBody"]);
   const {content: content} = request ?? {};
   if (!(0, shared_records.u4)(content) || Object.keys(content).length === 0) return null;
   const types = Object.keys(content).slice(0, 20);
   for (const [encoding, pattern] of [ [ "json", JSON_TYPE ], [ "form", FORM_TYPE ] ]) {
    const media = schemas.resolve(content[types.find(type => pattern.test(type)) ?? ""]);
    if (media !== null) return built(encoding, schemas, media["schema"], schema_reader_exampleOf(media));
   }
   return "unsupported";
  }
  function built(encoding, schemas, schema, example) {
   const sample = example === undefined ? schemas.sample(schema ?? {}, "") : {
    value: example,
    isInvented: false
   };
   return {
    encoding: encoding,
    schema: schemas.read(schema ?? {}),
    value: sample.value
   };
  }
  function responseOf({schemas: schemas, node: node}) {
   const responses = (0, shared_records.u4)(node["responses"]) ? node["responses"] : {};
   const status = Object.keys(responses).filter(code => /^2(?:\d\d|XX)$/i.test(code)).sort()[0];
   const response = schemas.resolve(responses[status ?? "default"]);
   if (response === null) return null;
   const {content: content} = response;
   const type = (0, shared_records.u4)(content) ? Object.keys(content).find(name => JSON_TYPE.test(name)) : undefined;
   const media = (0, shared_records.u4)(content) && type !== undefined ? schemas.resolve(content[type]) : response;
   return media?.["schema"] === undefined ? null : schemas.read(media["schema"]);
  }
  function securityOf(document, node) {
   const listed = node["security"] ?? document["security"];
   const alternatives = Array.isArray(listed) ? listed.filter(one => (0, shared_records.u4)(one)) : [];
   if (alternatives.length === 0) return {
    security: "none",
    scopes: []
   };
   if (alternatives.some(one => Object.keys(one).length === 0)) return {
    security: "optional",
    scopes: []
   };
   const scopes = alternatives.flatMap(one => Object.values(one)).flatMap(list => Array.isArray(list) ? list : []);
   const names = scopes.filter(scope => typeof scope === "string" && scope.length <= 200);
   return {
    security: "required",
    scopes: [ ...new Set(names) ].slice(0, SCOPES_MAX)
   };
  }
  function openapi_textOf(value) {
   return typeof value === "string" ? value.slice(0, 500) : "";
  }
  const postman_DEPTH_MAX = 20;
  const postman_ITEMS_MAX = 5e3;
  const STEPS_MAX = 3;
  function readPostman(document, origin) {
   if (!Array.isArray(document["item"]) || !(0, shared_records.u4)(document["info"])) return null;
   const variables = new Map(namedPairs(document["variable"], "key"));
   const found = new Map;
   let leftOut = 0;
   for (const item of requestsIn(document["item"])) {
    const operation = postman_operationOf(item, variables, origin);
    if (operation === null || found.size >= OPERATIONS_MAX && !found.has(operation.id)) leftOut += 1; else if (!found.has(operation.id)) found.set(operation.id, operation);
   }
   return {
    format: "postman",
    version: "",
    operations: [ ...found.values() ],
    leftOut: leftOut
   };
  }
  function requestsIn(items) {
   const found = [];
   let left = postman_ITEMS_MAX;
   const visit = (list, depth) => {
    for (const item of list) {
     left -= 1;
     if (left < 0 || !(0, shared_records.u4)(item)) continue;
     if (item["request"] !== undefined) found.push(item);
     const {item: inner} = item;
     if (Array.isArray(inner) && depth > 0) visit(inner, depth - 1);
    }
   };
   visit(items, postman_DEPTH_MAX);
   return found;
  }
  function postman_operationOf(item, variables, origin) {
   const {request: request} = item;
   const fill = text => filled(text, variables);
   const raw = typeof request === "string" ? request : (0, shared_records.$6)(request, "url", "raw") ?? (0, 
   shared_records.$6)(request, "url");
   if (raw === null) return null;
   const given = new Map(namedPairs((0, shared_records.fK)(request, [ "url", "variable" ]), "key").map(([name, value]) => [ name, fill(value) ]));
   const url = URL.parse(postman_pathOf(fill(raw)), origin);
   if (url === null || url.origin !== origin) return null;
   const path = new Map([ ...given ].filter(([name]) => url.pathname.includes(`%7B${name}%7D`)));
   return operationOfCall("postman", {
    method: (typeof request === "string" ? null : (0, shared_records.$6)(request, "method")) ?? "GET",
    url: url,
    path: path,
    headers: namedPairs((0, shared_records.fK)(request, [ "header" ]), "key").map(([name, value]) => [ name, fill(value) ]),
    body: postman_bodyOf(request, fill),
    name: typeof item["name"] === "string" ? item["name"].slice(0, 200) : ""
   }, origin);
  }
  function postman_pathOf(raw) {
   const withoutHost = raw.slice(0, 2e3).replace(/^(?:[a-z][\w+.-]{0,20}:\/\/[^/?#]{0,300}|\{\{[^{}]{1,100}\}\}|[\w.-]{1,200}(?::\d{1,5})?(?=\/))/i, "");
   const [path = "", ...query] = withoutHost.split("#", 1)[0]?.split("?") ?? [];
   const rooted = `/${path.replace(/^\/{1,20}/, "")}`.replace(/\{\{([^{}]{1,100})\}\}/g, "{$1}");
   const template = rooted.replace(/\/:([A-Za-z_]\w{0,99})/g, "/{$1}");
   return query.length === 0 ? template : `${template}?${query.join("?")}`;
  }
  function postman_bodyOf(request, fill) {
   const mode = (0, shared_records.$6)(request, "body", "mode");
   if (mode === "urlencoded") {
    const fields = namedPairs((0, shared_records.fK)(request, [ "body", "urlencoded" ]), "key").map(([name, value]) => [ name, fill(value) ]);
    return {
     type: "application/x-www-form-urlencoded",
     text: new URLSearchParams(fields).toString()
    };
   }
   const raw = (0, shared_records.$6)(request, "body", "raw");
   if (mode === null || mode === "none" || mode === "raw" && (raw ?? "").trim() === "") return null;
   const text = mode === "raw" ? fill(raw ?? "") : "";
   return {
    type: /^\s*[[{]/.test(text) ? "application/json" : "text/plain",
    text: text
   };
  }
  function filled(text, variables) {
   let result = text.slice(0, 1e5);
   for (let step = 0; step < STEPS_MAX && result.includes("{{"); step += 1) result = result.replace(/\{\{([^{}]{1,100})\}\}/g, (whole, name) => variables.get(name.trim()) ?? whole).slice(0, 1e5);
   return result;
  }
  const GRAPHQL_PATH = "/graphql";
  function readDescription(text, address) {
   const document = (0, description_text.G)(text);
   const version = document === null ? null : openApiVersion(document);
   if (document !== null && version !== null) return readOpenApi(document, version, address);
   const recorded = document === null ? null : readPostman(document, address.origin) ?? readHar(document, address.origin);
   if (recorded !== null) return recorded;
   const schema = document === null ? schemaOfText(text) : introspectedSchema(document);
   const endpoint = /graphql|\/gql/i.test(address.pathname) && document !== null ? address.pathname : GRAPHQL_PATH;
   return schema === null ? null : graphQlOperations(schema, new URL(endpoint, address.origin));
  }
  function schemaOfText(text) {
   return text.length > description_text.H ? null : sdlSchema(text);
  }
  const EXPLORERS = [ "/swagger-ui/index.html" ];
  const LINKED_MAX = 6;
  const INTERFACES_MAX = 2;
  const DESCRIPTIONS_MAX = 5;
  async function findDescriptions(context) {
   const given = context.options.api_description;
   if (given === undefined) return {
    found: await published(context),
    fault: null
   };
   if (!/^(?:https?:\/\/|\/)\S{1,2000}$/.test(given.trim())) {
    const description = readDescription(given, new URL(context.target.origin));
    if (description === null) return {
     found: [],
     fault: "it is no description of a supported format"
    };
    return usable({
     source: "option",
     description: description
    });
   }
   const url = URL.parse(given.trim(), context.target.origin);
   if (url === null || url.origin !== context.target.origin) return {
    found: [],
    fault: `its URL is not on ${context.target.origin}`
   };
   const attempt = await context.fetch({
    url: url.href,
    maxBytes: description_text.H
   });
   if (!(0, http.m_)(attempt)) return {
    found: [],
    fault: `${url.href} sent no response: ${attempt.failure.message}`
   };
   const description = descriptionOf(attempt);
   if (description === null) return {
    found: [],
    fault: `the response of ${url.href} (${attempt.response.status}) is no description`
   };
   return usable({
    source: url.href,
    description: description
   });
  }
  function usable(found) {
   return {
    found: [ found ],
    fault: found.description.operations.length === 0 ? "it has no readable operation" : null
   };
  }
  async function published(context) {
   const usual = await introspected(context, [ GRAPHQL_PATH ]);
   const crawl = await context.gather("crawl");
   const seen = crawl.state === "available" ? [ ...crawl.value.pages.map(({exchange: exchange}) => exchange), ...crawl.value.resources ] : [];
   const explorers = await fetchAll(context, EXPLORERS);
   const linked = [ ...seen, ...explorers ].flatMap(exchange => linksIn(exchange)).filter(url => URL.parse(url)?.origin === context.target.origin);
   const fetched = await fetchAll(context, [ ...new Set([ ...DESCRIPTION_PATHS, ...[ ...new Set(linked) ].slice(0, LINKED_MAX) ]) ]);
   const named = await introspected(context, interfacesIn(seen));
   const found = [];
   const texts = new Set;
   for (const exchange of [ ...fetched, ...usual, ...named, ...seen ]) {
    if (found.length >= DESCRIPTIONS_MAX) break;
    const {text: text} = exchange.response;
    const description = texts.has(text) ? null : descriptionOf(exchange);
    if (description === null) continue;
    texts.add(text);
    found.push({
     source: exchange.request.url,
     description: description
    });
   }
   return found;
  }
  function interfacesIn(seen) {
   const paths = seen.flatMap(exchange => graphQlPaths(exchange.response.text));
   return [ ...new Set(paths) ].filter(path => path !== GRAPHQL_PATH).slice(0, INTERFACES_MAX);
  }
  async function introspected(context, urls) {
   const headers = [ [ "Content-Type", "application/json" ] ];
   const attempts = urls.map(url => context.fetch({
    method: "POST",
    url: url,
    headers: headers,
    body: graphql_schema_INTROSPECTION,
    maxBytes: description_text.H
   }));
   return (await Promise.all(attempts)).filter(http.m_);
  }
  async function fetchAll(context, urls) {
   const attempts = await Promise.all(urls.map(url => context.fetch({
    url: url,
    maxBytes: description_text.H
   })));
   return attempts.filter(http.m_);
  }
  function linksIn(exchange) {
   const links = (0, html_document.lM)(exchange)?.links ?? [];
   const named = links.filter(({url: url}) => isDescriptionLink(url)).map(({url: url}) => url);
   return [ ...named, ...explorerUrls(exchange.response.text, exchange.request.url) ];
  }
  function descriptionOf({request: request, response: response}) {
   if (response.status !== 200 || response.truncated) return null;
   return readDescription(response.text, new URL(request.url));
  }
  const LISTS_MAX = 30;
  const gather_operations_NESTED_MAX = 10;
  const gather_operations_CONCURRENCY = 4;
  const OPERATIONS_PER_STEP = 10;
  const NO_VALUES = new Map;
  async function gatherOperations(context) {
   if (context.scanType === "quick") return {
    state: "not_applicable",
    reason: "a quick scan reads no API description"
   };
   const {found: found, fault: fault} = await findDescriptions(context);
   const descriptions = [];
   const byId = new Map;
   for (const {source: source, description: description} of found) {
    const room = OPERATIONS_MAX - byId.size;
    const fresh = description.operations.filter(({id: id}) => !byId.has(id));
    for (const operation of fresh.slice(0, room)) if (!byId.has(operation.id)) byId.set(operation.id, operation);
    descriptions.push({
     format: description.format,
     version: description.version,
     source: source,
     operations: description.operations.length,
     leftOut: description.leftOut + Math.max(0, fresh.length - room)
    });
   }
   const operations = [ ...byId.values() ];
   const steps = Math.floor(operations.length / OPERATIONS_PER_STEP);
   for (let step = 0; step < steps && context.growBudget(); step += 1) ;
   const limits = {
    ...context.options,
    allowsPost: context.options.active_post === true,
    ownHeaders: new Set(Object.keys(context.options.request_headers ?? {}).map(name => name.toLowerCase()))
   };
   const lists = await readLists(context, operations, limits);
   const points = [];
   const urls = [];
   for (const operation of operations) {
    const values = valuesOf(operation, lists);
    points.push(...operationPoints(operation, values, limits));
    const request = operation.method === "GET" ? requestOf(operation, values) : null;
    if (request !== null && maySend(operation, request, limits)) urls.push((0, insertion_point.Hs)(request).url);
   }
   return {
    state: "available",
    value: {
     descriptions: descriptions,
     operations: operations,
     points: points,
     urls: [ ...new Set(urls) ],
     requested: lists.length,
     fault: fault
    }
   };
  }
  async function readLists(context, operations, limits) {
   const isPlain = operation => {
    const {format: format, template: template, isRead: isRead, parameters: parameters, body: body} = operation;
    if (format === "graphql") return isRead && !hasVariables(body?.value);
    return isRead && !template.includes("{") && !parameters.some(one => one.isRequired && one.isInvented === true);
   };
   const lists = await gather_operations_readAll(context, operations.filter(isPlain).slice(0, LISTS_MAX), [], limits);
   const templates = operations.map(({template: template}) => template);
   const nested = operations.filter(({template: template, isRead: isRead, method: method}) => isRead && method === "GET" && template.includes("{") && templates.some(other => other.startsWith(`${template}/{`)));
   const isKnown = operation => pathValues(operation, lists).size === (operation.template.match(/\{[^{}/]{1,100}\}/g)?.length ?? 0);
   return [ ...lists, ...await gather_operations_readAll(context, nested.filter(isKnown).slice(0, gather_operations_NESTED_MAX), lists, limits) ];
  }
  async function gather_operations_readAll(context, operations, known, limits) {
   const found = new Map;
   const waiting = operations.values();
   const work = async () => {
    for (const operation of waiting) {
     if (context.signal.aborted) return;
     const request = requestOf(operation, known.length === 0 ? NO_VALUES : valuesOf(operation, known));
     if (request === null || !maySend(operation, request, limits)) continue;
     const attempt = await context.fetch((0, insertion_point.Hs)(request));
     if (!(0, http.m_)(attempt) || attempt.response.status >= 300) continue;
     const listed = listedIn(placeOf(operation), attempt.response.text);
     if (listed !== null) found.set(operation, listed);
    }
   };
   await Promise.all(Array.from({
    length: gather_operations_CONCURRENCY
   }, work));
   return operations.flatMap(operation => found.get(operation) ?? []);
  }
  function valuesOf(operation, lists) {
   return operation.format === "graphql" ? variableValues(operation, lists) : pathValues(operation, lists);
  }
  function hasVariables(body) {
   const {variables: variables} = body ?? {};
   return Object.keys(variables ?? {}).length > 0;
  }
  function readsUrl({url: url, parameters: parameters}) {
   return parameters.size > 0 || url.includes("?");
  }
  function likeliestFirst(pages) {
   return [ ...pages.filter(readsUrl), ...pages.filter(page => !readsUrl(page)) ];
  }
  class BrowserRunner {
   ends=[];
   #context;
   #path;
   #onAbort=() => this.#browser?.kill();
   #browser=null;
   #page=null;
   #open=null;
   constructor(context, path) {
    this.#context = context;
    this.#path = path;
    context.signal.addEventListener("abort", this.#onAbort);
   }
   get isOver() {
    return this.ends.length >= STARTS_MAX;
   }
   start(gate, names, listener) {
    this.#open = async () => {
     await (this.#browser?.close());
     this.#page = null;
     const browser = await BrowserProcess.start({
      path: this.#path
     });
     this.#browser = browser;
     if (this.#context.signal.aborted) browser.kill();
     const page = await BrowserPage.open(browser, gate, names, listener);
     page.storage = () => this.#context.pageStorage();
     this.#page = page;
     return browser;
    };
    return this.#open();
   }
   async step(work) {
    try {
     if (this.#page === null) await (this.#open?.());
     if (this.#page === null) return false;
     await work(this.#page);
     return true;
    } catch (error) {
     if (!(error instanceof CdpError || error instanceof BrowserStartError) || this.#context.signal.aborted) throw error;
     this.ends.push(this.#reasonOf(error));
     this.#page = null;
     return false;
    }
   }
   async close() {
    this.#context.signal.removeEventListener("abort", this.#onAbort);
    await (this.#browser?.close());
   }
   #reasonOf(error) {
    if (error instanceof BrowserStartError) return "it could not be started again";
    if (this.#browser?.isTooLarge === true) return "its memory exceeded the maximum";
    return error.code === "timeout" ? "a page did not respond" : "a page ended it";
   }
  }
  const NAMES_MAX = 12;
  function linkSources(url, read) {
   const names = new Set(queryPairs(url).map(([name]) => name));
   for (const [name, place] of read) if (place === "query") names.add(name);
   const inFragment = new Set([ ...read ].flatMap(([name, place]) => place === "fragment" ? [ name ] : []));
   for (const name of new URLSearchParams(fragmentQuery(url)).keys()) if (name !== "") inFragment.add(name);
   const source = (kind, name = "") => ({
    kind: kind,
    name: name.slice(0, 60)
   });
   return [ ...[ ...names ].slice(0, NAMES_MAX).map(name => source("query", name)), source("query-string"), ...[ ...inFragment ].slice(0, NAMES_MAX).map(name => source("fragment-parameter", name)), source("fragment") ];
  }
  function queryPairs({search: search, searchParams: searchParams}) {
   return search.includes("=") ? [ ...searchParams ] : [];
  }
  function fragmentQuery({hash: hash}) {
   const mark = hash.indexOf("?");
   if (mark !== -1) return hash.slice(mark + 1);
   return hash.includes("=") ? hash.slice(1) : "";
  }
  function withValues(url, values) {
   const query = new Map(queryPairs(url).map(([name, value]) => [ name, encodeURIComponent(value) ]));
   const route = isHashRoute(url.hash) ? url.hash.split("?", 1)[0] ?? "" : "#";
   const fragment = new Map([ ...new URLSearchParams(fragmentQuery(url)) ].map(([name, value]) => [ name, encodeURIComponent(value) ]));
   let whole = "";
   let end = null;
   for (const [{kind: kind, name: name}, value] of values) {
    if (kind === "query") query.set(name, encodeURIComponent(value)); else if (kind === "fragment-parameter") fragment.set(name, encodeURIComponent(value)); else if (kind === "query-string") whole = bare(value); else if (kind === "fragment") end = bare(value).replaceAll("%26", "&");
   }
   const pairs = [ ...query ].map(([name, value]) => `${encodeURIComponent(name)}=${value}`);
   const search = [ ...whole === "" ? [] : [ whole ], ...pairs ].join("&");
   const inner = [ ...fragment ].map(([name, value]) => `${encodeURIComponent(name)}=${value}`).join("&");
   const plain = route === "#" ? `#${inner}` : `${route}${inner === "" ? "" : `?${inner}`}`;
   const hash = end === null ? plain === "#" ? "" : plain : route === "#" && inner === "" ? `#${end}` : `${plain}${route === "#" ? "&" : "/"}${end}`;
   return `${url.origin}${url.pathname}${search === "" ? "" : `?${search}`}${hash}`;
  }
  function bare(value) {
   return value.replace(/[%#&+ \n]/g, character => encodeURIComponent(character));
  }
  const SHAPES_MAX = 24;
  const ORIGINS_MAX = 6;
  const NOT_DATA = new Set("data origin source length prototype body documentElement innerHTML location href log style value textContent target".split(" "));
  function messageShapes(code, value) {
   const text = code.slice(0, 16e3);
   const properties = [ ...new Set([ ...text.matchAll(/\.\s{0,4}([A-Za-z_$][\w$]{0,30})\b(?!\s{0,4}\()/g) ].map(([, name = ""]) => name)) ].filter(name => !NOT_DATA.has(name)).slice(0, 10);
   const constants = [ ...new Set([ ...text.matchAll(/(?:={2,3}|case)\s{0,4}["'`]([^"'`\n]{1,40})["'`]/g) ].map(([, word = ""]) => word)) ].slice(0, 6);
   const all = Object.fromEntries(properties.map(name => [ name, value ]));
   const shapes = [ value, ...properties.length === 0 ? [] : [ all ] ];
   for (const constant of constants) for (const property of properties.slice(0, 5)) shapes.push({
    ...all,
    [property]: constant
   });
   const few = shapes.slice(0, SHAPES_MAX);
   return text.includes("JSON.parse") ? few.flatMap(shape => [ JSON.stringify(shape), shape ]) : few;
  }
  function deceivingOrigins(comparisons, foreignHost) {
   const found = new Set;
   for (const {name: name, text: text} of comparisons) {
    const plain = name === "test" || name === "exec" || name === "match" || name === "search" ? unescaped(text) : text;
    const host = plain.replace(/^https?:\/\//, "").split("/", 1)[0] ?? "";
    if (!/^\.?[\w.-]{3,100}(?::\d{1,5})?$/.test(host)) continue;
    const bareHost = host.replace(/^\./, "");
    if (name === "endsWith") {
     if (!host.startsWith(".")) found.add(`https://x${host}`);
    } else {
     found.add(`https://${bareHost}.${foreignHost}`);
     found.add(`http://${bareHost}.${foreignHost}`);
     found.add(`https://x${bareHost}`);
    }
   }
   return [ ...found ].slice(0, ORIGINS_MAX);
  }
  function unescaped(source) {
   return source.slice(0, 300).replace(/https\?/g, "https").replace(/[\^$()]/g, "").replace(/\\(.)/g, "$1");
  }
  const OF_OPENER = [ {
   kind: "window-name",
   name: ""
  }, {
   kind: "referrer",
   name: ""
  } ];
  function openerValues(values, origin, word) {
   const of = kind => values.find(([source]) => source.kind === kind)?.[1];
   const windowName = of("window-name");
   const path = of("referrer");
   return {
    ...windowName === undefined ? {} : {
     windowName: windowName
    },
    ...path === undefined ? {} : {
     referrer: `${new URL(origin).protocol}//${word}.invalid/${path}`
    }
   };
  }
  const payloads_PAYLOADS_MAX = 9;
  const REQUEST_SINK = "request";
  const CALLED_BACK = "called back";
  function payloadsFor(hits, call) {
   const kinds = new Set(hits.map(({sinkKind: sinkKind}) => sinkKind));
   const found = new Set;
   const add = (...payloads) => {
    for (const payload of payloads) found.add(payload);
   };
   if (kinds.has("html")) add(`<img src=x onerror=${call}>`, `"><img src=x onerror=${call}>`, `'><img src=x onerror=${call}>`, `"'><\/script></title></textarea></style><img/src/onerror=${call}>`, `--\x3e<img src=x onerror=${call}>`);
   for (const hit of hits.filter(({sinkKind: sinkKind}) => sinkKind === "script")) add(...scriptPayloads(hit, call));
   if (hits.some(({sinkKind: sinkKind, sink: sink}) => sinkKind === "url" && sink !== REQUEST_SINK)) add(`javascript:${call}//`, `data:text/javascript,${call}`);
   return [ ...found ].slice(0, payloads_PAYLOADS_MAX);
  }
  function urlHits(urls, sink, mark) {
   return urls.flatMap(text => {
    const url = URL.parse(text);
    if (url?.pathname.split("/").at(-1)?.toLowerCase() === mark) return [ {
     sinkKind: "url",
     sink: sink,
     text: mark,
     at: 0
    } ];
    if (url?.hostname.endsWith(mark) !== true) return [];
    return [ {
     sinkKind: "url",
     sink: sink,
     text: text,
     at: text.toLowerCase().indexOf(mark)
    } ];
   });
  }
  function hostPayloads(hits, host) {
   const found = new Set;
   for (const {text: text, at: at} of hits.filter(({sinkKind: sinkKind}) => sinkKind === "url")) {
    const before = text.slice(0, at).trim();
    if (before === "/") found.add(`/${host}/`); else if (/^https?:\/\/[^/?#]{1,100}$/i.test(before)) found.add(`.${host}/`).add(`@${host}/`); else if (before === "") found.add(`https://${host}/`).add(`//${host}/`);
   }
   return [ ...found ];
  }
  function callbackPayloads(hits, name) {
   const isQuery = ({sinkKind: sinkKind, sink: sink, text: text, at: at}) => sinkKind === "url" && /script/i.test(sink) && text.slice(0, at).includes("?");
   return hits.some(isQuery) ? [ `&callback=${name}&`, `&jsonp=${name}&` ] : [];
  }
  function pollutingPairs(name) {
   return `__proto__[${name}]=${name}&__proto__.${name}=${name}&constructor[prototype][${name}]=${name}`;
  }
  function scriptPayloads({text: text, at: at}, call) {
   const quote = openQuote(text.slice(0, at));
   const inQuotes = quote === "" ? [] : [ `${quote};${call}//`, `${quote}-${call}-${quote}`, `${quote});${call}//` ];
   return [ ...inQuotes, call, `';${call}//`, `";${call}//`, `);${call}//`, `\n${call}//` ];
  }
  function openQuote(script) {
   let open = "";
   for (let index = 0; index < script.length; index += 1) {
    const character = script[index] ?? "";
    if (character === "\\") index += 1; else if (open === "") open = /["'`]/.test(character) ? character : ""; else if (character === open) open = "";
   }
   return open;
  }
  const script_parameters_LENGTH_MAX = 3 * 1024 * 1024;
  const script_parameters_NAMES_MAX = 12;
  const FORMS = [ /\bqueryParams(?:\(\)|\.value)?\??(?:\.(?<dotted>[A-Za-z_$][\w$]{0,40})|\[["'`](?<quoted>[\w.-]{1,40})["'`]\])/g, /\b(?:queryParamMap|searchParams|URLSearchParams\([\w.]{0,60}\))\??\.(?:get|getAll|has)\(\s{0,9}["'`](?<quoted>[\w.-]{1,40})["'`]/g, /\b(?:\$?route|router|currentRoute(?:\.value)?)\??\.query\??(?:\.(?<dotted>[A-Za-z_$][\w$]{0,40})|\[["'`](?<quoted>[\w.-]{1,40})["'`]\])/g ];
  const MEMBERS = /^(?:subscribe|pipe|next|value|set|get|getAll|has|append|delete|keys|values|entries|forEach|map|filter|length|toString|asObservable|hasOwnProperty|snapshot)$/;
  function scriptParameters(script) {
   const text = script.slice(0, script_parameters_LENGTH_MAX);
   const found = new Map;
   for (const form of FORMS) for (const {groups: groups, index: index} of text.matchAll(form)) {
    const {dotted: dotted, quoted: quoted} = groups ?? {};
    const name = quoted ?? (MEMBERS.test(dotted ?? "") ? "" : dotted ?? "");
    if (name !== "" && !found.has(name)) found.set(name, index);
    if (found.size >= 200) break;
   }
   return [ ...found ].sort(([, one], [, other]) => one - other).slice(0, script_parameters_NAMES_MAX).map(([name]) => name);
  }
  const script_parameters_known = new WeakMap;
  function parametersOfScripts(exchanges) {
   const names = new Set;
   for (const exchange of exchanges) {
    const own = script_parameters_known.get(exchange) ?? scriptParameters(exchange.response.text);
    script_parameters_known.set(exchange, own);
    for (const name of own) names.add(name);
   }
   return [ ...names ].slice(0, script_parameters_NAMES_MAX);
  }
  const dom_prober_QUIET_MS = 1e3;
  const MARK_LENGTH = 10;
  const POLLUTION_PAGES_MAX = 25;
  class DomProber {
   proofs=[];
   #context;
   #names;
   #limits;
   #called=new Set;
   #seen=new Set;
   #fresh=[];
   wasCut=false;
   #sinks=[];
   #comparisons=[];
   #loads=0;
   #polluted=0;
   constructor(context, names, limits) {
    this.#context = context;
    this.#names = names;
    this.#limits = limits;
   }
   onReport(report) {
    if (report.kind === "proof" && report.origin === this.#context.target.origin) this.#called.add(report.value);
    if (report.kind === "sink" && this.#sinks.length < 500) this.#sinks.push(report);
    if (report.kind === "comparison" && this.#comparisons.length < 100) this.#comparisons.push(report);
   }
   hasTime() {
    const isOver = this.stopReason() !== null || this.#context.signal.aborted;
    this.wasCut ||= isOver;
    return !isOver;
   }
   stopReason() {
    const {loads: loads, deadline: deadline} = this.#limits;
    if (this.#loads >= loads) return `${loads} loads of pages were used up`;
    return performance.now() < deadline ? null : "its time was used up";
   }
   async probeLink(page, {url: url, parameters: parameters}) {
    const address = new URL(url);
    const place = isHashRoute(address.hash) ? "fragment" : "query";
    const inScripts = parametersOfScripts(page.gate.exchanges.values()).map(name => [ name, place ]);
    const names = new Map([ ...parameters, ...inScripts.filter(([name]) => !parameters.has(name)) ]);
    const sources = [ ...linkSources(address, names), ...OF_OPENER ];
    const marked = sources.map(source => ({
     source: source,
     mark: this.#mark()
    }));
    const values = marked.map(({source: source, mark: mark}) => [ source, mark ]);
    const shape = withValues(address, marked.map(({source: source}) => [ source, "" ]));
    if (!this.#isNew(shape)) return;
    const hits = await this.#observe(page, address, values);
    for (const {source: source, mark: mark} of marked) {
     const own = hits.get(mark) ?? [];
     if (own.length > 0 && this.hasTime()) await this.#prove(page, address, source, own);
    }
   }
   async probe(page, explored) {
    const mayPollute = explored.hasNewCode || readsUrl(explored);
    if (mayPollute && this.#polluted < POLLUTION_PAGES_MAX && this.hasTime()) await this.#probePollution(page, explored);
    if (explored.handlers.size > 0 && this.hasTime()) await this.#probeMessages(page, explored);
   }
   async #observe(page, address, values) {
    const marks = values.map(([, mark]) => mark);
    this.#sinks = [];
    this.#loads += 1;
    await page.load(withValues(address, values), {
     mode: "observe",
     marks: marks,
     quietMs: dom_prober_QUIET_MS,
     ...this.#opener(values)
    });
    const attributes = readMarkedAttributes(await page.call("markedAttributes"));
    const hits = new Map;
    const add = (mark, hit) => hits.set(mark, [ ...hits.get(mark) ?? [], hit ]);
    for (const sink of this.#sinks) add(sink.mark, sink);
    const isWritten = mark => page.gate.document.toLowerCase().includes(mark);
    for (const {name: name, tag: tag, mark: mark, value: value} of attributes.filter(found => !isWritten(found.mark))) add(mark, {
     sinkKind: name.startsWith("on") ? "script" : "url",
     sink: `${tag} ${name}`,
     text: value,
     at: Math.max(0, value.toLowerCase().indexOf(mark))
    });
    const {noted: noted, asked: asked} = page.gate;
    for (const [urls, sink] of [ [ noted, "navigation" ], [ asked, REQUEST_SINK ] ]) for (const mark of marks.filter(one => !isWritten(one))) for (const hit of urlHits(urls, sink, mark)) add(mark, hit);
    return hits;
   }
   async #prove(page, address, source, hits) {
    if (source.kind === "window-name" && page.gate.cutsOpener) return;
    const value = this.#mark();
    const host = `${value}.invalid`;
    const call = `${this.#names.proof}('${value}')`;
    page.gate.ownHosts.add(host);
    page.gate.ownCode = `/*<img src=x onerror=${call}>*/${call}`;
    const toHost = new Set(hostPayloads(hits, host));
    const payloads = [ ...payloadsFor(hits, call), ...toHost, ...callbackPayloads(hits, this.#names.proof) ];
    for (const payload of payloads) {
     if (!this.hasTime()) return;
     await this.#run(page, address, [ [ source, payload ] ], toHost.has(payload) ? "" : value);
     const isRun = this.#called.has(value) || this.#called.has(CALLED_BACK);
     const led = noted => isWithin(URL.parse(noted)?.hostname ?? "", new Set([ host ]));
     if (!isRun && !page.gate.noted.some(led)) continue;
     const effect = isRun ? "script" : "redirect";
     const {referrer: referrer = ""} = this.#opener([ [ source, payload ] ]);
     const url = withValues(address, [ [ source, payload ] ]);
     const sink = hits[0]?.sink ?? "";
     this.proofs.push({
      effect: effect,
      page: address.href,
      url: url,
      source: source,
      sink: sink,
      payload: payload,
      sender: referrer
     });
     return;
    }
   }
   #opener(values) {
    return openerValues(values, this.#context.target.origin, this.#names.word);
   }
   async #run(page, address, values, pressed) {
    this.#loads += 1;
    this.#called.delete(CALLED_BACK);
    await page.load(withValues(address, values), {
     mode: "prove",
     quietMs: dom_prober_QUIET_MS,
     ...this.#opener(values)
    });
    if (this.#called.has(pressed) || pressed === "") return;
    await page.call("pressMarked", pressed);
    await page.settle(300);
   }
   async #probePollution(page, {url: url}) {
    const address = new URL(url);
    const key = `pollution ${address.origin}${address.pathname}${isHashRoute(address.hash) ? address.hash : ""}`;
    if (!this.#isNew(key)) return;
    this.#polluted += 1;
    const inQuery = this.#mark();
    const inFragment = this.#mark();
    const hash = isHashRoute(address.hash) ? address.hash : `#${pollutingPairs(inFragment)}`;
    const shown = `${address.origin}${address.pathname}?${pollutingPairs(inQuery)}${hash}`;
    address.hash = "";
    this.#loads += 1;
    await page.load(shown, {
     mode: "prove",
     quietMs: dom_prober_QUIET_MS,
     servedFrom: address.href
    });
    for (const [kind, name] of [ [ "query-string", inQuery ], [ "fragment", inFragment ] ]) {
     if (await page.evaluate(`({})[${JSON.stringify(name)}]`) !== name) continue;
     const payload = pollutingPairs(name);
     const source = {
      kind: kind,
      name: ""
     };
     const sink = "Object.prototype";
     this.proofs.push({
      effect: "pollution",
      page: url,
      url: shown,
      source: source,
      sink: sink,
      payload: payload,
      sender: ""
     });
    }
   }
   async #probeMessages(page, {url: url, handlers: handlers}) {
    const code = [ ...handlers ].join("\n");
    const key = `message ${code}`;
    if (!this.#isNew(key)) return;
    const foreignHost = `${this.#mark()}.invalid`;
    const mark = this.#mark();
    this.#comparisons = [];
    let sender = `https://${foreignHost}`;
    let shapesOf = text => messageShapes(code, text);
    let hits = await this.#sendMarked(page, url, sender, shapesOf(mark), mark, foreignHost);
    for (const origin of hits.length > 0 ? [] : deceivingOrigins(this.#comparisons, foreignHost)) {
     if (!this.hasTime()) return;
     sender = origin;
     hits = await this.#sendMarked(page, url, origin, shapesOf(mark), mark, "");
     if (hits.length > 0) break;
    }
    if (hits.length === 0 && this.hasTime() && shapesOf(mark).length > 1) {
     shapesOf = text => messageShapes(code, text).reverse();
     sender = `https://${foreignHost}`;
     hits = await this.#sendMarked(page, url, sender, shapesOf(mark), mark, "");
    }
    if (hits.length === 0) return;
    const value = this.#mark();
    for (const payload of payloadsFor(hits, `${this.#names.proof}('${value}')`)) {
     if (!this.hasTime()) return;
     this.#loads += 1;
     await page.load(url, {
      mode: "prove",
      quietMs: dom_prober_QUIET_MS
     });
     for (const shape of shapesOf(payload)) await page.call("dispatch", sender, shape);
     await page.settle(300);
     if (!this.#called.has(value)) continue;
     const sink = hits[0]?.sink ?? "";
     const source = {
      kind: "message",
      name: ""
     };
     this.proofs.push({
      effect: "script",
      page: url,
      url: url,
      source: source,
      sink: sink,
      payload: payload,
      sender: sender
     });
     return;
    }
   }
   async #sendMarked(page, url, sender, shapes, mark, foreignHost) {
    this.#loads += 1;
    await page.load(url, {
     mode: "observe",
     marks: [ mark ],
     foreignHost: foreignHost,
     quietMs: dom_prober_QUIET_MS
    });
    this.#sinks = [];
    for (const shape of shapes) await page.call("dispatch", sender, shape);
    await page.settle(300);
    return this.#sinks.filter(sink => sink.mark === mark);
   }
   #isNew(key) {
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    this.#fresh.push(key);
    return true;
   }
   begin() {
    this.#fresh = [];
    this.wasCut = false;
   }
   forget() {
    for (const key of this.#fresh) this.#seen.delete(key);
   }
   #mark() {
    return this.#context.token(MARK_LENGTH);
   }
  }
  const CODE_IN_MARKUP = /[\s"'/]on[a-z]{3,24}\s{0,5}=|javascript:|\bsrcdoc\s{0,5}=/i;
  const page_activity_TEXT_MAX = 512 * 1024;
  function hasScripts(exchange) {
   const document = (0, html_document.lM)(exchange);
   if (document === null) return false;
   const runs = document.scripts.some(({type: type}) => type === "" || type === "module" || /java|ecma|babel/.test(type));
   return runs || CODE_IN_MARKUP.test(exchange.response.text.slice(0, page_activity_TEXT_MAX));
  }
  const page_reader_NOTHING = {
   needsBrowser: false,
   exchange: null,
   links: []
  };
  class PageReader {
   #context;
   #known=new Map;
   #left;
   constructor(context, requestsMax) {
    this.#context = context;
    this.#left = requestsMax;
   }
   get isExhausted() {
    return this.#left <= 0;
   }
   async read(url) {
    const known = this.#known.get(url);
    if (known !== undefined) return known;
    this.#left -= 1;
    const reading = await this.#request(url);
    this.#known.set(url, reading);
    return reading;
   }
   async #request(url) {
    const attempt = await this.#context.fetch({
     url: url
    });
    if (!(0, http.m_)(attempt)) return page_reader_NOTHING;
    await this.#context.analyse(attempt);
    const {status: status, headers: headers} = attempt.response;
    if (status >= 300 && status < 400) {
     const target = (0, html_document.O2)((0, http.wx)(headers, "location") ?? "", url);
     return {
      ...page_reader_NOTHING,
      links: [ ...target === null ? [] : [ target ], ...page_reader_linksOf(attempt) ]
     };
    }
    if ((0, html_document.lM)(attempt) === null) return page_reader_NOTHING;
    const needsBrowser = hasScripts(attempt);
    return {
     needsBrowser: needsBrowser,
     exchange: needsBrowser || status === 200 ? attempt : null,
     links: page_reader_linksOf(attempt)
    };
   }
  }
  function page_reader_linksOf(exchange) {
   const document = (0, html_document.lM)(exchange);
   if (document === null) return [];
   const forms = document.forms.filter(({method: method}) => method === "GET").map(({action: action}) => action);
   return [ ...document.links.map(link => link.url), ...forms ];
  }
  const route_queue_ROUTES_MAX = 1e3;
  const SAME_SHAPE_MAX = 20;
  const NAMED_MAX = 200;
  class RouteQueue {
   routes=new Set;
   waiting=[];
   #context;
   #named=[];
   #shapes=new Map;
   #nouns=new Set;
   constructor(context) {
    this.#context = context;
   }
   add(text) {
    const url = URL.parse(text);
    if (url === null || url.origin !== this.#context.target.origin || this.routes.size >= route_queue_ROUTES_MAX) return;
    if (!isPathAllowed(url, this.#context.options)) return;
    if (/^#(?!!?\/)[^=]*$/.test(url.hash)) url.hash = "";
    if (this.routes.has(url.href)) return;
    const shape = routeShape(url);
    const seen = this.#shapes.get(shape) ?? 0;
    if (seen >= SAME_SHAPE_MAX) return;
    this.#shapes.set(shape, seen + 1);
    this.routes.add(url.href);
    noteNouns(url, this.#nouns);
    if (seen > 0 || isHarmfulPage(url, "", this.#nouns) || isBinaryFile(url) || isCodeFile(url)) return;
    this.waiting.push(url.href);
   }
   addLast(urls) {
    this.#named.push(...urls.slice(0, NAMED_MAX));
   }
   addNamed(opened) {
    for (const url of this.#named.splice(0)) if (!opened.has(URL.parse(url)?.pathname)) this.add(url);
   }
  }
  async function pictureOf(page, hasSecret) {
   const before = await noteOf(page, hasSecret);
   if (before !== null) return {
    image: null,
    note: before
   };
   const image = await page.screenshot();
   const note = image === null ? null : await noteOf(page, hasSecret);
   return {
    image: note === null ? image : null,
    note: note
   };
  }
  async function noteOf(page, hasSecret) {
   const text = await page.shownText();
   if (text === null) return "no picture of the start page: its text could not be searched for secrets";
   return hasSecret(text) ? "no picture of the start page: it shows a secret of this scan" : null;
  }
  const explorer_LIST_MAX = 200;
  const ACTION_MS = 500;
  const REST_MS = 3e3;
  const WAVE = 6;
  const ACTIONS_PER_PAGE = 60;
  class Explorer {
   pages=[];
   opened=new Set;
   stored=new Map;
   sockets=new Map;
   foreignScripts=new Map;
   issues=new Map;
   picture={
    image: null,
    note: null
   };
   actionsLost=0;
   stoppedBy=null;
   #context;
   #gate;
   #limits;
   #reader;
   queue;
   #unpressed=[];
   #signatures=new Set;
   #current=null;
   #hashed=null;
   #actions=0;
   #loads=0;
   #loadingMs=0;
   #unopened=0;
   constructor(context, gate, limits) {
    this.#context = context;
    this.#gate = gate;
    this.#limits = limits;
    this.#reader = new PageReader(context, limits.reads);
    this.queue = new RouteQueue(context);
   }
   get handlers() {
    return this.pages.flatMap(({url: url, handlers: handlers}) => [ ...handlers ].map(source => ({
     source: source,
     page: url
    })));
   }
   onReport(report) {
    const page = this.#current;
    if (page === null || this.#gate.mode !== "crawl") return;
    if (report.kind === "route") this.queue.add(report.url);
    if (report.kind === "socket" && this.sockets.size < explorer_LIST_MAX) this.sockets.set(report.url, {
     url: report.url,
     page: page.url
    });
    if (report.kind === "parameter" && report.name !== "" && page.parameters.size < 12) page.parameters.set(report.name, report.inFragment ? "fragment" : "query");
    if (report.kind === "message-handler" && page.handlers.size < 10) page.handlers.add(report.source);
   }
   onIssue(issue) {
    if (this.issues.size < explorer_LIST_MAX) this.issues.set(JSON.stringify({
     ...issue,
     page: ""
    }), issue);
   }
   get pagesLeft() {
    const failed = this.pages.filter(({url: url}) => !this.opened.has(url)).length;
    return this.#unopened + this.queue.waiting.length + failed;
   }
   get actionsLeft() {
    return this.#unpressed.reduce((sum, {signatures: signatures}) => sum + (signatures?.size ?? 0), 0);
   }
   #addNamed() {
    const {startUrl: startUrl} = this.#context.target;
    const inScripts = routesOfScripts(this.#gate.exchanges.values()).map(path => routeUrl(path, this.#hashed ?? startUrl) ?? "");
    this.queue.addNamed(new Set(this.pages.map(({url: url}) => URL.parse(url)?.pathname)));
    for (const url of inScripts) this.queue.add(url);
   }
   hasNext() {
    const {reads: reads, deadline: deadline} = this.#limits;
    if (this.queue.waiting.length === 0) this.#addNamed();
    const canOpen = this.queue.waiting.length > 0 && !this.#reader.isExhausted;
    if (this.queue.waiting.length > 0 && !canOpen) this.stoppedBy ??= `${reads} pages were requested`;
    if (!canOpen && this.#unpressed.length === 0) return false;
    if (performance.now() > deadline) this.stoppedBy = "its time was used up"; else if (this.#gate.refused.size > 0) this.stoppedBy = "its requests were used up"; else return !this.#context.signal.aborted;
    return false;
   }
   async next(page) {
    const url = this.#reader.isExhausted ? undefined : this.queue.waiting.shift();
    if (url === undefined) {
     const left = this.#unpressed.shift();
     if (left !== undefined) await this.#explore(page, left);
     return;
    }
    const address = withoutFragment(url);
    const isStart = address === withoutFragment(this.#context.target.startUrl);
    const {needsBrowser: needsBrowser, exchange: exchange, links: links} = await this.#reader.read(address);
    if (exchange !== null) this.#gate.keep(exchange);
    for (const link of links) this.queue.add(link);
    if (!needsBrowser && !isStart) return;
    if (this.pages.length >= this.#limits.pages) {
     this.stoppedBy = `${this.#limits.pages} pages were opened`;
     this.#unopened += 1;
     return;
    }
    this.#current = {
     url: url,
     parameters: new Map,
     handlers: new Set,
     hasNewCode: false
    };
    this.pages.push(this.#current);
    await this.#explore(page, {
     page: this.#current,
     signatures: null
    });
   }
   async #explore(page, {page: explored, signatures: signatures}) {
    this.#current = explored;
    let actions;
    let place;
    try {
     actions = (await this.#open(page, explored.url))?.actions ?? [];
     place = await this.#place(page);
    } catch (error) {
     this.#unpressed.push({
      page: explored,
      signatures: signatures
     });
     throw error;
    }
    this.opened.add(explored.url);
    const known = signatures === null ? this.#fresh(actions) : actions.filter(one => signatures.has(one.signature));
    await this.#press(page, explored, known, place);
   }
   async #open(page, url) {
    const started = performance.now();
    await page.load(url, {
     mode: "crawl"
    });
    this.#loads += 1;
    this.#loadingMs += performance.now() - started;
    if (this.#loads === 1) this.picture = await pictureOf(page, text => this.#context.hasSecret(text));
    return this.#look(page, url);
   }
   #shareEnds() {
    const {deadline: deadline, pages: pages} = this.#limits;
    const now = performance.now();
    const waiting = Math.min(this.queue.waiting.length, pages - this.pages.length);
    if (waiting === 0) return deadline;
    const reserved = waiting * this.#loadingMs / Math.max(1, this.#loads);
    return now + Math.max(0, deadline - now - reserved) / 2;
   }
   async readRest() {
    const end = performance.now() + REST_MS;
    while (this.queue.waiting.length > 0 && !this.#reader.isExhausted && !this.#context.signal.aborted) {
     if (performance.now() > end) return;
     const wave = this.queue.waiting.splice(0, WAVE).map(withoutFragment);
     for (const {needsBrowser: needsBrowser, exchange: exchange, links: links} of await Promise.all(wave.map(url => this.#reader.read(url)))) {
      if (needsBrowser) this.#unopened += 1;
      if (exchange !== null) this.#gate.keep(exchange);
      for (const link of links) this.queue.add(link);
     }
    }
   }
   async #press(page, explored, found, at) {
    const waiting = [ ...found ];
    const shareEnds = this.#shareEnds();
    const wait = () => {
     const signatures = new Set(waiting.map(({signature: signature}) => signature));
     if (signatures.size > 0) this.#unpressed.push({
      page: explored,
      signatures: signatures
     });
    };
    let place = at;
    for (let pressed = 0; waiting.length > 0 && pressed < ACTIONS_PER_PAGE; pressed += 1) {
     if (this.#actions >= this.#limits.actions) return;
     if (performance.now() > Math.min(shareEnds, this.#limits.deadline)) return wait();
     const action = waiting.shift();
     if (action === undefined) return;
     this.#actions += 1;
     try {
      place = await this.#act(page, explored.url, action, place, waiting);
     } catch (error) {
      this.actionsLost += 1;
      wait();
      throw error;
     }
    }
   }
   async #act(page, url, {id: id}, place, waiting) {
    this.#gate.staysAt = true;
    const done = await page.call("act", id);
    await page.settle(ACTION_MS);
    const after = await this.#look(page, url);
    const now = after?.url ?? "";
    if (done === true && now === place) {
     waiting.unshift(...this.#fresh(after?.actions ?? []));
     return place;
    }
    this.queue.add(now);
    const again = await this.#open(page, url);
    const left = new Set(waiting.map(({signature: signature}) => signature));
    const known = (again?.actions ?? []).filter(({signature: signature}) => left.has(signature));
    waiting.splice(0, waiting.length, ...known, ...this.#fresh(again?.actions ?? []));
    return this.#place(page);
   }
   async #place(page) {
    return String(await page.evaluate("location.href"));
   }
   #fresh(actions) {
    return actions.filter(({signature: signature}) => {
     if (this.#signatures.has(signature)) return false;
     this.#signatures.add(signature);
     return true;
    });
   }
   async #look(page, url) {
    const seen = await page.snapshot();
    for (const noted of this.#gate.noted.splice(0)) this.queue.add(noted);
    if (seen === null) return null;
    this.queue.add(seen.url);
    if (isHashRoute(URL.parse(seen.url)?.hash ?? "")) this.#hashed ??= seen.url;
    for (const link of seen.links) this.queue.add(link);
    for (const path of seen.routes) this.queue.add(routeUrl(path, seen.url) ?? "");
    for (const stored of seen.stored) {
     const key = `${stored.storage} ${stored.name}`;
     if (this.stored.size < explorer_LIST_MAX && !this.stored.has(key)) this.stored.set(key, {
      ...stored,
      page: url
     });
    }
    const html = this.#gate.exchanges.get(withoutFragment(url));
    const written = new Set((html && (0, html_document.lM)(html)?.scripts.map(script => script.url)) ?? []);
    if (this.#current !== null && this.#gate.takeNewCode()) this.#current.hasNewCode = true;
    for (const script of seen.scripts) {
     const host = URL.parse(script.url)?.origin;
     if (host === this.#context.target.origin || this.foreignScripts.has(script.url)) continue;
     if (/^https?:/.test(script.url) && this.foreignScripts.size < explorer_LIST_MAX) this.foreignScripts.set(script.url, {
      ...script,
      page: url,
      isAdded: !written.has(script.url)
     });
    }
    return seen;
   }
  }
  const foreign_urls_LENGTH_MAX = 3 * 1024 * 1024;
  const FOUND_MAX = 200;
  const QUERY_MAX = 200;
  const LITERAL = /["'`]((?:https?:)?\/\/[^"'`\s<>\\]{3,2000})["'`]/g;
  const IMPORT = /\b(?:from|import)\s{0,20}\(?\s{0,20}["'`]([^"'`\s\\]{1,2000})["'`](?!\s{0,20}\+)/g;
  const CSS_IMPORT = /@import\s{1,20}(?:url\(\s{0,20})?["']?([^"')\s;]{1,2000})/gi;
  function foreignUrl(text, base, origin) {
   const url = URL.parse(text, base);
   if (url === null || !/^https?:$/.test(url.protocol) || url.origin === origin) return null;
   if (url.username !== "" || url.password !== "") return null;
   url.hash = "";
   return url.href;
  }
  function foreignUrlsOfMarkup({base: base, subresources: subresources}, origin) {
   return subresources.filter(({kind: kind}) => kind === "script" || kind === "stylesheet" || kind === "preload").flatMap(({url: url}) => foreignUrl(url, base, origin) ?? []);
  }
  function foreignUrlsOfScript(script, base, origin, isMap = false) {
   const text = script.slice(0, foreign_urls_LENGTH_MAX).replaceAll("\\/", "/");
   const found = new Set;
   for (const [, literal = ""] of text.matchAll(LITERAL)) {
    const url = foreignUrl(literal, base, origin);
    if (url !== null && (isMap || /\.(?:m?js|css)$/i.test(new URL(url).pathname))) found.add(url);
    if (found.size >= FOUND_MAX) break;
   }
   return [ ...found ];
  }
  function importsOf(text, kind, base, origins) {
   const found = new Set;
   for (const [, specifier = ""] of text.slice(0, foreign_urls_LENGTH_MAX).matchAll(kind === "style" ? CSS_IMPORT : IMPORT)) {
    const isPlace = kind === "style" || /^(?:\.{0,2}\/|https?:)/i.test(specifier);
    const url = isPlace ? foreignUrl(specifier, base, "") : null;
    if (url !== null && mayImport(url, origins)) found.add(url);
    if (found.size >= FOUND_MAX) break;
   }
   return [ ...found ];
  }
  function mayImport(url, origins) {
   const {origin: origin, search: search} = new URL(url);
   return origins.has(origin) && search.length <= QUERY_MAX;
  }
  const FOREIGN_MAX = 40;
  const foreign_sources_PAGES_MAX = 10;
  const SCRIPTS_MAX = 20;
  const foreign_sources_BODY_BYTES_MAX = 3 * 1024 * 1024;
  const foreign_sources_WAVE = 6;
  const COLLECT_MS = 15e3;
  class ForeignSources {
   #context;
   #loaded=new Map;
   #named=new Set;
   #end=performance.now() + COLLECT_MS;
   constructor(context) {
    this.#context = context;
   }
   static async load(context, pages) {
    if (context.fetchForeign === undefined) return null;
    const sources = new ForeignSources(context);
    await sources.#name(pages);
    await sources.#load();
    return sources;
   }
   get(url) {
    return this.#loaded.get(URL.parse(url)?.href ?? "") ?? null;
   }
   async #name(pages) {
    const isSignedIn = this.#context.identities.includes("user");
    const asGuest = isSignedIn ? await this.#fetchOwn(pages.map(({request: request}) => request.url).slice(0, foreign_sources_PAGES_MAX)) : pages;
    const scripts = new Set;
    for (const page of asGuest) for (const url of this.#nameOf(page)) scripts.add(url);
    for (const page of isSignedIn ? pages : []) for (const url of this.#markupOf(page)) if (!url.includes("?")) this.#named.add(url);
    const {origin: origin} = this.#context.target;
    for (const {request: request, response: response} of await this.#fetchOwn([ ...scripts ].slice(0, SCRIPTS_MAX))) for (const url of foreignUrlsOfScript(response.text, request.url, origin)) this.#named.add(url);
   }
   #nameOf(page) {
    const {origin: origin} = this.#context.target;
    const document = (0, html_document.lM)(page);
    if (document === null) return [];
    for (const url of this.#markupOf(page)) this.#named.add(url);
    for (const {url: url, text: text, type: type} of document.scripts) if (url === null) for (const found of foreignUrlsOfScript(text, document.base, origin, type === "importmap")) this.#named.add(found);
    return document.scripts.flatMap(({url: url}) => url === null || URL.parse(url)?.origin !== origin ? [] : url);
   }
   #markupOf(page) {
    const document = (0, html_document.lM)(page);
    return document === null ? [] : foreignUrlsOfMarkup(document, this.#context.target.origin);
   }
   async #fetchOwn(urls) {
    const identity = this.#context.identities.includes("user") ? {
     identity: "none"
    } : {};
    const found = [];
    for (let from = 0; from < urls.length && performance.now() < this.#end; from += foreign_sources_WAVE) {
     const wave = urls.slice(from, from + foreign_sources_WAVE);
     const attempts = await Promise.all(wave.map(url => this.#context.fetch({
      url: url,
      maxBytes: foreign_sources_BODY_BYTES_MAX,
      ...identity
     })));
     found.push(...attempts.filter(http.m_).filter(({response: response}) => response.status === 200));
    }
    return found;
   }
   async #load() {
    const origins = new Set([ ...this.#named ].map(url => new URL(url).origin));
    const waiting = [ ...this.#named ];
    while (waiting.length > 0 && this.#loaded.size < FOREIGN_MAX && performance.now() < this.#end) {
     const wave = waiting.splice(0, Math.min(foreign_sources_WAVE, FOREIGN_MAX - this.#loaded.size));
     const attempts = await Promise.all(wave.map(url => this.#context.fetchForeign?.(url)));
     for (const [index, url] of wave.entries()) {
      const attempt = attempts[index];
      if (attempt === undefined || !(0, http.m_)(attempt)) continue;
      this.#loaded.set(url, attempt);
      for (const next of this.#ledTo(url, attempt, origins)) if (!this.#named.has(next)) {
       this.#named.add(next);
       waiting.push(next);
      }
     }
    }
   }
   #ledTo(url, exchange, origins) {
    const {status: status, text: text} = exchange.response;
    if (status >= 300 && status < 400) {
     const next = foreignUrl(redirectOf(exchange) ?? "", url, this.#context.target.origin);
     return next !== null && mayImport(next, origins) ? [ next ] : [];
    }
    const kind = (0, http.JL)(exchange) === "text/css" ? "style" : "script";
    return status === 200 ? importsOf(text, kind, url, origins) : [];
   }
  }
  const LIMITS = {
   standard: {
    pages: 25,
    actions: 250,
    reads: 150,
    seconds: 30,
    requests: 150,
    loads: 120
   },
   compliance: {
    pages: 50,
    actions: 500,
    reads: 300,
    seconds: 90,
    requests: 300,
    loads: 300
   }
  };
  const EXPLORE_SHARE = .6;
  async function gatherBrowser(context) {
   const {browserPath: browserPath, scanType: scanType, options: options} = context;
   if (scanType === "quick") return {
    state: "not_applicable",
    reason: "a quick scan uses no browser"
   };
   if (options.browser === "off") return {
    state: "not_applicable",
    reason: "not carried out: the browser is off"
   };
   if (browserPath === null) return {
    state: "not_applicable",
    reason: "not carried out: this machine has no Chrome, Chromium or Edge"
   };
   const crawl = await context.gather("crawl");
   if (crawl.state !== "available") return crawl;
   const runner = new BrowserRunner(context, browserPath);
   try {
    const pages = crawl.value.pages.filter(({exchange: exchange}) => exchange.response.status < 400 && (0, 
    html_document._6)(exchange));
    return await gatherWith(runner, context, pages.map(({exchange: exchange}) => exchange), crawl.value.mentioned ?? []);
   } catch (error) {
    if (error instanceof BrowserStartError) return {
     state: "failed",
     code: "internal",
     reason: error.message
    };
    throw error;
   } finally {
    await runner.close();
   }
  }
  async function gatherWith(runner, context, crawled, mentioned) {
   const foreign = await ForeignSources.load(context, crawled);
   const limits = LIMITS[context.scanType === "compliance" ? "compliance" : "standard"];
   const started = performance.now();
   const gate = new RequestGate({
    context: context,
    requestsMax: limits.requests,
    foreign: foreign
   });
   const explorer = new Explorer(context, gate, {
    ...limits,
    deadline: started + limits.seconds * 1e3 * EXPLORE_SHARE
   });
   const names = {
    binding: `b${context.token(10)}`,
    api: `a${context.token(10)}`,
    proof: `p${context.token(8)}`,
    word: context.token(8)
   };
   const prober = new DomProber(context, names, {
    loads: limits.loads,
    deadline: started + limits.seconds * 1e3
   });
   const listener = {
    onReport: report => {
     explorer.onReport(report);
     prober.onReport(report);
    },
    onIssue: issue => explorer.onIssue(issue),
    onPopup: url => explorer.queue.add(url)
   };
   for (const url of [ context.target.startUrl, ...crawled.map(({request: request}) => request.url) ]) explorer.queue.add(url);
   explorer.queue.addLast(mentioned);
   const {product: product, sandboxed: sandboxed} = await runner.start(gate, names, listener);
   while (!runner.isOver && explorer.hasNext()) await runner.step(at => explorer.next(at));
   await explorer.readRest();
   const proofs = await prove(runner, prober, context.ownershipProven ? likeliestFirst(explorer.pages) : []);
   const progress = progressOf(runner, explorer, prober, gate, proofs);
   return {
    state: "available",
    value: {
     product: product,
     sandboxed: sandboxed,
     screenshot: explorer.picture.image,
     screenshotNote: explorer.picture.note,
     pages: explorer.pages.map(({url: url}) => url),
     routes: [ ...explorer.queue.routes ],
     exchanges: [ ...gate.exchanges.values() ],
     endpoints: [ ...gate.endpoints.values() ],
     withheld: gate.withheld,
     foreignScripts: [ ...explorer.foreignScripts.values() ],
     sockets: [ ...explorer.sockets.values() ],
     stored: [ ...explorer.stored.values() ],
     handlers: explorer.handlers,
     issues: [ ...explorer.issues.values() ],
     proofs: prober.proofs,
     isProbed: context.ownershipProven,
     limits: browserLimits(progress),
     incomplete: incompleteReason(progress)
    }
   };
  }
  async function prove(runner, prober, pages) {
   const work = [ ...pages.map(page => ({
    page: page,
    run: at => prober.probeLink(at, page)
   })), ...pages.map(page => ({
    page: page,
    run: at => prober.probe(at, page)
   })) ];
   const proofs = {
    total: work.length,
    done: 0,
    unproven: new Set
   };
   for (const step of work) {
    prober.begin();
    const isDone = !runner.isOver && prober.hasTime() && await runner.step(step.run) && !prober.wasCut;
    if (isDone) proofs.done += 1; else proofs.unproven.add(step.page);
    if (isDone || runner.isOver || prober.wasCut || work.length >= 2 * proofs.total) continue;
    prober.forget();
    work.push(step);
    proofs.unproven.delete(step.page);
   }
   return proofs;
  }
  const OVER = "the browser ended";
  function progressOf(runner, explorer, prober, gate, {total: total, done: done, unproven: unproven}) {
   const stopped = explorer.stoppedBy ?? OVER;
   return {
    ends: runner.ends,
    pagesOpened: explorer.opened.size,
    pagesLeft: {
     count: explorer.pagesLeft,
     reason: stopped
    },
    actionsLost: explorer.actionsLost,
    actionsLeft: {
     count: explorer.actionsLeft,
     reason: stopped
    },
    steps: {
     total: total,
     done: done
    },
    pagesUnproven: {
     count: unproven.size,
     reason: prober.stopReason() ?? OVER
    },
    requestsRefused: gate.refused.size,
    blockedHosts: [ ...gate.blockedHosts ].sort()
   };
  }
  const script_endpoints_LENGTH_MAX = 512 * 1024;
  function scriptEndpoints(script) {
   const found = new Set;
   const calls = /(?:fetch|axios(?:\.\w{2,8})?|\$\.(?:ajax|get|getJSON|post)|\.open\(\s*["'](?:GET|POST)["']\s*,|url\s*:)\s*(?:\(\s*)?["'`](\/[\w\-./~]{1,200})(?:\?[^"'`]{0,200})?["'`]/g;
   const literals = /["'`](\/(?:api|rest|ajax|rpc|services?|v\d{1,2})\/[\w\-./~]{1,200})(?:\?[^"'`]{0,200})?["'`]/g;
   const files = /(?:\bfetch|\baxios(?:\.get)?|\$\.(?:get|getJSON)|[hH]ttp(?:Client)?\.get(?:<[\w[\]]{1,60}>)?)\s*\(\s*["'`](?:\.\/)?([\w-][\w\-./]{0,150}\.json)(?:\?[^"'`]{0,200})?["'`]/g;
   const text = script.slice(0, script_endpoints_LENGTH_MAX);
   for (const pattern of [ calls, literals ]) {
    for (const match of text.matchAll(pattern)) {
     const path = match[1] ?? "";
     if (!path.startsWith("//") && !/\.(?:js|css|html?|png|jpe?g|svg|gif|woff2?|map)$/i.test(path)) found.add(path);
    }
   }
   for (const match of text.matchAll(files)) {
    const path = `/${match[1] ?? ""}`;
    if (!path.includes("..") && !path.includes("//")) found.add(path);
   }
   return [ ...found ];
  }
  const script_endpoints_known = new WeakMap;
  function endpointsOf(exchange) {
   const endpoints = script_endpoints_known.get(exchange) ?? scriptEndpoints(exchange.response.text);
   script_endpoints_known.set(exchange, endpoints);
   return endpoints;
  }
  const IMPORTS_MAX = 40;
  const script_endpoints_FORMS = [ /\bimport\s*\(\s*(?:\/\*[^*]{0,200}\*\/\s*)?["'`]([^"'`\s]{1,500})["'`]\s*\)/g, /\b(?:import|export)\b[\w\s{},*$]{0,300}?\bfrom\s*["']([^"'\s]{1,500})["']/g, /(?:^|[;\s}])import\s*["']([^"'\s]{1,500})["']/g, /\b(?:new\s+(?:Shared)?Worker|serviceWorker\s*\.\s*register|importScripts)\s*\(\s*["'`]([^"'`\s]{1,500})["'`]/g ];
  function scriptImports(script) {
   const text = script.slice(0, script_endpoints_LENGTH_MAX);
   const found = new Map;
   for (const form of script_endpoints_FORMS) for (const match of text.matchAll(form)) {
    const name = match[1] ?? "";
    const isAddress = /^(?:\.{0,2}\/|https?:\/\/)/.test(name) || /^[\w-]+\.m?js$/.test(name);
    if (isAddress && !name.includes("${") && !/\.(?:css|json|svg|wasm)(?:$|\?)/.test(name) && !found.has(name)) found.set(name, match.index);
   }
   return [ ...found ].sort(([, one], [, other]) => one - other).slice(0, IMPORTS_MAX).map(([name]) => name);
  }
  async function siteInterfaces(context, landingUrl) {
   const crawl = await context.gather("surface");
   if (crawl.state !== "available") return [];
   const {pages: pages, resources: resources, endpoints: endpoints} = crawl.value;
   const responses = [ ...pages.map(({exchange: exchange}) => exchange), ...resources ];
   const named = [ ...resources, ...pages.map(({exchange: exchange}) => exchange) ].flatMap(endpointsOf).map(path => context.target.origin + path).filter(url => !isActByGet(new URL(url)));
   const urlsOf = chosen => chosen.map(({request: request}) => request.url);
   const found = new Set([ ...endpoints, ...urlsOf(responses.filter(sendsCorsHeaders)), ...urlsOf(responses.filter(site_interfaces_isJson)), ...named ]);
   found.delete(landingUrl);
   return [ ...found ];
  }
  function sendsCorsHeaders({response: {headers: headers}}) {
   return headers.some(([name]) => /^access-control-allow-/i.test(name)) || /\borigin\b/i.test((0, 
   http.wx)(headers, "vary") ?? "");
  }
  function site_interfaces_isJson({response: {headers: headers}}) {
   return /^application\/(?:[\w.+-]+\+)?json\b/i.test((0, http.wx)(headers, "content-type") ?? "");
  }
  var cors_grants = __webpack_require__(5142);
  const NULL = [ "null", "null" ];
  const RESPONSE_BYTES = 16384;
  const gather_cors_INTERFACES_MAX = 12;
  const FULLY_PROBED_MAX = 8;
  const gatherCors = async context => {
   const landing = await context.gather("landing");
   if (landing.state !== "available") return landing;
   const {url: landingUrl} = landing.value.final.request;
   const [first, ...others] = foreignOrigins(context.target, context.token());
   if (first === undefined) return {
    state: "available",
    value: {
     probes: []
    }
   };
   const sendsCookies = context.identities.includes("user") || Object.keys(context.options.request_headers ?? {}).some(name => /^cookie$/i.test(name));
   const probe = async (url, [kind, origin]) => {
    const request = {
     url: url,
     headers: [ [ "Origin", origin ] ],
     maxBytes: RESPONSE_BYTES,
     fresh: true
    };
    const sent = {
     kind: kind,
     origin: origin,
     attempt: await context.fetch(request)
    };
    return sendsCookies && gather_cors_isOpen(sent) ? {
     ...sent,
     anonymous: await context.fetch({
      ...request,
      isAnonymous: true
     })
    } : sent;
   };
   if (context.scanType === "quick") return {
    state: "available",
    value: {
     probes: [ await probe(landingUrl, first) ]
    }
   };
   const interfaces = (await siteInterfaces(context, landingUrl)).slice(0, gather_cors_INTERFACES_MAX);
   const openings = await Promise.all([ landingUrl, ...interfaces ].map(async url => ({
    url: url,
    probe: await probe(url, first)
   })));
   const reached = openings.filter(({probe: probe}, index) => index === 0 || exists(probe));
   const restrictive = reached.filter(({probe: probe}) => !gather_cors_isOpen(probe));
   const chosen = [ ...restrictive.filter(sendsCors), ...restrictive.filter(opening => !sendsCors(opening)) ];
   const further = await Promise.all(chosen.slice(0, FULLY_PROBED_MAX + 1).flatMap(({url: url}) => others.map(origin => probe(url, origin))));
   return {
    state: "available",
    value: {
     probes: [ ...openings.map(({probe: probe}) => probe), ...further ]
    }
   };
  };
  function sendsCors({probe: {attempt: attempt}}) {
   return (0, http.m_)(attempt) && sendsCorsHeaders(attempt);
  }
  function exists({attempt: attempt}) {
   return (0, http.m_)(attempt) && (![ 404, 410 ].includes(attempt.response.status) || sendsCorsHeaders(attempt));
  }
  function gather_cors_isOpen(probe) {
   return (0, cors_grants.pR)([ probe ]).some(({withCredentials: withCredentials}) => withCredentials);
  }
  function foreignOrigins(target, token) {
   const {scheme: scheme, host: host, port: port, isIpAddress: isIpAddress} = target;
   const origins = [ [ "arbitrary", `https://${token}.example` ], NULL ];
   const name = (0, target_address.V8)(host, null);
   const suffix = target.origin.slice(`${scheme}://${name}`.length);
   if (!host.includes(":")) origins.push([ "prefix", `${scheme}://${name}.${token}.example` ]);
   if (suffix !== "") origins.push([ "prefix", `${target.origin}.${token}.example` ]);
   if (!isIpAddress) origins.push([ "suffix", `${scheme}://${token}${name}${suffix}` ]);
   if (scheme === "https") origins.push([ "http-scheme", `http://${(0, target_address.V8)(host, port === 443 ? null : port)}` ]);
   return origins;
  }
  var directory_listing = __webpack_require__(79624);
  const comment_paths_PATHS_MAX = 20;
  const comment_paths_LENGTH_MAX = 4e3;
  const TOTAL_MAX = 128 * 1024;
  function commentPaths(comments) {
   const found = new Set;
   let total = 0;
   for (const comment of comments) {
    const text = comment.slice(0, comment_paths_LENGTH_MAX);
    total += text.length;
    if (total > TOTAL_MAX || found.size >= comment_paths_PATHS_MAX) break;
    if (/^\s*\[if\b|<!\[endif\]/i.test(text)) continue;
    for (const match of text.matchAll(/(?:^|[\s"'(=:])(\/(?!\/)[\w~-][\w./~-]{0,150})(?=$|[\s"'?#),;<])/g)) {
     const path = match[1]?.replace(/\.$/, "") ?? "";
     if (/^\/(?:usr|var|etc|home|opt|srv|tmp|root|mnt|proc|bin|lib)\//.test(path) || found.size >= comment_paths_PATHS_MAX) continue;
     found.add(path);
    }
   }
   return [ ...found ];
  }
  const WAITING_MAX = 2e3;
  const EMPTY_MAX = 10;
  const QUERIES_FIRST = 6;
  const VARIANTS_OF_SHAPE = 6;
  const VARIANTS_OF_ID = 2;
  const NUMBERED = /[-_]\d+(?:\.[a-z]{1,5})?$/i;
  const NOT_SELECTING = /^(?:q|query|s|search\w*|sort\w*|order\w*|dir|direction|lang\w*|locale|theme|style|set\w*|utm_\w+|(?=\w*sess)\w+|token|t|v)$/i;
  class CrawlFrontier {
   #origin;
   #limits;
   #waiting=[];
   #otherQueries=[];
   #paths=new Set;
   #shapes=new Map;
   #withQuery=new Map;
   #spare=new Map;
   #replaced=new Set;
   #withEmptyValue=new Map;
   #queries=new Map;
   #lateQueries=[];
   #entries=[];
   #variants=new Map;
   #named=new Set;
   #mentioned=[];
   #refused=new Set;
   #nouns=new Set;
   #taken=0;
   constructor(origin, limits) {
    this.#origin = origin;
    this.#limits = limits;
   }
   get taken() {
    return this.#taken;
   }
   markSeen(href) {
    const url = new URL(href);
    this.#shapes.set((0, url_shape.T2)(url), href);
    this.#paths.add((0, url_shape.j4)(url));
   }
   add(href, from, text = "", kind = "link") {
    if (href === null || this.#shapes.size >= WAITING_MAX) return;
    const url = new URL(href);
    if (url.origin !== this.#origin || href.length > 4e3) return;
    if (isBinaryFile(url) || isCodeFile(url) || isListingOrder(url)) return;
    if (kind === "mention" && this.#refused.has(url.pathname)) return;
    noteNouns(url, this.#nouns);
    if (kind === "named" ? isHarmfulStep(url, text) : isHarmfulPage(url, text, this.#nouns)) {
     this.refuse(href);
     if (url.search.length > 1) this.add(`${url.origin}${url.pathname}`, from, text, kind);
     return;
    }
    if (!isPathAllowed(url, this.#limits)) return;
    const shape = (0, url_shape.T2)(url);
    if (kind !== "mention" && url.search.length > 1 && !this.#withQuery.has(shape)) this.#withQuery.set(shape, href);
    const entry = {
     url: href,
     from: from
    };
    const known = this.#shapes.get(shape);
    const isNew = known !== href && !this.#named.has(href);
    if (kind === "named" && isNew) {
     this.#named.add(href);
     this.#waiting.push(entry);
     if (known === undefined) this.markSeen(href);
    } else if (known === undefined) {
     this.#shapes.set(shape, href);
     const path = (0, url_shape.j4)(url);
     if (kind === "entry") this.#entries.push(entry); else if (kind === "mention") this.#mentioned.push(entry); else if (this.#paths.has(path)) this.#addQuery(path, entry); else this.#waiting.push(entry);
     this.#paths.add(path);
    } else if (isNew) this.#addVariant(shape, entry, url);
   }
   refuse(href) {
    if (this.#refused.size < WAITING_MAX) this.#refused.add(new URL(href).pathname);
   }
   #addQuery(path, entry) {
    const count = (this.#queries.get(path) ?? 0) + 1;
    this.#queries.set(path, count);
    (count > QUERIES_FIRST ? this.#lateQueries : this.#otherQueries).push(entry);
   }
   #addVariant(shape, entry, url) {
    if (!this.#spare.has(shape) && this.#spare.size < WAITING_MAX) this.#spare.set(shape, entry);
    const isEmpty = [ ...url.searchParams ].some(([, value]) => value === "");
    if (isEmpty && !this.#withEmptyValue.has(shape) && this.#withEmptyValue.size < EMPTY_MAX) this.#withEmptyValue.set(shape, entry);
    const isSelecting = selectsPage(url);
    const hasOtherId = url.pathname !== new URL(this.#shapes.get(shape) ?? entry.url).pathname;
    if (!isSelecting && !hasOtherId) return;
    const variantsMax = isSelecting || NUMBERED.test(url.pathname) ? VARIANTS_OF_SHAPE : VARIANTS_OF_ID;
    const variants = this.#variants.get(shape) ?? new Map;
    if (variants.size < variantsMax) this.#variants.set(shape, variants.set(entry.url, entry));
   }
   hasNext() {
    return this.#waiting.length + this.#otherQueries.length > 0;
   }
   take(count) {
    const wave = this.#waiting.splice(0, count);
    wave.push(...this.#otherQueries.splice(0, count - wave.length));
    this.#taken += wave.length;
    return wave;
   }
   get left() {
    const queues = [ this.#waiting, this.#otherQueries, this.#lateQueries, this.#entries ];
    const variants = [ ...this.#variants.values() ].reduce((sum, {size: size}) => sum + size, 0);
    return queues.reduce((sum, {length: length}) => sum + length, variants);
   }
   takeMentioned(count) {
    return this.#mentioned.splice(0, count);
   }
   replace(href) {
    const shape = (0, url_shape.T2)(new URL(href));
    const spare = this.#spare.get(shape);
    if (spare === undefined || this.#replaced.has(shape)) return;
    this.#replaced.add(shape);
    this.#waiting.push(spare);
   }
   addEmptyValues() {
    for (const [shape, entry] of this.#withEmptyValue) if (!(this.#replaced.has(shape) && this.#spare.get(shape) === entry)) this.#waiting.push(entry);
    this.#withEmptyValue.clear();
   }
   addLeftovers() {
    const queues = [ ...this.#variants ].map(([shape, variants]) => [ ...variants.values() ].filter(entry => !this.#replaced.has(shape) || this.#spare.get(shape) !== entry));
    queues.push(this.#lateQueries, this.#entries);
    for (let rank = 0; queues.some(queue => rank < queue.length); rank += 1) for (const queue of queues) this.#waiting.push(...queue.slice(rank, rank + 1));
    this.#variants.clear();
    this.#lateQueries.length = 0;
    this.#entries.length = 0;
   }
   linksWithQuery() {
    return [ ...this.#withQuery.values() ];
   }
  }
  function selectsPage(url) {
   const [pair, ...others] = [ ...url.searchParams ];
   if (pair === undefined || others.length > 0) return false;
   const [name, value] = pair;
   if (value === "" || NOT_SELECTING.test(name)) return false;
   return !/^\d+$/.test(value) || /\/(?:index\.\w{2,5})?$/.test(url.pathname);
  }
  const mentioned_urls_LENGTH_MAX = 512 * 1024;
  const mentioned_urls_FOUND_MAX = 60;
  const TRIED_MAX = 1e3;
  const IN_MARKUP = /(?<=[\s"'(=,;>])(?:https?:\/\/[^\s"'<>()\\]{1,500}|\.{0,2}\/[\w~-][\w./~%-]{0,250}(?:\?[\w=&;.%+~-]{0,200})?)(?=[\s"'<>),;#]|$)/g;
  const IN_SCRIPT = /https?:\/\/[^\s"'`<>()\\]{1,500}|(?<=["'`])\.{0,2}\/[\w~-][\w./~%-]{0,250}(?:\?[\w=&;.%+~-]{0,200})?(?=["'`])/g;
  const OF_MACHINE = /^\/(?:usr|var|etc|home|opt|srv|tmp|root|mnt|proc|bin|lib|node_modules)\//;
  function mentionedUrls(exchange) {
   const {request: request, response: response} = exchange;
   const document = (0, html_document.lM)(exchange);
   const base = document?.base ?? request.url;
   const {origin: origin} = new URL(request.url);
   const found = new Set;
   const add = reference => {
    if (reference == null || reference === "" || found.size >= mentioned_urls_FOUND_MAX) return;
    const resolved = (0, html_document.O2)(reference.replaceAll("&amp;", "&"), base);
    const url = resolved === null ? null : new URL(resolved);
    if (url === null || url.origin !== origin || OF_MACHINE.test(url.pathname)) return;
    if (!isActByGet(url) && !namesWriting(url.pathname)) found.add(url.href);
   };
   for (const match of ((0, http.wx)(response.headers, "link") ?? "").slice(0, 8192).matchAll(/<([^<>\s]{1,2000})>/g)) add(match[1]);
   add((0, refresh_target.t)((0, http.wx)(response.headers, "refresh") ?? ""));
   add((0, http.wx)(response.headers, "content-location"));
   const type = (0, http.JL)(exchange);
   const pattern = document !== null || type === "text/css" ? IN_MARKUP : /script/.test(type) ? IN_SCRIPT : null;
   if (pattern === null) return [ ...found ];
   const tried = new Set;
   for (const [text] of response.text.slice(0, mentioned_urls_LENGTH_MAX).matchAll(pattern)) {
    if (tried.has(text)) continue;
    if (tried.size >= TRIED_MAX || found.size >= mentioned_urls_FOUND_MAX) break;
    tried.add(text);
    add(text.replace(/[.,]$/, ""));
   }
   return [ ...found ];
  }
  const robots_LENGTH_MAX = 500 * 1024;
  const robots_PATHS_MAX = 200;
  const SITEMAPS_MAX = 10;
  function parseRobots(text) {
   const paths = new Set;
   const sitemaps = new Set;
   for (const line of text.slice(0, robots_LENGTH_MAX).split(/\r\n|\r|\n/)) {
    const match = /^\s*([a-z-]{1,20})\s*:\s*([^#\s]{1,2000})/i.exec(line);
    if (match === null) continue;
    const [, field = "", value = ""] = match;
    const name = field.toLowerCase();
    if (name === "sitemap" && sitemaps.size < SITEMAPS_MAX) sitemaps.add(value);
    if (name !== "allow" && name !== "disallow") continue;
    const path = value.endsWith("$") ? value.slice(0, -1) : value;
    if (path.startsWith("/") && path !== "/" && !path.includes("*") && paths.size < robots_PATHS_MAX) paths.add(path);
   }
   return {
    paths: [ ...paths ],
    sitemaps: [ ...sitemaps ]
   };
  }
  const sitemap_LENGTH_MAX = 1024 * 1024;
  const LOCATIONS_MAX = 500;
  const ENTITIES = {
   amp: "&",
   lt: "<",
   gt: ">",
   quot: '"',
   apos: "'"
  };
  function parseSitemap(text) {
   const bounded = text.slice(0, sitemap_LENGTH_MAX);
   const kind = /<(?:[a-z]+:)?(urlset|sitemapindex)[\s>]/i.exec(bounded.slice(0, 4096))?.[1]?.toLowerCase();
   if (kind !== "urlset" && kind !== "sitemapindex") {
    const lines = bounded.slice(0, 1e5).split(/\r?\n/).map(line => line.trim());
    const urls = lines.filter(line => /^https?:\/\/\S{1,2000}$/.test(line)).slice(0, LOCATIONS_MAX);
    return urls.length > 0 && urls.length >= lines.filter(line => line !== "").length ? {
     kind: "urlset",
     locations: urls
    } : {
     kind: null,
     locations: []
    };
   }
   const locations = new Set;
   let from = 0;
   while (locations.size < LOCATIONS_MAX) {
    const open = bounded.indexOf("<loc>", from);
    if (open === -1) break;
    const close = bounded.indexOf("</loc>", open);
    if (close === -1) break;
    const raw = bounded.slice(open + 5, Math.min(close, open + 3e3)).trim();
    const value = raw.replace(/^<!\[CDATA\[(.*)\]\]>$/s, "$1").replace(/&(amp|lt|gt|quot|apos);/g, (_whole, name) => ENTITIES[name] ?? "");
    if (value.length > 0 && value.length <= 2048) locations.add(value.trim());
    from = close + 6;
   }
   return {
    kind: kind,
    locations: [ ...locations ]
   };
  }
  const STYLES_MAX = 4;
  const MENTIONED_MAX = 60;
  const MENTIONED_OF_SLOW = 12;
  const KEPT = 150;
  const fetch_mentioned_WAVE = 6;
  const STYLE_BYTES_MAX = 512 * 1024;
  async function fetchStyles(context, pages) {
   const urls = pages.flatMap(page => (0, html_document.lM)(page)?.stylesheets.map(({url: url}) => url) ?? []);
   const isOwn = url => url.origin === context.target.origin && isPathAllowed(url, context.options);
   const own = [ ...new Set(urls) ].filter(url => isOwn(new URL(url))).slice(0, STYLES_MAX);
   const attempts = await Promise.all(own.map(url => context.fetch({
    url: url,
    maxBytes: STYLE_BYTES_MAX
   })));
   return attempts.filter(http.m_);
  }
  async function fetchMentioned(context, frontier, budget) {
   const pages = [];
   const urls = [];
   const maximum = budget.isHostFast() ? MENTIONED_MAX : MENTIONED_OF_SLOW;
   for (let requested = 0; requested < maximum && context.requestsLeft() > KEPT; ) {
    const wave = frontier.takeMentioned(Math.min(fetch_mentioned_WAVE, maximum - requested));
    if (wave.length === 0 || context.signal.aborted) break;
    requested += wave.length;
    const attempts = await Promise.all(wave.map(({url: url}) => context.fetch({
     url: url
    })));
    for (const [index, attempt] of attempts.entries()) {
     if (!(0, http.m_)(attempt) || attempt.response.status >= 300) continue;
     await context.analyse(attempt);
     if ((0, html_document.lM)(attempt) === null) continue;
     urls.push(attempt.request.url);
     if (!budget.isNew(attempt)) continue;
     budget.take(attempt);
     pages.push({
      url: attempt.request.url,
      exchange: attempt,
      discoveredFrom: wave[index]?.from ?? ""
     });
    }
   }
   return {
    pages: pages,
    urls: urls
   };
  }
  const fetch_scripts_SCRIPTS_MAX = 30;
  const MAPS_MAX = 8;
  const fetch_scripts_GUESSES_MAX = 3;
  const SCRIPT_BYTES_MAX = 3 * 1024 * 1024;
  const MAP_BYTES_MAX = 2 * 1024 * 1024;
  const MAP_BYTES_MIN = 256 * 1024;
  const MAP_SHARE = 1 / 32;
  const fetch_scripts_WAVE = 6;
  const fetch_scripts_DEPTH_MAX = 3;
  async function fetchScripts(context, pages) {
   const urls = new Set;
   const want = url => {
    if (url !== null && isOwn(context, url) && urls.size < fetch_scripts_SCRIPTS_MAX) urls.add(url);
   };
   for (const page of pages) for (const {url: url} of (0, html_document.lM)(page)?.scripts ?? []) want(url);
   for (const page of pages) for (const url of loadedBy(page)) want(url);
   const resources = [];
   let requested = 0;
   for (let depth = 0; depth < fetch_scripts_DEPTH_MAX && requested < urls.size; depth += 1) {
    const wanted = [ ...urls ].slice(requested);
    requested = urls.size;
    const fetched = [];
    for (let from = 0; from < wanted.length; from += fetch_scripts_WAVE) {
     const wave = wanted.slice(from, from + fetch_scripts_WAVE).map(url => context.fetch({
      url: url,
      maxBytes: SCRIPT_BYTES_MAX
     }));
     for (const attempt of await Promise.all(wave)) {
      if (!(0, http.m_)(attempt)) continue;
      const {status: status, headers: headers} = attempt.response;
      if (status === 200) fetched.push(attempt); else if (status >= 300 && status < 400) want((0, 
      html_document.O2)((0, http.wx)(headers, "location") ?? "", attempt.request.url));
     }
    }
    resources.push(...fetched);
    for (const script of fetched) if ((0, html_document.lM)(script) === null) for (const name of scriptImports(script.response.text)) want((0, 
    html_document.O2)(name, script.request.url));
   }
   return {
    resources: resources,
    sourceMaps: await fetchSourceMaps(context, resources)
   };
  }
  function loadedBy(page) {
   const document = (0, html_document.lM)(page);
   if (document === null) return [];
   const preloaded = document.subresources.filter(({url: url, kind: kind}) => kind === "preload" && /\.m?js(?:\?|$)/.test(url));
   const imported = document.scripts.filter(({url: url}) => url === null).flatMap(({text: text}) => scriptImports(text).map(name => (0, 
   html_document.O2)(name, document.base) ?? [])).flat();
   return [ ...preloaded.map(({url: url}) => url), ...imported ];
  }
  function isOwn(context, url) {
   const parsed = new URL(url);
   return parsed.origin === context.target.origin && isPathAllowed(parsed, context.options);
  }
  async function fetchSourceMaps(context, scripts) {
   const wanted = [];
   let guesses = 0;
   for (const script of scripts) {
    const address = script.request.url;
    const named = sourceMapOf(script);
    const isGuess = named === null && looksBundled(script) && guesses < fetch_scripts_GUESSES_MAX;
    if (isGuess) guesses += 1;
    const mapUrl = (0, html_document.O2)(named ?? (isGuess ? `${new URL(address).pathname}.map` : "data:"), address);
    if (mapUrl !== null && isOwn(context, mapUrl) && wanted.length < MAPS_MAX) wanted.push({
     script: address,
     url: mapUrl
    });
   }
   const maxBytes = Math.min(MAP_BYTES_MAX, Math.max(MAP_BYTES_MIN, Math.floor(context.bytesLeft() * MAP_SHARE)));
   const attempts = await Promise.all(wanted.map(async ({script: script, url: url}) => ({
    script: script,
    attempt: await context.fetch({
     url: url,
     maxBytes: maxBytes
    })
   })));
   return attempts.flatMap(({script: script, attempt: attempt}) => (0, http.m_)(attempt) ? [ {
    script: script,
    exchange: attempt
   } ] : []);
  }
  function sourceMapOf(script) {
   const {headers: headers, text: text} = script.response;
   const named = (0, http.wx)(headers, "sourcemap") ?? (0, http.wx)(headers, "x-sourcemap");
   if (named !== undefined) return named;
   const tail = text.slice(-4096);
   const comments = [ ...tail.matchAll(/\/[/*][#@]\s*sourceMappingURL=([^\s*'"]{1,2000})/g) ];
   const last = comments.at(-1)?.[1];
   return last === undefined || last.startsWith("data:") ? null : last;
  }
  function looksBundled(script) {
   const {text: text} = script.response;
   if (text.length < 2e3) return false;
   const sample = text.slice(0, 2e4);
   return sample.split("\n").length < sample.length / 300;
  }
  const PAGES_FIRST = 25;
  const ATTEMPTS_FIRST = 50;
  const PAGES_STEP = 25;
  const ATTEMPTS_STEP = 40;
  const EXTRAS_MAX = 12;
  const FAST_MS = 75;
  class PageBudget {
   #grow;
   #bodies=new Set;
   #waves=[];
   #isFast=null;
   #pagesMax=PAGES_FIRST;
   #attemptsMax=ATTEMPTS_FIRST;
   #used=0;
   #extras=0;
   #fresh=0;
   constructor(start, grow) {
    this.#grow = grow;
    this.take(start);
   }
   get left() {
    return this.#pagesMax - this.#used;
   }
   noteWave(milliseconds, requests) {
    this.#waves.push(milliseconds / requests);
   }
   isNew({response: response}) {
    return !this.#bodies.has(page_budget_digestOf(response.body));
   }
   take(exchange) {
    const {response: response} = exchange;
    const isPage = response.status < 400 && (0, html_document._6)(exchange) && this.isNew(exchange);
    this.#bodies.add(page_budget_digestOf(response.body));
    if (isPage) this.#fresh += 1;
    if (isPage || this.#extras >= EXTRAS_MAX) this.#used += 1; else this.#extras += 1;
   }
   limit(attempts) {
    if (this.left > 0 && attempts < this.#attemptsMax) return null;
    if (this.#fresh > PAGES_STEP / 2 && this.isHostFast() && this.#grow()) {
     this.#fresh = 0;
     this.#pagesMax += PAGES_STEP;
     this.#attemptsMax += ATTEMPTS_STEP;
     return null;
    }
    return this.left > 0 ? `limit of ${this.#attemptsMax} addresses` : `limit of ${this.#pagesMax} pages`;
   }
   isHostFast() {
    if (this.#isFast === null) {
     const sorted = [ ...this.#waves ].sort((one, other) => one - other);
     this.#isFast = (sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY) <= FAST_MS;
    }
    return this.#isFast;
   }
  }
  function page_budget_digestOf(body) {
   return (0, external_node_crypto_.createHash)("sha256").update(body).digest("base64");
  }
  const SUBMITTED_MAX = 20;
  const FORM_HEADERS = [ [ "Content-Type", "application/x-www-form-urlencoded" ] ];
  async function submitForms(context, pages) {
   const responses = [];
   const known = new Set;
   const waiting = pages.flatMap(formsOf);
   const {origin: origin} = context.target;
   while (responses.length < SUBMITTED_MAX && !context.signal.aborted) {
    const next = waiting.shift();
    if (next === undefined) break;
    const {form: form, page: page} = next;
    const action = new URL(form.action);
    const key = `${(0, url_shape.T2)(action)} ${form.fields.map(({name: name}) => name).join(",")}`;
    if (action.origin !== origin || known.has(key) || !isSubmittable(form)) continue;
    if (isHarmfulLink(action) || !isPathAllowed(action, context.options)) continue;
    known.add(key);
    const {body: body} = formRequest(form);
    const fields = body?.encoding === "form" ? body.fields.map(([name, value]) => [ name, value ]) : [];
    const attempt = await context.fetch({
     method: "POST",
     url: form.action,
     headers: FORM_HEADERS,
     body: new URLSearchParams(fields).toString()
    });
    if (!(0, http.m_)(attempt)) continue;
    await context.analyse(attempt);
    const response = {
     url: form.action,
     exchange: attempt,
     discoveredFrom: page.url
    };
    responses.push(response);
    waiting.unshift(...formsOf(response));
   }
   return responses;
  }
  function formsOf(page) {
   const forms = (0, html_document.lM)(page.exchange)?.forms ?? [];
   return forms.filter(({method: method}) => method === "POST").map(form => ({
    form: form,
    page: page
   }));
  }
  function isSubmittable({fields: fields}) {
   return !fields.some(({type: type}) => type === "password" || type === "file");
  }
  const DEAD_LINKS_MAX = 3;
  const gather_crawl_NAMED_MAX = 30;
  const gather_crawl_WAVE = 6;
  const gather_crawl_FORMS_MAX = 200;
  const gather_crawl_SITEMAPS_MAX = 4;
  async function gatherCrawl(context) {
   const landing = await context.gather("landing");
   if (landing.state !== "available") return landing;
   const start = landing.value.final;
   await context.analyse(start);
   const startPage = {
    url: start.request.url,
    exchange: start,
    discoveredFrom: null
   };
   if (context.scanType === "quick") {
    return {
     state: "available",
     value: {
      pages: [ startPage ],
      resources: [],
      parameters: discoverInsertionPoints([ start.request.url ], gather_crawl_formsOf([ startPage ])),
      limitedBy: null
     }
    };
   }
   const frontier = new CrawlFrontier(context.target.origin, context.options);
   frontier.markSeen(start.request.url);
   for (const path of context.options.extra_paths ?? []) frontier.add((0, html_document.O2)(path, context.target.origin), "extra_paths", "", "named");
   const redirects = landing.value.chain.filter(exchange => exchange !== start);
   const pages = [ startPage ];
   const budget = new PageBudget(start, () => context.growBudget());
   const deadLinks = [];
   addLinks(frontier, startPage);
   const walk = async () => {
    while (frontier.hasNext()) {
     if (context.signal.aborted) return "the time of the scan was used up";
     const limit = budget.limit(frontier.taken);
     if (limit !== null) return limit;
     const sentAt = performance.now();
     const wave = frontier.take(Math.min(gather_crawl_WAVE, budget.left));
     const attempts = await Promise.all(wave.map(({url: url}) => context.fetch({
      url: url
     })));
     budget.noteWave(performance.now() - sentAt, wave.length);
     for (const [index, attempt] of attempts.entries()) {
      const from = wave[index]?.from ?? "";
      if (!(0, http.m_)(attempt)) {
       if (attempt.failure.code === "budget") return "the budget of the scan was used up";
       continue;
      }
      await context.analyse(attempt);
      const {status: status} = attempt.response;
      if (status >= 300 && status < 400) {
       redirects.push(attempt);
       addLocation(frontier, attempt, from);
       continue;
      }
      if (status === 404 || status === 410) {
       if (deadLinks.length < DEAD_LINKS_MAX) deadLinks.push(attempt);
       frontier.replace(attempt.request.url);
       continue;
      }
      budget.take(attempt);
      const page = {
       url: attempt.request.url,
       exchange: attempt,
       discoveredFrom: from
      };
      pages.push(page);
      addLinks(frontier, page);
     }
    }
    return null;
   };
   let limitedBy = await walk();
   const continueCrawl = async add => {
    if (limitedBy !== null) return;
    await add();
    limitedBy = await walk();
   };
   await continueCrawl(() => addListedPages(context, frontier));
   await continueCrawl(() => addDescribed(context, frontier));
   await continueCrawl(() => frontier.addEmptyValues());
   const exchanges = () => pages.map(({exchange: exchange}) => exchange);
   let scripts = await fetchScripts(context, exchanges());
   const before = pages.length;
   await continueCrawl(() => addNamedPaths(frontier, context.target.origin, exchanges(), scripts.resources));
   await continueCrawl(() => frontier.addLeftovers());
   let submitted = [];
   await continueCrawl(async () => {
    if (context.options.active_post !== true || !context.ownershipProven) return;
    submitted = await submitForms(context, pages);
    for (const page of submitted) {
     addLocation(frontier, page.exchange, page.url);
     addLinks(frontier, page);
    }
   });
   let mentioned = [];
   if (limitedBy === null) {
    const sources = [ ...exchanges(), ...await fetchStyles(context, exchanges()), ...scripts.resources ];
    for (const source of sources) for (const url of mentionedUrls(source)) frontier.add(url, source.request.url, "", "mention");
    const found = await fetchMentioned(context, frontier, budget);
    pages.push(...found.pages);
    mentioned = found.urls;
   }
   if (pages.length > before) scripts = await fetchScripts(context, exchanges());
   const errorPages = [ ...await fetchErrorPages(context, exchanges(), scripts.resources), ...deadLinks ];
   const maps = scripts.sourceMaps.map(({exchange: exchange}) => exchange);
   for (const exchange of [ ...scripts.resources, ...maps, ...errorPages ]) await context.analyse(exchange);
   const urls = [ context.target.startUrl, start.request.url, ...frontier.linksWithQuery() ];
   const forms = gather_crawl_formsOf([ ...pages, ...submitted ]);
   const mayProbe = ({method: method}) => method === "GET" || context.options.active_post === true;
   return {
    state: "available",
    value: {
     pages: pages,
     resources: scripts.resources,
     parameters: discoverInsertionPoints(urls, forms),
     fieldsLeftOut: countLeftOut(urls, forms.filter(mayProbe)),
     errorPages: errorPages,
     redirects: redirects,
     sourceMaps: scripts.sourceMaps,
     mentioned: mentioned,
     limitedBy: limitedBy,
     unread: limitedBy === null ? 0 : frontier.left
    }
   };
  }
  function addLocation(frontier, exchange, from) {
   const {request: request, response: response} = exchange;
   frontier.add((0, html_document.O2)((0, http.wx)(response.headers, "location") ?? "", request.url), from);
   for (const {url: url, text: text} of (0, html_document.lM)(exchange)?.links ?? []) frontier.add(url, request.url, text);
  }
  function addLinks(frontier, page) {
   const document = (0, html_document.lM)(page.exchange);
   if (document === null) {
    for (const url of jsonLinks(page.exchange.response.text, page.url)) frontier.add(url, page.url);
    return;
   }
   const {request: request, response: response} = page.exchange;
   const isFolder = (0, directory_listing.E)(response, new URL(request.url).pathname) !== null;
   for (const link of document.links) frontier.add(link.url, page.url, link.text, isFolder ? "entry" : "link");
   for (const form of document.forms) if (form.method === "GET") frontier.add(form.action, page.url); else frontier.refuse(form.action);
  }
  async function addDescribed(context, frontier) {
   const attempts = await Promise.all(DESCRIPTION_PATHS.map(url => context.fetch({
    url: url
   })));
   for (const attempt of attempts) {
    if (!(0, http.m_)(attempt) || attempt.response.status !== 200) continue;
    for (const url of jsonLinks(attempt.response.text, attempt.request.url)) frontier.add(url, attempt.request.url);
   }
  }
  function addNamedPaths(frontier, origin, pages, scripts) {
   const called = [ ...scripts, ...pages ].flatMap(exchange => endpointsOf(exchange).map(path => ({
    path: path,
    from: exchange.request.url
   })));
   const commented = pages.flatMap(exchange => commentPaths((0, html_document.lM)(exchange)?.comments ?? []).map(path => ({
    path: path,
    from: exchange.request.url
   })));
   for (const {path: path, from: from} of [ ...called, ...commented ].slice(0, gather_crawl_NAMED_MAX)) {
    const url = (0, html_document.O2)(path, origin);
    if (url !== null && !isActByGet(new URL(url))) frontier.add(url, from);
   }
  }
  function gather_crawl_formsOf(pages) {
   const forms = new Map;
   for (const page of pages) {
    const origin = new URL(page.url).origin;
    for (const form of (0, html_document.lM)(page.exchange)?.forms ?? []) {
     if (forms.size >= gather_crawl_FORMS_MAX) return [ ...forms.values() ];
     const key = `${form.method} ${form.action} ${form.fields.map(field => field.name).join(",")}`;
     if (!forms.has(key) && new URL(form.action).origin === origin) forms.set(key, form);
    }
   }
   return [ ...forms.values() ];
  }
  async function addListedPages(context, frontier) {
   const origin = context.target.origin;
   const robotsAttempt = await context.fetch({
    url: "/robots.txt"
   });
   const isText = exchange => exchange.response.status === 200 && (0, html_document.lM)(exchange) === null;
   const robots = (0, http.m_)(robotsAttempt) && isText(robotsAttempt) ? parseRobots(robotsAttempt.response.text) : null;
   for (const path of robots?.paths ?? []) frontier.add((0, html_document.O2)(path, origin), `${origin}/robots.txt`);
   const waiting = [ ...robots?.sitemaps ?? [], "/sitemap.xml" ].map(reference => (0, 
   html_document.O2)(reference, origin));
   const requested = new Set;
   while (waiting.length > 0 && requested.size < gather_crawl_SITEMAPS_MAX) {
    const url = waiting.shift();
    if (url == null || requested.has(url) || new URL(url).origin !== origin) continue;
    requested.add(url);
    const attempt = await context.fetch({
     url: url
    });
    if (!(0, http.m_)(attempt) || attempt.response.status !== 200) continue;
    const sitemap = parseSitemap(attempt.response.text);
    const locations = sitemap.locations.map(location => (0, html_document.O2)(location, origin));
    if (sitemap.kind === "sitemapindex") waiting.unshift(...locations.slice(0, gather_crawl_SITEMAPS_MAX)); else for (const location of locations) frontier.add(location, url);
   }
  }
  async function fetchErrorPages(context, pages, resources) {
   const paths = [ `/${context.token(12)}` ];
   const isWerkzeug = ({response: response}) => /^werkzeug\//i.test((0, http.wx)(response.headers, "server") ?? "") || response.text.includes("__debugger__=yes");
   if (pages.some(isWerkzeug)) paths.push("/console");
   const responses = (await Promise.all(paths.map(url => context.fetch({
    url: url
   })))).filter(http.m_);
   if (![ ...responses, ...pages, ...resources ].some(isOfExpress)) return responses;
   const decoded = await context.fetch({
    url: `/${context.token(12)}/%c0`
   });
   return (0, http.m_)(decoded) ? [ ...responses, decoded ] : responses;
  }
  function isOfExpress({response: {headers: headers, text: text}}) {
   return /<pre>Cannot GET \//.test(text) || /^W\/"[0-9a-f]{1,8}-[A-Za-z0-9+/]{27}"$/.test((0, 
   http.wx)(headers, "etag") ?? "");
  }
  async function gatherSurface(context) {
   const operations = context.gather("operations");
   const crawl = await context.gather("crawl");
   if (crawl.state !== "available") return crawl;
   const [browser, api] = [ await context.gather("browser"), await operations ];
   const pages = browser.state === "available" ? gather_surface_joined(crawl.value, browser.value) : {
    ...crawl.value,
    endpoints: []
   };
   return {
    state: "available",
    value: api.state === "available" ? withOperations(pages, api.value) : pages
   };
  }
  function withOperations(surface, {points: points, urls: urls}) {
   return {
    ...surface,
    parameters: withFresh(points, surface.parameters),
    endpoints: [ ...new Set([ ...surface.endpoints, ...urls ]) ]
   };
  }
  function gather_surface_joined(crawl, browser) {
   const known = new Set([ ...crawl.pages.map(({url: url}) => url), ...crawl.resources.map(({request: request}) => request.url) ]);
   const fresh = browser.exchanges.filter(({request: request}) => !known.has(request.url));
   const pages = fresh.flatMap(exchange => (0, html_document.lM)(exchange) === null ? [] : [ {
    url: exchange.request.url,
    exchange: exchange,
    discoveredFrom: "browser"
   } ]);
   const scripts = fresh.filter(exchange => (0, html_document.lM)(exchange) === null);
   const forms = pages.flatMap(({exchange: exchange}) => (0, html_document.lM)(exchange)?.forms ?? []);
   const urls = [ ...browser.routes, ...browser.endpoints.filter(isRead).map(({url: url}) => url) ].map(gather_surface_withoutFragment);
   return {
    ...crawl,
    pages: [ ...crawl.pages, ...pages ],
    resources: [ ...crawl.resources, ...scripts ],
    parameters: withFresh(crawl.parameters, [ ...discoverInsertionPoints(urls, forms), ...browser.endpoints.flatMap(endpointPoints) ]),
    endpoints: [ ...new Set(browser.endpoints.filter(isRead).map(({url: url}) => url)) ]
   };
  }
  function isRead({method: method, url: url}) {
   return method === "GET" && !isActByGet(new URL(url));
  }
  function withFresh(known, found) {
   const keys = new Set(known.map(keyOf));
   const fresh = found.filter(point => {
    const key = keyOf(point);
    return !keys.has(key) && keys.add(key) !== undefined;
   });
   return [ ...known, ...fresh ];
  }
  function keyOf(point) {
   const name = "name" in point ? point.name : point.kind === "json" ? point.path.join("/") : point.kind === "path" ? String(point.segment) : "";
   return `${point.request.method} ${point.request.url} ${point.kind} ${name}`;
  }
  function gather_surface_withoutFragment(url) {
   return url.split("#", 1)[0] ?? url;
  }
  var csp_policies = __webpack_require__(84739);
  var pages = __webpack_require__(31342);
  const gather_second_responses_PAGES_MAX = 3;
  const gatherSecondResponses = async context => {
   const [landing, crawl] = [ await context.gather("landing"), await context.gather("crawl") ];
   if (landing.state !== "available") return landing;
   if (crawl.state !== "available") return crawl;
   const known = new Set([ (0, csp_policies.dw)(landing.value.final) ]);
   const wanted = [];
   for (const page of (0, pages.iy)(crawl.value)) {
    const shape = (0, csp_policies.dw)(page);
    if (shape === null || known.has(shape)) continue;
    known.add(shape);
    if (wanted.length < gather_second_responses_PAGES_MAX) wanted.push(page);
   }
   const attempts = await Promise.all(wanted.map(({request: request}) => context.fetch({
    url: request.url,
    fresh: true
   })));
   return {
    state: "available",
    value: {
     responses: attempts.filter(http.m_)
    }
   };
  };
  const gatherSecurityTxt = async context => {
   const request = path => context.fetch({
    url: path,
    maxBytes: 65536
   });
   const wellKnown = await request("/.well-known/security.txt");
   const exists = (0, http.m_)(wellKnown) && wellKnown.response.status === 200;
   const legacy = exists ? null : await request("/security.txt");
   for (const attempt of [ wellKnown, legacy ]) if (attempt !== null && !(0, http.m_)(attempt) && attempt.failure.code === "blocked") return {
    state: "not_applicable",
    reason: `${new URL(attempt.request.url, context.target.origin).pathname} is ${attempt.failure.message}`
   };
   return {
    state: "available",
    value: {
     wellKnown: wellKnown,
     legacy: legacy
    }
   };
  };
  const URL_MAX = 16384;
  function requestUrl(text, target, options) {
   if (text.length > URL_MAX) return {
    refusal: `longer than ${URL_MAX} characters`
   };
   const clean = encodeUnsafe(text.split("#")[0] ?? "");
   const absolute = /^(https?):\/\/([^/?#]*)(.*)/is.exec(clean);
   let scheme = target.scheme;
   let port = target.port;
   let path = clean;
   let origin = target.origin;
   if (absolute !== null) {
    const parsed = URL.parse(`${absolute[1]}://${absolute[2]}/`);
    if (parsed === null || parsed.username !== "" || parsed.password !== "") return {
     refusal: "not a valid URL"
    };
    scheme = parsed.protocol === "https:" ? "https" : "http";
    port = parsed.port === "" ? scheme === "https" ? 443 : 80 : Number(parsed.port);
    const host = parsed.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
    if (host !== target.host || !request_url_isOpen(scheme, port, target)) {
     return {
      refusal: "the URL leaves the host and port of the target"
     };
    }
    origin = parsed.origin;
    path = absolute[3] ?? "";
   }
   if (!path.startsWith("/")) path = path === "" || path.startsWith("?") ? `/${path}` : "";
   if (path === "") return {
    refusal: "neither an absolute http(s) URL nor a path"
   };
   const refusal = pathRefusal(path, target, options);
   return refusal === null ? {
    scheme: scheme,
    port: port,
    path: path,
    url: origin + path
   } : {
    refusal: refusal
   };
  }
  function request_url_isOpen(scheme, port, target) {
   if (port === target.port) return scheme === target.scheme || scheme === "http";
   return scheme === "http" && target.scheme === "https" && target.port === 443 && port === 80;
  }
  function pathRefusal(path, target, options) {
   const {exclude_paths: excluded = [], include_paths: included = []} = options;
   if (excluded.length === 0 && included.length === 0) return null;
   const forms = pathForms(path);
   if (excluded.some(prefix => forms.some(form => form.startsWith(prefix)))) return "excluded by exclude_paths";
   const isStart = new URL(path, target.origin).href === target.startUrl;
   if (included.length > 0 && !isStart && !included.some(prefix => forms.every(form => form.startsWith(prefix)))) {
    return "outside include_paths";
   }
   return null;
  }
  function pathForms(path) {
   const forms = new Set([ path.replace(/^\/{2,}/, "/") ]);
   const normal = URL.parse(path.replace(/^\/{2,}/, "/"), "http://host.invalid");
   if (normal !== null) forms.add(normal.pathname + normal.search);
   for (const form of [ ...forms ]) {
    try {
     forms.add(decodeURIComponent(form));
    } catch {}
   }
   return [ ...forms ];
  }
  function encodeUnsafe(text) {
   return text.replace(/[^\x21-\x7e]/gu, character => {
    const bytes = Buffer.from(character, "utf8");
    return [ ...bytes ].map(byte => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
   });
  }
  var api_docs = __webpack_require__(80001);
  const quick = true;
  const below = true;
  const TRAVIS = {
   family: "metadata",
   path: "/.travis.yml",
   signature: "pipeline",
   technologies: [ "ruby", "node" ]
  };
  const EXPOSURE_PATHS = [ {
   family: "vcs",
   path: "/.git/HEAD",
   signature: "git-head",
   quick: quick,
   below: below
  }, {
   family: "vcs",
   path: "/.git/config",
   signature: "git-config",
   quick: quick,
   below: below
  }, {
   family: "env",
   path: "/.env",
   signature: "environment",
   quick: quick,
   below: below
  }, {
   family: "env",
   path: "/.env.local",
   signature: "environment",
   quick: quick
  }, {
   family: "env",
   path: "/.env.production",
   signature: "environment",
   quick: quick
  }, {
   family: "credentials",
   path: "/.htpasswd",
   signature: "htpasswd",
   quick: quick,
   below: below
  }, {
   family: "credentials",
   path: "/.npmrc",
   signature: "npmrc",
   quick: quick
  }, {
   family: "credentials",
   path: "/.aws/credentials",
   signature: "aws-credentials",
   quick: quick
  }, {
   family: "credentials",
   path: "/.ssh/id_rsa",
   signature: "private-key",
   quick: quick
  }, {
   family: "credentials",
   path: "/id_rsa",
   signature: "private-key",
   quick: quick
  }, {
   family: "credentials",
   path: "/server.key",
   signature: "private-key",
   quick: quick
  }, {
   family: "database-dump",
   path: "/dump.sql",
   signature: "sql",
   quick: quick,
   below: below
  }, {
   family: "database-dump",
   path: "/backup.sql",
   signature: "sql",
   quick: quick,
   below: below
  }, {
   family: "database-dump",
   path: "/database.sql",
   signature: "sql",
   quick: quick
  }, {
   family: "database-dump",
   path: "/db.sqlite3",
   signature: "sqlite",
   quick: quick,
   below: below
  }, {
   family: "monitoring",
   path: "/actuator",
   signature: "actuator-index",
   quick: quick,
   below: below
  }, {
   family: "monitoring",
   path: "/actuator/env",
   signature: "actuator-environment",
   quick: quick
  }, {
   family: "database-dump",
   path: "/actuator",
   signature: "actuator-heap-dump",
   quick: quick,
   below: below
  }, {
   family: "monitoring",
   path: "/metrics",
   signature: "prometheus",
   quick: quick,
   below: below
  }, {
   family: "monitoring",
   path: "/server-status",
   signature: "apache-status",
   quick: quick
  }, {
   family: "monitoring",
   path: "/phpinfo.php",
   signature: "phpinfo",
   quick: quick,
   below: below
  }, {
   family: "monitoring",
   path: "/debug/pprof/",
   signature: "pprof",
   quick: quick
  }, {
   family: "vcs",
   path: "/.svn/wc.db",
   signature: "svn-database",
   quick: quick
  }, {
   family: "vcs",
   path: "/.svn/entries",
   signature: "svn-entries",
   quick: quick
  }, {
   family: "vcs",
   path: "/.hg/requires",
   signature: "hg-requires",
   quick: quick
  }, {
   family: "api-docs",
   path: "/swagger.json",
   signature: "openapi",
   below: below
  }, {
   family: "api-docs",
   path: "/openapi.json",
   signature: "openapi",
   below: below
  }, {
   family: "api-docs",
   path: "/openapi.yaml",
   signature: "openapi"
  }, {
   family: "api-docs",
   path: "/v2/api-docs",
   signature: "openapi"
  }, {
   family: "api-docs",
   path: "/v3/api-docs",
   signature: "openapi"
  }, {
   family: "api-docs",
   path: "/graphql",
   signature: "graphql",
   method: "POST",
   below: below
  }, {
   family: "api-docs",
   path: "/api-docs",
   signature: "openapi"
  }, {
   family: "api-docs",
   path: "/swagger-ui/index.html",
   signature: "api-explorer"
  }, {
   family: "monitoring",
   path: "/actuator/health",
   signature: "actuator-health"
  }, {
   family: "monitoring",
   path: "/info.php",
   signature: "phpinfo",
   quick: quick,
   technologies: [ "php" ]
  }, {
   family: "monitoring",
   path: "/nginx_status",
   signature: "nginx-status",
   quick: quick
  }, {
   family: "monitoring",
   path: "/debug/vars",
   signature: "expvar"
  }, {
   family: "backup-source",
   path: "/wp-config.php.bak",
   signature: "php-source",
   below: below,
   technologies: [ "php" ]
  }, {
   family: "backup-source",
   path: "/wp-config.php~",
   signature: "php-source",
   technologies: [ "php" ]
  }, {
   family: "backup-source",
   path: "/.wp-config.php.swp",
   signature: "vim-swap",
   technologies: [ "php" ]
  }, {
   family: "backup-source",
   path: "/config.php.bak",
   signature: "php-source",
   technologies: [ "php" ]
  }, {
   family: "backup-source",
   path: "/index.php~",
   signature: "php-source",
   technologies: [ "php" ]
  }, {
   family: "backup-source",
   path: "/backup.zip",
   signature: "archive",
   below: below
  }, {
   family: "backup-source",
   path: "/site.zip",
   signature: "archive"
  }, {
   family: "backup-source",
   path: "/backup.tar.gz",
   signature: "archive"
  }, {
   family: "backup-source",
   path: "/{host}.zip",
   signature: "archive"
  }, {
   family: "metadata",
   path: "/.DS_Store",
   signature: "ds-store",
   below: below
  }, {
   family: "metadata",
   path: "/composer.json",
   signature: "composer"
  }, {
   family: "metadata",
   path: "/package.json",
   signature: "package",
   below: below
  }, {
   family: "metadata",
   path: "/.gitlab-ci.yml",
   signature: "pipeline"
  }, {
   family: "metadata",
   path: "/Dockerfile",
   signature: "dockerfile"
  }, {
   family: "metadata",
   path: "/docker-compose.yml",
   signature: "compose"
  }, {
   family: "metadata",
   path: "/.idea/workspace.xml",
   signature: "ide-workspace"
  }, {
   family: "metadata",
   path: "/web.config",
   signature: "web-config",
   technologies: [ "dotnet" ]
  }, {
   family: "credentials",
   path: "/.netrc",
   signature: "netrc"
  }, {
   family: "credentials",
   path: "/.pgpass",
   signature: "pgpass"
  }, {
   family: "credentials",
   path: "/.git-credentials",
   signature: "git-credentials"
  }, {
   family: "credentials",
   path: "/privkey.pem",
   signature: "private-key",
   quick: quick
  }, {
   family: "credentials",
   path: "/key.pem",
   signature: "private-key"
  }, {
   family: "credentials",
   path: "/server.pem",
   signature: "private-key",
   quick: quick
  }, {
   family: "credentials",
   path: "/.vscode/sftp.json",
   signature: "sftp-settings"
  }, {
   family: "database-dump",
   path: "/backup.sql.gz",
   signature: "sql-gzip"
  }, {
   family: "database-dump",
   path: "/database.sqlite",
   signature: "sqlite",
   quick: quick
  }, {
   family: "env",
   path: "/.env.backup",
   signature: "environment"
  }, {
   family: "env",
   path: "/.env.bak",
   signature: "environment"
  } ];
  const SPRING_PATHS = [ {
   family: "monitoring",
   path: "/actuator/mappings",
   signature: "actuator-mappings"
  }, {
   family: "database-dump",
   path: "/actuator/mappings",
   signature: "actuator-heap-dump"
  }, {
   family: "monitoring",
   path: "/actuator/configprops",
   signature: "actuator-config-props"
  }, {
   family: "monitoring",
   path: "/actuator/threaddump",
   signature: "actuator-threads"
  }, {
   family: "monitoring",
   path: "/actuator/loggers",
   signature: "actuator-loggers"
  }, {
   family: "admin-page",
   path: "/h2-console/",
   signature: "h2-console"
  } ];
  const TECHNOLOGY_PATHS = [ {
   family: "open-product",
   path: "/phpmyadmin/",
   signature: "phpmyadmin",
   technologies: [ "php" ]
  }, {
   family: "admin-page",
   path: "/adminer.php",
   signature: "adminer",
   technologies: [ "php" ]
  }, {
   family: "backup-source",
   path: "/config.php~",
   signature: "php-source",
   technologies: [ "php" ]
  }, {
   family: "backup-source",
   path: "/index.php.bak",
   signature: "php-source",
   technologies: [ "php" ]
  }, {
   family: "metadata",
   path: "/composer.lock",
   signature: "composer",
   technologies: [ "php" ]
  }, {
   family: "backup-source",
   path: "/config.inc.php.bak",
   signature: "php-source",
   technologies: [ "php" ]
  }, {
   family: "backup-source",
   path: "/configuration.php~",
   signature: "php-source",
   technologies: [ "php" ]
  }, {
   family: "backup-source",
   path: "/web.config.bak",
   signature: "web-config",
   technologies: [ "dotnet" ]
  }, {
   family: "monitoring",
   path: "/elmah.axd",
   signature: "elmah",
   technologies: [ "dotnet" ]
  }, {
   family: "monitoring",
   path: "/trace.axd",
   signature: "aspnet-trace",
   technologies: [ "dotnet" ]
  }, {
   family: "credentials",
   path: "/config/database.yml",
   signature: "rails-database",
   technologies: [ "ruby" ]
  }, {
   family: "database-dump",
   path: "/db/development.sqlite3",
   signature: "sqlite",
   technologies: [ "ruby" ]
  }, TRAVIS, {
   family: "metadata",
   path: "/requirements.txt",
   signature: "requirements",
   technologies: [ "python" ]
  }, {
   family: "backup-source",
   path: "/settings.py.bak",
   signature: "script-source",
   technologies: [ "python" ]
  } ];
  const LAST_PATHS = [ TRAVIS ];
  const COMMON_FOLDERS = [ "/uploads/", "/backup/", "/files/", "/admin/", "/static/", "/logs/" ];
  const EXPOSURE_REQUESTS = {
   quick: 42,
   full: 80
  };
  const RULES = [ {
   ending: /\.sql$/i,
   family: "database-dump",
   signature: "sql"
  }, {
   ending: /\.sql\.gz$/i,
   family: "database-dump",
   signature: "sql-gzip"
  }, {
   ending: /\.(?:sqlite3?|db3?)$/i,
   family: "database-dump",
   signature: "sqlite"
  }, {
   ending: /\.hprof$/i,
   family: "database-dump",
   signature: "heap-dump"
  }, {
   ending: /\/\.env(?:\.\w+)?$|\/[\w-]+\.env$/i,
   family: "env",
   signature: "environment"
  }, {
   ending: /\.(?:pem|key)$|\/id_(?:rsa|dsa|ecdsa|ed25519)$/i,
   family: "credentials",
   signature: "private-key"
  }, {
   ending: /\.ppk$/i,
   family: "credentials",
   signature: "putty-key"
  }, {
   ending: /\/\.htpasswd$/i,
   family: "credentials",
   signature: "htpasswd"
  }, {
   ending: /\.php(?:\.(?:bak|old|orig|save|txt)|~)$/i,
   family: "backup-source",
   signature: "php-source"
  }, {
   ending: /\.(?:jsp|aspx?|cfm|py|rb|pl|cgi|js|ts)(?:\.(?:bak|old|orig|save|txt)|~)$/i,
   family: "backup-source",
   signature: "script-source"
  }, {
   ending: /\/\.npmrc$/i,
   family: "credentials",
   signature: "npmrc"
  }, {
   ending: /(?:backup|bak|dump|www|htdocs|site)[\w.-]{0,200}\.(?:zip|tar|tar\.gz|tgz|7z|rar)$/i,
   family: "backup-source",
   signature: "archive"
  }, {
   ending: /(?:openapi|swagger|api-docs)[\w.-]{0,200}\.(?:json|ya?ml)$|\/api-docs$/i,
   family: "api-docs",
   signature: "openapi"
  }, {
   ending: /\/(?:openapi|swagger|schema)\/?$/i,
   family: "api-docs",
   signature: "openapi"
  }, {
   ending: /\/(?:docs|swagger-ui|api-explorer|explorer)\/?$/i,
   family: "api-docs",
   signature: "api-explorer"
  } ];
  function linkedFiles(paths) {
   const seen = new Set;
   return paths.flatMap(path => {
    if (seen.has(path) || !path.startsWith("/") || path.length > 500) return [];
    seen.add(path);
    if (/\/graphql\/?$/i.test(path)) return [ {
     family: "api-docs",
     path: path,
     signature: "graphql",
     method: "POST"
    } ];
    const rule = RULES.find(({ending: ending}) => ending.test(path));
    return rule === undefined ? [] : [ {
     family: rule.family,
     path: path,
     signature: rule.signature
    } ];
   });
  }
  function listedPaths(html, folder) {
   const base = `http://listing.invalid${folder}`;
   return [ ...html.slice(0, 256 * 1024).matchAll(/<a\s[^>]{0,300}?href=["']([^"'?#<>]{1,300})["']/gi) ].flatMap(match => {
    const url = URL.parse(match[1] ?? "", base);
    return url !== null && url.host === "listing.invalid" && url.pathname.startsWith(folder) ? [ url.pathname ] : [];
   });
  }
  function programCopies(manifest, folder) {
   let parsed;
   try {
    parsed = JSON.parse(manifest);
   } catch {
    return [];
   }
   if (typeof parsed !== "object" || parsed === null) return [];
   const {main: main, scripts: scripts} = parsed;
   const start = typeof scripts === "object" && scripts !== null ? scripts.start : undefined;
   const program = [ typeof start === "string" ? startedBy(start) : undefined, main ].find(name => typeof name === "string" && /^(?:\.\/)?[\w-][\w/-]{0,80}\.[cm]?[jt]s$/.test(name));
   if (program === undefined) return [];
   const path = folder + program.replace(/^\.\//, "");
   return [ ".bak", "~" ].map(ending => ({
    family: "backup-source",
    path: path + ending,
    signature: "script-source"
   }));
  }
  function startedBy(command) {
   const words = command.slice(0, 1e3).split(/\s+/);
   const node = words.findIndex(word => /\bnode(?:mon)?$/.test(word));
   const program = node === -1 ? undefined : words.slice(node + 1).find(word => !word.startsWith("-"));
   return /^[\w./-]{1,100}/.exec(program ?? "")?.[0];
  }
  var proven = __webpack_require__(25437);
  var signature = __webpack_require__(23592);
  const fingerprints_open = (path, signature) => ({
   family: "open-product",
   path: path,
   signature: signature
  });
  const has = (...words) => ({text: text}) => words.some(word => text.includes(word));
  const sends = (...names) => ({headers: headers}) => names.some(name => (0, http.wx)(headers, name) !== undefined);
  const folder = ({exchange: {request: request}}) => {
   const {pathname: pathname} = new URL(request.url);
   return pathname.slice(0, pathname.lastIndexOf("/") + 1);
  };
  const fingerprints_named = pattern => ({text: text}) => {
   const path = pattern.exec(text)?.[1] ?? "/";
   return path.endsWith("/") ? path : `${path}/`;
  };
  const PRODUCTS = [ {
   isSeen: has("<title>Node-RED"),
   base: folder,
   paths: [ fingerprints_open("/settings", "node-red") ]
  }, {
   isSeen: ({text: text}) => text.includes("jupyter-config-data") || /\bdata-base-url="/.test(text) && /jupyter/i.test(text),
   base: fingerprints_named(/(?:"baseUrl"\s*:\s*|\bdata-base-url=)"(\/[\w./~-]{0,200})"/),
   paths: [ fingerprints_open("/api/kernelspecs", "jupyter") ]
  }, {
   isSeen: has("<title>MLflow"),
   base: folder,
   paths: [ fingerprints_open("/api/2.0/mlflow/experiments/search?max_results=1", "mlflow") ]
  }, {
   isSeen: has("Apache Tomcat/"),
   paths: [ fingerprints_open("/manager/html", "tomcat-manager"), fingerprints_open("/host-manager/html", "tomcat-host-manager"), {
    family: "admin-page",
    path: "/examples/servlets/servlet/CookieExample",
    signature: "tomcat-examples"
   } ]
  }, {
   isSeen: seen => sends("kbn-name", "kbn-license-sig", "osd-name")(seen) || has("<kbn-injected-metadata", "<osd-injected-metadata")(seen),
   paths: [ fingerprints_open("/api/saved_objects/_find?type=index-pattern&per_page=1", "kibana") ]
  }, {
   isSeen: has("grafanaBootData"),
   base: fingerprints_named(/"appSubUrl"\s*:\s*"(\/[\w./~-]{0,200})"/),
   paths: [ fingerprints_open("/api/org/users", "grafana") ]
  }, {
   isSeen: has("You Know, for Search", "The OpenSearch Project"),
   paths: [ fingerprints_open("/_search?size=0&terminate_after=1", "elasticsearch") ]
  }, {
   isSeen: has("<title>Solr Admin"),
   paths: [ fingerprints_open("/solr/admin/info/system?wt=json", "solr") ]
  }, {
   isSeen: seen => has("<title>Consul", "consul-ui/")(seen) || sends("x-consul-default-acl-policy")(seen),
   paths: [ fingerprints_open("/v1/agent/self", "consul") ]
  }, {
   isSeen: seen => sends("docker-experimental")(seen) || sends("api-version")(seen) && isDocker(seen),
   paths: [ fingerprints_open("/version", "docker") ]
  }, {
   isSeen: ({exchange: exchange}) => isKubernetes((0, signature.pI)(exchange.response)),
   paths: [ fingerprints_open("/api/v1/namespaces?limit=1", "kubernetes") ]
  }, {
   isSeen: sends("x-influxdb-version"),
   paths: [ fingerprints_open("/query?q=SHOW+DATABASES", "influxdb") ]
  }, {
   isSeen: sends("x-jenkins"),
   paths: [ fingerprints_open("/script", "jenkins") ]
  }, {
   isSeen: ({exchange: exchange}) => isSpringError(exchange),
   paths: SPRING_PATHS
  } ];
  const KUBELET_PORTS = new Set([ 10250, 10255 ]);
  const fingerprints_TEXT_MAX = 64 * 1024;
  function productPaths(target, crawl) {
   const exchanges = [ ...crawl?.pages.map(({exchange: exchange}) => exchange) ?? [], ...crawl?.redirects ?? [], ...crawl?.errorPages ?? [] ];
   const responses = exchanges.map(exchange => ({
    text: exchange.response.text.slice(0, fingerprints_TEXT_MAX),
    headers: exchange.response.headers,
    exchange: exchange
   }));
   const paths = PRODUCTS.flatMap(({isSeen: isSeen, base: base, paths: wanted}) => {
    const seen = responses.find(isSeen);
    if (seen === undefined) return [];
    const start = base?.(seen) ?? "/";
    return wanted.map(entry => ({
     ...entry,
     path: start + entry.path.slice(1)
    }));
   });
   return KUBELET_PORTS.has(target.port) ? [ ...paths, fingerprints_open("/pods", "kubelet") ] : paths;
  }
  function isDocker({headers: headers}) {
   return /^(?:docker|libpod)\//i.test((0, http.wx)(headers, "server") ?? "");
  }
  function isKubernetes(content) {
   const paths = content?.["paths"];
   const isRefusal = content?.["kind"] === "Status" && String(content["message"]).includes("system:anonymous");
   return isRefusal || Array.isArray(paths) && paths.includes("/api/v1");
  }
  function isSpringError(exchange) {
   const {response: response} = exchange;
   if (response.status < 400) return false;
   if (response.text.includes("<h1>Whitelabel Error Page</h1>")) return true;
   const content = (0, signature.pI)(response);
   return (0, shared_records.u4)(content) && [ "timestamp", "status", "error", "path" ].every(name => name in content);
  }
  const exposure_plan_FOLDERS_MAX = 16;
  const COPIES_MAX = 4;
  const exposure_plan_LINKED_MAX = 8;
  const exposure_plan_NAMES_MAX = 1e4;
  const BUILT = /[._-]min\.js$|[._-][\w-]{8,200}\.js$|\/(?:vendor|vendors|node_modules|_next|_nuxt|_app|lib|libs|dist|build|wp-includes|wp-content|assets|chunks)\//i;
  function exposurePlan(target, depth, crawl, disallowed) {
   const wanted = EXPOSURE_PATHS.filter(entry => depth === "full" || entry.quick === true);
   const root = wanted.map(entry => ({
    ...entry,
    path: entry.path.replace("{host}", archiveName(target))
   }));
   const base = startFolder(target);
   const under = base === "/" ? [] : wanted.filter(({below: below}) => below).map(entry => ({
    ...entry,
    path: base + entry.path.slice(1)
   }));
   const named = depth === "full" ? namedFiles(target, crawl, disallowed) : [];
   const copies = depth === "full" ? pageCopies(crawl) : [];
   const siteTechnologies = technologiesOf(crawl);
   const isShown = technology => siteTechnologies.has(technology);
   const fitting = depth === "full" ? TECHNOLOGY_PATHS.filter(({technologies: technologies}) => technologies.some(isShown)) : [];
   const isForeign = ({technologies: technologies, quick: quick}) => quick !== true && technologies !== undefined && siteTechnologies.size > 0 && !technologies.some(isShown);
   const isRare = entry => base !== "/" && entry.quick !== true;
   const first = root.filter(entry => !isRare(entry) && !isForeign(entry));
   const planned = [ ...productPaths(target, crawl), ...named, ...under, ...first, ...fitting, ...copies, ...root.filter(entry => isRare(entry) && !isForeign(entry)) ];
   if (depth === "full") planned.push(...exposure_plan_folders(target, crawl, disallowed), ...scriptCopies(crawl));
   planned.push(...root.filter(isForeign));
   if (depth === "full") planned.push(...LAST_PATHS);
   const seen = new Set;
   const downloads = publicDownloads(target, crawl, disallowed);
   return planned.flatMap(entry => {
    const key = `${entry.method ?? "GET"} ${entry.path} ${entry.signature}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return downloads.has(entry.path) ? {
     ...entry,
     isPublicDownload: true
    } : entry;
   });
  }
  function publicDownloads(target, crawl, disallowed) {
   const pages = (crawl?.pages ?? []).filter(({exchange: exchange}) => (0, directory_listing.E)(exchange.response, new URL(exchange.request.url).pathname) === null);
   const links = pages.flatMap(({exchange: exchange}) => (0, html_document.lM)(exchange)?.links ?? []);
   const paths = links.slice(0, exposure_plan_NAMES_MAX).flatMap(({url: url, element: element}) => element === "a" ? pathsOf(target, url) : []);
   return new Set(paths.filter(path => !disallowed.some(hidden => path.startsWith(hidden))));
  }
  function pathsOf(target, url) {
   const parsed = URL.parse(url);
   return parsed?.origin === target.origin ? [ parsed.pathname ] : [];
  }
  function archiveName({host: host, isIpAddress: isIpAddress, registrableDomain: registrableDomain}) {
   const label = (registrableDomain ?? host).split(".")[0] ?? "";
   return isIpAddress || !/^[a-z0-9-]{1,63}$/.test(label) ? "www" : label;
  }
  function startFolder(target) {
   const {pathname: pathname} = new URL(target.startUrl);
   const isPage = /\.[a-z0-9]{1,6}$/i.test(pathname);
   return pathname.endsWith("/") ? pathname : isPage ? pathname.slice(0, pathname.lastIndexOf("/") + 1) : `${pathname}/`;
  }
  function sameSitePaths(crawl) {
   const urls = [ ...crawl?.pages.map(({url: url}) => url) ?? [], ...crawl?.resources.map(({request: request}) => request.url) ?? [] ];
   return urls.flatMap(url => URL.parse(url)?.pathname ?? []);
  }
  function referredPaths(target, crawl) {
   const documents = (crawl?.pages ?? []).flatMap(({exchange: exchange}) => (0, html_document.lM)(exchange) ?? []);
   const referred = documents.flatMap(({subresources: subresources, links: links}) => [ ...subresources.map(({url: url}) => ({
    url: url,
    text: ""
   })), ...links ]);
   const paths = referred.slice(0, 2e3).flatMap(({url: url, text: text}) => {
    const parsed = URL.parse(url);
    return parsed?.origin === target.origin && !isHarmfulPage(parsed, text) ? [ parsed.pathname ] : [];
   });
   return [ ...new Set(paths) ];
  }
  function namedFiles(target, crawl, disallowed) {
   const links = (crawl?.pages ?? []).flatMap(({exchange: exchange}) => (0, html_document.lM)(exchange)?.links ?? []);
   const linked = [ ...new Set(links.map(({url: url}) => url)) ].slice(0, exposure_plan_NAMES_MAX).flatMap(url => pathsOf(target, url));
   const exchanges = [ ...crawl?.resources ?? [], ...crawl?.pages.map(({exchange: exchange}) => exchange) ?? [] ];
   const inScripts = exchanges.flatMap(endpointsOf);
   const inComments = exchanges.flatMap(exchange => commentPaths((0, html_document.lM)(exchange)?.comments ?? []));
   return linkedFiles([ ...linked, ...inScripts, ...inComments, ...disallowed ]).slice(0, exposure_plan_LINKED_MAX);
  }
  function pageCopies(crawl) {
   return copiesOf(crawl, path => /\.(?:php|jsp|aspx?|cfm|py|rb|pl|cgi)$/i.test(path));
  }
  function scriptCopies(crawl) {
   return copiesOf(crawl, path => /\.js$/i.test(path) && !BUILT.test(path));
  }
  function copiesOf(crawl, isWanted) {
   return [ ...new Set(sameSitePaths(crawl)) ].filter(isWanted).slice(0, COPIES_MAX / 2).flatMap(path => [ `${path}.bak`, `${path}~` ]).map(path => ({
    family: "backup-source",
    path: path,
    signature: "script-source"
   }));
  }
  function exposure_plan_folders(target, crawl, disallowed) {
   const crawled = sameSitePaths(crawl).flatMap(foldersOf);
   const referred = referredPaths(target, crawl).flatMap(foldersOf);
   const named = disallowed.filter(path => /^\/[\w./%-]{0,200}\/$/.test(path) && !path.includes("..")).flatMap(foldersOf);
   const base = startFolder(target);
   const common = base === "/" ? COMMON_FOLDERS : COMMON_FOLDERS.slice(0, 2).map(path => base + path.slice(1));
   return [ ...new Set([ ...crawled, ...named, ...common.slice(0, 2), ...referred, ...common ]) ].filter(path => path !== "/").slice(0, exposure_plan_FOLDERS_MAX).map(path => ({
    family: "directory-listing",
    path: path,
    signature: "listing"
   }));
  }
  function foldersOf(path) {
   const parts = path.split("/").slice(1, -1);
   return parts.slice(0, 4).map((_, index) => `/${parts.slice(0, index + 1).join("/")}/`);
  }
  const BYTES_TEXT = 256 * 1024;
  const BYTES_BINARY = 64 * 1024;
  const BINARY = new Set([ "archive", "sqlite", "svn-database", "sql-gzip", "heap-dump", "ds-store", "vim-swap", "sql" ]);
  const gather_exposure_CONCURRENCY = 8;
  const FOLLOWED_MAX = 8;
  const SIBLINGS_MAX = {
   quick: 10,
   full: 11
  };
  const gatherExposure = async context => {
   const depth = context.scanType === "quick" ? "quick" : "full";
   const crawl = await context.gather("surface");
   const disallowed = depth === "full" ? await disallowedPaths(context) : [];
   const plan = exposurePlan(context.target, depth, crawl.state === "available" ? crawl.value : null, disallowed);
   const requests = new ExposureRequests(context, EXPOSURE_REQUESTS[depth], SIBLINGS_MAX[depth]);
   const probes = [];
   const planned = new Set(plan.map(gather_exposure_keyOf));
   const isAllowed = ({path: path}) => !("refusal" in requestUrl(path, context.target, context.options));
   const waiting = plan.filter(isAllowed);
   const leftOut = plan.filter(entry => !isAllowed(entry)).map(({family: family}) => family);
   let followed = 0;
   const work = async () => {
    while (waiting.length > 0 && requests.room > 0 && !context.signal.aborted) {
     const sent = await requests.send(waiting.splice(0, Math.min(gather_exposure_CONCURRENCY, requests.room)));
     probes.push(...sent);
     const next = followUps(sent).filter(entry => !planned.has(gather_exposure_keyOf(entry)) && isAllowed(entry)).slice(0, FOLLOWED_MAX - followed);
     followed += next.length;
     for (const entry of next) planned.add(gather_exposure_keyOf(entry));
     waiting.unshift(...next);
    }
   };
   await work();
   if (waiting.length > 0) {
    requests.add(await context.spareRequests() - SPARED);
    await work();
   }
   const skipped = [ ...new Map(waiting.map(entry => [ gather_exposure_keyOf(entry), entry.family ])).values() ];
   return {
    state: "available",
    value: {
     probes: probes,
     skipped: skipped,
     requestsMax: requests.maximum,
     leftOut: leftOut
    }
   };
  };
  function gather_exposure_keyOf({path: path, method: method}) {
   return `${method ?? "GET"} ${path}`;
  }
  function followUps(probes) {
   const texts = family => (0, proven.BE)(probes, family).flatMap(({probe: probe}) => (0, 
   http.m_)(probe.attempt) ? [ {
    path: probe.path,
    text: probe.attempt.response.text
   } ] : []);
   const listed = texts("directory-listing").flatMap(({path: path, text: text}) => listedPaths(text, path));
   const copies = texts("metadata").filter(({path: path}) => path.endsWith("/package.json")).flatMap(({path: path, text: text}) => programCopies(text, path.slice(0, path.lastIndexOf("/") + 1)));
   return [ ...linkedFiles(listed), ...copies ];
  }
  const SPARED = 8;
  class ExposureRequests {
   #context;
   #token;
   #siblings=new Map;
   #siblingsMax;
   #maximum;
   #left;
   constructor(context, requests, siblingsMax) {
    this.#context = context;
    this.#maximum = requests;
    this.#left = requests;
    this.#siblingsMax = siblingsMax;
    this.#token = context.token(12);
   }
   get maximum() {
    return this.#maximum;
   }
   get room() {
    return Math.max(0, this.#left - 1);
   }
   add(requests) {
    const added = Math.max(0, requests);
    this.#maximum += added;
    this.#left += added;
   }
   async send(entries) {
    const chosen = entries.slice(0, this.room);
    const attempts = await Promise.all(chosen.map(entry => this.#request(entry, entry.path)));
    const siblings = chosen.map((entry, index) => {
     const attempt = attempts[index];
     return (0, proven.H0)(attempt, entry.signature, entry.path) === null ? null : this.#sibling(entry);
    });
    const responses = await Promise.all(siblings);
    return chosen.map(({family: family, path: path, signature: signature, isPublicDownload: isPublicDownload}, index) => ({
     family: family,
     path: path,
     signature: signature,
     ...isPublicDownload === true ? {
      isPublicDownload: isPublicDownload
     } : {},
     attempt: attempts[index],
     sibling: responses[index] ?? null
    }));
   }
   #sibling(entry) {
    const path = (0, proven.eR)(entry.path, this.#token);
    const key = `${entry.method ?? "GET"} ${path}`;
    const known = this.#siblings.get(key);
    if (known !== undefined) return known;
    if (this.#siblings.size >= this.#siblingsMax) return this.#likeliestSibling(key);
    if (this.#left < 1) return this.#likeliestSibling(key, endingOf(path));
    const sent = this.#request(entry, path);
    this.#siblings.set(key, sent);
    return sent;
   }
   #likeliestSibling(key, ending = "") {
    const common = other => {
     let length = 0;
     while (length < key.length && key.at(-1 - length) === other.at(-1 - length)) length += 1;
     return length;
    };
    const known = [ ...this.#siblings ].filter(([other]) => other.endsWith(ending)).sort(([one], [other]) => common(other) - common(one));
    return known[0]?.[1] ?? null;
   }
   #isAnonymous({family: family}) {
    return family === "open-product" && Object.keys(this.#context.options.request_headers ?? {}).length > 0;
   }
   #request(entry, path) {
    this.#left -= 1;
    const request = {
     url: this.#context.target.origin + path,
     maxBytes: BINARY.has(entry.signature) ? BYTES_BINARY : BYTES_TEXT,
     ...this.#isAnonymous(entry) ? {
      isAnonymous: true
     } : {}
    };
    if (entry.method !== "POST") return this.#context.fetch(request);
    const headers = [ [ "Content-Type", "application/json" ] ];
    return this.#context.fetch({
     ...request,
     method: "POST",
     headers: headers,
     body: api_docs.eH
    });
   }
  }
  function endingOf(path) {
   return /\/$|\.\w+~?$/.exec(path)?.[0] ?? "";
  }
  async function disallowedPaths(context) {
   const robots = await context.fetch({
    url: "/robots.txt"
   });
   return (0, http.m_)(robots) && robots.response.status === 200 ? [ ...parseRobots(robots.response.text).paths ] : [];
  }
  const REDIRECTS_MAX = 5;
  const gatherLanding = async context => {
   const {target: target} = context;
   const chain = [];
   let url = target.startUrl;
   let leavesTo = null;
   let leftOut = null;
   for (;;) {
    const attempt = await context.fetch({
     url: url
    });
    if (!(0, http.m_)(attempt)) {
     if (attempt.failure.code === "blocked") leftOut = new URL(url).pathname;
     if (chain.length > 0) break;
     return {
      state: "failed",
      code: attempt.failure.code,
      reason: attempt.failure.message
     };
    }
    chain.push(attempt);
    const next = (0, redirect.E)(attempt);
    if (next === null) break;
    if (next.origin !== target.origin) {
     leavesTo = next.href;
     break;
    }
    const isKnown = chain.some(({request: request}) => request.url === next.href);
    if (isKnown || chain.length > REDIRECTS_MAX) break;
    url = next.href;
   }
   const final = chain[chain.length - 1];
   if (final === undefined) return {
    state: "failed",
    code: "protocol",
    reason: "no response"
   };
   const again = context.scanType === "quick" || (0, csp_policies.dw)(final) === null ? null : await fetchAgain(context.fetch, final);
   const value = {
    chain: chain,
    final: final,
    leavesTo: leavesTo,
    again: again,
    ...leftOut === null ? {} : {
     leftOut: leftOut
    }
   };
   return {
    state: "available",
    value: value
   };
  };
  async function fetchAgain(fetch, {request: request}) {
   const attempt = await fetch({
    url: request.url,
    fresh: true
   });
   return (0, http.m_)(attempt) ? attempt : null;
  }
  const gather_methods_INTERFACES_MAX = 5;
  const gather_methods_PAGES_MAX = 3;
  const gatherMethods = async context => {
   const landing = await context.gather("landing");
   if (landing.state !== "available") return landing;
   const {url: url} = landing.value.final.request;
   const traceMarker = context.token(16);
   const [options, trace] = await Promise.all([ context.fetch({
    method: "OPTIONS",
    url: url,
    maxBytes: 4096
   }), context.fetch({
    method: "TRACE",
    url: url,
    headers: [ [ "X-Scan-Gate", traceMarker ] ],
    maxBytes: 65536
   }) ]);
   const inner = await Promise.all((await innerUrls(context, url)).map(innerUrl => context.fetch({
    method: "OPTIONS",
    url: innerUrl,
    maxBytes: 4096
   })));
   return {
    state: "available",
    value: {
     options: options,
     trace: trace,
     traceMarker: traceMarker,
     inner: inner
    }
   };
  };
  async function innerUrls(context, landingUrl) {
   const crawl = await context.gather("crawl");
   if (crawl.state !== "available") return [];
   const chosen = (await siteInterfaces(context, landingUrl)).slice(0, gather_methods_INTERFACES_MAX);
   const partOf = url => new URL(url).pathname.split("/")[1] ?? "";
   const parts = new Set([ landingUrl, ...chosen ].map(partOf));
   for (const {url: url, exchange: exchange} of crawl.value.pages) {
    if (chosen.length >= gather_methods_INTERFACES_MAX + gather_methods_PAGES_MAX) break;
    if (/\.\w{1,6}$/.test(new URL(url).pathname) || parts.has(partOf(url)) || exchange.response.status >= 400) continue;
    parts.add(partOf(url));
    chosen.push(url);
   }
   return chosen;
  }
  const gatherPlainHttp = async context => {
   const {target: target} = context;
   if (target.scheme === "http") {
    const landing = await context.gather("landing");
    if (landing.state !== "available") return landing;
    return {
     state: "available",
     value: {
      attempts: landing.value.chain
     }
    };
   }
   const start = new URL(target.startUrl);
   const port = target.port === 443 ? 80 : target.port;
   const attempts = [ await context.fetch({
    url: `http://${(0, target_address.V8)(target.host, port)}${start.pathname}${start.search}`,
    maxBytes: 65536
   }) ];
   return {
    state: "available",
    value: {
     attempts: attempts
    }
   };
  };
  var library_in_url = __webpack_require__(61877);
  var unescape_literal = __webpack_require__(92266);
  var library_fingerprints = __webpack_require__(68809);
  const LOOKUPS_MAX = 2e4;
  const COPY_REACH = 200;
  function variableVersion(text, name, index, wanted) {
   for (const valueAt of [ stringAt, copyAt ]) for (const direction of [ -1, 1 ]) {
    const value = search(text, name, index, wanted, direction, valueAt);
    if (value !== null) return value;
   }
   return null;
  }
  function search(text, name, index, wanted, direction, valueAt) {
   let best = null;
   for (const needle of [ `${name}=`, `${name} =` ]) {
    let at = direction === -1 ? text.lastIndexOf(needle, index) : text.indexOf(needle, index);
    for (let tries = 0; at !== -1 && tries < LOOKUPS_MAX; tries += 1) {
     const value = valueAt(text, at, name, wanted);
     if (value !== null) {
      if (best === null || Math.abs(at - index) < Math.abs(best.at - index)) best = {
       at: at,
       value: value
      };
      break;
     }
     if (at === 0 && direction === -1) break;
     at = direction === -1 ? text.lastIndexOf(needle, at - 1) : text.indexOf(needle, at + 1);
    }
   }
   return best?.value ?? null;
  }
  function stringAt(text, at, name, wanted) {
   const first = text[at + name.length + 1] ?? "";
   if (first !== '"' && first !== "'" && first !== "`" && first !== " " && first !== "=") return null;
   if (/[\w$.]/.test(text[at - 1] ?? " ")) return null;
   const match = /^\s*=\s*(["'`])([^"'`\n]{1,400})\1/.exec(text.slice(at + name.length, at + name.length + 420));
   const value = match?.[2];
   return value !== undefined && wanted.test(value) ? value : null;
  }
  function copyAt(text, at, name, wanted) {
   if (/[\w$.]/.test(text[at - 1] ?? " ")) return null;
   const copied = /^\s*=\s*([A-Za-z_$][\w$]{0,60})(\.version)?\s*[,;)}\n]/.exec(text.slice(at + name.length, at + name.length + 90));
   const source = copied?.[1];
   if (source === undefined) return null;
   const before = text.slice(Math.max(0, at - COPY_REACH), at);
   const from = Math.max(before.lastIndexOf(`${source}=`), before.lastIndexOf(`${source} =`));
   if (from === -1) return null;
   if (copied?.[2] === undefined) return stringAt(before, from, source, wanted);
   const value = /^\s*=\s*\{\s*["'`]?version["'`]?\s*:\s*["'`]([^"'`\n]{1,100})["'`]\s*(?:,\s*)?\}/.exec(before.slice(from + source.length))?.[1];
   return value !== undefined && wanted.test(value) ? value : null;
  }
  const PLACES_MAX = 60;
  const detect_libraries_VERSION = String.raw`\d{1,3}\.\d{1,5}(?:\.\d{1,5})?(?:[-.]?(?:alpha|beta|rc|pre|dev|next|canary)[\w.-]{0,30})?`;
  const STARTS_AS_VERSION = new RegExp(`^${detect_libraries_VERSION}`);
  const BANNER_VERSION = new RegExp(`^\\s*v?(?<v>${detect_libraries_VERSION})(?![\\d.]*\\w)(?!\\s+<?\\S{1,80}/LICENSE)`);
  let compiled = null;
  function compile() {
   compiled ??= library_fingerprints._.map(library => ({
    library: library,
    signatures: (library.code ?? []).map(signature => ({
     ...signature,
     regex: new RegExp(signature.pattern.replaceAll("%V", `["'\`](?<v>${detect_libraries_VERSION})[^"'\`\\n]{0,400}["'\`]`).replaceAll("%I", `(?:["'\`](?<v>${detect_libraries_VERSION})[^"'\`\\n]{0,400}["'\`]|(?<id>[A-Za-z_$][\\w$]{0,60}))`).replaceAll("%N", "[\\w$]{1,60}").replaceAll("\\s*", "\\s{0,20}"))
    }))
   }));
   return compiled;
  }
  function* detectLibraries(text) {
   const seen = new Set;
   for (const {library: library, signatures: signatures} of compile()) {
    const versions = new Set;
    for (const signature of signatures) {
     const read = new Set(codeVersions(text, signature));
     if (signature.isAlone !== true || read.size === 1) for (const version of read) versions.add(version);
    }
    const banners = versions.size <= 1 ? [ ...bannerVersions(text, library.banners ?? []) ] : [];
    const byCode = banners.length === 0;
    if (!byCode) versions.clear(); else for (const version of library.carried ?? []) versions.delete(version);
    for (const version of banners) versions.add(version);
    for (const version of versions) {
     const key = `${library.name}@${version}`;
     if (seen.has(key)) continue;
     seen.add(key);
     yield {
      name: library.name,
      version: version,
      how: byCode ? "code" : "banner"
     };
    }
    yield null;
   }
  }
  function* codeVersions(text, signature) {
   const {near: near, before: before = 0, after: after = 160, requires: requires = [], regex: regex} = signature;
   let places = 0;
   let at = text.indexOf(near);
   if (at === -1 || !requires.every(literal => text.includes(literal))) return;
   for (;at !== -1 && places < PLACES_MAX; at = text.indexOf(near, at + near.length)) {
    places += 1;
    const from = Math.max(0, at - before);
    const window = text.slice(from, after === 0 ? at : at + near.length + after);
    const match = regex.exec(window);
    if (match === null) continue;
    const version = versionOf(text, from + match.index, match.groups ?? {});
    if (version !== null) yield version;
   }
  }
  function versionOf(text, index, groups) {
   const {v: v, id: id, id2: id2, major: major, minor: minor, patch: patch, rev: rev, revId: revId} = groups;
   if (v !== undefined) return cleanVersion(v);
   if (major !== undefined && minor !== undefined) return `${major}.${minor}.${patch ?? "0"}`;
   const revision = rev ?? (revId === undefined ? undefined : variableVersion(text, revId, index, /^\d{2,3}$/));
   if (revision != null) return `0.${revision}`;
   const name = id ?? id2;
   const version = name === undefined ? null : variableVersion(text, name, index, STARTS_AS_VERSION);
   return version === null ? null : cleanVersion(version);
  }
  function cleanVersion(text) {
   const version = STARTS_AS_VERSION.exec(text)?.[0];
   return version === undefined ? null : version.replace(/-next-[0-9a-f]{6}.*/s, "").replace(/[-.]$/, "");
  }
  function* bannerVersions(text, banners) {
   for (const banner of banners) {
    let places = 0;
    for (let at = text.indexOf(banner); at !== -1 && places < PLACES_MAX; at = text.indexOf(banner, at + banner.length)) {
     places += 1;
     const match = BANNER_VERSION.exec(text.slice(at + banner.length, at + banner.length + 120));
     if (match?.groups?.["v"] !== undefined && opensComment(text, at)) {
      yield match.groups["v"];
      return;
     }
    }
   }
  }
  const HEADING = /^[\s*!@\-/#=+.:"'([]*(?:@?\b(?:licen[cs]e|preserve|overview|name|module|file|project|package|title|copyright|plugin|library|bundle|build|browser|of|the)\b[\s:*!-]*){0,4}$/i;
  function opensComment(text, at) {
   const before = text.slice(Math.max(0, at - 200), at);
   const line = before.slice(before.lastIndexOf("\n") + 1);
   const open = Math.max(before.lastIndexOf("/*"), before.lastIndexOf("//!"));
   const isBlock = open !== -1 && !before.slice(open).includes("*/");
   if (isBlock) return HEADING.test(before.slice(Math.max(open, before.length - line.length)));
   return (/^\s*\/\//.test(line) || text.startsWith("//", at)) && HEADING.test(line);
  }
  const LIBRARIES_MAX = 200;
  const INLINE_LENGTH_MIN = 200;
  const TURN_MS = 20;
  async function gatherLibraries(context) {
   const crawl = await context.gather("surface");
   if (crawl.state !== "available") return crawl;
   const {pages: pages, resources: resources} = crawl.value;
   const found = new Map;
   const add = library => {
    const key = `${library.name} ${library.version} ${library.url}`;
    if (!found.has(key) && found.size < LIBRARIES_MAX) found.set(key, library);
   };
   const named = new Set;
   const read = new Set(resources.map(({request: request}) => request.url));
   for (const resource of resources) {
    const {text: text} = resource.response;
    const inside = await detect(text, context.signal);
    const evaluated = evaluatedModules(text);
    if (evaluated !== null) inside.push(...await detect(evaluated, context.signal));
    for (const library of inside) {
     add(asDetected(library, resource.request.url, ""));
     named.add(`${resource.request.url} ${library.name}`);
    }
   }
   const isUnread = url => new URL(url).origin === context.target.origin && !read.has(url);
   for (const {exchange: exchange} of pages) await addFromPage(exchange, named, isUnread, add, context.signal);
   const libraries = [ ...found.values() ].sort((a, b) => (0, shared_compare.n)(`${a.name} ${a.version} ${a.url}`, `${b.name} ${b.version} ${b.url}`));
   return {
    state: "available",
    value: {
     libraries: libraries
    }
   };
  }
  async function addFromPage(page, named, isUnread, add, signal) {
   for (const script of (0, html_document.lM)(page)?.scripts ?? []) {
    if (script.url === null) {
     if (script.text.length < INLINE_LENGTH_MIN || named.has(script.text)) continue;
     named.add(script.text);
     for (const library of await detect(script.text, signal)) add(asDetected(library, page.request.url, " in an inline script"));
     continue;
    }
    const library = (0, library_in_url.b)(script.url);
    if (library !== null && !isUnread(script.url) && !named.has(`${script.url} ${library.name}`)) add({
     ...library,
     url: script.url,
     how: "its URL"
    });
   }
  }
  function asDetected({name: name, version: version, how: how}, url, where) {
   return {
    name: name,
    version: version,
    url: url,
    how: `its ${how}${where}`
   };
  }
  async function detect(text, signal) {
   const found = [];
   let turnEnds = performance.now() + TURN_MS;
   for (const library of detectLibraries(text)) {
    if (library !== null) found.push(library);
    if (performance.now() < turnEnds) continue;
    await (0, external_node_timers_promises_.setImmediate)();
    if (signal.aborted) break;
    turnEnds = performance.now() + TURN_MS;
   }
   return found;
  }
  const START = 'eval("';
  const MODULES_MAX = 5e3;
  function evaluatedModules(script) {
   if (!script.includes("sourceURL=webpack")) return null;
   const modules = [];
   let at = script.indexOf(START);
   while (at !== -1 && modules.length < MODULES_MAX) {
    const end = gather_libraries_endOfString(script, at + START.length);
    modules.push((0, unescape_literal.C)(script.slice(at + START.length, end)));
    at = script.indexOf(START, end);
   }
   return modules.length === 0 ? null : modules.join("\n");
  }
  function gather_libraries_endOfString(script, from) {
   let index = from;
   while (index < script.length && script[index] !== '"') index += script[index] === "\\" ? 2 : 1;
   return Math.min(index, script.length);
  }
  const takeover_providers_namespaceObject = JSON.parse('{"r5":[{"provider":"GitHub Pages","suffixes":["github.io"],"nxdomain":false,"page":"There isn\'t a GitHub Pages site here"},{"provider":"Heroku","suffixes":["herokuapp.com","herokudns.com","herokussl.com"],"nxdomain":true,"page":"No such app|herokucdn\\\\.com\\\\/error-pages\\\\/no-such-app"},{"provider":"Amazon S3","suffixes":["amazonaws.com"],"nxdomain":false,"page":"<Code>NoSuchBucket<\\\\/Code>|The specified bucket does not exist"},{"provider":"AWS Elastic Beanstalk","suffixes":["elasticbeanstalk.com"],"nxdomain":true,"page":null},{"provider":"Microsoft Azure","suffixes":["azurewebsites.net","cloudapp.net","cloudapp.azure.com","trafficmanager.net","azureedge.net","azure-api.net","azurecontainer.io","blob.core.windows.net","azurestaticapps.net"],"nxdomain":true,"page":null},{"provider":"Shopify","suffixes":["myshopify.com"],"nxdomain":false,"page":"Sorry, this shop is currently unavailable"},{"provider":"Fastly","suffixes":["fastly.net"],"nxdomain":false,"page":"Fastly error: unknown domain"},{"provider":"Surge","suffixes":["surge.sh"],"nxdomain":false,"page":"project not found"},{"provider":"Bitbucket","suffixes":["bitbucket.io"],"nxdomain":false,"page":"Repository not found"},{"provider":"Ghost","suffixes":["ghost.io"],"nxdomain":false,"page":"Site unavailable|The thing you were looking for is no longer here"},{"provider":"Pantheon","suffixes":["pantheonsite.io"],"nxdomain":false,"page":"404 error unknown site"},{"provider":"Read the Docs","suffixes":["readthedocs.io"],"nxdomain":false,"page":"unknown to Read the Docs"},{"provider":"Tumblr","suffixes":["domains.tumblr.com"],"nxdomain":false,"page":"There\'s nothing here|Whatever you were looking for doesn\'t currently exist"},{"provider":"WordPress.com","suffixes":["wordpress.com"],"nxdomain":false,"page":"Do you want to register"},{"provider":"Webflow","suffixes":["proxy.webflow.com","proxy-ssl.webflow.com"],"nxdomain":false,"page":"The page you are looking for doesn\'t exist or has been moved"},{"provider":"Help Scout","suffixes":["helpscoutdocs.com"],"nxdomain":false,"page":"No settings were found for this company"},{"provider":"Agile CRM","suffixes":["agilecrm.com"],"nxdomain":false,"page":"Sorry, this page is no longer available"},{"provider":"Fly.io","suffixes":["fly.dev"],"nxdomain":true,"page":null}]}');
  const TAKEOVER_PROVIDERS = takeover_providers_namespaceObject.r5.map(row => ({
   ...row,
   page: row.page === null ? null : new RegExp(row.page)
  }));
  function takeoverProviderOf(name) {
   return TAKEOVER_PROVIDERS.find(({suffixes: suffixes}) => suffixes.some(suffix => name.endsWith(`.${suffix}`))) ?? null;
  }
  const ABSENT = new Set([ "ENODATA", "ENOTFOUND" ]);
  function isAbsent(error) {
   return error instanceof Error && ABSENT.has(error.code ?? "");
  }
  var external_node_dgram_ = __webpack_require__(41314);
  const RECORD_TYPES = {
   SOA: 6,
   DS: 43,
   RRSIG: 46
  };
  function dnsQuery(id, name, type) {
   const labels = name.split(".").filter(label => label !== "");
   const question = Buffer.concat([ ...labels.map(label => Buffer.concat([ Buffer.from([ label.length ]), Buffer.from(label, "latin1") ])), Buffer.from([ 0, type >> 8, type & 255, 0, 1 ]) ]);
   const header = Buffer.from([ id >> 8, id & 255, 1, 32, 0, 1, 0, 0, 0, 0, 0, 1 ]);
   const opt = Buffer.from([ 0, 0, 41, 4, 208, 0, 0, 128, 0, 0, 0 ]);
   return Buffer.concat([ header, question, opt ]);
  }
  function parseDnsResponse(data, query) {
   if (data.length < 12 || data.readUInt16BE(0) !== query.readUInt16BE(0) || (data.readUInt8(2) & 128) === 0) return null;
   const questionEnd = query.indexOf(0, 12) + 5;
   if (data.readUInt16BE(4) !== 1 || data.length < questionEnd) return null;
   const isSame = data.toString("latin1", 12, questionEnd).toLowerCase() === query.toString("latin1", 12, questionEnd).toLowerCase();
   if (!isSame) return null;
   const sections = [];
   let at = questionEnd;
   for (const offset of [ 6, 8 ]) {
    const types = [];
    for (let left = data.readUInt16BE(offset); left > 0 && at !== null; left -= 1) {
     const start = skipName(data, at);
     if (start === null || start + 10 > data.length) {
      at = null;
      break;
     }
     types.push(data.readUInt16BE(start));
     at = start + 10 + data.readUInt16BE(start + 8);
    }
    sections.push(types);
   }
   return {
    isAuthenticated: (data.readUInt8(3) & 32) !== 0,
    responseCode: data.readUInt8(3) & 15,
    responseTypes: sections[0] ?? []
   };
  }
  function skipName(data, from) {
   let at = from;
   while (at < data.length) {
    const length = data.readUInt8(at);
    if (length === 0) return at + 1;
    if (length >= 192) return at + 2;
    at += length + 1;
   }
   return null;
  }
  const TIMEOUT_MS = 1200;
  const TRIES = 2;
  const NO_ERROR = 0;
  async function queryDnssec(server, zone, signal) {
   const soa = await query(server, zone, RECORD_TYPES.SOA, signal);
   if (soa === null) return {
    signed: null,
    detail: "the DNS server did not respond to a query with DO"
   };
   if (soa.responseCode !== NO_ERROR) return {
    signed: null,
    detail: `the DNS server responded with code ${soa.responseCode}`
   };
   if (soa.isAuthenticated) return {
    signed: true,
    detail: "the resolver validated the zone (AD)"
   };
   const ds = await query(server, zone, RECORD_TYPES.DS, signal);
   const hasDs = ds?.responseTypes.includes(RECORD_TYPES.DS) === true;
   const hasSignature = soa.responseTypes.includes(RECORD_TYPES.RRSIG);
   if (hasDs) return {
    signed: true,
    detail: "the parent zone has a DS record"
   };
   if (ds === null) return {
    signed: null,
    detail: "the DNS server did not respond to the query for DS"
   };
   return {
    signed: false,
    detail: hasSignature ? "the zone is signed, but its parent has no DS record" : "the SOA record came without a signature, and the parent has no DS record"
   };
  }
  async function query(server, name, type, signal) {
   for (let attempt = 0; attempt < TRIES && !signal.aborted; attempt += 1) {
    const response = await sendQuery(server, dnsQuery((0, external_node_crypto_.randomInt)(65536), name, type), signal);
    if (response !== null) return response;
   }
   return null;
  }
  function sendQuery(server, message, signal) {
   const {address: address, port: port} = splitServer(server);
   return new Promise(resolve => {
    const socket = (0, external_node_dgram_.createSocket)((0, external_node_net_.isIP)(address) === 6 ? "udp6" : "udp4");
    const finish = response => {
     clearTimeout(timer);
     signal.removeEventListener("abort", onAbort);
     socket.close();
     resolve(response);
    };
    const onAbort = () => finish(null);
    const timer = setTimeout(onAbort, TIMEOUT_MS);
    signal.addEventListener("abort", onAbort, {
     once: true
    });
    socket.once("error", onAbort);
    socket.on("message", (data, from) => {
     const response = from.port === port ? parseDnsResponse(data, message) : null;
     if (response !== null) finish(response);
    });
    socket.connect(port, address, () => socket.send(message));
   });
  }
  function splitServer(server) {
   const bracketed = /^\[([^\]]+)\](?::(\d+))?$/.exec(server);
   if (bracketed !== null) return {
    address: bracketed[1] ?? "",
    port: Number(bracketed[2] ?? 53)
   };
   const [address = "", port] = (0, external_node_net_.isIP)(server) === 6 ? [ server ] : server.split(":");
   return {
    address: address,
    port: Number(port ?? 53)
   };
  }
  const CNAME_HOPS_MAX = 8;
  const CAA_LEVELS_MAX = 8;
  const gather_dns_RECORDS_MAX = 50;
  async function gatherDns(context) {
   const {target: target, resolver: resolver, signal: signal} = context;
   const {host: host, registrableDomain: registrableDomain} = target;
   if (target.isIpAddress) return {
    state: "not_applicable",
    reason: "the target is an IP address"
   };
   if (target.isLocal || registrableDomain === null) return {
    state: "not_applicable",
    reason: "the name is local and has no public DNS records"
   };
   const server = resolver.getServers()[0];
   const [caa, dnssec, cnames] = await Promise.all([ findCaa(resolver, host), server === undefined ? {
    signed: null,
    detail: "no DNS server is configured"
   } : queryDnssec(server, registrableDomain, signal), followCnames(resolver, host) ]);
   const dangling = await findDangling(context, cnames);
   return {
    state: "available",
    value: {
     name: host,
     registrableDomain: registrableDomain,
     caa: caa.records,
     caaError: caa.error,
     dnssec: dnssec,
     cnames: cnames,
     dangling: dangling
    }
   };
  }
  async function findCaa(resolver, host) {
   const labels = host.split(".");
   for (let level = 0; level < Math.min(labels.length, CAA_LEVELS_MAX); level += 1) {
    const name = labels.slice(level).join(".");
    try {
     const records = (await resolver.resolveCaa(name)).slice(0, gather_dns_RECORDS_MAX).flatMap(record => caaRecord(name, record));
     if (records.length > 0) return {
      records: records,
      error: null
     };
    } catch (error) {
     if (!isAbsent(error)) return {
      records: [],
      error: `the CAA records of ${name} could not be queried`
     };
    }
   }
   return {
    records: [],
    error: null
   };
  }
  function caaRecord(name, record) {
   return Object.entries(record).filter(([tag, value]) => tag !== "critical" && tag !== "type" && typeof value === "string").map(([tag, value]) => ({
    name: name,
    tag: tag.slice(0, 40),
    value: String(value).slice(0, 300)
   }));
  }
  async function followCnames(resolver, host) {
   const chain = [];
   let name = host;
   while (chain.length < CNAME_HOPS_MAX) {
    const next = await resolver.resolveCname(name).then(([first]) => first?.toLowerCase().replace(/\.$/, ""), () => undefined);
    if (next === undefined || next === host || chain.includes(next)) break;
    chain.push(next);
    name = next;
   }
   return chain;
  }
  async function findDangling(context, cnames) {
   for (const name of cnames) {
    const known = takeoverProviderOf(name);
    if (known === null) continue;
    if (known.nxdomain && await isUnregistered(context.resolver, name)) return {
     name: name,
     provider: known.provider,
     proof: `${name} does not exist (NXDOMAIN)`
    };
    if (known.page === null) continue;
    const landing = await context.gather("landing");
    if (landing.state !== "available" || !(0, http.m_)(landing.value.final)) continue;
    const said = known.page.exec(landing.value.final.response.text.slice(0, 65536))?.[0];
    if (said !== undefined) return {
     name: name,
     provider: known.provider,
     proof: `the page contains: ${said}`
    };
   }
   return null;
  }
  async function isUnregistered(resolver, name) {
   const codes = await Promise.all([ resolver.resolve4(name), resolver.resolve6(name) ].map(response => response.then(() => null, error => error instanceof Error ? error.code : null)));
   return codes.every(code => code === "ENOTFOUND");
  }
  var dmarc_record = __webpack_require__(57509);
  const MECHANISMS = new Set([ "all", "include", "a", "mx", "ptr", "ip4", "ip6", "exists" ]);
  const LOOKUPS = new Set([ "include", "a", "mx", "ptr", "exists" ]);
  function isSpf(record) {
   return /^v=spf1( |$)/i.test(record);
  }
  function parseSpf(record) {
   const terms = [];
   for (const word of record.trim().split(/ +/).slice(1)) {
    const modifier = /^([a-z][\w.-]*)=(.*)$/i.exec(word);
    if (modifier !== null) {
     terms.push({
      kind: "modifier",
      qualifier: "+",
      name: (modifier[1] ?? "").toLowerCase(),
      value: modifier[2] ?? ""
     });
     continue;
    }
    const mechanism = /^([+\-~?]?)([a-z][a-z0-9]*)(?:([:/])(.*))?$/i.exec(word);
    const name = (mechanism?.[2] ?? "").toLowerCase();
    if (mechanism === null || !MECHANISMS.has(name)) return {
     error: `unknown term "${word.slice(0, 60)}"`
    };
    const value = mechanism[3] === ":" ? mechanism[4] ?? "" : "";
    const needsValue = name === "include" || name === "exists" || name === "ip4" || name === "ip6";
    if (needsValue && value === "") return {
     error: `"${word.slice(0, 60)}" lacks its value`
    };
    terms.push({
     kind: "mechanism",
     qualifier: mechanism[1] || "+",
     name: name,
     value: value
    });
   }
   return {
    terms: terms
   };
  }
  function effectiveTerms(terms) {
   const mechanisms = terms.filter(({kind: kind}) => kind === "mechanism");
   const all = mechanisms.findIndex(({name: name}) => name === "all");
   if (all >= 0) return mechanisms.slice(0, all + 1);
   return [ ...mechanisms, ...terms.filter(({kind: kind, name: name}) => kind === "modifier" && name === "redirect") ];
  }
  function costsLookup({name: name}) {
   return LOOKUPS.has(name) || name === "redirect";
  }
  const evaluate_spf_LOOKUPS_MAX = 30;
  const evaluate_spf_DEPTH_MAX = 10;
  async function evaluateSpf(resolver, domain) {
   const records = await spfRecords(resolver, domain);
   const [record] = records;
   if (record === undefined || records.length > 1) return {
    records: records,
    lookups: null,
    all: null,
    error: null
   };
   const walk = new SpfWalk(resolver);
   const all = await walk.record(record, domain, 0);
   return {
    records: records,
    lookups: walk.lookups,
    all: all,
    error: walk.error
   };
  }
  async function spfRecords(resolver, domain) {
   try {
    const records = (await resolver.resolveTxt(domain)).map(chunks => chunks.join(""));
    return records.filter(isSpf).slice(0, 10);
   } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
   }
  }
  class SpfWalk {
   lookups=0;
   error=null;
   #resolver;
   constructor(resolver) {
    this.#resolver = resolver;
   }
   async record(record, domain, depth) {
    const parsed = parseSpf(record);
    if ("error" in parsed) {
     this.error ??= `${domain}: ${parsed.error}`;
     return null;
    }
    let all = null;
    for (const term of effectiveTerms(parsed.terms)) {
     if (term.name === "all" && term.kind === "mechanism") all = term.qualifier;
     if (!costsLookup(term) || this.lookups >= evaluate_spf_LOOKUPS_MAX) continue;
     this.lookups += 1;
     const isNested = term.name === "include" || term.name === "redirect";
     if (!isNested || term.value.includes("%")) continue;
     const nested = await this.#nested(term.value, depth + 1);
     if (term.name === "redirect") all = nested;
    }
    return all;
   }
   async #nested(domain, depth) {
    if (depth > evaluate_spf_DEPTH_MAX) {
     this.error ??= "includes are nested more than ten deep";
     return null;
    }
    const records = await spfRecords(this.#resolver, domain).catch(() => null);
    const [record] = records ?? [];
    if (records === null) return null;
    if (record === undefined || records.length > 1) {
     this.error ??= `${domain.slice(0, 100)} has ${records.length === 0 ? "no" : "more than one"} SPF record`;
     return null;
    }
    return await this.record(record, domain, depth);
   }
  }
  async function gatherEmail(context) {
   const {target: target, resolver: resolver} = context;
   const domain = target.registrableDomain;
   if (target.isIpAddress) return {
    state: "not_applicable",
    reason: "the target is an IP address"
   };
   if (target.isLocal || domain === null) return {
    state: "not_applicable",
    reason: "the name is local and not used for email"
   };
   try {
    const [mx, spf, dmarc] = await Promise.all([ exchangers(resolver, domain), evaluateSpf(resolver, domain), dmarcRecords(resolver, domain) ]);
    return {
     state: "available",
     value: {
      domain: domain,
      mx: mx,
      spf: spf,
      dmarc: {
       records: dmarc,
       error: null
      }
     }
    };
   } catch {
    return {
     state: "failed",
     code: "dns",
     reason: `the DNS records of ${domain} could not be queried`
    };
   }
  }
  async function exchangers(resolver, domain) {
   try {
    const records = await resolver.resolveMx(domain);
    const names = records.map(({exchange: exchange}) => exchange.toLowerCase()).filter(name => name !== "" && name !== ".");
    return names.sort().slice(0, 20);
   } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
   }
  }
  async function dmarcRecords(resolver, domain) {
   try {
    const records = (await resolver.resolveTxt(`_dmarc.${domain}`)).map(chunks => chunks.join(""));
    return records.filter(dmarc_record.O).slice(0, 10);
   } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
   }
  }
  const admin_services_text = data => data.toString("latin1");
  const ftp = async connection => {
   const greeting = admin_services_text(await connection.read(data => /(?:^|\n)220 [^\r\n]*\r?\n/.test(admin_services_text(data))));
   if (!/^220[ -]/.test(greeting) || /\bE?SMTP\b/i.test(greeting)) return null;
   const features = admin_services_text(await connection.request("FEAT\r\n", data => /(?:^|\n)(?:211|5\d\d) [^\r\n]*\r?\n/.test(admin_services_text(data))));
   if (!/^(211|5\d\d)[ -]/.test(features)) return null;
   if (/^ *AUTH +(TLS|SSL)/im.test(features)) return null;
   return {
    banner: printable(greeting),
    open: null
   };
  };
  const telnet = async connection => {
   const greeting = await connection.read(data => data.length >= 3);
   const command = greeting[1] ?? 0;
   if (greeting[0] !== 255 || command < 251 || command > 254) return null;
   return {
    banner: "negotiates telnet options",
    open: null
   };
  };
  const vnc = async connection => {
   const greeting = admin_services_text(await connection.read(data => data.length >= 12));
   const version = /^RFB (\d{3}\.\d{3})\n/.exec(greeting)?.[1];
   if (version === undefined) return null;
   const types = await connection.request("RFB 003.008\n", data => data.length >= 1 && data.length >= 1 + (data[0] ?? 0));
   const isOpen = types.subarray(1, 1 + (types[0] ?? 0)).includes(1);
   return {
    banner: `RFB ${version}`,
    open: isOpen ? "a session without a password" : null
   };
  };
  const rsync = async connection => {
   const greeting = admin_services_text(await connection.read(data => data.includes(10)));
   return /^@RSYNCD: \d+/.test(greeting) ? {
    banner: printable(greeting),
    open: null
   } : null;
  };
  function printable(greeting) {
   return (/^[^\r\n]*/.exec(greeting)?.[0] ?? "").replace(/[^\x20-\x7e]/g, "?").slice(0, 120);
  }
  function parseHttpResponse(data) {
   const text = data.toString("utf8");
   const status = /^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1];
   const split = text.indexOf("\r\n\r\n");
   if (status === undefined || split < 0) return null;
   return {
    status: Number(status),
    head: text.slice(0, split),
    json: jsonObject(text.slice(split + 4))
   };
  }
  function jsonObject(body) {
   const from = body.indexOf("{");
   const to = body.lastIndexOf("}");
   if (from < 0 || to < from) return null;
   try {
    const value = JSON.parse(body.slice(from, to + 1));
    return (0, shared_records.u4)(value) ? value : null;
   } catch {
    return null;
   }
  }
  const OP_MSG = 2013;
  const ELEMENTS_MAX = 200;
  function mongoCommand(command) {
   const elements = Buffer.concat([ Buffer.from([ 16 ]), cString(command), int32(1), Buffer.from([ 2 ]), cString("$db"), int32(6), cString("admin") ]);
   const document = Buffer.concat([ int32(elements.length + 5), elements, Buffer.from([ 0 ]) ]);
   return Buffer.concat([ int32(16 + 5 + document.length), int32(1), int32(0), int32(OP_MSG), int32(0), Buffer.from([ 0 ]), document ]);
  }
  function isWholeMongoMessage(data) {
   return data.length >= 16 && data.length >= data.readInt32LE(0);
  }
  function parseMongoResponse(data) {
   if (data.length < 26 || data.readInt32LE(12) !== OP_MSG || data.readUInt8(20) !== 0) return null;
   const end = Math.min(data.length, 21 + data.readInt32LE(21));
   const fields = new Map;
   let at = 25;
   for (let count = 0; count < ELEMENTS_MAX && at < end && data[at] !== 0; count += 1) {
    const type = data.readUInt8(at);
    const nameEnd = data.indexOf(0, at + 1);
    if (nameEnd < 0 || nameEnd >= end) break;
    const name = data.toString("utf8", at + 1, nameEnd);
    const size = valueSize(type, data, nameEnd + 1);
    if (size === null || nameEnd + 1 + size > end) break;
    const value = bsonValue(type, data.subarray(nameEnd + 1, nameEnd + 1 + size));
    if (value !== null) fields.set(name, value);
    at = nameEnd + 1 + size;
   }
   return fields;
  }
  function valueSize(type, data, at) {
   const fixed = {
    1: 8,
    7: 12,
    8: 1,
    9: 8,
    10: 0,
    16: 4,
    17: 8,
    18: 8,
    19: 16
   };
   const known = fixed[type];
   if (known !== undefined) return known;
   if (at + 4 > data.length) return null;
   const length = data.readInt32LE(at);
   if (length < 0) return null;
   if (type === 2) return 4 + length;
   if (type === 3 || type === 4) return length;
   return type === 5 ? 5 + length : null;
  }
  function bsonValue(type, value) {
   if (type === 1) return value.readDoubleLE(0);
   if (type === 16) return value.readInt32LE(0);
   if (type === 8) return value[0] === 1;
   return type === 2 ? value.toString("utf8", 4, Math.max(4, value.length - 1)).slice(0, 200) : null;
  }
  function int32(value) {
   const bytes = Buffer.alloc(4);
   bytes.writeInt32LE(value);
   return bytes;
  }
  function cString(text) {
   return Buffer.from(`${text}\0`, "utf8");
  }
  const hasLine = data => data.includes(10);
  const data_services_text = data => data.toString("latin1");
  const redis = async connection => {
   const pong = data_services_text(await connection.request("PING\r\n", hasLine));
   if (/^-(NOAUTH|DENIED|WRONGPASS|ERR)/.test(pong)) return {
    banner: firstLine(pong),
    open: null
   };
   if (!pong.startsWith("+PONG\r\n")) return null;
   const info = data_services_text(await connection.request("INFO server\r\n", data => /redis_version:[^\r\n]{0,200}\r\n/.test(data_services_text(data)) || data_services_text(data).startsWith("-")));
   const version = /(redis|valkey)_version:[^\r]*/.exec(info)?.[0];
   return {
    banner: version ?? "PONG",
    open: "PING and INFO"
   };
  };
  const memcached = async connection => {
   const version = data_services_text(await connection.request("version\r\n", hasLine));
   if (!/^VERSION [\d.]+/.test(version)) return null;
   const stats = data_services_text(await connection.request("stats\r\n", hasLine));
   return {
    banner: firstLine(version),
    open: stats.startsWith("STAT ") ? "version and stats" : null
   };
  };
  const mongodb = async connection => {
   const hello = parseMongoResponse(await connection.request(mongoCommand("hello"), isWholeMongoMessage));
   if (hello === null || !(hello.has("maxWireVersion") || hello.has("ok"))) return null;
   const banner = `wire version ${String(hello.get("maxWireVersion") ?? "unknown")}`;
   const list = parseMongoResponse(await connection.request(mongoCommand("listDatabases"), isWholeMongoMessage));
   return {
    banner: banner,
    open: list?.get("ok") === 1 ? "listDatabases" : null
   };
  };
  const elasticsearch = async connection => {
   const response = parseHttpResponse(await connection.request(get("/"), isWholeHttp));
   if (response === null) return null;
   const {status: status, json: json, head: head} = response;
   if (status === 401 && /x-elastic-product|WWW-Authenticate: \w+ realm="(security|OpenSearch)/i.test(head)) return {
    banner: "requires authentication",
    open: null
   };
   const tagline = typeof json?.["tagline"] === "string" ? json["tagline"] : "";
   if (status !== 200 || !/You Know, for Search|The OpenSearch Project/.test(tagline)) return null;
   return {
    banner: `cluster ${String(json?.["cluster_name"] ?? "unnamed")}`,
    open: "GET /"
   };
  };
  const docker = async connection => {
   const response = parseHttpResponse(await connection.request(get("/version"), isWholeHttp));
   if (response?.status !== 200 || typeof response.json?.["ApiVersion"] !== "string" || !("MinAPIVersion" in response.json)) return null;
   return {
    banner: `Docker Engine API ${response.json["ApiVersion"]}`,
    open: "GET /version"
   };
  };
  const couchdb = async connection => {
   const response = parseHttpResponse(await connection.request(get("/"), isWholeHttp));
   if (response?.status !== 200 || response.json?.["couchdb"] !== "Welcome") return null;
   return {
    banner: `CouchDB ${String(response.json["version"] ?? "")}`.trim(),
    open: null
   };
  };
  const postgresql = async connection => {
   const response = await connection.request(Buffer.from("0000000804d2162f", "hex"), data => data.length >= 1);
   if (response.length !== 1 || response[0] !== 83 && response[0] !== 78) return null;
   return {
    banner: response[0] === 83 ? "offers TLS" : "without TLS",
    open: null
   };
  };
  const mysql = async connection => {
   const greeting = await connection.read(data => data.length >= 4 && data.length >= 4 + data.readUIntLE(0, 3));
   if (greeting.length < 8 || greeting[3] !== 0) return null;
   if (greeting[4] === 10) {
    const end = greeting.indexOf(0, 5);
    const version = data_services_text(greeting.subarray(5, Math.max(5, end)));
    return end > 5 && /^[\w.+~-]+$/.test(version) ? {
     banner: `version ${version}`,
     open: null
    } : null;
   }
   const isError = greeting[4] === 255 && /host|mysql|mariadb|connection/i.test(data_services_text(greeting));
   return isError ? {
    banner: "refuses this host",
    open: null
   } : null;
  };
  const mssql = async connection => {
   const body = Buffer.from("00000b00060100110001ff00000000000002", "hex");
   const packet = Buffer.concat([ Buffer.from([ 18, 1, 0, 8 + body.length, 0, 0, 0, 0 ]), body ]);
   const response = await connection.request(packet, data => data.length >= 8 && data.length >= data.readUInt16BE(2));
   return response.length >= 20 && response[0] === 4 && response[8] === 0 ? {
    banner: "responds to PRELOGIN",
    open: null
   } : null;
  };
  const cassandra = async connection => {
   const response = await connection.request(Buffer.from("040000000500000000", "hex"), data => data.length >= 9);
   return response.length >= 9 && (response[0] ?? 0) >= 131 && response[4] === 6 ? {
    banner: "responds to OPTIONS",
    open: null
   } : null;
  };
  function get(path) {
   return `GET ${path} HTTP/1.0\r\nHost: localhost\r\nAccept: application/json\r\nConnection: close\r\n\r\n`;
  }
  function isWholeHttp(data) {
   const head = data.indexOf("\r\n\r\n");
   if (head < 0) return false;
   const length = /\r\ncontent-length: *(\d+)/i.exec(data_services_text(data.subarray(0, head)))?.[1];
   return length !== undefined && data.length >= head + 4 + Number(length);
  }
  function firstLine(response) {
   return (/^[^\r\n]*/.exec(response)?.[0] ?? "").slice(0, 120);
  }
  const port_connection_BYTES_MAX = 65536;
  class PortConnection {
   #socket;
   #signal;
   #timeoutMs;
   #received=Buffer.alloc(0);
   #isClosed=false;
   #wake=null;
   constructor(socket, options) {
    this.#socket = socket;
    this.#signal = options.signal;
    this.#timeoutMs = options.timeoutMs;
    socket.on("error", () => undefined);
    socket.on("data", chunk => {
     if (this.#received.length < port_connection_BYTES_MAX) this.#received = Buffer.concat([ this.#received, chunk ]).subarray(0, port_connection_BYTES_MAX);
     this.#wake?.();
    });
    for (const event of [ "close", "end" ]) socket.once(event, () => {
     this.#isClosed = true;
     this.#wake?.();
    });
   }
   async request(bytes, enough) {
    this.#received = Buffer.alloc(0);
    if (!this.#isClosed && bytes.length > 0) this.#socket.write(bytes);
    return await this.read(enough);
   }
   async read(enough) {
    const deadline = performance.now() + this.#timeoutMs;
    while (!this.#isClosed && !this.#signal.aborted && this.#received.length < port_connection_BYTES_MAX && !enough(this.#received)) {
     const left = deadline - performance.now();
     if (left <= 0) break;
     await this.#event(left);
    }
    return this.#received;
   }
   close() {
    this.#socket.destroy();
   }
   #event(milliseconds) {
    return new Promise(resolve => {
     const finish = () => {
      clearTimeout(timer);
      this.#signal.removeEventListener("abort", finish);
      this.#wake = null;
      resolve();
     };
     const timer = setTimeout(finish, milliseconds);
     this.#signal.addEventListener("abort", finish, {
      once: true
     });
     this.#wake = finish;
    });
   }
  }
  const DATA_SERVICES = [ {
   port: 1433,
   service: "Microsoft SQL Server",
   kind: "data",
   handshake: mssql
  }, {
   port: 2375,
   service: "Docker",
   kind: "data",
   handshake: docker
  }, {
   port: 3306,
   service: "MySQL",
   kind: "data",
   handshake: mysql
  }, {
   port: 5432,
   service: "PostgreSQL",
   kind: "data",
   handshake: postgresql
  }, {
   port: 5984,
   service: "CouchDB",
   kind: "data",
   handshake: couchdb
  }, {
   port: 6379,
   service: "Redis",
   kind: "data",
   handshake: redis
  }, {
   port: 9042,
   service: "Cassandra",
   kind: "data",
   handshake: cassandra
  }, {
   port: 9200,
   service: "Elasticsearch",
   kind: "data",
   handshake: elasticsearch
  }, {
   port: 11211,
   service: "memcached",
   kind: "data",
   handshake: memcached
  }, {
   port: 27017,
   service: "MongoDB",
   kind: "data",
   handshake: mongodb
  } ];
  const ADMIN_SERVICES = [ {
   port: 21,
   service: "FTP",
   kind: "admin",
   handshake: ftp
  }, {
   port: 23,
   service: "Telnet",
   kind: "admin",
   handshake: telnet
  }, {
   port: 873,
   service: "rsync",
   kind: "admin",
   handshake: rsync
  }, {
   port: 5900,
   service: "VNC",
   kind: "admin",
   handshake: vnc
  } ];
  const RESPONSE_TIMEOUT_MS = 1500;
  function gatherPorts(context) {
   const isDeep = context.scanType === "compliance";
   return gatherServices(context, isDeep ? [ ...DATA_SERVICES, ...ADMIN_SERVICES ] : DATA_SERVICES);
  }
  async function gatherServices(context, services, timeoutMs = RESPONSE_TIMEOUT_MS) {
   const others = services.filter(({port: port}) => port !== context.target.port);
   const ports = await Promise.all(others.map(service => probe(context, service, timeoutMs)));
   return {
    state: "available",
    value: {
     ports: ports
    }
   };
  }
  async function probe(context, {port: port, service: service, kind: kind, handshake: handshake}, timeoutMs) {
   const closed = {
    port: port,
    service: service,
    kind: kind,
    open: false,
    proved: false,
    unauthenticated: false,
    opened: null,
    banner: ""
   };
   let connection;
   try {
    connection = new PortConnection(await context.connect(port), {
     timeoutMs: timeoutMs,
     signal: context.signal
    });
   } catch (error) {
    if (error instanceof ProbeError) return closed;
    throw error;
   }
   try {
    const response = await handshake(connection);
    if (response === null) return {
     ...closed,
     open: true
    };
    return {
     ...closed,
     open: true,
     proved: true,
     unauthenticated: response.open !== null,
     opened: response.open,
     banner: response.banner
    };
   } finally {
    connection.close();
   }
  }
  var code_points = __webpack_require__(45396);
  var suite_traits = __webpack_require__(63487);
  function parseServerKeyExchange(suite, body) {
   const traits = (0, suite_traits.S$)(suite);
   let at = 0;
   const vector = () => {
    if (at + 2 > body.length) return null;
    const end = at + 2 + body.readUInt16BE(at);
    if (end > body.length) return null;
    const value = body.subarray(at + 2, end);
    at = end;
    return value;
   };
   if (/PSK/.test(suite) && vector() === null) return null;
   if (traits.isDhe) {
    const prime = vector();
    const generator = vector();
    const publicValue = vector();
    if (prime === null || generator === null || publicValue === null || prime.length === 0) return null;
    return {
     kind: "dh",
     prime: stripZeros(prime),
     generator: stripZeros(generator),
     publicValue: publicValue
    };
   }
   if (traits.isEcdhe && body.length >= at + 3 && body.readUInt8(at) === 3) return {
    kind: "ecdh",
    group: body.readUInt16BE(at + 1)
   };
   return null;
  }
  function bitLength(value) {
   const first = value.findIndex(byte => byte !== 0);
   if (first < 0) return 0;
   return (value.length - first) * 8 - (Math.clz32(value[first] ?? 0) - 24);
  }
  function stripZeros(value) {
   const first = value.findIndex(byte => byte !== 0);
   return first <= 0 ? value : value.subarray(first);
  }
  const isPrime = (0, external_node_util_.promisify)(external_node_crypto_.checkPrime);
  const TESTED_BITS_MAX = 4096;
  const ROUNDS = 32;
  let knownSafe = null;
  const VERDICTS_MAX = 64;
  const verdicts = new Map;
  async function judgePrime(prime) {
   if (isWellKnown(prime)) return "safe";
   if (bitLength(prime) > TESTED_BITS_MAX) return null;
   const hex = prime.toString("hex");
   const known = verdicts.get(hex) ?? testPrime(hex);
   verdicts.delete(hex);
   verdicts.set(hex, known);
   const [oldest] = verdicts.keys();
   if (verdicts.size > VERDICTS_MAX && oldest !== undefined) verdicts.delete(oldest);
   return await known;
  }
  async function testPrime(hex) {
   const value = BigInt(`0x0${hex}`);
   if (value < 5n || value % 2n === 0n) return "composite";
   if (!await isPrime(value, {
    checks: ROUNDS
   })) return "composite";
   return await isPrime((value - 1n) / 2n, {
    checks: ROUNDS
   }) ? "safe" : "prime-not-safe";
  }
  function isWellKnown(prime) {
   knownSafe ??= new Set([ "modp1", "modp2", "modp5", "modp14", "modp15", "modp16", "modp17", "modp18" ].flatMap(name => {
    try {
     return [ (0, external_node_crypto_.getDiffieHellman)(name).getPrime("hex") ];
    } catch {
     return [];
    }
   }));
   return knownSafe.has(prime.toString("hex"));
  }
  const LISTS = 8;
  const BUSY_LISTS = 4;
  const SPLIT_LENGTH = 12;
  async function enumerateSuites(survey, session, allowance) {
   const open = survey.undecided;
   const count = Math.min(open.length, Math.max(LISTS, survey.chunks(open).length));
   let lists = Array.from({
    length: count
   }, (_, index) => open.filter((_code, position) => position % count === index));
   let left = allowance;
   while (lists.length > 0) {
    lists = split(lists);
    if (lists.length > left) {
     session.stop(`the budget of ${session.limit} TLS connections`);
     return;
    }
    left -= lists.length;
    const responses = await Promise.all(lists.map(suites => survey.offer(suites)));
    const undecided = new Set(survey.undecided);
    lists = lists.filter((_, index) => responses[index]?.kind === "accepted").map(suites => suites.filter(code => undecided.has(code))).filter(suites => suites.length > 0);
   }
  }
  function split(lists) {
   return lists.flatMap(suites => {
    if (lists.length >= BUSY_LISTS || suites.length < SPLIT_LENGTH) return [ [ ...suites ] ];
    const half = Math.ceil(suites.length / 2);
    return [ suites.slice(0, half), suites.slice(half) ];
   });
  }
  const WIRE_VERSIONS = {
   SSLv3: 768,
   "TLSv1.0": 769,
   "TLSv1.1": 770,
   "TLSv1.2": 771,
   "TLSv1.3": 772
  };
  const SIGNATURE_SCHEMES = [ 1027, 2052, 1025, 1283, 2053, 1281, 2054, 1537, 1539, 2055, 2056, 2057, 2058, 2059, 1026, 1282, 1538, 771, 769, 770, 515, 513, 514, 257, 259, 2074, 2075, 2076 ];
  const FEW_SIGNATURE_SCHEMES = [ 1027, 2052, 1025, 1281, 1537, 515, 513, 514 ];
  const FEW_GROUPS = [ 29, 23, 24, 25 ];
  const u8 = value => Buffer.from([ value ]);
  const u16 = value => Buffer.from([ value >> 8, value & 255 ]);
  const list16 = values => Buffer.concat(values.map(u16));
  const with8 = body => Buffer.concat([ u8(body.length), body ]);
  const with16 = body => Buffer.concat([ u16(body.length), body ]);
  const extension = (type, body) => Buffer.concat([ u16(type), with16(body) ]);
  function clientHello(options) {
   const isTls13 = options.version === "TLSv1.3";
   const signaling = [ ...isTls13 ? [] : [ code_points.v3 ], ...options.fallback === true ? [ code_points.v4 ] : [] ];
   const head = Buffer.concat([ u16(isTls13 ? 771 : WIRE_VERSIONS[options.version]), options.random ?? (0, 
   external_node_crypto_.randomBytes)(32), with8(options.sessionId ?? (isTls13 ? (0, 
   external_node_crypto_.randomBytes)(32) : Buffer.alloc(0))), with16(list16([ ...options.suites, ...signaling ])), with8(options.offerCompression === true ? Buffer.from([ 1, 64, 0 ]) : Buffer.from([ 0 ])) ]);
   const parts = options.version === "SSLv3" ? [] : extensions(options, isTls13);
   const plain = Buffer.concat([ head, ...parts.length === 0 ? [] : [ with16(Buffer.concat(parts)) ] ]);
   const total = plain.length + 4;
   if (options.small === true || parts.length === 0 || total < 256 || total > 511) return message(plain);
   const padding = extension(21, Buffer.alloc(Math.max(0, 512 - total - 4)));
   return message(Buffer.concat([ head, with16(Buffer.concat([ ...parts, padding ])) ]));
  }
  function toRecord(handshake, version) {
   return Buffer.concat([ u8(22), u16(version === "SSLv3" ? 768 : 769), with16(handshake) ]);
  }
  function ssl2ClientHello() {
   const kinds = Buffer.concat(code_points.rd.map(kind => Buffer.from([ kind >> 16, kind >> 8 & 255, kind & 255 ])));
   const body = Buffer.concat([ u8(1), u16(2), u16(kinds.length), u16(0), u16(16), kinds, (0, 
   external_node_crypto_.randomBytes)(16) ]);
   return Buffer.concat([ u16(32768 | body.length), body ]);
  }
  function message(body) {
   return Buffer.concat([ u8(1), u8(body.length >> 16), u16(body.length & 65535), body ]);
  }
  function extensions(options, isTls13) {
   const isSmall = options.small === true;
   const parts = [];
   if (options.serverName !== undefined) parts.push(extension(0, with16(Buffer.concat([ u8(0), with16(Buffer.from(options.serverName, "latin1")) ]))));
   const groups = options.groups ?? (isSmall ? FEW_GROUPS : isTls13 ? code_points.FV : code_points.H1);
   parts.push(extension(10, with16(list16(groups))));
   if (!isTls13) parts.push(extension(11, with8(Buffer.from([ 0 ]))));
   if (options.version === "TLSv1.2" || isTls13) parts.push(extension(13, with16(list16(isSmall ? FEW_SIGNATURE_SCHEMES : SIGNATURE_SCHEMES))));
   if (options.heartbeat === true) parts.push(extension(15, u8(1)));
   if (isTls13) {
    parts.push(extension(43, with8(u16(772))));
    const shares = (options.keyShares ?? []).map(share => Buffer.concat([ u16(share.group), with16(share.publicKey) ]));
    if (options.cookie !== undefined) parts.push(extension(44, with16(options.cookie)));
    parts.push(extension(45, with8(u8(1))));
    parts.push(extension(51, with16(Buffer.concat(shares))));
   }
   return parts;
  }
  const FALLBACK_REFUSED = 86;
  async function findCompression(survey, session) {
   const response = await session.handshake({
    version: survey.version,
    suites: survey.likelySuites,
    small: session.small,
    offerCompression: true,
    until: "hello"
   });
   if (response.kind === "refused" || response.kind === "silent") return false;
   const {hello: hello} = response.flight ?? {};
   return hello == null || response.kind !== "accepted" ? null : hello.compression !== 0;
  }
  async function findFallbackScsv(surveys, session) {
   const accepted = surveys.filter(({isAccepted: isAccepted}) => isAccepted).sort((a, b) => rank(b.version) - rank(a.version));
   const lower = accepted[1];
   if (lower === undefined) return null;
   const response = await session.handshake({
    version: lower.version,
    suites: lower.likelySuites,
    small: session.small,
    fallback: true,
    until: "hello"
   });
   if (response.kind === "refused") return response.flight?.alert === FALLBACK_REFUSED;
   return response.kind === "accepted" ? false : null;
  }
  function rank(version) {
   return WIRE_VERSIONS[version];
  }
  const RETRY_RANDOM = "cf21ad74e59a6111be1d8c021e65b891c2a211167abb8c5e079e09e2c8a8339c";
  function parseServerHello(body) {
   if (body.length < 38) return null;
   const sessionIdLength = body.readUInt8(34);
   const at = 35 + sessionIdLength;
   if (sessionIdLength > 32 || body.length < at + 3) return null;
   const extensions = parseExtensions(body.subarray(at + 3));
   if (extensions === null) return null;
   const selected = extensions.get(43);
   const legacyVersion = body.readUInt16BE(0);
   return {
    version: legacyVersion === 771 && selected?.length === 2 ? selected.readUInt16BE(0) : legacyVersion,
    suite: body.readUInt16BE(at),
    compression: body.readUInt8(at + 2),
    isRetry: body.subarray(2, 34).toString("hex") === RETRY_RANDOM,
    extensions: extensions
   };
  }
  function keyShareOf(hello) {
   const share = hello.extensions.get(51);
   if (share === undefined || share.length < 2) return null;
   const group = share.readUInt16BE(0);
   if (hello.isRetry) return share.length === 2 ? {
    group: group,
    publicKey: Buffer.alloc(0)
   } : null;
   if (share.length < 4 || share.readUInt16BE(2) !== share.length - 4) return null;
   return {
    group: group,
    publicKey: share.subarray(4)
   };
  }
  function parseExtensions(block) {
   const found = new Map;
   if (block.length === 0) return found;
   if (block.length < 2 || block.readUInt16BE(0) !== block.length - 2) return null;
   for (let at = 2; at < block.length; ) {
    if (at + 4 > block.length) return null;
    const end = at + 4 + block.readUInt16BE(at + 2);
    if (end > block.length) return null;
    found.set(block.readUInt16BE(at), block.subarray(at + 4, end));
    at = end;
   }
   return found;
  }
  function parseSsl2ServerHello(data) {
   if (data.length < 13 || (data.readUInt8(0) & 128) === 0) return null;
   const length = data.readUInt16BE(0) & 32767;
   if (length < 11 || data.length < length + 2) return null;
   const body = data.subarray(2, length + 2);
   if (body.readUInt8(0) !== 4 || body.readUInt16BE(3) !== 2) return null;
   const certificateEnd = 11 + body.readUInt16BE(5);
   const kindsEnd = certificateEnd + body.readUInt16BE(7);
   if (kindsEnd > body.length) return null;
   const kinds = [];
   for (let at = certificateEnd; at + 3 <= kindsEnd; at += 3) kinds.push(body.readUIntBE(at, 3));
   return {
    kinds: kinds,
    certificate: body.subarray(11, certificateEnd)
   };
  }
  const GROUPS_MAX = 24;
  async function findTls13Groups(session) {
   return await peelGroups(code_points.FV, async groups => {
    const response = await session.handshake({
     version: "TLSv1.3",
     suites: [ 4865, 4866, 4867, 4868 ],
     groups: groups,
     keyShares: [],
     until: "hello"
    });
    const hello = response.kind === "accepted" ? response.flight?.hello : null;
    return hello == null ? null : keyShareOf(hello)?.group ?? null;
   });
  }
  async function findCurves(session, version) {
   const suites = (0, suite_traits.f3)(version).filter(code => (0, suite_traits.S$)((0, 
   code_points.Qx)(code)).isEcdhe).slice(0, 60);
   return await peelGroups(code_points.H1, async groups => {
    const response = await session.handshake({
     version: version,
     suites: suites,
     groups: groups,
     until: "flight"
    });
    const {hello: hello, keyExchange: keyExchange} = (response.kind === "accepted" ? response.flight : null) ?? {};
    if (hello == null || keyExchange == null) return null;
    const parameters = parseServerKeyExchange((0, code_points.Qx)(hello.suite), keyExchange);
    return parameters?.kind === "ecdh" ? parameters.group : null;
   });
  }
  async function peelGroups(all, ask) {
   const found = [];
   let rest = all;
   while (rest.length > 0 && found.length < GROUPS_MAX) {
    const group = await ask(rest);
    if (group === null || !rest.includes(group)) break;
    found.push(group);
    rest = rest.filter(code => code !== group);
   }
   return found;
  }
  const NIST_CURVES = {
   23: "prime256v1",
   24: "secp384r1",
   25: "secp521r1"
  };
  const MONTGOMERY = {
   29: {
    type: "x25519",
    bytes: 32,
    spki: "302a300506032b656e032100"
   },
   30: {
    type: "x448",
    bytes: 56,
    spki: "3042300506032b656f033900"
   }
  };
  const COMPUTABLE_GROUPS = [ 29, 23, 24, 25, 30 ];
  class KeyRing {
   #curves=new Map;
   #keys=new Map;
   share(group) {
    const curve = this.#curve(group);
    if (curve !== null) return {
     group: group,
     publicKey: curve.getPublicKey()
    };
    const key = this.#key(group);
    return key === null ? null : {
     group: group,
     publicKey: key.share
    };
   }
   agree(group, peer) {
    try {
     const curve = this.#curve(group);
     if (curve !== null) return curve.computeSecret(peer);
     const key = this.#key(group);
     const parameters = MONTGOMERY[group];
     if (key === null || parameters === undefined || peer.length !== parameters.bytes) return null;
     const spki = Buffer.concat([ Buffer.from(parameters.spki, "hex"), peer ]);
     const publicKey = (0, external_node_crypto_.createPublicKey)({
      key: spki,
      format: "der",
      type: "spki"
     });
     return (0, external_node_crypto_.diffieHellman)({
      privateKey: key.privateKey,
      publicKey: publicKey
     });
    } catch {
     return null;
    }
   }
   #curve(group) {
    const name = NIST_CURVES[group];
    if (name === undefined) return null;
    const known = this.#curves.get(group);
    if (known !== undefined) return known;
    const curve = (0, external_node_crypto_.createECDH)(name);
    curve.generateKeys();
    this.#curves.set(group, curve);
    return curve;
   }
   #key(group) {
    const parameters = MONTGOMERY[group];
    if (parameters === undefined) return null;
    const known = this.#keys.get(group);
    if (known !== undefined) return known;
    const pair = parameters.type === "x25519" ? (0, external_node_crypto_.generateKeyPairSync)("x25519") : (0, 
    external_node_crypto_.generateKeyPairSync)("x448");
    const share = pair.publicKey.export({
     type: "spki",
     format: "der"
    }).subarray(-parameters.bytes);
    const key = {
     privateKey: pair.privateKey,
     share: share
    };
    this.#keys.set(group, key);
    return key;
   }
  }
  async function findVersion(survey, session, options) {
   const [usual = [], ...others] = survey.chunks(survey.undecided);
   const wasSmall = session.small;
   if (survey.version === "TLSv1.3") {
    const readable = await survey.offer(usual, "certificates", COMPUTABLE_GROUPS);
    if (readable.kind !== "refused") return readable.kind === "silent" ? await retrySmall(survey, session, readable) : readable;
    survey.reopen(usual);
    return await survey.offer(usual, "hello");
   }
   const response = await survey.offer(usual, "flight");
   if (response.kind === "silent" && !wasSmall) return await retrySmall(survey, session, response);
   if (response.kind !== "refused" || options.isQuick) return response;
   await Promise.all(others.map(suites => survey.offer(suites, "flight")));
   return response;
  }
  async function retrySmall(survey, session, response) {
   const isTls13 = survey.version === "TLSv1.3";
   const suites = isTls13 ? [ 4865, 4866, 4867 ] : suite_traits.iO.filter(code => (0, 
   suite_traits.vC)(code, survey.version));
   const share = isTls13 ? session.keys.share(29) : null;
   const second = await session.handshake({
    version: survey.version,
    suites: suites,
    small: true,
    until: isTls13 ? "certificates" : "flight",
    ...share === null ? {} : {
     keyShares: [ share ]
    }
   });
   survey.learn(suites, second);
   if (second.kind === "accepted" && !session.acceptsLongHellos) session.small = true;
   return second.kind === "silent" ? response : second;
  }
  var external_node_tls_ = __webpack_require__(41692);
  const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;
  function matchesHost(host, names) {
   if (IPV4.test(host) || host.includes(":")) return names.ipAddresses.includes(canonicalAddress(host));
   const wanted = withoutDot(host.toLowerCase());
   return names.dnsNames.some(pattern => matchesName(wanted, withoutDot(pattern.toLowerCase())));
  }
  function matchesName(host, pattern) {
   if (!pattern.includes("*")) return host === pattern && host !== "";
   const [first = "", ...rest] = pattern.split(".");
   const [label = "", ...parent] = host.split(".");
   return first === "*" && rest.length > 0 && label !== "" && !rest.includes("*") && rest.join(".") === parent.join(".");
  }
  function canonicalAddress(address) {
   if (!address.includes(":") || !URL.canParse(`http://[${address}]/`)) return address;
   const url = new URL(`http://[${address}]/`);
   const [head = "", tail] = url.hostname.slice(1, -1).split("::");
   const left = head === "" ? [] : head.split(":");
   const right = tail === undefined || tail === "" ? [] : tail.split(":");
   const middle = Array(8 - left.length - right.length).fill("0");
   return [ ...left, ...tail === undefined ? [] : middle, ...right ].map(group => group.padStart(4, "0")).join(":");
  }
  function withoutDot(name) {
   return name.endsWith(".") ? name.slice(0, -1) : name;
  }
  class DerError extends Error {
   constructor(message) {
    super(message);
    this.name = "DerError";
   }
  }
  const CHILDREN_MAX = 1e5;
  function readDer(data) {
   if (data.length < 2) throw new DerError("the element is cut off");
   const tag = data.readUInt8(0);
   if ((tag & 31) === 31) throw new DerError("a tag of several bytes");
   const first = data.readUInt8(1);
   let head = 2;
   let length = first;
   if (first >= 128) {
    const bytes = first & 127;
    if (bytes === 0 || bytes > 4 || data.length < 2 + bytes) throw new DerError("a length that is not DER");
    length = data.readUIntBE(2, bytes);
    head += bytes;
   }
   if (length > data.length - head) throw new DerError("the element is longer than its data");
   return {
    tag: tag,
    contents: data.subarray(head, head + length),
    whole: data.subarray(0, head + length)
   };
  }
  function childrenOf(element) {
   const children = [];
   for (let rest = element.contents; rest.length > 0; ) {
    const child = readDer(rest);
    children.push(child);
    if (children.length > CHILDREN_MAX) throw new DerError("too many elements");
    rest = rest.subarray(child.whole.length);
   }
   return children;
  }
  function objectIdOf(contents) {
   const arcs = [];
   let value = 0;
   for (const byte of contents.subarray(0, 64)) {
    value = value * 128 + (byte & 127);
    if (byte < 128) {
     arcs.push(value);
     value = 0;
    }
   }
   const first = arcs.shift() ?? 0;
   const root = Math.min(2, Math.floor(first / 40));
   return [ root, first - root * 40, ...arcs ].join(".");
  }
  function timeOf(element) {
   const text = element.contents.toString("latin1");
   const isShort = element.tag === 23;
   const pattern = isShort ? /^(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})?Z$/ : /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})?Z$/;
   const match = pattern.exec(text);
   if (match === null) throw new DerError("a time that is not DER");
   const [, digits = "", month = "", day = "", hour = "", minute = "", second = "00"] = match;
   const year = isShort ? Number(digits) + (Number(digits) >= 50 ? 1900 : 2e3) : Number(digits);
   const time = new Date(`${String(year).padStart(4, "0")}-${month}-${day}T${hour}:${minute}:${second}Z`);
   if (Number.isNaN(time.getTime())) throw new DerError("a time that does not exist");
   return time;
  }
  const ATTRIBUTES = {
   "2.5.4.3": "CN",
   "2.5.4.6": "C",
   "2.5.4.7": "L",
   "2.5.4.8": "ST",
   "2.5.4.10": "O",
   "2.5.4.11": "OU",
   "2.5.4.5": "serialNumber",
   "0.9.2342.19200300.100.1.25": "DC",
   "1.2.840.113549.1.9.1": "emailAddress"
  };
  const distinguished_name_VALUE_LENGTH_MAX = 120;
  const ATTRIBUTES_MAX = 20;
  function distinguishedName(name) {
   const parts = attributesOf(name).map(([oid, value]) => `${ATTRIBUTES[oid] ?? oid}=${value}`);
   return parts.reverse().slice(0, ATTRIBUTES_MAX).join(", ");
  }
  function attributesOf(name) {
   return childrenOf(name).flatMap(set => childrenOf(set).flatMap(pair => {
    const [type, value] = childrenOf(pair);
    return type === undefined || value === undefined ? [] : [ [ objectIdOf(type.contents), distinguished_name_textOf(value) ] ];
   }));
  }
  function distinguished_name_textOf(value) {
   const isBmp = value.tag === 30 && value.contents.length % 2 === 0;
   const text = isBmp ? Buffer.from(value.contents).swap16().toString("utf16le") : value.contents.toString("utf8");
   return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "�").slice(0, distinguished_name_VALUE_LENGTH_MAX);
  }
  const OIDS = {
   subjectAltName: "2.5.29.17",
   basicConstraints: "2.5.29.19",
   keyUsage: "2.5.29.15",
   extendedKeyUsage: "2.5.29.37",
   nameConstraints: "2.5.29.30",
   authorityKeyIdentifier: "2.5.29.35",
   authorityInformationAccess: "1.3.6.1.5.5.7.1.1",
   signedCertificateTimestamps: "1.3.6.1.4.1.11129.2.4.2"
  };
  const CA_ISSUERS = "1.3.6.1.5.5.7.48.2";
  const SERVER_AUTH = "1.3.6.1.5.5.7.3.1";
  const ANY_PURPOSE = "2.5.29.37.0";
  function extensions_parseExtensions(elements) {
   const values = new Map;
   for (const element of elements) {
    const parts = childrenOf(element);
    const oid = parts[0];
    const value = parts.at(-1);
    if (oid !== undefined && value?.tag === 4) values.set(objectIdOf(oid.contents), value.contents);
   }
   const read = oid => {
    const value = values.get(oid);
    return value === undefined ? null : childrenOf(readDer(value));
   };
   const names = read(OIDS.subjectAltName);
   const constraints = read(OIDS.basicConstraints);
   const length = constraints?.find(({tag: tag}) => tag === 2)?.contents;
   const usage = values.get(OIDS.keyUsage);
   return {
    dnsNames: (names ?? []).filter(({tag: tag}) => tag === 130).map(({contents: contents}) => dnsText(contents)),
    ipAddresses: (names ?? []).filter(({tag: tag}) => tag === 135).map(({contents: contents}) => addressText(contents)),
    hasSubjectAltName: names !== null,
    isCa: constraints === null ? null : constraints.some(({tag: tag, contents: contents}) => tag === 1 && contents[0] !== 0),
    pathLength: length === undefined || length.length !== 1 ? null : length.readUInt8(0),
    signsCertificates: usage === undefined ? null : ((readDer(usage).contents[1] ?? 0) & 4) !== 0,
    purposes: read(OIDS.extendedKeyUsage)?.map(({contents: contents}) => objectIdOf(contents)) ?? null,
    nameConstraints: parseNameConstraints(read(OIDS.nameConstraints)),
    issuerOfIssuer: issuerOfIssuer(read(OIDS.authorityKeyIdentifier)),
    namesIssuerUrl: (read(OIDS.authorityInformationAccess) ?? []).some(access => {
     const method = childrenOf(access)[0];
     return method !== undefined && objectIdOf(method.contents) === CA_ISSUERS;
    }),
    isLogged: values.has(OIDS.signedCertificateTimestamps)
   };
  }
  function issuerOfIssuer(parts) {
   const names = parts?.find(({tag: tag}) => tag === 161);
   const directory = names === undefined ? undefined : childrenOf(names).find(({tag: tag}) => tag === 164);
   return directory === undefined ? null : directory.contents;
  }
  function parseNameConstraints(trees) {
   if (trees === null) return null;
   const basesOf = tag => trees.filter(tree => tree.tag === tag).flatMap(tree => childrenOf(tree).flatMap(subtree => childrenOf(subtree).slice(0, 1)));
   const permitted = basesOf(160);
   const excluded = basesOf(161);
   const dns = bases => bases.filter(({tag: tag}) => tag === 130).map(({contents: contents}) => dnsText(contents));
   const ip = bases => bases.filter(({tag: tag}) => tag === 135).map(({contents: contents}) => contents);
   const permittedDns = dns(permitted);
   const permittedIp = ip(permitted);
   return {
    permittedDns: permittedDns.length === 0 ? null : permittedDns,
    excludedDns: dns(excluded),
    permittedIp: permittedIp.length === 0 ? null : permittedIp,
    excludedIp: ip(excluded)
   };
  }
  function dnsText(contents) {
   return contents.toString("latin1").toLowerCase().replace(/[^\x21-\x7e]/g, "?").slice(0, 300);
  }
  function addressText(bytes) {
   if (bytes.length === 4) return bytes.join(".");
   return bytes.length === 16 ? (bytes.toString("hex").match(/.{4}/g) ?? []).join(":") : `invalid (${bytes.length} bytes)`;
  }
  const SIGNATURES = {
   "1.2.840.113549.1.1.2": "md2WithRSAEncryption",
   "1.2.840.113549.1.1.4": "md5WithRSAEncryption",
   "1.2.840.113549.1.1.5": "sha1WithRSAEncryption",
   "1.3.14.3.2.29": "sha1WithRSAEncryption",
   "1.2.840.113549.1.1.11": "sha256WithRSAEncryption",
   "1.2.840.113549.1.1.12": "sha384WithRSAEncryption",
   "1.2.840.113549.1.1.13": "sha512WithRSAEncryption",
   "1.2.840.113549.1.1.14": "sha224WithRSAEncryption",
   "1.2.840.10040.4.3": "dsa-with-sha1",
   "2.16.840.1.101.3.4.3.2": "dsa-with-sha256",
   "1.2.840.10045.4.1": "ecdsa-with-SHA1",
   "1.2.840.10045.4.3.1": "ecdsa-with-SHA224",
   "1.2.840.10045.4.3.2": "ecdsa-with-SHA256",
   "1.2.840.10045.4.3.3": "ecdsa-with-SHA384",
   "1.2.840.10045.4.3.4": "ecdsa-with-SHA512",
   "1.3.101.112": "Ed25519",
   "1.3.101.113": "Ed448"
  };
  const parse_certificate_HASHES = {
   "1.3.14.3.2.26": "sha1",
   "2.16.840.1.101.3.4.2.1": "sha256",
   "2.16.840.1.101.3.4.2.2": "sha384",
   "2.16.840.1.101.3.4.2.3": "sha512"
  };
  function parseCertificate(der) {
   const x509 = new external_node_crypto_.X509Certificate(der);
   const [tbs, algorithm] = childrenOf(readDer(der));
   if (tbs === undefined || algorithm === undefined) throw new DerError("not a certificate");
   const fields = childrenOf(tbs);
   const hasVersion = fields[0]?.tag === 160;
   const [, , issuer, validity, subject, , ...tail] = hasVersion ? fields.slice(1) : fields;
   if (issuer === undefined || validity === undefined || subject === undefined) throw new DerError("not a certificate");
   const [notBefore, notAfter] = childrenOf(validity);
   if (notBefore === undefined || notAfter === undefined) throw new DerError("a certificate without validity");
   const block = tail.find(element => element.tag === 163);
   const extensions = extensions_parseExtensions(block === undefined ? [] : childrenOf(readDer(block.contents)));
   const key = x509.publicKey;
   return {
    info: {
     subject: distinguishedName(subject),
     issuer: distinguishedName(issuer),
     notBefore: timeOf(notBefore),
     notAfter: timeOf(notAfter),
     dnsNames: extensions.dnsNames,
     ipAddresses: extensions.ipAddresses,
     keyType: keyTypeOf(key.asymmetricKeyType),
     keyBits: keyBitsOf(key.asymmetricKeyType, key.asymmetricKeyDetails),
     signatureAlgorithm: signatureName(algorithm),
     fingerprint256: x509.fingerprint256.replaceAll(":", "").toLowerCase(),
     isSelfSigned: issuer.whole.equals(subject.whole) && x509.verify(key),
     isLogged: extensions.isLogged
    },
    der: der,
    x509: x509,
    subjectDer: subject.whole,
    issuerDer: issuer.whole,
    version: hasVersion ? (fields[0]?.contents.at(-1) ?? 0) + 1 : 1,
    extensions: extensions
   };
  }
  const CERTIFICATES_MAX = 32;
  function parseChain(ders) {
   const chain = [];
   const faults = [];
   for (const [index, der] of ders.slice(0, CERTIFICATES_MAX).entries()) {
    try {
     chain.push(parseCertificate(der));
    } catch (error) {
     faults.push(`certificate ${index + 1} cannot be read (${error instanceof Error ? error.message.slice(0, 100) : "unknown"})`);
     if (index === 0) break;
    }
   }
   return {
    chain: chain,
    faults: faults
   };
  }
  function signatureName(algorithm) {
   const [oid, parameters] = childrenOf(algorithm);
   const dotted = oid === undefined ? "" : objectIdOf(oid.contents);
   if (dotted !== "1.2.840.113549.1.1.10") return SIGNATURES[dotted] ?? dotted;
   const hash = parameters === undefined ? undefined : childrenOf(parameters).find(({tag: tag}) => tag === 160);
   const hashOid = hash === undefined ? undefined : childrenOf(readDer(hash.contents))[0];
   return `rsassaPss-${hashOid === undefined ? "sha1" : parse_certificate_HASHES[objectIdOf(hashOid.contents)] ?? "unknown"}`;
  }
  function keyTypeOf(type) {
   const names = {
    rsa: "RSA",
    "rsa-pss": "RSA",
    ec: "EC",
    dsa: "DSA",
    ed25519: "Ed25519",
    ed448: "Ed448"
   };
   return names[type ?? ""] ?? type ?? "unknown";
  }
  const EDWARDS_BITS = {
   ed25519: 256,
   ed448: 456
  };
  function keyBitsOf(type, details) {
   if (details?.modulusLength !== undefined) return details.modulusLength;
   if (details?.namedCurve === "prime256v1") return 256;
   const digits = /\d{3}/.exec(details?.namedCurve ?? "");
   return digits === null ? EDWARDS_BITS[type ?? ""] ?? 0 : Number(digits[0]);
  }
  const PEM = /-----BEGIN (?:TRUSTED )?CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END (?:TRUSTED )?CERTIFICATE-----/g;
  class TrustStore {
   #bySubject=new Map;
   #fingerprints=new Set;
   #organizations=new Set;
   constructor(pems) {
    for (const der of pems.flatMap(derOfPem)) this.#add(der);
   }
   get size() {
    return this.#fingerprints.size;
   }
   has(certificate) {
    return this.#fingerprints.has(certificate.info.fingerprint256);
   }
   issuersOf(certificate) {
    const ders = this.#bySubject.get(certificate.issuerDer.toString("base64")) ?? [];
    return parseReadable(ders);
   }
   knowsOrganization(name) {
    const organization = organizationOf(name);
    return organization !== null && this.#organizations.has(organization);
   }
   hasSubject(subjectDer) {
    return this.#bySubject.has(subjectDer.toString("base64"));
   }
   #add(der) {
    const fingerprint = (0, external_node_crypto_.createHash)("sha256").update(der).digest("hex");
    const subject = this.#fingerprints.has(fingerprint) ? null : subjectOf(der);
    if (subject === null) return;
    this.#fingerprints.add(fingerprint);
    const key = subject.whole.toString("base64");
    this.#bySubject.set(key, [ ...this.#bySubject.get(key) ?? [], der ]);
    const organization = organizationOf(distinguishedName(subject));
    if (organization !== null) this.#organizations.add(organization);
   }
  }
  function subjectOf(der) {
   try {
    const tbs = childrenOf(readDer(der))[0];
    const fields = tbs === undefined ? [] : childrenOf(tbs);
    return fields[fields[0]?.tag === 160 ? 5 : 4] ?? null;
   } catch {
    return null;
   }
  }
  function parseReadable(ders) {
   return ders.flatMap(der => {
    try {
     return [ parseCertificate(der) ];
    } catch {
     return [];
    }
   });
  }
  function derOfPem(pem) {
   return [ ...pem.matchAll(PEM) ].map(([, base64 = ""]) => Buffer.from(base64, "base64"));
  }
  function organizationOf(name) {
   return /(?:^|, )O=([^,]+)/.exec(name)?.[1]?.toLowerCase() ?? null;
  }
  const NAME_MAX = 255;
  const COMPARISONS_MAX = 1e6;
  function forbiddenName(constraints, names) {
   const permitted = constraints.permittedDns === null ? null : new Set(constraints.permittedDns);
   const excluded = new Set(constraints.excludedDns);
   for (const name of names.dnsNames) {
    if (name.length > NAME_MAX || name_constraints_isWithin(name, excluded)) return name;
    if (permitted !== null && !name_constraints_isWithin(name, permitted)) return name;
   }
   const ranges = (constraints.permittedIp?.length ?? 0) + constraints.excludedIp.length;
   if (ranges * names.ipAddresses.length > COMPARISONS_MAX) return names.ipAddresses[0] ?? null;
   for (const address of names.ipAddresses) {
    const isPermitted = constraints.permittedIp?.some(range => isInRange(address, range)) ?? true;
    if (!isPermitted || constraints.excludedIp.some(range => isInRange(address, range))) return address;
   }
   return null;
  }
  function name_constraints_isWithin(name, domains) {
   if (domains.has("") || domains.has(name)) return true;
   for (let dot = name.indexOf("."); dot !== -1; dot = name.indexOf(".", dot + 1)) if (domains.has(name.slice(dot)) || domains.has(name.slice(dot + 1))) return true;
   return false;
  }
  function isInRange(address, range) {
   const bytes = address.includes(".") ? Buffer.from(address.split(".").map(Number)) : Buffer.from(address.replaceAll(":", ""), "hex");
   if (range.length !== bytes.length * 2) return false;
   return bytes.every((byte, index) => {
    const mask = range[bytes.length + index] ?? 0;
    return (byte & mask) === ((range[index] ?? 0) & mask);
   });
  }
  const VERIFICATIONS_MAX = 64;
  const validate_path_DEPTH_MAX = 10;
  function validatePath(sent, store, now) {
   const leaf = endEntity(sent);
   if (leaf === undefined) return {
    trusted: false,
    fault: null,
    detail: "no certificate was sent",
    path: []
   };
   const search = new PathSearch(sent, store);
   search.extend([ leaf ]);
   const judged = search.complete.map(path => ({
    path: path,
    faults: faultsOf(path),
    expired: path.filter(member => !isValidAt(member, now)).length
   })).sort((a, b) => a.faults.length - b.faults.length || a.expired - b.expired);
   const best = judged[0];
   if (best === undefined) return explain(search, store);
   const [first] = best.faults;
   if (first !== undefined) return {
    trusted: false,
    ...first,
    path: best.path
   };
   const positions = best.path.map(member => sent.indexOf(member)).filter(position => position >= 0);
   return isInOrder(sent, positions) ? {
    trusted: true,
    fault: null,
    detail: `ends in the trusted root ${best.path.at(-1)?.info.subject ?? ""}`,
    path: best.path
   } : {
    trusted: true,
    fault: "wrong-order",
    detail: orderDetail(positions),
    path: best.path
   };
  }
  function isInOrder(sent, positions) {
   if (positions.some((position, index) => index > 0 && position < (positions[index - 1] ?? 0))) return false;
   const needed = sent.slice(0, (positions.at(-1) ?? 0) + 1);
   return needed.every((member, index) => {
    if (index === 0) return true;
    const before = needed.slice(0, index);
    const isIssuer = before.at(-1)?.issuerDer.equals(member.subjectDer) === true;
    return isIssuer || before.some(({subjectDer: subjectDer}) => subjectDer.equals(member.subjectDer));
   });
  }
  function endEntity(sent) {
   const [first] = sent;
   if (first?.extensions.isCa !== true) return first;
   const others = sent.filter(({extensions: extensions}) => extensions.isCa !== true);
   const [other] = others;
   if (other === undefined || others.length > 1) return first;
   const climbed = new Set([ other ]);
   for (const member of climbed) for (const issuer of sent) if (issuer.subjectDer.equals(member.issuerDer)) climbed.add(issuer);
   return climbed.has(first) ? other : first;
  }
  function isValidAt(certificate, now) {
   return certificate.info.notBefore <= now && now <= certificate.info.notAfter;
  }
  class PathSearch {
   complete=[];
   longest=[];
   sent;
   #store;
   #verifications=0;
   constructor(sent, store) {
    this.sent = sent;
    this.#store = store;
   }
   extend(path) {
    const current = path.at(-1);
    if (current === undefined || path.length > validate_path_DEPTH_MAX) return;
    if (path.length > this.longest.length) this.longest = path;
    if (this.#store.has(current)) {
     this.complete.push([ ...path ]);
     return;
    }
    for (const root of this.#store.issuersOf(current)) if (this.#signed(root, current)) this.complete.push([ ...path, root ]);
    if (current.info.isSelfSigned) return;
    for (const candidate of this.sent) {
     if (path.includes(candidate) || !candidate.subjectDer.equals(current.issuerDer)) continue;
     if (this.#signed(candidate, current)) this.extend([ ...path, candidate ]);
    }
   }
   #signed(issuer, subject) {
    this.#verifications += 1;
    if (this.#verifications > VERIFICATIONS_MAX) return false;
    try {
     return subject.x509.verify(issuer.x509.publicKey);
    } catch {
     return false;
    }
   }
  }
  function faultsOf(path) {
   const faults = [];
   const [leaf, ...issuers] = path;
   if (leaf === undefined) return faults;
   for (const [index, issuer] of issuers.entries()) {
    const {info: info, extensions: extensions, version: version} = issuer;
    const isAnchor = index === issuers.length - 1;
    const isOldAnchor = isAnchor && version < 3;
    if (extensions.isCa !== true && !isOldAnchor || extensions.signsCertificates === false) faults.push({
     fault: "not-a-ca",
     detail: `${info.subject} signed a certificate but is not a CA`
    });
    const below = issuers.slice(0, index).filter(member => !member.subjectDer.equals(member.issuerDer)).length;
    if (extensions.pathLength !== null && below > extensions.pathLength) faults.push({
     fault: "not-a-ca",
     detail: `${info.subject} may not have another CA below it (path length)`
    });
    if (!servesTls(issuer)) faults.push({
     fault: "bad-purpose",
     detail: `${info.subject} may not issue for TLS servers`
    });
    const forbidden = extensions.nameConstraints === null ? null : forbiddenName(extensions.nameConstraints, leaf.extensions);
    if (forbidden !== null) faults.push({
     fault: "name-constraint",
     detail: `${info.subject} may not issue for ${forbidden}`
    });
   }
   if (!servesTls(leaf)) faults.push({
    fault: "bad-purpose",
    detail: "the certificate is not valid for TLS servers"
   });
   return faults;
  }
  function servesTls({extensions: extensions}) {
   const {purposes: purposes} = extensions;
   return purposes === null || purposes.includes(SERVER_AUTH) || purposes.includes(ANY_PURPOSE);
  }
  function explain(search, store) {
   const path = search.longest;
   const [leaf] = path;
   const top = path.at(-1);
   if (leaf === undefined || top === undefined) return {
    trusted: false,
    fault: null,
    detail: "no certificate was sent",
    path: path
   };
   const fault = (name, detail) => ({
    trusted: false,
    fault: name,
    detail: detail,
    path: path
   });
   if (leaf.info.isSelfSigned) return fault("self-signed", "the certificate is self-signed and not in the root store");
   if (top.info.isSelfSigned) return fault("untrusted-root", `the root ${top.info.subject} is not in the root store`);
   const namesakes = [ ...search.sent, ...store.issuersOf(top) ].filter(other => other.subjectDer.equals(top.issuerDer));
   if (namesakes.length > 0) return fault("invalid-signature", `the signature of ${top.info.subject} was not made by ${top.info.issuer}`);
   return isIntermediateMissing(top, path.length, store) ? fault("incomplete-chain", `the certificate of the issuer ${top.info.issuer} was not sent`) : fault("unknown-issuer", `the issuer ${top.info.issuer} was not sent and is not in the root store`);
  }
  function isIntermediateMissing(top, length, store) {
   const {issuerOfIssuer: issuerOfIssuer, namesIssuerUrl: namesIssuerUrl} = top.extensions;
   if (issuerOfIssuer !== null && !issuerOfIssuer.equals(top.issuerDer)) return store.hasSubject(issuerOfIssuer);
   return store.knowsOrganization(top.info.issuer) || length === 1 && namesIssuerUrl;
  }
  function orderDetail(positions) {
   return `the path needs the certificates at positions ${positions.map(position => position + 1).join(", ")} of the sent chain, in this order`;
  }
  function judgeChain(ders, host, store, now) {
   const {chain: chain, faults: faults} = parseChain(ders);
   const [leaf] = chain;
   if (leaf === undefined) {
    const detail = faults[0] ?? "the server sent no certificate";
    return {
     chain: [],
     path: [],
     trust: {
      trusted: false,
      fault: null,
      detail: detail
     },
     nameMatches: false
    };
   }
   const {path: path, ...trust} = validatePath(chain, store, now);
   const own = path[0] ?? leaf;
   return {
    chain: chain.map(({info: info}) => info),
    path: path.map(({info: info}) => info),
    trust: {
     ...trust,
     detail: [ trust.detail, ...faults ].join("; ")
    },
    nameMatches: matchesHost(host, own.info)
   };
  }
  let ownStore = null;
  function rootStore(trustedRoots) {
   if (trustedRoots !== undefined && trustedRoots.length > 0) return new TrustStore([ ...(0, 
   external_node_tls_.getCACertificates)("default"), ...trustedRoots ]);
   ownStore ??= new TrustStore((0, external_node_tls_.getCACertificates)("default"));
   return ownStore;
  }
  const FLIGHT_BYTES_MAX = 1572864;
  const RECORD_BYTES_MAX = 16384 + 2048;
  const server_flight_RECORDS_MAX = 2e4;
  class FlightReader {
   #pending=[];
   #pendingBytes=0;
   #total=0;
   #records=0;
   #handshake=[];
   #handshakeBytes=0;
   #opener=null;
   #flight={
    hello: null,
    helloMessage: null,
    certificates: null,
    keyExchange: null,
    isComplete: false,
    alert: null,
    fault: null
   };
   #onServerHello;
   constructor(onServerHello) {
    this.#onServerHello = onServerHello;
   }
   get flight() {
    return this.#flight;
   }
   get isOver() {
    const {isComplete: isComplete, alert: alert, fault: fault} = this.#flight;
    return isComplete || alert !== null || fault !== null;
   }
   push(chunk) {
    this.#total += chunk.length;
    this.#pending.push(chunk);
    this.#pendingBytes += chunk.length;
    while (!this.isOver) {
     const record = this.#takeRecord();
     if (record === null) break;
     this.#record(record.header, record.payload);
    }
    if (this.#total > FLIGHT_BYTES_MAX && !this.isOver) this.#flight.fault = "first flight is too long";
   }
   #takeRecord() {
    if (this.#pendingBytes < 5) return null;
    let data = this.#pending[0] ?? Buffer.alloc(0);
    if (data.length < 5) {
     data = Buffer.concat(this.#pending);
     this.#pending = [ data ];
    }
    const header = data.subarray(0, 5);
    const length = header.readUInt16BE(3);
    if (header.readUInt8(0) < 20 || header.readUInt8(0) > 24 || header.readUInt8(1) !== 3 || length > RECORD_BYTES_MAX) {
     this.#flight.fault = "not a TLS record";
     return null;
    }
    this.#records += 1;
    if (this.#records > server_flight_RECORDS_MAX) {
     this.#flight.fault = "too many records";
     return null;
    }
    if (this.#pendingBytes < 5 + length) {
     this.#records -= 1;
     return null;
    }
    if (data.length < 5 + length) data = Buffer.concat(this.#pending);
    this.#pending = [ data.subarray(5 + length) ];
    this.#pendingBytes = data.length - 5 - length;
    return {
     header: header,
     payload: data.subarray(5, 5 + length)
    };
   }
   #record(header, payload) {
    let type = header.readUInt8(0);
    let content = payload;
    if (type === 23 && this.#opener !== null) {
     const opened = this.#opener(header, payload);
     if (opened === null) {
      this.#flight.fault = "an encrypted record could not be opened";
      return;
     }
     type = opened.type;
     content = opened.content;
    }
    if (type === 21) this.#alert(content);
    if (type !== 22) return;
    this.#handshake.push(content);
    this.#handshakeBytes += content.length;
    this.#messages();
   }
   #alert(content) {
    if (content.length < 2) this.#flight.fault = "a malformed alert"; else if (content.readUInt8(0) === 2 || content.readUInt8(1) === 0) this.#flight.alert = content.readUInt8(1);
   }
   #messages() {
    while (!this.isOver && this.#handshakeBytes >= 4) {
     let data = this.#handshake[0] ?? Buffer.alloc(0);
     if (data.length < 4) {
      data = Buffer.concat(this.#handshake);
      this.#handshake = [ data ];
     }
     const length = data.readUIntBE(1, 3);
     if (length > FLIGHT_BYTES_MAX) {
      this.#flight.fault = "a handshake message is too long";
      return;
     }
     if (this.#handshakeBytes < 4 + length) return;
     if (data.length < 4 + length) data = Buffer.concat(this.#handshake);
     this.#handshake = [ data.subarray(4 + length) ];
     this.#handshakeBytes = data.length - 4 - length;
     this.#message(data.readUInt8(0), data.subarray(4, 4 + length), data.subarray(0, 4 + length));
    }
   }
   #message(type, body, whole) {
    const flight = this.#flight;
    if (type === 2) {
     flight.hello = parseServerHello(body);
     flight.helloMessage = whole;
     if (flight.hello === null) flight.fault = "a malformed ServerHello"; else if (flight.hello.isRetry) flight.isComplete = true; else this.#opener = this.#onServerHello?.(flight.hello, whole) ?? null;
    } else if (flight.hello === null) flight.fault = "the flight does not begin with a ServerHello"; else if (type === 11 && flight.certificates === null) {
     flight.certificates = parseCertificates(body, this.#opener !== null);
     if (flight.certificates === null) flight.fault = "a malformed Certificate message"; else if (this.#opener !== null) flight.isComplete = true;
    } else if (type === 12) flight.keyExchange = body; else if (type === 14) flight.isComplete = true;
   }
  }
  function parseCertificates(body, isTls13) {
   let at = 0;
   if (isTls13) {
    if (body.length < 1) return null;
    at = 1 + body.readUInt8(0);
   }
   if (body.length < at + 3 || body.readUIntBE(at, 3) !== body.length - at - 3) return null;
   at += 3;
   const certificates = [];
   while (at < body.length) {
    if (at + 3 > body.length) return null;
    const end = at + 3 + body.readUIntBE(at, 3);
    if (end > body.length) return null;
    certificates.push(body.subarray(at + 3, end));
    at = end;
    if (isTls13) {
     if (at + 2 > body.length) return null;
     at += 2 + body.readUInt16BE(at);
    }
   }
   return certificates;
  }
  const HEARTBEAT_EXTENSION = 15;
  const HEARTBEAT_RECORD = 24;
  const ALERT_RECORD = 21;
  const BAD_RECORD_MAC = 20;
  const DECRYPTION_FAILED = 21;
  async function probeKnownBugs(survey, session) {
   const [heartbleed, ccsInjection] = await Promise.all([ probeHeartbleed(survey, session), probeCcs(survey, session) ]);
   return {
    heartbleed: heartbleed,
    ccsInjection: ccsInjection
   };
  }
  async function probeHeartbleed(survey, session) {
   const connection = await openHandshake(survey, session, true);
   if (connection === null) return "not_tested";
   if (!connection.reader.flight.hello?.extensions.has(HEARTBEAT_EXTENSION)) {
    connection.socket.destroy();
    return "not_vulnerable";
   }
   const response = await connection.send(known_bugs_record(HEARTBEAT_RECORD, survey, Buffer.from([ 1, 0, 0 ])));
   connection.socket.destroy();
   return response[0] === HEARTBEAT_RECORD && response.length >= 8 && response[5] === 2 ? "vulnerable" : "not_vulnerable";
  }
  async function probeCcs(survey, session) {
   const connection = await openHandshake(survey, session, false);
   if (connection === null) return "not_tested";
   const changeCipherSpec = known_bugs_record(20, survey, Buffer.from([ 1 ]));
   const first = await connection.send(changeCipherSpec, 500);
   if (first.length > 0 || connection.isClosed()) {
    connection.socket.destroy();
    return "not_vulnerable";
   }
   const second = await connection.send(changeCipherSpec);
   connection.socket.destroy();
   const isDecryptionFault = second[0] === ALERT_RECORD && [ BAD_RECORD_MAC, DECRYPTION_FAILED ].includes(second[6] ?? 0);
   return isDecryptionFault ? "vulnerable" : "not_vulnerable";
  }
  async function openHandshake(survey, session, heartbeat) {
   const socket = await session.socket();
   if (socket === null) return null;
   let isClosed = false;
   let listener = null;
   socket.on("error", () => undefined);
   socket.once("close", () => {
    isClosed = true;
    listener?.(Buffer.alloc(0));
   });
   socket.on("data", chunk => listener?.(chunk));
   const next = timeoutMs => new Promise(resolve => {
    const finish = chunk => {
     clearTimeout(timer);
     session.signal.removeEventListener("abort", onAbort);
     listener = null;
     resolve(chunk);
    };
    const onAbort = () => finish(Buffer.alloc(0));
    const timer = setTimeout(onAbort, timeoutMs);
    session.signal.addEventListener("abort", onAbort, {
     once: true
    });
    listener = finish;
    if (isClosed || session.signal.aborted) finish(Buffer.alloc(0));
   });
   const hello = clientHello({
    version: survey.version,
    suites: survey.likelySuites,
    serverName: session.serverName,
    random: (0, external_node_crypto_.randomBytes)(32),
    heartbeat: heartbeat
   });
   const reader = new FlightReader;
   socket.write(toRecord(hello, survey.version));
   const deadline = performance.now() + session.timeoutMs;
   while (!reader.isOver && !isClosed && performance.now() < deadline) reader.push(await next(Math.max(1, deadline - performance.now())));
   if (!reader.flight.isComplete) {
    socket.destroy();
    return null;
   }
   return {
    socket: socket,
    reader: reader,
    isClosed: () => isClosed,
    send: (bytes, timeoutMs = session.timeoutMs) => {
     if (!isClosed) socket.write(bytes);
     return next(timeoutMs);
    }
   };
  }
  function known_bugs_record(type, survey, payload) {
   const version = WIRE_VERSIONS[survey.version];
   return Buffer.concat([ Buffer.from([ type, version >> 8, version & 255, 0, payload.length ]), payload ]);
  }
  const CHAINS_MAX = 8;
  const DH_MAX = 32;
  class Observations {
   #chains=new Map;
   #dh=new Map;
   #groups=new Set;
   #secureRenegotiation=null;
   note(response) {
    if (response.kind !== "accepted" || response.flight?.hello == null) return;
    const {hello: hello, certificates: certificates, keyExchange: keyExchange} = response.flight;
    if (hello.version <= 771) this.#secureRenegotiation = this.#secureRenegotiation !== false && hello.extensions.has(65281);
    if (certificates !== null && certificates.length > 0) this.#noteChain(certificates);
    if (keyExchange === null) return;
    const name = (0, code_points.Qx)(hello.suite);
    const parameters = parseServerKeyExchange(name, keyExchange);
    if (parameters?.kind === "ecdh") this.#groups.add(parameters.group);
    if (parameters?.kind === "dh" && this.#dh.size < DH_MAX) {
     const {prime: prime, generator: generator} = parameters;
     const key = `${prime.toString("hex")}/${generator.toString("hex")}`;
     const known = this.#dh.get(key);
     if (known === undefined || name < known.suite) this.#dh.set(key, {
      prime: Buffer.from(prime),
      generator: Buffer.from(generator),
      bits: bitLength(prime),
      suite: name
     });
    }
   }
   get chains() {
    return [ ...this.#chains.values() ];
   }
   get dh() {
    return [ ...this.#dh.values() ].sort((a, b) => a.bits - b.bits || Buffer.compare(a.prime, b.prime) || (a.suite < b.suite ? -1 : 1));
   }
   get groups() {
    return [ ...this.#groups ].sort((a, b) => a - b);
   }
   get secureRenegotiation() {
    return this.#secureRenegotiation;
   }
   #noteChain(certificates) {
    const leaf = certificates[0];
    if (leaf === undefined) return;
    const key = leaf.toString("base64");
    if (!this.#chains.has(key) && this.#chains.size < CHAINS_MAX) this.#chains.set(key, certificates.slice(0, 32).map(der => Buffer.from(der)));
   }
  }
  function revealsDh(code) {
   return (0, suite_traits.S$)((0, code_points.Qx)(code)).isDhe;
  }
  const BY_CODE = {
   ECONNREFUSED: "refused",
   ECONNRESET: "reset",
   EPIPE: "reset",
   ECONNABORTED: "reset",
   ETIMEDOUT: "timeout",
   ENOTFOUND: "dns",
   EAI_AGAIN: "dns",
   EHOSTUNREACH: "unreachable",
   ENETUNREACH: "unreachable",
   EADDRNOTAVAIL: "unreachable",
   EHOSTDOWN: "unreachable",
   EACCES: "unreachable",
   EPROTO: "tls"
  };
  function failureOf(error) {
   const {code: code = "", message: message = ""} = error;
   if (code.startsWith("HPE_")) return {
    code: "protocol",
    message: `the response is not valid HTTP (${code})`
   };
   if (code.startsWith("ERR_SSL") || code.startsWith("ERR_TLS")) {
    return {
     code: "tls",
     message: `the TLS handshake failed (${code})`
    };
   }
   const known = (0, shared_records.eC)(BY_CODE, code);
   if (known !== undefined) return {
    code: known,
    message: `${describe(known)} (${code})`
   };
   if (message.includes("socket disconnected before secure TLS")) {
    return {
     code: "tls",
     message: "the server closed the connection during the TLS handshake"
    };
   }
   return {
    code: "protocol",
    message: code === "" ? "the response could not be read" : `the request failed (${code})`
   };
  }
  function describe(code) {
   switch (code) {
   case "refused":
    return "the connection was refused";

   case "reset":
    return "the server closed the connection";

   case "timeout":
    return "the connection timed out";

   case "dns":
    return "the name could not be resolved";

   case "unreachable":
    return "the address is unreachable";

   default:
    return "the TLS handshake failed";
   }
  }
  function connectTcp(address, port, timeoutMs, signal) {
   return new Promise((resolve, reject) => {
    if (signal.aborted) {
     reject(new ProbeError("aborted", "the scan ended"));
     return;
    }
    const socket = external_node_net_.connect({
     host: address,
     port: port,
     noDelay: true
    });
    const fail = error => {
     settle();
     socket.on("error", () => undefined);
     socket.destroy();
     reject(error);
    };
    const timer = setTimeout(() => fail(new ProbeError("timeout", `no connection within ${timeoutMs} ms`)), timeoutMs);
    const onAbort = () => fail(new ProbeError("aborted", "the scan ended"));
    const onError = cause => {
     const {code: code, message: message} = failureOf(cause);
     const known = code === "refused" || code === "unreachable" || code === "timeout" || code === "reset";
     fail(new ProbeError(known ? code : "unreachable", message, {
      cause: cause
     }));
    };
    const settle = () => {
     clearTimeout(timer);
     signal.removeEventListener("abort", onAbort);
     socket.off("error", onError);
    };
    signal.addEventListener("abort", onAbort, {
     once: true
    });
    socket.once("error", onError);
    socket.once("connect", () => {
     settle();
     socket.on("error", () => undefined);
     resolve(socket);
    });
   });
  }
  function exchangeBytes(socket, bytes, enough, timeoutMs, signal) {
   return new Promise(resolve => {
    let received = Buffer.alloc(0);
    const finish = () => {
     clearTimeout(timer);
     signal.removeEventListener("abort", finish);
     socket.destroy();
     resolve(received);
    };
    const timer = setTimeout(finish, timeoutMs);
    signal.addEventListener("abort", finish, {
     once: true
    });
    socket.on("error", finish);
    socket.on("close", finish);
    socket.on("data", chunk => {
     received = Buffer.concat([ received, chunk ]);
     if (enough(received) || received.length > 65536) finish();
    });
    if (signal.aborted || socket.destroyed) finish(); else socket.write(bytes);
   });
  }
  async function probeSsl2(session) {
   const socket = await session.socket();
   if (socket === null) return null;
   const data = await exchangeBytes(socket, ssl2ClientHello(), isOver, session.timeoutMs, session.signal);
   return parseSsl2ServerHello(data);
  }
  function isOver(received) {
   if ((received[0] ?? 0) < 128) return true;
   return received.length >= 2 && received.length >= (received.readUInt16BE(0) & 32767) + 2;
  }
  const WEAK_FAMILIES = [ traits => traits.isNull, traits => traits.isAnonymous && !traits.isNull, traits => traits.isExport, traits => traits.legacyCipher !== null && !traits.isExport && !traits.isAnonymous, traits => traits.isDhe && !traits.isExport && traits.legacyCipher === null && !traits.isNull ];
  const OTHER_FAMILIES = [ traits => !traits.isForwardSecret && !isWeak(traits), traits => traits.isCbc && traits.isForwardSecret && !isWeak(traits), traits => traits.isAead ];
  function isWeak(traits) {
   return traits.isNull || traits.isAnonymous || traits.isExport || traits.legacyCipher !== null;
  }
  async function findFamilies(survey, families) {
   await Promise.all(families.map(async belongs => {
    const isMember = code => belongs((0, suite_traits.S$)((0, code_points.Qx)(code)));
    const open = survey.undecided.filter(isMember);
    for (const suites of survey.chunks(open)) {
     const response = await survey.offer(suites);
     if (response.kind === "accepted" || response.kind === "skipped") break;
    }
   }));
  }
  const PARAMETERS = {
   4865: {
    hash: "sha256",
    cipher: "aes-128-gcm",
    keyBytes: 16,
    tagBytes: 16
   },
   4866: {
    hash: "sha384",
    cipher: "aes-256-gcm",
    keyBytes: 32,
    tagBytes: 16
   },
   4867: {
    hash: "sha256",
    cipher: "chacha20-poly1305",
    keyBytes: 32,
    tagBytes: 16
   },
   4868: {
    hash: "sha256",
    cipher: "aes-128-ccm",
    keyBytes: 16,
    tagBytes: 16
   },
   4869: {
    hash: "sha256",
    cipher: "aes-128-ccm",
    keyBytes: 16,
    tagBytes: 8
   }
  };
  function serverHandshakeOpener(suite, sharedSecret, transcript) {
   const parameters = PARAMETERS[suite];
   if (parameters === undefined) return null;
   const {hash: hash, cipher: cipher, keyBytes: keyBytes, tagBytes: tagBytes} = parameters;
   const digest = data => (0, external_node_crypto_.createHash)(hash).update(data).digest();
   const empty = digest(Buffer.alloc(0));
   const zeros = Buffer.alloc(empty.length);
   const extract = (salt, secret) => (0, external_node_crypto_.createHmac)(hash, salt).update(secret).digest();
   const expand = (secret, label, context, length) => {
    const name = Buffer.from(`tls13 ${label}`, "latin1");
    const info = Buffer.concat([ Buffer.from([ length >> 8, length & 255, name.length ]), name, Buffer.from([ context.length ]), context ]);
    return (0, external_node_crypto_.createHmac)(hash, secret).update(info).update(Buffer.from([ 1 ])).digest().subarray(0, length);
   };
   const early = extract(zeros, zeros);
   const handshake = extract(expand(early, "derived", empty, empty.length), sharedSecret);
   const traffic = expand(handshake, "s hs traffic", digest(Buffer.concat(transcript)), empty.length);
   const key = expand(traffic, "key", Buffer.alloc(0), keyBytes);
   const iv = expand(traffic, "iv", Buffer.alloc(0), 12);
   let sequence = 0;
   return (header, payload) => {
    if (payload.length < tagBytes + 1) return null;
    const nonce = Buffer.from(iv);
    nonce.writeUInt32BE((nonce.readUInt32BE(8) ^ sequence) >>> 0, 8);
    sequence += 1;
    const sealed = payload.subarray(0, payload.length - tagBytes);
    try {
     const decipher = (0, external_node_crypto_.createDecipheriv)(cipher, key, nonce, {
      authTagLength: tagBytes
     });
     decipher.setAuthTag(payload.subarray(payload.length - tagBytes));
     decipher.setAAD(header, {
      plaintextLength: sealed.length
     });
     const inner = Buffer.concat([ decipher.update(sealed), decipher.final() ]);
     let end = inner.length;
     while (end > 0 && inner[end - 1] === 0) end -= 1;
     if (end === 0) return null;
     return {
      type: inner.readUInt8(end - 1),
      content: inner.subarray(0, end - 1)
     };
    } catch {
     return null;
    }
   };
  }
  function hashedFirstHello(suite, hello) {
   const parameters = PARAMETERS[suite];
   if (parameters === undefined) return null;
   const digest = (0, external_node_crypto_.createHash)(parameters.hash).update(hello).digest();
   return Buffer.concat([ Buffer.from([ 254, 0, 0, digest.length ]), digest ]);
  }
  async function handshake(socket, options, until, limits) {
   const fixed = {
    ...options,
    random: (0, external_node_crypto_.randomBytes)(32),
    sessionId: (0, external_node_crypto_.randomBytes)(options.version === "TLSv1.3" ? 32 : 0)
   };
   const first = clientHello(fixed);
   const deadline = performance.now() + limits.timeoutMs;
   let reader = new FlightReader((hello, message) => openerFor(limits.keys, hello, [ first, message ]));
   let end = await converse(socket, toRecord(first, options.version), reader, until, deadline, limits.signal);
   const {hello: hello, helloMessage: helloMessage} = reader.flight;
   if (until !== "hello" && hello?.isRetry === true && helloMessage !== null) {
    const second = helloAfterRetry(fixed, hello, limits.keys);
    const hashed = hashedFirstHello(hello.suite, first);
    if (second !== null && hashed !== null) {
     const transcript = [ hashed, helloMessage, second ];
     reader = new FlightReader((next, message) => openerFor(limits.keys, next, [ ...transcript, message ]));
     end = await converse(socket, toRecord(second, options.version), reader, until, deadline, limits.signal);
    }
   }
   socket.destroy();
   return {
    kind: kindOf(reader.flight, options),
    flight: reader.flight,
    timedOut: end === "timeout",
    helloBytes: first.length
   };
  }
  function kindOf(flight, options) {
   const {hello: hello, fault: fault, alert: alert} = flight;
   if (hello !== null) {
    const isOffered = hello.version === WIRE_VERSIONS[options.version] && options.suites.includes(hello.suite);
    return isOffered ? "accepted" : "refused";
   }
   if (alert !== null) return "refused";
   return fault === null ? "silent" : "not-tls";
  }
  function openerFor(keys, hello, transcript) {
   if (hello.version !== WIRE_VERSIONS["TLSv1.3"]) return null;
   const share = keyShareOf(hello);
   const secret = share === null ? null : keys.agree(share.group, share.publicKey);
   return secret === null ? null : serverHandshakeOpener(hello.suite, secret, transcript);
  }
  function helloAfterRetry(options, retry, keys) {
   const wanted = keyShareOf(retry);
   const share = wanted === null ? null : keys.share(wanted.group);
   if (share === null) return null;
   const cookie = retry.extensions.get(44);
   return clientHello({
    ...options,
    keyShares: [ share ],
    cookie: cookie?.subarray(2)
   });
  }
  function isEnough(reader, until) {
   if (reader.isOver) return true;
   const {hello: hello, certificates: certificates} = reader.flight;
   return until === "hello" && hello !== null || until === "certificates" && certificates !== null;
  }
  function converse(socket, bytes, reader, until, deadline, signal) {
   return new Promise(resolve => {
    const finish = end => {
     clearTimeout(timer);
     signal.removeEventListener("abort", onAbort);
     socket.off("data", onData);
     socket.off("close", onClose);
     socket.off("end", onClose);
     resolve(end);
    };
    const onAbort = () => finish("timeout");
    const onClose = () => finish("closed");
    const onData = chunk => {
     reader.push(chunk);
     if (isEnough(reader, until)) finish("enough");
    };
    const timer = setTimeout(onAbort, Math.max(1, deadline - performance.now()));
    signal.addEventListener("abort", onAbort, {
     once: true
    });
    socket.on("error", () => undefined);
    socket.on("data", onData);
    socket.once("close", onClose);
    socket.once("end", onClose);
    if (signal.aborted || socket.destroyed) finish("closed"); else socket.write(bytes);
   });
  }
  const CONNECTIONS = {
   quick: 38,
   standard: 130,
   compliance: 360
  };
  const PARALLEL = 8;
  const FIRST_TIMEOUT_MS = 3e3;
  const LEAST_TIMEOUT_MS = 1500;
  const SHORT_HELLO_BYTES = 255;
  const tls_session_TIMEOUTS_MAX = 6;
  const SKIPPED = {
   kind: "skipped",
   flight: null,
   timedOut: false,
   helloBytes: 0
  };
  class TlsSession {
   keys=new KeyRing;
   #context;
   #serverName;
   #limit;
   #lanes=new semaphore.j(PARALLEL);
   #used=0;
   #slowestMs=0;
   #timeoutsInARow=0;
   #refusesByAlert=false;
   #acceptsLongHellos=false;
   #limitedBy=null;
   small=false;
   constructor(context) {
    this.#context = context;
    this.#limit = CONNECTIONS[context.scanType];
    this.#serverName = context.target.isIpAddress ? undefined : context.target.host;
   }
   get connections() {
    return this.#used;
   }
   get connectionsLeft() {
    return this.#limit - this.#used;
   }
   get limitedBy() {
    return this.#limitedBy;
   }
   get acceptsLongHellos() {
    return this.#acceptsLongHellos;
   }
   get limit() {
    return this.#limit;
   }
   stop(reason) {
    this.#limitedBy ??= reason;
   }
   async handshake(request) {
    const response = await this.#once(request);
    const isDoubtful = response.kind === "unreachable" || response.kind === "silent" && !response.timedOut && this.#refusesByAlert;
    return isDoubtful ? await this.#once(request) : response;
   }
   async socket() {
    return await this.#lanes.run(() => this.#connect());
   }
   get timeoutMs() {
    return this.#slowestMs === 0 ? FIRST_TIMEOUT_MS : Math.min(FIRST_TIMEOUT_MS, Math.max(LEAST_TIMEOUT_MS, this.#slowestMs * 10));
   }
   get signal() {
    return this.#context.signal;
   }
   get serverName() {
    return this.#serverName;
   }
   async #once({until: until, ...options}) {
    return await this.#lanes.run(async () => {
     const startedAt = performance.now();
     const socket = await this.#connect();
     if (socket === null) return this.#limitedBy === null ? {
      ...SKIPPED,
      kind: "unreachable"
     } : SKIPPED;
     const limits = {
      keys: this.keys,
      timeoutMs: this.timeoutMs,
      signal: this.#context.signal
     };
     const response = await handshake(socket, {
      ...options,
      serverName: this.#serverName
     }, until, limits);
     this.#learn(response, performance.now() - startedAt);
     return response;
    });
   }
   #learn(response, elapsedMs) {
    if (response.timedOut) {
     this.#timeoutsInARow += 1;
     if (this.#timeoutsInARow >= tls_session_TIMEOUTS_MAX) this.#limitedBy ??= "the server stopped responding";
     return;
    }
    this.#timeoutsInARow = 0;
    this.#slowestMs = Math.max(this.#slowestMs, elapsedMs);
    if (response.flight?.alert !== null && response.kind === "refused") this.#refusesByAlert = true;
    if (response.helloBytes > SHORT_HELLO_BYTES && (response.kind === "accepted" || response.kind === "refused")) this.#acceptsLongHellos = true;
   }
   async #connect() {
    if (this.#limitedBy !== null) return null;
    if (this.#used >= this.#limit) {
     this.#limitedBy = `the budget of ${this.#limit} TLS connections`;
     return null;
    }
    this.#used += 1;
    try {
     return await this.#context.connect();
    } catch (error) {
     if (!(error instanceof ProbeError)) throw error;
     if (error.code === "budget") this.#limitedBy = "the connection budget of the scan";
     if (error.code === "aborted") this.#limitedBy = "the end of the scan";
     return null;
    }
   }
  }
  const SUITES_PER_HELLO = 118;
  const SUITES_PER_SMALL_HELLO = 24;
  class VersionSurvey {
   version;
   #session;
   #observations;
   #accepted=new Set;
   #undecided;
   constructor(version, session, observations) {
    this.version = version;
    this.#session = session;
    this.#observations = observations;
    const usualFirst = [ ...suite_traits.iO, ...(0, suite_traits.f3)(version) ];
    const fitting = new Set((0, suite_traits.f3)(version));
    this.#undecided = new Set(usualFirst.filter(code => fitting.has(code)));
   }
   get isAccepted() {
    return this.#accepted.size > 0;
   }
   get undecided() {
    return [ ...this.#undecided ];
   }
   get supportedOrOpen() {
    return [ ...this.#accepted, ...this.#undecided ];
   }
   get likelySuites() {
    const accepted = (0, suite_traits.f3)(this.version).filter(code => this.#accepted.has(code));
    const common = suite_traits.iO.filter(code => (0, suite_traits.vC)(code, this.version));
    return [ ...new Set([ ...accepted, ...common ]) ].slice(0, 60);
   }
   chunks(suites) {
    const size = this.#session.small ? SUITES_PER_SMALL_HELLO : SUITES_PER_HELLO;
    const count = Math.ceil(suites.length / size);
    return Array.from({
     length: count
    }, (_, index) => suites.slice(index * size, (index + 1) * size));
   }
   async offer(suites, until, groups) {
    const shares = [ 29, 23 ].flatMap(group => this.#session.keys.share(group) ?? []);
    const response = await this.#session.handshake({
     version: this.version,
     suites: suites,
     small: this.#session.small,
     until: until ?? (this.version !== "TLSv1.3" && suites.some(revealsDh) ? "flight" : "hello"),
     ...this.version === "TLSv1.3" ? {
      keyShares: shares
     } : {},
     ...groups === undefined ? {} : {
      groups: groups
     }
    });
    this.learn(suites, response);
    return response;
   }
   learn(suites, response) {
    this.#observations.note(response);
    const {hello: hello} = response.flight ?? {};
    if (response.kind === "accepted" && hello != null) {
     this.#accepted.add(hello.suite);
     this.#undecided.delete(hello.suite);
    } else if (response.kind === "refused" || response.kind === "silent" && !response.timedOut) for (const code of suites) this.#undecided.delete(code);
   }
   reopen(suites) {
    for (const code of suites) this.#undecided.add(code);
   }
   toSupport(isDeep) {
    const suites = [ ...this.#accepted ].sort((a, b) => a - b).map(code => ({
     code: code,
     name: (0, code_points.Qx)(code)
    }));
    const enumerated = isDeep && this.isAccepted && this.#undecided.size === 0;
    return {
     version: this.version,
     accepted: this.isAccepted,
     suites: suites,
     enumerated: enumerated
    };
   }
  }
  const VERSIONS = [ "TLSv1.3", "TLSv1.2", "TLSv1.1", "TLSv1.0", "SSLv3" ];
  const RETRIES = 8;
  async function gatherTls(context) {
   const {target: target, scanType: scanType} = context;
   if (target.scheme !== "https") return {
    state: "not_applicable",
    reason: "the target uses plain HTTP"
   };
   const session = new TlsSession(context);
   const observations = new Observations;
   const isQuick = scanType === "quick";
   const surveys = VERSIONS.map(version => new VersionSurvey(version, session, observations));
   const [ssl2, ...responses] = await Promise.all([ probeSsl2(session), ...surveys.map(survey => findVersion(survey, session, {
    isQuick: isQuick
   })) ]);
   const accepted = surveys.filter(({isAccepted: isAccepted}) => isAccepted);
   if (accepted.length === 0 && ssl2 === null) return {
    state: "failed",
    code: "tls",
    reason: whyNone(responses, session)
   };
   const older = accepted.filter(({version: version}) => version !== "TLSv1.3");
   await Promise.all(older.map(survey => findFamilies(survey, WEAK_FAMILIES)));
   if (!isQuick) {
    await Promise.all(older.map(survey => findFamilies(survey, OTHER_FAMILIES)));
    await findOtherCertificates(older[0], observations);
   }
   const [newestOld] = older;
   const compression = isQuick || newestOld === undefined ? null : await findCompression(newestOld, session);
   const fallbackScsv = isQuick ? null : await findFallbackScsv(surveys, session);
   const isDeep = scanType === "compliance";
   const groups = isDeep ? await findGroups(surveys, session, observations) : observations.groups;
   const knownBugs = isDeep && newestOld !== undefined ? await probeKnownBugs(newestOld, session) : null;
   const isConclusive = session.limitedBy === null;
   if (!isQuick) for (const survey of accepted) await enumerateSuites(survey, session, session.connectionsLeft - RETRIES);
   const store = rootStore(context.trustedRoots);
   const chains = sortChains(observations, responses, ssl2).map(ders => judgeChain(ders, target.host, store, context.now)).map(chain => accepted.length === 0 ? ofSsl2(chain) : chain);
   const [first = judgeChain([], target.host, store, context.now), ...otherChains] = chains;
   return {
    state: "available",
    value: {
     ...first,
     endpoint: `tls://${(0, target_address.V8)(target.host, target.port)}`,
     versions: [ ...surveys.map(survey => survey.toSupport(!isQuick)), ssl2Support(ssl2) ].reverse(),
     otherChains: otherChains.filter(({chain: chain}) => chain.length > 0),
     dh: await judgeDh(observations, isDeep),
     compression: compression,
     secureRenegotiation: observations.secureRenegotiation,
     fallbackScsv: fallbackScsv,
     groups: groups.map(code_points.hv),
     knownBugs: knownBugs,
     connections: session.connections,
     limitedBy: session.limitedBy,
     isConclusive: isConclusive
    }
   };
  }
  function whyNone(responses, session) {
   if (responses.some(({kind: kind}) => kind === "not-tls")) return "the port does not speak TLS";
   if (session.limitedBy !== null) return `the server did not respond to any TLS handshake (${session.limitedBy})`;
   return responses.some(({kind: kind}) => kind === "refused") ? "the server refused every TLS version and suite" : "the server did not respond to any TLS handshake";
  }
  async function findOtherCertificates(survey, observations) {
   if (survey === undefined || observations.chains.length === 0) return;
   const kinds = [ /_ECDSA_WITH/, /_RSA_WITH/ ].map(pattern => survey.supportedOrOpen.filter(code => pattern.test((0, 
   code_points.Qx)(code))));
   await Promise.all(kinds.map(async suites => {
    const authenticated = suites.filter(code => !(0, suite_traits.S$)((0, code_points.Qx)(code)).isExport);
    if (authenticated.length > 0) await survey.offer(authenticated.slice(0, 100), "certificates");
   }));
  }
  async function findGroups(surveys, session, observations) {
   const newest = surveys.find(({version: version, isAccepted: isAccepted}) => isAccepted && version !== "TLSv1.3" && version !== "SSLv3")?.version;
   const isTls13 = surveys.some(({version: version, isAccepted: isAccepted}) => isAccepted && version === "TLSv1.3");
   const [groups, curves] = await Promise.all([ isTls13 ? findTls13Groups(session) : [], newest === "TLSv1.0" || newest === "TLSv1.1" || newest === "TLSv1.2" ? findCurves(session, newest) : [] ]);
   return [ ...new Set([ ...groups, ...curves, ...observations.groups ]) ].sort((a, b) => a - b);
  }
  function sortChains(observations, responses, ssl2) {
   const best = responses.find(({kind: kind, flight: flight}) => kind === "accepted" && (flight?.certificates?.length ?? 0) > 0)?.flight?.certificates;
   const rest = observations.chains.filter(([leaf]) => leaf !== undefined && best?.[0]?.equals(leaf) !== true).sort((a, b) => Buffer.compare(a[0] ?? Buffer.alloc(0), b[0] ?? Buffer.alloc(0)));
   const old = ssl2 !== null && best === undefined && rest.length === 0 && ssl2.certificate.length > 0 ? [ [ ssl2.certificate ] ] : [];
   return [ ...best == null ? [] : [ best ], ...rest, ...old ];
  }
  function ofSsl2(chain) {
   if (chain.trust.fault !== "incomplete-chain" && chain.trust.fault !== "unknown-issuer") return chain;
   return {
    ...chain,
    trust: {
     trusted: false,
     fault: null,
     detail: "SSLv2 carries no intermediate certificates"
    }
   };
  }
  function ssl2Support(response) {
   const kinds = [ ...new Set(response?.kinds ?? []) ].slice(0, 64).sort((a, b) => a - b);
   return {
    version: "SSLv2",
    accepted: response !== null,
    suites: kinds.map(code => ({
     code: code,
     name: (0, code_points.oR)(code)
    })),
    enumerated: response !== null
   };
  }
  async function judgeDh(observations, withPrimes) {
   return await Promise.all(observations.dh.map(async ({prime: prime, generator: generator, bits: bits, suite: suite}) => ({
    bits: bits,
    prime: prime,
    generator: generator,
    prime_is_safe: withPrimes ? await judgePrime(prime) : null,
    suite: suite
   })));
  }
  const GATHERERS = {
   landing: gatherLanding,
   plainHttp: gatherPlainHttp,
   crawl: gatherCrawl,
   browser: gatherBrowser,
   operations: gatherOperations,
   api: gatherApi,
   surface: gatherSurface,
   secondResponses: gatherSecondResponses,
   cors: gatherCors,
   methods: gatherMethods,
   securityTxt: gatherSecurityTxt,
   exposure: gatherExposure,
   tls: gatherTls,
   libraries: gatherLibraries,
   active: gatherActive,
   access: gatherAccess,
   ports: gatherPorts,
   dns: gatherDns,
   email: gatherEmail
  };
  var until_aborted = __webpack_require__(26127);
  const GRACE_MS = 300;
  const PLAIN_METHODS = new Set([ "GET", "HEAD" ]);
  class EvidenceStore {
   #shared;
   #gathered=new Map;
   #needs=new Map;
   #cutShort=new Set;
   #timeouts=new Map;
   #last=new Set;
   constructor(shared) {
    this.#shared = shared;
   }
   gather(kind) {
    const known = this.#gathered.get(kind);
    if (known !== undefined) return known;
    const running = this.#run(kind, GATHERERS[kind]);
    this.#gathered.set(kind, running);
    return running;
   }
   async gathered(kind) {
    const known = await this.#gathered.get(kind);
    return known?.state === "available" ? known.value : null;
   }
   wasCutShort(kind) {
    return this.#cutShort.has(kind) || [ ...this.#needs.get(kind) ?? [] ].some(other => this.wasCutShort(other));
   }
   timeouts(kind) {
    return this.#timeouts.get(kind) ?? 0;
   }
   async #run(kind, gatherer) {
    try {
     const running = gatherer(this.#contextOf(kind));
     return await (0, until_aborted.E)(running, (0, abort.H)(this.#shared.signal, GRACE_MS));
    } catch (error) {
     const {signal: signal} = this.#shared;
     if (signal.aborted) {
      this.#cutShort.add(kind);
      return {
       state: "failed",
       code: "budget",
       reason: "the time budget of the scan ended"
      };
     }
     if (error instanceof ProbeError) return {
      state: "failed",
      code: error.code,
      reason: error.message
     };
     const detail = error instanceof Error ? `${error.name}: ${error.message}` : "unknown error";
     return {
      state: "failed",
      code: "internal",
      reason: detail.slice(0, 300)
     };
    }
   }
   #contextOf(kind) {
    const shared = this.#shared;
    const needs = new Set;
    this.#needs.set(kind, needs);
    const note = attempt => {
     if ((0, http.m_)(attempt)) return attempt;
     if (attempt.failure.code === "budget") this.#cutShort.add(kind);
     if (attempt.failure.code === "timeout") this.#timeouts.set(kind, this.timeouts(kind) + 1);
     return attempt;
    };
    return {
     ...shared,
     fetch: async given => {
      const request = kind === "exposure" ? {
       identity: "none",
       ...given
      } : given;
      if (request.method !== undefined && !PLAIN_METHODS.has(request.method)) await this.#tlsGathered(kind);
      return note(await shared.fetch(request));
     },
     connect: async port => {
      try {
       return await shared.connect(port);
      } catch (error) {
       if (error instanceof ProbeError && (error.code === "budget" || error.code === "aborted")) {
        this.#cutShort.add(kind);
       }
       throw error;
      }
     },
     spareRequests: async () => {
      this.#last.add(kind);
      const others = [ ...this.#gathered ].filter(([other]) => !this.#last.has(other) && !this.#dependsOn(other, kind));
      await Promise.all(others.map(([, running]) => running));
      return shared.requestsLeft();
     },
     gather: other => {
      if (other === kind || this.#dependsOn(other, kind)) {
       return Promise.resolve({
        state: "failed",
        code: "internal",
        reason: `evidence ${kind} and ${other} need each other`
       });
      }
      needs.add(other);
      return this.gather(other);
     }
    };
   }
   async #tlsGathered(kind) {
    if (kind !== "tls" && !this.#dependsOn("tls", kind)) await this.#gathered.get("tls");
   }
   #dependsOn(kind, wanted) {
    const needs = this.#needs.get(kind) ?? new Set;
    return needs.has(wanted) || [ ...needs ].some(other => this.#dependsOn(other, wanted));
   }
  }
  const EXPOSURE_FAMILIES = [ "vcs", "env", "credentials", "database-dump", "backup-source", "monitoring", "directory-listing", "api-docs", "metadata", "open-product", "admin-page" ];
  async function outcomeOf(check, store, context, options) {
   const without = (status, reason) => ({
    outcome: {
     ...outcome_named(check),
     status: status,
     reason: reason === null ? null : reason.slice(0, 500),
     findings: 0
    },
    findings: []
   });
   if (options.isDisabled) return without("not_applicable", "disabled by the options of the scan");
   const evidence = {};
   for (const kind of check.needs) {
    const gathered = await store.gather(kind);
    if (gathered.state === "not_applicable") return without("not_applicable", gathered.reason);
    if (gathered.state === "failed") return without("error", `${gathered.code}: ${gathered.reason}`);
    Object.assign(evidence, {
     [kind]: gathered.value
    });
   }
   for (const kind of check.uses) {
    const gathered = options.wanted.has(kind) ? await store.gather(kind) : null;
    if (gathered?.state === "available") Object.assign(evidence, {
     [kind]: gathered.value
    });
   }
   await options.yieldToEventLoop();
   try {
    const verdict = check.evaluate(evidence, context);
    if ("notApplicable" in verdict) return without("not_applicable", verdict.notApplicable + await redirectNote(check, store));
    const findings = findingsOf(check.meta, verdict, options.findings);
    const doubt = check.needs.some(kind => store.wasCutShort(kind)) ? "budget: the scan budget ended before everything was checked" : inconclusiveReason(check, evidence);
    if (findings.length === 0 && doubt !== null) return without("error", doubt);
    const limits = await limitsOf(check, store, evidence, options.findings.options);
    const notes = doubt === null ? [ ...limits.leftOut, ...limits.notes ] : [ doubt ];
    const reason = notes.length === 0 ? null : notes.join("; ");
    if (findings.length === 0) {
     const passed = without("passed", reason);
     return limits.leftOut.length === 0 ? passed : {
      ...passed,
      outcome: {
       ...passed.outcome,
       partial: true
      }
     };
    }
    return {
     outcome: {
      ...outcome_named(check),
      status: "finding",
      reason: reason,
      findings: findings.length
     },
     findings: findings
    };
   } catch (error) {
    return without("error", `the check failed: ${error instanceof Error ? `${error.name}: ${error.message}` : "unknown"}`);
   }
  }
  const isOfCrawl = kind => OF_PAGES.has(kind) && kind !== "exposure";
  const OF_PAGES = new Set([ "crawl", "browser", "operations", "api", "surface", "secondResponses", "cors", "methods", "exposure", "libraries", "active", "access" ]);
  function inconclusiveReason({needs: needs}, {tls: tls, browser: browser}) {
   if (tls?.isConclusive === false) return `incomplete: ${tls.limitedBy ?? "the TLS enumeration ended early"}`;
   return needs.includes("browser") && browser?.incomplete != null ? `incomplete: in the browser, ${browser.incomplete}` : null;
  }
  async function limitsOf({meta: meta, needs: needs}, store, {tls: tls, exposure: exposure, active: active, api: api, browser: browser}, options) {
   const restrictions = [ "include_paths", "exclude_paths" ].filter(name => (options[name]?.length ?? 0) > 0);
   const isRestricted = restrictions.length > 0 && needs.some(kind => OF_PAGES.has(kind));
   const timeouts = needs.filter(kind => OF_PAGES.has(kind)).reduce((sum, kind) => sum + store.timeouts(kind), 0);
   const excluded = exposure?.leftOut?.length ?? 0;
   const crawl = needs.some(isOfCrawl) ? await store.gathered("crawl") : null;
   const leftOut = [ ...crawl === null ? [] : crawlLimit(crawl), ...active === undefined ? [] : activeLimits(active, crawl?.fieldsLeftOut ?? 0), ...exposure === undefined ? [] : exposureLimit(meta.id, exposure), ...api?.isCutShort === true ? [ "operations left out: the requests for them were used up" ] : [], ...browserLimit(browser), ...timeouts > 0 ? [ `${(0, 
   shared_text.LS)(timeouts, "request")} got no response in time` ] : [] ];
   const notes = [ ...isRestricted ? [ `limited by ${restrictions.join(" and ")}` ] : [], ...excluded > 0 ? [ `${(0, 
   shared_text.LS)(excluded, "exposure path")} left out` ] : [], ...tls?.limitedBy == null ? [] : [ `suites were listed up to ${tls.limitedBy}` ] ];
   return {
    leftOut: leftOut,
    notes: notes
   };
  }
  function crawlLimit({limitedBy: limitedBy, pages: pages, unread: unread = 0}) {
   if (limitedBy === null) return [];
   const known = (0, shared_text.B4)(pages.length + unread);
   return [ `${(0, shared_text.B4)(pages.length)} of at least ${known} pages were read: ${limitedBy}` ];
  }
  function browserLimit(browser) {
   const limits = describeLimits(browser?.limits ?? []);
   return limits === null ? [] : [ `in the browser, ${limits}` ];
  }
  function activeLimits({parameters: parameters = 0, leftOut: leftOut = 0, cutShort: cutShort = 0}, fields) {
   return [ ...fields > 0 ? [ `limit of ${PAIRS_MAX} fields of a form; ${(0, shared_text.LS)(fields, "field")} not probed` ] : [], ...leftOut > 0 ? [ `limit of ${(0, 
   shared_text.B4)(parameters)} insertion points; ${(0, shared_text.LS)(leftOut, "insertion point")} not probed` ] : [], ...cutShort > 0 ? [ `${(0, 
   shared_text.LS)(cutShort, "insertion point")} not probed for everything: requests used up` ] : [] ];
  }
  function exposureLimit(id, {skipped: skipped, requestsMax: requestsMax = 0}) {
   const family = EXPOSURE_FAMILIES.find(name => id === `exposure.${name}`);
   const {length: length} = family === undefined ? skipped : skipped.filter(name => name === family);
   if (length === 0) return [];
   const what = `${(0, shared_text.LS)(length, "path was", "paths were")} not requested`;
   return [ `limit of ${(0, shared_text.B4)(requestsMax)} requests for exposed files; ${what}` ];
  }
  async function redirectNote(check, store) {
   if (!check.needs.includes("crawl")) return "";
   const landing = await store.gather("landing");
   if (landing.state !== "available" || landing.value.leavesTo === null) return "";
   const origin = URL.parse(landing.value.leavesTo)?.origin ?? "another host";
   return `; the start page redirects to ${origin.slice(0, 200)}, which is a separate target`;
  }
  function outcome_named({meta: {id: id, title: title, subject: subject, rating: rating}}) {
   return {
    check_id: id,
    title: title,
    ...subject === undefined ? {} : {
     subject: subject
    },
    severity: rating.severity
   };
  }
  const PHASES = [ [ "crawl", "crawl" ], [ "browser", "browser" ], [ "active", "probe" ], [ "access", "probe" ] ];
  class ProgressMeter {
   #report;
   #budget;
   #open=new Set;
   #phase="connect";
   #findings=0;
   constructor(report, budget) {
    this.#report = report;
    this.#budget = budget;
   }
   enter(phase) {
    this.#phase = phase;
    this.tick();
   }
   follow(kind, complete) {
    this.#open.add(kind);
    void complete.then(() => {
     this.#open.delete(kind);
     this.#advance();
    });
   }
   followed() {
    this.#advance();
   }
   found(findings) {
    this.#findings = findings;
    this.tick();
   }
   tick() {
    const {requests: requests, requestsMax: requestsMax} = this.#budget;
    this.#report({
     phase: this.#phase,
     requests: requests,
     requestsMax: requestsMax,
     findings: this.#findings
    });
   }
   #advance() {
    this.enter(PHASES.find(([kind]) => this.#open.has(kind))?.[1] ?? "check");
   }
  }
  var registry = __webpack_require__(60256);
  const cookie_jar_COOKIES_MAX = 180;
  const HEADER_MAX = 16384;
  class CookieJar {
   #cookies=new Map;
   #now;
   #host;
   constructor(host, now) {
    this.#host = host;
    this.#now = now;
   }
   store(url, fields) {
    const {hostname: hostname, pathname: pathname, protocol: protocol} = new URL(url);
    for (const field of fields.slice(0, cookie_jar_COOKIES_MAX)) {
     const cookie = (0, set_cookie.s)(field);
     if (cookie === null || cookie.name === "" || (0, set_cookie.G)(cookie).length > 0) continue;
     if (cookie.secure && protocol !== "https:" && !isTrustworthy(hostname)) continue;
     const domain = cookie.domain ?? this.#host;
     if (!domainMatches(this.#host, domain)) continue;
     const {maxAge: maxAge, expires: expires} = cookie;
     this.#put({
      name: cookie.name,
      value: cookie.value,
      domain: domain,
      isHostOnly: cookie.domain === null,
      path: cookie.path ?? defaultPath(pathname),
      isSecure: cookie.secure,
      expires: maxAge === undefined ? expires ?? null : this.#now() + maxAge * 1e3
     });
    }
   }
   add({name: name, value: value, domain: domain, path: path, expires: expires, secure: secure}) {
    const plain = domain?.toLowerCase().replace(/^\./, "");
    if (plain !== undefined && !domainMatches(this.#host, plain)) return;
    this.#put({
     name: name,
     value: value,
     domain: plain ?? this.#host,
     isHostOnly: plain === undefined,
     path: path ?? "/",
     isSecure: secure === true,
     expires: expires === undefined || expires < 0 ? null : expires * 1e3
    });
   }
   headerFor(url) {
    const {pathname: pathname, protocol: protocol, hostname: hostname} = new URL(url);
    const isSecure = protocol === "https:" || isTrustworthy(hostname);
    const sent = [ ...this.#live() ].filter(cookie => pathMatches(pathname, cookie.path) && (isSecure || !cookie.isSecure)).sort((one, other) => other.path.length - one.path.length).map(({name: name, value: value}) => `${name}=${value}`);
    while (sent.join("; ").length > HEADER_MAX) sent.pop();
    return sent.length === 0 ? null : sent.join("; ");
   }
   value(name) {
    return this.#live().find(cookie => cookie.name === name)?.value ?? null;
   }
   values() {
    return this.#live().map(({value: value}) => value);
   }
   get size() {
    return this.#live().length;
   }
   #live() {
    const now = this.#now();
    return [ ...this.#cookies.values() ].filter(({expires: expires}) => expires === null || expires > now);
   }
   #put(cookie) {
    const key = JSON.stringify([ cookie.name, cookie.domain, cookie.path ]);
    this.#cookies.delete(key);
    if (cookie.expires !== null && cookie.expires <= this.#now()) return;
    if (this.#cookies.size < cookie_jar_COOKIES_MAX) this.#cookies.set(key, cookie);
   }
  }
  function isTrustworthy(hostname) {
   return /^(?:localhost|.{1,200}\.localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/.test(hostname);
  }
  function domainMatches(host, domain) {
   if (host === domain) return true;
   return domain.includes(".") && host.endsWith(`.${domain}`) && !/^[\d.]+$|:/.test(host);
  }
  function defaultPath(pathname) {
   const end = pathname.lastIndexOf("/");
   return end <= 0 ? "/" : pathname.slice(0, end);
  }
  function pathMatches(pathname, path) {
   if (pathname === path) return true;
   return pathname.startsWith(path) && (path.endsWith("/") || pathname[path.length] === "/");
  }
  const ISSUED_LENGTH_MIN = 6;
  const session_credentials_TOKENS_MAX = 20;
  class SessionCredentials {
   cookies;
   authorization=null;
   #host;
   #storage=null;
   #login;
   #issued=new Set;
   #ofScripts=new Set;
   constructor(host, login, now) {
    this.#login = login;
    this.#host = host;
    this.cookies = new CookieJar(host, now);
    for (const cookie of login.cookies ?? []) this.cookies.add(cookie);
    if (login.local_storage !== undefined) this.keep({
     localStorage: login.local_storage,
     sessionStorage: {}
    });
   }
   headersFor(url) {
    const cookie = this.cookies.headerFor(url);
    const given = Object.entries(this.#login.headers ?? {});
    const isGiven = given.some(([name]) => name.toLowerCase() === "authorization");
    return [ ...given, ...this.authorization === null || isGiven ? [] : [ [ "Authorization", this.authorization ] ], ...cookie === null ? [] : [ [ "Cookie", cookie ] ] ];
   }
   store(url, headers) {
    const fields = (0, http.UE)(headers, "set-cookie");
    if (fields.length === 0) return;
    this.cookies.store(url, fields);
    for (const value of this.cookies.values()) if (!this.#ofScripts.has(value)) this.#issued.add(value);
   }
   add(name, value) {
    this.cookies.add({
     name: name,
     value: value
    });
    this.#ofScripts.add(value);
    this.#issue(value);
   }
   get storage() {
    return this.#storage;
   }
   keep(storage) {
    this.#storage = storage;
    const {localStorage: localStorage, sessionStorage: sessionStorage} = storage;
    for (const value of [ ...Object.values(localStorage), ...Object.values(sessionStorage) ]) this.#issue(value);
   }
   #issue(text) {
    const parts = text.slice(0, 16384).match(/[\w.~+=-]{20,}/g) ?? [];
    for (const part of parts.slice(0, session_credentials_TOKENS_MAX)) if (/\d/.test(part) && !this.#host.includes(part)) this.#issued.add(part);
   }
   secrets() {
    const issued = [ ...this.#issued ].filter(({length: length}) => length >= ISSUED_LENGTH_MIN);
    return [ ...(0, secret_values.ob)(this.#login), ...this.authorization === null ? [] : (0, 
    secret_values.k)("Authorization", this.authorization), ...issued.flatMap(secret_values.$z) ];
   }
  }
  const session_token_HEADERS_MAX = 50;
  function sessionTokenIn(headers) {
   for (const [header, value] of headers.slice(0, session_token_HEADERS_MAX)) {
    const text = value.slice(0, 32768);
    const match = /(?<![\w.-])eyJ[\w-]{8,8000}\.eyJ[\w-]{2,8000}\.[\w-]{0,2000}(?![\w.-])/.exec(text);
    if (match === null) continue;
    const [token] = match;
    return {
     header: header,
     before: text.slice(0, match.index),
     token: token,
     after: text.slice(match.index + token.length)
    };
   }
   return null;
  }
  const read_fields_FORMS_MAX = 100;
  const read_fields_FIELDS_MAX = 200;
  const HINTS = [ "name", "id", "autocomplete", "placeholder", "aria-label", "title", "formcontrolname", "data-testid" ];
  const BUTTONS = new Set([ "submit", "image" ]);
  function readForms(html, url) {
   const forms = [];
   const byId = new Map;
   const loose = {
    action: null,
    method: null,
    fields: [],
    buttons: []
   };
   const fieldsById = new Map;
   const labels = [];
   let base = url;
   let form = null;
   let label = null;
   let button = null;
   let select = null;
   const ownerOf = id => id === undefined ? form ?? loose : byId.get(id) ?? form ?? loose;
   const addField = (attributes, type) => {
    const owner = ownerOf(attributes.get("form"));
    if (owner.fields.length >= read_fields_FIELDS_MAX) return null;
    const isChoice = type === "checkbox" || type === "radio";
    const field = {
     name: attributes.get("name") ?? "",
     type: type,
     value: attributes.get("value") ?? (isChoice ? "on" : ""),
     hint: HINTS.map(name => (attributes.get(name) ?? "").slice(0, 200)).join(" ").toLowerCase(),
     autocomplete: (attributes.get("autocomplete") ?? "").toLowerCase().slice(0, 100),
     isSent: !attributes.has("disabled") && (!isChoice || attributes.has("checked"))
    };
    owner.fields.push(field);
    label?.inside.push(field);
    const id = attributes.get("id");
    if (id !== undefined) fieldsById.set(id, field);
    return field;
   };
   const addButton = (attributes, text) => {
    const owner = ownerOf(attributes.get("form"));
    const action = attributes.get("formaction");
    const added = {
     name: attributes.get("name") ?? "",
     value: attributes.get("value") ?? "",
     text: text.toLowerCase().slice(0, 100),
     action: action === undefined ? null : (0, html_document.O2)(action, base)
    };
    if (owner.buttons.length < read_fields_FIELDS_MAX) owner.buttons.push(added);
    return added;
   };
   const endLabel = () => {
    if (label === null) return;
    const text = label.text.toLowerCase();
    if (label.of !== null && labels.length < read_fields_FIELDS_MAX) labels.push({
     of: label.of,
     text: text
    });
    for (const field of label.inside) field.hint += ` ${text}`;
    label = null;
   };
   (0, html_tokens.y)(html, {
    startTag(tag, attributes) {
     switch (tag) {
     case "base":
      base = (0, html_document.O2)(attributes.get("href") ?? "", url) ?? base;
      break;

     case "form":
      {
       const action = attributes.get("action")?.trim() ?? "";
       const method = attributes.get("method")?.trim().toLowerCase();
       form = {
        action: (0, html_document.O2)(action === "" ? url : action, base),
        method: method === "post" ? "POST" : method === "get" ? "GET" : null,
        fields: [],
        buttons: []
       };
       if (forms.length < read_fields_FORMS_MAX) forms.push(form);
       const id = attributes.get("id");
       if (id !== undefined) byId.set(id, form);
       break;
      }

     case "input":
      {
       const type = (attributes.get("type") ?? "text").trim().toLowerCase();
       if (BUTTONS.has(type)) addButton(attributes, attributes.get("value") ?? ""); else if (type !== "button" && type !== "reset" && type !== "file") addField(attributes, type);
       break;
      }

     case "button":
      button = (attributes.get("type") ?? "submit").toLowerCase() === "submit" ? addButton(attributes, "") : null;
      break;

     case "textarea":
      addField(attributes, "textarea");
      break;

     case "select":
      select = addField(attributes, "select");
      break;

     case "option":
      if (select !== null && (select.value === "" || attributes.has("selected"))) select.value = attributes.get("value") ?? "";
      break;

     case "label":
      endLabel();
      label = {
       of: attributes.get("for") ?? null,
       text: "",
       inside: []
      };
      break;
     }
    },
    endTag(tag) {
     if (tag === "form") form = null; else if (tag === "button") button = null; else if (tag === "select") select = null; else if (tag === "label") endLabel();
    },
    text(text, rawTextOf) {
     if (rawTextOf !== null) return;
     if (label !== null && label.text.length < 200) label.text += ` ${text.trim().slice(0, 200)}`;
     if (button !== null && button.text.length < 100) button.text = `${button.text} ${text.trim().toLowerCase().slice(0, 100)}`.trim();
    }
   });
   for (const {of: of, text: text} of labels) {
    const field = fieldsById.get(of);
    if (field !== undefined) field.hint += ` ${text}`;
   }
   return loose.fields.length === 0 ? forms : [ ...forms, loose ];
  }
  const USER_TYPES = new Set([ "text", "email", "tel", "username", "" ]);
  const CODE_TYPES = new Set([ "text", "tel", "number", "password", "" ]);
  const USER_HINT = /user|e-?mail|log[\s_-]?in|account|identif|member|nick|benutzer|utilisateur|usuario|correo|utente|gebruiker|phone|mobile/;
  const NOT_USER = /search|\bq\b|captcha|coupon|newsletter|honey|\burl\b|website/;
  const CODE_HINT = /\botp|totp|\b2fa|\bmfa|\btfa|two[\s_-]?factor|one[\s_-]?time|verification|authenticator|(?:security|authentication|access|sms)[\s_-]code|passcode|\bcode\b|[_-]code\b|\bcode[_-]/;
  const OTHER_PURPOSE = /register|sign[\s_-]?up|create|forgot|reset|recover|subscribe|newsletter|search|change|invite/;
  const STEP_BUTTON = /next|continue|log[\s_-]?in|sign[\s_-]?in|proceed|weiter|suivant|siguiente|avanti|submit|^go$/;
  function loginStep(exchange) {
   const document = (0, html_document.lM)(exchange);
   if (document === null) return null;
   const forms = readForms(exchange.response.text, exchange.request.url);
   return stepOf(forms, new URL(exchange.request.url).pathname, [ document.title, document.headingText ]);
  }
  function stepOf(forms, path, titles) {
   const code = forms.map(codeStep).find(step => step !== null) ?? null;
   const withPassword = [ ...forms ].sort((one, other) => login_form_rank(one) - login_form_rank(other)).map(passwordStep);
   const step = withPassword.find(one => one !== null) ?? null;
   if (step !== null && !(step.kind === "password" && code !== null)) return step;
   if (code !== null) return code;
   const isSignIn = SIGN_IN_PATH.test(path.slice(0, 2e3)) || titles.some(title => SIGN_IN_TITLE.test(title.trim().slice(0, 200)));
   return isSignIn ? forms.map(usernameStep).find(one => one !== null) ?? null : null;
  }
  function asksForPassword(exchange) {
   const step = loginStep(exchange);
   return step !== null && step.kind !== "code" && (step.kind !== "password" || step.password.autocomplete !== "new-password");
  }
  function login_form_rank(form) {
   const purpose = `${form.action ?? ""} ${form.buttons.map(({text: text}) => text).join(" ")}`.toLowerCase().slice(0, 2e3);
   const passwords = form.fields.filter(({type: type}) => type === "password").length;
   if (passwords !== 1) return 3;
   if (OTHER_PURPOSE.test(purpose) && !/log[\s_-]?in|sign[\s_-]?in|session/.test(purpose)) return 2;
   return form.action === null ? 1 : 0;
  }
  function passwordStep(form) {
   const passwords = form.fields.filter(({type: type}) => type === "password");
   const [password] = passwords;
   if (password === undefined || passwords.length > 1) return null;
   if (password.autocomplete === "one-time-code") return null;
   const username = usernameIn(form, form.fields.indexOf(password));
   return username === null ? {
    kind: "password",
    form: form,
    password: password
   } : {
    kind: "credentials",
    form: form,
    username: username,
    password: password
   };
  }
  function usernameIn(form, before) {
   const texts = form.fields.filter(field => USER_TYPES.has(field.type) && field.isSent && !NOT_USER.test(field.hint));
   const named = texts.filter(({autocomplete: autocomplete}) => /\b(?:username|email)\b/.test(autocomplete));
   const hinted = texts.filter(({hint: hint, type: type}) => type === "email" || USER_HINT.test(hint));
   const previous = texts.filter(field => form.fields.indexOf(field) < before);
   return named[0] ?? hinted[0] ?? previous.at(-1) ?? null;
  }
  function usernameStep(form) {
   const username = usernameIn(form, 0);
   if (username === null) return null;
   const purpose = `${form.action ?? ""} ${form.buttons.map(({text: text}) => text).join(" ")}`.toLowerCase().slice(0, 2e3);
   const isStep = form.buttons.length === 0 || form.buttons.some(({text: text, value: value}) => STEP_BUTTON.test(text) || STEP_BUTTON.test(value.toLowerCase()));
   return isStep && !OTHER_PURPOSE.test(purpose) ? {
    kind: "username",
    form: form,
    username: username
   } : null;
  }
  function codeStep(form) {
   if (form.fields.some(({type: type, hint: hint}) => type === "password" && !CODE_HINT.test(hint))) return null;
   const code = form.fields.find(({type: type, hint: hint, autocomplete: autocomplete, isSent: isSent}) => isSent && CODE_TYPES.has(type) && (autocomplete === "one-time-code" || CODE_HINT.test(hint) && !NOT_CODE.test(hint)));
   return code === undefined ? null : {
    kind: "code",
    form: form,
    code: code
   };
  }
  const NOT_CODE = /captcha|coupon|promo|gift|discount|voucher|post(?:al)?[\s_-]?code|zip|country|invite|search/;
  function hasCaptcha({response: response}) {
   return /g-recaptcha|grecaptcha|recaptcha\/(?:api|enterprise)\.js|h-captcha|hcaptcha\.com|cf-turnstile|challenges\.cloudflare\.com|friendlycaptcha|frc-captcha|altcha|name=["']?\w{0,20}captcha/i.test(response.text.slice(0, 512 * 1024));
  }
  function filledForm(form, values) {
   const fields = form.fields.filter(field => field.name !== "" && (field.isSent || values.has(field))).map(field => [ field.name, values.get(field) ?? field.value ]);
   const button = submitButton(form);
   return button === null || button.name === "" ? fields : [ ...fields, [ button.name, button.value ] ];
  }
  function submitButton(form) {
   const isOther = text => /cancel|back|forgot|register|sign[\s_-]?up|guest|passkey|google|github|abbrechen/.test(text);
   return form.buttons.find(({text: text, value: value}) => !isOther(`${text} ${value.toLowerCase()}`)) ?? form.buttons[0] ?? null;
  }
  const SIGN_IN_ENDPOINT = /(?:^|[/_-])(?:log-?in|sign-?in|signin|authenticate|authentication|auth|sessions?|token|logon)(?:$|[/_-])/i;
  const OTHER_ENDPOINT = /log-?out|sign-?out|refresh|revoke|register|sign-?up|forgot|reset|verify|callback|csrf|providers|status|check|\/me$/i;
  const USUAL = [ "/api/login", "/api/auth/login", "/api/v1/auth/login", "/auth/login" ];
  const json_login_ENDPOINTS_MAX = 6;
  function signInEndpoints(scripts) {
   const named = scripts.flatMap(script => endpointsOf(script)).filter(path => SIGN_IN_ENDPOINT.test(path) && !OTHER_ENDPOINT.test(path));
   const rank = path => /log-?in|sign-?in|authenticate/i.test(path) ? 0 : 1;
   const sorted = [ ...new Set(named) ].sort((one, other) => rank(one) - rank(other));
   return [ ...new Set([ ...sorted, ...USUAL ]) ].slice(0, json_login_ENDPOINTS_MAX);
  }
  function userNames(scripts, path, username) {
   const usual = username.includes("@") ? [ "email", "username" ] : [ "username", "email" ];
   for (const {response: response} of scripts) {
    const text = response.text.slice(0, 512 * 1024);
    const at = text.indexOf(path);
    if (at === -1) continue;
    const near = text.slice(Math.max(0, at - 300), at + 500);
    const named = /\b(username|user_name|userName|email|login|identifier|user)\s{0,3}:/.exec(near)?.[1];
    if (named !== undefined) return [ ...new Set([ named, ...usual ]) ].slice(0, 2);
   }
   return usual;
  }
  function csrfHeaders(page, {cookies: cookies}) {
   const meta = page === null ? undefined : (0, html_document.lM)(page)?.metas.find(({name: name}) => /^_?csrf-?token$|^csrf$/.test(name));
   const xsrf = cookies.value("XSRF-TOKEN");
   const django = cookies.value("csrftoken");
   const headers = [ [ "X-CSRF-Token", meta?.content ], [ "X-XSRF-TOKEN", xsrf === null ? null : (0, 
   shared_text.oF)(xsrf) ], [ "X-CSRFToken", django ] ];
   return headers.flatMap(([name, value]) => typeof value === "string" && /^[\x21-\x7e]{1,4096}$/.test(value) ? [ [ name, value ] ] : []);
  }
  function asksForBasic({response: response}) {
   return response.status === 401 && (0, http.UE)(response.headers, "www-authenticate").some(value => /(?:^|,)\s{0,5}basic\b/i.test(value.slice(0, 2e3)));
  }
  class SignInError extends Error {
   code;
   constructor(code, detail) {
    super(detail.slice(0, 300));
    this.name = "SignInError";
    this.code = code;
   }
  }
  const sign_in_context_REDIRECTS_MAX = 8;
  const sign_in_context_PAGE_BYTES = 1024 * 1024;
  async function visit(context, request) {
   const {identity: identity, target: target} = context;
   let next = request;
   for (let hop = 0; ;hop += 1) {
    const attempt = await context.fetch({
     identity: identity,
     maxBytes: sign_in_context_PAGE_BYTES,
     ...next,
     fresh: true
    });
    if (!(0, http.m_)(attempt)) return null;
    const to = (0, redirect.E)(attempt);
    if (to === null || hop >= sign_in_context_REDIRECTS_MAX) return {
     page: attempt,
     leavesTo: null
    };
    if (to.origin !== target.origin) return {
     page: attempt,
     leavesTo: to
    };
    const keepsMethod = attempt.response.status === 307 || attempt.response.status === 308;
    next = keepsMethod ? {
     ...next,
     url: to.href
    } : {
     identity: next.identity ?? identity,
     url: to.href
    };
   }
  }
  function onTarget(context, reference) {
   const url = URL.parse(reference, context.target.startUrl);
   return url === null || url.origin !== context.target.origin ? null : url.href;
  }
  function sign_in_context_pathOf(url) {
   const {pathname: pathname} = new URL(url);
   return (0, shared_text.xv)(pathname, 100);
  }
  const find_login_page_LINKS_MAX = 4;
  const USUAL_PATHS = [ "/login", "/users/sign_in", "/accounts/login/", "/admin/login/", "/signin", "/sign-in", "/wp-login.php", "/auth/login", "/user/login", "/api/auth/signin", "/Identity/Account/Login", "/Account/Login", "/users/log_in", "/session/new", "/account/login", "/ucp.php?mode=login", "/login.php" ];
  async function findLoginPage(context) {
   const {url: url} = context.login;
   if (url !== undefined) return atAddress(context, url);
   const start = await visit(context, {
    url: context.target.startUrl
   });
   if (start === null) throw new SignInError("sign_in_page_not_found", "the start page did not respond");
   const atStart = judge(start.page);
   if (atStart !== null && atStart.kind !== "scripted") return atStart;
   const links = ((0, html_document.lM)(start.page)?.links ?? []).filter(isSignInLink).map(link => link.url);
   const own = [ ...new Set(links) ].filter(href => new URL(href).origin === context.target.origin);
   const usual = USUAL_PATHS.map(path => new URL(path, context.target.origin).href);
   let scripted = null;
   let away = start.leavesTo ?? URL.parse(links.find(href => !own.includes(href)) ?? "");
   const startBody = start.page.response.text;
   for (const href of [ ...new Set([ ...own.slice(0, find_login_page_LINKS_MAX), ...usual ]) ]) {
    const found = await visit(context, {
     url: href
    });
    if (found === null) continue;
    away ??= found.leavesTo;
    const page = found.leavesTo === null ? judge(found.page) : null;
    if (page !== null && page.kind !== "scripted") return page;
    scripted ??= page;
    if (page?.kind === "scripted" && found.page.response.text === startBody) break;
   }
   if (scripted !== null) return scripted;
   if (atStart !== null) return atStart;
   if (away !== null) throw new SignInError("sign_in_off_host", `the sign-in is at ${away.origin.slice(0, 200)}, another origin`);
   throw new SignInError("sign_in_page_not_found", "neither a link nor a usual path leads to a sign-in page");
  }
  async function atAddress(context, reference) {
   const href = onTarget(context, reference);
   if (href === null) throw new SignInError("sign_in_off_host", "the url of the login is not on the host, scheme and port of the target");
   const found = await visit(context, {
    url: href
   });
   if (found === null) throw new SignInError("sign_in_page_not_found", `${sign_in_context_pathOf(href)} did not respond`);
   if (found.leavesTo !== null) throw new SignInError("sign_in_off_host", `${sign_in_context_pathOf(href)} redirects to ${found.leavesTo.origin.slice(0, 200)}`);
   const {page: page} = found;
   const judged = judge(page);
   if (judged !== null) return judged;
   const {status: status} = page.response;
   const isHtml = (0, html_document.lM)(page) !== null && status < 300;
   if (!isHtml && (status === 405 || status === 400 || status === 401 || status === 404 || status === 415 || status < 300)) {
    return {
     kind: "interface",
     page: {
      ...page,
      request: {
       ...page.request,
       url: href
      }
     }
    };
   }
   if (isHtml) throw new SignInError("sign_in_field_not_found", `${sign_in_context_pathOf(href)} has no field for the user name and the password`);
   throw new SignInError("sign_in_page_not_found", `${sign_in_context_pathOf(href)} responds with ${status}`);
  }
  function judge(page) {
   if (asksForBasic(page)) return {
    kind: "basic",
    page: page
   };
   if (loginStep(page) !== null) return {
    kind: "form",
    page: page
   };
   const document = (0, html_document.lM)(page);
   const isShell = document !== null && page.response.status < 400 && document.scripts.length > 0 && document.visibleText.trim().length < 600;
   return isShell ? {
    kind: "scripted",
    page: page
   } : null;
  }
  async function scriptsOf(context, page) {
   const document = (0, html_document.lM)(page);
   const preloaded = document?.subresources.filter(({kind: kind, url: url}) => kind === "preload" && /\.m?js(?:$|\?)/.test(url)) ?? [];
   const urls = [ ...document?.scripts ?? [], ...preloaded ].flatMap(({url: url}) => url ?? []);
   const own = [ ...new Set(urls) ].filter(url => new URL(url).origin === context.target.origin);
   const attempts = await Promise.all(own.slice(-find_login_page_SCRIPTS_MAX).map(url => context.fetch({
    url: url,
    identity: context.identity
   })));
   return [ page, ...attempts.filter(http.m_).filter(({response: response}) => response.status === 200) ];
  }
  const find_login_page_SCRIPTS_MAX = 6;
  const prove_session_LINKS_MAX = 6;
  const prove_session_ENDPOINTS_MAX = 6;
  const LIKELY = /account|profile|settings|dashboard|\bme\b|user|member|order|admin|home|panel|inbox/i;
  const USUAL_PAGES = [ "/account", "/profile", "/dashboard", "/settings" ];
  const USUAL_INTERFACES = [ "/api/me", "/me", "/api/user", "/api/users/me" ];
  async function proveSession(context, last) {
   const {check: check} = context;
   if (check !== undefined) return proveAt(context, check);
   let fallback = null;
   for await (const url of candidates(context, last)) {
    const by = await differenceAt(context, url);
    if (by === "refused") return {
     url: url,
     by: by
    };
    if (by === "sign-out") fallback ??= {
     url: url,
     by: by
    };
   }
   if (fallback !== null) return fallback;
   throw new SignInError("sign_in_unproven", "no address responds differently with the session than without it");
  }
  async function proveAt(context, check) {
   const url = onTarget(context, check);
   const by = url === null ? null : await differenceAt(context, url);
   if (url === null || by === null) throw new SignInError("sign_in_unproven", `${check.slice(0, 100)} (login-check) does not respond to the session only`);
   return {
    url: url,
    by: by
   };
  }
  async function isValid(context, {url: url, by: by}) {
   const attempt = await context.fetch({
    url: url,
    identity: context.identity,
    fresh: true
   });
   if (!(0, http.m_)(attempt)) return null;
   const {status: status} = attempt.response;
   if (status === 429 || status >= 500) return null;
   return by === "refused" ? isGiven(attempt) : offersSignOut(attempt);
  }
  async function* candidates(context, last) {
   const {target: target} = context;
   const seen = new Set;
   const fresh = urls => urls.filter(href => {
    const url = URL.parse(href);
    if (url === null || url.origin !== target.origin || seen.has(href)) return false;
    seen.add(href);
    return !isActByGet(url) && !isSignInLink({
     url: href,
     text: ""
    });
   });
   yield* fresh([ ...context.known, ...last === null ? [] : [ last.request.url ], target.startUrl ]);
   const start = await visit(context, {
    url: target.startUrl
   });
   const pages = [ last, start?.leavesTo === null ? start.page : null ].filter(page => page !== null && page !== undefined);
   yield* fresh(pages.map(({request: request}) => request.url));
   const links = pages.flatMap(page => (0, html_document.lM)(page)?.links ?? []).filter(({element: element, text: text, url: url}) => element === "a" && !isSignOutLink({
    url: url,
    text: text
   }));
   const likely = url => LIKELY.test(new URL(url).pathname.slice(0, 500)) ? 0 : 1;
   const sorted = links.map(({url: url}) => url).sort((one, other) => likely(one) - likely(other));
   yield* fresh([ ...new Set(sorted) ].filter(href => URL.parse(href)?.origin === target.origin)).slice(0, prove_session_LINKS_MAX);
   const [page] = pages;
   if (page !== undefined) {
    const scripts = await scriptsOf(context, page);
    const paths = [ ...new Set(scripts.flatMap(endpointsOf)) ].sort((one, other) => Number(!LIKELY.test(one)) - Number(!LIKELY.test(other)));
    yield* fresh(paths.map(path => new URL(path, target.origin).href)).slice(0, prove_session_ENDPOINTS_MAX);
   }
   const hasToken = context.credentials.authorization?.startsWith("Bearer ") === true;
   const usual = hasToken ? [ ...USUAL_INTERFACES, ...USUAL_PAGES ] : [ ...USUAL_PAGES, ...USUAL_INTERFACES ];
   yield* fresh([ ...usual, "/admin/" ].map(path => new URL(path, target.origin).href));
  }
  async function differenceAt(context, url) {
   const {identity: identity} = context;
   const own = await context.fetch({
    url: url,
    identity: identity,
    fresh: true
   });
   if (!(0, http.m_)(own) || !isGiven(own)) return null;
   const without = await context.fetch({
    url: url,
    identity: "none",
    fresh: true
   });
   if (!(0, http.m_)(without)) return null;
   if (await prove_session_isRefused(context, without)) return "refused";
   return offersSignOut(own) && !offersSignOut(without) ? "sign-out" : null;
  }
  function isGiven(exchange) {
   const {status: status} = exchange.response;
   return status >= 200 && status < 300 && !asksForPassword(exchange);
  }
  async function prove_session_isRefused(context, without) {
   const {status: status} = without.response;
   if (status === 401 || status === 403 || status === 404) return true;
   const to = (0, redirect.E)(without);
   if (to === null) return status < 300 && asksForPassword(without);
   if (to.origin !== context.target.origin || isSignInLink({
    url: to.href,
    text: ""
   })) return true;
   const led = await visit(context, {
    url: to.href,
    identity: "none"
   });
   return led !== null && (led.page.response.status === 401 || asksForPassword(led.page));
  }
  function offersSignOut(exchange) {
   const document = (0, html_document.lM)(exchange);
   if (document === null || exchange.response.status >= 300) return false;
   return document.links.some(({url: url, text: text}) => isSignOutLink({
    url: url,
    text: text
   })) || document.forms.some(({action: action}) => isSignOutLink({
    url: action,
    text: ""
   }));
  }
  const INTERVAL = 25;
  const RENEWALS_MAX = 1;
  const session_keeper_KNOWN_MAX = 1e3;
  class SessionKeeper {
   #options;
   #known=new Set;
   #proof;
   #since=0;
   #renewals=0;
   #busy=null;
   #loss=null;
   constructor(options) {
    this.#options = options;
    this.#proof = options.proof;
   }
   get loss() {
    return this.#loss;
   }
   async fetch(request) {
    const {context: context} = this.#options;
    const isOwn = request.isAnonymous !== true && (request.identity ?? "user") === context.identity;
    if (!isOwn || this.#loss !== null) return context.fetch(request);
    await this.#busy;
    const attempt = await context.fetch(request);
    this.#since += 1;
    if (this.#since < INTERVAL && !this.#looksEnded(attempt)) return attempt;
    const isRenewed = await this.#look();
    const isRepeatable = request.method === undefined || request.method === "GET" || request.method === "HEAD";
    return isRenewed && isRepeatable ? context.fetch(request) : attempt;
   }
   async end() {
    await this.#busy;
    if (this.#loss === null && await isValid(this.#options.context, this.#proof) === false) this.#loss = new SignInError("sign_in_lost", "the session was no longer valid at the end of the scan");
    return this.#loss;
   }
   #look() {
    this.#busy ??= this.#verify().finally(() => {
     this.#busy = null;
    });
    return this.#busy;
   }
   async #verify() {
    const {context: context, renew: renew} = this.#options;
    this.#since = 0;
    if (await isValid(context, this.#proof) !== false) return false;
    if (this.#renewals >= RENEWALS_MAX) {
     this.#loss = new SignInError("sign_in_lost", "the session ended again after a second sign-in");
     return false;
    }
    this.#renewals += 1;
    try {
     this.#proof = await renew();
     return true;
    } catch (error) {
     if (!(error instanceof SignInError)) throw error;
     this.#loss = new SignInError("sign_in_lost", `the session ended, and the second sign-in failed: ${error.message}`);
     return false;
    }
   }
   #looksEnded(attempt) {
    if (!(0, http.m_)(attempt) || (0, http.wx)(attempt.request.headers, "cookie") !== undefined) return false;
    const {status: status, headers: headers} = attempt.response;
    const to = (0, redirect.E)(attempt);
    const isSentAway = status === 401 || to !== null && isSignInLink({
     url: to.href,
     text: ""
    });
    const isDeleted = (0, http.UE)(headers, "set-cookie").slice(0, 20).map(set_cookie.s).some(cookie => cookie?.deletes === true && (0, 
    session_names.m)(cookie.name));
    if (isDeleted) return true;
    const {url: url} = attempt.request;
    if (!isSentAway || this.#known.has(url) || this.#known.size >= session_keeper_KNOWN_MAX) return false;
    this.#known.add(url);
    return true;
   }
  }
  const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const STEP_SECONDS = 30;
  const DIGITS = 6;
  function totp(secret, now) {
   const key = fromBase32(secret);
   if (key === null) return null;
   const counter = Buffer.alloc(8);
   counter.writeBigUInt64BE(BigInt(Math.floor(now.getTime() / 1e3 / STEP_SECONDS)));
   const digest = (0, external_node_crypto_.createHmac)("sha1", key).update(counter).digest();
   const offset = (digest.at(-1) ?? 0) & 15;
   const code = (digest.readUInt32BE(offset) & 2147483647) % 10 ** DIGITS;
   return String(code).padStart(DIGITS, "0");
  }
  function fromBase32(text) {
   const letters = text.toUpperCase().replace(/[\s-]/g, "").replace(/=/g, "");
   if (letters === "" || letters.length > 200) return null;
   const bytes = [];
   let bits = 0;
   let count = 0;
   for (const letter of letters) {
    const value = ALPHABET.indexOf(letter);
    if (value === -1) return null;
    bits = (bits << 5 | value) & 4095;
    count += 5;
    if (count < 8) continue;
    count -= 8;
    bytes.push(bits >> count & 255);
   }
   return Buffer.from(bytes);
  }
  const submit_login_STEPS_MAX = 5;
  async function submitLogin(context, first) {
   const {username: username = "", password: password = ""} = context.login;
   const sent = new Set;
   let page = first;
   for (let step = loginStep(page); step !== null && sent.size < submit_login_STEPS_MAX; step = loginStep(page)) {
    const kind = step.kind === "credentials" ? "password" : step.kind;
    if (sent.has(kind) || sent.has("password") && kind === "username") throw refusal(first, page, kind);
    const values = new Map;
    if (step.kind === "credentials" || step.kind === "username") values.set(step.username, username);
    if (step.kind === "credentials" || step.kind === "password") values.set(step.password, password);
    if (step.kind === "code") {
     if (kind === "code" && !sent.has("password") && !sent.has("username")) break;
     values.set(step.code, codeOf(context));
    }
    sent.add(kind);
    if (step.form.method !== "POST" || step.form.action === null || hasUnnamed(values)) {
     if (sent.size === 1) return null;
     throw new SignInError("sign_in_scripted", `the form at ${sign_in_context_pathOf(page.request.url)} is sent by a script`);
    }
    const after = await submit_login_submit(context, page, step, values);
    const {status: status} = after.page.response;
    if ((status === 404 || status === 405 || status === 415) && sent.size === 1) return null;
    page = after.page;
    if (after.leavesTo !== null) break;
    if (status >= 400 && loginStep(page) === null) throw refusal(first, page, kind);
   }
   if (!sent.has("password")) throw new SignInError("sign_in_field_not_found", `${sign_in_context_pathOf(page.request.url)} has no field for the password`);
   return page;
  }
  function hasUnnamed(values) {
   return [ ...values.keys() ].some(({name: name}) => name === "");
  }
  async function submit_login_submit(context, page, {form: form}, values) {
   const url = submitButton(form)?.action ?? form.action ?? page.request.url;
   const {origin: origin} = context.target;
   if (new URL(url).origin !== origin) throw new SignInError("sign_in_off_host", `the form is sent to ${new URL(url).origin.slice(0, 200)}, another origin`);
   const after = await visit(context, {
    method: "POST",
    url: url,
    headers: [ [ "Content-Type", "application/x-www-form-urlencoded" ], [ "Origin", origin ], [ "Referer", page.request.url ] ],
    body: new URLSearchParams(filledForm(form, values)).toString()
   });
   if (after === null) throw new SignInError("sign_in_denied", `${sign_in_context_pathOf(url)} did not respond to the credentials`);
   return after;
  }
  function codeOf({login: login, now: now}) {
   if (login.totp === undefined) throw new SignInError("sign_in_code_required", "a one-time code is required, and login has no totp");
   const code = totp(login.totp, now());
   if (code === null) throw new SignInError("sign_in_code_required", "the totp of the login is not Base32");
   return code;
  }
  function refusal(first, page, kind) {
   const {status: status} = page.response;
   const path = sign_in_context_pathOf(page.request.url);
   if (hasCaptcha(page) || hasCaptcha(first)) return new SignInError("sign_in_captcha", `${path} asks for a captcha`);
   if (kind === "code") return new SignInError("sign_in_code_required", `${path} did not accept the one-time code`);
   if (status === 429) return new SignInError("sign_in_denied", `${path} responds with 429: too many attempts`);
   if (status >= 400) return new SignInError("sign_in_denied", `${path} responds with ${status} to the credentials`);
   return new SignInError("sign_in_denied", `${path} asks for the ${kind === "username" ? "user name" : "password"} again`);
  }
  const submit_in_browser_STEPS_MAX = 5;
  const submit_in_browser_PLACES_MAX = 6;
  const submit_in_browser_READ_MAX = 8;
  const submit_in_browser_LIKELY = /account|profile|\bme\b|who|user|session|member|order|basket|cart|dashboard/i;
  const SUBMITS = /log[\s_-]?in|sign[\s_-]?in|log[\s_-]?on|continue|next|submit|proceed|verify|confirm|enter|anmelden|weiter|connexion|suivant|entrar|acceder|siguiente|accedi|avanti|inloggen/;
  const submit_in_browser_OTHER = /cancel|back|forgot|lost|register|sign[\s_-]?up|create|guest|passkey|google|github|facebook|apple|sso|resend/;
  async function submitInBrowser(context, url) {
   const {credentials: credentials, identity: identity, login: login, options: options, target: target, useBrowser: useBrowser} = context;
   if (useBrowser === null) return null;
   const {username: username = "", password: password = ""} = login;
   const ofScripts = new Set;
   let isFilled = false;
   const entered = await useBrowser({
    target: target,
    options: options,
    password: password,
    fetch: request => context.fetch({
     ...request,
     identity: identity
    }),
    hasCookie: name => credentials.cookies.value(name) !== null && !ofScripts.has(name),
    onCookie: (name, value) => {
     ofScripts.add(name);
     credentials.add(name, value);
    }
   }, async browser => {
    const first = await findForm(browser, url);
    if (first === null) return null;
    isFilled = true;
    const before = new Set(credentials.cookies.values());
    const isNew = () => credentials.cookies.values().some(value => !before.has(value));
    await submitSteps(context, browser, first, {
     username: username,
     password: password
    }, isNew);
    return takeSession(context, browser);
   });
   if (entered === null && isFilled) throw new SignInError("sign_in_scripted", `the browser ended during the sign-in at ${sign_in_context_pathOf(url)}`);
   return entered;
  }
  async function findForm(browser, url) {
   await browser.open(url);
   const first = await look(browser);
   if (first !== null) return first;
   const {urls: urls} = await browser.leads();
   for (const href of urls.filter(one => one !== url).slice(0, submit_in_browser_PLACES_MAX)) {
    await browser.open(href);
    const seen = await look(browser);
    if (seen !== null) return seen;
   }
   if (urls.length > 0) await browser.open(url);
   const {buttons: buttons} = await browser.leads();
   for (const button of buttons) {
    await browser.press(button);
    const seen = await look(browser);
    if (seen !== null) return seen;
   }
   return null;
  }
  async function look(browser) {
   const view = await browser.look();
   if (view === null) return null;
   const ids = new Map;
   const forms = new Map;
   for (const seen of view.forms) {
    const fields = seen.fields.map(field => {
     const {id: id, name: name, type: type, hint: hint, autocomplete: autocomplete} = field;
     const read = {
      name: name,
      type: type,
      value: "",
      hint: hint,
      autocomplete: autocomplete,
      isSent: true
     };
     ids.set(read, id);
     return read;
    });
    const buttons = seen.buttons.map(({text: text}) => ({
     name: "",
     value: "",
     text: text,
     action: null
    }));
    forms.set({
     action: null,
     method: null,
     fields: fields,
     buttons: buttons
    }, seen);
   }
   const {pathname: pathname, hash: hash} = URL.parse(view.url) ?? {
    pathname: "",
    hash: ""
   };
   const step = stepOf([ ...forms.keys() ], `${pathname}${hash.replace(/^#!?/, "")}`, view.titles);
   return step === null ? null : {
    view: view,
    step: step,
    ids: ids,
    buttons: forms.get(step.form)?.buttons ?? []
   };
  }
  async function submitSteps(context, browser, first, {username: username, password: password}, hasNewCookie) {
   const {traffic: traffic} = browser;
   const sent = new Set;
   const place = sign_in_context_pathOf(first.view.url);
   let seen = first;
   while (seen !== null && sent.size < submit_in_browser_STEPS_MAX) {
    const {step: step} = seen;
    const kind = step.kind === "credentials" ? "password" : step.kind;
    const isDone = hasNewCookie() || tokenOf(browser) !== null || traffic.answers.length === 0;
    if (sent.has("password") && kind !== "code" && isDone) break;
    if (sent.has(kind) || kind === "username" && sent.has("password")) throw submit_in_browser_refusal(seen, kind);
    const isEarlyCode = kind === "code" && sent.size === 0;
    if (isEarlyCode) break;
    sent.add(kind);
    if (step.kind === "credentials" || step.kind === "username") await fill(browser, seen, step.username, username);
    if (step.kind === "credentials" || step.kind === "password") await fill(browser, seen, step.password, password);
    if (step.kind === "code") await fill(browser, seen, step.code, codeOf(context));
    seen = await submit_in_browser_submit(browser, seen);
    refuse(browser, seen);
   }
   if (!sent.has("password")) throw new SignInError("sign_in_field_not_found", `${place} has no field for the password`);
   if (traffic.answers.length > 0) return;
   if (first.view.hasCaptcha) throw new SignInError("sign_in_captcha", `${place} asks for a captcha`);
   if (traffic.offHost !== null) throw new SignInError("sign_in_off_host", `${place} sends the credentials to ${traffic.offHost}, another origin`);
   throw new SignInError("sign_in_scripted", traffic.isInUrl ? `${place} would send the password in a URL` : `${place} sends no POST with the credentials`);
  }
  async function fill(browser, {ids: ids}, field, value) {
   await browser.fill(ids.get(field) ?? 0, value);
  }
  async function submit_in_browser_submit(browser, seen) {
   const {step: step, ids: ids, buttons: buttons} = seen;
   const {writes: writes} = browser.traffic;
   const last = step.kind === "username" ? step.username : step.kind === "code" ? step.code : step.password;
   await browser.enter(ids.get(last) ?? 0);
   const after = await look(browser);
   if (browser.traffic.writes > writes || after?.step.kind !== step.kind) return after;
   const useful = buttons.filter(({text: text}) => !submit_in_browser_OTHER.test(text));
   const button = useful.find(({text: text}) => SUBMITS.test(text)) ?? useful[0];
   if (button === undefined) return after;
   await browser.press(button.id);
   return look(browser);
  }
  function refuse({traffic: traffic}, seen) {
   const answer = traffic.answers.findLast(({hasPassword: hasPassword}) => hasPassword) ?? traffic.answers.at(-1);
   if (answer === undefined || !(0, http.m_)(answer.exchange)) return;
   const {request: request, response: response} = answer.exchange;
   const value = token_in_jsonOf(response.text);
   if (seen?.step.kind === "code") return;
   if (tokenIn(value) === null && asksForCode(value) && !saysRefused(value)) throw new SignInError("sign_in_code_required", `${sign_in_context_pathOf(request.url)} asks for a second factor`);
   if (response.status < 400 && !saysRefused(value)) return;
   if (seen?.view.hasCaptcha === true) throw new SignInError("sign_in_captcha", `${sign_in_context_pathOf(request.url)} asks for a captcha`);
   throw new SignInError("sign_in_denied", `${sign_in_context_pathOf(request.url)} responds with ${response.status} to the credentials`);
  }
  function submit_in_browser_refusal({view: view}, kind) {
   const path = sign_in_context_pathOf(view.url);
   if (view.hasCaptcha) return new SignInError("sign_in_captcha", `${path} asks for a captcha`);
   if (kind === "code") return new SignInError("sign_in_code_required", `${path} did not accept the one-time code`);
   const what = kind === "username" ? "user name" : "password";
   return new SignInError("sign_in_denied", `${path} asks for the ${what} again`);
  }
  function tokenOf({traffic: traffic}) {
   if (traffic.authorization !== null) return traffic.authorization;
   for (const {exchange: exchange} of traffic.answers.toReversed()) {
    const token = tokenIn(token_in_jsonOf(exchange.response.text));
    if (token !== null) return `Bearer ${token}`;
   }
   return null;
  }
  async function takeSession(context, browser) {
   const {credentials: credentials} = context;
   const {traffic: traffic} = browser;
   if (traffic.read.length === 0) await browser.open(context.target.startUrl);
   const storage = withoutPassword(await browser.storage(), context.login.password ?? "");
   const stored = tokenInStorage(storage.localStorage) ?? tokenInStorage(storage.sessionStorage);
   credentials.authorization = tokenOf(browser) ?? (stored === null ? null : `Bearer ${stored}`);
   credentials.keep(storage);
   const likely = url => submit_in_browser_LIKELY.test(sign_in_context_pathOf(url)) ? 0 : 1;
   const read = [ ...new Set(traffic.read) ].sort((one, other) => likely(one) - likely(other));
   return {
    read: read.slice(0, submit_in_browser_READ_MAX)
   };
  }
  function withoutPassword({localStorage: localStorage, sessionStorage: sessionStorage}, password) {
   const encoded = Buffer.from(password).toString("base64").replaceAll("=", "");
   const kept = items => Object.fromEntries(Object.entries(items).filter(([, value]) => !value.includes(password) && !value.includes(encoded)));
   return {
    localStorage: kept(localStorage),
    sessionStorage: kept(sessionStorage)
   };
  }
  const REFUSALS_MAX = 2;
  const UNREAD = [ 415, 422 ];
  async function submitJson(context, page, endpoint) {
   const scripts = endpoint === null ? await scriptsOf(context, page) : [];
   const urls = endpoint === null ? signInEndpoints(scripts).map(path => new URL(path, context.target.origin).href) : [ endpoint ];
   const refused = [];
   for (const url of urls) {
    for (const body of bodies(context, page, scripts, url)) {
     const result = await sendEither(context, page, url, body);
     if (result === "signed-in") return;
     if (result === "absent") break;
     refused.push(`${sign_in_context_pathOf(url)} ${result}`);
     if (refused.length >= REFUSALS_MAX) throw new SignInError("sign_in_denied", refused[0] ?? "");
    }
   }
   if (hasCaptcha(page)) throw new SignInError("sign_in_captcha", `${sign_in_context_pathOf(page.request.url)} asks for a captcha`);
   if (refused[0] !== undefined) throw new SignInError("sign_in_denied", refused[0]);
   throw new SignInError("sign_in_scripted", `${sign_in_context_pathOf(page.request.url)} is rendered by scripts`);
  }
  async function sendEither(context, page, url, body) {
   const result = await send(context, page, url, body, "json");
   if (!UNREAD.some(status => result === `responds with ${status} to the credentials`)) return result;
   const asForm = await send(context, page, url, {
    grant_type: "password",
    ...body
   }, "form");
   return asForm === "absent" ? result : asForm;
  }
  async function send(context, page, url, body, encoding) {
   const {credentials: credentials, identity: identity} = context;
   const before = credentials.cookies.values();
   const attempt = await context.fetch({
    method: "POST",
    url: url,
    identity: identity,
    fresh: true,
    headers: [ [ "Content-Type", encoding === "json" ? "application/json" : "application/x-www-form-urlencoded" ], [ "Accept", "application/json" ], [ "Origin", context.target.origin ], [ "Referer", page.request.url ], ...csrfHeaders(page, credentials) ],
    body: encoding === "json" ? JSON.stringify(body) : new URLSearchParams(body).toString()
   });
   if (!(0, http.m_)(attempt)) return "absent";
   const {status: status, text: text} = attempt.response;
   const value = token_in_jsonOf(text);
   if (status === 404 || status === 405 || status === 501 || status < 300 && /^\s*</.test(text.slice(0, 200))) return "absent";
   const token = tokenIn(value);
   if (token === null && asksForCode(value) && !saysRefused(value)) throw new SignInError("sign_in_code_required", `${sign_in_context_pathOf(url)} asks for a second factor`);
   if (status >= 400 || saysRefused(value)) return `responds with ${status} to the credentials`;
   const hasNewCookie = credentials.cookies.values().some(cookie => !before.includes(cookie));
   if (token === null && !hasNewCookie) return status < 300 ? "absent" : `responds with ${status}`;
   if (token !== null) credentials.authorization = `Bearer ${token}`;
   return "signed-in";
  }
  function bodies({login: login}, page, scripts, url) {
   const {username: username = "", password: password = ""} = login;
   const step = loginStep(page);
   const passwordName = step?.kind === "credentials" && step.password.name !== "" ? step.password.name : "password";
   const fieldName = step?.kind === "credentials" ? step.username.name : "";
   const names = [ ...fieldName === "" ? [] : [ fieldName ], ...userNames(scripts, new URL(url).pathname, username) ];
   return [ ...new Set(names) ].slice(0, 2).map(name => ({
    [name]: username,
    [passwordName]: password
   }));
  }
  async function signIn(context) {
   const method = (0, contract_login.NY)(context.login);
   if ("fault" in method) throw new SignInError("sign_in_denied", `the login ${method.fault}`);
   if (method.method === "password") return signInWithPassword(context);
   if (method.method === "client-credentials") await requestToken(context); else {
    const token = tokenInStorage(context.login.local_storage ?? {});
    if (token !== null) context.credentials.authorization = `Bearer ${token}`;
   }
   return proveSession(context, null);
  }
  async function signInWithPassword(context) {
   const {username: username = "", password: password = ""} = context.login;
   const found = await loginPage(context);
   if ("read" in found) return proveSession({
    ...context,
    known: [ ...context.known, ...found.read ]
   }, null);
   const {page: page} = found;
   let last = null;
   let known = context.known;
   if (found.kind === "basic") {
    context.credentials.authorization = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
    const after = await visit(context, {
     url: page.request.url
    });
    if (after === null || asksForBasic(after.page)) throw new SignInError("sign_in_denied", `${sign_in_context_pathOf(page.request.url)} responds with 401 to the credentials`);
    last = after.page;
   } else if (found.kind === "interface") await submitJson(context, page, page.request.url); else {
    last = found.kind === "form" ? await submitLogin(context, page) : null;
    if (last === null) known = [ ...known, ...(await submitScripted(context, page)).read ];
   }
   try {
    return await proveSession({
     ...context,
     known: known
    }, last);
   } catch (error) {
    if (error instanceof SignInError && error.code === "sign_in_unproven" && context.check === undefined && hasCaptcha(page)) throw new SignInError("sign_in_captcha", `${sign_in_context_pathOf(page.request.url)} asks for a captcha`);
    throw error;
   }
  }
  async function submitScripted(context, page) {
   const submit = () => submitInBrowser(context, sign_in_addressOf(context, page.request.url));
   const entered = context.isQuick ? null : await submit();
   if (entered !== null) return entered;
   try {
    await submitJson(context, page, null);
    return {
     read: []
    };
   } catch (error) {
    const isUnknown = error instanceof SignInError && error.code === "sign_in_scripted";
    const late = context.isQuick && isUnknown ? await submit() : null;
    if (late === null) throw error;
    return late;
   }
  }
  async function loginPage(context) {
   try {
    return await findLoginPage(context);
   } catch (error) {
    const isMissing = error instanceof SignInError && (error.code === "sign_in_page_not_found" || error.code === "sign_in_field_not_found");
    const entered = isMissing ? await submitInBrowser(context, sign_in_addressOf(context, context.target.startUrl)) : null;
    if (entered === null) throw error;
    return entered;
   }
  }
  function sign_in_addressOf(context, found) {
   const {url: url} = context.login;
   return (url === undefined ? null : onTarget(context, url)) ?? found;
  }
  async function requestToken(context) {
   const {client_id: id = "", client_secret: secret = "", token_url: reference = "", scope: scope} = context.login;
   const url = onTarget(context, reference);
   if (url === null) throw new SignInError("sign_in_off_host", "the token-url of the login is not on the host, scheme and port of the target");
   const grant = {
    grant_type: "client_credentials",
    ...scope === undefined ? {} : {
     scope: scope
    }
   };
   const basic = Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString("base64");
   const ask = (more, headers) => context.fetch({
    method: "POST",
    url: url,
    identity: context.identity,
    fresh: true,
    headers: [ [ "Content-Type", "application/x-www-form-urlencoded" ], [ "Accept", "application/json" ], ...headers ],
    body: new URLSearchParams({
     ...grant,
     ...more
    }).toString()
   });
   const attempt = await ask({}, [ [ "Authorization", `Basic ${basic}` ] ]);
   const token = (0, http.m_)(attempt) ? tokenIn(token_in_jsonOf(attempt.response.text)) : null;
   const again = token === null ? await ask({
    client_id: id,
    client_secret: secret
   }, []) : attempt;
   const value = token ?? ((0, http.m_)(again) ? tokenIn(token_in_jsonOf(again.response.text)) : null);
   if (value === null) {
    const what = (0, http.m_)(again) ? `responds with ${again.response.status} and no token` : "did not respond";
    throw new SignInError("sign_in_denied", `${sign_in_context_pathOf(url)} ${what}`);
   }
   context.credentials.authorization = `Bearer ${value}`;
  }
  async function signInAll(all) {
   const {options: options, transport: transport} = all;
   const given = contract_login.A$.flatMap(name => {
    const login = options[contract_login.RT[name]];
    return login === undefined ? [] : [ {
     name: name,
     login: login
    } ];
   });
   const issued = [];
   const known = new Set;
   const start = async (name, login) => {
    const begun = await begin(all, name, login, issued, [ ...known ]);
    if (begun.proof.by === "refused") known.add(begun.proof.url);
    return begun;
   };
   const signedIn = new Map;
   let failure = null;
   for (const {name: name, login: login} of given) {
    try {
     if (all.withhold) throw new SignInError("sign_in_off_host", "the target was given as https, but speaks plain HTTP on its port");
     signedIn.set(name, await start(name, login));
    } catch (error) {
     if (!(error instanceof SignInError)) throw error;
     transport.drop(name);
     failure ??= sign_in_all_named(name, cleaned(error, login));
    }
   }
   const user = signedIn.get("user");
   const ofUser = () => issued.findLast(({identity: identity}) => identity === "user")?.credentials;
   const others = [ ...signedIn ].filter(([name]) => name !== "user");
   const keeper = user === undefined ? null : new SessionKeeper({
    ...user,
    renew: async () => {
     const {login: login} = user.context;
     const again = await start("user", login).catch(error => {
      throw error instanceof SignInError ? cleaned(error, login) : error;
     });
     return again.proof;
    }
   });
   return {
    names: [ ...signedIn.keys() ],
    isAsked: given.length > 0,
    failure: failure,
    fetch: request => keeper?.fetch(request) ?? transport.fetch(request),
    token: () => {
     const headers = signedIn.has("user") ? ofUser()?.headersFor(all.target.startUrl) ?? [] : [];
     return sessionTokenIn([ ...headers, ...all.withhold ? [] : Object.entries(options.request_headers ?? {}) ]);
    },
    pageStorage: () => signedIn.has("user") ? ofUser()?.storage ?? null : null,
    end: async () => {
     if (failure !== null) return failure;
     const loss = await (keeper?.end()) ?? null;
     if (loss !== null) return loss;
     for (const [name, {context: context, proof: proof}] of others) if (await isValid(context, proof) === false) return sign_in_all_named(name, new SignInError("sign_in_lost", "the session was no longer valid at the end of the scan"));
     return null;
    },
    secrets: () => issued.flatMap(({credentials: credentials}) => credentials.secrets())
   };
  }
  async function begin({target: target, options: options, transport: transport, useBrowser: useBrowser, isQuick: isQuick, now: now}, identity, login, issued, known) {
   const credentials = new SessionCredentials(target.host, login, () => now().getTime());
   issued.push({
    identity: identity,
    credentials: credentials
   });
   transport.assume(identity, credentials);
   const context = {
    target: target,
    identity: identity,
    login: login,
    check: options.login_check,
    known: known,
    credentials: credentials,
    useBrowser: useBrowser,
    isQuick: isQuick,
    options: options,
    fetch: request => transport.fetch(request),
    now: now
   };
   return {
    context: context,
    proof: await signIn(context)
   };
  }
  function cleaned({code: code, message: message}, login) {
   return new SignInError(code, new secret_masker.M((0, secret_values.ob)(login)).mask(message));
  }
  function sign_in_all_named(name, {code: code, message: message}) {
   return name === "user" ? new SignInError(code, message) : new SignInError(code, `${contract_login.RT[name].replace("_", "-")}: ${message}`);
  }
  var cjs = __webpack_require__(20935);
  var local_names = __webpack_require__(89394);
  function targetInfo(address, {port: port, scheme: scheme}, options) {
   const isDefaultPort = port === (scheme === "https" ? 443 : 80);
   const origin = `${scheme}://${(0, target_address.V8)(address.host, isDefaultPort ? null : port)}`;
   const isLocal = (0, local_names.mJ)(address.host);
   return {
    host: address.host,
    port: port,
    scheme: scheme,
    origin: origin,
    startUrl: new URL(options.start_path ?? address.path ?? "/", `${origin}/`).href,
    isIpAddress: address.isIpAddress,
    isLocal: isLocal,
    isLoopback: (0, local_names.cW)(address.host),
    registrableDomain: isLocal || address.isIpAddress ? null : (0, cjs.FB)(address.host, {
     allowPrivateDomains: true
    })
   };
  }
  var package_0 = __webpack_require__(8330);
  var advisories = __webpack_require__(56231);
  const ENGINE_TOOL = {
   name: package_0.UU,
   version: package_0.rE,
   advisories_date: advisories.n,
   libraries_date: library_fingerprints.x
  };
  var external_node_https_ = __webpack_require__(44708);
  var decode_body = __webpack_require__(85873);
  var head_limit = __webpack_require__(95638);
  const bounded_headers_FIELDS_MAX = 1e3;
  const bounded_headers_NAME_MAX = 256;
  const bounded_headers_VALUE_MAX = 16384;
  function boundedHeaders(headers) {
   const kept = headers.slice(0, bounded_headers_FIELDS_MAX);
   const cut = kept.filter(([, value]) => value.length > bounded_headers_VALUE_MAX).map(([name]) => name.slice(0, bounded_headers_NAME_MAX).toLowerCase());
   return {
    headers: kept.map(([name, value]) => [ name.slice(0, bounded_headers_NAME_MAX), value.slice(0, bounded_headers_VALUE_MAX) ]),
    ...cut.length === 0 ? {} : {
     cutHeaders: [ ...new Set(cut) ]
    }
   };
  }
  const KEPT_TEXT_MAX = 16384;
  function recordedResponse(parts) {
   let kept;
   const bounded = boundedHeaders(parts.headers);
   let released;
   return {
    ...parts,
    ...bounded,
    get text() {
     const known = kept ?? released?.deref()?.text;
     if (known !== undefined) return known;
     const text = decodeText(parts.body, (0, http.wx)(bounded.headers, "content-type") ?? "");
     if (parts.body.length <= KEPT_TEXT_MAX) kept = text; else released = new WeakRef({
      text: text
     });
     return text;
    }
   };
  }
  function decodeText(body, contentType) {
   if (body[0] === 254 && body[1] === 255) return new TextDecoder("utf-16be").decode(body);
   if (body[0] === 255 && body[1] === 254) return new TextDecoder("utf-16le").decode(body);
   const charset = /;\s*charset\s*=\s*"?([^\s;"]{1,40})/i.exec(contentType)?.[1] ?? "utf-8";
   try {
    return new TextDecoder(charset).decode(body);
   } catch {
    return new TextDecoder("utf-8").decode(body);
   }
  }
  const HEADER_FIELDS_MAX = 1e3;
  const TLS_OPTIONS = {
   rejectUnauthorized: false,
   minVersion: "TLSv1",
   ciphers: "TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:TLS_AES_128_GCM_SHA256:ALL:COMPLEMENTOFALL:@SECLEVEL=0",
   secureOptions: external_node_crypto_.constants.SSL_OP_LEGACY_SERVER_CONNECT,
   ALPNProtocols: [ "http/1.1" ]
  };
  class HttpClient {
   #options;
   #plain;
   #secure;
   constructor(options) {
    this.#options = options;
    const shared = {
     keepAlive: true,
     maxFreeSockets: options.idleSockets
    };
    this.#plain = new external_node_http_.Agent(shared);
    this.#secure = new external_node_https_.Agent({
     ...shared,
     ...TLS_OPTIONS,
     servername: (0, external_node_net_.isIP)(options.host) === 0 ? options.host : ""
    });
   }
   close() {
    this.#plain.destroy();
    this.#secure.destroy();
   }
   async send(request) {
    const first = await this.#attempt(request);
    return first.retry ? (await this.#attempt(request)).result : first.result;
   }
   async #attempt(request) {
    const transport = request.scheme === "https" ? external_node_https_ : external_node_http_;
    let outgoing;
    try {
     outgoing = transport.request({
      host: this.#options.address,
      port: request.port,
      method: request.method,
      path: request.path,
      headers: request.headers.flat(),
      agent: request.scheme === "https" ? this.#secure : this.#plain,
      insecureHTTPParser: true,
      maxHeaderSize: head_limit.u
     });
    } catch (error) {
     return {
      result: {
       failure: failureOf(error),
       timing: {
        connectMs: null,
        responseMs: null
       }
      },
      retry: false
     };
    }
    outgoing.maxHeadersCount = HEADER_FIELDS_MAX;
    const timing = measure(outgoing);
    const head = await this.#head(outgoing, request);
    if ("failure" in head) {
     outgoing.destroy();
     const retry = outgoing.reusedSocket && head.failure.code === "reset" && !request.signal.aborted;
     return {
      result: {
       ...head,
       timing: timing()
      },
      retry: retry
     };
    }
    const times = timing();
    const {chunks: chunks, cut: cut} = await this.#body(head.incoming, request);
    const headers = pairs(head.incoming.rawHeaders);
    const decoded = await (0, decode_body.V)(Buffer.concat(chunks), (0, http.wx)(headers, "content-encoding") ?? "", request.maxBytes);
    const response = recordedResponse({
     status: head.incoming.statusCode ?? 0,
     httpVersion: head.incoming.httpVersion,
     headers: headers,
     body: decoded.body,
     truncated: cut || decoded.truncated
    });
    return {
     result: {
      response: response,
      timing: times
     },
     retry: false
    };
   }
   #head(outgoing, request) {
    const {connectMs: connectMs} = this.#options.timeouts;
    const headersMs = request.headersMs ?? this.#options.timeouts.headersMs;
    return new Promise(resolve => {
     let timer;
     const settle = result => {
      clearTimeout(timer);
      request.signal.removeEventListener("abort", onAbort);
      resolve(result);
     };
     const fail = failure => {
      settle({
       failure: failure
      });
      outgoing.destroy();
     };
     const setDeadline = (milliseconds, what) => {
      clearTimeout(timer);
      timer = setTimeout(() => fail({
       code: "timeout",
       message: `no ${what} in ${milliseconds} ms`
      }), milliseconds);
     };
     const onAbort = () => fail({
      code: "budget",
      message: "the scan ended before the response"
     });
     setDeadline(connectMs, "connection");
     outgoing.once("socket", socket => {
      if (!socket.connecting && outgoing.reusedSocket) setDeadline(headersMs, "response"); else socket.once(request.scheme === "https" ? "secureConnect" : "connect", () => setDeadline(headersMs, "response"));
     });
     outgoing.once("response", incoming => settle({
      incoming: incoming
     }));
     outgoing.once("upgrade", () => fail({
      code: "protocol",
      message: "the server switched protocols unasked"
     }));
     outgoing.on("error", error => settle({
      failure: failureOf(error)
     }));
     request.signal.addEventListener("abort", onAbort, {
      once: true
     });
     if (request.signal.aborted) onAbort(); else outgoing.end(request.body);
    });
   }
   #body(incoming, request) {
    return new Promise(resolve => {
     const chunks = [];
     let size = 0;
     const finish = cut => {
      clearTimeout(timer);
      request.signal.removeEventListener("abort", stop);
      if (cut) incoming.destroy();
      resolve({
       chunks: chunks,
       cut: cut
      });
     };
     const stop = () => finish(true);
     const timer = setTimeout(stop, this.#options.timeouts.bodyMs);
     incoming.on("data", chunk => {
      const room = request.maxBytes - size;
      chunks.push(chunk.length > room ? chunk.subarray(0, room) : chunk);
      size += chunk.length;
      if (chunk.length > room) stop();
     });
     incoming.on("end", () => finish(false));
     incoming.on("error", stop);
     incoming.on("close", stop);
     request.signal.addEventListener("abort", stop, {
      once: true
     });
     if (request.signal.aborted) stop();
    });
   }
  }
  function measure(outgoing) {
   const startedAt = performance.now();
   let connectedAt = null;
   let isReused = false;
   let respondedAt = null;
   outgoing.once("socket", socket => {
    isReused = !socket.connecting;
    if (isReused) connectedAt = performance.now(); else socket.once("connect", () => connectedAt = performance.now());
   });
   outgoing.once("response", () => respondedAt = performance.now());
   return () => ({
    connectMs: connectedAt === null || isReused ? null : connectedAt - startedAt,
    responseMs: connectedAt === null || respondedAt === null ? null : respondedAt - connectedAt
   });
  }
  function pairs(raw) {
   const headers = [];
   for (let index = 0; index + 1 < raw.length; index += 2) headers.push([ raw[index] ?? "", raw[index + 1] ?? "" ]);
   return headers;
  }
  var resolve_host = __webpack_require__(69124);
  const foreign_client_BODY_BYTES_MAX = 3 * 1024 * 1024;
  const foreign_client_HOSTS_MAX = 20;
  const TIMEOUTS = {
   connectMs: 5e3,
   headersMs: 5e3,
   bodyMs: 5e3
  };
  class ForeignClient {
   #options;
   #clients=new Map;
   constructor(options) {
    this.#options = options;
   }
   async fetch(text) {
    const url = URL.parse(text);
    const request = {
     method: "GET",
     url: text.slice(0, 2e3),
     headers: []
    };
    const failed = (code, message) => ({
     request: request,
     failure: {
      code: code,
      message: message
     }
    });
    if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") return failed("blocked", "not a URL that a page may load");
    const {budget: budget, signal: signal} = this.#options;
    if (budget.bytesLeft === 0 || !budget.take("requests")) return failed("budget", "the scan budget is exhausted");
    const scheme = url.protocol === "https:" ? "https" : "http";
    try {
     const client = await this.#clientOf(url.hostname.replace(/^\[|\]$/g, ""));
     const result = await client.send({
      scheme: scheme,
      port: url.port === "" ? scheme === "https" ? 443 : 80 : Number(url.port),
      method: "GET",
      path: url.pathname + url.search,
      headers: [ [ "Host", url.host ], ...user_agent.R ],
      body: undefined,
      maxBytes: Math.min(foreign_client_BODY_BYTES_MAX, budget.bytesLeft),
      signal: signal
     });
     if ("failure" in result) return {
      request: request,
      failure: result.failure
     };
     budget.addBytes(result.response.body.length);
     return {
      request: request,
      response: result.response
     };
    } catch (error) {
     return failed(error instanceof resolve_host.d && error.reason === "dns_error" ? "dns" : "blocked", "not reachable");
    }
   }
   async close() {
    for (const client of await Promise.allSettled(this.#clients.values())) if (client.status === "fulfilled") client.value.close();
    this.#clients.clear();
   }
   #policy() {
    const {addressPolicy: addressPolicy, targetAddress: targetAddress} = this.#options;
    return (0, address_guard.MJ)(targetAddress) ? addressPolicy : {
     mode: "public",
     allow: []
    };
   }
   #clientOf(host) {
    const known = this.#clients.get(host);
    if (known !== undefined) return known;
    if (this.#clients.size >= foreign_client_HOSTS_MAX) return Promise.reject(new resolve_host.d("address_not_allowed", "too many hosts"));
    const {resolver: resolver, signal: signal, targetAddress: targetAddress} = this.#options;
    const client = (0, resolve_host.p)(host, this.#policy(), resolver, signal).then(([address = ""]) => {
     if ((0, address_guard.Ow)(address) && !(0, address_guard.Ow)(targetAddress)) throw new resolve_host.d("address_not_allowed", "a loopback address, unlike that of the target");
     return new HttpClient({
      address: address,
      host: host,
      idleSockets: 2,
      timeouts: TIMEOUTS
     });
    });
    this.#clients.set(host, client);
    return client;
   }
  }
  async function probeTls(socket, host, timeoutMs, signal) {
   const response = await exchangeBytes(socket, detect_scheme_clientHello(host), received => received.length >= 5, timeoutMs, signal);
   if (response.length === 0) return "silent";
   const isTlsRecord = (response[0] === 21 || response[0] === 22) && response[1] === 3;
   if (isTlsRecord) return "tls";
   return response.toString("latin1", 0, 5).toUpperCase() === "HTTP/" ? "http" : "other";
  }
  const WANTS_TLS = /plain HTTP request was sent to HTTPS|HTTP request to an HTTPS server|speaking plain HTTP to an SSL|requires TLS/i;
  async function probePlainHttp(socket, request, timeoutMs, signal) {
   const lines = [ `GET ${request.path} HTTP/1.1`, `Host: ${request.authority}`, `User-Agent: ${request.userAgent}`, "Accept: */*", "Connection: close", "", "" ];
   const response = await exchangeBytes(socket, Buffer.from(lines.join("\r\n"), "latin1"), received => received.length >= 4096, timeoutMs, signal);
   if (response.length === 0) return "silent";
   const text = response.toString("latin1", 0, 4096);
   if (!text.startsWith("HTTP/")) return response[0] === 21 ? "tls" : "other";
   const refused = / 400 /.test(text.slice(0, 16));
   return refused && WANTS_TLS.test(text) ? "tls" : "http";
  }
  const SUITES = [ 4865, 4866, 4867, 49195, 49196, 49199, 49200, 52392, 52393, 158, 159, 49171, 49172, 49161, 49162, 156, 157, 47, 53, 10, 5 ];
  function detect_scheme_clientHello(host) {
   const random = (0, external_node_crypto_.randomBytes)(32);
   random.write("\r\n\r\n", 8, "latin1");
   const extensions = [ ...(0, external_node_net_.isIP)(host) === 0 ? [ detect_scheme_extension(0, vector(2, Buffer.concat([ Buffer.from([ 0 ]), vector(2, Buffer.from(host)) ]))) ] : [], detect_scheme_extension(10, vector(2, words([ 29, 23, 24 ]))), detect_scheme_extension(11, vector(1, Buffer.from([ 0 ]))), detect_scheme_extension(13, vector(2, words([ 1027, 2052, 1025, 1283, 2053, 1281, 2054, 1537, 513 ]))), detect_scheme_extension(43, vector(1, words([ 772, 771, 770, 769 ]))), detect_scheme_extension(51, vector(2, Buffer.concat([ words([ 29 ]), vector(2, (0, 
   external_node_crypto_.randomBytes)(32)) ]))) ];
   const body = Buffer.concat([ words([ 771 ]), random, vector(1, (0, external_node_crypto_.randomBytes)(32)), vector(2, words([ ...SUITES, 255 ])), vector(1, Buffer.from([ 0 ])), vector(2, Buffer.concat(extensions)) ]);
   const handshake = Buffer.concat([ Buffer.from([ 1, 0 ]), vector(2, body) ]);
   return Buffer.concat([ Buffer.from([ 22, 3, 1 ]), vector(2, handshake) ]);
  }
  function detect_scheme_extension(type, body) {
   return Buffer.concat([ words([ type ]), vector(2, body) ]);
  }
  function vector(lengthBytes, body) {
   return Buffer.concat([ lengthBytes === 1 ? Buffer.from([ body.length ]) : words([ body.length ]), body ]);
  }
  function words(values) {
   const buffer = Buffer.alloc(values.length * 2);
   values.forEach((value, index) => {
    buffer.writeUInt16BE(value, index * 2);
   });
   return buffer;
  }
  function connectTimeoutMs(address) {
   return (0, address_guard.Ow)(address) ? 2e3 : 4e3;
  }
  const locate_RESPONSE_TIMEOUT_MS = 3e3;
  async function locate(target, addresses, options) {
   const usual = options.scheme === "http" ? [ 80 ] : [ 443, 80 ];
   const ports = target.port !== null ? [ target.port ] : options.ports ?? usual;
   let fault;
   let silent = null;
   for (const [index, port] of ports.entries()) {
    for (const address of addresses) {
     try {
      const isLast = index === ports.length - 1;
      const found = await locate_detect(target, address, port, {
       ...options,
       mayBeSilent: isLast
      });
      if (found.protocol !== "silent") return found.endpoint;
      silent ??= found.endpoint;
      break;
     } catch (error) {
      if (!(error instanceof ProbeError) || error.code === "aborted" || error.code === "budget") throw error;
      fault = error;
     }
    }
   }
   if (silent !== null) return silent;
   throw fault;
  }
  async function locate_detect(target, address, port, options) {
   const requestedScheme = options.scheme ?? target.scheme;
   const as = (scheme, protocol) => ({
    endpoint: {
     address: address,
     port: port,
     scheme: scheme
    },
    protocol: protocol
   });
   const connect = () => {
    if (!options.budget.take("connections")) throw new ProbeError("budget", "no connection is left in the budget");
    return connectTcp(address, port, connectTimeoutMs(address), options.signal);
   };
   const socket = await connect();
   if (options.scheme !== undefined) {
    socket.destroy();
    return as(options.scheme, "other");
   }
   const timeoutMs = options.responseTimeoutMs ?? locate_RESPONSE_TIMEOUT_MS;
   const protocol = await probeTls(socket, target.host, timeoutMs, options.signal);
   if (protocol === "http") return as("http", protocol);
   if (protocol === "tls" && requestedScheme !== "http") return as("https", protocol);
   const likely = requestedScheme ?? (port === 443 ? "https" : "http");
   if (protocol === "silent" && !options.mayBeSilent) return as(likely, protocol);
   const plain = await requestPlainly(target, port, connect, options);
   if (plain === "http") return as("http", plain);
   if (protocol === "tls" || plain === "tls") return as("https", "tls");
   return as(likely, plain);
  }
  async function requestPlainly(target, port, connect, options) {
   const request = {
    authority: (0, target_address.V8)(target.host, port),
    path: "/",
    userAgent: options.userAgent
   };
   const timeoutMs = options.responseTimeoutMs ?? locate_RESPONSE_TIMEOUT_MS;
   return probePlainHttp(await connect(), request, timeoutMs, options.signal);
  }
  var external_node_events_ = __webpack_require__(78474);
  var retry_after = __webpack_require__(17941);
  const SAMPLES = 8;
  const SLOW_MS = 250;
  const SLOW_FACTOR = 4;
  const RELIEF = .7;
  const CEILING_RESPONSES = 50;
  class CongestionWindow {
   #maximum;
   #size;
   #threshold;
   #ceiling;
   #sinceOverflow=0;
   #decreasedAt=Number.NEGATIVE_INFINITY;
   #latencies=[];
   #usual=Number.POSITIVE_INFINITY;
   #trial=null;
   constructor(initial, maximum) {
    this.#maximum = maximum;
    this.#size = Math.min(initial, maximum);
    this.#threshold = maximum;
    this.#ceiling = maximum;
   }
   get size() {
    return Math.max(1, Math.floor(this.#size));
   }
   success(latency, sentAt, now) {
    this.#sinceOverflow += 1;
    if (this.#sinceOverflow % CEILING_RESPONSES === 0) this.#ceiling = Math.min(this.#maximum, this.#ceiling + 1);
    const growth = this.#size < this.#threshold ? 1 : 1 / this.#size;
    this.#size = Math.min(this.#ceiling, this.#size + growth);
    if (sentAt < this.#decreasedAt) return;
    this.#latencies.push(latency);
    if (this.#latencies.length >= SAMPLES) this.#judgeLatency(now);
   }
   refusal(sentAt, now) {
    this.#decrease(sentAt, now, 2);
   }
   failure(sentAt, now) {
    this.#decrease(sentAt, now, 1);
   }
   overflow(sentAt, now) {
    if (!this.#decrease(sentAt, now, 1)) return;
    this.#ceiling = Math.max(2, this.#size);
    this.#sinceOverflow = 0;
   }
   #decrease(sentAt, now, floor) {
    if (sentAt < this.#decreasedAt) return false;
    this.#size = Math.max(Math.min(floor, this.#size), this.size / 2);
    this.#threshold = this.#size;
    this.#decreasedAt = now;
    this.#latencies = [];
    this.#trial = null;
    return true;
   }
   #judgeLatency(now) {
    const sorted = this.#latencies.sort((one, other) => one - other);
    const median = sorted[SAMPLES / 2] ?? 0;
    this.#latencies = [];
    if (this.#trial !== null) {
     const {size: size, median: before} = this.#trial;
     this.#trial = null;
     if (median > before * RELIEF) {
      this.#size = Math.min(this.#ceiling, Math.max(this.#size, size));
      this.#threshold = this.#maximum;
      this.#usual = before;
     }
     return;
    }
    this.#usual = Math.min(this.#usual, median);
    if (median <= Math.max(SLOW_MS, this.#usual * SLOW_FACTOR)) return;
    const trial = {
     size: this.#size,
     median: median
    };
    this.#decrease(now, now, 2);
    this.#trial = trial;
   }
  }
  const CONCURRENCY_FIRST = 4;
  const CONNECT_LOST_MS = 900;
  const SAMPLES_MIN = 10;
  const HEADERS_MS_MIN = 3e3;
  const HEADERS_MS_MAX = 1e4;
  const HEADERS_FACTOR = 20;
  const RETRY_AFTER_MAX_MS = 5e3;
  const WAITING_SHARE = 1 / 6;
  class HostPace {
   #window;
   #waitingMaxMs;
   #responses=0;
   #slowestMs=0;
   #waitedMs=0;
   #pausedUntil=Number.NEGATIVE_INFINITY;
   constructor(concurrency, seconds) {
    this.#window = new CongestionWindow(CONCURRENCY_FIRST, concurrency);
    this.#waitingMaxMs = seconds * 1e3 * WAITING_SHARE;
   }
   get size() {
    return this.#window.size;
   }
   get pausedUntil() {
    return this.#pausedUntil;
   }
   get headersMs() {
    if (this.#responses < SAMPLES_MIN) return HEADERS_MS_MAX;
    return Math.min(HEADERS_MS_MAX, Math.max(HEADERS_MS_MIN, this.#slowestMs * HEADERS_FACTOR));
   }
   observe({result: result, sentAt: sentAt, now: now, date: date}) {
    const {connectMs: connectMs, responseMs: responseMs} = result.timing;
    if (connectMs !== null && connectMs >= CONNECT_LOST_MS) this.#window.overflow(sentAt, now);
    if ("failure" in result) {
     const {code: code} = result.failure;
     const isUnconnected = code === "timeout" && responseMs === null && connectMs === null;
     if (code === "refused" || code === "reset" || isUnconnected) this.#window.overflow(sentAt, now); else if (code === "timeout") this.#window.failure(sentAt, now);
     return false;
    }
    if (responseMs !== null) {
     this.#responses += 1;
     this.#slowestMs = Math.max(this.#slowestMs, responseMs);
    }
    const {status: status, headers: headers} = result.response;
    if (status !== 429 && status !== 503) {
     this.#window.success(responseMs ?? 0, sentAt, now);
     return false;
    }
    this.#window.refusal(sentAt, now);
    return this.#pause((0, retry_after.V)((0, http.wx)(headers, "retry-after") ?? null, date), now);
   }
   #pause(wait, now) {
    if (wait === null || wait === 0 || wait > RETRY_AFTER_MAX_MS) return false;
    const more = Math.max(0, now + wait - Math.max(now, this.#pausedUntil));
    if (this.#waitedMs + more > this.#waitingMaxMs) return false;
    this.#waitedMs += more;
    this.#pausedUntil = Math.max(this.#pausedUntil, now + wait);
    return true;
   }
  }
  function joinHeaders(defaults, ofUser, ofSession, ofProbe) {
   const isCookie = ([name]) => name.toLowerCase() === "cookie";
   const others = [ defaults, ofUser, ofSession, ofProbe ].map(list => list.filter(field => !isCookie(field)));
   const kept = others.flatMap((list, index) => {
    const later = new Set(others.slice(index + 1).flat().map(([name]) => name.toLowerCase()));
    return list.filter(([name]) => !later.has(name.toLowerCase()));
   });
   const given = ofProbe.filter(isCookie).map(([, value]) => value);
   const joined = given.length > 0 ? given : ofUser.filter(isCookie).map(([, value]) => value);
   const names = new Set(joined.flatMap(join_headers_pairsOf).map(join_headers_nameOf));
   const more = ofSession.filter(isCookie).flatMap(([, value]) => join_headers_pairsOf(value)).filter(pair => !names.has(join_headers_nameOf(pair)));
   const [first, ...rest] = joined;
   if (more.length === 0) return [ ...kept, ...joined.map(value => [ "Cookie", value ]) ];
   return [ ...kept, [ "Cookie", first === undefined ? more.join("; ") : `${first}; ${more.join("; ")}` ], ...rest.map(value => [ "Cookie", value ]) ];
  }
  function join_headers_pairsOf(cookies) {
   return cookies.split(";").map(pair => pair.trim());
  }
  function join_headers_nameOf(pair) {
   return pair.split("=", 1)[0] ?? "";
  }
  class RateLimiter {
   #limits;
   #perSecond;
   #waiting=[];
   #running=0;
   #nextStart=0;
   constructor(limits, perSecond) {
    this.#limits = limits;
    this.#perSecond = perSecond;
   }
   async run(signal, work) {
    await this.#enter(signal);
    try {
     await this.#space(signal);
     return await work();
    } finally {
     this.#running -= 1;
     while (this.#running < this.#limits.size && this.#waiting.length > 0) this.#waiting.shift()?.();
    }
   }
   async #enter(signal) {
    signal.throwIfAborted();
    if (this.#running < this.#limits.size) {
     this.#running += 1;
     return;
    }
    await new Promise((resolve, reject) => {
     const onAbort = () => {
      const index = this.#waiting.indexOf(admit);
      if (index >= 0) this.#waiting.splice(index, 1);
      reject(signal.reason);
     };
     const admit = () => {
      signal.removeEventListener("abort", onAbort);
      this.#running += 1;
      resolve();
     };
     this.#waiting.push(admit);
     signal.addEventListener("abort", onAbort, {
      once: true
     });
    });
   }
   async #space(signal) {
    for (;;) {
     const now = performance.now();
     const start = Math.max(now, this.#limits.pausedUntil ?? now, this.#perSecond === null ? now : this.#nextStart);
     if (this.#perSecond !== null) this.#nextStart = start + 1e3 / this.#perSecond;
     if (start > now) await (0, external_node_timers_promises_.setTimeout)(start - now, undefined, {
      signal: signal
     });
     if ((this.#limits.pausedUntil ?? now) <= performance.now()) return;
    }
   }
  }
  const CLEAR_ON_TLS_MS = 3e3;
  const BODY_BYTES_DEFAULT = 1024 * 1024;
  const CACHE_BYTES_MAX = 24 * 1024 * 1024;
  class Session {
   #options;
   #client;
   #pace;
   #limiter;
   #cache=new Map;
   #cachedBytes=0;
   #sockets=new Set;
   #ownHeaders;
   #identities=new Map;
   constructor(options) {
    this.#options = options;
    const {address: address} = options.endpoint;
    const near = (0, address_guard.Ow)(address);
    const concurrency = near ? 10 : 6;
    this.#client = new HttpClient({
     address: address,
     host: options.target.host,
     idleSockets: concurrency,
     timeouts: {
      connectMs: connectTimeoutMs(address) + 2e3,
      headersMs: 1e4,
      bodyMs: 5e3
     }
    });
    const perSecond = options.options.max_requests_per_second ?? (near ? null : 50);
    this.#pace = new HostPace(concurrency, options.budget.limits.seconds);
    this.#limiter = new RateLimiter(this.#pace, perSecond);
    this.#ownHeaders = options.withholdHeaders ? [] : Object.entries(options.options.request_headers ?? {});
    (0, external_node_events_.setMaxListeners)(0, options.signal);
   }
   close() {
    this.#client.close();
    for (const socket of this.#sockets) socket.destroy();
    this.#cache.clear();
   }
   assume(name, credentials) {
    this.#identities.set(name, credentials);
    this.#forget();
   }
   drop(name) {
    this.#identities.delete(name);
    this.#forget();
   }
   #forget() {
    this.#cache.clear();
    this.#cachedBytes = 0;
   }
   fetch(request) {
    const {target: target, options: options} = this.#options;
    const method = request.method ?? "GET";
    const place = requestUrl(request.url, target, options);
    const headers = request.headers ?? [];
    if ("refusal" in place) {
     const url = request.url.slice(0, 2e3);
     return Promise.resolve(failed({
      method: method,
      url: url,
      headers: headers
     }, "blocked", place.refusal));
    }
    const record = {
     method: method,
     url: place.url,
     headers: headers,
     ...request.body === undefined ? {} : {
      body: request.body
     }
    };
    const maxBytes = request.maxBytes ?? BODY_BYTES_DEFAULT;
    const sender = request.isAnonymous === true ? "stranger" : request.identity ?? "user";
    if (request.fresh === true || request.isAnonymous === true) return this.#send(record, place, maxBytes, sender);
    return this.#cached(record, place, maxBytes, sender);
   }
   async connect(port = this.#options.target.port) {
    const {budget: budget, signal: signal, endpoint: endpoint} = this.#options;
    if (signal.aborted) throw new ProbeError("aborted", "the scan ended");
    if (!budget.take("connections")) throw new ProbeError("budget", "no connection is left in the budget");
    const socket = await connectTcp(endpoint.address, port, connectTimeoutMs(endpoint.address), signal);
    this.#sockets.add(socket);
    socket.once("close", () => this.#sockets.delete(socket));
    return socket;
   }
   async #cached(record, place, maxBytes, sender) {
    const own = this.#credentialsOf(sender) === undefined ? null : sender;
    const key = JSON.stringify([ record.method, place.url, record.headers, record.body ?? null, own ]);
    const known = this.#cache.get(key);
    if (known !== undefined) {
     const attempt = await known.attempt;
     const isEnough = known.maxBytes >= maxBytes || !(0, http.m_)(attempt) || !attempt.response.truncated;
     if (isEnough) return attempt;
    }
    const sent = this.#send(record, place, maxBytes, sender);
    this.#cache.set(key, {
     maxBytes: maxBytes,
     attempt: sent,
     bytes: 0
    });
    const attempt = await sent;
    this.#keep(key, attempt);
    return attempt;
   }
   #keep(key, attempt) {
    const entry = this.#cache.get(key);
    if (entry === undefined || !(0, http.m_)(attempt)) return;
    entry.bytes = attempt.response.body.length;
    this.#cachedBytes += entry.bytes;
    for (const [oldest, {bytes: bytes}] of this.#cache) {
     if (this.#cachedBytes <= CACHE_BYTES_MAX) break;
     if (bytes === 0 || oldest === key) continue;
     this.#cache.delete(oldest);
     this.#cachedBytes -= bytes;
    }
   }
   async #send(record, place, maxBytes, sender) {
    const {signal: signal} = this.#options;
    try {
     const first = await this.#attempt(record, place, sender, maxBytes);
     return first.isRepeatable && record.body === undefined ? (await this.#attempt(record, place, sender, maxBytes)).attempt : first.attempt;
    } catch (error) {
     if (signal.aborted) return overBudget(record);
     throw error;
    }
   }
   #attempt(record, place, sender, maxBytes) {
    const {budget: budget, signal: signal, target: target} = this.#options;
    const isClearOnTls = target.scheme === "https" && place.scheme === "http" && place.port === target.port;
    return this.#limiter.run(signal, async () => {
     if (budget.bytesLeft === 0 || !budget.take("requests")) return {
      attempt: overBudget(record),
      isRepeatable: false
     };
     const sentAt = performance.now();
     const headers = this.#headersFor(record, place, sender);
     const result = await this.#client.send({
      scheme: place.scheme,
      port: place.port,
      method: record.method,
      path: place.path,
      headers: headers,
      body: record.body,
      maxBytes: Math.min(maxBytes, budget.bytesLeft),
      headersMs: isClearOnTls ? CLEAR_ON_TLS_MS : this.#pace.headersMs,
      signal: signal
     });
     const isRepeatable = place.port === target.port && !isClearOnTls && this.#pace.observe({
      result: result,
      sentAt: sentAt,
      now: performance.now(),
      date: Date.now()
     });
     if ("failure" in result) return {
      attempt: {
       request: record,
       failure: result.failure
      },
      isRepeatable: isRepeatable
     };
     budget.addBytes(result.response.body.length);
     if ((0, http.wx)(record.headers, "cookie") === undefined) this.#credentialsFor(place, sender)?.store(place.url, result.response.headers);
     return {
      attempt: {
       request: record,
       response: result.response
      },
      isRepeatable: isRepeatable
     };
    });
   }
   #credentialsOf(sender) {
    return sender === "stranger" || sender === "none" ? undefined : this.#identities.get(sender);
   }
   #credentialsFor(place, sender) {
    const {scheme: scheme, port: port} = this.#options.target;
    return place.scheme === scheme && place.port === port ? this.#credentialsOf(sender) : undefined;
   }
   #headersFor(record, place, sender) {
    const {target: target} = this.#options;
    const own = place.scheme === target.scheme && sender !== "stranger" ? this.#ownHeaders : [];
    const ofSession = this.#credentialsFor(place, sender)?.headersFor(place.url) ?? [];
    const defaults = [ [ "Host", authorityOf(place, target.host) ], ...user_agent.R.map(([name, value]) => [ name, value ]) ];
    if (record.body !== undefined) defaults.push([ "Content-Length", String(Buffer.byteLength(record.body)) ]);
    return joinHeaders(defaults, own, ofSession, record.headers);
   }
  }
  function authorityOf(place, host) {
   const isDefaultPort = place.port === (place.scheme === "https" ? 443 : 80);
   return (0, target_address.V8)(host, isDefaultPort ? null : place.port);
  }
  function overBudget(request) {
   return failed(request, "budget", "the scan budget is exhausted");
  }
  function failed(request, code, message) {
   return {
    request: request,
    failure: {
     code: code,
     message: message
    }
   };
  }
  class ScanStop extends Error {
   reason;
   constructor(reason, message, options) {
    super(message, options);
    this.name = "ScanStop";
    this.reason = reason;
   }
  }
  const runScan = async request => {
   const address = (0, target_address.B1)(request.target);
   if (isCancelled(request)) return {
    status: "aborted"
   };
   const {limits: limits} = request;
   const growth = limits?.requests === undefined ? core_budget.AS[request.scanType] : 0;
   const usesBrowser = request.browserPath !== undefined && request.options?.browser !== "off";
   const budget = new core_budget.__({
    ...(0, core_budget.nT)(request.scanType, usesBrowser),
    ...limits
   }, growth);
   const wall = new AbortController;
   const timer = setTimeout(() => {
    budget.endWallClock();
    wall.abort(new ScanStop("timeout", `The scan did not end within ${budget.limits.seconds} seconds.`));
   }, budget.millisecondsLeft);
   const cancel = () => wall.abort(new ScanStop("lost", "The scan was cancelled."));
   request.signal?.addEventListener("abort", cancel, {
    once: true
   });
   try {
    return await scan(request, address, budget, wall.signal);
   } catch (error) {
    if (isCancelled(request)) return {
     status: "aborted"
    };
    const stop = asStop(error, wall.signal);
    if (stop === null) throw error;
    const secrets = new secret_masker.M((0, secret_values.b8)(request.options ?? {}));
    return {
     status: "failed",
     reason: stop.reason,
     message: secrets.mask(stop.message)
    };
   } finally {
    clearTimeout(timer);
    request.signal?.removeEventListener("abort", cancel);
    wall.abort(new ScanStop("lost", "The scan is over."));
   }
  };
  async function scan(request, address, budget, signal) {
   const options = request.options ?? {};
   const meter = new ProgressMeter(request.onProgress ?? (() => {}), budget);
   meter.tick();
   const addresses = await (0, resolve_host.p)(address.host, request.addressPolicy, request.resolver, signal);
   const endpoint = await locate(address, addresses, {
    budget: budget,
    signal: signal,
    scheme: options.scheme,
    userAgent: user_agent._
   });
   const target = targetInfo(address, endpoint, options);
   const tokens = new Tokens(request.seed);
   const withholdHeaders = address.scheme === "https" && endpoint.scheme === "http";
   const session = new Session({
    target: target,
    endpoint: endpoint,
    options: options,
    budget: budget,
    signal: signal,
    withholdHeaders: withholdHeaders
   });
   const {addressPolicy: addressPolicy, resolver: resolver, browserPath: browserPath = null} = request;
   const foreign = new ForeignClient({
    budget: budget,
    signal: signal,
    addressPolicy: addressPolicy,
    resolver: resolver,
    targetAddress: endpoint.address
   });
   let watch = null;
   try {
    const startedAt = performance.now();
    const start = (request.now ?? new Date).getTime();
    if (contract_login.A$.some(name => options[contract_login.RT[name]] !== undefined)) meter.enter("sign-in");
    const identities = await signInAll({
     target: target,
     options: options,
     transport: session,
     withhold: withholdHeaders,
     useBrowser: browserPath === null || options.browser === "off" ? null : loginBrowser(browserPath, signal),
     isQuick: request.scanType === "quick",
     now: () => new Date(start + performance.now() - startedAt)
    });
    const cleaner = new TextCleaner(tokens, options, target.origin, identities.secrets);
    const store = new EvidenceStore({
     target: target,
     address: endpoint.address,
     scanType: request.scanType,
     options: options,
     ownershipProven: request.ownershipProven,
     identities: identities.names,
     now: request.now ?? new Date,
     signal: signal,
     resolver: request.resolver ?? new promises_.Resolver({
      timeout: 2e3,
      tries: 2
     }),
     trustedRoots: request.trustedRoots,
     fetch: async probe => {
      const attempt = await identities.fetch(probe);
      meter.tick();
      if (probe.identity === undefined || !identities.names.includes("user")) watch?.note(attempt);
      return attempt;
     },
     ...options.third_parties === "load" ? {
      fetchForeign: url => foreign.fetch(url)
     } : {},
     browserPath: browserPath,
     connect: port => session.connect(port),
     bytesLeft: () => budget.bytesLeft,
     requestsLeft: () => budget.requestsLeft,
     growBudget: () => budget.grow(),
     token: length => tokens.next(length),
     sessionToken: () => identities.token(),
     pageStorage: () => identities.pageStorage(),
     hasSecret: text => cleaner.hasSecret(text),
     analyse: analyseResponse
    });
    const checks = registry.CHECKS.filter(check => check.meta.scanTypes.includes(request.scanType));
    await requireLanding(store, target, checks, options);
    watch = new CoverageWatch({
     store: store,
     target: target,
     scanType: request.scanType,
     fetch: probe => session.fetch(probe),
     missingPrefix: missingPrefix(options),
     isSignedIn: identities.names.includes("user"),
     token: () => tokens.next(12),
     isTimeOver: () => signal.aborted
    });
    const closing = identities.names.includes("user") ? CLOSING_REQUESTS_SIGNED_IN : CLOSING_REQUESTS;
    budget.hold(Math.min(closing, Math.floor(budget.limits.requests / 4)));
    const clean = text => cleaner.clean(text);
    return await run_judge({
     request: request,
     checks: checks,
     target: target,
     store: store,
     budget: budget,
     clean: clean,
     watch: watch,
     identities: identities,
     meter: meter
    });
   } finally {
    session.close();
    await foreign.close();
   }
  }
  function missingPrefix({include_paths: included}) {
   const path = (included?.[0] ?? "/").split("?")[0] ?? "/";
   const name = path.slice(path.lastIndexOf("/") + 1);
   return name === "" || name.includes(".") ? path : `${path}/`;
  }
  async function requireLanding(store, target, checks, options) {
   const wantsTls = target.scheme === "https" && enabled(checks, options).some(({needs: needs}) => needs.includes("tls"));
   const tls = wantsTls ? store.gather("tls") : null;
   const landing = await store.gather("landing");
   if (landing.state === "available") return;
   if (landing.state === "failed" && landing.code === "tls" && tls !== null) {
    const evidence = await tls;
    if (evidence.state === "available" && evidence.value.versions.some(({accepted: accepted}) => accepted)) return;
   }
   const isLate = landing.state === "failed" && (landing.code === "timeout" || landing.code === "budget");
   throw new ScanStop(isLate ? "timeout" : "unreachable", `${target.origin} sent no usable response: ${landing.reason}.`);
  }
  async function run_judge(judged) {
   const {request: request, checks: checks, target: target, store: store, budget: budget, clean: clean, watch: watch, identities: identities, meter: meter} = judged;
   const options = request.options ?? {};
   const disabled = new Set(options.disable_checks ?? []);
   const authenticated = identities.names.includes("user") || Object.keys(options.request_headers ?? {}).some(name => /^(cookie|authorization)$/i.test(name));
   const context = {
    target: target,
    scanType: request.scanType,
    now: request.now ?? new Date,
    authenticated: authenticated
   };
   let turns = Promise.resolve();
   const yieldToEventLoop = () => {
    turns = turns.then(() => (0, external_node_timers_promises_.setImmediate)());
    return turns;
   };
   const found = [];
   let outcomes = [];
   const wanted = new Set(enabled(checks, options).flatMap(check => check.needs));
   for (const kind of wanted) meter.follow(kind, store.gather(kind));
   meter.followed();
   await Promise.all(checks.map(async check => {
    const {outcome: outcome, findings: findings} = await outcomeOf(check, store, context, {
     wanted: wanted,
     isDisabled: disabled.has(check.meta.id),
     yieldToEventLoop: yieldToEventLoop,
     findings: {
      target: target,
      options: options,
      clean: clean
     }
    });
    outcomes.push(outcome);
    found.push(...findings);
    meter.found(found.length);
   }));
   if (isCancelled(request)) return {
    status: "aborted"
   };
   budget.hold(0);
   const seen = await watch.end();
   const {summary: summary, doubt: doubt, wall: wall} = identities.isAsked ? withSignIn(seen, await identities.end()) : seen;
   const browser = wanted.has("browser") ? await store.gather("browser") : null;
   const withPages = withBrowser(summary, browser, {
    isRequired: options.browser === "required",
    clean: clean
   });
   const withOperations = withApi(withPages, await store.gathered("operations"));
   const coverage = withCrawl(withOperations, await store.gathered("crawl"));
   if (doubt !== null) outcomes = downgradeToInconclusive(outcomes, checks, doubt); else if (wall !== undefined) outcomes = passInPart(outcomes, checks, wall);
   const {kept: kept, omitted: omitted} = sortFindings(found);
   outcomes.sort((a, b) => a.check_id < b.check_id ? -1 : 1);
   return {
    status: "completed",
    report: {
     target: target,
     findings: kept,
     omitted: omitted,
     checks: outcomes.map(outcome => outcomeWithoutSecrets(outcome, clean)),
     budget: budget.toReport(),
     coverage: coverageWithoutSecrets(coverage, clean),
     compliance: complianceRows({
      scanType: request.scanType,
      outcomes: outcomes,
      findings: found,
      metas: checks.map(({meta: meta}) => meta)
     }),
     tool: ENGINE_TOOL
    }
   };
  }
  function isCancelled(request) {
   return request.signal?.aborted === true;
  }
  function enabled(checks, options) {
   return checks.filter(check => options.disable_checks?.includes(check.meta.id) !== true);
  }
  function asStop(error, signal) {
   if (error instanceof ScanStop) return error;
   if (signal.aborted && signal.reason instanceof ScanStop) return signal.reason;
   if (error instanceof resolve_host.d) return new ScanStop(error.reason, error.message, {
    cause: error
   });
   if (error instanceof ProbeError) {
    const reason = error.code === "timeout" || error.code === "budget" ? "timeout" : "unreachable";
    return new ScanStop(reason, `The target cannot be reached: ${error.message}.`, {
     cause: error
    });
   }
   return null;
  }
 },
 69124: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   d: () => HostError,
   p: () => resolveHost
  });
  var node_dns_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71553);
  var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
  var _shared_address_guard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52556);
  var _until_aborted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26127);
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
    const own = await (0, _until_aborted_js__WEBPACK_IMPORTED_MODULE_3__.E)(Promise.all([ resolver.resolve4(host).catch(() => []), resolver.resolve6(host).catch(() => []) ]), deadline).catch(() => []);
    if (own.flat().length > 0) return own.flat();
   }
   try {
    const found = await (0, _until_aborted_js__WEBPACK_IMPORTED_MODULE_3__.E)((0, node_dns_promises__WEBPACK_IMPORTED_MODULE_0__.lookup)(host, {
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
 26127: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   E: () => untilAborted
  });
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
 94628: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   G: () => objectOfText,
   H: () => DESCRIPTION_LENGTH_MAX
  });
  var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
  var _records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9682);
  const DESCRIPTION_LENGTH_MAX = 2 * 1024 * 1024;
  const ALIASES_MAX = 100;
  const NESTING_MAX = 100;
  function objectOfText(text) {
   if (text.length > DESCRIPTION_LENGTH_MAX) return null;
   const start = text.charCodeAt(0) === 65279 ? text.slice(1) : text;
   const value = /^\s{0,1000}\{/.test(start) ? jsonOf(start) : yamlOf(start);
   return (0, _records_js__WEBPACK_IMPORTED_MODULE_1__.u4)(value) ? value : null;
  }
  function jsonOf(text) {
   try {
    return JSON.parse(text);
   } catch {
    return null;
   }
  }
  function yamlOf(text) {
   if (!/^["']?(?:openapi|swagger|info|__schema|data|log)["']?:/m.test(text) || isDeep(text)) return null;
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
  function isDeep(text) {
   if (/(?:[-?][ \t]{1,4}){50}/.test(text)) return true;
   let depth = 0;
   for (const character of text) {
    if (character === "[" || character === "{") depth += 1; else if (character === "]" || character === "}") depth = Math.max(0, depth - 1);
    if (depth > NESTING_MAX) return true;
   }
   return false;
  }
 },
 9682: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   $6: () => textAt,
   eC: () => ownValue,
   fK: () => valueAt,
   u4: () => isRecord
  });
  function isRecord(value) {
   return typeof value === "object" && value !== null && !Array.isArray(value);
  }
  function valueAt(value, path) {
   let current = value;
   for (const name of path) {
    if (!isRecord(current) || !Object.hasOwn(current, name)) return undefined;
    current = current[name];
   }
   return current;
  }
  function textAt(value, ...path) {
   const found = valueAt(value, path);
   return typeof found === "string" ? found : null;
  }
  function ownValue(table, key) {
   return Object.hasOwn(table, key) ? table[key] : undefined;
  }
 },
 87179: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   $z: () => secretsOfCookie,
   b8: () => secretsOfOptions,
   k: () => secretsOfHeader,
   ob: () => secretsOfLogin
  });
  var _contract_login_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45194);
  var _base64_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59831);
  const PART_LENGTH_MIN = 8;
  const PARTS_MAX = 50;
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
   return LITERALS.has(plain) ? [] : [ plain, ...decoded(plain) ];
  }
  function secretsOfHeader(name, value) {
   const [, scheme = "", token = ""] = /^([A-Za-z][\w-]{0,30})[ \t]+(\S.*)$/s.exec(value) ?? [];
   const isCredential = /authorization$|^x-.*(?:token|key|secret|auth)/i.test(name) && /^\S+$/.test(token);
   const pair = /^basic$/i.test(scheme) ? (0, _base64_js__WEBPACK_IMPORTED_MODULE_1__.Ey)(token) : null;
   const parts = value.split(/[\s;,]+/).slice(0, PARTS_MAX);
   const named = parts.flatMap(part => [ part, part.slice(part.indexOf("=") + 1), ...part.split("=") ]);
   const isCookie = /^cookie$/i.test(name);
   return [ ...LITERALS.has(value) ? [] : [ value ], ...named.filter(part => part.length >= PART_LENGTH_MIN), ...isCookie ? parts.flatMap(part => secretsOfCookie(part.slice(part.indexOf("=") + 1))) : [], ...isCredential ? [ token ] : [], ...pair === null ? [] : [ pair, pair.slice(pair.indexOf(":") + 1) ] ];
  }
  function secretsOfHeaders(headers = {}) {
   return Object.entries(headers).flatMap(([name, value]) => secretsOfHeader(name, value));
  }
  function secretsOfLogin(login) {
   const {password: password, totp: totp, client_secret: secret, headers: headers, cookies: cookies = [], local_storage: stored = {}} = login;
   return [ ...[ password, totp, secret ].flatMap(value => value ?? []), ...secretsOfHeaders(headers), ...[ ...cookies.map(({value: value}) => value), ...Object.values(stored) ].flatMap(secretsOfCookie) ];
  }
  function secretsOfOptions(options) {
   return [ ...secretsOfHeaders(options.request_headers), ..._contract_login_js__WEBPACK_IMPORTED_MODULE_0__.A$.flatMap(name => {
    const login = options[_contract_login_js__WEBPACK_IMPORTED_MODULE_0__.RT[name]];
    return login === undefined ? [] : secretsOfLogin(login);
   }) ];
  }
 },
 95810: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   j: () => Semaphore
  });
  class Semaphore {
   #max;
   #waiting=[];
   #running=0;
   constructor(max) {
    this.#max = max;
   }
   async run(task) {
    if (this.#running >= this.#max) await new Promise(resolve => this.#waiting.push(resolve)); else this.#running += 1;
    try {
     return await task();
    } finally {
     const next = this.#waiting.shift();
     if (next === undefined) this.#running -= 1; else next();
    }
   }
  }
 },
 89853: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   B4: () => formatCount,
   LS: () => plural,
   TN: () => oneLine,
   ky: () => wrapped,
   oF: () => percentDecoded,
   xv: () => truncate
  });
  function truncate(text, max) {
   if (text.length <= max) return text;
   const cut = text.slice(0, max - 1);
   const last = cut.charCodeAt(cut.length - 1);
   return `${last >= 55296 && last <= 56319 ? cut.slice(0, -1) : cut}…`;
  }
  function oneLine(text) {
   return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ").trim();
  }
  function formatCount(count) {
   return String(Math.round(count)).replace(/\B(?=(?:\d{3}){1,7}$)/g, ",");
  }
  function plural(count, one, many = `${one}s`) {
   return `${formatCount(count)} ${count === 1 ? one : many}`;
  }
  function wrapped(text, width) {
   const lines = [];
   for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`; else lines.push(word);
   }
   return lines;
  }
  function percentDecoded(text) {
   try {
    return decodeURIComponent(text);
   } catch {
    return text;
   }
  }
 },
 8330: module => {
  module.exports = JSON.parse('{"UU":"scan-gate","rE":"1.0.0","TB":"https://github.com/your-org/scan-gate"}');
 }
};
