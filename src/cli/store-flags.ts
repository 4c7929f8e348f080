import { UsageError } from '../gate/model/usage-error.ts';
import type { FlagTable, ParsedFlags } from './flags.ts';
import type { Io } from './io.ts';

type StoreOptions =
  | { readonly kind: 'directory'; readonly path: string }
  | { readonly kind: 'postgres'; readonly url: string };

/** Flags that select a PostgreSQL database. */
export const DATABASE_FLAGS: FlagTable = {
  'database-url': {
    type: 'string',
    value: 'URL',
    description:
      'PostgreSQL database. Prefer the environment variable SCAN_GATE_DATABASE_URL: flags are visible in process lists.',
  },
};

/** Flags that select the database of a service. */
export const STORE_FLAGS: FlagTable = {
  data: { type: 'string', value: 'DIR', description: 'Folder of the embedded database, instead of --database-url.' },
  ...DATABASE_FLAGS,
};

/** @throws UsageError */
export function readStoreFlags(flags: ParsedFlags, io: Io): StoreOptions {
  const data = flags.text('data');
  if (data !== undefined && flags.text('database-url') !== undefined)
    throw new UsageError('--data', 'cannot be combined with --database-url.');
  const database = data === undefined ? readDatabase(flags, io) : undefined;
  if (database !== undefined) return database;
  if (data === undefined || data.trim() === '') {
    throw new UsageError('--data', 'missing: give a folder for the database, or --database-url.');
  }
  return { kind: 'directory', path: data };
}

/**
 * The PostgreSQL database of the flags and the environment, or undefined.
 * @throws UsageError
 */
export function readDatabase(flags: ParsedFlags, io: Io): StoreOptions | undefined {
  const url = flags.text('database-url') ?? io.environment['SCAN_GATE_DATABASE_URL'];
  if (url === undefined || url === '') return undefined;
  if (!/^postgres(ql)?:\/\//.test(url)) throw new UsageError('--database-url', 'not a postgres:// URL.');
  return { kind: 'postgres', url };
}
