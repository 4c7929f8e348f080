import { UsageError } from '../gate/model/usage-error.ts';
import type { FlagTable, ParsedFlags } from './flags.ts';
import type { Io } from './io.ts';

type StoreOptions =
  | { readonly kind: 'directory'; readonly path: string }
  | { readonly kind: 'postgres'; readonly url: string };

/** Flags that select the database of a service. */
export const STORE_FLAGS: FlagTable = {
  data: { type: 'string', value: 'DIR', description: 'Folder of the embedded database.' },
  'database-url': {
    type: 'string',
    value: 'URL',
    description:
      'PostgreSQL instead of --data. Prefer the environment variable SCAN_GATE_DATABASE_URL: flags are visible in process lists.',
  },
};

/** @throws UsageError */
export function readStoreFlags(flags: ParsedFlags, io: Io): StoreOptions {
  const data = flags.text('data');
  const url = flags.text('database-url') ?? (data === undefined ? io.environment['SCAN_GATE_DATABASE_URL'] : undefined);
  if (data !== undefined && url !== undefined)
    throw new UsageError('--data', 'cannot be combined with --database-url.');
  if (url !== undefined && url !== '') {
    if (!/^postgres(ql)?:\/\//.test(url)) throw new UsageError('--database-url', 'not a postgres:// URL.');
    return { kind: 'postgres', url };
  }
  if (data === undefined || data.trim() === '') {
    throw new UsageError('--data', 'missing: give a folder for the database, or --database-url.');
  }
  return { kind: 'directory', path: data };
}
