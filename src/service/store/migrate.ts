import { setTimeout as delay } from 'node:timers/promises';
import { latestVersion, listMigrations, type Migration, sqlOf } from './migration-files.ts';
import { type Session, type Sql, type Store, sqlState } from './store.ts';

/** How a migration waits for locks. Everything that needs the same table waits behind it, so it gives up soon and tries again. */
export interface LockPatience {
  /** Maximum wait for one lock in milliseconds. */
  readonly lockMs: number;
  /** Pause between attempts in milliseconds, in which everything else continues. */
  readonly pauseMs: number;
  readonly attempts: number;
}

/** Together half an hour. A migration may need several locks, and holds the first while it waits for the others. */
const PATIENCE: LockPatience = { lockMs: 200, pauseMs: 1_800, attempts: 900 };

/** Advisory lock for schema changes: several processes may start concurrently. */
const MIGRATION_LOCK = 7_302_144_019;
const OTHER_PROCESS_MS = 60 * 60_000;
const POLL_MS = 100;

/** lock_not_available and deadlock_detected: nothing has happened, and another attempt may succeed. */
const LOCKED: ReadonlySet<string | undefined> = new Set(['55P03', '40P01']);

const NO_TRANSACTION = '-- no transaction\n';
const COMPATIBLE_FROM = /^-- compatible from (\d+)$/m;
const CONCURRENT_INDEX = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS (\w+)/gm;

/**
 * Applies the missing migrations in a session of its own.
 * @param onApplied called after each of them
 * @throws Error when the database was created by a newer version of the service, or a lock cannot be had
 */
export async function migrate(
  store: Pick<Store, 'query' | 'session'>,
  onApplied: (migration: Migration) => void = () => {},
  patience: LockPatience = PATIENCE,
  known: readonly Migration[] = listMigrations(),
): Promise<void> {
  if ((await missingMigrations(store, known)).length === 0) return;
  await store.session(async (session) => {
    await session.exec(
      `SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET lock_timeout = ${patience.lockMs}`,
    );
    await lockMigrations(session);
    await inTransaction(session, 'the table schema_migrations', patience, () =>
      session.exec(
        `CREATE TABLE IF NOT EXISTS schema_migrations (version int PRIMARY KEY, name text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now());
         ALTER TABLE schema_migrations ADD COLUMN IF NOT EXISTS compatible_from int`,
      ),
    );
    for (const migration of await missingMigrations(session, known)) {
      await apply(session, migration, patience);
      onApplied(migration);
    }
  });
}

/** @throws Error when a migration is missing */
export async function assertMigrated(store: Store): Promise<void> {
  if ((await missingMigrations(store)).length === 0) return;
  throw new Error(
    `The database has schema version ${await currentVersion(store)}, but this program needs ${latestVersion()}: run scan-gate migrate first.`,
  );
}

/**
 * Migrations that the database does not have, in order.
 * @throws Error when programs of this version do not work with the database, because a newer one has migrated it
 */
export async function missingMigrations(
  sql: Sql,
  known: readonly Migration[] = listMigrations(),
): Promise<readonly Migration[]> {
  if ((await currentVersion(sql)) === 0) return known;
  const rows = await sql.query<{ version: number; compatible_from: number }>(
    // Tables of older programs do not have the column.
    "SELECT version, coalesce((to_jsonb(m) ->> 'compatible_from')::int, version) AS compatible_from FROM schema_migrations m",
  );
  if (rows.some((row) => row.compatible_from > known.length)) {
    const newest = Math.max(...rows.map(({ version }) => version));
    throw new Error(
      `The database has schema version ${newest}, but this program supports ${known.length}: upgrade the program.`,
    );
  }
  return known.filter(({ version }) => !rows.some((row) => row.version === version));
}

/** Version of the database's schema, 0 when it has none. */
export async function currentVersion(sql: Sql): Promise<number> {
  const [table] = await sql.query<{ present: boolean }>(
    "SELECT to_regclass('schema_migrations') IS NOT NULL AS present",
  );
  if (table?.present !== true) return 0;
  const [row] = await sql.query<{ version: number | null }>('SELECT max(version) AS version FROM schema_migrations');
  return row?.version ?? 0;
}

/** Waits for another process that migrates; its lock ends with its connection. */
async function lockMigrations(session: Session): Promise<void> {
  const deadline = performance.now() + OTHER_PROCESS_MS;
  while (performance.now() < deadline) {
    // A statement that waits for the lock would have a snapshot, for which the other's CREATE INDEX CONCURRENTLY waits.
    const [row] = await session.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [MIGRATION_LOCK]);
    if (row?.free === true) return;
    await delay(POLL_MS);
  }
  throw new Error('Another process has been migrating the database for an hour. Wait for it or stop it.');
}

async function apply(session: Session, migration: Migration, patience: LockPatience): Promise<void> {
  const sql = sqlOf(migration);
  const { version, name } = migration;
  const from = COMPATIBLE_FROM.exec(sql)?.[1];
  const record = () =>
    session.query('INSERT INTO schema_migrations (version, name, compatible_from) VALUES ($1, $2, $3)', [
      version,
      name,
      from === undefined ? version : Number(from),
    ]);
  const what = `migration ${version} (${name})`;
  if (!sql.startsWith(NO_TRANSACTION)) {
    await inTransaction(session, what, patience, async () => {
      await session.exec(sql);
      await record();
    });
    return;
  }
  await dropInvalidIndexes(session, sql);
  // Nothing waits behind it while it waits, for example for a backup of hours.
  await session.exec('SET lock_timeout = 0');
  for (const statement of sql.split(';\n')) if (statement.trim() !== '') await session.exec(statement);
  await session.exec(`SET lock_timeout = ${patience.lockMs}`);
  await record();
}

/** An attempt that was killed leaves an index that is not used, and that IF NOT EXISTS takes for one that is. */
async function dropInvalidIndexes(session: Session, sql: string): Promise<void> {
  const names = [...sql.matchAll(CONCURRENT_INDEX)].map(([, name]) => name);
  const invalid = await session.query<{ name: string }>(
    `SELECT i.indexrelid::regclass::text AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE NOT i.indisvalid AND c.relname = ANY ($1::text[]) AND pg_table_is_visible(c.oid)`,
    [names],
  );
  for (const { name } of invalid) await session.exec(`DROP INDEX CONCURRENTLY ${name}`);
}

/** Runs `work` in a transaction, again when it does not get a lock in time. */
async function inTransaction(
  session: Session,
  what: string,
  { attempts, pauseMs }: LockPatience,
  work: () => Promise<unknown>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await session.exec('BEGIN');
      await work();
      await session.exec('COMMIT');
      return;
    } catch (error) {
      await session.exec('ROLLBACK').catch(() => {});
      if (!LOCKED.has(sqlState(error))) throw error;
      if (attempt >= attempts) {
        throw new Error(
          `A transaction of another program held the locks that ${what} needs in all of ${attempts} attempts. Nothing of it was applied: end that transaction, such as a backup or a report, and start again.`,
          { cause: error },
        );
      }
      await delay(pauseMs);
    }
  }
}
