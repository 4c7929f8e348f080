import { expect, it } from 'vitest';
import { StopSignals } from '../../src/cli/stop-signals.ts';

it('one Ctrl-C that arrives in several ways is one request, even if copies are late', () => {
  const signals = new StopSignals();
  expect(signals.received(0)).toBe(1);
  // npm sends its own copy at once; the older Node reports late, on a busy machine.
  expect(signals.received(20)).toBeNull();
  expect(signals.forwarded(1, 60_000)).toBeNull();
  expect(signals.forwarded(2, 61_000)).toBeNull();
});

it('a second Ctrl-C is a second request', () => {
  const signals = new StopSignals();
  expect(signals.received(0)).toBe(1);
  expect(signals.forwarded(1, 5)).toBeNull();
  expect(signals.received(900)).toBe(2);
  expect(signals.forwarded(2, 905)).toBeNull();
});

it('a signal that only the parent process received is a request', () => {
  const signals = new StopSignals();
  expect(signals.forwarded(1, 0)).toBe(1);
  expect(signals.forwarded(2, 1_000)).toBe(2);
});
