-- compatible from 19
-- The trace that a scan belongs to, so that its worker and its webhooks continue it. Older programs leave it empty.
ALTER TABLE scans ADD COLUMN traceparent text;
