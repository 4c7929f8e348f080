ALTER TABLE scan_secrets ADD COLUMN api_description text;
