/**
 * Builds `assets/pglite-image.tar.zst`: a PGlite cluster with the schema of the service, so that an embedded service starts
 * in a fraction of a second instead of running initdb. Run it after adding a migration:
 *   npx node scripts/build-pglite-image.ts
 */
import { writeFileSync } from 'node:fs';
import { latestVersion, listMigrations, sqlOf } from '../src/service/store/migrate.ts';
import { locatePglite, openPglite } from '../src/service/store/pglite-store.ts';
import { pack } from './pack.ts';

const db = await openPglite(undefined, { ...locatePglite(), image: null });
await db.exec(
  'CREATE TABLE schema_migrations (version int PRIMARY KEY, name text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
);
for (const migration of listMigrations()) {
  await db.transaction(async (tx) => {
    await tx.exec(sqlOf(migration));
    await tx.query('INSERT INTO schema_migrations (version, name) VALUES ($1, $2)', [
      migration.version,
      migration.name,
    ]);
  });
}
// The template databases are unused copies; fresh WAL segments are zeros.
await db.exec("UPDATE pg_database SET datistemplate = false WHERE datname IN ('template0', 'template1')");
await db.exec('DROP DATABASE template0');
await db.exec('DROP DATABASE template1');
await db.exec('VACUUM FULL');
await db.exec('SET wal_recycle = off');
for (let segment = 0; segment < 2; segment += 1) {
  await db.exec('CHECKPOINT');
  await db.exec('SELECT pg_switch_wal()');
}
await db.exec('CHECKPOINT');
const dump = await db.dumpDataDir('none');
await db.close();
const image = pack(new Uint8Array(await dump.arrayBuffer()));
const path = new URL('../assets/pglite-image.tar.zst', import.meta.url);
writeFileSync(path, image);
process.stdout.write(`${path.pathname}: ${image.length} bytes, schema version ${latestVersion()}\n`);
