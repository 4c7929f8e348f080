import { UsageError } from '../../gate/model/usage-error.ts';
import { StartError } from '../exit-status.ts';
import { assertFlagsOnly, type FlagTable, flagsOrHelp, HELP_FLAG } from '../flags.ts';
import { commandHelp } from '../help.ts';
import type { Io } from '../io.ts';
import { DATABASE_FLAGS, readDatabase } from '../store-flags.ts';

const FLAGS: FlagTable = {
  ...DATABASE_FLAGS,
  'dry-run': { type: 'boolean', description: 'Print the SQL of the missing migrations and change nothing.' },
  help: HELP_FLAG,
};

const HELP = commandHelp(
  ['migrate --database-url URL [--dry-run]'],
  `Applies the missing migrations of the schema, which serve does too unless it has --no-migrate. Waits at most half a
second at a time for a lock, so that the running service keeps working, and tries again for half an hour. One process at a time migrates.`,
  FLAGS,
  'Exit status: 0 the schema is up to date (with --dry-run: printed), 2 usage error, 4 it could not be migrated.',
);

/** `scan-gate migrate`. Prints the name of each migration when it has been applied. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const flags = flagsOrHelp(args, FLAGS, HELP, io);
  if (flags === null) return 0;
  assertFlagsOnly(flags, 'migrate takes flags only.');
  const store = readDatabase(flags, io);
  if (store === undefined) throw new UsageError('--database-url', 'missing: give the URL of the database.');
  const { migrateDatabase, pendingMigrations } = await import('../../embedded.ts');
  try {
    if (flags.flag('dry-run') === true) {
      for (const { name, sql } of await pendingMigrations(store)) io.out(`-- ${name}.sql\n${sql}\n`);
    } else {
      await migrateDatabase(store, (name) => io.out(`${name}\n`));
    }
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error), { cause: error });
  }
  return 0;
}
