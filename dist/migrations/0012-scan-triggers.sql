-- Triggers of scans that do not call a function for a correct new row: two calls were a tenth of the cost of an insert.
DROP TRIGGER check_scan_transition ON scans;
CREATE TRIGGER check_scan_transition BEFORE UPDATE ON scans FOR EACH ROW EXECUTE FUNCTION check_scan_transition();
CREATE TRIGGER check_new_scan BEFORE INSERT ON scans
  FOR EACH ROW WHEN (NEW.status <> 'queued') EXECUTE FUNCTION check_scan_transition();
DROP TRIGGER set_scan_turn ON scans;
CREATE TRIGGER set_scan_turn BEFORE INSERT OR UPDATE ON scans
  FOR EACH ROW WHEN (NEW.status = 'queued'
    AND NEW.turn IS DISTINCT FROM NEW.created_at + NEW.attempt * interval '30 seconds')
  EXECUTE FUNCTION set_scan_turn();
