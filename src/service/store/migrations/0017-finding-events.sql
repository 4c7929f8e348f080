-- Finding events have the id of their scan as subject, with which they are deleted.
CREATE INDEX events_findings ON events (subject) WHERE type LIKE 'finding.%';
