-- Rules of a workspace: as they were sent, and as the engine takes them.
CREATE TABLE workspace_checks (
  workspace_id text PRIMARY KEY REFERENCES workspaces (id),
  sources jsonb NOT NULL,
  rules jsonb NOT NULL,
  updated_at timestamptz NOT NULL
);

-- Keys with every scope keep every scope.
UPDATE api_keys SET scopes = scopes || ARRAY['checks:write']
WHERE revoked_at IS NULL AND scopes @> ARRAY['scans:read', 'scans:write', 'targets:read', 'targets:write', 'reports:read',
  'webhooks:write', 'usage:read', 'findings:write'];
