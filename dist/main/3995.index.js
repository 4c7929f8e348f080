export const id = 3995;
export const ids = [3995];
export const modules = {

/***/ 33995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openPgliteStore: () => (/* binding */ openPgliteStore)
});

// UNUSED EXPORTS: openPglite

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/service/store/directory-lock.js



/** A data directory is in use by another process. */
class DirectoryInUseError extends Error {
    constructor(directory, pid) {
        super(`The data directory ${directory} is in use by process ${pid}. Stop that process, or give this one another --data directory or a --database-url.`);
        this.name = 'DirectoryInUseError';
    }
}
/**
 * Takes the exclusive use of a data directory: PGlite itself takes no lock, and two processes would corrupt the data.
 * The lock of a process that is gone is taken over.
 * @returns function that gives the lock back
 * @throws DirectoryInUseError while a living process holds it
 */
function lockDirectory(directory) {
    (0,external_node_fs_.mkdirSync)(directory, { recursive: true, mode: 0o700 });
    const lock = (0,external_node_path_.join)(directory, 'lock');
    const me = {
        pid: process.pid,
        started: startOf(process.pid),
        nonce: (0,external_node_crypto_.randomBytes)(8).toString('hex'),
    };
    const mine = `${lock}.${me.nonce}`;
    (0,external_node_fs_.writeFileSync)(mine, JSON.stringify(me), { mode: 0o600, flag: 'wx' });
    try {
        for (let attempt = 0; attempt < 10; attempt += 1) {
            if (claim(mine, lock))
                return () => release(lock, me);
            const holder = read(lock);
            if (holder !== null && isAlive(holder))
                throw new DirectoryInUseError(directory, holder.pid);
            // Renaming takes the stale file away for exactly one of several competitors; what was renamed is checked again, for
            // a competitor may have put its fresh lock there in between.
            const stale = `${lock}.stale.${me.nonce}`;
            try {
                (0,external_node_fs_.renameSync)(lock, stale);
            }
            catch {
                continue;
            }
            const moved = read(stale);
            if (moved !== null && isAlive(moved))
                claim(stale, lock);
            (0,external_node_fs_.rmSync)(stale, { force: true });
        }
        throw new DirectoryInUseError(directory, read(lock)?.pid ?? 0);
    }
    finally {
        (0,external_node_fs_.rmSync)(mine, { force: true });
    }
}
/** A hard link is made or fails as a whole, with its content in place. */
function claim(from, to) {
    try {
        (0,external_node_fs_.linkSync)(from, to);
        return true;
    }
    catch (error) {
        if (error.code === 'EEXIST')
            return false;
        throw error;
    }
}
function release(lock, me) {
    if (read(lock)?.nonce === me.nonce)
        (0,external_node_fs_.rmSync)(lock, { force: true });
}
function read(path) {
    try {
        const value = JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'));
        if (typeof value.pid !== 'number' || typeof value.nonce !== 'string')
            return null;
        return { pid: value.pid, started: value.started ?? null, nonce: value.nonce };
    }
    catch {
        return null;
    }
}
function isAlive(holder) {
    try {
        process.kill(holder.pid, 0);
    }
    catch (error) {
        if (error.code === 'ESRCH')
            return false;
    }
    const started = startOf(holder.pid);
    return holder.started === null || started === null || started === holder.started;
}
/** Boot id and start tick of a process on Linux (proc(5), field 22), else null. */
function startOf(pid) {
    try {
        const stat = (0,external_node_fs_.readFileSync)(`/proc/${pid}/stat`, 'utf8');
        const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        const boot = (0,external_node_fs_.readFileSync)('/proc/sys/kernel/random/boot_id', 'utf8').trim();
        // A zombie is dead for our purpose: it holds no file.
        if (afterName[0] === 'Z')
            return 'zombie';
        return `${boot}:${afterName[19] ?? ''}`;
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./build/service/store/pglite-location.js


const BUNDLED = ['./pglite/index.js', '../pglite/index.js'];
function locatePglite(from = import.meta.url) {
    for (const candidate of BUNDLED) {
        const entry = new URL(candidate, from);
        if ((0,external_node_fs_.existsSync)((0,external_node_url_.fileURLToPath)(entry))) {
            return {
                entry,
                image: existing(new URL('../pglite-image.tar.gz', entry)),
                packed: (0,external_node_url_.fileURLToPath)(new URL('.', entry)),
            };
        }
    }
    return {
        entry: new URL('../../../node_modules/@electric-sql/pglite/dist/index.js', from),
        image: existing(new URL('../../../assets/pglite-image.tar.gz', from)),
        packed: null,
    };
}
function existing(url) {
    const path = (0,external_node_url_.fileURLToPath)(url);
    return (0,external_node_fs_.existsSync)(path) ? path : null;
}

// EXTERNAL MODULE: ./build/service/store/transaction-scope.js
var transaction_scope = __webpack_require__(93767);
;// CONCATENATED MODULE: ./build/service/store/pglite-store.js
var __rewriteRelativeImportExtension = (undefined && undefined.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};









/** Opens the embedded database in memory (`directory` undefined) or in a directory that no other process uses. */
async function openPgliteStore(directory, location = locatePglite()) {
    const unlock = directory === undefined ? () => { } : lockDirectory(directory);
    try {
        return pgliteStore(await openPglite(directory, location), directory !== undefined, unlock);
    }
    catch (error) {
        unlock();
        throw error;
    }
}
/** PGlite itself, without a lock: also used by the script that makes the image. */
async function openPglite(directory, location) {
    const [module, image, parts] = await Promise.all([
        import(__rewriteRelativeImportExtension(/* webpackIgnore: true */ location.entry.href)),
        location.image === null ? undefined : (0,promises_.readFile)(location.image),
        location.packed === null ? {} : unpack(location.packed),
    ]);
    const data = directory === undefined ? undefined : (0,external_node_path_.join)(directory, 'pgdata');
    const isNew = data === undefined || !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(data, 'PG_VERSION'));
    return module.PGlite.create({
        ...parts,
        ...(data === undefined ? {} : { dataDir: data }),
        ...(isNew && image !== undefined
            ? { loadDataDir: new Blob([new Uint8Array(image)], { type: 'application/gzip' }) }
            : {}),
        relaxedDurability: directory === undefined,
    });
}
/** The engine and its files are 15 MB; packed they are 4 MB, and unpacking costs less than reading the difference. */
async function unpack(folder) {
    const decompress = (0,external_node_util_.promisify)(external_node_zlib_.zstdDecompress);
    const read = async (name) => new Uint8Array(await decompress(await (0,promises_.readFile)((0,external_node_path_.join)(folder, name))));
    const [wasm, data] = await Promise.all([read('pglite.wasm.zst'), read('pglite.data.zst')]);
    return { pgliteWasmModule: await WebAssembly.compile(wasm), fsBundle: new Blob([data]) };
}
function pgliteStore(db, durable, unlock) {
    const scope = new transaction_scope/* TransactionScope */.D();
    const channels = new external_node_events_.EventEmitter();
    channels.setMaxListeners(0);
    let closed;
    return {
        kind: durable ? 'directory' : 'memory',
        exclusive: true,
        async query(text, params = []) {
            scope.assertOutside('A query of the store');
            return (await db.query(text, [...params])).rows;
        },
        async transaction(work) {
            scope.assertOutside('A transaction');
            return db.transaction((inner) => scope.run(() => {
                const tx = {
                    query: async (text, params = []) => (await inner.query(text, [...params])).rows,
                    exec: async (script) => void (await inner.exec(script)),
                };
                return work(tx);
            }));
        },
        async publish(channel, payload) {
            setImmediate(() => channels.emit(channel, payload));
        },
        async subscribe(channel, listener) {
            channels.on(channel, listener);
            return async () => void channels.off(channel, listener);
        },
        close() {
            closed ??= (async () => {
                channels.removeAllListeners();
                try {
                    await db.close();
                }
                finally {
                    unlock();
                }
            })();
            return closed;
        },
    };
}


/***/ }),

/***/ 93767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ TransactionScope)
/* harmony export */ });
/* harmony import */ var node_async_hooks__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16698);

/**
 * Knows whether the current asynchronous call chain is inside an open transaction, so that a driver can refuse a query
 * that goes around it: on one connection it would deadlock, on a pool it would not see the transaction's own writes.
 */
class TransactionScope {
    #storage = new node_async_hooks__WEBPACK_IMPORTED_MODULE_0__.AsyncLocalStorage();
    /** @throws Error when called inside an open transaction */
    assertOutside(action) {
        if (this.#storage.getStore()?.open === true) {
            throw new Error(`${action} inside an open transaction: use the transaction that the callback was given.`);
        }
    }
    async run(work) {
        const state = { open: true };
        try {
            return await this.#storage.run(state, work);
        }
        finally {
            state.open = false;
        }
    }
}


/***/ })

};
