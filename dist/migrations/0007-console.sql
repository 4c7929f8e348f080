-- Roles of members, and the sessions and one-time links of the settings console.
ALTER TABLE members ADD COLUMN role text NOT NULL DEFAULT 'member' CHECK (role IN ('admin', 'member', 'viewer'));

-- The key that admin sessions of the console act as, one per workspace. Its secret is not known to anyone.
ALTER TABLE api_keys ADD COLUMN managed_by text CHECK (managed_by IN ('console'));
CREATE UNIQUE INDEX api_keys_managed ON api_keys (workspace_id, managed_by) WHERE managed_by IS NOT NULL;

CREATE TABLE console_sessions (
  id text PRIMARY KEY,
  -- SHA-256 of the secret in the cookie.
  hash text NOT NULL UNIQUE CHECK (hash ~ '^[0-9a-f]{64}$'),
  -- The personal access token, or the hash of the admin token, that signed in. The session ends with it.
  key_id text REFERENCES api_keys (id),
  admin_token_hash text,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CHECK ((key_id IS NULL) = (admin_token_hash IS NOT NULL))
);
CREATE INDEX console_sessions_expiry ON console_sessions (expires_at);

CREATE TABLE console_links (
  hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
  -- A link of a replaced admin token does not work.
  admin_token_hash text NOT NULL,
  expires_at timestamptz NOT NULL
);

-- Order of the pages of GET /v1/audit.
CREATE INDEX audit_page ON audit (at, id);
DROP INDEX audit_at;
