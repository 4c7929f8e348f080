import { expect, test } from 'vitest';
import { ApiError } from '../../src/service/errors.ts';
import { GroupedWrites } from '../../src/service/http/grouped-writes.ts';
import { Idempotency, type IdempotentRequest } from '../../src/service/http/idempotency.ts';
import type { RouteContext } from '../../src/service/http/route-context.ts';
import { describeStores, until } from '../helpers/service.ts';

type Fault = (member: string) => Promise<unknown>;

describeStores('a group of writes', ({ name, start }) => {
  /** Requests called by name, each of which adds an entry to the audit log. */
  async function group(fault: { [member: string]: Fault } = {}, patienceMs?: number) {
    const { store } = await start({ role: 'api' });
    const calls: string[][] = [];
    const writes = new GroupedWrites(
      store,
      new Idempotency(store, { now: () => new Date() }),
      {
        writeAll: async (tx, contexts) => {
          const names = contexts.map(({ body }) => (body as unknown as { name: string }).name);
          calls.push(names);
          for (const name of names) {
            await tx.query(
              "INSERT INTO audit (id, at, actor, action, subject) VALUES ($1, now(), 'service', 'x', '')",
              [name],
            );
            if (fault[name] !== undefined) await tx.query(String(await fault[name](name)));
          }
          return names.map((name) =>
            name === 'refused' ? new ApiError('conflict', 'no') : { status: 201, body: { name } },
          );
        },
      },
      patienceMs,
    );
    const context = (name: string, keyId = 'key_1') =>
      ({ principal: { keyId }, body: { name } }) as unknown as RouteContext;
    const request = (key: string): IdempotentRequest => ({
      key,
      principal: { keyId: 'key_1', workspaceId: 'wsp_1', livemode: true, scopes: [] },
      method: 'POST',
      path: '/v1/scans',
      hash: 'h',
      sealingKey: new Uint8Array(32),
    });
    const run = (names: readonly string[]) => Promise.allSettled(names.map((name) => writes.run(context(name), null)));
    const written = async () =>
      (await store.query("SELECT id FROM audit WHERE action = 'x' ORDER BY id")).map(({ id }) => id);
    return { writes, calls, context, request, run, written };
  }

  test('shares one transaction, and a refused member changes nothing for the others', async () => {
    const { calls, run } = await group();
    const outcomes = await run(['a', 'refused', 'b']);
    expect(calls).toEqual([['a', 'refused', 'b']]);
    expect(outcomes).toMatchObject([
      { status: 'fulfilled', value: { status: 201, body: { name: 'a' } } },
      { status: 'rejected', reason: { code: 'conflict' } },
      { status: 'fulfilled', value: { body: { name: 'b' } } },
    ]);
  });

  test('that the database refuses for one member runs again, each member alone', async () => {
    const divide = { bad: async () => 'SELECT 1 / 0' };
    const { calls, run, written } = await group(divide);
    const outcomes = await run(['a', 'bad', 'b']);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(outcomes[1]).toMatchObject({ reason: { code: '22012' } });
    expect(calls).toEqual([['a', 'bad', 'b'], ['a'], ['bad'], ['b']]);
    expect(await written()).toEqual(['a', 'b']);
  });

  test('fails as a whole, and at once, for a fault that no member can cause', async () => {
    const { calls, run, written } = await group({ bad: async () => 'SELECT * FROM missing' });
    const outcomes = await run(['a', 'bad', 'b']);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(calls).toHaveLength(1);
    expect(await written()).toEqual([]);
    // The next group does not suffer from it.
    expect(await run(['c'])).toMatchObject([{ status: 'fulfilled' }]);
  });

  test('that does not end keeps no later request of the API key waiting', async () => {
    const resume = Promise.withResolvers<string>();
    // PGlite has one connection: the group behind waits there, not here.
    const { run, calls } = await group({ stuck: () => resume.promise }, 1);
    const stuck = run(['stuck']);
    await until('it has begun', async () => calls.length === 1);
    const later = run(['later']);
    if (name === 'PostgreSQL') expect(await later).toMatchObject([{ status: 'fulfilled' }]);
    resume.resolve('SELECT 1');
    expect(await Promise.all([stuck, later])).toMatchObject([[{ status: 'fulfilled' }], [{ status: 'fulfilled' }]]);
  });

  test('of one member that the database refuses is not run again', async () => {
    const { calls, run } = await group({ bad: async () => 'SELECT 1 / 0' });
    expect(await run(['bad'])).toMatchObject([{ status: 'rejected' }]);
    expect(calls).toEqual([['bad']]);
  });

  test('holds at most 100 members, and those of one API key only', async () => {
    const { calls, writes, context } = await group();
    const names = Array.from({ length: 101 }, (_, index) => `n${index}`);
    await Promise.all([
      ...names.map((name) => writes.run(context(name), null)),
      writes.run(context('other', 'key_2'), null),
    ]);
    expect(calls.map((call) => call.length).toSorted((a, b) => a - b)).toEqual([1, 1, 100]);
  });

  test('replays members whose response is stored, and executes the others', async () => {
    const { calls, writes, context, request } = await group();
    const stored = await writes.run(context('a'), request('one'));
    const [again, fresh, unkeyed] = await Promise.all([
      writes.run(context('a again'), request('one')),
      writes.run(context('b'), request('two')),
      writes.run(context('c'), null),
    ]);
    expect(again).toEqual({ ...stored, headers: { 'idempotent-replayed': 'true' } });
    expect([fresh.body, unkeyed.body]).toEqual([{ name: 'b' }, { name: 'c' }]);
    expect(calls.flat().toSorted()).toEqual(['a', 'b', 'c']);
  });

  test('of replays alone executes nothing, and a refused member may use its key again', async () => {
    const { calls, writes, context, request } = await group();
    await expect(writes.run(context('refused'), request('k'))).rejects.toMatchObject({ code: 'conflict' });
    expect((await writes.run(context('a'), request('k'))).body).toEqual({ name: 'a' });
    expect((await writes.run(context('never'), request('k'))).body).toEqual({ name: 'a' });
    expect(calls.flat()).toEqual(['refused', 'a']);
  });
});
