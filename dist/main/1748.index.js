export const id = 1748;

export const ids = [ 1748 ];

export const modules = {
 25492: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Q2: () => parseBaseUrl,
   Sq: () => checkApiKey,
   U9: () => isLoopback
  });
  var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
  var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
  function isLoopback(hostname) {
   const host = hostname.replace(/^\[|\]$/g, "").toLowerCase();
   if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 4) return host.startsWith("127.");
   if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 6) return host === "::1" || /^::ffff:7f[0-9a-f]{2}:/.test(host);
   return host === "localhost" || host.endsWith(".localhost");
  }
  function parseBaseUrl(text, allowInsecure) {
   let url;
   try {
    url = new URL(text);
   } catch {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ClientConfigurationError("The base URL is not an absolute URL. Give it as https://host[:port].");
   }
   if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ClientConfigurationError("The base URL must begin with https:// (or http:// on loopback).");
   }
   if (url.username !== "" || url.password !== "") {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ClientConfigurationError("The base URL must not carry credentials; the API key is given on its own.");
   }
   if (url.search !== "" || url.hash !== "") {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ClientConfigurationError("The base URL must not carry a query or a fragment.");
   }
   if (url.protocol === "http:" && !isLoopback(url.hostname) && !allowInsecure) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ClientConfigurationError(`The API key would travel unencrypted to ${url.host}. Use https://, or allow it on purpose.`);
   }
   url.pathname = url.pathname.replace(/(?<!\/)\/+$/, "").replace(/\/v1$/, "");
   return url;
  }
  function checkApiKey(key) {
   const trimmed = key.trim();
   if (trimmed === "") throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ClientConfigurationError("The API key is empty.");
   if (!/^[\x21-\x7e]{1,512}$/.test(trimmed)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ClientConfigurationError("The API key holds spaces, line breaks or characters outside ASCII.");
   }
   return trimmed;
  }
 },
 51748: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   createClient: () => createClient
  });
  var routes = __webpack_require__(87778);
  var client_options = __webpack_require__(25492);
  var clock = __webpack_require__(76092);
  var external_node_tls_ = __webpack_require__(41692);
  var undici = __webpack_require__(46752);
  function createDispatcher(options) {
   const tls = options.trustedRoots.length === 0 ? {} : {
    ca: [ ...(0, external_node_tls_.getCACertificates)("default"), ...options.trustedRoots ]
   };
   const connect = {
    timeout: options.connectTimeoutMs,
    ...tls
   };
   const base = {
    connections: 8,
    headersTimeout: options.responseTimeoutMs,
    bodyTimeout: options.responseTimeoutMs,
    keepAliveTimeout: 1e4,
    connect: connect
   };
   if (options.proxy === "none") return new undici.Agent(base);
   return new undici.J2({
    ...base,
    requestTls: connect,
    proxyTls: {
     timeout: options.connectTimeoutMs
    }
   });
  }
  var errors = __webpack_require__(6695);
  const DEFAULT_RETRY_POLICY = {
   maxRetries: 4,
   baseDelayMs: 400,
   maxDelayMs: 15e3,
   maxRetryAfterMs: 6e4,
   budgetMs: 18e4
  };
  const TRANSIENT_STATUSES = new Set([ 408, 425, 429, 500, 502, 503, 504 ]);
  function retryDelay(question, policy = DEFAULT_RETRY_POLICY) {
   const {failure: failure} = question;
   if (question.attempt > policy.maxRetries) return null;
   if (!isTransient(failure) || !isRepeatable(question)) return null;
   const backoff = Math.min(policy.maxDelayMs, policy.baseDelayMs * 2 ** (question.attempt - 1));
   const jittered = backoff / 2 + backoff / 2 * question.random;
   const asked = failure.kind === "status" ? failure.retryAfterMs ?? 0 : 0;
   const delay = Math.ceil(Math.max(jittered, Math.min(asked, policy.maxRetryAfterMs)));
   return question.waitedMs + delay > policy.budgetMs ? null : delay;
  }
  function isTransient(failure) {
   if (failure.kind === "network") return true;
   return TRANSIENT_STATUSES.has(failure.status) || failure.code === "idempotency_in_progress";
  }
  function isRepeatable(question) {
   if (question.method === "GET" || question.method === "DELETE" || question.hasIdempotencyKey) return true;
   const {failure: failure} = question;
   return failure.kind === "network" ? !failure.sent : failure.status === 429;
  }
  function retryAfterMs(header, now) {
   if (header === undefined) return null;
   const text = header.trim();
   if (/^[0-9]{1,9}$/.test(text)) return Number(text) * 1e3;
   if (!/^[A-Z][a-z]{2}, /.test(text)) return null;
   const date = Date.parse(text);
   return Number.isNaN(date) ? null : Math.max(0, date - now);
  }
  var contract_errors = __webpack_require__(52776);
  var external_node_zlib_ = __webpack_require__(38522);
  var discard_body = __webpack_require__(36629);
  const MAX_ERROR_BYTES = 64 * 1024;
  const NEVER_SENT = new Set([ "ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH", "UND_ERR_CONNECT_TIMEOUT" ]);
  async function exchange(dispatcher, what, limits) {
   const deadline = AbortSignal.timeout(limits.attemptTimeoutMs);
   const signal = what.signal === undefined ? deadline : AbortSignal.any([ what.signal, deadline ]);
   try {
    const answer = await (0, undici.request)(what.url, {
     dispatcher: dispatcher,
     method: what.method,
     headers: what.headers,
     body: what.body ?? null,
     signal: signal
    });
    const headers = singleHeaders(answer.headers);
    const limit = answer.statusCode >= 400 ? MAX_ERROR_BYTES : limits.maxResponseBytes;
    const raw = await readBounded(answer.body, limit, answer.statusCode >= 400);
    if (raw === null) throw tooLarge(what, answer.statusCode, limit);
    return {
     status: answer.statusCode,
     headers: headers,
     bytes: decode(raw, headers["content-encoding"], limit, what)
    };
   } catch (error) {
    if (error instanceof errors.LQ) throw error;
    if (what.signal?.aborted === true) throw what.signal.reason;
    throw connectionError(error, what, deadline.aborted, limits);
   }
  }
  function mayHaveBeenSent(error) {
   return !NEVER_SENT.has(errorCode(error.cause));
  }
  async function readBounded(body, limit, cut) {
   const parts = [];
   let size = 0;
   for await (const part of body) {
    size += part.length;
    if (size > limit) {
     (0, discard_body.L)(body);
     return cut ? Buffer.concat(parts) : null;
    }
    parts.push(part);
   }
   return Buffer.concat(parts);
  }
  function decode(raw, encoding, limit, what) {
   const name = (encoding ?? "identity").trim().toLowerCase();
   if (name === "identity" || name === "" || raw.length === 0) return raw;
   const bounds = {
    maxOutputLength: limit
   };
   try {
    if (name === "gzip" || name === "x-gzip") return (0, external_node_zlib_.gunzipSync)(raw, bounds);
    if (name === "br") return (0, external_node_zlib_.brotliDecompressSync)(raw, bounds);
    if (name === "deflate") return (0, external_node_zlib_.inflateSync)(raw, bounds);
   } catch (cause) {
    throw new errors.LQ("response_malformed", `${what.label}: the compressed answer cannot be read.`, {
     request: what.label,
     cause: cause
    });
   }
   throw new errors.LQ("response_malformed", `${what.label}: the answer uses an unknown Content-Encoding.`, {
    request: what.label
   });
  }
  function singleHeaders(headers) {
   const single = Object.create(null);
   for (const [name, value] of Object.entries(headers)) {
    const first = Array.isArray(value) ? value[0] : value;
    if (first !== undefined) single[name.toLowerCase()] = first;
   }
   return single;
  }
  function tooLarge(what, status, limit) {
   return new errors.LQ("response_too_large", `${what.label}: the answer is larger than ${limit} bytes.`, {
    request: what.label,
    status: status
   });
  }
  function connectionError(cause, what, late, limits) {
   const code = errorCode(cause);
   const timedOut = late || code.endsWith("_TIMEOUT") || code === "ETIMEDOUT";
   const where = what.url.host;
   if (timedOut) {
    const seconds = Math.round(limits.attemptTimeoutMs / 1e3);
    const text = late ? `no complete answer from ${where} within ${seconds} s` : `${where} did not answer in time (${code})`;
    return new errors.A6("response_timeout", `${what.label}: ${text}.`, {
     request: what.label,
     cause: cause
    });
   }
   const detail = code === "" ? "" : ` (${code}${hintOf(code)})`;
   return new errors.A6("connection_failed", `${what.label}: no connection to ${where}${detail}.`, {
    request: what.label,
    cause: cause
   });
  }
  function hintOf(code) {
   if (code === "ERR_SSL_WRONG_VERSION_NUMBER" || code === "ERR_SSL_PACKET_LENGTH_TOO_LONG") return ": it does not speak TLS; is it http:// or another port?";
   if (code === "CERT_HAS_EXPIRED") return ": its certificate has expired";
   if (code === "ERR_TLS_CERT_ALTNAME_INVALID") return ": its certificate is for another name";
   return /SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|CERT_UNTRUSTED/.test(code) ? ": its certificate is of an authority that is not trusted here; NODE_EXTRA_CA_CERTS names a file with it" : "";
  }
  function errorCode(error) {
   if (!(error instanceof Error)) return "";
   if ("code" in error && typeof error.code === "string") return error.code;
   if (error instanceof AggregateError && error.errors.length > 0) return errorCode(error.errors[0]);
   return errorCode(error.cause);
  }
  const SECRETS = /\b(svc_(?:live|test)_|whsec_)[A-Za-z0-9+/=_-]{4,}/g;
  function redact(text, secrets = [], maxLength = 300) {
   let clean = text;
   for (const secret of secrets) {
    if (secret.length >= 4) clean = clean.replaceAll(secret, "***");
   }
   clean = clean.replace(SECRETS, "$1***").replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ").trim();
   return clean.length > maxLength ? `${clean.slice(0, maxLength - 1)}…` : clean;
  }
  var conform = __webpack_require__(48392);
  function readError(body) {
   const outer = (0, conform.u)(body) ? body : {};
   const list = outer["errors"];
   const candidate = outer["error"] ?? (Array.isArray(list) ? list[0] : undefined) ?? outer;
   const inner = (0, conform.u)(candidate) ? candidate : {
    code: candidate
   };
   const details = inner["details"] ?? outer["details"];
   const detailList = Array.isArray(details) ? details : (0, conform.u)(details) ? [ details ] : [];
   return {
    code: tolerant_error_short(inner["code"] ?? outer["code"] ?? inner["type"], 80),
    message: tolerant_error_short(inner["message"] ?? outer["message"] ?? outer["detail"] ?? inner["detail"], 1e3),
    param: tolerant_error_short(inner["param"], 200),
    details: detailList.slice(0, 100).map(detail => (0, conform.f)(contract_errors.Ud, detail)),
    requestId: tolerant_error_short(inner["request_id"] ?? outer["request_id"], 100),
    entryCodes: entryCodes(outer["results"])
   };
  }
  function tolerant_error_short(value, maxLength) {
   return typeof value === "string" && value !== "" ? value.slice(0, maxLength) : null;
  }
  function entryCodes(results) {
   if (!Array.isArray(results)) return [];
   return results.slice(0, 1e3).map(entry => {
    const error = (0, conform.u)(entry) ? entry["error"] : undefined;
    return tolerant_error_short((0, conform.u)(error) ? error["code"] : error, 80);
   });
  }
  const MAX_REDIRECTS = 5;
  const REDIRECTS = new Set([ 301, 302, 303, 307, 308 ]);
  async function send(settings, what) {
   const label = `${what.method} ${what.path}`;
   let waitedMs = 0;
   for (let attempt = 1; ;attempt += 1) {
    const attempted = await once(settings, what, label);
    if ("response" in attempted) return attempted.response;
    const delay = retryDelay({
     method: what.method,
     hasIdempotencyKey: what.idempotencyKey !== undefined,
     attempt: attempt,
     waitedMs: waitedMs,
     failure: attempted.failure,
     random: settings.random()
    }, settings.retry);
    if (delay === null) throw attempted.error;
    await settings.clock.sleep(delay, what.signal);
    waitedMs += delay;
   }
  }
  async function once(settings, what, label) {
   try {
    const response = await followed(settings, what, label);
    if (response.status >= 200 && response.status < 300) return {
     response: response
    };
    const error = apiError(settings, response, label);
    const after = retryAfterMs(response.headers["retry-after"], settings.clock.now());
    return {
     failure: {
      kind: "status",
      status: response.status,
      code: error.code,
      retryAfterMs: after
     },
     error: error
    };
   } catch (error) {
    if (!(error instanceof errors.A6)) throw error;
    return {
     failure: {
      kind: "network",
      sent: mayHaveBeenSent(error)
     },
     error: error
    };
   }
  }
  async function followed(settings, what, label) {
   let url = new URL(`${settings.base.pathname.replace(/\/$/, "")}${what.path}`, settings.base);
   if (what.query !== undefined) url.search = what.query.toString();
   for (let hop = 0; ;hop += 1) {
    const response = await exchange(settings.dispatcher, {
     method: what.method,
     url: url,
     headers: headersFor(settings, what, url),
     label: label,
     signal: what.signal,
     ...bodyOf(what)
    }, settings.limits);
    if (!REDIRECTS.has(response.status)) return response;
    const refuse = why => new errors.LQ("redirect_refused", `${label}: redirected (${response.status}), ${why}.`, {
     request: label,
     status: response.status
    });
    if (what.method !== "GET") throw refuse("and only a GET may be; check the API URL");
    if (hop >= MAX_REDIRECTS) throw refuse(`more than ${MAX_REDIRECTS} times`);
    const location = response.headers["location"];
    if (location === undefined || !URL.canParse(location, url.href)) throw refuse("but nowhere");
    const next = new URL(location, url);
    if (next.protocol !== "https:" && next.protocol !== "http:") throw refuse("to something that is not HTTP");
    if (url.protocol === "https:" && next.protocol === "http:" && !(0, client_options.U9)(next.hostname)) {
     throw refuse("from HTTPS to plain HTTP");
    }
    if (next.origin !== settings.base.origin && !what.crossOriginRedirects) {
     throw refuse(`to ${next.origin}, which is not the API (a login page?); check the API URL`);
    }
    next.username = "";
    next.password = "";
    url = next;
   }
  }
  function headersFor(settings, what, url) {
   const isHome = url.origin === settings.base.origin;
   return {
    accept: what.accept,
    "accept-encoding": "identity",
    "user-agent": settings.userAgent,
    ...isHome ? {
     authorization: `Bearer ${settings.apiKey}`
    } : {},
    ...what.body === undefined ? {} : {
     "content-type": "application/json"
    },
    ...what.idempotencyKey === undefined ? {} : {
     "idempotency-key": what.idempotencyKey
    }
   };
  }
  function bodyOf(what) {
   return what.body === undefined ? {} : {
    body: JSON.stringify(what.body)
   };
  }
  function apiError(settings, response, label) {
   const read = readError(parsed(response.bytes));
   const code = read.code ?? codeOfStatus(response.status);
   const meaning = Object.hasOwn(contract_errors.V5, code) ? contract_errors.V5[code].meaning : "The request failed.";
   const known = read.code === null && response.status === 404 ? "Not found. Is this the address of the API?" : meaning;
   const message = redact(read.message ?? known, [ settings.apiKey ], 500);
   const after = retryAfterMs(response.headers["retry-after"], settings.clock.now());
   const requestId = response.headers["x-request-id"] ?? read.requestId ?? undefined;
   return new errors.hD(redact(code, [ settings.apiKey ], 80), `${label}: ${message} (${response.status} ${redact(code, [ settings.apiKey ], 80)})`, {
    request: label,
    status: response.status,
    requestId: requestId === undefined ? undefined : redact(requestId, [ settings.apiKey ], 100),
    param: read.param,
    details: read.details,
    entryCodes: read.entryCodes,
    retryAfter: after === null ? null : Math.ceil(after / 1e3)
   });
  }
  function codeOfStatus(status) {
   const preferred = {
    401: "invalid_api_key",
    403: "insufficient_scope",
    409: "conflict",
    422: "validation_error"
   };
   const found = Object.entries(contract_errors.V5).find(([, entry]) => entry.status === status);
   return preferred[status] ?? found?.[0] ?? `http_${status}`;
  }
  function parsed(bytes) {
   try {
    return JSON.parse(bytes.toString("utf8"));
   } catch {
    return undefined;
   }
  }
  function jsonOf(response, request) {
   const text = response.bytes.toString("utf8").replace(/^\uFEFF/, "");
   try {
    return JSON.parse(text);
   } catch (cause) {
    const type = redact(response.headers["content-type"] ?? "no Content-Type", [], 80);
    const isHtml = /html/i.test(type) || /^\s*<(!doctype|html)/i.test(text);
    const what = isHtml ? "an HTML page (a proxy or a login page before the API?)" : text === "" ? "an empty body" : `something that is not JSON (${type})`;
    throw new errors.LQ("response_not_json", `${request}: the service answered with ${what}.`, {
     request: request,
     status: response.status,
     requestId: response.headers["x-request-id"],
     cause: cause
    });
   }
  }
  function createCall(options) {
   const responseTimeoutMs = options.responseTimeoutMs ?? 3e4;
   const settings = {
    base: (0, client_options.Q2)(options.baseUrl, options.allowInsecure === true),
    apiKey: (0, client_options.Sq)(options.apiKey),
    userAgent: options.userAgent ?? "scan-gate",
    dispatcher: createDispatcher({
     proxy: options.proxy ?? "environment",
     trustedRoots: options.trustedRoots ?? [],
     connectTimeoutMs: options.connectTimeoutMs ?? 1e4,
     responseTimeoutMs: responseTimeoutMs
    }),
    limits: {
     attemptTimeoutMs: options.attemptTimeoutMs ?? 2 * responseTimeoutMs,
     maxResponseBytes: options.maxResponseBytes ?? 32 * 1024 * 1024
    },
    retry: {
     ...DEFAULT_RETRY_POLICY,
     ...options.retry
    },
    clock: options.clock ?? clock.m,
    random: options.random ?? Math.random
   };
   let requests = 0;
   async function answer(name, args) {
    requests += 1;
    const route = routes.b[name];
    const path = fillPath(route.path, args.params ?? {});
    const response = await send(settings, {
     method: route.method,
     path: path,
     accept: route.success.contentType ?? "application/json",
     query: searchOf(args.query ?? {}),
     ...args.body === undefined ? {} : {
      body: args.body
     },
     idempotencyKey: args.idempotencyKey,
     signal: args.signal,
     crossOriginRedirects: route.success.contentType !== undefined
    });
    return {
     response: response,
     request: `${route.method} ${path}`
    };
   }
   return {
    baseUrl: settings.base.href.replace(/\/$/, ""),
    async json(name, args, read) {
     const {response: response, request: request} = await answer(name, args);
     return read(jsonOf(response, request), request);
    },
    async bulk(args, read) {
     const {response: response, request: request} = await answer("createScansBulk", args);
     const replayed = response.headers["idempotent-replayed"];
     const fresh = response.headers["x-request-id"]?.startsWith("req_") === true ? false : null;
     return read(jsonOf(response, request), request, replayed === "true" ? true : fresh);
    },
    bytes: async (name, args) => (await answer(name, args)).response.bytes,
    empty: async (name, args) => {
     await answer(name, args);
    },
    requestCount: () => requests,
    close: () => settings.dispatcher.destroy()
   };
  }
  function fillPath(template, params) {
   return template.replace(/\{([a-z_]+)\}/g, (_, name) => {
    const value = params[name];
    if (value === undefined || value === "" || value === "." || value === "..") {
     throw new errors.ClientConfigurationError(`The path parameter ${name} is empty or not an id.`);
    }
    return encodeURIComponent(value);
   });
  }
  function searchOf(query) {
   const search = new URLSearchParams;
   for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
   }
   return search;
  }
  var tolerant_finding = __webpack_require__(58721);
  function readPage(body, readItem, request) {
   const data = Array.isArray(body) ? body : (0, conform.u)(body) ? body["data"] : undefined;
   if (!Array.isArray(data) || !data.every(conform.u)) {
    throw new errors.LQ("response_malformed", `${request}: the answer has no list "data" of objects.`, {
     request: request
    });
   }
   const cursor = (0, conform.u)(body) ? body["next_cursor"] : undefined;
   const doubt = (0, conform.u)(body) ? doubtOf(body) : null;
   if (doubt !== null) throw new errors.LQ("response_malformed", `${request}: the answer ${doubt}.`, {
    request: request
   });
   const items = data.map(readItem);
   return typeof cursor === "string" && cursor !== "" ? {
    data: items,
    next_cursor: cursor
   } : {
    data: items
   };
  }
  function doubtOf(body) {
   const {error: error, errors: errors, has_more: hasMore, next_cursor: cursor} = body;
   const failed = typeof error === "string" && error !== "" || (0, conform.u)(error) || Array.isArray(errors) && errors.length > 0;
   if (failed) return "has an error beside its list";
   return hasMore === true && (typeof cursor !== "string" || cursor === "") ? "says that there is more, but not where" : null;
  }
  var report = __webpack_require__(58329);
  function readReport(body) {
   const given = (0, conform.u)(body) ? body : {};
   const list = given["findings"];
   const findings = Array.isArray(list) && list.every(conform.u) ? list.map(tolerant_finding.G) : null;
   const version = given["schema_version"];
   const isOurs = typeof version === "string" && /^1\.[0-9]+$/.test(version) && Array.isArray(given["checks"]);
   if (!isOurs || findings === null || !(0, conform.u)(given["scan"]) || !(0, conform.u)(given["summary"])) {
    return {
     document: body,
     report: null,
     findings: findings
    };
   }
   return {
    document: body,
    report: (0, conform.f)(report.pl, body),
    findings: findings
   };
  }
  var contract_scan = __webpack_require__(26414);
  function readScan(body, request) {
   const scan = {
    ...(0, conform.f)(contract_scan.sr, body),
    ...countOf(body)
   };
   if (scan.id === "") {
    throw new errors.LQ("response_malformed", `${request}: the answer is not a scan with an id.`, {
     request: request
    });
   }
   return scan;
  }
  function countOf(body) {
   const total = (0, conform.u)(body) ? body["findings_count"] : undefined;
   if (typeof total !== "number" || !Number.isSafeInteger(total) || total < 0) return {};
   return {
    findings_count: {
     critical: 0,
     high: 0,
     medium: 0,
     low: 0,
     info: 0,
     total: total
    }
   };
  }
  function readBulk(body, request, replayed) {
   const list = (0, conform.u)(body) ? body["results"] : undefined;
   if (!Array.isArray(list)) {
    throw new errors.LQ("response_malformed", `${request}: the answer has no results.`, {
     request: request
    });
   }
   const results = list.map(entry => {
    const given = (0, conform.u)(entry) ? entry : {};
    if (given["ok"] === true) return {
     ok: true,
     scan: readScan(given["scan"], request),
     error: null
    };
    return {
     ok: false,
     scan: null,
     error: readError(given)
    };
   });
   const succeeded = results.filter(result => result.ok).length;
   const given = (0, conform.u)(body) && (0, conform.u)(body["summary"]) ? body["summary"] : undefined;
   const counted = {
    total: results.length,
    succeeded: succeeded,
    failed: results.length - succeeded,
    rolled_back: 0
   };
   const summary = given === undefined ? counted : {
    ...counted,
    ...numbersOf(given, Object.keys(counted))
   };
   return {
    summary: summary,
    results: results,
    replayed: replayed
   };
  }
  function numbersOf(record, names) {
   return Object.fromEntries(names.flatMap(name => {
    const value = record[name];
    return typeof value === "number" && Number.isInteger(value) ? [ [ name, value ] ] : [];
   }));
  }
  var contract_target = __webpack_require__(16542);
  function readTarget(body, request) {
   const target = (0, conform.f)(contract_target.We, body);
   if (target.id === "") {
    throw new errors.LQ("response_malformed", `${request}: the answer is not a target with an id.`, {
     request: request
    });
   }
   return target;
  }
  function readVerification(body) {
   const target = (0, conform.f)(contract_target.We, (0, conform.u)(body) && (0, conform.u)(body["target"]) ? body["target"] : body);
   const said = (0, conform.u)(body) && body["verified"] === true;
   return target.status === "" && said ? {
    ...target,
    status: "verified"
   } : target;
  }
  var contract_usage = __webpack_require__(6e4);
  function readUsage(body) {
   const given = (0, conform.u)(body) ? body : {};
   const usage = (0, conform.f)(contract_usage._U, body);
   return {
    ...usage,
    balance: typeof given["balance"] === "number" && Number.isFinite(given["balance"]) ? given["balance"] : null,
    prices: (0, conform.u)(given["prices"]) ? usage.prices : null
   };
  }
  function createClient(options) {
   const call = createCall(options);
   return {
    baseUrl: call.baseUrl,
    getUsage: opts => call.json("getUsage", {
     ...opts
    }, readUsage),
    createTarget: (body, opts) => call.json("createTarget", {
     body: body,
     ...opts
    }, readTarget),
    listTargets: (query = {}, opts) => list(call, "listTargets", {
     query: query,
     ...opts
    }, readTarget),
    getTarget: (target_id, opts) => call.json("getTarget", {
     params: {
      target_id: target_id
     },
     ...opts
    }, readTarget),
    deleteTarget: (target_id, opts) => call.empty("deleteTarget", {
     params: {
      target_id: target_id
     },
     ...opts
    }),
    verifyTarget: (target_id, body, opts) => call.json("verifyTarget", {
     params: {
      target_id: target_id
     },
     body: body,
     ...opts
    }, readVerification),
    createScan: (body, opts) => call.json("createScan", {
     body: body,
     ...opts
    }, readScan),
    createScansBulk: (body, opts) => call.bulk({
     body: body,
     ...opts
    }, readBulk),
    listScans: (query = {}, opts) => list(call, "listScans", {
     query: query,
     ...opts
    }, readScan),
    getScan: (scan_id, opts) => call.json("getScan", {
     params: {
      scan_id: scan_id
     },
     ...opts
    }, readScan),
    cancelScan: (scan_id, opts) => call.json("cancelScan", {
     params: {
      scan_id: scan_id
     },
     ...opts
    }, readScan),
    listFindings: (scan_id, query = {}, opts) => list(call, "listFindings", {
     params: {
      scan_id: scan_id
     },
     query: query,
     ...opts
    }, tolerant_finding.G),
    getReport: (scan_id, opts) => call.json("getReport", {
     params: {
      scan_id: scan_id
     },
     ...opts
    }, readReport),
    getReportPdf: async (scan_id, opts) => {
     const bytes = await call.bytes("getReportPdf", {
      params: {
       scan_id: scan_id
      },
      ...opts
     });
     if (bytes.subarray(0, 1024).includes("%PDF-")) return bytes;
     const request = `GET /v1/scans/${scan_id}/report.pdf`;
     throw new errors.LQ("response_malformed", `${request}: the answer is not a PDF.`, {
      request: request
     });
    },
    listWebhooks: (query = {}, opts) => list(call, "listWebhooks", {
     query: query,
     ...opts
    }, shaped("getWebhook")),
    createWebhook: (body, opts) => call.json("createWebhook", {
     body: body,
     ...opts
    }, shaped("createWebhook")),
    getWebhook: (id, opts) => call.json("getWebhook", {
     params: {
      id: id
     },
     ...opts
    }, shaped("getWebhook")),
    updateWebhook: (id, body, opts) => call.json("updateWebhook", {
     params: {
      id: id
     },
     body: body,
     ...opts
    }, shaped("updateWebhook")),
    deleteWebhook: (id, opts) => call.empty("deleteWebhook", {
     params: {
      id: id
     },
     ...opts
    }),
    rotateWebhookSecret: (id, body, opts) => call.json("rotateWebhookSecret", {
     params: {
      id: id
     },
     ...body === undefined ? {} : {
      body: body
     },
     ...opts
    }, shaped("rotateWebhookSecret")),
    testWebhook: (id, opts) => call.json("testWebhook", {
     params: {
      id: id
     },
     ...opts
    }, shaped("testWebhook")),
    listDeliveries: (id, query = {}, opts) => list(call, "listDeliveries", {
     params: {
      id: id
     },
     query: query,
     ...opts
    }, shaped("replayDelivery")),
    getDelivery: (id, delivery_id, opts) => call.json("getDelivery", {
     params: {
      id: id,
      delivery_id: delivery_id
     },
     ...opts
    }, shaped("getDelivery")),
    replayDelivery: (id, delivery_id, opts) => call.json("replayDelivery", {
     params: {
      id: id,
      delivery_id: delivery_id
     },
     ...opts
    }, shaped("replayDelivery")),
    replayDeliveries: (id, body, opts) => call.json("replayDeliveries", {
     params: {
      id: id
     },
     body: body,
     ...opts
    }, shaped("replayDeliveries")),
    requestCount: call.requestCount,
    close: call.close
   };
  }
  function list(call, name, options, read) {
   return call.json(name, options, (body, request) => readPage(body, item => read(item, request), request));
  }
  function shaped(name) {
   const {success: success} = routes.b[name];
   if (!("schema" in success)) throw new TypeError(`route ${name} has no response schema`);
   return body => (0, conform.f)(success.schema, body);
  }
 },
 48392: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   f: () => conform,
   u: () => isRecord
  });
  function conform(schema, value) {
   return walk(schema, value, 0);
  }
  const MAX_TEXT = 2e4;
  const MAX_ENTRIES = 1e3;
  const MAX_DEPTH = 20;
  function isRecord(value) {
   return typeof value === "object" && value !== null && !Array.isArray(value);
  }
  function walk(schema, value, depth) {
   if (depth > MAX_DEPTH) return null;
   if (schema.anyOf !== undefined) return union(schema.anyOf, value, depth);
   if (schema.enum !== undefined || schema.const !== undefined) return text(value, 200);
   switch (schema.type) {
   case "object":
    return schema.properties === undefined ? dictionary(schema, value, depth) : record(schema, value, depth);

   case "array":
    return array(schema, value, depth);

   case "string":
    return text(value, schema.maxLength ?? MAX_TEXT);

   case "integer":
   case "number":
    return typeof value === "number" && Number.isFinite(value) ? value : 0;

   case "boolean":
    return value === true;

   default:
    return null;
   }
  }
  function union(branches, value, depth) {
   const nullAllowed = branches.some(branch => branch.type === "null");
   if (nullAllowed && (value === null || value === undefined)) return null;
   const branch = branches.find(candidate => candidate.type !== "null");
   if (branch === undefined) return null;
   const fits = branch.type === "object" ? isRecord(value) : branch.type === "array" ? Array.isArray(value) : !isObject(value);
   return nullAllowed && !fits ? null : walk(branch, value, depth + 1);
  }
  function record(schema, value, depth) {
   const given = isRecord(value) ? value : {};
   const required = new Set(schema.required ?? []);
   const result = {};
   for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const present = Object.hasOwn(given, name) && given[name] !== undefined;
    if (present || required.has(name)) result[name] = walk(property, present ? given[name] : undefined, depth + 1);
   }
   return result;
  }
  function dictionary(schema, value, depth) {
   const entrySchema = schema.additionalProperties;
   const result = Object.create(null);
   if (!isRecord(value) || typeof entrySchema !== "object") return {
    ...result
   };
   for (const [name, entry] of Object.entries(value).slice(0, schema.maxProperties ?? MAX_ENTRIES)) {
    if (name !== "__proto__") result[name] = walk(entrySchema, entry, depth + 1);
   }
   return {
    ...result
   };
  }
  function array(schema, value, depth) {
   if (!Array.isArray(value)) return [];
   const {items: items} = schema;
   return items === undefined ? [] : value.map(item => walk(items, item, depth + 1));
  }
  function text(value, maxLength) {
   const string = typeof value === "string" ? value : typeof value === "number" || typeof value === "boolean" ? String(value) : "";
   return string.length > maxLength ? `${string.slice(0, maxLength - 1)}…` : string;
  }
  function isObject(value) {
   return typeof value === "object" && value !== null;
  }
 },
 58721: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   G: () => readFinding
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var _contract_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9498);
  var _contract_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83163);
  var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89085);
  var _conform_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48392);
  const SEVERITY_WORDS = {
   ...Object.fromEntries(_contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__.oC.map(severity => [ severity, severity ])),
   medium: "medium",
   moderate: "medium",
   informational: "info",
   information: "info"
  };
  const FINGERPRINT = /^[0-9a-f]{32}$/;
  function readFinding(body) {
   const given = (0, _conform_js__WEBPACK_IMPORTED_MODULE_4__.u)(body) ? body : {};
   const finding = (0, _conform_js__WEBPACK_IMPORTED_MODULE_4__.f)(_contract_finding_js__WEBPACK_IMPORTED_MODULE_1__.wI, body);
   const word = typeof given["severity"] === "string" ? given["severity"].trim().slice(0, 40) : "";
   const severity = SEVERITY_WORDS[word.toLowerCase()] ?? "unknown";
   const location = (0, _conform_js__WEBPACK_IMPORTED_MODULE_4__.u)(given["location"]) ? finding.location : {
    ...finding.location,
    url: textOf(given["location"]) || textOf(given["url"])
   };
   const checkId = finding.check_id || textOf(given["rule_id"]) || textOf(given["type"]) || "service.unnamed";
   const title = finding.title || textOf(given["name"]) || finding.description.slice(0, 120) || checkId;
   const locations = finding.locations.length > 0 ? finding.locations : [ location ];
   return {
    ...finding,
    check_id: checkId,
    title: title,
    location: location,
    locations: locations.slice(0, _contract_limits_js__WEBPACK_IMPORTED_MODULE_2__.b.findingLocationsMax),
    locations_total: Math.max(finding.locations_total, locations.length),
    evidence: finding.evidence || jsonOf(given["evidence"]),
    fingerprint: fingerprintOf(given, {
     ...finding,
     check_id: checkId,
     title: title,
     location: location
    }),
    severity: severity,
    severity_word: severity === "unknown" && word !== "" ? word : null,
    state: finding.state === "" ? "open" : finding.state,
    confidence: finding.confidence === "" ? "firm" : finding.confidence
   };
  }
  function fingerprintOf(given, finding) {
   const own = textOf(given["fingerprint"]);
   if (FINGERPRINT.test(own)) return own;
   if (own !== "") return hash([ "given", own ]);
   const says = [ finding.check_id, finding.title, pathOf(finding.location.url), finding.location.parameter ?? "" ];
   const isNamed = finding.check_id !== "service.unnamed" || finding.title !== "service.unnamed";
   return hash(isNamed ? [ "made", ...says ] : [ "id", finding.id, ...says ]);
  }
  function hash(parts) {
   return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
  }
  function pathOf(url) {
   return URL.canParse(url) ? new URL(url).pathname : url;
  }
  function textOf(value) {
   return typeof value === "string" ? value.slice(0, 2e3) : "";
  }
  function jsonOf(value) {
   return (0, _conform_js__WEBPACK_IMPORTED_MODULE_4__.u)(value) || Array.isArray(value) ? JSON.stringify(value).slice(0, _contract_limits_js__WEBPACK_IMPORTED_MODULE_2__.b.evidenceLengthMax) : "";
  }
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
  const EVENT_TYPES = [ "scan.queued", "scan.running", "scan.completed", "scan.failed", "scan.cancelled", "target.verified" ];
  const scanData = {
   scan_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
   target: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
   scan_type: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.fc,
   status: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(_scan_states_js__WEBPACK_IMPORTED_MODULE_3__.tZ),
   created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc
  };
  const EVENT_DATA = {
   "scan.queued": typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object(scanData, {
    additionalProperties: false
   }),
   "scan.running": typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object(scanData, {
    additionalProperties: false
   }),
   "scan.completed": typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    ...scanData,
    findings_count: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
     minimum: 0
    }),
    report_url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()
   }, {
    additionalProperties: false
   }),
   "scan.failed": typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    ...scanData,
    reason: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(_scan_js__WEBPACK_IMPORTED_MODULE_2__.TS),
    message: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()
   }, {
    additionalProperties: false
   }),
   "scan.cancelled": typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    ...scanData,
    cancelled_at: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc
   }, {
    additionalProperties: false
   }),
   "target.verified": typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    target_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
    hostname: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
    method: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(_target_js__WEBPACK_IMPORTED_MODULE_4__.Pq),
    verified_at: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc
   }, {
    additionalProperties: false
   })
  };
  function eventSchema(type) {
   return typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.t2)("evt", "Event id."),
    type: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal(type),
    created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc,
    data: EVENT_DATA[type]
   }, {
    additionalProperties: false
   });
  }
 },
 87778: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   b: () => ROUTES
  });
  var finding = __webpack_require__(9498);
  var report = __webpack_require__(58329);
  var build = __webpack_require__(35007);
  var limits = __webpack_require__(83163);
  var primitives = __webpack_require__(89085);
  var scan_states = __webpack_require__(49693);
  var webhook = __webpack_require__(66918);
  function listOf(item) {
   return build.ZUJ.Object({
    data: build.ZUJ.Array(item, {
     maxItems: limits.b.pageSizeMax
    }),
    next_cursor: build.ZUJ.Optional(build.ZUJ.String())
   }, {
    additionalProperties: false
   });
  }
  const page = {
   limit: build.ZUJ.Optional(build.ZUJ.Integer({
    minimum: 1,
    maximum: limits.b.pageSizeMax,
    default: limits.b.pageSizeDefault,
    description: "Page size."
   })),
   cursor: build.ZUJ.Optional(build.ZUJ.String({
    minLength: 1,
    maxLength: 1e3,
    description: "next_cursor of the previous page."
   }))
  };
  const object = {
   additionalProperties: false
  };
  const idParam = (name, prefix) => {
   const id = build.ZUJ.String({
    maxLength: 64,
    examples: [ `${prefix}_01jd3k9x5v8w2m4n6p7q` ]
   });
   return build.ZUJ.Object({
    [name]: id
   }, object);
  };
  const targetParam = idParam("target_id", "tgt");
  const scanParam = idParam("scan_id", "scn");
  const webhookParam = idParam("id", "whk");
  const deliveryParam = build.ZUJ.Object({
   id: build.ZUJ.String({
    maxLength: 64
   }),
   delivery_id: build.ZUJ.String({
    maxLength: 64
   })
  }, object);
  const TargetsQuery = build.ZUJ.Object({
   ...page,
   hostname: build.ZUJ.Optional(build.ZUJ.String({
    maxLength: 260
   }))
  }, object);
  const ScansQuery = build.ZUJ.Object({
   ...page,
   status: build.ZUJ.Optional((0, primitives.ZY)(scan_states.tZ)),
   target: build.ZUJ.Optional(build.ZUJ.String({
    maxLength: 260
   })),
   scan_type: build.ZUJ.Optional(primitives.fc),
   created_after: build.ZUJ.Optional(primitives.Dc),
   created_before: build.ZUJ.Optional(primitives.Dc)
  }, object);
  const FindingsQuery = build.ZUJ.Object({
   ...page,
   severity: build.ZUJ.Optional(build.ZUJ.String({
    pattern: "^(critical|high|medium|low|info)(,(critical|high|medium|low|info))*$",
    description: "One severity or a comma-separated list.",
    examples: [ "critical", "critical,high" ]
   })),
   min_severity: build.ZUJ.Optional(primitives.Rc),
   state: build.ZUJ.Optional((0, primitives.ZY)([ "new", "open", "fixed", "ignored" ])),
   check_id: build.ZUJ.Optional(build.ZUJ.String({
    maxLength: 80
   }))
  }, object);
  const DeliveriesQuery = build.ZUJ.Object({
   ...page,
   status: build.ZUJ.Optional((0, primitives.ZY)(webhook.U1))
  }, object);
  const WebhooksQuery = build.ZUJ.Object(page, object);
  var scan = __webpack_require__(26414);
  var target = __webpack_require__(16542);
  var usage = __webpack_require__(6e4);
  const ROUTES = {
   getUsage: {
    method: "GET",
    path: "/v1/usage",
    scopes: [ "usage:read" ],
    summary: "Read the token balance and the consumption of the last 30 days.",
    success: {
     status: 200,
     schema: usage._U
    },
    errors: [],
    source: "seed"
   },
   createTarget: {
    method: "POST",
    path: "/v1/targets",
    scopes: [ "targets:write" ],
    summary: "Register a target.",
    body: target.Oc,
    success: {
     status: 201,
     schema: target.We
    },
    errors: [ "conflict" ],
    source: "seed"
   },
   listTargets: {
    method: "GET",
    path: "/v1/targets",
    scopes: [ "targets:read" ],
    summary: "List targets, newest first.",
    query: TargetsQuery,
    success: {
     status: 200,
     schema: listOf(target.We)
    },
    errors: [ "invalid_cursor" ],
    source: "decided"
   },
   getTarget: {
    method: "GET",
    path: "/v1/targets/{target_id}",
    scopes: [ "targets:read" ],
    summary: "Retrieve a target.",
    params: targetParam,
    success: {
     status: 200,
     schema: target.We
    },
    errors: [ "not_found" ],
    source: "decided"
   },
   deleteTarget: {
    method: "DELETE",
    path: "/v1/targets/{target_id}",
    scopes: [ "targets:write" ],
    summary: "Delete a target. Its scans stay readable.",
    params: targetParam,
    success: {
     status: 204
    },
    errors: [ "not_found" ],
    source: "decided"
   },
   verifyTarget: {
    method: "POST",
    path: "/v1/targets/{target_id}/verify",
    scopes: [ "targets:write" ],
    summary: "Check the proof of ownership. A failed check answers 200 with status failed or unreachable and the reason.",
    params: targetParam,
    body: target.Rg,
    embeddedBody: target.X,
    success: {
     status: 200,
     schema: target.We
    },
    errors: [ "not_found" ],
    source: "seed"
   },
   createScan: {
    method: "POST",
    path: "/v1/scans",
    scopes: [ "scans:write" ],
    summary: "Create a scan.",
    body: scan.ao,
    success: {
     status: 201,
     schema: scan.sr
    },
    errors: [ "insufficient_tokens", "target_not_verified" ],
    source: "seed"
   },
   listScans: {
    method: "GET",
    path: "/v1/scans",
    scopes: [ "scans:read" ],
    summary: "List scans, newest first.",
    query: ScansQuery,
    success: {
     status: 200,
     schema: listOf(scan.sr)
    },
    errors: [ "invalid_cursor" ],
    source: "seed"
   },
   createScansBulk: {
    method: "POST",
    path: "/v1/scans/bulk",
    scopes: [ "scans:write" ],
    summary: "Create up to 100 scans in one transaction.",
    body: scan.Mr,
    success: {
     status: 201,
     schema: scan.Nw
    },
    refusals: {
     422: scan.QJ
    },
    errors: [ "batch_too_large", "bulk_rolled_back" ],
    source: "seed"
   },
   getScan: {
    method: "GET",
    path: "/v1/scans/{scan_id}",
    scopes: [ "scans:read" ],
    summary: "Retrieve a scan.",
    params: scanParam,
    success: {
     status: 200,
     schema: scan.sr
    },
    errors: [ "not_found" ],
    source: "seed"
   },
   cancelScan: {
    method: "POST",
    path: "/v1/scans/{scan_id}/cancel",
    scopes: [ "scans:write" ],
    summary: "Cancel a queued or running scan. Cancelling a cancelled scan changes nothing.",
    params: scanParam,
    success: {
     status: 200,
     schema: scan.sr
    },
    errors: [ "not_found", "invalid_state" ],
    source: "seed"
   },
   listFindings: {
    method: "GET",
    path: "/v1/scans/{scan_id}/findings",
    scopes: [ "scans:read" ],
    summary: "List the findings of a scan, most severe first.",
    params: scanParam,
    query: FindingsQuery,
    success: {
     status: 200,
     schema: listOf(finding.wI)
    },
    errors: [ "not_found", "invalid_cursor" ],
    source: "seed"
   },
   getReport: {
    method: "GET",
    path: "/v1/scans/{scan_id}/report",
    scopes: [ "reports:read", "scans:read" ],
    summary: "Retrieve the JSON report of a succeeded scan.",
    params: scanParam,
    success: {
     status: 200,
     schema: report.pl
    },
    errors: [ "not_found", "report_not_ready" ],
    source: "seed"
   },
   getReportPdf: {
    method: "GET",
    path: "/v1/scans/{scan_id}/report.pdf",
    scopes: [ "reports:read", "scans:read" ],
    summary: "Retrieve the PDF report of a succeeded scan. Clients must follow redirects.",
    params: scanParam,
    success: {
     status: 200,
     contentType: "application/pdf"
    },
    redirect: {
     status: 302,
     description: "Where the service keeps reports in an object storage: a signed URL of the PDF, good for 5 minutes. It needs no API key; do not send it."
    },
    errors: [ "not_found", "report_not_ready" ],
    source: "seed"
   },
   listWebhooks: {
    method: "GET",
    path: "/v1/webhooks",
    scopes: [ "webhooks:write" ],
    summary: "List webhook subscriptions of the key, without their secrets.",
    query: WebhooksQuery,
    success: {
     status: 200,
     schema: listOf(webhook.KD)
    },
    errors: [ "invalid_cursor" ],
    source: "seed"
   },
   createWebhook: {
    method: "POST",
    path: "/v1/webhooks",
    scopes: [ "webhooks:write" ],
    summary: "Create a webhook subscription. The secret is returned this once.",
    body: webhook.aH,
    success: {
     status: 201,
     schema: webhook.cg
    },
    errors: [ "conflict" ],
    source: "seed"
   },
   getWebhook: {
    method: "GET",
    path: "/v1/webhooks/{id}",
    scopes: [ "webhooks:write" ],
    summary: "Retrieve a webhook subscription, without its secret.",
    params: webhookParam,
    success: {
     status: 200,
     schema: webhook.KD
    },
    errors: [ "not_found" ],
    source: "seed"
   },
   updateWebhook: {
    method: "PATCH",
    path: "/v1/webhooks/{id}",
    scopes: [ "webhooks:write" ],
    summary: "Change the events of a subscription, disable or re-enable it.",
    params: webhookParam,
    body: webhook.HY,
    success: {
     status: 200,
     schema: webhook.KD
    },
    errors: [ "not_found", "conflict" ],
    source: "decided"
   },
   deleteWebhook: {
    method: "DELETE",
    path: "/v1/webhooks/{id}",
    scopes: [ "webhooks:write" ],
    summary: "Delete a subscription; its pending deliveries are cancelled.",
    params: webhookParam,
    success: {
     status: 204
    },
    errors: [ "not_found" ],
    source: "seed"
   },
   rotateWebhookSecret: {
    method: "POST",
    path: "/v1/webhooks/{id}/rotate_secret",
    scopes: [ "webhooks:write" ],
    summary: "Make a new secret; the old one signs beside it for a while.",
    params: webhookParam,
    body: webhook.c6,
    bodyOptional: true,
    success: {
     status: 200,
     schema: webhook.cg
    },
    errors: [ "not_found" ],
    source: "decided"
   },
   testWebhook: {
    method: "POST",
    path: "/v1/webhooks/{id}/test",
    scopes: [ "webhooks:write" ],
    summary: "Send one signed example delivery now and report what came back.",
    params: webhookParam,
    success: {
     status: 200,
     schema: webhook.f4
    },
    errors: [ "not_found", "insufficient_tokens" ],
    source: "decided"
   },
   listDeliveries: {
    method: "GET",
    path: "/v1/webhooks/{id}/deliveries",
    scopes: [ "webhooks:write" ],
    summary: "List deliveries of a subscription, newest first.",
    params: webhookParam,
    query: DeliveriesQuery,
    success: {
     status: 200,
     schema: listOf(webhook.rf)
    },
    errors: [ "not_found", "invalid_cursor" ],
    source: "decided"
   },
   getDelivery: {
    method: "GET",
    path: "/v1/webhooks/{id}/deliveries/{delivery_id}",
    scopes: [ "webhooks:write" ],
    summary: "Retrieve a delivery with its attempts.",
    params: deliveryParam,
    success: {
     status: 200,
     schema: webhook.Zj
    },
    errors: [ "not_found" ],
    source: "decided"
   },
   replayDelivery: {
    method: "POST",
    path: "/v1/webhooks/{id}/deliveries/{delivery_id}/replay",
    scopes: [ "webhooks:write" ],
    summary: "Deliver an event again, as a new delivery.",
    params: deliveryParam,
    success: {
     status: 201,
     schema: webhook.rf
    },
    errors: [ "not_found", "invalid_state" ],
    source: "decided"
   },
   replayDeliveries: {
    method: "POST",
    path: "/v1/webhooks/{id}/replay",
    scopes: [ "webhooks:write" ],
    summary: "Deliver every event of a period again; with dry_run only count them.",
    params: webhookParam,
    body: webhook.Po,
    success: {
     status: 200,
     schema: webhook.$I
    },
    errors: [ "not_found", "invalid_state" ],
    source: "decided"
   }
  };
 },
 6e4: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   _U: () => Usage,
   f7: () => DEFAULT_PRICES,
   xb: () => OPERATIONS
  });
  var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
  var _primitives_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89085);
  var _string_map_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2353);
  const OPERATIONS = [ "scan.quick", "scan.standard", "scan.compliance", "webhook.delivery" ];
  const DEFAULT_PRICES = {
   "scan.quick": 5,
   "scan.standard": 20,
   "scan.compliance": 50,
   "webhook.delivery": 1
  };
  const PerOperation = (0, _string_map_js__WEBPACK_IMPORTED_MODULE_2__.Q)(undefined, typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer());
  const Usage = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   balance: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    minimum: 0,
    description: "Tokens left in the workspace."
   }),
   mode: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)([ "live", "test" ]),
   last_30d: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    total: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer(),
    by_operation: PerOperation
   }, {
    additionalProperties: false,
    description: "Tokens consumed over the last 30 days, refunds taken off."
   }),
   prices: PerOperation,
   as_of: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc
  }, {
   additionalProperties: false
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
   f4: () => WebhookTestResult,
   rf: () => Delivery
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
  const Webhook = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object(subscription, {
   additionalProperties: false,
   description: "A webhook subscription."
  });
  const WebhookWithSecret = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   ...subscription,
   secret: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    pattern: "^whsec_",
    description: "Signing secret, returned this once."
   })
  }, {
   additionalProperties: false
  });
  const WebhookCreate = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   url: Url,
   events: Events
  }, {
   additionalProperties: false
  });
  const WebhookUpdate = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   events: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Events),
   status: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(WEBHOOK_STATUSES))
  }, {
   additionalProperties: false,
   minProperties: 1
  });
  const RotateSecret = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   previous_valid_for: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    minimum: 0,
    maximum: 604800,
    description: "Seconds the old secret still signs. Default 86400."
   }))
  }, {
   additionalProperties: false
  });
  const DeliveryAttempt = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   attempt: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    minimum: 1
   }),
   at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc,
   status_code: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer()),
   error: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
   duration_ms: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    minimum: 0
   })
  }, {
   additionalProperties: false
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
  const Delivery = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object(delivery, {
   additionalProperties: false
  });
  const DeliveryWithAttempts = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   ...delivery,
   attempts: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(DeliveryAttempt)
  }, {
   additionalProperties: false
  });
  const ReplayRequest = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   since: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc,
   until: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc),
   status: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(DELIVERY_STATUSES)),
   dry_run: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean())
  }, {
   additionalProperties: false
  });
  const ReplayResult = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   count: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    minimum: 0
   }),
   dry_run: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean()
  }, {
   additionalProperties: false
  });
  const WebhookTestResult = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   delivered: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean(),
   status_code: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer()),
   error: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
   duration_ms: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    minimum: 0
   })
  }, {
   additionalProperties: false
  });
 }
};
