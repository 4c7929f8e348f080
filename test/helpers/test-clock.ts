import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../../src/shared/clock.ts';

/** A clock on which every sleep is over at once and has moved the time by its length. */
export function testClock(startsAt = Date.parse('2026-11-21T10:00:00Z')): Clock & { readonly slept: number[] } {
  let time = startsAt;
  const slept: number[] = [];
  return {
    slept,
    now: () => time,
    async sleep(ms, signal) {
      signal?.throwIfAborted();
      slept.push(ms);
      time += ms;
      // Lets I/O happen between two looks.
      await setImmediate();
      signal?.throwIfAborted();
    },
  };
}
