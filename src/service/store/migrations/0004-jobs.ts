/**
 * The schema in which pg-boss keeps the recurring jobs; its tables are its own affair. Made here, under our lock: two
 * processes that make it at the same time would fail.
 */
export const JOBS = 'CREATE SCHEMA IF NOT EXISTS pgboss;';
