export const id = "contract-target-address";

export const ids = [ "contract-target-address" ];

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
   crawl: .4,
   browser: .7,
   active: .92
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
   constructor(limits) {
    this.limits = limits;
    this.#startedAt = performance.now();
   }
   hold(requests) {
    this.#held = requests;
   }
   #maximum(resource) {
    if (resource !== "requests") return this.limits[resource];
    return Math.max(this.limits.requests, this.#raised);
   }
   raiseRequests(maximum) {
    this.#raised = maximum;
   }
   room(phase) {
    const share = SHARES[phase];
    const late = this.limits.seconds * 1e3 * (1 - share);
    const kept = Math.ceil(this.#maximum("requests") * (1 - share));
    return {
     milliseconds: Math.max(0, Math.floor(this.millisecondsLeft - late)),
     requests: Math.max(0, this.requestsLeft - kept),
     share: Math.floor(this.#maximum("requests") * share)
    };
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
