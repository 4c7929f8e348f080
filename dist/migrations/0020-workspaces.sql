-- compatible from 19
-- Older programs run queued scans of suspended workspaces, and claim without an index until they are replaced.
-- Workspaces beside the first one, with settings of their own; null is the setting of the service. A sandbox has those of its
-- live workspace. A deleted workspace stays as a row without a name, because its ledger stays.
ALTER TABLE workspaces
  ADD COLUMN name text CHECK (char_length(name) BETWEEN 1 AND 100),
  ADD COLUMN state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'suspended', 'deleting', 'deleted')),
  ADD COLUMN prices jsonb,
  ADD COLUMN running_scans_max int CHECK (running_scans_max > 0),
  ADD COLUMN requests_per_minute int CHECK (requests_per_minute > 0),
  ADD COLUMN scan_creations_per_minute int CHECK (scan_creations_per_minute > 0),
  ADD COLUMN retain_scans_days int CHECK (retain_scans_days > 0),
  ADD COLUMN deleted_at timestamptz,
  ADD CHECK ((deleted_at IS NOT NULL) = (state IN ('deleting', 'deleted')));
CREATE INDEX workspaces_page ON workspaces (created_at, id) WHERE livemode;
CREATE INDEX workspaces_deleting ON workspaces (id) WHERE state = 'deleting';

-- Maximum of running scans: null for that of the service, 0 while the workspace is suspended. Workspaces that have reached a
-- maximum of their own are not in the index, so that claims do not pass them.
ALTER TABLE scan_queues ADD COLUMN running_max int;
DROP INDEX scan_queues_next;
CREATE INDEX scan_queues_next ON scan_queues (running, turn)
  WHERE turn IS NOT NULL AND (running_max IS NULL OR running < running_max);

-- Keys and targets are deleted with their workspace only.
DROP TRIGGER refuse_delete ON api_keys;
DROP TRIGGER refuse_delete ON targets;
CREATE FUNCTION refuse_delete_of_living() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM gone g JOIN workspaces w ON w.id = g.workspace_id WHERE w.state <> 'deleting') THEN
    RAISE EXCEPTION 'rows of % are kept: others refer to them', TG_TABLE_NAME;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER refuse_delete AFTER DELETE ON api_keys
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION refuse_delete_of_living();
CREATE TRIGGER refuse_delete AFTER DELETE ON targets
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION refuse_delete_of_living();
