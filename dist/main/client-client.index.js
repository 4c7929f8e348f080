export const id = "client-client";

export const ids = [ "client-client" ];

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
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ClientConfigurationError("The base URL is not an absolute URL. Write it as https://host[:port].");
   }
   if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ClientConfigurationError("The base URL must begin with https:// (or http:// on loopback).");
   }
   if (url.username !== "" || url.password !== "") {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ClientConfigurationError("The base URL must not contain credentials; pass the API key separately.");
   }
   if (url.search !== "" || url.hash !== "") {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ClientConfigurationError("The base URL must not contain a query or a fragment.");
   }
   if (url.protocol === "http:" && !isLoopback(url.hostname) && !allowInsecure) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ClientConfigurationError(`The API key would be sent unencrypted to ${url.host}. Use https://, or allow plain HTTP explicitly.`, true);
   }
   url.pathname = url.pathname.replace(/(?<!\/)\/+$/, "").replace(/\/v1$/, "");
   return url;
  }
  function checkApiKey(key) {
   const trimmed = key.trim();
   if (trimmed === "") throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ClientConfigurationError("The API key is empty.");
   if (!/^[\x21-\x7e]{1,512}$/.test(trimmed)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ClientConfigurationError("The API key contains spaces, line breaks or characters outside ASCII.");
   }
   return trimmed;
  }
 },
 54926: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   createClient: () => createClient
  });
  var webhook = __webpack_require__(66918);
  var records = __webpack_require__(9682);
  var external_node_tls_ = __webpack_require__(41692);
  var undici = __webpack_require__(46752);
  var routes = __webpack_require__(87778);
  var clock = __webpack_require__(13666);
  var build = __webpack_require__(35007);
  var compile = __webpack_require__(69999);
  var errors = __webpack_require__(6695);
  var shared_text = __webpack_require__(89853);
  const SECRETS = /\b(svc_(?:live|test)_|whsec_)[A-Za-z0-9+/=_-]{4,}/g;
  function redact(text, secrets = [], maxLength = 300) {
   let clean = text;
   for (const secret of secrets) {
    if (secret.length >= 4) clean = clean.replaceAll(secret, "***");
   }
   return (0, shared_text.xv)((0, shared_text.TN)(clean.replace(SECRETS, "$1***")), maxLength);
  }
  const TEXT_LENGTH_MAX = 2e4;
  const validators = new WeakMap;
  function validatorOf(schema) {
   const known = validators.get(schema);
   if (known !== undefined) return known;
   const compiled = (0, compile.Wx)(schema);
   validators.set(schema, compiled);
   return compiled;
  }
  function checkResponse(schema, body, request) {
   const validator = validatorOf(schema);
   const value = validator.Clean(body);
   if (!validator.Check(value)) throw malformedResponse(request, ...faultOf(validator.Errors(value)));
   const long = longTextIn(value, "");
   if (long !== null) throw malformedResponse(request, long, `is longer than ${TEXT_LENGTH_MAX} characters`);
   return value;
  }
  function malformedResponse(request, member, fault) {
   const place = redact(member, [], 200);
   const message = `${request}: the response is malformed: ${place === "" ? "the body" : place} ${redact(fault, [], 200)}.`;
   return new errors.LQ("response_malformed", message, {
    request: request,
    member: place
   });
  }
  function faultOf(errors) {
   const faults = errors.filter(({keyword: keyword}) => keyword !== "anyOf");
   const ranked = faults.map(({instancePath: instancePath, params: params, message: message}) => {
    const path = instancePath.split("/").slice(1);
    const {requiredProperties: [missing] = [], type: type} = params;
    const member = missing === undefined ? path : [ ...path, missing ];
    return {
     member: member,
     fault: missing === undefined ? message : "is missing",
     rank: member.length - (type === "null" ? .5 : 0)
    };
   });
   const [first] = ranked.sort((left, right) => right.rank - left.rank);
   return [ first?.member.join(".") ?? "", first?.fault ?? "does not have the documented form" ];
  }
  function longTextIn(value, path) {
   if (typeof value === "string") return value.length > TEXT_LENGTH_MAX ? path : null;
   if (typeof value !== "object" || value === null) return null;
   for (const [name, member] of Object.entries(value)) {
    const found = longTextIn(member, path === "" ? name : `${path}.${name}`);
    if (found !== null) return found;
   }
   return null;
  }
  const pages = new WeakMap;
  function pageOf(item) {
   return build.ZUJ.Object({
    data: build.ZUJ.Array(item),
    next_cursor: build.ZUJ.Optional(build.ZUJ.Union([ build.ZUJ.String({
     maxLength: 2e3
    }), build.ZUJ.Null() ])),
    error: build.ZUJ.Optional(build.ZUJ.Null())
   }, {
    additionalProperties: false
   });
  }
  function checkPage(item, body, request) {
   const schema = pages.get(item) ?? pageOf(item);
   pages.set(item, schema);
   const {data: data, next_cursor: cursor} = checkResponse(schema, body, request);
   const items = data;
   return cursor ? {
    data: items,
    next_cursor: cursor
   } : {
    data: items
   };
  }
  var client_options = __webpack_require__(25492);
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
   const requested = failure.kind === "status" ? failure.retryAfterMs ?? 0 : 0;
   const delay = Math.ceil(Math.max(jittered, Math.min(requested, policy.maxRetryAfterMs)));
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
  var limits = __webpack_require__(83163);
  var http_exchange = __webpack_require__(6976);
  const MAX_REDIRECTS = 5;
  const REDIRECTS = new Set([ 301, 302, 303, 307, 308 ]);
  async function send(settings, request) {
   const label = `${request.method} ${request.path}`;
   let waitedMs = 0;
   for (let attempt = 1; ;attempt += 1) {
    const attempted = await once(settings, request, label);
    if ("response" in attempted) return attempted.response;
    const delay = retryDelay({
     method: request.method,
     hasIdempotencyKey: request.idempotencyKey !== undefined,
     attempt: attempt,
     waitedMs: waitedMs,
     failure: attempted.failure,
     random: settings.random()
    }, settings.retry);
    if (delay === null) throw attempted.error;
    await settings.clock.sleep(delay, request.signal);
    waitedMs += delay;
   }
  }
  async function once(settings, request, label) {
   try {
    const response = await followed(settings, request, label);
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
      sent: (0, http_exchange.CW)(error)
     },
     error: error
    };
   }
  }
  async function followed(settings, request, label) {
   let url = new URL(`${settings.base.pathname.replace(/\/$/, "")}${request.path}`, settings.base);
   if (request.query !== undefined) url.search = request.query.toString();
   for (let hop = 0; ;hop += 1) {
    const response = await (0, http_exchange.cv)(settings.dispatcher, {
     method: request.method,
     url: url,
     headers: headersFor(settings, request, url),
     label: label,
     signal: request.signal,
     ...bodyOf(request)
    }, settings.limits);
    if (!REDIRECTS.has(response.status)) return response;
    const refuse = why => new errors.LQ("redirect_refused", `${label}: redirected (${response.status}), ${why}.`, {
     request: label,
     status: response.status
    });
    if (request.method !== "GET") throw refuse("and only a GET may be; check the API URL");
    if (hop >= MAX_REDIRECTS) throw refuse(`more than ${MAX_REDIRECTS} times`);
    const location = response.headers["location"];
    if (location === undefined || !URL.canParse(location, url.href)) throw refuse("but nowhere");
    const next = new URL(location, url);
    if (next.protocol !== "https:" && next.protocol !== "http:") throw refuse("to something that is not HTTP");
    if (url.protocol === "https:" && next.protocol === "http:" && !(0, client_options.U9)(next.hostname)) {
     throw refuse("from HTTPS to plain HTTP");
    }
    if (next.origin !== settings.base.origin && !request.crossOriginRedirects) {
     throw refuse(`to ${next.origin}, which is not the API (a sign-in page?); check the API URL`);
    }
    next.username = "";
    next.password = "";
    url = next;
   }
  }
  function headersFor(settings, request, url) {
   const isHome = url.origin === settings.base.origin;
   return {
    accept: request.accept,
    "accept-encoding": "identity",
    "user-agent": settings.userAgent,
    ...isHome ? {
     authorization: `Bearer ${settings.apiKey}`
    } : {},
    ...request.body === undefined ? {} : {
     "content-type": "application/json"
    },
    ...request.idempotencyKey === undefined ? {} : {
     "idempotency-key": request.idempotencyKey
    }
   };
  }
  function bodyOf(request) {
   return request.body === undefined ? {} : {
    body: JSON.stringify(request.body)
   };
  }
  function apiError(settings, response, label) {
   const clean = (value, maxLength) => typeof value === "string" && value !== "" ? redact(value, [ settings.apiKey ], maxLength) : null;
   const body = recordOf(parsed(response.bytes));
   const error = (0, records.u)(body["error"]) ? body["error"] : body;
   const named = clean(error["code"], 80);
   const code = named ?? `http_${response.status}`;
   const message = clean(error["message"], 500) ?? meaningOf(named, response.status);
   const after = retryAfterMs(response.headers["retry-after"], settings.clock.now());
   return new errors.hD(code, `${label}: ${message} (${response.status} ${code})`, {
    request: label,
    status: response.status,
    requestId: clean(response.headers["x-request-id"] ?? error["request_id"], 100) ?? undefined,
    param: clean(error["param"], 200),
    details: listOf(error["details"]).map(detail => detailOf(recordOf(detail), clean)),
    entryCodes: listOf(body["results"]).map(entry => clean(recordOf(recordOf(entry)["error"])["code"], 80)),
    retryAfter: after === null ? null : Math.ceil(after / 1e3)
   });
  }
  function meaningOf(code, status) {
   if (code !== null && Object.hasOwn(contract_errors.V5, code)) return contract_errors.V5[code].meaning;
   return status === 404 ? "Not found. Is this the address of the API?" : "The request failed.";
  }
  function detailOf(detail, clean) {
   const members = [ "param", "code", "message", "existing_id" ].flatMap(name => {
    const value = clean(detail[name], 500);
    return value === null ? [] : [ [ name, value ] ];
   });
   return Object.fromEntries(members);
  }
  function recordOf(value) {
   return (0, records.u)(value) ? value : {};
  }
  function listOf(value) {
   return Array.isArray(value) ? value.slice(0, limits.b.bulkEntriesMax) : [];
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
    const received = isHtml ? "an HTML page (from a proxy or a sign-in page in front of the API?)" : text === "" ? "an empty body" : `something that is not JSON (${type})`;
    throw new errors.LQ("response_not_json", `${request}: the response is ${received}.`, {
     request: request,
     status: response.status,
     requestId: response.headers["x-request-id"],
     cause: cause
    });
   }
  }
  function createCall(options) {
   const settings = settingsOf(options);
   let requests = 0;
   async function raw(name, args) {
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
    raw: raw,
    async json(name, schema, args) {
     const {response: response, request: request} = await raw(name, args);
     return checkResponse(schema, jsonOf(response, request), request);
    },
    async list(name, item, args) {
     const {response: response, request: request} = await raw(name, args);
     return checkPage(item, jsonOf(response, request), request);
    },
    requestCount: () => requests,
    close: () => settings.dispatcher.destroy()
   };
  }
  function settingsOf(options) {
   const responseTimeoutMs = options.responseTimeoutMs ?? 3e4;
   return {
    base: (0, client_options.Q2)(options.baseUrl, options.allowInsecure === true),
    apiKey: (0, client_options.Sq)(options.apiKey),
    userAgent: options.userAgent ?? "scan-gate",
    dispatcher: dispatcherFor(options, responseTimeoutMs),
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
  }
  function dispatcherFor(options, responseTimeoutMs) {
   const timeout = options.connectTimeoutMs ?? 1e4;
   const roots = options.trustedRoots ?? [];
   const connect = {
    timeout: timeout,
    ...roots.length === 0 ? {} : {
     ca: [ ...(0, external_node_tls_.getCACertificates)("default"), ...roots ]
    }
   };
   const base = {
    connections: 8,
    headersTimeout: responseTimeoutMs,
    bodyTimeout: responseTimeoutMs,
    keepAliveTimeout: 1e4,
    connect: connect
   };
   if (options.proxy === "none") return new undici.Agent(base);
   return new undici.J2({
    ...base,
    requestTls: connect,
    proxyTls: {
     timeout: timeout
    }
   });
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
  var wire = __webpack_require__(12993);
  function createClient(options) {
   const call = createCall(options);
   return {
    baseUrl: call.baseUrl,
    getUsage: opts => call.json("getUsage", wire.ve, {
     ...opts
    }),
    createTarget: (body, opts) => call.json("createTarget", wire.VE, {
     body: body,
     ...opts
    }),
    listTargets: (query = {}, opts) => call.list("listTargets", wire.VE, {
     query: query,
     ...opts
    }),
    getTarget: (target_id, opts) => call.json("getTarget", wire.VE, {
     params: {
      target_id: target_id
     },
     ...opts
    }),
    deleteTarget: (target_id, opts) => empty(call.raw("deleteTarget", {
     params: {
      target_id: target_id
     },
     ...opts
    })),
    verifyTarget: (target_id, body, opts) => call.json("verifyTarget", wire.vE, {
     params: {
      target_id: target_id
     },
     body: body,
     ...opts
    }),
    createScan: (body, opts) => call.json("createScan", wire.oK, {
     body: body,
     ...opts
    }),
    createScansBulk: async (body, opts) => bulkOf(await call.raw("createScansBulk", {
     body: body,
     ...opts
    })),
    listScans: (query = {}, opts) => call.list("listScans", wire.zp, {
     query: query,
     ...opts
    }),
    getScan: (scan_id, opts) => call.json("getScan", wire.zp, {
     params: {
      scan_id: scan_id
     },
     ...opts
    }),
    cancelScan: (scan_id, opts) => call.json("cancelScan", wire.oK, {
     params: {
      scan_id: scan_id
     },
     ...opts
    }),
    listFindings: (scan_id, query = {}, opts) => call.list("listFindings", wire.jP, {
     params: {
      scan_id: scan_id
     },
     query: query,
     ...opts
    }),
    getReport: async (scan_id, opts) => reportOf(await call.raw("getReport", {
     params: {
      scan_id: scan_id
     },
     ...opts
    })),
    getReportPdf: async (scan_id, opts) => {
     const {response: response, request: request} = await call.raw("getReportPdf", {
      params: {
       scan_id: scan_id
      },
      ...opts
     });
     if (response.bytes.subarray(0, 1024).includes("%PDF-")) return response.bytes;
     throw malformedResponse(request, "", "is not a PDF");
    },
    listWebhooks: (query = {}, opts) => call.list("listWebhooks", wire.Xh, {
     query: query,
     ...opts
    }),
    createWebhook: (body, opts) => call.json("createWebhook", wire.vb, {
     body: body,
     ...opts
    }),
    getWebhook: (id, opts) => call.json("getWebhook", wire.Xh, {
     params: {
      id: id
     },
     ...opts
    }),
    updateWebhook: (id, body, opts) => call.json("updateWebhook", wire.Xh, {
     params: {
      id: id
     },
     body: body,
     ...opts
    }),
    deleteWebhook: (id, opts) => empty(call.raw("deleteWebhook", {
     params: {
      id: id
     },
     ...opts
    })),
    rotateWebhookSecret: (id, body, opts) => call.json("rotateWebhookSecret", wire.vb, {
     params: {
      id: id
     },
     ...body === undefined ? {} : {
      body: body
     },
     ...opts
    }),
    testWebhook: (id, opts) => call.json("testWebhook", webhook.f4, {
     params: {
      id: id
     },
     ...opts
    }),
    listDeliveries: (id, query = {}, opts) => call.list("listDeliveries", webhook.rf, {
     params: {
      id: id
     },
     query: query,
     ...opts
    }),
    getDelivery: (id, delivery_id, opts) => call.json("getDelivery", webhook.Zj, {
     params: {
      id: id,
      delivery_id: delivery_id
     },
     ...opts
    }),
    replayDelivery: (id, delivery_id, opts) => call.json("replayDelivery", webhook.rf, {
     params: {
      id: id,
      delivery_id: delivery_id
     },
     ...opts
    }),
    replayDeliveries: (id, body, opts) => call.json("replayDeliveries", webhook.$I, {
     params: {
      id: id
     },
     body: body,
     ...opts
    }),
    requestCount: call.requestCount,
    close: call.close
   };
  }
  async function empty(called) {
   await called;
  }
  function bulkOf({response: response, request: request}) {
   const {summary: summary, results: results} = checkResponse(wire.KS, jsonOf(response, request), request);
   const numbersRequests = response.headers["x-request-id"]?.startsWith("req_") === true;
   return {
    summary: summary,
    results: results.map(({ok: ok, scan: scan, error: error}, index) => {
     if (ok && scan !== undefined) return {
      ok: ok,
      scan: scan
     };
     if (!ok && error !== undefined) return {
      ok: ok,
      error: error
     };
     throw malformedResponse(request, `results.${index}.${ok ? "scan" : "error"}`, "is missing");
    }),
    replayed: response.headers["idempotent-replayed"] === "true" ? true : numbersRequests ? false : null
   };
  }
  function reportOf({response: response, request: request}) {
   const document = jsonOf(response, request);
   const version = (0, records.u)(document) ? document["schema_version"] : undefined;
   if (typeof version !== "string" || !/^1\.[0-9]{1,4}$/.test(version)) return {
    document: document,
    report: null
   };
   const report = checkResponse(wire.y9, structuredClone(document), request);
   return {
    document: document,
    report: report
   };
  }
 },
 12993: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   KS: () => WireBulk,
   VE: () => WireTarget,
   Xh: () => WireWebhook,
   jP: () => WireFinding,
   oK: () => WireScanState,
   vE: () => WireVerification,
   vb: () => WireWebhookWithSecret,
   ve: () => WireUsage,
   y9: () => WireReport,
   zp: () => WireScan
  });
  var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
  var _contract_coverage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62809);
  var _contract_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9498);
  var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89085);
  var _contract_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58329);
  var _contract_scan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26414);
  var _contract_target_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16542);
  var _contract_usage_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6e4);
  var _contract_webhook_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66918);
  function replace(schema, own) {
   return typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    ...schema.properties,
    ...own
   }, {
    additionalProperties: false
   });
  }
  function wire(schema, required, own) {
   const members = Object.entries(replace(schema, own).properties).map(([name, member]) => [ name, required.some(other => other === name) ? member : typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(member) ]);
   return typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object(Object.fromEntries(members), {
    additionalProperties: false
   });
  }
  const Id = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
   minLength: 1,
   maxLength: 200
  });
  const ScanId = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
   pattern: "^scn_",
   maxLength: 200
  });
  const Word = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
   minLength: 1,
   maxLength: 500
  });
  const openScan = {
   id: ScanId,
   target: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    minLength: 1,
    maxLength: 2300
   }),
   scan_type: Word,
   status: Word,
   failure: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__.me)(replace(_contract_scan_js__WEBPACK_IMPORTED_MODULE_5__.k2, {
    reason: Word
   }))
  };
  const WireScan = wire(_contract_scan_js__WEBPACK_IMPORTED_MODULE_5__.sr, [ "id", "target", "scan_type", "status" ], openScan);
  const WireScanState = wire(_contract_scan_js__WEBPACK_IMPORTED_MODULE_5__.sr, [ "id", "status" ], openScan);
  const BulkEntry = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   ok: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean(),
   scan: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(wire(_contract_scan_js__WEBPACK_IMPORTED_MODULE_5__.sr, [ "id" ], openScan)),
   error: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    code: Word,
    message: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String())
   }, {
    additionalProperties: false
   }))
  });
  const WireBulk = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   summary: wire(_contract_scan_js__WEBPACK_IMPORTED_MODULE_5__.Nw.properties.summary, [], {}),
   results: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(BulkEntry)
  }, {
   additionalProperties: false
  });
  const openTarget = {
   id: Id,
   hostname: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    minLength: 1,
    maxLength: 260
   }),
   status: Word,
   verification: replace(_contract_target_js__WEBPACK_IMPORTED_MODULE_6__.Py, {
    method: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__.me)(Word),
    instructions: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(replace(_contract_target_js__WEBPACK_IMPORTED_MODULE_6__.Py.properties.instructions.items, {
     method: Word
    }))
   })
  };
  const WireTarget = wire(_contract_target_js__WEBPACK_IMPORTED_MODULE_6__.We, [ "id" ], openTarget);
  const WireVerification = wire(_contract_target_js__WEBPACK_IMPORTED_MODULE_6__.We, [], openTarget);
  const WireFinding = wire(_contract_finding_js__WEBPACK_IMPORTED_MODULE_2__.wI, [ "severity" ], {
   id: Id
  });
  const WireReport = replace(_contract_report_js__WEBPACK_IMPORTED_MODULE_4__.pl, {
   scan: replace(_contract_scan_js__WEBPACK_IMPORTED_MODULE_5__.sr, openScan),
   target: replace(_contract_target_js__WEBPACK_IMPORTED_MODULE_6__.We, openTarget),
   coverage: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(replace(_contract_coverage_js__WEBPACK_IMPORTED_MODULE_1__.ou, {
    code: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__.me)(Word)
   })),
   findings: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(replace(_contract_finding_js__WEBPACK_IMPORTED_MODULE_2__.wI, {
    id: Id
   }))
  });
  const WireUsage = wire(_contract_usage_js__WEBPACK_IMPORTED_MODULE_7__._U, [ "last_30d" ], {
   mode: Word,
   last_30d: wire(_contract_usage_js__WEBPACK_IMPORTED_MODULE_7__._U.properties.last_30d, [ "by_operation" ], {})
  });
  const shown = [ "id", "url", "events", "created_at" ];
  const openWebhook = {
   id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    pattern: "^whk_",
    maxLength: 200
   }),
   events: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(Word)
  };
  const WireWebhook = wire(_contract_webhook_js__WEBPACK_IMPORTED_MODULE_8__.KD, shown, openWebhook);
  const WireWebhookWithSecret = wire(_contract_webhook_js__WEBPACK_IMPORTED_MODULE_8__.cg, [ ...shown, "secret" ], openWebhook);
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
    errors: []
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
    errors: [ "conflict" ]
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
    errors: [ "invalid_cursor" ]
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
    errors: [ "not_found" ]
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
    errors: [ "not_found" ]
   },
   verifyTarget: {
    method: "POST",
    path: "/v1/targets/{target_id}/verify",
    scopes: [ "targets:write" ],
    summary: "Check the proof of ownership. A failed check returns 200 with status failed or unreachable and the reason.",
    params: targetParam,
    body: target.Rg,
    embeddedBody: target.X,
    success: {
     status: 200,
     schema: target.We
    },
    errors: [ "not_found" ]
   },
   createScan: {
    method: "POST",
    path: "/v1/scans",
    scopes: [ "scans:write" ],
    summary: "Create a scan.",
    body: scan.ao,
    rateClass: "scan-creates",
    success: {
     status: 201,
     schema: scan.sr
    },
    errors: [ "insufficient_tokens", "target_not_verified" ]
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
    errors: [ "invalid_cursor" ]
   },
   createScansBulk: {
    method: "POST",
    path: "/v1/scans/bulk",
    scopes: [ "scans:write" ],
    summary: "Create up to 100 scans in one transaction.",
    body: scan.Mr,
    bodyFrame: scan.D$,
    rateClass: "scan-creates",
    success: {
     status: 201,
     schema: scan.Nw
    },
    refusals: {
     422: scan.QJ
    },
    errors: [ "batch_too_large", "bulk_rolled_back" ]
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
    errors: [ "not_found" ]
   },
   cancelScan: {
    method: "POST",
    path: "/v1/scans/{scan_id}/cancel",
    scopes: [ "scans:write" ],
    summary: "Cancel a queued or running scan. Cancelling a cancelled scan has no effect.",
    params: scanParam,
    success: {
     status: 200,
     schema: scan.sr
    },
    errors: [ "not_found", "invalid_state" ]
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
    errors: [ "not_found", "invalid_cursor" ]
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
    errors: [ "not_found", "report_not_ready" ]
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
     description: "Returned when the service stores reports in an object storage: a signed URL of the PDF, valid for 5 minutes. Do not send the API key to it."
    },
    errors: [ "not_found", "report_not_ready" ]
   },
   listWebhooks: {
    method: "GET",
    path: "/v1/webhooks",
    scopes: [ "webhooks:write" ],
    summary: "List the webhook subscriptions of the key, without their secrets.",
    query: WebhooksQuery,
    success: {
     status: 200,
     schema: listOf(webhook.KD)
    },
    errors: [ "invalid_cursor" ]
   },
   createWebhook: {
    method: "POST",
    path: "/v1/webhooks",
    scopes: [ "webhooks:write" ],
    summary: "Create a webhook subscription. The secret is not returned again.",
    body: webhook.aH,
    success: {
     status: 201,
     schema: webhook.cg
    },
    errors: [ "conflict" ]
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
    errors: [ "not_found" ]
   },
   updateWebhook: {
    method: "PATCH",
    path: "/v1/webhooks/{id}",
    scopes: [ "webhooks:write" ],
    summary: "Change the events of a subscription, or disable or enable it.",
    params: webhookParam,
    body: webhook.HY,
    success: {
     status: 200,
     schema: webhook.KD
    },
    errors: [ "not_found", "conflict" ]
   },
   deleteWebhook: {
    method: "DELETE",
    path: "/v1/webhooks/{id}",
    scopes: [ "webhooks:write" ],
    summary: "Delete a subscription and cancel its pending deliveries.",
    params: webhookParam,
    success: {
     status: 204
    },
    errors: [ "not_found" ]
   },
   rotateWebhookSecret: {
    method: "POST",
    path: "/v1/webhooks/{id}/rotate_secret",
    scopes: [ "webhooks:write" ],
    summary: "Rotate the secret. Deliveries are also signed with the old one for a while.",
    params: webhookParam,
    body: webhook.c6,
    bodyOptional: true,
    success: {
     status: 200,
     schema: webhook.cg
    },
    errors: [ "not_found" ]
   },
   testWebhook: {
    method: "POST",
    path: "/v1/webhooks/{id}/test",
    scopes: [ "webhooks:write" ],
    summary: "Send one signed example delivery and return its result.",
    params: webhookParam,
    success: {
     status: 200,
     schema: webhook.f4
    },
    errors: [ "not_found", "insufficient_tokens" ]
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
    errors: [ "not_found", "invalid_cursor" ]
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
    errors: [ "not_found" ]
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
    errors: [ "not_found", "invalid_state" ]
   },
   replayDeliveries: {
    method: "POST",
    path: "/v1/webhooks/{id}/replay",
    scopes: [ "webhooks:write" ],
    summary: "Deliver every event of a period again. With dry_run, only count them.",
    params: webhookParam,
    body: webhook.Po,
    success: {
     status: 200,
     schema: webhook.$I
    },
    errors: [ "not_found", "invalid_state" ]
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
    description: "Remaining tokens of the workspace."
   }),
   mode: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)([ "live", "test" ]),
   last_30d: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    total: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer(),
    by_operation: PerOperation
   }, {
    additionalProperties: false,
    description: "Tokens consumed over the last 30 days, net of refunds."
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
    description: "Signing secret. Not returned again."
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
    description: "Seconds for which deliveries are also signed with the old secret. Default 86400."
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
 },
 9682: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   u: () => isRecord
  });
  function isRecord(value) {
   return typeof value === "object" && value !== null && !Array.isArray(value);
  }
 }
};
