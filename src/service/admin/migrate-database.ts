import type { StoreOptions } from '../options.ts';
import { migrate, missingMigrations } from '../store/migrate.ts';
import { type Migration, sqlOf } from '../store/migration-files.ts';
import { openUnmigrated } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';

/** @param onApplied called with the name of each migration when it has been applied */
export function migrateDatabase(options: StoreOptions, onApplied: (name: string) => void): Promise<void> {
  return withStore(options, (store) => migrate(store, (migration) => onApplied(nameOf(migration))));
}

/** SQL of the missing migrations. */
export function pendingMigrations(options: StoreOptions): Promise<readonly { name: string; sql: string }[]> {
  return withStore(options, async (store) =>
    (await missingMigrations(store)).map((migration) => ({ name: nameOf(migration), sql: sqlOf(migration) })),
  );
}

const nameOf = ({ version, name }: Migration): string => `${String(version).padStart(4, '0')}-${name}`;

async function withStore<Result>(options: StoreOptions, work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openUnmigrated(options, () => {});
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
