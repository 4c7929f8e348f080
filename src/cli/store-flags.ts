import { integerInput } from '../gate/model/input-values.ts';
import { UsageError } from '../gate/model/usage-error.ts';
import { present } from '../shared/records.ts';
import type { FlagTable, ParsedFlags } from './flags.ts';
import type { Io } from './io.ts';
import { environmentSecret } from './secret-files.ts';

type StoreOptions =
  | { readonly kind: 'directory'; readonly path: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly directUrl?: string; readonly poolSize?: number };

/** Flags that select a PostgreSQL database. */
export const DATABASE_FLAGS: FlagTable = {
  'database-url': {
    type: 'string',
    value: 'URL',
    description:
      'PostgreSQL database, on one or several hosts (postgres://u@h1:5432,h2:5432/db). Prefer the environment: SCAN_GATE_DATABASE_URL, or SCAN_GATE_DATABASE_URL_FILE with the path of a file. Flags are visible in process lists.',
  },
  'database-direct-url': {
    type: 'string',
    value: 'URL',
    description:
      'The database without the pooler, for notifications and migrations, if --database-url leads to a pooler in transaction mode. Also SCAN_GATE_DATABASE_DIRECT_URL and SCAN_GATE_DATABASE_DIRECT_URL_FILE.',
  },
  'database-pool-size': {
    type: 'string',
    value: 'N',
    description: 'Maximum connections of this process to the database; one more listens. Default: 10.',
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
  const url = databaseUrl('database-url', flags, io);
  if (url === undefined) return undefined;
  const size = flags.text('database-pool-size');
  return {
    kind: 'postgres',
    url,
    ...present({
      directUrl: databaseUrl('database-direct-url', flags, io),
      poolSize: size === undefined ? undefined : integerInput('--database-pool-size', size, 1, 1_000),
    }),
  };
}

/** @throws UsageError */
function databaseUrl(flag: string, flags: ParsedFlags, io: Io): string | undefined {
  const url = flags.text(flag) ?? environmentSecret(io, `SCAN_GATE_${flag.toUpperCase().replaceAll('-', '_')}`);
  if (url === undefined || url === '') return undefined;
  if (!/^postgres(ql)?:\/\//.test(url)) throw new UsageError(`--${flag}`, 'not a postgres:// URL.');
  return url;
}
