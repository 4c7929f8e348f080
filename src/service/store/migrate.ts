import { MIGRATIONS } from './migrations.ts';
import type { Store } from './store.ts';

/** Key of the advisory lock under which the schema changes: several processes may start at once. */
const MIGRATION_LOCK = 7_302_144_019;

/**
 * Applies the migrations that the database does not have yet, in one transaction.
 * @throws Error when the database was made by a newer version of the service
 */
export async function migrate(store: Store): Promise<void> {
  if ((await currentVersion(store)) === latestVersion()) return;
  await store.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await tx.exec(
      'CREATE TABLE IF NOT EXISTS schema_migrations (version int PRIMARY KEY, name text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const rows = await tx.query<{ version: number }>('SELECT version FROM schema_migrations');
    const applied = new Set(rows.map((row) => row.version));
    const newest = Math.max(0, ...applied);
    if (newest > latestVersion()) {
      throw new Error(
        `The database has schema version ${newest}, this program knows ${latestVersion()}: start a newer version of it.`,
      );
    }
    for (const migration of MIGRATIONS) {
      if (applied.has(migration.version)) continue;
      await tx.exec(migration.sql);
      await tx.query('INSERT INTO schema_migrations (version, name) VALUES ($1, $2)', [
        migration.version,
        migration.name,
      ]);
    }
  });
}

export function latestVersion(): number {
  return Math.max(...MIGRATIONS.map((migration) => migration.version));
}

/** Version of the database's schema, 0 when it has none. */
export async function currentVersion(store: Store): Promise<number> {
  const [table] = await store.query<{ present: boolean }>(
    "SELECT to_regclass('schema_migrations') IS NOT NULL AS present",
  );
  if (table?.present !== true) return 0;
  const [row] = await store.query<{ version: number | null }>('SELECT max(version) AS version FROM schema_migrations');
  return row?.version ?? 0;
}
