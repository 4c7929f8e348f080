-- Targets, scans with their lease, findings, results.
CREATE TABLE targets (
  id text PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspaces (id),
  hostname text NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'verified', 'failed', 'unreachable')),
  token text NOT NULL,
  verification_method text,
  checked_at timestamptz,
  reason text,
  verified_at timestamptz,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE UNIQUE INDEX targets_hostname ON targets (workspace_id, hostname) WHERE deleted_at IS NULL;
CREATE INDEX targets_page ON targets (workspace_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX targets_verified ON targets (verified_at) WHERE status = 'verified' AND deleted_at IS NULL;

CREATE TABLE scans (
  id text PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspaces (id),
  key_id text NOT NULL REFERENCES api_keys (id),
  target_id text NOT NULL REFERENCES targets (id),
  target text NOT NULL,
  scan_type text NOT NULL CHECK (scan_type IN ('quick', 'standard', 'compliance')),
  status text NOT NULL CHECK (status IN ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
  ownership_proven boolean NOT NULL,
  metadata jsonb NOT NULL,
  options jsonb NOT NULL,
  tokens_charged int NOT NULL,
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  finished_at timestamptz,
  counts jsonb,
  failure_reason text,
  failure_message text,
  attempt int NOT NULL DEFAULT 0,
  lease_owner text,
  lease_until timestamptz,
  CHECK ((status = 'running') = (lease_owner IS NOT NULL)),
  CHECK ((status IN ('succeeded', 'failed', 'cancelled')) = (finished_at IS NOT NULL))
);
CREATE INDEX scans_page ON scans (workspace_id, created_at DESC, id DESC);
CREATE INDEX scans_target ON scans (workspace_id, target, created_at DESC);
CREATE INDEX scans_queue ON scans (created_at, id) WHERE status = 'queued';
CREATE INDEX scans_running ON scans (workspace_id, lease_until) WHERE status = 'running';

-- The transition table of a scan (src/contract/scan-states.ts), enforced for every writer.
CREATE FUNCTION check_scan_transition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status <> 'queued' THEN
      RAISE EXCEPTION 'a scan begins as queued, not %', NEW.status USING ERRCODE = 'SG001';
    END IF;
  ELSIF NEW.status <> OLD.status AND (OLD.status, NEW.status) NOT IN
      (('queued', 'running'), ('queued', 'cancelled'), ('running', 'succeeded'), ('running', 'failed'),
       ('running', 'cancelled'), ('running', 'queued')) THEN
    RAISE EXCEPTION 'a scan does not go from % to %', OLD.status, NEW.status USING ERRCODE = 'SG001';
  ELSIF OLD.status IN ('succeeded', 'failed', 'cancelled') AND NEW IS DISTINCT FROM OLD THEN
    RAISE EXCEPTION 'a % scan does not change', OLD.status USING ERRCODE = 'SG001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER check_scan_transition BEFORE INSERT OR UPDATE ON scans
  FOR EACH ROW EXECUTE FUNCTION check_scan_transition();

-- Request headers of a scan: secrets of its owner, erased when the scan is final.
CREATE TABLE scan_secrets (
  scan_id text PRIMARY KEY REFERENCES scans (id),
  request_headers jsonb NOT NULL
);

CREATE TABLE findings (
  id text PRIMARY KEY,
  scan_id text NOT NULL REFERENCES scans (id),
  severity_rank smallint NOT NULL CHECK (severity_rank BETWEEN 0 AND 4),
  check_id text NOT NULL,
  fingerprint text NOT NULL,
  state text NOT NULL CHECK (state IN ('new', 'open', 'fixed', 'ignored')),
  first_seen_at timestamptz NOT NULL,
  content jsonb NOT NULL
);
CREATE INDEX findings_page ON findings (scan_id, severity_rank, id);

CREATE TABLE fingerprints (
  workspace_id text NOT NULL,
  target text NOT NULL,
  fingerprint text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  PRIMARY KEY (workspace_id, target, fingerprint)
);

-- What the engine said besides the findings.
CREATE TABLE scan_results (
  scan_id text PRIMARY KEY REFERENCES scans (id),
  omitted int NOT NULL,
  digest text NOT NULL,
  checks jsonb NOT NULL,
  budget jsonb NOT NULL,
  compliance jsonb NOT NULL,
  tool jsonb NOT NULL
);
