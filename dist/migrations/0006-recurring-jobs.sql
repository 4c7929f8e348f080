DROP SCHEMA IF EXISTS pgboss CASCADE;
CREATE TABLE recurring_jobs (name text PRIMARY KEY, due_at timestamptz NOT NULL);
