-- Names of keys. The action of a cancelled scan is named like the others in the audit trail.
ALTER TABLE api_keys ADD COLUMN name text CHECK (char_length(name) BETWEEN 1 AND 100);
UPDATE audit SET action = 'scan.cancelled' WHERE action = 'scan.cancel';
