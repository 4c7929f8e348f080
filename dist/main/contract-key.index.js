export const id = "contract-key";

export const ids = [ "contract-key" ];

export const modules = {
 32024: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   KZ: () => keyModeOf,
   P5: () => KEY_SECRET_ALPHABET,
   Vo: () => KEY_PREFIXES,
   WJ: () => KEY_TYPES,
   iW: () => SCOPES,
   ld: () => KEY_MODES
  });
  var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83163);
  const SCOPES = [ "scans:read", "scans:write", "targets:read", "targets:write", "reports:read", "webhooks:write", "usage:read" ];
  const KEY_MODES = [ "live", "test" ];
  const KEY_TYPES = [ "workspace", "personal" ];
  const KEY_PREFIXES = {
   live: "svc_live_",
   test: "svc_test_"
  };
  const KEY_SECRET_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const KEY_PATTERN = new RegExp(`^svc_(live|test)_[${KEY_SECRET_ALPHABET}]{${_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.keySecretLength}}$`);
  function keyModeOf(text) {
   const match = KEY_PATTERN.exec(text);
   return match ? match[1] : undefined;
  }
 },
 8331: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   _: () => auditAtCommit,
   s: () => audit
  });
  var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47382);
  async function audit(sql, actor, action, subject, now, details = {}) {
   await sql.query(INSERT, paramsOf(actor, [ {
    action: action,
    subject: subject,
    details: details
   } ], now));
  }
  function auditAtCommit(tx, actor, entries, now) {
   if (entries.length > 0) tx.atCommit(INSERT, paramsOf(actor, entries, now));
  }
  const INSERT = `INSERT INTO audit (id, workspace_id, at, actor, action, subject, details)\n  SELECT id, $1, $2, $3, action, subject, details FROM jsonb_to_recordset($4::jsonb)\n    AS e (id text, action text, subject text, details jsonb)`;
  function paramsOf(actor, entries, now) {
   const rows = entries.map(entry => ({
    details: {},
    ...entry,
    id: (0, _ids_js__WEBPACK_IMPORTED_MODULE_0__.Si)("aud", now)
   }));
   return [ actor.workspaceId, now, actor.keyId, JSON.stringify(rows) ];
  }
 },
 74459: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Bi: () => liveWorkspaceId,
   Nw: () => bootstrap,
   Vw: () => awaitBootstrap,
   XM: () => replaceAdminToken,
   _7: () => withBootstrapLock,
   d_: () => adminTokenHash,
   hj: () => locateKeys
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var _contract_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32024);
  var _ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47382);
  var _keys_key_secret_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19431);
  var _keys_keys_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46593);
  var _ledger_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91863);
  var _store_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18759);
  const BOOTSTRAP_LOCK = 7302144020;
  const BOOTSTRAP_LOCK_MS = 3e4;
  const BOOTSTRAP_WAIT_MS = 6e4;
  const BOOTSTRAP_POLL_MS = 250;
  async function bootstrap(store, initialTokens, now, keeper) {
   return withBootstrapLock(store, async tx => {
    const found = await earlierStart(tx) ?? await makeWorkspace(tx, initialTokens, now);
    if (keeper === null || await adminTokenHash(tx) !== undefined) return found;
    const keys = await makeFirstKeys(tx, found.workspaceId, now);
    await (keeper?.keep(keys));
    return {
     ...found,
     apiKey: keys.apiKey,
     adminToken: keys.adminToken
    };
   });
  }
  async function awaitBootstrap(store, waitMs = BOOTSTRAP_WAIT_MS) {
   const deadline = performance.now() + waitMs;
   for (;;) {
    const found = await earlierStart(store);
    if (found !== undefined) return found;
    if (performance.now() > deadline) {
     throw new Error("The database has no workspace yet: start a process with the role api or all first.");
    }
    await new Promise(resolve => setTimeout(resolve, BOOTSTRAP_POLL_MS));
   }
  }
  function withBootstrapLock(store, work) {
   return store.transaction(async tx => {
    await tx.query("SELECT pg_advisory_xact_lock($1)", [ BOOTSTRAP_LOCK ]);
    return work(tx);
   }, {
    statementMs: BOOTSTRAP_LOCK_MS
   });
  }
  function liveWorkspaceId(sql) {
   return setting(sql, "workspace_id");
  }
  function adminTokenHash(sql) {
   return setting(sql, "admin_token_hash");
  }
  async function replaceAdminToken(tx) {
   const token = `svc_admin_${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(24).toString("base64url")}`;
   await tx.query(`INSERT INTO settings (name, value) VALUES ('admin_token_hash', $1)\n     ON CONFLICT (name) DO UPDATE SET value = excluded.value`, [ (0, 
   _keys_key_secret_js__WEBPACK_IMPORTED_MODULE_3__.EN)(token) ]);
   return token;
  }
  async function locateKeys({store: store, log: log}, keeper, place) {
   if (keeper === undefined) return;
   const outcome = await withBootstrapLock(store, async tx => {
    const hash = await adminTokenHash(tx);
    if (keeper === null) return hash === undefined ? "none" : "kept";
    return keeper.locate(place, token => hash === (0, _keys_key_secret_js__WEBPACK_IMPORTED_MODULE_3__.EN)(token));
   });
   if (outcome === "kept") return;
   if (outcome === "none") {
    const message = "No API key exists yet. Start the service once with --bootstrap FILE to create the first key.";
    log("warn", "bootstrap.none", {
     message: message
    });
    return;
   }
   const fault = outcome === "missing" ? "is missing" : "has no valid admin token of this database";
   const remedy = store.kind === "postgres" ? "Run scan-gate admin-token --database-url URL --bootstrap FILE; no restart is needed." : "Stop the service, run scan-gate admin-token --data DIR --bootstrap FILE, and start it again.";
   log("warn", `bootstrap.${outcome}`, {
    file: keeper?.name,
    message: `The keys of this database were created by an earlier start, and the bootstrap file ${fault}. The file was not changed. ${remedy}`
   });
  }
  async function earlierStart(sql) {
   const workspaceId = await liveWorkspaceId(sql);
   const secret = await setting(sql, "secret");
   if (workspaceId === undefined || secret === undefined) return undefined;
   return {
    workspaceId: workspaceId,
    apiKey: null,
    adminToken: null,
    secret: secret
   };
  }
  async function makeWorkspace(tx, initialTokens, now) {
   const secret = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString("base64url");
   const {id: workspaceId} = (0, _store_store_js__WEBPACK_IMPORTED_MODULE_6__.J0)(await tx.query("INSERT INTO workspaces (id, livemode, created_at) VALUES ($1, true, $2) RETURNING id", [ (0, 
   _ids_js__WEBPACK_IMPORTED_MODULE_2__.Si)("wsp", now), now ]));
   if (initialTokens > 0) await (0, _ledger_js__WEBPACK_IMPORTED_MODULE_5__.X4)(tx, workspaceId, initialTokens, now);
   await tx.query("INSERT INTO settings (name, value) VALUES ('workspace_id', $1), ('secret', $2)", [ workspaceId, secret ]);
   return {
    workspaceId: workspaceId,
    apiKey: null,
    adminToken: null,
    secret: secret
   };
  }
  async function makeFirstKeys(tx, workspaceId, now) {
   const key = await (0, _keys_keys_js__WEBPACK_IMPORTED_MODULE_4__.cF)(tx, {
    workspaceId: workspaceId,
    type: "workspace",
    mode: "live",
    memberId: null,
    scopes: _contract_key_js__WEBPACK_IMPORTED_MODULE_1__.iW,
    expiresAt: null,
    name: "First key"
   }, now);
   return {
    workspaceId: workspaceId,
    apiKey: key.secret,
    adminToken: await replaceAdminToken(tx)
   };
  }
  async function setting(sql, name) {
   const [row] = await sql.query("SELECT value FROM settings WHERE name = $1", [ name ]);
   return row?.value;
  }
 },
 47382: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Si: () => newId,
   eQ: () => isId,
   iR: () => timeAfter
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
  const TIME_LENGTH = 10;
  const RANDOM_LENGTH = 16;
  let lastTime = 0;
  let lastRandom = [];
  let lastText = "";
  function newId(prefix, now) {
   const time = Math.max(now.getTime(), lastTime);
   if (time === lastTime) {
    increment(lastRandom);
   } else {
    lastTime = time;
    lastRandom = Array.from((0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(RANDOM_LENGTH), byte => byte & 31);
    lastRandom[0] = (lastRandom[0] ?? 0) & 15;
    lastText = "";
   }
   const last = lastRandom[RANDOM_LENGTH - 1] ?? 0;
   if (lastText === "" || last === 0) lastText = encodeTime(time) + textOf(lastRandom.slice(0, -1));
   return `${prefix}_${lastText}${ALPHABET[last]}`;
  }
  const textOf = digits => digits.map(digit => ALPHABET[digit]).join("");
  function increment(digits) {
   for (let index = digits.length - 1; index >= 0; index -= 1) {
    const digit = (digits[index] ?? 0) + 1;
    digits[index] = digit & 31;
    if (digit < 32) return;
   }
  }
  function encodeTime(time) {
   let rest = time;
   let text = "";
   for (let index = 0; index < TIME_LENGTH; index += 1) {
    text = `${ALPHABET[rest % 32]}${text}`;
    rest = Math.floor(rest / 32);
   }
   return text;
  }
  function timeAfter(id, now) {
   let time = 0;
   for (const digit of id.slice(id.indexOf("_") + 1).slice(0, TIME_LENGTH)) time = time * 32 + ALPHABET.indexOf(digit);
   return new Date(Math.max(now.getTime(), time + 1));
  }
  function isId(prefix, text) {
   return text.startsWith(`${prefix}_`) && /^[0-9a-z]{26}$/.test(text.slice(prefix.length + 1));
  }
 },
 19431: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   EN: () => hashKey,
   RW: () => displayPrefix,
   Wc: () => newKeySecret
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var _contract_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32024);
  var _contract_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83163);
  function newKeySecret(mode) {
   const secret = Array.from((0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(_contract_limits_js__WEBPACK_IMPORTED_MODULE_2__.b.keySecretLength), byte => _contract_key_js__WEBPACK_IMPORTED_MODULE_1__.P5[byte & 31]).join("");
   return `${_contract_key_js__WEBPACK_IMPORTED_MODULE_1__.Vo[mode]}${secret}`;
  }
  function hashKey(key) {
   return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(key).digest("hex");
  }
  function displayPrefix(key) {
   return key.slice(0, _contract_limits_js__WEBPACK_IMPORTED_MODULE_2__.b.keyDisplayPrefixLength);
  }
 },
 46593: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   CB: () => revokeKey,
   TH: () => listKeys,
   Tj: () => findKey,
   cF: () => createKey,
   hu: () => endKeyLater
  });
  var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47382);
  var _key_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19431);
  const COLUMNS = `k.id, k.workspace_id AS "workspaceId", k.name, k.type, k.mode, m.name AS member,\n  k.managed_by AS "managedBy", k.scopes, k.display_prefix AS "displayPrefix", k.created_at AS "createdAt", k.last_used_at AS "lastUsedAt",\n  k.expires_at AS "expiresAt", k.revoked_at AS "revokedAt", k.revoked_reason AS "revokedReason"`;
  const TABLES = "api_keys k LEFT JOIN members m ON m.id = k.member_id JOIN workspaces w ON w.id = k.workspace_id";
  async function createKey(sql, key, now) {
   const secret = (0, _key_secret_js__WEBPACK_IMPORTED_MODULE_1__.Wc)(key.mode);
   const id = (0, _ids_js__WEBPACK_IMPORTED_MODULE_0__.Si)("key", now);
   await sql.query(`INSERT INTO api_keys (id, workspace_id, type, mode, member_id, scopes, hash, display_prefix, created_at, expires_at,\n       managed_by, name)\n     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`, [ id, key.workspaceId, key.type, key.mode, key.memberId, [ ...key.scopes ], (0, 
   _key_secret_js__WEBPACK_IMPORTED_MODULE_1__.EN)(secret), (0, _key_secret_js__WEBPACK_IMPORTED_MODULE_1__.RW)(secret), now, key.expiresAt, key.managedBy ?? null, key.name ?? null ]);
   return {
    id: id,
    secret: secret
   };
  }
  function listKeys(sql, workspaceId, page) {
   return sql.query(`SELECT ${COLUMNS} FROM ${TABLES}\n     WHERE (w.id = $1 OR w.sandbox_of = $1) AND ($2::timestamptz IS NULL OR (k.created_at, k.id) < ($2, $3))\n     ORDER BY k.created_at DESC, k.id DESC LIMIT $4`, [ workspaceId, ...page.after, page.limit ]);
  }
  async function findKey(sql, workspaceId, id) {
   const [key] = await sql.query(`SELECT ${COLUMNS} FROM ${TABLES} WHERE k.id = $2 AND (w.id = $1 OR w.sandbox_of = $1)`, [ workspaceId, id ]);
   return key;
  }
  async function revokeKey(sql, workspaceId, keyId, reason, now) {
   const rows = await sql.query(`UPDATE api_keys SET revoked_at = $3, revoked_reason = $4 WHERE id = $2 AND revoked_at IS NULL\n     AND workspace_id IN (SELECT id FROM workspaces WHERE id = $1 OR sandbox_of = $1) RETURNING id`, [ workspaceId, keyId, now, reason ]);
   return rows.length === 1;
  }
  async function endKeyLater(sql, keyId, until) {
   await sql.query(`UPDATE api_keys SET expires_at = least(expires_at, $2), revoked_reason = 'rotated'\n     WHERE id = $1 AND revoked_at IS NULL`, [ keyId, until ]);
  }
 },
 91863: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Ji: () => charge,
   X4: () => grantTokens,
   dL: () => lockWallet,
   k9: () => readUsage,
   p1: () => refund,
   yk: () => readWallet
  });
  var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47382);
  var _store_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18759);
  const USAGE_DAYS = 30;
  const CHECK_VIOLATION = "23514";
  async function readWallet(tx, workspaceId) {
   return (0, _store_store_js__WEBPACK_IMPORTED_MODULE_1__.J0)(await tx.query("SELECT livemode, balance FROM workspaces WHERE id = $1", [ workspaceId ]));
  }
  async function lockWallet(tx, workspaceId) {
   return (0, _store_store_js__WEBPACK_IMPORTED_MODULE_1__.J0)(await tx.query("SELECT livemode, balance FROM workspaces WHERE id = $1 FOR UPDATE", [ workspaceId ]));
  }
  function charge(tx, workspaceId, livemode, charges, now) {
   const due = charges.filter(entry => entry.cost > 0);
   if (due.length === 0) return;
   const entries = due.map(entry => ({
    ...entry,
    kind: "charge",
    amount: livemode ? -entry.cost : 0
   }));
   append(tx, workspaceId, entries, now);
  }
  async function refund(tx, workspaceId, reference, now) {
   const [charged] = await tx.query("SELECT operation, amount, cost FROM ledger WHERE workspace_id = $1 AND reference = $2 AND kind = 'charge'", [ workspaceId, reference ]);
   if (charged === undefined) return;
   append(tx, workspaceId, [ {
    kind: "refund",
    operation: charged.operation,
    reference: reference,
    amount: -charged.amount,
    cost: -charged.cost
   } ], now);
  }
  async function grantTokens(sql, workspaceId, amount, now) {
   await sql.query("INSERT INTO ledger (id, workspace_id, created_at, kind, amount, cost) VALUES ($1, $2, $3, 'grant', $4, 0)", [ (0, 
   _ids_js__WEBPACK_IMPORTED_MODULE_0__.Si)("led", now), workspaceId, now, amount ]);
  }
  function append(tx, workspaceId, entries, now) {
   const rows = entries.map(entry => ({
    id: (0, _ids_js__WEBPACK_IMPORTED_MODULE_0__.Si)("led", now),
    kind: entry.kind,
    operation: entry.operation,
    reference: entry.reference,
    amount: entry.amount,
    cost: entry.cost
   }));
   tx.atCommit(`INSERT INTO ledger (id, workspace_id, created_at, kind, operation, reference, amount, cost)\n     SELECT id, $1, $2, kind, operation, reference, amount, cost FROM jsonb_to_recordset($3::jsonb)\n       AS e (id text, kind text, operation text, reference text, amount bigint, cost bigint)`, [ workspaceId, now, JSON.stringify(rows) ], error => (0, 
   _store_store_js__WEBPACK_IMPORTED_MODULE_1__.cn)(error) === CHECK_VIOLATION ? new _store_store_js__WEBPACK_IMPORTED_MODULE_1__.RV({
    cause: error
   }) : error);
  }
  async function readUsage(sql, workspaceId, prices, now) {
   const since = new Date(now.getTime() - USAGE_DAYS * 24 * 3600 * 1e3);
   const [wallet] = await sql.query("SELECT livemode, balance FROM workspaces WHERE id = $1", [ workspaceId ]);
   const rows = await sql.query(`SELECT operation, sum(cost)::bigint AS cost FROM ledger\n     WHERE workspace_id = $1 AND created_at > $2 AND operation IS NOT NULL GROUP BY operation ORDER BY operation`, [ workspaceId, since ]);
   return {
    balance: wallet?.balance ?? 0,
    mode: wallet?.livemode === false ? "test" : "live",
    last_30d: {
     total: rows.reduce((sum, row) => sum + row.cost, 0),
     by_operation: Object.fromEntries(rows.map(row => [ row.operation, row.cost ]))
    },
    prices: {
     ...prices
    },
    as_of: now.toISOString()
   };
  }
 },
 89185: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   d: () => openExistingStore,
   C: () => openStore
  });
  var external_node_fs_ = __webpack_require__(73024);
  var external_node_path_ = __webpack_require__(76760);
  const ACCOUNTS = `\nCREATE TABLE settings (\n  name text PRIMARY KEY,\n  value text NOT NULL\n);\n\n-- A live workspace and, once a test key is made, its sandbox (livemode false, sandbox_of the live one).\nCREATE TABLE workspaces (\n  id text PRIMARY KEY,\n  livemode boolean NOT NULL,\n  sandbox_of text UNIQUE REFERENCES workspaces (id),\n  balance bigint NOT NULL DEFAULT 0 CHECK (balance >= 0),\n  created_at timestamptz NOT NULL,\n  CHECK (livemode = (sandbox_of IS NULL))\n);\n\nCREATE TABLE members (\n  id text PRIMARY KEY,\n  workspace_id text NOT NULL REFERENCES workspaces (id),\n  name text NOT NULL,\n  created_at timestamptz NOT NULL,\n  removed_at timestamptz\n);\nCREATE UNIQUE INDEX members_name ON members (workspace_id, name) WHERE removed_at IS NULL;\n\nCREATE TABLE api_keys (\n  id text PRIMARY KEY,\n  workspace_id text NOT NULL REFERENCES workspaces (id),\n  type text NOT NULL CHECK (type IN ('workspace', 'personal')),\n  mode text NOT NULL CHECK (mode IN ('live', 'test')),\n  member_id text REFERENCES members (id),\n  scopes text[] NOT NULL,\n  -- SHA-256 of the whole key: the key itself is never stored.\n  hash text NOT NULL UNIQUE CHECK (hash ~ '^[0-9a-f]{64}$'),\n  display_prefix text NOT NULL CHECK (length(display_prefix) = 12),\n  created_at timestamptz NOT NULL,\n  last_used_at timestamptz,\n  expires_at timestamptz,\n  revoked_at timestamptz,\n  revoked_reason text,\n  CHECK ((type = 'personal') = (member_id IS NOT NULL))\n);\nCREATE INDEX api_keys_workspace ON api_keys (workspace_id);\nCREATE INDEX api_keys_member ON api_keys (member_id) WHERE member_id IS NOT NULL;\n\n-- Revocation is irreversible (API document, "Authentication", rule 7).\nCREATE FUNCTION keep_revoked() RETURNS trigger LANGUAGE plpgsql AS $$\nBEGIN\n  IF OLD.revoked_at IS NOT NULL AND NEW.revoked_at IS DISTINCT FROM OLD.revoked_at THEN\n    RAISE EXCEPTION 'a revoked key stays revoked';\n  END IF;\n  RETURN NEW;\nEND $$;\nCREATE TRIGGER keep_revoked BEFORE UPDATE ON api_keys FOR EACH ROW EXECUTE FUNCTION keep_revoked();\n\n-- amount moves the balance; cost counts consumption. In a sandbox amount is 0: it shows what would have been charged.\nCREATE TABLE ledger (\n  id text PRIMARY KEY,\n  workspace_id text NOT NULL REFERENCES workspaces (id),\n  created_at timestamptz NOT NULL,\n  kind text NOT NULL CHECK (kind IN ('grant', 'charge', 'refund')),\n  operation text,\n  reference text,\n  amount bigint NOT NULL,\n  cost bigint NOT NULL,\n  CHECK (kind = 'grant' OR (operation IS NOT NULL AND reference IS NOT NULL)),\n  CHECK (CASE kind WHEN 'grant' THEN amount > 0 AND cost = 0\n                   WHEN 'charge' THEN amount IN (0, -cost) AND cost >= 0\n                   ELSE amount IN (0, -cost) AND cost <= 0 END)\n);\nCREATE INDEX ledger_workspace ON ledger (workspace_id, created_at);\n-- Nothing is charged or refunded twice.\nCREATE UNIQUE INDEX ledger_once ON ledger (reference, kind) WHERE reference IS NOT NULL;\n\nCREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$\nBEGIN\n  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;\nEND $$;\nCREATE TRIGGER ledger_append_only BEFORE UPDATE OR DELETE ON ledger FOR EACH ROW EXECUTE FUNCTION refuse_change();\n\nCREATE FUNCTION move_balance() RETURNS trigger LANGUAGE plpgsql AS $$\nBEGIN\n  UPDATE workspaces SET balance = balance + moved.total\n    FROM (SELECT workspace_id, sum(amount) AS total FROM inserted GROUP BY workspace_id) AS moved\n    WHERE workspaces.id = moved.workspace_id AND moved.total <> 0;\n  RETURN NULL;\nEND $$;\nCREATE TRIGGER move_balance AFTER INSERT ON ledger\n  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION move_balance();\n\nCREATE TABLE idempotency_keys (\n  workspace_id text NOT NULL,\n  key_id text NOT NULL,\n  method text NOT NULL,\n  path text NOT NULL,\n  idempotency_key text NOT NULL,\n  request_hash text NOT NULL,\n  status int NOT NULL,\n  body text NOT NULL,\n  created_at timestamptz NOT NULL,\n  PRIMARY KEY (workspace_id, key_id, method, path, idempotency_key)\n);\nCREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);\n\nCREATE TABLE audit (\n  id text PRIMARY KEY,\n  workspace_id text,\n  at timestamptz NOT NULL,\n  -- Id of the key, or "admin" or "service".\n  actor text NOT NULL,\n  action text NOT NULL,\n  subject text NOT NULL,\n  details jsonb NOT NULL DEFAULT '{}'\n);\nCREATE INDEX audit_at ON audit (at);\n`;
  const SCANS = `\nCREATE TABLE targets (\n  id text PRIMARY KEY,\n  workspace_id text NOT NULL REFERENCES workspaces (id),\n  hostname text NOT NULL,\n  status text NOT NULL CHECK (status IN ('pending', 'verified', 'failed', 'unreachable')),\n  token text NOT NULL,\n  verification_method text,\n  checked_at timestamptz,\n  reason text,\n  verified_at timestamptz,\n  created_at timestamptz NOT NULL,\n  deleted_at timestamptz\n);\nCREATE UNIQUE INDEX targets_hostname ON targets (workspace_id, hostname) WHERE deleted_at IS NULL;\nCREATE INDEX targets_page ON targets (workspace_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;\nCREATE INDEX targets_verified ON targets (verified_at) WHERE status = 'verified' AND deleted_at IS NULL;\n\nCREATE TABLE scans (\n  id text PRIMARY KEY,\n  workspace_id text NOT NULL REFERENCES workspaces (id),\n  key_id text NOT NULL REFERENCES api_keys (id),\n  target_id text NOT NULL REFERENCES targets (id),\n  target text NOT NULL,\n  scan_type text NOT NULL CHECK (scan_type IN ('quick', 'standard', 'compliance')),\n  status text NOT NULL CHECK (status IN ('queued', 'running', 'succeeded', 'failed', 'cancelled')),\n  ownership_proven boolean NOT NULL,\n  metadata jsonb NOT NULL,\n  options jsonb NOT NULL,\n  tokens_charged int NOT NULL,\n  created_at timestamptz NOT NULL,\n  started_at timestamptz,\n  finished_at timestamptz,\n  counts jsonb,\n  failure_reason text,\n  failure_message text,\n  attempt int NOT NULL DEFAULT 0,\n  lease_owner text,\n  lease_until timestamptz,\n  CHECK ((status = 'running') = (lease_owner IS NOT NULL)),\n  CHECK ((status IN ('succeeded', 'failed', 'cancelled')) = (finished_at IS NOT NULL))\n);\nCREATE INDEX scans_page ON scans (workspace_id, created_at DESC, id DESC);\nCREATE INDEX scans_target ON scans (workspace_id, target, created_at DESC);\nCREATE INDEX scans_queue ON scans (created_at, id) WHERE status = 'queued';\nCREATE INDEX scans_running ON scans (workspace_id, lease_until) WHERE status = 'running';\n\n-- The transition table of a scan (src/contract/scan-states.ts), enforced for every writer.\nCREATE FUNCTION check_scan_transition() RETURNS trigger LANGUAGE plpgsql AS $$\nBEGIN\n  IF TG_OP = 'INSERT' THEN\n    IF NEW.status <> 'queued' THEN\n      RAISE EXCEPTION 'a scan begins as queued, not %', NEW.status USING ERRCODE = 'SG001';\n    END IF;\n  ELSIF NEW.status <> OLD.status AND (OLD.status, NEW.status) NOT IN\n      (('queued', 'running'), ('queued', 'cancelled'), ('running', 'succeeded'), ('running', 'failed'),\n       ('running', 'cancelled'), ('running', 'queued')) THEN\n    RAISE EXCEPTION 'a scan does not go from % to %', OLD.status, NEW.status USING ERRCODE = 'SG001';\n  ELSIF OLD.status IN ('succeeded', 'failed', 'cancelled') AND NEW IS DISTINCT FROM OLD THEN\n    RAISE EXCEPTION 'a % scan does not change', OLD.status USING ERRCODE = 'SG001';\n  END IF;\n  RETURN NEW;\nEND $$;\nCREATE TRIGGER check_scan_transition BEFORE INSERT OR UPDATE ON scans\n  FOR EACH ROW EXECUTE FUNCTION check_scan_transition();\n\n-- Request headers of a scan: secrets of its owner, erased when the scan is final.\nCREATE TABLE scan_secrets (\n  scan_id text PRIMARY KEY REFERENCES scans (id),\n  request_headers jsonb NOT NULL\n);\n\nCREATE TABLE findings (\n  id text PRIMARY KEY,\n  scan_id text NOT NULL REFERENCES scans (id),\n  severity_rank smallint NOT NULL CHECK (severity_rank BETWEEN 0 AND 4),\n  check_id text NOT NULL,\n  fingerprint text NOT NULL,\n  state text NOT NULL CHECK (state IN ('new', 'open', 'fixed', 'ignored')),\n  first_seen_at timestamptz NOT NULL,\n  content jsonb NOT NULL\n);\nCREATE INDEX findings_page ON findings (scan_id, severity_rank, id);\n\nCREATE TABLE fingerprints (\n  workspace_id text NOT NULL,\n  target text NOT NULL,\n  fingerprint text NOT NULL,\n  first_seen_at timestamptz NOT NULL,\n  PRIMARY KEY (workspace_id, target, fingerprint)\n);\n\n-- What the engine said besides the findings.\nCREATE TABLE scan_results (\n  scan_id text PRIMARY KEY REFERENCES scans (id),\n  omitted int NOT NULL,\n  digest text NOT NULL,\n  checks jsonb NOT NULL,\n  budget jsonb NOT NULL,\n  compliance jsonb NOT NULL,\n  tool jsonb NOT NULL\n);\n`;
  const EVENTS = `\nCREATE TABLE events (\n  id text PRIMARY KEY,\n  workspace_id text NOT NULL REFERENCES workspaces (id),\n  type text NOT NULL,\n  -- Scan or target the event is about; a scan has each of its events at most once.\n  subject text NOT NULL,\n  created_at timestamptz NOT NULL,\n  data jsonb NOT NULL\n);\nCREATE INDEX events_period ON events (workspace_id, created_at, id);\nCREATE UNIQUE INDEX events_once ON events (subject, type) WHERE type LIKE 'scan.%';\n\nCREATE TABLE webhooks (\n  id text PRIMARY KEY,\n  workspace_id text NOT NULL REFERENCES workspaces (id),\n  key_id text NOT NULL REFERENCES api_keys (id),\n  url text NOT NULL,\n  normalized_url text NOT NULL,\n  events text[] NOT NULL,\n  status text NOT NULL CHECK (status IN ('enabled', 'disabled')),\n  disabled_reason text,\n  secret text NOT NULL,\n  previous_secret text,\n  previous_secret_until timestamptz,\n  last_success_at timestamptz,\n  failing_since timestamptz,\n  last_failure_at timestamptz,\n  created_at timestamptz NOT NULL,\n  deleted_at timestamptz\n);\nCREATE INDEX webhooks_page ON webhooks (key_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;\nCREATE INDEX webhooks_enabled ON webhooks (workspace_id) WHERE status = 'enabled' AND deleted_at IS NULL;\n\nCREATE TABLE deliveries (\n  id text PRIMARY KEY,\n  webhook_id text NOT NULL REFERENCES webhooks (id),\n  workspace_id text NOT NULL REFERENCES workspaces (id),\n  event_id text NOT NULL REFERENCES events (id),\n  event_type text NOT NULL,\n  status text NOT NULL CHECK (status IN ('pending', 'held', 'succeeded', 'dead_lettered', 'cancelled')),\n  attempts_count int NOT NULL DEFAULT 0,\n  next_attempt_at timestamptz,\n  replay_of text REFERENCES deliveries (id),\n  held_since timestamptz,\n  lease_owner text,\n  lease_until timestamptz,\n  created_at timestamptz NOT NULL,\n  finished_at timestamptz\n);\nCREATE INDEX deliveries_page ON deliveries (webhook_id, created_at DESC, id DESC);\nCREATE INDEX deliveries_due ON deliveries (next_attempt_at) WHERE status = 'pending';\nCREATE INDEX deliveries_held ON deliveries (workspace_id, created_at) WHERE status = 'held';\n-- One delivery per event and subscription; a replay is a new one.\nCREATE UNIQUE INDEX deliveries_once ON deliveries (event_id, webhook_id) WHERE replay_of IS NULL;\n\nCREATE TABLE delivery_attempts (\n  delivery_id text NOT NULL REFERENCES deliveries (id),\n  attempt int NOT NULL,\n  at timestamptz NOT NULL,\n  status_code int,\n  error text,\n  duration_ms int NOT NULL,\n  PRIMARY KEY (delivery_id, attempt)\n);\n`;
  const CONSOLE = `\nALTER TABLE members ADD COLUMN role text NOT NULL DEFAULT 'member' CHECK (role IN ('admin', 'member', 'viewer'));\n\n-- The key that admin sessions of the console act as, one per workspace. Its secret is not known to anyone.\nALTER TABLE api_keys ADD COLUMN managed_by text CHECK (managed_by IN ('console'));\nCREATE UNIQUE INDEX api_keys_managed ON api_keys (workspace_id, managed_by) WHERE managed_by IS NOT NULL;\n\nCREATE TABLE console_sessions (\n  id text PRIMARY KEY,\n  -- SHA-256 of the secret in the cookie.\n  hash text NOT NULL UNIQUE CHECK (hash ~ '^[0-9a-f]{64}$'),\n  -- The personal access token, or the hash of the admin token, that signed in. The session ends with it.\n  key_id text REFERENCES api_keys (id),\n  admin_token_hash text,\n  created_at timestamptz NOT NULL,\n  last_used_at timestamptz NOT NULL,\n  expires_at timestamptz NOT NULL,\n  CHECK ((key_id IS NULL) = (admin_token_hash IS NOT NULL))\n);\nCREATE INDEX console_sessions_expiry ON console_sessions (expires_at);\n\nCREATE TABLE console_links (\n  hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),\n  -- A link of a replaced admin token does not work.\n  admin_token_hash text NOT NULL,\n  expires_at timestamptz NOT NULL\n);\n\n-- Order of the pages of GET /v1/audit.\nCREATE INDEX audit_page ON audit (at, id);\nDROP INDEX audit_at;\n`;
  const SCAN_QUEUES = `\n-- Place of a queued scan within its workspace: each interruption moves the scan back by 30 seconds.\nALTER TABLE scans ADD COLUMN turn timestamptz;\nUPDATE scans SET turn = created_at + attempt * interval '30 seconds' WHERE status = 'queued';\nCREATE FUNCTION set_scan_turn() RETURNS trigger LANGUAGE plpgsql AS $$\nBEGIN\n  NEW.turn := NEW.created_at + NEW.attempt * interval '30 seconds';\n  RETURN NEW;\nEND $$;\nCREATE TRIGGER set_scan_turn BEFORE INSERT OR UPDATE ON scans\n  FOR EACH ROW WHEN (NEW.status = 'queued') EXECUTE FUNCTION set_scan_turn();\nDROP INDEX scans_queue;\nCREATE INDEX scans_queue ON scans (workspace_id, turn, id) WHERE status = 'queued';\n\nCREATE TABLE scan_queues (\n  workspace_id text PRIMARY KEY REFERENCES workspaces (id),\n  queued bigint NOT NULL,\n  -- At most the number of running scans that claims have counted. Claims count again before they use it.\n  running int NOT NULL,\n  -- At most the turn of the first queued scan, or null without queued scans.\n  turn timestamptz\n);\nCREATE INDEX scan_queues_next ON scan_queues (running, turn) WHERE turn IS NOT NULL;\nINSERT INTO scan_queues (workspace_id, queued, running, turn)\n  SELECT workspace_id, count(*) FILTER (WHERE status = 'queued'), count(*) FILTER (WHERE status = 'running'),\n    min(turn) FILTER (WHERE status = 'queued')\n  FROM scans WHERE status IN ('queued', 'running') GROUP BY workspace_id;\n\nCREATE TABLE scan_queue_changes (\n  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,\n  workspace_id text NOT NULL,\n  queued int NOT NULL,\n  turn timestamptz\n);\n\nCREATE FUNCTION note_new_scans() RETURNS trigger LANGUAGE plpgsql AS $$\nBEGIN\n  INSERT INTO scan_queue_changes (workspace_id, queued, turn)\n    SELECT workspace_id, count(*), min(turn) FROM created GROUP BY workspace_id;\n  RETURN NULL;\nEND $$;\nCREATE TRIGGER note_new_scans AFTER INSERT ON scans\n  REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION note_new_scans();\n\nCREATE FUNCTION note_scan_change() RETURNS trigger LANGUAGE plpgsql AS $$\nBEGIN\n  INSERT INTO scan_queue_changes (workspace_id, queued, turn)\n    VALUES (NEW.workspace_id, (NEW.status = 'queued')::int - (OLD.status = 'queued')::int,\n      CASE WHEN NEW.status = 'queued' THEN NEW.turn END);\n  RETURN NULL;\nEND $$;\n-- A claim updates scan_queues itself.\nCREATE TRIGGER note_scan_change AFTER UPDATE ON scans\n  FOR EACH ROW WHEN (OLD.status IN ('queued', 'running') AND (OLD.status, NEW.status) <> ('queued', 'running')\n    AND (OLD.status <> NEW.status OR OLD.turn IS DISTINCT FROM NEW.turn))\n  EXECUTE FUNCTION note_scan_change();\n`;
  const REFERENCES = `\nALTER TABLE scans DROP CONSTRAINT scans_workspace_id_fkey, DROP CONSTRAINT scans_key_id_fkey,\n  DROP CONSTRAINT scans_target_id_fkey;\nALTER TABLE ledger DROP CONSTRAINT ledger_workspace_id_fkey;\nALTER TABLE events DROP CONSTRAINT events_workspace_id_fkey;\n\nCREATE OR REPLACE FUNCTION note_new_scans() RETURNS trigger LANGUAGE plpgsql AS $$\nBEGIN\n  IF EXISTS (SELECT FROM (SELECT DISTINCT workspace_id, key_id, target_id FROM created) AS c\n             WHERE NOT EXISTS (SELECT FROM targets t WHERE t.id = c.target_id AND t.workspace_id = c.workspace_id)\n                OR NOT EXISTS (SELECT FROM api_keys k WHERE k.id = c.key_id)) THEN\n    RAISE EXCEPTION 'a scan refers to a target or key that does not exist' USING ERRCODE = 'foreign_key_violation';\n  END IF;\n  INSERT INTO scan_queue_changes (workspace_id, queued, turn)\n    SELECT workspace_id, count(*), min(turn) FROM created GROUP BY workspace_id;\n  RETURN NULL;\nEND $$;\n\nCREATE FUNCTION check_workspaces() RETURNS trigger LANGUAGE plpgsql AS $$\nBEGIN\n  IF EXISTS (SELECT FROM (SELECT DISTINCT workspace_id FROM inserted) AS i\n             WHERE NOT EXISTS (SELECT FROM workspaces w WHERE w.id = i.workspace_id)) THEN\n    RAISE EXCEPTION '% refers to a workspace that does not exist', TG_TABLE_NAME USING ERRCODE = 'foreign_key_violation';\n  END IF;\n  RETURN NULL;\nEND $$;\nCREATE TRIGGER check_workspaces AFTER INSERT ON ledger\n  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION check_workspaces();\nCREATE TRIGGER check_workspaces AFTER INSERT ON events\n  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION check_workspaces();\n\nCREATE FUNCTION refuse_delete() RETURNS trigger LANGUAGE plpgsql AS $$\nBEGIN\n  RAISE EXCEPTION 'rows of % are kept: others refer to them', TG_TABLE_NAME;\nEND $$;\nCREATE TRIGGER refuse_delete BEFORE DELETE ON workspaces FOR EACH STATEMENT EXECUTE FUNCTION refuse_delete();\nCREATE TRIGGER refuse_delete BEFORE DELETE ON api_keys FOR EACH STATEMENT EXECUTE FUNCTION refuse_delete();\nCREATE TRIGGER refuse_delete BEFORE DELETE ON targets FOR EACH STATEMENT EXECUTE FUNCTION refuse_delete();\n`;
  const SCAN_TRIGGERS = `\nDROP TRIGGER check_scan_transition ON scans;\nCREATE TRIGGER check_scan_transition BEFORE UPDATE ON scans FOR EACH ROW EXECUTE FUNCTION check_scan_transition();\nCREATE TRIGGER check_new_scan BEFORE INSERT ON scans\n  FOR EACH ROW WHEN (NEW.status <> 'queued') EXECUTE FUNCTION check_scan_transition();\nDROP TRIGGER set_scan_turn ON scans;\nCREATE TRIGGER set_scan_turn BEFORE INSERT OR UPDATE ON scans\n  FOR EACH ROW WHEN (NEW.status = 'queued'\n    AND NEW.turn IS DISTINCT FROM NEW.created_at + NEW.attempt * interval '30 seconds')\n  EXECUTE FUNCTION set_scan_turn();\n`;
  const BACKLOGS = `\nCREATE INDEX scans_status ON scans (workspace_id, status, created_at DESC, id DESC);\nCREATE INDEX deliveries_status ON deliveries (webhook_id, status, created_at DESC, id DESC);\nCREATE INDEX deliveries_lanes ON deliveries (webhook_id, next_attempt_at) WHERE status = 'pending';\nCREATE INDEX deliveries_held_since ON deliveries (held_since) WHERE status = 'held';\nCREATE INDEX deliveries_finished ON deliveries (finished_at) WHERE finished_at IS NOT NULL;\nCREATE INDEX deliveries_replays ON deliveries (event_id, webhook_id) WHERE replay_of IS NOT NULL;\nCREATE INDEX deliveries_replayed ON deliveries (replay_of) WHERE replay_of IS NOT NULL;\n`;
  const CREATION = `\nDROP INDEX scans_page;\nCREATE INDEX scans_page ON scans (workspace_id, created_at, id);\nDROP INDEX scans_target;\nCREATE INDEX scans_target ON scans (workspace_id, target, created_at, id);\nDROP INDEX scans_status;\nCREATE INDEX scans_status ON scans (workspace_id, status, created_at, id);\nALTER TABLE ledger DROP CONSTRAINT ledger_pkey;\nALTER TABLE ledger ADD PRIMARY KEY (workspace_id, created_at, id);\nDROP INDEX ledger_workspace;\nDROP TRIGGER set_scan_turn ON scans;\nCREATE TRIGGER set_new_scan_turn BEFORE INSERT ON scans\n  FOR EACH ROW WHEN (NEW.attempt <> 0 OR NEW.turn IS DISTINCT FROM NEW.created_at)\n  EXECUTE FUNCTION set_scan_turn();\nCREATE TRIGGER set_scan_turn BEFORE UPDATE ON scans\n  FOR EACH ROW WHEN (NEW.status = 'queued'\n    AND NEW.turn IS DISTINCT FROM NEW.created_at + NEW.attempt * interval '30 seconds')\n  EXECUTE FUNCTION set_scan_turn();\n`;
  const KEY_NAMES = `\nALTER TABLE api_keys ADD COLUMN name text CHECK (char_length(name) BETWEEN 1 AND 100);\nUPDATE audit SET action = 'scan.cancelled' WHERE action = 'scan.cancel';\n`;
  const MIGRATIONS = [ {
   version: 1,
   name: "accounts",
   sql: ACCOUNTS
  }, {
   version: 2,
   name: "scans",
   sql: SCANS
  }, {
   version: 3,
   name: "events",
   sql: EVENTS
  }, {
   version: 4,
   name: "jobs",
   sql: "CREATE SCHEMA IF NOT EXISTS pgboss;"
  }, {
   version: 5,
   name: "coverage",
   sql: "ALTER TABLE scan_results ADD COLUMN coverage jsonb;"
  }, {
   version: 6,
   name: "recurring-jobs",
   sql: `DROP SCHEMA IF EXISTS pgboss CASCADE;\n      CREATE TABLE recurring_jobs (name text PRIMARY KEY, due_at timestamptz NOT NULL);`
  }, {
   version: 7,
   name: "console",
   sql: CONSOLE
  }, {
   version: 8,
   name: "scan-queues",
   sql: SCAN_QUEUES
  }, {
   version: 9,
   name: "logins",
   sql: `ALTER TABLE scan_secrets ALTER COLUMN request_headers DROP NOT NULL;\n      ALTER TABLE scan_secrets ADD COLUMN logins jsonb NOT NULL DEFAULT '{}';`
  }, {
   version: 10,
   name: "api-descriptions",
   sql: "ALTER TABLE scan_secrets ADD COLUMN api_description text;"
  }, {
   version: 11,
   name: "references",
   sql: REFERENCES
  }, {
   version: 12,
   name: "scan-triggers",
   sql: SCAN_TRIGGERS
  }, {
   version: 13,
   name: "backlogs",
   sql: BACKLOGS
  }, {
   version: 14,
   name: "creation",
   sql: CREATION
  }, {
   version: 15,
   name: "key-names",
   sql: KEY_NAMES
  } ];
  const MIGRATION_LOCK = 7302144019;
  const STATEMENT_MS = 3e4;
  async function migrate(store) {
   if (await currentVersion(store) === latestVersion()) return;
   await store.transaction(async tx => {
    await tx.query("SELECT pg_advisory_xact_lock($1)", [ MIGRATION_LOCK ]);
    await tx.exec("CREATE TABLE IF NOT EXISTS schema_migrations (version int PRIMARY KEY, name text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())");
    const rows = await tx.query("SELECT version FROM schema_migrations");
    const applied = new Set(rows.map(row => row.version));
    const newest = Math.max(0, ...applied);
    if (newest > latestVersion()) {
     throw new Error(`The database has schema version ${newest}, but this program supports ${latestVersion()}: upgrade the program.`);
    }
    for (const migration of MIGRATIONS) {
     if (applied.has(migration.version)) continue;
     await tx.exec(migration.sql);
     await tx.query("INSERT INTO schema_migrations (version, name) VALUES ($1, $2)", [ migration.version, migration.name ]);
    }
   }, {
    statementMs: STATEMENT_MS
   });
  }
  function latestVersion() {
   return Math.max(...MIGRATIONS.map(migration => migration.version));
  }
  async function currentVersion(store) {
   const [table] = await store.query("SELECT to_regclass('schema_migrations') IS NOT NULL AS present");
   if (table?.present !== true) return 0;
   const [row] = await store.query("SELECT max(version) AS version FROM schema_migrations");
   return row?.version ?? 0;
  }
  async function openStore(options, onError) {
   return closedOnFailure(await open_store_open(options, onError), migrate);
  }
  async function openExistingStore(options, onError) {
   if (options.kind === "directory" && !(0, external_node_fs_.existsSync)((0, external_node_path_.join)(options.path, "pgdata", "PG_VERSION"))) {
    throw new Error(`${options.path} is not the data directory of a service.`);
   }
   return closedOnFailure(await open_store_open(options, onError), async store => {
    if (await currentVersion(store) === 0) throw new Error("The database holds no data of a service.");
   });
  }
  async function closedOnFailure(store, prepare) {
   try {
    await prepare(store);
    return store;
   } catch (error) {
    await store.close();
    throw error;
   }
  }
  async function open_store_open(options, onError) {
   if (options.kind === "postgres") {
    const {openPostgresStore: openPostgresStore} = await Promise.all([ __webpack_require__.e("pg-esm-index"), __webpack_require__.e("service-store-postgres-store") ]).then(__webpack_require__.bind(__webpack_require__, 63190));
    return openPostgresStore(options.url, onError, options.queryDeadlineMs);
   }
   const {openPgliteStore: openPgliteStore} = await __webpack_require__.e("service-store-pglite-store").then(__webpack_require__.bind(__webpack_require__, 55309));
   return openPgliteStore(options.kind === "directory" ? options.path : undefined);
  }
 },
 18759: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   J0: () => single,
   RV: () => RetryTransaction,
   aO: () => Outbox,
   cn: () => sqlState
  });
  class Outbox {
   #notices=new Map;
   add(channel, payload = "") {
    this.#notices.set(`${channel} ${payload}`, [ channel, payload ]);
   }
   get notices() {
    return [ ...this.#notices.values() ];
   }
  }
  class RetryTransaction extends Error {
   code="40001";
   constructor(options) {
    super("Another transaction changed what this one relied on.", options);
    this.name = "RetryTransaction";
   }
  }
  function sqlState(error) {
   if (typeof error !== "object" || error === null) return undefined;
   const code = error.code;
   return typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
  }
  function single(rows) {
   const row = rows[0];
   if (row === undefined) throw new Error("The database returned no row where one was expected.");
   return row;
  }
 }
};
