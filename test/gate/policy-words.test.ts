import { describe, expect, it } from 'vitest';
import type { ConfigFile } from '../../src/gate/inputs/config-schema.ts';
import type { RawInputs } from '../../src/gate/inputs/inputs.ts';
import type { PolicyReport } from '../../src/gate/model/policy-report.ts';
import { isGiven, policyChanges } from '../../src/gate/policy/policy-changes.ts';
import { overrideEffect } from '../../src/gate/policy/policy-comparison.ts';
import { placeOf, policyLines } from '../../src/gate/policy/policy-lines.ts';

/** The changes between two files, as a pull request shows them. */
function changes(from: ConfigFile, to: ConfigFile, raw: RawInputs = {}): string[] {
  return policyChanges(from, to, raw).changes.map(
    ({ target, effect, summary }) => `${effect}${target === null ? '' : ` ${target}`}: ${summary}`,
  );
}

const print = 'ab'.repeat(16);
const rule = (more: object) => [{ reason: 'known', ...more }];

describe('the change of a policy in words', () => {
  it.each<[string, ConfigFile, ConfigFile, readonly string[]]>([
    ['nothing', { 'scan-types': ['quick'] }, { 'scan-types': ['quick'] }, []],
    ['a default that is written down', {}, { 'fail-on-severity': 'critical', wait: true, browser: 'auto' }, []],
    [
      'a level',
      {},
      { 'fail-on-severity': 'high' },
      ['tightens: fail-on-severity changes from critical (default) to high'],
    ],
    [
      'scan types without a deeper one',
      { 'scan-types': ['quick', 'standard'] },
      { 'scan-types': ['standard'] },
      ['changes: scan-types changes from quick, standard to standard'],
    ],
    ['scan types', {}, { 'scan-types': ['quick'] }, ['loosens: scan-types changes from standard (default) to quick']],
    [
      'a value without a direction',
      { 'report-formats': ['html', 'sarif'] },
      { 'report-formats': [] },
      ['changes: report-formats changes from html, sarif to none'],
    ],
    ['a value that is new', {}, { 'max-retries': 2 }, ['changes: max-retries changes from unset to 2']],
    [
      'thresholds',
      { thresholds: { high: 3, low: 1 } },
      { thresholds: { high: 0 } },
      [
        'loosens: thresholds allow any number of low findings, 1 before',
        'tightens: thresholds allow 0 high findings, 3 before',
      ],
    ],
    [
      'paths',
      { 'extra-paths': ['/a', '/b'] },
      { 'extra-paths': ['/b', '/c'] },
      ['loosens: extra-paths no longer has /a', 'tightens: extra-paths adds /c'],
    ],
    [
      'many paths',
      {},
      { 'exclude-paths': ['/1', '/2', '/3', '/4', '/5', '/6', '/7'] },
      ['loosens: exclude-paths adds /1, /2, /3, /4, /5 and 2 more'],
    ],
    [
      'as many paths as are shown',
      {},
      { 'exclude-paths': ['/1', '/2', '/3', '/4', '/5'] },
      ['loosens: exclude-paths adds /1, /2, /3, /4, /5'],
    ],
    [
      'the first path to include',
      {},
      { 'include-paths': ['/shop'] },
      ['loosens: include-paths restricts the scan to /shop'],
    ],
    [
      'severities, by the name of the check',
      { 'severity-overrides': { 'z.z': 'low', 'c.c': 'low' } },
      { 'severity-overrides': { 'z.z': 'low', 'b.b': 'low', 'a.a': 'medium', 'c.c': 'high' } },
      [
        'loosens: severity-overrides: a.a counts as medium, its own severity before',
        'loosens: severity-overrides: b.b counts as low, its own severity before',
        'tightens: severity-overrides: c.c counts as high, low before',
      ],
    ],
    ['a new rule', {}, { ignore: rule({ check: 'a.b' }) }, ['loosens: a new ignore rule hides a.b']],
    [
      'a rule for a path',
      { ignore: rule({ path: '/old' }) },
      {},
      ['tightens: the ignore rule for every finding below /old is gone'],
    ],
    [
      'a rule for one finding',
      {},
      { ignore: rule({ fingerprint: print }) },
      [`loosens: a new ignore rule hides the finding ${print}`],
    ],
    [
      'the end of a rule',
      { ignore: rule({ check: 'a.b', expires: '2027-01-01' }) },
      { ignore: rule({ check: 'a.b', expires: '2028-01-01' }) },
      ['loosens: the ignore rule for a.b expires on 2028-01-01, 2027-01-01 before'],
    ],
    [
      'a rule that gets an end',
      { ignore: rule({ check: 'a.b' }) },
      { ignore: rule({ check: 'a.b', expires: '2028-01-01' }) },
      ['tightens: the ignore rule for a.b expires on 2028-01-01, without expiry before'],
    ],
    [
      'a rule that loses its end',
      { ignore: rule({ check: 'a.b', expires: '2028-01-01' }) },
      { ignore: rule({ check: 'a.b' }) },
      ['loosens: the ignore rule for a.b no longer expires, 2028-01-01 before'],
    ],
    [
      'a reason',
      { ignore: rule({ check: 'a.b' }) },
      { ignore: [{ check: 'a.b', reason: 'another' }] },
      ['changes: the ignore rule for a.b gives another reason'],
    ],
    [
      'a second rule for the same findings that ends earlier',
      { ignore: rule({ check: 'a.b', expires: '2028-01-01' }) },
      { ignore: [...rule({ check: 'a.b', expires: '2028-01-01' }), ...rule({ check: 'a.b', expires: '2027-01-01' })] },
      [],
    ],
    [
      'a second rule for the same findings that ends later',
      { ignore: rule({ check: 'a.b', expires: '2028-01-01' }) },
      { ignore: [...rule({ check: 'a.b', expires: '2029-01-01' }), ...rule({ check: 'a.b', expires: '2028-01-01' })] },
      ['loosens: the ignore rule for a.b expires on 2029-01-01, 2028-01-01 before'],
    ],
  ])('%s', (_, from, to, expected) => {
    expect(changes(from, to)).toEqual(expected);
  });

  it('of a target compares with the file, except for lists of checks, which add to it', () => {
    const own = (more: object): ConfigFile => ({
      'fail-on-severity': 'high',
      'disable-checks': ['a.b'],
      'severity-overrides': { 'a.b': 'low' },
      targets: [{ target: 'shop.example', ...more }],
    });
    expect(changes(own({}), own({ 'fail-on-severity': 'high' }))).toEqual([]);
    expect(changes(own({}), own({ 'fail-on-severity': 'none' }))).toEqual([
      'loosens shop.example: fail-on-severity changes from high to none',
    ]);
    expect(changes(own({}), own({ 'disable-checks': ['a.b'], 'severity-overrides': { 'a.b': 'low' } }))).toEqual([
      'loosens shop.example: disable-checks adds a.b',
      'loosens shop.example: severity-overrides: a.b counts as low, its own severity before',
    ]);
  });

  it('of a target that is new or gone', () => {
    const only = { targets: ['a.example', 'b.example'] };
    expect(changes(only, { targets: ['b.example', { target: 'c.example', browser: 'off' }] })).toEqual([
      'loosens: targets no longer has a.example',
      'loosens c.example: browser changes from auto (default) to off',
      'tightens: targets adds c.example',
    ]);
  });

  it('carries the override, by which its effect is known once the check is', () => {
    const { changes: list } = policyChanges(
      {},
      { 'severity-overrides': { 'a.b': 'low' }, 'disable-checks': ['c.d'] },
      {},
    );
    expect(list.map((change) => change.override)).toEqual([undefined, { check: 'a.b', from: null, to: 'low' }]);
    expect(list.map((change) => 'override' in change)).toEqual([false, true]);
  });
});

