-- Indexes with which claims, lists and retention cost the same whatever the number of rows.
CREATE INDEX scans_status ON scans (workspace_id, status, created_at DESC, id DESC);
CREATE INDEX deliveries_status ON deliveries (webhook_id, status, created_at DESC, id DESC);
CREATE INDEX deliveries_lanes ON deliveries (webhook_id, next_attempt_at) WHERE status = 'pending';
CREATE INDEX deliveries_held_since ON deliveries (held_since) WHERE status = 'held';
CREATE INDEX deliveries_finished ON deliveries (finished_at) WHERE finished_at IS NOT NULL;
CREATE INDEX deliveries_replays ON deliveries (event_id, webhook_id) WHERE replay_of IS NOT NULL;
CREATE INDEX deliveries_replayed ON deliveries (replay_of) WHERE replay_of IS NOT NULL;
