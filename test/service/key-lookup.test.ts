import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { workspaceOfMode } from '../../src/service/admin/admin-call.ts';
import { KeyLookup } from '../../src/service/keys/key-lookup.ts';
import { hashKey, newKeySecret } from '../../src/service/keys/key-secret.ts';
import { createKey, endKeyLater, findKey, listKeys, type NewKey, revokeKey } from '../../src/service/keys/keys.ts';
import type { Store } from '../../src/service/store/store.ts';
import { openTestContext, type SettableClock, type TestContext } from '../helpers/service-context.ts';

const MINUTE = 60_000;
let opened: TestContext;
let clock: SettableClock;
/** Statements of the lookup that read keys. */
let reads = 0;

beforeAll(async () => {
  opened = await openTestContext();
  ({ clock } = opened);
});
beforeEach(() => {
  reads = 0;
});
afterAll(() => opened.close());

function lookup(change: Partial<Store> = {}, log: unknown[] = []): KeyLookup {
  const { store } = opened.context;
  const counted: Store = {
    ...store,
    query: (text, values) => {
      if (text.startsWith('SELECT')) reads += 1;
      return store.query(text, values);
    },
    ...change,
  };
  return new KeyLookup(counted, clock, (...entry) => log.push(entry));
}

const newKey = (more: Partial<NewKey> = {}) =>
  createKey(
    opened.context.store,
    {
      workspaceId: opened.workspaceId,
      type: 'workspace',
      mode: 'live',
      memberId: null,
      scopes: ['scans:read'],
      expiresAt: null,
      ...more,
    },
    clock.now(),
  );

const later = (ms: number) => new Date(clock.now().getTime() + ms);
const lastUse = async (id: string) => (await findKey(opened.context.store, opened.workspaceId, id))?.last_used_at;

test('a key is found with its workspace, mode and scopes', async () => {
  const keys = lookup();
  const live = await newKey();
  expect(await keys.find(live.secret)).toEqual({
    keyId: live.id,
    workspaceId: opened.workspaceId,
    livemode: true,
    scopes: ['scans:read'],
    isSuspended: false,
    rates: { requests_per_minute: null, scan_creations_per_minute: null },
  });
  const sandbox = await workspaceOfMode(opened.context.store, opened.workspaceId, 'test', clock.now());
  const testKey = await newKey({ mode: 'test', workspaceId: sandbox });
  expect(await keys.find(testKey.secret)).toMatchObject({ workspaceId: sandbox, livemode: false });
  await keys.close();
});

test('text that is not a key makes no query, and an unknown key is not found', async () => {
  const keys = lookup();
  expect(await keys.find('svc_other_ABC')).toBeNull();
  expect(reads).toBe(0);
  expect(await keys.find(newKeySecret('live'))).toBeNull();
  expect(reads).toBe(1);
});

test('a key whose prefix names another mode than its row is not found', async () => {
  const { id } = await newKey();
  const disguised = newKeySecret('test');
  await opened.context.store.query('UPDATE api_keys SET hash = $2 WHERE id = $1', [id, hashKey(disguised)]);
  expect(await lookup().find(disguised)).toBeNull();
});

test('a key expires at its time, and not before', async () => {
  const keys = lookup();
  const { secret } = await newKey({ expiresAt: later(1_000) });
  clock.advance(999);
  expect(await keys.find(secret)).not.toBeNull();
  clock.advance(1);
  expect(await keys.find(secret)).toBeNull();
  await keys.close();
});

test('a store of this process alone is asked once, until a key changes', async () => {
  const keys = lookup({ exclusive: true });
  const { id, secret } = await newKey();
  expect(await keys.find(secret)).not.toBeNull();
  expect(await keys.find(secret)).not.toBeNull();
  expect(reads).toBe(1);
  await revokeKey(opened.context.store, opened.workspaceId, id, 'user', clock.now());
  keys.forget();
  expect(await keys.find(secret)).toBeNull();
  expect(await keys.find(secret)).toBeNull();
  expect(reads).toBe(2);
  await keys.close();
});

test('a key that does not exist yet is not remembered as unknown', async () => {
  const keys = lookup({ exclusive: true });
  const secret = newKeySecret('live');
  expect(await keys.find(secret)).toBeNull();
  const { id } = await newKey();
  await opened.context.store.query('UPDATE api_keys SET hash = $2 WHERE id = $1', [id, hashKey(secret)]);
  expect(await keys.find(secret)).not.toBeNull();
  await keys.close();
});

