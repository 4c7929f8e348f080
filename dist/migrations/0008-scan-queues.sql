-- One row per workspace for the scan queue, so that the cost of a claim does not depend on the number of queued scans.
-- Writers of scans append to scan_queue_changes instead of locking the row of their workspace. Workers add the changes up.
-- Place of a queued scan within its workspace: each interruption moves the scan back by 30 seconds.
ALTER TABLE scans ADD COLUMN turn timestamptz;
UPDATE scans SET turn = created_at + attempt * interval '30 seconds' WHERE status = 'queued';
CREATE FUNCTION set_scan_turn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.turn := NEW.created_at + NEW.attempt * interval '30 seconds';
  RETURN NEW;
END $$;
CREATE TRIGGER set_scan_turn BEFORE INSERT OR UPDATE ON scans
  FOR EACH ROW WHEN (NEW.status = 'queued') EXECUTE FUNCTION set_scan_turn();
DROP INDEX scans_queue;
CREATE INDEX scans_queue ON scans (workspace_id, turn, id) WHERE status = 'queued';

CREATE TABLE scan_queues (
  workspace_id text PRIMARY KEY REFERENCES workspaces (id),
  queued bigint NOT NULL,
  -- At most the number of running scans that claims have counted. Claims count again before they use it.
  running int NOT NULL,
  -- At most the turn of the first queued scan, or null without queued scans.
  turn timestamptz
);
CREATE INDEX scan_queues_next ON scan_queues (running, turn) WHERE turn IS NOT NULL;
INSERT INTO scan_queues (workspace_id, queued, running, turn)
  SELECT workspace_id, count(*) FILTER (WHERE status = 'queued'), count(*) FILTER (WHERE status = 'running'),
    min(turn) FILTER (WHERE status = 'queued')
  FROM scans WHERE status IN ('queued', 'running') GROUP BY workspace_id;

CREATE TABLE scan_queue_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  workspace_id text NOT NULL,
  queued int NOT NULL,
  turn timestamptz
);

CREATE FUNCTION note_new_scans() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO scan_queue_changes (workspace_id, queued, turn)
    SELECT workspace_id, count(*), min(turn) FROM created GROUP BY workspace_id;
  RETURN NULL;
END $$;
CREATE TRIGGER note_new_scans AFTER INSERT ON scans
  REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION note_new_scans();

CREATE FUNCTION note_scan_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO scan_queue_changes (workspace_id, queued, turn)
    VALUES (NEW.workspace_id, (NEW.status = 'queued')::int - (OLD.status = 'queued')::int,
      CASE WHEN NEW.status = 'queued' THEN NEW.turn END);
  RETURN NULL;
END $$;
-- A claim updates scan_queues itself.
CREATE TRIGGER note_scan_change AFTER UPDATE ON scans
  FOR EACH ROW WHEN (OLD.status IN ('queued', 'running') AND (OLD.status, NEW.status) <> ('queued', 'running')
    AND (OLD.status <> NEW.status OR OLD.turn IS DISTINCT FROM NEW.turn))
  EXECUTE FUNCTION note_scan_change();
