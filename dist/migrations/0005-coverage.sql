ALTER TABLE scan_results ADD COLUMN coverage jsonb;
