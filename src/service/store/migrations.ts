import { ACCOUNTS } from './migrations/0001-accounts.ts';
import { SCANS } from './migrations/0002-scans.ts';
import { EVENTS } from './migrations/0003-events.ts';
import { CONSOLE } from './migrations/0007-console.ts';
import { SCAN_QUEUES } from './migrations/0008-scan-queues.ts';
import { REFERENCES } from './migrations/0011-references.ts';
import { SCAN_TRIGGERS } from './migrations/0012-scan-triggers.ts';
import { BACKLOGS } from './migrations/0013-backlogs.ts';
import { CREATION } from './migrations/0014-creation.ts';
import { KEY_NAMES } from './migrations/0015-key-names.ts';

export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
}

/** Every change of the schema, in order. Never edit a released migration: add one. */
export const MIGRATIONS: readonly Migration[] = [
  { version: 1, name: 'accounts', sql: ACCOUNTS },
  { version: 2, name: 'scans', sql: SCANS },
  { version: 3, name: 'events', sql: EVENTS },
  // Used by pg-boss until version 6.
  { version: 4, name: 'jobs', sql: 'CREATE SCHEMA IF NOT EXISTS pgboss;' },
  { version: 5, name: 'coverage', sql: 'ALTER TABLE scan_results ADD COLUMN coverage jsonb;' },
  {
    version: 6,
    name: 'recurring-jobs',
    sql: `DROP SCHEMA IF EXISTS pgboss CASCADE;
      CREATE TABLE recurring_jobs (name text PRIMARY KEY, due_at timestamptz NOT NULL);`,
  },
  { version: 7, name: 'console', sql: CONSOLE },
  { version: 8, name: 'scan-queues', sql: SCAN_QUEUES },
  {
    version: 9,
    name: 'logins',
    sql: `ALTER TABLE scan_secrets ALTER COLUMN request_headers DROP NOT NULL;
      ALTER TABLE scan_secrets ADD COLUMN logins jsonb NOT NULL DEFAULT '{}';`,
  },
  { version: 10, name: 'api-descriptions', sql: 'ALTER TABLE scan_secrets ADD COLUMN api_description text;' },
  { version: 11, name: 'references', sql: REFERENCES },
  { version: 12, name: 'scan-triggers', sql: SCAN_TRIGGERS },
  { version: 13, name: 'backlogs', sql: BACKLOGS },
  { version: 14, name: 'creation', sql: CREATION },
  { version: 15, name: 'key-names', sql: KEY_NAMES },
];
