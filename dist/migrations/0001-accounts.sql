-- Workspaces, members, keys, the token ledger, idempotent responses, audit.
CREATE TABLE settings (
  name text PRIMARY KEY,
  value text NOT NULL
);

-- A live workspace and, once a test key is made, its sandbox (livemode false, sandbox_of the live one).
CREATE TABLE workspaces (
  id text PRIMARY KEY,
  livemode boolean NOT NULL,
  sandbox_of text UNIQUE REFERENCES workspaces (id),
  balance bigint NOT NULL DEFAULT 0 CHECK (balance >= 0),
  created_at timestamptz NOT NULL,
  CHECK (livemode = (sandbox_of IS NULL))
);

CREATE TABLE members (
  id text PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspaces (id),
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  removed_at timestamptz
);
CREATE UNIQUE INDEX members_name ON members (workspace_id, name) WHERE removed_at IS NULL;

CREATE TABLE api_keys (
  id text PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspaces (id),
  type text NOT NULL CHECK (type IN ('workspace', 'personal')),
  mode text NOT NULL CHECK (mode IN ('live', 'test')),
  member_id text REFERENCES members (id),
  scopes text[] NOT NULL,
  -- SHA-256 of the whole key: the key itself is never stored.
  hash text NOT NULL UNIQUE CHECK (hash ~ '^[0-9a-f]{64}$'),
  display_prefix text NOT NULL CHECK (length(display_prefix) = 12),
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz,
  revoked_reason text,
  CHECK ((type = 'personal') = (member_id IS NOT NULL))
);
CREATE INDEX api_keys_workspace ON api_keys (workspace_id);
CREATE INDEX api_keys_member ON api_keys (member_id) WHERE member_id IS NOT NULL;

-- Revocation is irreversible (API document, "Authentication", rule 7).
CREATE FUNCTION keep_revoked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.revoked_at IS NOT NULL AND NEW.revoked_at IS DISTINCT FROM OLD.revoked_at THEN
    RAISE EXCEPTION 'a revoked key stays revoked';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_revoked BEFORE UPDATE ON api_keys FOR EACH ROW EXECUTE FUNCTION keep_revoked();

-- amount moves the balance; cost counts consumption. In a sandbox amount is 0: it shows what would have been charged.
CREATE TABLE ledger (
  id text PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspaces (id),
  created_at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('grant', 'charge', 'refund')),
  operation text,
  reference text,
  amount bigint NOT NULL,
  cost bigint NOT NULL,
  CHECK (kind = 'grant' OR (operation IS NOT NULL AND reference IS NOT NULL)),
  CHECK (CASE kind WHEN 'grant' THEN amount > 0 AND cost = 0
                   WHEN 'charge' THEN amount IN (0, -cost) AND cost >= 0
                   ELSE amount IN (0, -cost) AND cost <= 0 END)
);
CREATE INDEX ledger_workspace ON ledger (workspace_id, created_at);
-- Nothing is charged or refunded twice.
CREATE UNIQUE INDEX ledger_once ON ledger (reference, kind) WHERE reference IS NOT NULL;

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
CREATE TRIGGER ledger_append_only BEFORE UPDATE OR DELETE ON ledger FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE FUNCTION move_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE workspaces SET balance = balance + moved.total
    FROM (SELECT workspace_id, sum(amount) AS total FROM inserted GROUP BY workspace_id) AS moved
    WHERE workspaces.id = moved.workspace_id AND moved.total <> 0;
  RETURN NULL;
END $$;
CREATE TRIGGER move_balance AFTER INSERT ON ledger
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION move_balance();

CREATE TABLE idempotency_keys (
  workspace_id text NOT NULL,
  key_id text NOT NULL,
  method text NOT NULL,
  path text NOT NULL,
  idempotency_key text NOT NULL,
  request_hash text NOT NULL,
  status int NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (workspace_id, key_id, method, path, idempotency_key)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);

CREATE TABLE audit (
  id text PRIMARY KEY,
  workspace_id text,
  at timestamptz NOT NULL,
  -- Id of the key, or "admin" or "service".
  actor text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_at ON audit (at);
