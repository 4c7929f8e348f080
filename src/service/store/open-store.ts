import type { StoreOptions } from '../options.ts';
import { migrate } from './migrate.ts';
import type { Store } from './store.ts';

/** Opens the store that the options name and brings its schema up to date. */
export async function openStore(options: StoreOptions, onError: (error: Error) => void): Promise<Store> {
  const store = await open(options, onError);
  try {
    await migrate(store);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Each driver is loaded only where it is used: an embedded service never loads the other one. */
async function open(options: StoreOptions, onError: (error: Error) => void): Promise<Store> {
  if (options.kind === 'postgres') {
    const { openPostgresStore } = await import('./postgres-store.ts');
    return openPostgresStore(options.url, onError);
  }
  const { openPgliteStore } = await import('./pglite-store.ts');
  return openPgliteStore(options.kind === 'directory' ? options.path : undefined);
}
