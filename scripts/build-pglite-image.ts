/**
 * Builds `assets/pglite-image.tar.zst`: a PGlite cluster with the schema of the service, so that an embedded service starts
 * in a fraction of a second instead of running initdb. Run it after adding a migration:
 *   npx node scripts/build-pglite-image.ts
 */
import { writeFileSync } from 'node:fs';
import { migrate } from '../src/service/store/migrate.ts';
import { latestVersion } from '../src/service/store/migration-files.ts';
import { locatePglite, openPglite, sessionOf } from '../src/service/store/pglite-store.ts';
import { pack } from './pack.ts';

const db = await openPglite(undefined, { ...locatePglite(), image: null });
const session = sessionOf(db);
await migrate({ query: session.query, session: (work) => work(session) });
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
