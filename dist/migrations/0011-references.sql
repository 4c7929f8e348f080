-- References of the tables that every creation writes, checked once per statement: a foreign key checks and locks the parent
-- once per row, a third of the cost of a bulk of 100. Parents are never deleted, which a trigger now enforces.
ALTER TABLE scans DROP CONSTRAINT scans_workspace_id_fkey, DROP CONSTRAINT scans_key_id_fkey,
  DROP CONSTRAINT scans_target_id_fkey;
ALTER TABLE ledger DROP CONSTRAINT ledger_workspace_id_fkey;
ALTER TABLE events DROP CONSTRAINT events_workspace_id_fkey;

CREATE OR REPLACE FUNCTION note_new_scans() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM (SELECT DISTINCT workspace_id, key_id, target_id FROM created) AS c
             WHERE NOT EXISTS (SELECT FROM targets t WHERE t.id = c.target_id AND t.workspace_id = c.workspace_id)
                OR NOT EXISTS (SELECT FROM api_keys k WHERE k.id = c.key_id)) THEN
    RAISE EXCEPTION 'a scan refers to a target or key that does not exist' USING ERRCODE = 'foreign_key_violation';
  END IF;
  INSERT INTO scan_queue_changes (workspace_id, queued, turn)
    SELECT workspace_id, count(*), min(turn) FROM created GROUP BY workspace_id;
  RETURN NULL;
END $$;

CREATE FUNCTION check_workspaces() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM (SELECT DISTINCT workspace_id FROM inserted) AS i
             WHERE NOT EXISTS (SELECT FROM workspaces w WHERE w.id = i.workspace_id)) THEN
    RAISE EXCEPTION '% refers to a workspace that does not exist', TG_TABLE_NAME USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER check_workspaces AFTER INSERT ON ledger
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION check_workspaces();
CREATE TRIGGER check_workspaces AFTER INSERT ON events
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION check_workspaces();

CREATE FUNCTION refuse_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are kept: others refer to them', TG_TABLE_NAME;
END $$;
CREATE TRIGGER refuse_delete BEFORE DELETE ON workspaces FOR EACH STATEMENT EXECUTE FUNCTION refuse_delete();
CREATE TRIGGER refuse_delete BEFORE DELETE ON api_keys FOR EACH STATEMENT EXECUTE FUNCTION refuse_delete();
CREATE TRIGGER refuse_delete BEFORE DELETE ON targets FOR EACH STATEMENT EXECUTE FUNCTION refuse_delete();
