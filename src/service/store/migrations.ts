import { ACCOUNTS } from './migrations/0001-accounts.ts';
import { SCANS } from './migrations/0002-scans.ts';
import { EVENTS } from './migrations/0003-events.ts';
import { JOBS } from './migrations/0004-jobs.ts';
import { COVERAGE } from './migrations/0005-coverage.ts';

export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
}

/** Every change of the schema, in order. A migration that was released is never edited: add one. */
export const MIGRATIONS: readonly Migration[] = [
  { version: 1, name: 'accounts', sql: ACCOUNTS },
  { version: 2, name: 'scans', sql: SCANS },
  { version: 3, name: 'events', sql: EVENTS },
  { version: 4, name: 'jobs', sql: JOBS },
  { version: 5, name: 'coverage', sql: COVERAGE },
];
