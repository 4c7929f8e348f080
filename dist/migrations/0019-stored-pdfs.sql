-- PDF reports in an object storage, which are deleted there after their scan.
CREATE TABLE stored_pdfs (
  key text PRIMARY KEY,
  scan_id text NOT NULL,
  orphaned_at timestamptz
);
CREATE INDEX stored_pdfs_scans ON stored_pdfs (scan_id);
CREATE INDEX stored_pdfs_orphaned ON stored_pdfs (orphaned_at) WHERE orphaned_at IS NOT NULL;
