import { notFound } from '../errors.ts';
import { isId } from '../ids.ts';
import type { Principal } from '../service-context.ts';
import type { Sql } from '../store/store.ts';
import { SCAN_COLUMNS, type ScanRow } from './scan-row.ts';

/**
 * A scan of the caller's workspace.
 * @throws ApiError not_found, also for the ids of others
 */
export async function findScan(sql: Sql, principal: Principal, id: string): Promise<ScanRow> {
  const [row] = isId('scn', id)
    ? await sql.query<ScanRow>(`SELECT ${SCAN_COLUMNS} FROM scans s WHERE s.id = $1 AND s.workspace_id = $2`, [
        id,
        principal.workspaceId,
      ])
    : [];
  if (row === undefined) throw notFound('scan', id);
  return row;
}
