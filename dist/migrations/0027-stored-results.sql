-- compatible from 19
-- Results of scans that have moved to an object storage; `stored_pdfs` has their keys too, for their deletion. Older programs find no
-- report of such a scan, so none moves in the week after this migration.
CREATE TABLE stored_results (
  scan_id text PRIMARY KEY REFERENCES scans (id) ON DELETE CASCADE,
  key text NOT NULL
);
