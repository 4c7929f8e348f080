import type { KeyMode } from '../contract/key.ts';
import { newId } from './ids.ts';
import { grantTokens } from './ledger.ts';
import { type Sql, single } from './store/store.ts';

/**
 * Balance of a sandbox, for clients that check it before they create scans. Sandbox work is not charged.
 */
const SANDBOX_TOKENS = 1_000_000;

/** The workspace of a key mode: the live one, or its sandbox, which is created on first use. */
export async function workspaceOfMode(sql: Sql, liveId: string, mode: KeyMode, now: Date): Promise<string> {
  if (mode === 'live') return liveId;
  const [made] = await sql.query<{ id: string }>(
    `INSERT INTO workspaces (id, livemode, sandbox_of, created_at) VALUES ($1, false, $2, $3)
     ON CONFLICT (sandbox_of) DO NOTHING RETURNING id`,
    [newId('wsp', now), liveId, now],
  );
  if (made !== undefined) {
    await grantTokens(sql, made.id, SANDBOX_TOKENS, now);
    return made.id;
  }
  return single(await sql.query<{ id: string }>('SELECT id FROM workspaces WHERE sandbox_of = $1', [liveId])).id;
}