describe('an input', () => {
  it.each<[RawInputs, string, boolean]>([
    [{ 'fail-on-severity': 'high' }, 'fail-on-severity', true],
    [{ 'fail-on-severity': '  ' }, 'fail-on-severity', false],
    [{}, 'fail-on-severity', false],
    [{ targets: 'a.example' }, 'targets', true],
    [{ 'api-url': 'https://scan.example' }, 'api-url', false],
    [{}, 'toString', false],
  ])('%j decides on %s: %s', (raw, key, expected) => {
    expect(isGiven(raw, key)).toBe(expected);
  });
});

it('an override of a check that is known to be critical loosens', () => {
  expect(overrideEffect(null, 'high', 'critical')).toBe('loosens');
  expect(overrideEffect('low', 'low', 'high')).toBe('changes');
  expect(overrideEffect('high', null, null)).toBe('changes');
});

describe('the policy as lines of text', () => {
  const policy = (count: number, omitted = 0): PolicyReport => ({
    source: null,
    weakened: [
      { key: 'warn-only', value: 'true', source: '--warn-only', hidden_findings: null },
      { key: 'ignore', value: 'a.b (known)', source: '.scan-gate.yml', hidden_findings: 2 },
    ],
    pending_changes: Array.from({ length: count }, (_, index) => ({
      key: 'disable-checks',
      target: index === 1 ? 'shop.example' : null,
      effect: 'loosens' as const,
      summary: `disable-checks adds a.${index}`,
      overruled: index === 2,
    })),
    pending_changes_omitted: omitted,
  });

  it('names what weakens it, and the findings that a rule hides only where they may be shown', () => {
    expect(policyLines(policy(0), true)).toEqual([
      'weakened by warn-only: true (--warn-only)',
      'weakened by ignore: a.b (known) (.scan-gate.yml, hides 2)',
    ]);
    expect(policyLines(policy(0), false)[1]).toBe('weakened by ignore: a.b (known) (.scan-gate.yml)');
  });

  it('names what takes effect after merge, with its target and whether an input prevents it', () => {
    expect(policyLines(policy(3), true).slice(2)).toEqual([
      'after merge: loosens: disable-checks adds a.0',
      'after merge: loosens: disable-checks adds a.1 for shop.example',
      'after merge: loosens: disable-checks adds a.2 (no effect: an input sets it)',
    ]);
    expect(placeOf({ ...policy(1).pending_changes[0], target: 'a.example', overruled: true } as never)).toBe(
      ' for a.example (no effect: an input sets it)',
    );
  });

  it('shows 20 changes and counts the others, with those that were never listed', () => {
    expect(policyLines(policy(20), true)).toHaveLength(22);
    expect(policyLines(policy(23), true).at(-1)).toBe('and 3 more');
    expect(policyLines(policy(23, 4), true).at(-1)).toBe('and 7 more');
    expect(policyLines(policy(1, 4), true).at(-1)).toBe('and 4 more');
  });
});
