import { describe, expect, it } from 'vitest';
import { ConfigFile, ConfigIgnoreRule, ConfigTarget } from '../../../src/gate/inputs/config-schema.ts';
import type { RawInputs } from '../../../src/gate/inputs/inputs.ts';
import { isGiven } from '../../../src/gate/inputs/settings-sources.ts';
import { WORDS_MAX } from '../../../src/gate/model/policy-report.ts';
import { policyChanges } from '../../../src/gate/policy/policy-changes.ts';
import { alone, CASES, FILE_KEYS, parse, RULE_KEYS, TARGET_KEYS } from '../policy-cases.ts';

describe('the table', () => {
  it.each([
    ['the file', ConfigFile.properties, FILE_KEYS],
    ['a target', ConfigTarget.properties, TARGET_KEYS],
    ['an ignore rule', ConfigIgnoreRule.properties, RULE_KEYS],
  ])('has every key of %s', (_what, schema, rows) => {
    expect(Object.keys(rows).sort()).toEqual(Object.keys(schema).sort());
  });
});

it.each(CASES)('$name is listed, and not in effect', ({ key, from, to }) => {
  expect(alone(to), 'the two files say the same').not.toEqual(alone(from));
  const proposing = (text: string) =>
    parse({ configFile: { name: 'base', text: from }, proposed: { config: { name: 'head', text } } }).gate.policyOrigin;
  expect([...new Set(proposing(to).pending.map((change) => change.key))]).toEqual([key]);
  expect(proposing(from).pending).toEqual([]);
});

/** The changes between two files, as a pull request shows them. */
function changes(from: ConfigFile, to: ConfigFile, raw: RawInputs = {}): string[] {
  return policyChanges(from, to, raw).map(({ target, summary }) => `${target === null ? '' : `${target}: `}${summary}`);
}

const rule = (more: object) => [{ reason: 'known', ...more }];

describe('the change of a policy', () => {
  it.each<[string, ConfigFile, ConfigFile, readonly string[]]>([
    ['nothing', { 'scan-types': ['quick'] }, { 'scan-types': ['quick'] }, []],
    ['a default that is written down', {}, { 'fail-on-severity': 'critical', wait: true, browser: 'auto' }, []],
    ['a value', {}, { 'fail-on-severity': 'high' }, ['fail-on-severity: critical (default) → high']],
    ['a value without a default', {}, { 'max-requests-per-second': 2 }, ['max-requests-per-second: unset → 2']],
    [
      'a list as a whole',
      { 'scan-types': ['quick', 'standard'] },
      {},
      ['scan-types: quick, standard → standard (default)'],
    ],
    ['a list that gets empty', {}, { 'report-formats': [] }, ['report-formats: json, pdf (default) → none']],
    [
      'each limit',
      { thresholds: { high: 3, low: 1 } },
      { thresholds: { high: 0, low: 1 } },
      ['thresholds adds high: 0', 'thresholds no longer has high: 3'],
    ],
    [
      'the entries of a list',
      { 'extra-paths': ['/a', '/b'] },
      { 'extra-paths': ['/b', '/c'] },
      ['extra-paths adds /c', 'extra-paths no longer has /a'],
    ],
    [
      'the first of many',
      {},
      { 'exclude-paths': ['/1', '/2', '/3', '/4', '/5', '/6', '/7'] },
      ['exclude-paths adds /1, /2, /3, /4, /5 and 2 more'],
    ],
    [
      'each override',
      { 'severity-overrides': { 'z.z': 'low' } },
      { 'severity-overrides': { 'z.z': 'high', 'a.a': 'low' } },
      [
        'severity-overrides adds z.z: high',
        'severity-overrides adds a.a: low',
        'severity-overrides no longer has z.z: low',
      ],
    ],
    [
      'each rule, with its reason and its end',
      { ignore: rule({ path: '/old' }) },
      { ignore: [...rule({ check: 'a.b', expires: '2028-01-01' }), ...rule({ fingerprint: 'ab'.repeat(16) })] },
      [
        'ignore adds a.b (known, until 2028-01-01)',
        `ignore adds the finding ${'ab'.repeat(16)} (known)`,
        'ignore no longer has every finding below /old (known)',
      ],
    ],
  ])('names %s', (_, from, to, expected) => {
    expect(changes(from, to)).toEqual(expected);
  });

  it('compares a target with the file, except for lists of checks, which add to it', () => {
    const own = (more: object): ConfigFile => ({
      'fail-on-severity': 'high',
      'disable-checks': ['a.b'],
      targets: [{ target: 'shop.example', ...more }],
    });
    expect(changes(own({}), own({ 'fail-on-severity': 'high' }))).toEqual([]);
    expect(changes(own({}), own({ 'fail-on-severity': 'none' }))).toEqual([
      'shop.example: fail-on-severity: high → none',
    ]);
    expect(changes(own({}), own({ 'disable-checks': ['a.b'] }))).toEqual(['shop.example: disable-checks adds a.b']);
  });

  it('names targets that are new or gone, with their settings', () => {
    const only = { targets: ['a.example', 'b.example'] };
    expect(changes(only, { targets: ['b.example', { target: 'c.example', browser: 'off' }] })).toEqual([
      'targets adds c.example',
      'targets no longer has a.example',
      'c.example: browser: auto (default) → off',
    ]);
  });

  it('is overruled where an input decides', () => {
    const list = policyChanges(
      {},
      { 'fail-on-severity': 'none', 'disable-checks': ['a.b'] },
      { 'fail-on-severity': 'high' },
    );
    expect(list.map(({ key, overruled }) => [key, overruled])).toEqual([
      ['fail-on-severity', true],
      ['disable-checks', false],
    ]);
  });

  it('is bounded in length', () => {
    const long = Array.from({ length: 100 }, (_, index) => `/${'p'.repeat(1_900)}${index}`);
    const list = policyChanges({}, { ignore: rule({ path: long[0] }), 'exclude-paths': long }, {});
    expect(list.map(({ summary }) => summary.length)).toEqual([WORDS_MAX, WORDS_MAX]);
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
