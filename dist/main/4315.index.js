export const id = 4315;
export const ids = [4315];
export const modules = {

/***/ 74315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openPostgresStore: () => (/* binding */ openPostgresStore)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
/* harmony import */ var pg__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83849);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18759);
/* harmony import */ var _transaction_scope_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93767);





const INT8 = 20;
/** serialization_failure and deadlock_detected: the transaction did nothing and may be run again. */
const RETRYABLE = new Set(['40001', '40P01']);
const RETRIES = 4;
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 30_000;
const LISTEN_RETRY_MS = 1_000;
/** bigint as number: ids are text, so the only bigints are token amounts and counts, far below 2^53. */
const types = {
    getTypeParser: ((oid, format) => oid === INT8
        ? (text) => Number(text)
        : pg__WEBPACK_IMPORTED_MODULE_2__/* ["default"].types */ .Ay.types.getTypeParser(oid, format)),
};
/** Opens a pool to a PostgreSQL server (13 or newer). */
async function openPostgresStore(url, onError) {
    const config = {
        connectionString: url,
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        statement_timeout: STATEMENT_TIMEOUT_MS,
        idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
        application_name: 'scan-gate',
        types,
    };
    const pool = new pg__WEBPACK_IMPORTED_MODULE_2__/* ["default"].Pool */ .Ay.Pool({ ...config, max: POOL_SIZE });
    pool.on('error', onError);
    try {
        await pool.query('SELECT 1');
    }
    catch (cause) {
        await pool.end();
        throw new Error(`Cannot connect to the database: ${cause.message || String(cause)}`, { cause });
    }
    const scope = new _transaction_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .TransactionScope */ .D();
    const listener = new Listener(() => new pg__WEBPACK_IMPORTED_MODULE_2__/* ["default"].Client */ .Ay.Client({ ...config, statement_timeout: 0 }), onError);
    let closed;
    return {
        kind: 'postgres',
        exclusive: false,
        async query(text, params = []) {
            scope.assertOutside('A query of the store');
            return (await pool.query(statement(text, params))).rows;
        },
        async transaction(work) {
            scope.assertOutside('A transaction');
            for (let attempt = 1;; attempt += 1) {
                const client = await pool.connect();
                let broken;
                // While a client is checked out the pool does not listen to it: a lost connection would be an uncaught error.
                const onLost = (error) => {
                    broken = error;
                    onError(error);
                };
                client.on('error', onLost);
                try {
                    await client.query('BEGIN');
                    const tx = {
                        query: async (text, params = []) => (await client.query(statement(text, params))).rows,
                        exec: async (script) => void (await client.query(script)),
                    };
                    const result = await scope.run(() => work(tx));
                    await client.query('COMMIT');
                    return result;
                }
                catch (error) {
                    await client.query('ROLLBACK').catch((rollbackError) => {
                        broken = rollbackError;
                    });
                    if (attempt < RETRIES && RETRYABLE.has((0,_store_js__WEBPACK_IMPORTED_MODULE_4__/* .sqlState */ .c)(error) ?? ''))
                        continue;
                    throw error;
                }
                finally {
                    client.off('error', onLost);
                    client.release(broken);
                }
            }
        },
        async publish(channel, payload) {
            listener.emit(channel, payload);
            await pool.query('SELECT pg_notify($1, $2)', [channel, payload]);
        },
        subscribe: (channel, handler) => listener.subscribe(channel, handler),
        close() {
            closed ??= (async () => {
                await listener.close();
                await pool.end();
            })();
            return closed;
        },
    };
}
const statementNames = new Map();
/** Named, so that the server parses and plans each text once per connection. */
function statement(text, values) {
    let name = statementNames.get(text);
    if (name === undefined) {
        name = `s${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 24)}`;
        statementNames.set(text, name);
    }
    return { name, text, values: [...values] };
}
/** One connection that listens, reconnecting for as long as it is open. Emits to this process at once. */
class Listener extends node_events__WEBPACK_IMPORTED_MODULE_1__.EventEmitter {
    #connect;
    #onError;
    #channels = new Set();
    #client;
    #starting;
    #retry;
    #closed = false;
    constructor(connect, onError) {
        super();
        this.setMaxListeners(0);
        this.#connect = connect;
        this.#onError = onError;
    }
    async subscribe(channel, handler) {
        this.on(channel, handler);
        this.#starting ??= this.#start();
        await this.#starting;
        if (!this.#channels.has(channel)) {
            this.#channels.add(channel);
            await this.#client?.query(`LISTEN ${pg__WEBPACK_IMPORTED_MODULE_2__/* ["default"].escapeIdentifier */ .Ay.escapeIdentifier(channel)}`).catch(this.#onError);
        }
        return async () => void this.off(channel, handler);
    }
    async #start() {
        if (this.#closed)
            return;
        const client = this.#connect();
        client.on('error', (error) => {
            this.#onError(error);
            this.#again(client);
        });
        client.on('end', () => this.#again(client));
        client.on('notification', (message) => this.emit(message.channel, message.payload ?? ''));
        try {
            await client.connect();
            this.#client = client;
            for (const channel of this.#channels)
                await client.query(`LISTEN ${pg__WEBPACK_IMPORTED_MODULE_2__/* ["default"].escapeIdentifier */ .Ay.escapeIdentifier(channel)}`);
        }
        catch (error) {
            this.#onError(error);
            this.#again(client);
        }
    }
    #again(client) {
        if (this.#client === client)
            this.#client = undefined;
        if (this.#closed || this.#retry !== undefined)
            return;
        this.#retry = setTimeout(() => {
            this.#retry = undefined;
            this.#starting = this.#start();
        }, LISTEN_RETRY_MS);
        this.#retry.unref();
    }
    async close() {
        this.#closed = true;
        clearTimeout(this.#retry);
        this.removeAllListeners();
        await this.#starting;
        await this.#client?.end().catch(() => { });
    }
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
