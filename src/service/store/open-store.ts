import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StoreOptions } from '../options.ts';
import { assertMigrated, currentVersion, migrate } from './migrate.ts';
import type { Store } from './store.ts';

/** @param mayMigrate false: throws when the schema is older than the program needs */
export async function openStore(
  options: StoreOptions,
  onError: (error: Error) => void,
  mayMigrate = true,
): Promise<Store> {
  return closedOnFailure(await openUnmigrated(options, onError), (store) =>
    mayMigrate ? migrate(store) : assertMigrated(store),
  );
}

/**
 * Opens an existing store without migrating it.
 * @throws Error when there is none; nothing is created
 */
export async function openExistingStore(options: StoreOptions, onError: (error: Error) => void): Promise<Store> {
  if (options.kind === 'directory' && !existsSync(join(options.path, 'pgdata', 'PG_VERSION'))) {
    throw new Error(`${options.path} is not the data directory of a service.`);
  }
  return closedOnFailure(await openUnmigrated(options, onError), async (store) => {
    if ((await currentVersion(store)) === 0) throw new Error('The database holds no data of a service.');
  });
}

async function closedOnFailure(store: Store, prepare: (store: Store) => Promise<void>): Promise<Store> {
  try {
    await prepare(store);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Loads only the driver in use. */
export async function openUnmigrated(options: StoreOptions, onError: (error: Error) => void): Promise<Store> {
  if (options.kind === 'postgres') {
    const { openPostgresStore } = await import('./postgres-store.ts');
    return openPostgresStore(options, onError);
  }
  const { openPgliteStore } = await import('./pglite-store.ts');
  return openPgliteStore(options.kind === 'directory' ? options.path : undefined);
}
