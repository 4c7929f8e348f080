-- What a target's findings are now, over its scans: the last sighting while a finding is open, and who accepted it until when.
ALTER TABLE fingerprints
  ADD COLUMN target_id text,
  -- The finding of the scan that saw it last; null once a later scan of that type did not.
  ADD COLUMN finding_id text,
  ADD COLUMN severity_rank smallint,
  ADD COLUMN last_seen_at timestamptz,
  ADD COLUMN accepted_at timestamptz,
  -- Id of the key.
  ADD COLUMN accepted_by text,
  ADD COLUMN accepted_reason text,
  ADD COLUMN accepted_until timestamptz,
  ADD CHECK ((accepted_at IS NULL) = (accepted_reason IS NULL) AND (accepted_at IS NULL) = (accepted_by IS NULL)),
  ADD CHECK (accepted_at IS NOT NULL OR accepted_until IS NULL);

UPDATE fingerprints AS k
SET target_id = seen.target_id, finding_id = seen.finding_id, severity_rank = seen.severity_rank, last_seen_at = seen.finished_at
FROM (
  SELECT DISTINCT ON (s.workspace_id, s.target, f.fingerprint) s.workspace_id, s.target, s.target_id, s.finished_at,
    f.fingerprint, f.id AS finding_id, f.severity_rank
  FROM (
    SELECT DISTINCT ON (workspace_id, target, scan_type) id, workspace_id, target, target_id, finished_at
    FROM scans WHERE status = 'succeeded' ORDER BY workspace_id, target, scan_type, created_at DESC, id DESC
  ) AS s JOIN findings f ON f.scan_id = s.id
  ORDER BY s.workspace_id, s.target, f.fingerprint, s.finished_at DESC, f.id DESC
) AS seen
WHERE k.workspace_id = seen.workspace_id AND k.target = seen.target AND k.fingerprint = seen.fingerprint;

CREATE INDEX fingerprints_open ON fingerprints (target_id, severity_rank, finding_id) WHERE finding_id IS NOT NULL;
CREATE INDEX fingerprints_finding ON fingerprints (finding_id) WHERE finding_id IS NOT NULL;

-- Deleting an event looks for its deliveries, which the two partial indexes cannot find.
DROP INDEX deliveries_replays;
CREATE INDEX deliveries_event ON deliveries (event_id, webhook_id);

-- Keys with every scope keep every scope.
UPDATE api_keys SET scopes = scopes || ARRAY['findings:write']
WHERE revoked_at IS NULL AND scopes @> ARRAY['scans:read', 'scans:write', 'targets:read', 'targets:write', 'reports:read',
  'webhooks:write', 'usage:read'];
