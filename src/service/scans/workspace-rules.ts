import type { RuleData } from '../../engine/core/engine.ts';
import type { Sql } from '../store/store.ts';

/** The rules that scans of a workspace run. */
export async function rulesOfWorkspace(sql: Sql, workspaceId: string): Promise<readonly RuleData[]> {
  const [row] = await sql.query<{ rules: readonly RuleData[] }>(
    'SELECT rules FROM workspace_checks WHERE workspace_id = $1',
    [workspaceId],
  );
  return row?.rules ?? [];
}
