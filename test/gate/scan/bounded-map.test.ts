import { describe, expect, it } from 'vitest';
import { boundedMap } from '../../../src/gate/scan/bounded-map.ts';

/** Work that ends when the test says so. */
function controlled() {
  const started: number[] = [];
  const work = new Map<number, PromiseWithResolvers<string>>();
  return {
    started,
    run: (item: number) => {
      started.push(item);
      const end = Promise.withResolvers<string>();
      work.set(item, end);
      return end.promise;
    },
    end: (item: number) => work.get(item)?.resolve(`done ${item}`),
    fail: (item: number) => work.get(item)?.reject(new Error(`failed ${item}`)),
  };
}

/** All work that was due has started. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('boundedMap', () => {
  it('starts the next item when one ends, and returns the results in the order of the items', async () => {
    const work = controlled();
    const results = boundedMap([1, 2, 3], 2, work.run);
    await settled();
    expect(work.started).toEqual([1, 2]);
    work.end(2);
    await settled();
    expect(work.started).toEqual([1, 2, 3]);
    work.end(3);
    work.end(1);
    expect(await results).toEqual(['done 1', 'done 2', 'done 3']);
  });

  it('starts nothing after an error', async () => {
    const work = controlled();
    const results = boundedMap([1, 2, 3, 4], 2, work.run);
    const failure = expect(results).rejects.toThrow('failed 1');
    await settled();
    work.fail(1);
    await failure;
    work.end(2);
    await settled();
    expect(work.started).toEqual([1, 2]);
  });

  it('of nothing is nothing', async () => {
    expect(await boundedMap([], 4, controlled().run)).toEqual([]);
  });
});
