import { expect, test } from 'vitest';
import { DeliveryLanes } from '../../../src/service/webhooks/delivery-lanes.ts';

interface Item {
  readonly webhook_id: string;
  readonly n: number;
}

/** Lanes whose work ends when the test says so. */
function lanes() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const made = new DeliveryLanes<Item>(({ webhook_id, n }) => {
    const name = `${webhook_id}${n}`;
    started.push(name);
    return new Promise((resolve) => ends.set(name, resolve));
  });
  /** Ends work and lets what follows from it happen. */
  const end = async (...names: string[]) => {
    for (const name of names) ends.get(name)?.();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { made, started, end };
}

const items = (webhook: string, count: number, from = 0): Item[] =>
  Array.from({ length: count }, (_, index) => ({ webhook_id: webhook, n: from + index }));

test('ten deliveries of a subscription are under way together, the others follow in their order', async () => {
  const { made, started, end } = lanes();
  made.add(items('a', 12));
  expect(started).toEqual(items('a', 10).map(({ n }) => `a${n}`));
  expect(made.held).toBe(12);
  await end('a3');
  expect(started.slice(10)).toEqual(['a10']);
  await end('a0', 'a1');
  expect(started.slice(10)).toEqual(['a10', 'a11']);
  expect(made.held).toBe(9);
});

test('a full subscription does not delay another', () => {
  const { made, started } = lanes();
  made.add(items('a', 50));
  made.add(items('b', 1));
  expect(started).toContain('b0');
});

test('100 deliveries are under way together in total, and the next starts when one ends', async () => {
  const { made, started, end } = lanes();
  for (let n = 0; n < 11; n += 1) made.add(items(`w${n}-`, 10));
  expect(started).toHaveLength(100);
  expect(made.held).toBe(110);
  await end('w0-0');
  expect(started).toHaveLength(101);
  expect(started.at(-1)).toBe('w10-0');
});

test('a subscription is saturated with 100 deliveries held, waiting or under way, and no more when one has ended', async () => {
  const { made, end } = lanes();
  made.add(items('a', 99));
  made.add(items('b', 20));
  expect(made.saturated()).toEqual([]);
  made.add(items('a', 1, 99));
  expect(made.saturated()).toEqual(['a']);
  await end('a0');
  expect(made.saturated()).toEqual([]);
});

test('waits until no more than a number is held', async () => {
  const { made, end } = lanes();
  const HOUR = 3_600_000;
  await made.drainedTo(0, HOUR);
  made.add(items('a', 3));
  await made.drainedTo(3, HOUR);
  const reached: number[] = [];
  for (const count of [0, 1, 2]) void made.drainedTo(count, HOUR).then(() => reached.push(count));
  await end('a0');
  expect(reached).toEqual([2]);
  await end('a1', 'a2');
  expect(reached.toSorted()).toEqual([0, 1, 2]);
  expect(made.held).toBe(0);
});

test('waits no longer than its deadline', async () => {
  const { made } = lanes();
  made.add(items('a', 1));
  await made.drainedTo(0, 1);
  expect(made.held).toBe(1);
});

test('a lane can be used again after it was empty', async () => {
  const { made, started, end } = lanes();
  made.add(items('a', 1));
  await end('a0');
  made.add(items('a', 1, 1));
  await end('a1');
  expect([started, made.held]).toEqual([['a0', 'a1'], 0]);
});
