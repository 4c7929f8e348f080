import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A change of the schema, the file `migrations/<version>-<name>.sql`. Never edit a released one: add one. It runs in a transaction
 * of its own, unless its first line is `-- no transaction` (for `CREATE INDEX CONCURRENTLY`): then each statement, which ends with
 * `;` at the end of a line, runs alone and must be idempotent, and none may take a lock that stops reads or writes. A line
 * `-- compatible from N` states the oldest schema version whose programs still work afterwards; by default none of an older one does.
 */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly path: string;
}

/** The folder from a bundle in `dist/main/`, and from this file. */
const PLACES = ['../migrations/', './migrations/'] as const;

export function latestVersion(): number {
  return listMigrations().length;
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
