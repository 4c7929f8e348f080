-- Indexes and triggers that cost a creation less. New scans are the last of their workspace: PostgreSQL appends to an ascending
-- index at less cost than it inserts at the front of a descending one, and lists read it backwards. The ledger is read by
-- workspace and time only, so that its primary key serves both. A new scan is in its turn when both times are equal.
DROP INDEX scans_page;
CREATE INDEX scans_page ON scans (workspace_id, created_at, id);
DROP INDEX scans_target;
CREATE INDEX scans_target ON scans (workspace_id, target, created_at, id);
DROP INDEX scans_status;
CREATE INDEX scans_status ON scans (workspace_id, status, created_at, id);
ALTER TABLE ledger DROP CONSTRAINT ledger_pkey;
ALTER TABLE ledger ADD PRIMARY KEY (workspace_id, created_at, id);
DROP INDEX ledger_workspace;
DROP TRIGGER set_scan_turn ON scans;
CREATE TRIGGER set_new_scan_turn BEFORE INSERT ON scans
  FOR EACH ROW WHEN (NEW.attempt <> 0 OR NEW.turn IS DISTINCT FROM NEW.created_at)
  EXECUTE FUNCTION set_scan_turn();
CREATE TRIGGER set_scan_turn BEFORE UPDATE ON scans
  FOR EACH ROW WHEN (NEW.status = 'queued'
    AND NEW.turn IS DISTINCT FROM NEW.created_at + NEW.attempt * interval '30 seconds')
  EXECUTE FUNCTION set_scan_turn();
