import { describe, expect, it } from 'vitest';
import { isFinal, SCAN_STATUSES, SCAN_TRIGGERS, transition } from '../../src/contract/scan-states.ts';

describe('the transition table of a scan', () => {
  it('allows exactly the documented transitions, each with its event', () => {
    const moves = SCAN_STATUSES.flatMap((from) =>
      SCAN_TRIGGERS.flatMap((trigger) => {
        const move = transition(from, trigger);
        return move ? [`${from} ${trigger} ${move.to} ${move.event ?? '-'}`] : [];
      }),
    );
    expect(moves).toEqual([
      'queued start running scan.running',
      'queued cancel cancelled scan.cancelled',
      'running succeed succeeded scan.completed',
      'running fail failed scan.failed',
      'running cancel cancelled scan.cancelled',
      'running recover queued -',
    ]);
  });

  it('treats queued and running as non-final and any other status, known or not, as final', () => {
    expect(SCAN_STATUSES.filter((status) => !isFinal(status))).toEqual(['queued', 'running']);
    expect(isFinal('archived')).toBe(true);
  });
});
