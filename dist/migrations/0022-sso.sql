-- compatible from 19
-- People who sign in to the console at an identity provider are members by issuer and subject, in each workspace where one of
-- their groups has a role. Older programs show them and their keys, and end no session of theirs at the provider's word.
ALTER TABLE members
  ADD COLUMN issuer text,
  ADD COLUMN subject text,
  ADD CHECK ((issuer IS NULL) = (subject IS NULL));
CREATE UNIQUE INDEX members_identity ON members (issuer, subject, workspace_id)
  WHERE removed_at IS NULL AND issuer IS NOT NULL;

-- Such a member acts by keys whose secrets are thrown away, one per mode.
ALTER TABLE api_keys DROP CONSTRAINT api_keys_managed_by_check, ADD CHECK (managed_by IN ('console', 'sso'));
DROP INDEX api_keys_managed;
CREATE UNIQUE INDEX api_keys_managed ON api_keys (workspace_id) WHERE managed_by = 'console';
CREATE UNIQUE INDEX api_keys_sso ON api_keys (member_id, mode) WHERE managed_by = 'sso' AND revoked_at IS NULL;

-- Who signed in at the provider, and the id of the session there.
ALTER TABLE console_sessions ADD COLUMN issuer text, ADD COLUMN subject text, ADD COLUMN sid text;
CREATE INDEX console_sessions_identity ON console_sessions (issuer, subject) WHERE issuer IS NOT NULL;
