import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Store } from './store.ts';

/** A change of the schema, the file `migrations/<version>-<name>.sql`. Never edit a released one: add one. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly path: string;
}

/** The folder from a bundle in `dist/main/`, and from this file. */
const PLACES = ['../migrations/', './migrations/'] as const;

/** Advisory lock for schema changes: several processes may start concurrently. */
const MIGRATION_LOCK = 7_302_144_019;
/** Maximum time of one statement of a migration, and of the wait for another process that migrates. */
const STATEMENT_MS = 30_000;

/**
 * Applies the missing migrations in one transaction.
 * @throws Error when the database was created by a newer version of the service
 */
export async function migrate(store: Store): Promise<void> {
  if ((await currentVersion(store)) === latestVersion()) return;
  await store.transaction(
    async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      await tx.exec(
        'CREATE TABLE IF NOT EXISTS schema_migrations (version int PRIMARY KEY, name text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
      );
      const rows = await tx.query<{ version: number }>('SELECT version FROM schema_migrations');
      const applied = new Set(rows.map((row) => row.version));
      const newest = Math.max(0, ...applied);
      if (newest > latestVersion()) {
        throw new Error(
          `The database has schema version ${newest}, but this program supports ${latestVersion()}: upgrade the program.`,
        );
      }
      for (const migration of listMigrations()) {
        if (applied.has(migration.version)) continue;
        await tx.exec(sqlOf(migration));
        await tx.query('INSERT INTO schema_migrations (version, name) VALUES ($1, $2)', [
          migration.version,
          migration.name,
        ]);
      }
    },
    { statementMs: STATEMENT_MS },
  );
}

export function latestVersion(): number {
  return listMigrations().length;
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

/**
 * Every migration, in order.
 * @throws Error when the folder is missing or has other files
 */
export function listMigrations(from: string = import.meta.url): Migration[] {
  const folders = PLACES.map((place) => fileURLToPath(new URL(place, from)));
  const folder = folders.find((path) => existsSync(path));
  if (folder === undefined) throw new Error(`The migrations are missing: expected ${folders[0]}. Install again.`);
  return readdirSync(folder)
    .sort()
    .map((file, index) => {
      const [, version = '', name = ''] = /^(\d{4})-([a-z-]+)\.sql$/.exec(file) ?? [];
      if (Number(version) !== index + 1) throw new Error(`${join(folder, file)} is not the next migration.`);
      return { version: index + 1, name, path: join(folder, file) };
    });
}

export function sqlOf({ path }: Migration): string {
  return readFileSync(path, 'utf8');
}
