ALTER TABLE scan_secrets ALTER COLUMN request_headers DROP NOT NULL;
ALTER TABLE scan_secrets ADD COLUMN logins jsonb NOT NULL DEFAULT '{}';
