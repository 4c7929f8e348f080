import { expect, it } from 'vitest';
import type { PolicyReport } from '../../../src/gate/model/policy-report.ts';
import { changeInWords, isForReviewers, policyLines } from '../../../src/gate/policy/policy-lines.ts';

const change = (values: object = {}): PolicyReport['pending_changes'][number] => ({
  key: 'disable-checks',
  scope: 'verdict',
  target: null,
  effect: 'loosens',
  summary: 'disable-checks adds a.b',
  overruled: false,
  ...values,
});

const policy = (count: number, omitted = 0): PolicyReport => ({
  source: null,
  weakened: [
    { key: 'warn-only', value: 'true', source: '--warn-only', hidden_findings: null },
    { key: 'ignore', value: 'a.b (known)', source: '.scan-gate.yml', hidden_findings: 2 },
  ],
  pending_changes: Array.from({ length: count }, () => change()),
  pending_changes_omitted: omitted,
  proposed: {
    outcome: 'passed',
    fails_job: false,
    effect: 'loosens',
    hidden_findings: 1,
    revealed_findings: 0,
    summary: 'The proposed policy would hide 1 finding.',
  },
});

it('names what weakens the policy', () => {
  expect(policyLines(policy(0), true)).toEqual([
    'weakened by warn-only: true (--warn-only)',
    'weakened by ignore: a.b (known) (.scan-gate.yml, hides 2)',
  ]);
});

it('names what the change would have done, and then every change', () => {
  expect(policyLines(policy(1), true).slice(2)).toEqual([
    'The proposed policy would hide 1 finding.',
    'after merge: loosens: disable-checks adds a.b',
  ]);
});

it('says nothing about findings where only counts may be shown, since a rule could ask for one after the other', () => {
  expect(policyLines(policy(1), false)).toEqual([
    'weakened by warn-only: true (--warn-only)',
    'weakened by ignore: a.b (known) (.scan-gate.yml)',
    'after merge: disable-checks adds a.b',
  ]);
});

it('names the target of a change, and whether an input prevents it', () => {
  expect(changeInWords(change({ target: 'a.example', effect: 'changes', overruled: true }), true)).toBe(
    'disable-checks adds a.b for a.example (no effect: an input sets it)',
  );
});

it('shows 20 changes and counts the others, with those that were never listed', () => {
  expect(policyLines(policy(20), true)).toHaveLength(23);
  expect(policyLines(policy(23), true).at(-1)).toBe('and 3 more');
  expect(policyLines(policy(23, 4), true).at(-1)).toBe('and 7 more');
  expect(policyLines(policy(1, 4), true).at(-1)).toBe('and 4 more');
});

it.each([
  [{}, true],
  [{ effect: 'changes' }, true],
  [{ effect: 'changes', scope: 'scan' }, true],
  [{ effect: 'changes', scope: 'run' }, false],
  [{ effect: 'tightens' }, false],
  [{ overruled: true }, false],
  // Of an earlier version.
  [{ effect: 'changes', scope: undefined }, true],
])('a change %j is for reviewers: %s', (values, expected) => {
  expect(isForReviewers(change(values))).toBe(expected);
});
