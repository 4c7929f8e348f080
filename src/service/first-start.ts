import { randomBytes } from 'node:crypto';
import { SCOPES } from '../contract/key.ts';
import { newId } from './ids.ts';
import { hashKey } from './keys/key-secret.ts';
import { createKey } from './keys/keys.ts';
import { grantTokens } from './ledger.ts';
import type { FirstKeys, KeyKeeper } from './options.ts';
import { type Sql, type Store, single, type Transaction } from './store/store.ts';

export interface Bootstrap {
  readonly workspaceId: string;
  /** Only from the start that made the keys. */
  readonly apiKey: string | null;
  readonly adminToken: string | null;
  readonly secret: string;
}

/** Key of the advisory lock around the keys of a first start and the admin token: several processes may start at once. */
const BOOTSTRAP_LOCK = 7_302_144_020;
const BOOTSTRAP_WAIT_MS = 60_000;
const BOOTSTRAP_POLL_MS = 250;

/**
 * First start: a live workspace with its tokens, a key with every scope, an admin token. Later starts find them.
 *
 * The keys are with their keeper before the transaction commits, so they are valid only once they are kept. A start that
 * fails or dies earlier leaves keys that never were valid, and the next start makes new ones.
 * @param keeper null: keys are not made now, since nobody would see them; a later start with a keeper makes them
 */
export async function bootstrap(
  store: Store,
  initialTokens: number,
  now: Date,
  keeper?: Pick<KeyKeeper, 'keep'> | null,
): Promise<Bootstrap> {
  return withBootstrapLock(store, async (tx) => {
    const found = (await earlierStart(tx)) ?? (await makeWorkspace(tx, initialTokens, now));
    if (keeper === null || (await adminTokenHash(tx)) !== undefined) return found;
    const keys = await makeFirstKeys(tx, found.workspaceId, now);
    await keeper?.keep(keys);
    return { ...found, apiKey: keys.apiKey, adminToken: keys.adminToken };
  });
}

/**
 * A worker never shows keys, so it waits for a process that does.
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

/** Runs alone among all processes on the same data, in one transaction. */
export function withBootstrapLock<Result>(store: Store, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return store.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [BOOTSTRAP_LOCK]);
    return work(tx);
  });
}

/** The live workspace of this installation; undefined before the first start. */
export function liveWorkspaceId(sql: Sql): Promise<string | undefined> {
  return setting(sql, 'workspace_id');
}

/** SHA-256 (hex) of the admin token; undefined until the first keys are made. */
export function adminTokenHash(sql: Sql): Promise<string | undefined> {
  return setting(sql, 'admin_token_hash');
}

/** Makes the one admin token; the one before stops working when the transaction commits. */
export async function replaceAdminToken(tx: Transaction): Promise<string> {
  const token = `svc_admin_${randomBytes(24).toString('base64url')}`;
  await tx.query(
    `INSERT INTO settings (name, value) VALUES ('admin_token_hash', $1)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    [hashKey(token)],
  );
  return token;
}

async function earlierStart(sql: Sql): Promise<Bootstrap | undefined> {
  const workspaceId = await liveWorkspaceId(sql);
  const secret = await setting(sql, 'secret');
  if (workspaceId === undefined || secret === undefined) return undefined;
  return { workspaceId, apiKey: null, adminToken: null, secret };
}

async function makeWorkspace(tx: Transaction, initialTokens: number, now: Date): Promise<Bootstrap> {
  const secret = randomBytes(32).toString('base64url');
  const { id: workspaceId } = single(
    await tx.query<{ id: string }>(
      'INSERT INTO workspaces (id, livemode, created_at) VALUES ($1, true, $2) RETURNING id',
      [newId('wsp', now), now],
    ),
  );
  if (initialTokens > 0) await grantTokens(tx, workspaceId, initialTokens, now);
  await tx.query("INSERT INTO settings (name, value) VALUES ('workspace_id', $1), ('secret', $2)", [
    workspaceId,
    secret,
  ]);
  return { workspaceId, apiKey: null, adminToken: null, secret };
}

async function makeFirstKeys(tx: Transaction, workspaceId: string, now: Date): Promise<FirstKeys> {
  const key = await createKey(
    tx,
    { workspaceId, type: 'workspace', mode: 'live', memberId: null, scopes: SCOPES, expiresAt: null },
    now,
  );
  return { workspaceId, apiKey: key.secret, adminToken: await replaceAdminToken(tx) };
}

async function setting(sql: Sql, name: string): Promise<string | undefined> {
  const [row] = await sql.query<{ value: string }>('SELECT value FROM settings WHERE name = $1', [name]);
  return row?.value;
}
