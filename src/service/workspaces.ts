import { randomBytes } from 'node:crypto';
import { type KeyMode, SCOPES } from '../contract/key.ts';
import { newId } from './ids.ts';
import { hashKey } from './keys/key-secret.ts';
import { createKey } from './keys/keys.ts';
import { grantTokens } from './ledger.ts';
import { type Sql, type Store, single, type Transaction } from './store/store.ts';

export interface Bootstrap {
  readonly workspaceId: string;
  /** Made at the first start only. */
  readonly apiKey: string | null;
  readonly adminToken: string | null;
  readonly secret: string;
}

/** Key of the advisory lock of the first start: several processes may start at once on an empty database. */
const BOOTSTRAP_LOCK = 7_302_144_020;
const BOOTSTRAP_WAIT_MS = 60_000;
const BOOTSTRAP_POLL_MS = 250;

/** First start: a live workspace with its tokens, a key with every scope, an admin token. Later starts find them. */
export async function bootstrap(store: Store, initialTokens: number, now: Date): Promise<Bootstrap> {
  return store.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [BOOTSTRAP_LOCK]);
    return (await earlierStart(tx)) ?? firstStart(tx, initialTokens, now);
  });
}

/**
 * A worker shows nobody the key and the admin token of a first start, so it leaves that to a process that does, and waits.
 * @throws Error when no such process has come within `waitMs`
 */
export async function awaitBootstrap(store: Store, waitMs = BOOTSTRAP_WAIT_MS): Promise<Bootstrap> {
  const deadline = performance.now() + waitMs;
  for (;;) {
    const found = await earlierStart(store);
    if (found !== undefined) return found;
    if (performance.now() > deadline) {
      throw new Error('The database has no workspace yet: start a process with the role api or all first.');
    }
    await new Promise((resolve) => setTimeout(resolve, BOOTSTRAP_POLL_MS));
  }
}

async function earlierStart(sql: Sql): Promise<Bootstrap | undefined> {
  const workspaceId = await setting(sql, 'workspace_id');
  const secret = await setting(sql, 'secret');
  if (workspaceId === undefined || secret === undefined) return undefined;
  return { workspaceId, apiKey: null, adminToken: null, secret };
}

async function firstStart(tx: Transaction, initialTokens: number, now: Date): Promise<Bootstrap> {
  const workspaceId = newId('wsp', now);
  const adminToken = `svc_admin_${randomBytes(24).toString('base64url')}`;
  const secret = randomBytes(32).toString('base64url');
  await tx.query('INSERT INTO workspaces (id, livemode, created_at) VALUES ($1, true, $2)', [workspaceId, now]);
  if (initialTokens > 0) await grantTokens(tx, workspaceId, initialTokens, now);
  const key = await createKey(
    tx,
    { workspaceId, type: 'workspace', mode: 'live', memberId: null, scopes: SCOPES, expiresAt: null },
    now,
  );
  for (const [name, value] of [
    ['workspace_id', workspaceId],
    ['admin_token_hash', hashKey(adminToken)],
    ['secret', secret],
  ]) {
    await tx.query('INSERT INTO settings (name, value) VALUES ($1, $2)', [name, value]);
  }
  return { workspaceId, apiKey: key.secret, adminToken, secret };
}

export async function setting(sql: Sql, name: string): Promise<string | undefined> {
  const [row] = await sql.query<{ value: string }>('SELECT value FROM settings WHERE name = $1', [name]);
  return row?.value;
}

/**
 * What a sandbox shows as its balance, so that clients which look at it before they create work go on. Nothing is ever
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
