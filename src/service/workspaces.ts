import type { KeyMode } from '../contract/key.ts';
import { newId } from './ids.ts';
import { grantTokens } from './ledger.ts';
import { type Sql, single } from './store/store.ts';

/**
 * What a sandbox shows as its balance, so that clients which check it before they create work go on. Nothing is ever
 * taken from it.
 */
const SANDBOX_TOKENS = 1_000_000;

/** The workspace that keys of a mode belong to: the live one, or its sandbox, which is made on first use. */
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
