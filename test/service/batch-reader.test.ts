import { expect, test } from 'vitest';
import { BatchReader } from '../../src/service/store/batch-reader.ts';

/** A reader whose queries end when the test says so. */
function controlled(patienceMs?: number) {
  const queries: { keys: readonly string[]; end: (values?: ReadonlyMap<string, string>) => void; fail: () => void }[] =
    [];
  const reader = new BatchReader<string>((keys) => {
    const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, string>>();
    const same = new Map(keys.map((key) => [key, `value of ${key}`]));
    queries.push({ keys, end: (values = same) => resolve(values), fail: () => reject(new Error('lost')) });
    return promise;
  }, patienceMs);
  return { reader, queries };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('reads that arrive during a query share the next one, which starts after them', async () => {
  const { reader, queries } = controlled();
  const first = reader.read('a');
  await turn();
  const later = [reader.read('a'), reader.read('b'), reader.read('b')];
  await turn();
  expect(queries.map(({ keys }) => keys)).toEqual([['a']]);
  queries[0]?.end(new Map([['a', 'old']]));
  expect(await first).toBe('old');
  await turn();
  expect(queries.map(({ keys }) => keys)).toEqual([['a'], ['a', 'b']]);
  queries[1]?.end(new Map([['a', 'new']]));
  expect(await Promise.all(later)).toEqual(['new', undefined, undefined]);
});

test('a failed query fails its own reads only', async () => {
  const { reader, queries } = controlled();
  const first = reader.read('a');
  await turn();
  const second = reader.read('b');
  queries[0]?.fail();
  await expect(first).rejects.toThrow('lost');
  await turn();
  queries[1]?.end();
  expect(await second).toBe('value of b');
});

test('a query that never ends does not keep later reads waiting', async () => {
  const { reader, queries } = controlled(1);
  void reader.read('stuck');
  await turn();
  const later = reader.read('a');
  while (queries.length < 2) await turn();
  queries[1]?.end();
  expect(await later).toBe('value of a');
});
