-- Finding events have the id of their scan as subject, with which they are deleted.
CREATE INDEX events_findings ON events (subject) WHERE type LIKE 'finding.%';

-- Everything stored about the target before this time is being erased.
ALTER TABLE targets ADD COLUMN erase_before timestamptz;
CREATE INDEX targets_erasure ON targets (id) WHERE erase_before IS NOT NULL;
