import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";

var __webpack_modules__ = {
42613: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");
},
20181: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");
},
35317: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");
},
49140: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("constants");
},
76982: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
},
49869: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("dns");
},
24434: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");
},
79896: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
},
91943: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs/promises");
},
58611: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");
},
65692: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");
},
73339: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("module");
},
69278: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");
},
34589: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");
},
16698: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");
},
4573: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
},
31421: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
},
37540: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");
},
77598: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
},
41314: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dgram");
},
53053: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");
},
40610: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");
},
71553: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns/promises");
},
78474: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
},
73024: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
},
51455: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
},
37067: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
},
32467: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");
},
44708: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");
},
98995: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");
},
77030: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
},
48161: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
},
76760: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
},
53916: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path/posix");
},
643: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");
},
1708: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");
},
41792: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");
},
80481: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline");
},
80099: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");
},
57075: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");
},
37830: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/web");
},
46193: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");
},
87997: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers");
},
58500: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
},
41692: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");
},
73136: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
},
57975: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
},
73429: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");
},
78877: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");
},
75919: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
},
38522: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
},
70857: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
},
16928: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
},
932: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");
},
2203: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");
},
13193: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");
},
53557: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");
},
64756: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");
},
52018: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");
},
87016: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");
},
39023: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");
},
98253: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util/types");
},
28167: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("worker_threads");
},
43106: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");
}
};

var __webpack_module_cache__ = {};

function __nccwpck_require__(moduleId) {
var cachedModule = __webpack_module_cache__[moduleId];
if (cachedModule !== undefined) {
return cachedModule.exports;
}
var module = __webpack_module_cache__[moduleId] = {
id: moduleId,
loaded: false,
exports: {}
};
var threw = true;
try {
__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
threw = false;
} finally {
if (threw) delete __webpack_module_cache__[moduleId];
}
module.loaded = true;
return module.exports;
}

__nccwpck_require__.m = __webpack_modules__;

if (typeof __nccwpck_require__ !== "undefined") __nccwpck_require__.ab = decodeURIComponent(new URL(".", import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";

(() => {
var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
var resolveQueue = queue => {
if (queue && queue.d < 1) {
queue.d = 1;
queue.forEach(fn => fn.r--);
queue.forEach(fn => fn.r-- ? fn.r++ : fn());
}
};
var wrapDeps = deps => deps.map(dep => {
if (dep !== null && typeof dep === "object") {
if (dep[webpackQueues]) return dep;
if (dep.then) {
var queue = [];
queue.d = 0;
dep.then(r => {
obj[webpackExports] = r;
resolveQueue(queue);
}, e => {
obj[webpackError] = e;
resolveQueue(queue);
});
var obj = {};
obj[webpackQueues] = fn => fn(queue);
return obj;
}
}
var ret = {};
ret[webpackQueues] = x => {};
ret[webpackExports] = dep;
return ret;
});
__nccwpck_require__.a = (module, body, hasAwait) => {
var queue;
hasAwait && ((queue = []).d = -1);
var depQueues = new Set;
var exports = module.exports;
var currentDeps;
var outerResolve;
var reject;
var promise = new Promise((resolve, rej) => {
reject = rej;
outerResolve = resolve;
});
promise[webpackExports] = exports;
promise[webpackQueues] = fn => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
module.exports = promise;
body(deps => {
currentDeps = wrapDeps(deps);
var fn;
var getResult = () => currentDeps.map(d => {
if (d[webpackError]) throw d[webpackError];
return d[webpackExports];
});
var promise = new Promise(resolve => {
fn = () => resolve(getResult);
fn.r = 0;
var fnQueue = q => q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, 
q.push(fn)));
currentDeps.map(dep => dep[webpackQueues](fnQueue));
});
return fn.r ? promise : getResult();
}, err => (err ? reject(promise[webpackError] = err) : outerResolve(exports), resolveQueue(queue)));
queue && queue.d < 0 && (queue.d = 0);
};
})();

(() => {
var getProto = Object.getPrototypeOf ? obj => Object.getPrototypeOf(obj) : obj => obj.__proto__;
var leafPrototypes;
__nccwpck_require__.t = function(value, mode) {
if (mode & 1) value = this(value);
if (mode & 8) return value;
if (typeof value === "object" && value) {
if (mode & 4 && value.__esModule) return value;
if (mode & 16 && typeof value.then === "function") return value;
}
var ns = Object.create(null);
__nccwpck_require__.r(ns);
var def = {};
leafPrototypes = leafPrototypes || [ null, getProto({}), getProto([]), getProto(getProto) ];
for (var current = mode & 2 && value; typeof current == "object" && !~leafPrototypes.indexOf(current); current = getProto(current)) {
Object.getOwnPropertyNames(current).forEach(key => def[key] = () => value[key]);
}
def["default"] = () => value;
__nccwpck_require__.d(ns, def);
return ns;
};
})();

