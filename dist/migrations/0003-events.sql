-- Events, webhook subscriptions and their deliveries.
CREATE TABLE events (
  id text PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspaces (id),
  type text NOT NULL,
  -- Scan or target the event is about; a scan has each of its events at most once.
  subject text NOT NULL,
  created_at timestamptz NOT NULL,
  data jsonb NOT NULL
);
CREATE INDEX events_period ON events (workspace_id, created_at, id);
CREATE UNIQUE INDEX events_once ON events (subject, type) WHERE type LIKE 'scan.%';

CREATE TABLE webhooks (
  id text PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspaces (id),
  key_id text NOT NULL REFERENCES api_keys (id),
  url text NOT NULL,
  normalized_url text NOT NULL,
  events text[] NOT NULL,
  status text NOT NULL CHECK (status IN ('enabled', 'disabled')),
  disabled_reason text,
  secret text NOT NULL,
  previous_secret text,
  previous_secret_until timestamptz,
  last_success_at timestamptz,
  failing_since timestamptz,
  last_failure_at timestamptz,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE INDEX webhooks_page ON webhooks (key_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX webhooks_enabled ON webhooks (workspace_id) WHERE status = 'enabled' AND deleted_at IS NULL;

CREATE TABLE deliveries (
  id text PRIMARY KEY,
  webhook_id text NOT NULL REFERENCES webhooks (id),
  workspace_id text NOT NULL REFERENCES workspaces (id),
  event_id text NOT NULL REFERENCES events (id),
  event_type text NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'held', 'succeeded', 'dead_lettered', 'cancelled')),
  attempts_count int NOT NULL DEFAULT 0,
  next_attempt_at timestamptz,
  replay_of text REFERENCES deliveries (id),
  held_since timestamptz,
  lease_owner text,
  lease_until timestamptz,
  created_at timestamptz NOT NULL,
  finished_at timestamptz
);
CREATE INDEX deliveries_page ON deliveries (webhook_id, created_at DESC, id DESC);
CREATE INDEX deliveries_due ON deliveries (next_attempt_at) WHERE status = 'pending';
CREATE INDEX deliveries_held ON deliveries (workspace_id, created_at) WHERE status = 'held';
-- One delivery per event and subscription; a replay is a new one.
CREATE UNIQUE INDEX deliveries_once ON deliveries (event_id, webhook_id) WHERE replay_of IS NULL;

CREATE TABLE delivery_attempts (
  delivery_id text NOT NULL REFERENCES deliveries (id),
  attempt int NOT NULL,
  at timestamptz NOT NULL,
  status_code int,
  error text,
  duration_ms int NOT NULL,
  PRIMARY KEY (delivery_id, attempt)
);
