-- compatible from 19
-- Notification channels of a workspace: subscriptions without a key. Older programs join the key, so they neither show channels
-- nor send to them: what they lease of theirs is free again after 15 seconds.
ALTER TABLE webhooks
  ALTER COLUMN key_id DROP NOT NULL,
  -- Kind, name and terms. The URL and the token are in the columns of a webhook.
  ADD COLUMN channel jsonb,
  -- End of the last day of which a digest was queued.
  ADD COLUMN digest_at timestamptz,
  ADD CHECK ((channel IS NULL) = (key_id IS NOT NULL));
CREATE INDEX webhooks_channels ON webhooks (workspace_id, created_at, id) WHERE channel IS NOT NULL AND deleted_at IS NULL;
