-- Used by pg-boss until version 6.
CREATE SCHEMA IF NOT EXISTS pgboss;
