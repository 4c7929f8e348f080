import type { Store } from './store.ts';

/** Rows that one statement deletes, and maximum statements of one call. */
const BATCH = 5_000;
const BATCHES_MAX = 1_000;

/**
 * Deletes the rows of a condition in batches, each below the statement timeout; the rest is for the next call.
 * @param values of the parameters in the condition
 * @returns number of rows
 */
export async function deleteRows(
  store: Store,
  table: string,
  condition: string,
  values: readonly unknown[],
): Promise<number> {
  let rows = 0;
  for (let count = 0; count < BATCHES_MAX; count += 1) {
    const deleted = await store.query(
      `DELETE FROM ${table} WHERE ctid = ANY (ARRAY (SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${BATCH}))
       RETURNING 1 AS deleted`,
      values,
    );
    rows += deleted.length;
    if (deleted.length < BATCH) break;
  }
  return rows;
}
