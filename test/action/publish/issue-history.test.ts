import { describe, expect, it } from 'vitest';
import { nextState, type ScheduledRun } from '../../../src/action/publish/issue-history.ts';
import type { IssueState } from '../../../src/action/publish/issue-state.ts';
import type { ResultFinding } from '../../../src/gate/verdict/result-document.ts';
import { sampleResult } from '../../helpers/sample-result.ts';

const NOW = Date.parse('2026-11-24T08:00:00Z');
const [FIRST, SECOND] = sampleResult(NOW).findings as readonly [ResultFinding, ResultFinding];
const BEFORE: IssueState = {
  digest: 'x',
  history: [],
  since: { [FIRST.fingerprint]: '2026-11-20', [SECOND.fingerprint]: '2026-11-22' },
  fixedAfterDays: [],
};
const stateAfter = (run: Partial<ScheduledRun>) =>
  nextState(BEFORE, { digest: 'y', seen: [], open: [], notChecked: [], withheld: false, now: NOW, ...run });

describe('the history of an issue', () => {
  it('counts the days of a finding that is gone', () => {
    const state = stateAfter({ seen: [SECOND], open: [SECOND] });
    expect(state.fixedAfterDays).toEqual([4]);
    expect(Object.keys(state.since)).toEqual([SECOND.fingerprint]);
  });

  it('keeps a finding that the run could not check, which is not fixed', () => {
    const state = stateAfter({ seen: [SECOND], open: [SECOND], notChecked: [FIRST.fingerprint, 'f'.repeat(32)] });
    expect(state.fixedAfterDays).toEqual([]);
    expect(state.since[FIRST.fingerprint]).toBe('2026-11-20');
    expect(Object.keys(state.since)).toHaveLength(2);
  });

  it('keeps no fingerprint where only counts may be published', () => {
    expect(stateAfter({ notChecked: [FIRST.fingerprint], withheld: true }).since).toEqual({});
  });
});
