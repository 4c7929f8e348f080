-- compatible from 19
-- Scans at the times of a cron expression. Older programs create none.
CREATE TABLE schedules (
  id text PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspaces (id),
  -- The key with whose rights scans are created.
  key_id text NOT NULL REFERENCES api_keys (id),
  name text NOT NULL,
  cron text NOT NULL,
  time_zone text NOT NULL,
  target_ids text[] NOT NULL,
  scan_type text NOT NULL,
  -- With the secrets of the scans, which the API does not return.
  options jsonb NOT NULL,
  status text NOT NULL CHECK (status IN ('enabled', 'paused')),
  -- Time of the expression, and starts from then on; null and empty while paused.
  planned_at timestamptz,
  due_at timestamptz,
  next_runs timestamptz[] NOT NULL,
  last_run jsonb,
  last_error jsonb,
  created_at timestamptz NOT NULL,
  CHECK ((status = 'enabled') = (due_at IS NOT NULL AND planned_at IS NOT NULL))
);
CREATE INDEX schedules_page ON schedules (workspace_id, created_at, id);
CREATE INDEX schedules_due ON schedules (due_at) WHERE due_at IS NOT NULL;

-- Each planned time is run once, whatever happens to the clock or to the schedule.
CREATE TABLE schedule_runs (
  schedule_id text NOT NULL REFERENCES schedules (id) ON DELETE CASCADE,
  planned_at timestamptz NOT NULL,
  PRIMARY KEY (schedule_id, planned_at)
);
CREATE INDEX schedule_runs_age ON schedule_runs (planned_at);