test('a store shared with other processes is asked every time, so that a revocation is immediate', async () => {
  const keys = lookup({ exclusive: false });
  const { id, secret } = await newKey();
  expect(await keys.find(secret)).not.toBeNull();
  await revokeKey(opened.context.store, opened.workspaceId, id, 'user', clock.now());
  expect(await keys.find(secret)).toBeNull();
  expect(reads).toBe(2);
  await keys.close();
});

test('of 1,000 keys all are remembered, with one more all are read again', async () => {
  const keys = lookup({ exclusive: true });
  const { id, secret: first } = await newKey();
  const secrets = [first, ...Array.from({ length: 1_000 }, () => newKeySecret('live'))];
  await opened.context.store.query(
    `INSERT INTO api_keys (id, workspace_id, type, mode, member_id, scopes, hash, display_prefix, created_at)
     SELECT id || '_' || n, workspace_id, type, mode, member_id, scopes, copied.hash, display_prefix, created_at
     FROM api_keys, unnest($2::text[]) WITH ORDINALITY AS copied (hash, n) WHERE id = $1`,
    [id, secrets.slice(1).map(hashKey)],
  );
  for (const secret of secrets.slice(0, 1_000)) await keys.find(secret);
  await keys.close();
  reads = 0;
  await keys.find(first);
  expect(reads).toBe(0);
  await keys.find(secrets[1_000] ?? '');
  expect(reads).toBe(1);
  await keys.find(first);
  expect(reads).toBe(2);
  await keys.close();
});

test('the last use is written once a minute, and never set back', async () => {
  const keys = lookup();
  const { id, secret } = await newKey();
  const use = async () => {
    await keys.find(secret);
    await keys.close();
    return lastUse(id);
  };
  const first = clock.now();
  expect(await use()).toEqual(first);
  clock.advance(MINUTE - 1);
  expect(await use()).toEqual(first);
  clock.advance(1);
  const second = clock.now();
  expect(await use()).toEqual(second);
  clock.advance(-30 * MINUTE);
  // Another process, whose clock is behind.
  const behind = lookup();
  await behind.find(secret);
  await behind.close();
  expect(await lastUse(id)).toEqual(second);
  clock.advance(30 * MINUTE);
});

test('a last use that cannot be written is logged and changes nothing for the request', async () => {
  const log: unknown[] = [];
  const { store } = opened.context;
  const query: Store['query'] = (text, values) =>
    text.startsWith('UPDATE') ? Promise.reject(new Error('disk full')) : store.query(text, values);
  const keys = lookup({ query }, log);
  const { secret } = await newKey();
  expect(await keys.find(secret)).not.toBeNull();
  await keys.close();
  expect(log).toMatchObject([['warn', 'key.last_used_failed', { error: 'disk full' }]]);
});

test('keys are listed with those of the sandbox, newest first, in pages', async () => {
  const { store } = opened.context;
  await opened.reset(0);
  const sandbox = await workspaceOfMode(store, opened.workspaceId, 'test', clock.now());
  const made = [];
  for (const more of [{}, { mode: 'test', workspaceId: sandbox }, { managedBy: 'console' }] as const) {
    clock.advance(1_000);
    made.unshift(await newKey(more));
  }
  const after = (row?: { created_at: Date; id: string }): [string | null, string | null] =>
    row === undefined ? [null, null] : [row.created_at.toISOString(), row.id];
  const first = await listKeys(store, opened.workspaceId, { after: after(), limit: 2 });
  expect(first.map((key) => [key.id, key.mode, key.managed_by])).toEqual([
    [made[0]?.id, 'live', 'console'],
    [made[1]?.id, 'test', null],
  ]);
  const rest = await listKeys(store, opened.workspaceId, { after: after(first[1]), limit: 1 });
  expect(rest.map(({ id, managed_by }) => [id, managed_by])).toEqual([[made[2]?.id, null]]);
  expect(await listKeys(store, sandbox, { after: after(), limit: 9 })).toHaveLength(1);
});

test('a key that ends later ends at the earlier of both times, and not at all if it is revoked', async () => {
  const { store } = opened.context;
  const [open, short, revoked] = [await newKey(), await newKey({ expiresAt: later(MINUTE) }), await newKey()];
  await revokeKey(store, opened.workspaceId, revoked.id, 'user', clock.now());
  for (const { id } of [open, short, revoked]) await endKeyLater(store, id, later(2 * MINUTE));
  const end = async (id: string) => {
    const key = await findKey(store, opened.workspaceId, id);
    return [key?.expires_at, key?.revoked_reason];
  };
  expect(await end(open.id)).toEqual([later(2 * MINUTE), 'rotated']);
  expect(await end(short.id)).toEqual([later(MINUTE), 'rotated']);
  expect(await end(revoked.id)).toEqual([null, 'user']);
  expect(await findKey(store, 'wsp_other', open.id)).toBeUndefined();
});