(() => {
__nccwpck_require__.d = (exports, definition) => {
for (var key in definition) {
if (__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
Object.defineProperty(exports, key, {
enumerable: true,
get: definition[key]
});
}
}
};
})();

(() => {
__nccwpck_require__.f = {};
__nccwpck_require__.e = chunkId => Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
__nccwpck_require__.f[key](chunkId, promises);
return promises;
}, []));
})();

(() => {
__nccwpck_require__.u = chunkId => "" + chunkId + ".index.js";
})();

(() => {
__nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
})();

(() => {
__nccwpck_require__.r = exports => {
if (typeof Symbol !== "undefined" && Symbol.toStringTag) {
Object.defineProperty(exports, Symbol.toStringTag, {
value: "Module"
});
}
Object.defineProperty(exports, "__esModule", {
value: true
});
};
})();

(() => {
__nccwpck_require__.nmd = module => {
module.paths = [];
if (!module.children) module.children = [];
return module;
};
})();

(() => {
var installedChunks = {
8792: 0
};
var installChunk = data => {
var {ids: ids, modules: modules, runtime: runtime} = data;
var moduleId, chunkId, i = 0;
for (moduleId in modules) {
if (__nccwpck_require__.o(modules, moduleId)) {
__nccwpck_require__.m[moduleId] = modules[moduleId];
}
}
if (runtime) runtime(__nccwpck_require__);
for (;i < ids.length; i++) {
chunkId = ids[i];
if (__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
installedChunks[chunkId][0]();
}
installedChunks[ids[i]] = 0;
}
};
__nccwpck_require__.f.j = (chunkId, promises) => {
var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
if (installedChunkData !== 0) {
if (installedChunkData) {
promises.push(installedChunkData[1]);
} else {
if (true) {
var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, e => {
if (installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
throw e;
});
var promise = Promise.race([ promise, new Promise(resolve => installedChunkData = installedChunks[chunkId] = [ resolve ]) ]);
promises.push(installedChunkData[1] = promise);
}
}
}
};
})();

var __webpack_exports__ = {};

__nccwpck_require__.d(__webpack_exports__, {
Hi: () => engine,
XI: () => action,
xw: () => cli
});

function action() {
return Promise.all([ __nccwpck_require__.e("typebox-build-guard-globals"), __nccwpck_require__.e("typebox-build-format-date"), __nccwpck_require__.e("yaml-dist-index"), __nccwpck_require__.e("undici-index"), __nccwpck_require__.e("lezer-javascript-dist-index"), __nccwpck_require__.e("diff-libesm-diff-base"), __nccwpck_require__.e("actions-core-lib-command"), __nccwpck_require__.e("contract-channel"), __nccwpck_require__.e("contract-coverage"), __nccwpck_require__.e("package-json"), __nccwpck_require__.e("client-api-error"), __nccwpck_require__.e("contract-errors"), __nccwpck_require__.e("gate-inputs-config-file"), __nccwpck_require__.e("gate-model-ownership-proofs"), __nccwpck_require__.e("gate-inputs-api-description"), __nccwpck_require__.e("gate-verdict-render-reports"), __nccwpck_require__.e("shared-decode-body"), __nccwpck_require__.e("gate-run-gate"), __nccwpck_require__.e("fixes-propose-fixes"), __nccwpck_require__.e("client-undici-client"), __nccwpck_require__.e("module-9163") ]).then(__nccwpck_require__.bind(__nccwpck_require__, 9163));
}

function cli() {
return __nccwpck_require__.e("cli-exit-status").then(__nccwpck_require__.bind(__nccwpck_require__, 59713));
}

function engine() {
return __nccwpck_require__.e("module-22176").then(__nccwpck_require__.bind(__nccwpck_require__, 22176));
}

var __webpack_exports__action = __webpack_exports__.XI;

var __webpack_exports__cli = __webpack_exports__.xw;

var __webpack_exports__engine = __webpack_exports__.Hi;

export { __webpack_exports__action as action, __webpack_exports__cli as cli, __webpack_exports__engine as engine };
