export const id = "module-74315";

export const ids = [ "module-74315" ];

export const modules = {
 74315: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   openPostgresStore: () => openPostgresStore
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
  var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77030);
  var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
  var pg__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83849);
  var _store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18759);
  var _transaction_scope_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93767);
  const INT8 = 20;
  const RETRYABLE = new Set([ "40001", "40P01" ]);
  const RETRIES = 4;
  const POOL_SIZE = 10;
  const CONNECT_TIMEOUT_MS = 1e4;
  const STATEMENT_TIMEOUT_MS = 3e4;
  const LISTEN_RETRY_MS = 1e3;
  const NOTICE_INTERVAL_MS = 20;
  class BatchedSocket extends node_net__WEBPACK_IMPORTED_MODULE_2__.Socket {
   uncork() {
    process.nextTick(() => super.uncork());
   }
  }
  const types = {
   getTypeParser: (oid, format) => oid === INT8 ? text => Number(text) : pg__WEBPACK_IMPORTED_MODULE_4__.Ay.types.getTypeParser(oid, format)
  };
  async function openPostgresStore(url, onError) {
   const config = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: "scan-gate",
    pipeline: true,
    stream: () => new BatchedSocket,
    types: types
   };
   const pool = new pg__WEBPACK_IMPORTED_MODULE_4__.Ay.Pool({
    ...config,
    max: POOL_SIZE
   });
   pool.on("error", onError);
   try {
    await pool.query("SELECT 1");
   } catch (cause) {
    await pool.end();
    throw new Error(`Cannot connect to the database: ${cause.message || String(cause)}`, {
     cause: cause
    });
   }
   const withClient = async work => {
    const client = await pool.connect();
    let broken;
    const onLost = error => {
     broken = error;
     onError(error);
    };
    client.on("error", onLost);
    try {
     return await work(client);
    } catch (error) {
     await client.query("ROLLBACK").catch(rollbackError => {
      broken = rollbackError;
     });
     throw error;
    } finally {
     client.off("error", onLost);
     client.release(broken);
    }
   };
   const scope = new _transaction_scope_js__WEBPACK_IMPORTED_MODULE_6__.D;
   const listener = new Listener(() => new pg__WEBPACK_IMPORTED_MODULE_4__.Ay.Client({
    ...config,
    statement_timeout: 0
   }), onError);
   const publishing = new Set;
   const underway = new Map;
   const send = async (channel, payload, name) => {
    do {
     underway.set(name, false);
     await pool.query("SELECT pg_notify($1, $2)", [ channel, payload ]).catch(onError);
     if (closed === undefined) await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(NOTICE_INTERVAL_MS);
    } while (underway.get(name) === true);
    underway.delete(name);
   };
   const publish = (channel, payload) => {
    listener.emit(channel, payload);
    const name = `${channel} ${payload}`;
    if (underway.has(name)) {
     underway.set(name, true);
     return;
    }
    const sent = send(channel, payload, name).finally(() => publishing.delete(sent));
    publishing.add(sent);
   };
   let closed;
   return {
    kind: "postgres",
    exclusive: false,
    async query(text, params = []) {
     scope.assertOutside("A query of the store");
     return (await pool.query(statement(text, params))).rows;
    },
    async transaction(work) {
     scope.assertOutside("A transaction");
     for (let attempt = 1; ;attempt += 1) {
      try {
       const outbox = new _store_js__WEBPACK_IMPORTED_MODULE_5__.aO;
       const result = await withClient(async client => {
        await client.query("BEGIN");
        let hasEnded = false;
        const last = [];
        const run = async query => {
         if (hasEnded) throw new Error("The transaction has ended.");
         return client.query(query);
        };
        const tx = {
         query: async (text, params = []) => (await run(statement(text, params))).rows,
         exec: async script => void await run(script),
         atCommit: (text, params, toError = error => error) => void last.push({
          text: text,
          params: params,
          toError: toError
         }),
         notify: (channel, payload) => outbox.add(channel, payload)
        };
        const result = await scope.run(() => work(tx)).finally(() => {
         hasEnded = true;
        });
        await commit(client, last);
        return result;
       });
       for (const [channel, payload] of outbox.notices) publish(channel, payload);
       return result;
      } catch (error) {
       if (attempt < RETRIES && RETRYABLE.has((0, _store_js__WEBPACK_IMPORTED_MODULE_5__.cn)(error) ?? "")) continue;
       throw error;
      }
     }
    },
    subscribe: (channel, handler) => listener.subscribe(channel, handler),
    close() {
     closed ??= (async () => {
      await listener.close();
      await Promise.all(publishing);
      await pool.end();
     })();
     return closed;
    }
   };
  }
  async function commit(client, last) {
   const sent = last.map(({text: text, params: params, toError: toError}) => client.query(statement(text, params)).catch(error => {
    throw toError(error);
   }));
   const outcomes = await Promise.allSettled([ ...sent, client.query("COMMIT") ]);
   const failed = outcomes.find(outcome => outcome.status === "rejected");
   if (failed !== undefined) throw failed.reason;
  }
  const statementNames = new Map;
  function statement(text, values) {
   let name = statementNames.get(text);
   if (name === undefined) {
    name = `s${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex").slice(0, 24)}`;
    statementNames.set(text, name);
   }
   return {
    name: name,
    text: text,
    values: [ ...values ]
   };
  }
  class Listener extends node_events__WEBPACK_IMPORTED_MODULE_1__.EventEmitter {
   #connect;
   #onError;
   #channels=new Set;
   #client;
   #starting;
   #retry;
   #closed=false;
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
     await (this.#client?.query(`LISTEN ${pg__WEBPACK_IMPORTED_MODULE_4__.Ay.escapeIdentifier(channel)}`).catch(this.#onError));
    }
    return async () => void this.off(channel, handler);
   }
   async #start() {
    if (this.#closed) return;
    const client = this.#connect();
    client.on("error", error => {
     this.#onError(error);
     this.#again(client);
    });
    client.on("end", () => this.#again(client));
    client.on("notification", message => this.emit(message.channel, message.payload ?? ""));
    try {
     await client.connect();
     this.#client = client;
     for (const channel of this.#channels) await client.query(`LISTEN ${pg__WEBPACK_IMPORTED_MODULE_4__.Ay.escapeIdentifier(channel)}`);
    } catch (error) {
     this.#onError(error);
     this.#again(client);
    }
   }
   #again(client) {
    if (this.#client === client) this.#client = undefined;
    if (this.#closed || this.#retry !== undefined) return;
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
    await (this.#client?.end().catch(() => {}));
   }
  }
 },
 93767: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   D: () => TransactionScope
  });
  var node_async_hooks__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16698);
  class TransactionScope {
   #storage=new node_async_hooks__WEBPACK_IMPORTED_MODULE_0__.AsyncLocalStorage;
   assertOutside(action) {
    if (this.#storage.getStore()?.open === true) {
     throw new Error(`${action} inside an open transaction: use the transaction passed to the callback.`);
    }
   }
   async run(work) {
    const state = {
     open: true
    };
    try {
     return await this.#storage.run(state, work);
    } finally {
     state.open = false;
    }
   }
  }
 }
};
