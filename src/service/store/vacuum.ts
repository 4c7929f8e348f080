import type { Store } from './store.ts';

/**
 * PostgreSQL cleans up after itself in the background; PGlite has no background. Without this its tables grow with every
 * update and its planner knows nothing of them. A table at a time, so that requests go on in between.
 */
export async function vacuumEmbedded({ store }: { readonly store: Store }): Promise<void> {
  if (store.kind === 'postgres') return;
  const tables = await store.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  for (const { name } of tables) await store.query(`VACUUM (ANALYZE) ${name}`);
}
