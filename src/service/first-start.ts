import { randomBytes } from 'node:crypto';
import { SCOPES } from '../contract/key.ts';
import { audit } from './audit.ts';
import { hashKey } from './keys/key-secret.ts';
import { createKey } from './keys/keys.ts';
import type { FirstKeys, KeyKeeper } from './options.ts';
import type { ServiceContext } from './service-context.ts';
import type { Sql, Store, Transaction } from './store/store.ts';
import { insertWorkspace } from './workspaces.ts';

export interface Bootstrap {
  readonly workspaceId: string;
  /** Null unless this start created the keys. */
  readonly apiKey: string | null;
  readonly adminToken: string | null;
  readonly secret: string;
}

/** Advisory lock for the first keys and the admin token: several processes may start concurrently. */
const BOOTSTRAP_LOCK = 7_302_144_020;
/** Maximum wait for another process that keeps its keys. */
const BOOTSTRAP_LOCK_MS = 30_000;
const BOOTSTRAP_WAIT_MS = 60_000;
const BOOTSTRAP_POLL_MS = 250;

/**
 * First start: creates a live workspace with its tokens, a key with every scope and an admin token. Later starts find them.
 *
 * The keeper stores the keys before the transaction commits, so keys are valid only once they are stored. Keys of a start
 * that fails earlier were never valid, and the next start creates new ones.
 * @param keeper null: do not create keys, since they could not be shown; a later start with a keeper creates them
 * @param givenHash SHA-256 of the operator's own admin token, which replaces another one; no keys are created
 */
export async function bootstrap(
  store: Store,
  initialTokens: number,
  now: Date,
  keeper?: Pick<KeyKeeper, 'keep'> | null,
  givenHash?: string,
): Promise<Bootstrap> {
  return withBootstrapLock(store, async (tx) => {
    const found = (await earlierStart(tx)) ?? (await makeWorkspace(tx, initialTokens, now));
    if (givenHash !== undefined) {
      await useAdminToken(tx, givenHash, found.workspaceId, now);
      return found;
    }
    if (keeper === null || (await adminTokenHash(tx)) !== undefined) return found;
    const keys = await makeFirstKeys(tx, found.workspaceId, now);
    await keeper?.keep(keys);
    return { ...found, apiKey: keys.apiKey, adminToken: keys.adminToken };
  });
}

/**
 * Waits for another process to create the workspace: a worker cannot show keys.
 * @throws Error after `waitMs`
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

/** Runs `work` in one transaction, in one process at a time. */
export function withBootstrapLock<Result>(store: Store, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return store.transaction(
    async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1)', [BOOTSTRAP_LOCK]);
      return work(tx);
    },
    { statementMs: BOOTSTRAP_LOCK_MS },
  );
}

/** The first live workspace of this installation; undefined before the first start. */
export function liveWorkspaceId(sql: Sql): Promise<string | undefined> {
  return setting(sql, 'workspace_id');
}

/** SHA-256 (hex) of the admin token; undefined until the first keys are created. */
export function adminTokenHash(sql: Sql): Promise<string | undefined> {
  return setting(sql, 'admin_token_hash');
}

/** Replaces the admin token. The old one stops working when the transaction commits. */
export async function replaceAdminToken(tx: Transaction): Promise<string> {
  const token = `svc_admin_${randomBytes(24).toString('base64url')}`;
  await storeAdminTokenHash(tx, hashKey(token));
  return token;
}

async function useAdminToken(tx: Transaction, hash: string, workspaceId: string, now: Date): Promise<void> {
  if ((await adminTokenHash(tx)) === hash) return;
  await storeAdminTokenHash(tx, hash);
  await audit(tx, { workspaceId, keyId: 'service' }, 'admin_token.issued', workspaceId, now);
}

async function storeAdminTokenHash(tx: Transaction, hash: string): Promise<void> {
  await tx.query(
    `INSERT INTO settings (name, value) VALUES ('admin_token_hash', $1)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    [hash],
  );
}

/**
 * Adds the service's address to the bootstrap file, or logs a remedy when the file is missing. Holds the bootstrap lock, so
 * that it never overwrites a token that is being issued.
 */
export async function locateKeys(
  { store, log }: Pick<ServiceContext, 'store' | 'log'>,
  keeper: KeyKeeper | null | undefined,
  place: Parameters<KeyKeeper['locate']>[0],
): Promise<void> {
  if (keeper === undefined) return;
  const outcome = await withBootstrapLock(store, async (tx) => {
    const hash = await adminTokenHash(tx);
    if (keeper === null) return hash === undefined ? 'none' : 'kept';
    return keeper.locate(place, (token) => hash === hashKey(token));
  });
  if (outcome === 'kept') return;
  if (outcome === 'none') {
    const message = 'No API key exists yet. Start the service once with --bootstrap FILE to create the first key.';
    log('warn', 'bootstrap.none', { message });
    return;
  }
  const fault = outcome === 'missing' ? 'is missing' : 'has no valid admin token of this database';
  const remedy =
    store.kind === 'postgres'
      ? 'Run scan-gate admin-token --database-url URL --bootstrap FILE; no restart is needed.'
      : 'Stop the service, run scan-gate admin-token --data DIR --bootstrap FILE, and start it again.';
  log('warn', `bootstrap.${outcome}`, {
    file: keeper?.name,
    message: `The keys of this database were created by an earlier start, and the bootstrap file ${fault}. The file was not changed. ${remedy}`,
  });
}

async function earlierStart(sql: Sql): Promise<Bootstrap | undefined> {
  const workspaceId = await liveWorkspaceId(sql);
  const secret = await setting(sql, 'secret');
  if (workspaceId === undefined || secret === undefined) return undefined;
  return { workspaceId, apiKey: null, adminToken: null, secret };
}

async function makeWorkspace(tx: Transaction, initialTokens: number, now: Date): Promise<Bootstrap> {
  const secret = randomBytes(32).toString('base64url');
  const workspaceId = await insertWorkspace(tx, initialTokens, now);
  await tx.query("INSERT INTO settings (name, value) VALUES ('workspace_id', $1), ('secret', $2)", [
    workspaceId,
    secret,
  ]);
  return { workspaceId, apiKey: null, adminToken: null, secret };
}

async function makeFirstKeys(tx: Transaction, workspaceId: string, now: Date): Promise<FirstKeys> {
  const key = await createKey(
    tx,
    {
      workspaceId,
      type: 'workspace',
      mode: 'live',
      memberId: null,
      scopes: SCOPES,
      expiresAt: null,
      name: 'First key',
    },
    now,
  );
  return { workspaceId, apiKey: key.secret, adminToken: await replaceAdminToken(tx) };
}

async function setting(sql: Sql, name: string): Promise<string | undefined> {
  const [row] = await sql.query<{ value: string }>('SELECT value FROM settings WHERE name = $1', [name]);
  return row?.value;
}
