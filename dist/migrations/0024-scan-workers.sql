-- compatible from 19
-- One lease for all running scans of a worker, so that a renewal writes one row, and no index. Older programs do not know the
-- table: they read the lease of the scan, which a claim sets once, beyond the longest scan, and renew their own scans only.
CREATE TABLE scan_workers (
  owner text PRIMARY KEY,
  lease_until timestamptz NOT NULL
) WITH (fillfactor = 20);
