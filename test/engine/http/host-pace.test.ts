import { describe, expect, it } from 'vitest';
import type { FailureCode } from '../../../src/engine/core/evidence/http.ts';
import { CongestionWindow } from '../../../src/engine/transport/congestion-window.ts';
import { HostPace } from '../../../src/engine/transport/host-pace.ts';
import type { RawResult } from '../../../src/engine/transport/http-client.ts';
import { exchange } from '../../helpers/recorded.ts';

/** Sends rounds of as many requests as the window allows; a host has a queue of `places` and takes 10 ms for each. */
function rounds(window: CongestionWindow, count: number, places: number): { sizes: number[]; lost: number } {
  const sizes: number[] = [];
  let lost = 0;
  for (let round = 0; round < count; round += 1) {
    const { size } = window;
    sizes.push(size);
    for (let index = 0; index < size; index += 1) {
      if (index < places) window.success(10, round * 100, round * 100 + 50);
      else {
        lost += 1;
        window.overflow(round * 100, round * 100 + 50);
      }
    }
  }
  return { sizes, lost };
}

describe('the window of concurrent requests', () => {
  it('starts low and grows to the maximum', () => {
    const { sizes } = rounds(new CongestionWindow(4, 10), 4, 100);
    expect(sizes).toEqual([4, 8, 10, 10]);
  });

  it('halves once per round, and then stays below what the host takes', () => {
    const { sizes, lost } = rounds(new CongestionWindow(4, 10), 40, 5);
    expect(sizes.slice(0, 3)).toEqual([4, 8, 5]);
    expect(Math.max(...sizes.slice(2))).toBeLessThanOrEqual(7);
    // Ten at once would lose 200 of 400.
    expect(lost).toBeLessThan(20);
  });

  it('keeps two for refusals, and one for responses that never come', () => {
    const refusing = new CongestionWindow(4, 10);
    const hanging = new CongestionWindow(4, 10);
    for (let time = 0; time < 9; time += 1) {
      refusing.refusal(time, time);
      hanging.failure(time, time);
    }
    expect([refusing.size, hanging.size]).toEqual([2, 1]);
    for (let time = 10; time < 200; time += 1) refusing.success(5, time, time);
    expect(refusing.size).toBe(10);
  });

  it('halves when responses slow down with the load, and not when the pages are slow', () => {
    const settle = (latencyOf: (size: number) => number) => {
      const window = new CongestionWindow(4, 10);
      for (let time = 0; time < 40; time += 1) window.success(20, time, time);
      for (let time = 40; time < 80; time += 1) window.success(latencyOf(window.size), time, time);
      return window.size;
    };
    expect(settle((size) => size * 100)).toBeLessThan(8);
    expect(settle(() => 1_000)).toBe(10);
  });
});

const timing = (responseMs: number | null, connectMs: number | null = null) => ({ responseMs, connectMs });
const responded = (status: number, ms = 5, headers: Record<string, string> = {}): RawResult => ({
  response: exchange({ status, headers }).response,
  timing: timing(ms),
});
const failed = (code: FailureCode): RawResult => ({ failure: { code, message: code }, timing: timing(null) });

describe('the pace of a scan', () => {
  it('waits 10 s for the first responses, then 20 times the slowest, and 3 s at least', () => {
    const timeoutAfter = (count: number, slowest: number) => {
      const pace = new HostPace(10, 90);
      for (let index = 0; index < count; index += 1)
        pace.observe({ result: responded(200, index === 0 ? slowest : 5), sentAt: index, now: index, date: 0 });
      return pace.headersMs;
    };
    expect([timeoutAfter(0, 5), timeoutAfter(9, 5), timeoutAfter(10, 5)]).toEqual([10_000, 10_000, 3_000]);
    expect([timeoutAfter(10, 200), timeoutAfter(10, 900)]).toEqual([4_000, 10_000]);
  });

  it('pauses as Retry-After says, if that is short, and for a sixth of the time at most', () => {
    const pace = new HostPace(10, 30);
    const observe = (value: string, now: number) =>
      pace.observe({ result: responded(429, 5, { 'Retry-After': value }), sentAt: now, now, date: 1_000 });
    expect([observe('60', 0), observe('0', 0), observe('soon', 0)]).toEqual([false, false, false]);
    expect(pace.pausedUntil).toBeLessThan(0);
    expect(observe('3', 100)).toBe(true);
    expect(pace.pausedUntil).toBe(3_100);
    // The same pause, seen by another request.
    expect(observe('3', 110)).toBe(true);
    expect(observe('Thu, 01 Jan 1970 00:00:02 GMT', 5_000)).toBe(true);
    expect(pace.pausedUntil).toBe(6_000);
    expect(observe('3', 9_000)).toBe(false);
  });

  it.each<[string, RawResult]>([
    ['429', responded(429)],
    ['503', responded(503)],
    ['a refused connection', failed('refused')],
    ['a reset', failed('reset')],
    ['no connection', failed('timeout')],
    ['a handshake with a lost packet', { ...responded(200), timing: timing(5, 1_020) }],
  ])('slows down after %s', (_, result) => {
    const pace = new HostPace(10, 90);
    for (let time = 0; time < 10; time += 1) pace.observe({ result: responded(200), sentAt: time, now: time, date: 0 });
    expect(pace.size).toBe(10);
    pace.observe({ result, sentAt: 10, now: 11, date: 0 });
    expect(pace.size).toBe(5);
  });
});
