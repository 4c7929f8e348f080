import { describe, expect, it } from 'vitest';
import { isFailingForGood, nextAttemptAt } from '../../../src/service/webhooks/record-attempts.ts';

const failedAt = new Date('2026-11-21T08:00:00.000Z');
const secondsUntilNext = (attempts: number, random: number): number | null => {
  const at = nextAttemptAt(attempts, failedAt, random);
  return at === null ? null : (at.getTime() - failedAt.getTime()) / 1_000;
};

describe('the retry schedule of the seed', () => {
  it('is 1 m, 5 m, 30 m, 2 h, 12 h, then the dead letters', () => {
    expect([1, 2, 3, 4, 5, 6].map((attempts) => secondsUntilNext(attempts, 0))).toEqual([
      60,
      300,
      1_800,
      7_200,
      43_200,
      null,
    ]);
  });

  it('spreads by at most a tenth and is never early', () => {
    expect(secondsUntilNext(1, 0.999999)).toBeCloseTo(66, 3);
    expect(secondsUntilNext(5, 0.5)).toBe(45_360);
  });
});

describe('auto-disable', () => {
  it('happens after five days without a success', () => {
    const day = 24 * 3_600_000;
    expect(isFailingForGood(failedAt, new Date(failedAt.getTime() + 5 * day - 1))).toBe(false);
    expect(isFailingForGood(failedAt, new Date(failedAt.getTime() + 5 * day))).toBe(true);
  });
});
