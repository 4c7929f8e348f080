-- compatible from 19
-- Workloads get keys of 15 minutes by their identity tokens. Older programs give none, and ignore the targets of those still valid.
CREATE TABLE trusts (
  id text PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspaces (id),
  name text CHECK (char_length(name) BETWEEN 1 AND 100),
  issuer text NOT NULL,
  audience text NOT NULL,
  claims jsonb NOT NULL,
  algorithms text[] NOT NULL,
  scopes text[] NOT NULL,
  targets text[],
  created_at timestamptz NOT NULL
);
CREATE INDEX trusts_issuer ON trusts (issuer);

-- The trust of a key may be deleted.
ALTER TABLE api_keys ADD COLUMN trust_id text, ADD COLUMN targets text[];

-- Each identity token is accepted once; kept until it has expired.
CREATE TABLE used_identity_tokens (
  issuer text NOT NULL,
  jti text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, jti)
);
CREATE INDEX used_identity_tokens_age ON used_identity_tokens (expires_at);
