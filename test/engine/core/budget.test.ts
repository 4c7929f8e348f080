import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Budget } from '../../../src/engine/core/budget.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** A scan of 100 s that sent so many requests in 85 s. */
function late(requests: number): Budget {
  const budget = new Budget({ requests: 1_000, connections: 10, bytes: 1_000, seconds: 100 });
  budget.hold(5);
  for (let count = 0; count < requests; count += 1) budget.take('requests');
  vi.advanceTimersByTime(85_000);
  return budget;
}

it('leaves a slow target the time for the last requests, whatever else is under way', () => {
  const slow = late(50);
  expect(slow.room('active').milliseconds).toBe(0);
  expect(slow.take('requests')).toBe(false);
  expect(slow.toReport().exhausted).toEqual(['seconds']);
  slow.hold(0);
  expect(slow.take('requests')).toBe(true);
});

it('lets a fast target be tested for longer', () => {
  const fast = late(900);
  expect(fast.room('active').milliseconds).toBe(7_000);
  expect(fast.take('requests')).toBe(true);
  vi.advanceTimersByTime(12_000);
  expect(fast.take('requests')).toBe(false);
  expect(fast.toReport().exhausted).toEqual(['seconds']);
});
