import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";

var __webpack_modules__ = {
896: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
},
339: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("module");
},
24: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
},
760: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
},
136: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
},
522: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
},
203: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");
},
106: module => {
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
exports: {}
};
var threw = true;
try {
__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
threw = false;
} finally {
if (threw) delete __webpack_module_cache__[moduleId];
}
return module.exports;
}

__nccwpck_require__.m = __webpack_modules__;

if (typeof __nccwpck_require__ !== "undefined") __nccwpck_require__.ab = decodeURIComponent(new URL(".", import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";

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
var installedChunks = {
792: 0
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

var external_node_url_ = __nccwpck_require__(136);

const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

async function main() {
Object.assign(globalThis, {
__filename: (0, external_node_url_.fileURLToPath)(import.meta.url)
});
const {drawReport: drawReport} = await Promise.all([ __nccwpck_require__.e("base64-js-index"), __nccwpck_require__.e("reports-pdf-draw-report") ]).then(__nccwpck_require__.bind(__nccwpck_require__, 583));
return {
ok: true,
pdf: await drawReport(external_node_worker_threads_namespaceObject.workerData)
};
}

void main().catch(error => ({
ok: false,
message: error instanceof Error ? error.message : String(error)
})).then(message => external_node_worker_threads_namespaceObject.parentPort?.postMessage(message, message.ok ? [ message.pdf.buffer ] : []));
