import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../src/contract/finding.ts';
import type { ConfigIgnoreRule } from '../../../src/gate/inputs/config-schema.ts';
import { expiredRules, ignoredBy, ignoreRules, ruleFor, ruleProblems } from '../../../src/gate/inputs/ignore.ts';
import { completeFinding } from '../../../src/gate/scan/complete-finding.ts';

const TODAY = '2026-11-21';
const at = (url: string) => ({ url, method: 'GET', parameter: null });

function fault(url: string, more: Partial<Finding> = {}): Finding {
  const finding = { check_id: 'a.b', severity: 'high' as const, location: at(url), ...more };
  return completeFinding(finding, { scanId: 'scn_1', index: 0, now: 0 });
}

describe('the rules of a configuration file', () => {
  it('keep each condition, and nothing that was not written', () => {
    const fingerprint = 'ab'.repeat(16);
    expect(
      ignoreRules([
        { check: 'a.b', reason: 'known' },
        { path: '/legacy', reason: 'old', expires: '2027-02-28' },
        { fingerprint, reason: 'one' },
      ]),
    ).toStrictEqual([
      { checkId: 'a.b', reason: 'known' },
      { path: '/legacy', reason: 'old', expires: '2027-02-28' },
      { fingerprint, reason: 'one' },
    ]);
  });

  it.each<[string, ConfigIgnoreRule, string, string]>([
    [
      'has no condition',
      { reason: 'all' },
      'check',
      ' names no check, path or fingerprint; it would ignore every finding',
    ],
    ['has no reason', { check: 'a.b', reason: '' }, 'reason', '.reason is empty: say why the finding is acceptable'],
    [
      'has a reason of spaces',
      { check: 'a.b', reason: '  ' },
      'reason',
      '.reason is empty: say why the finding is acceptable',
    ],
    [
      'ends on a day that does not exist',
      { check: 'a.b', reason: 'x', expires: '2027-02-30' },
      'expires',
      '.expires "2027-02-30" is not a valid date',
    ],
    [
      'ends in a month that does not exist',
      { check: 'a.b', reason: 'x', expires: '2027-13-01' },
      'expires',
      '.expires "2027-13-01" is not a valid date',
    ],
  ])('are refused where one %s', (_, rule, key, text) => {
    const ignore = [{ check: 'z.z', reason: 'fine' }, rule];
    expect(ruleProblems({ ignore })).toEqual([{ path: ['ignore', '1', key], text: `ignore[1]${text}` }]);
  });
});

describe('a rule for a path', () => {
  const hides = (path: string, ...urls: readonly string[]) => {
    const locations = urls.map(at);
    const finding = fault(urls[0] ?? '', { locations, locations_total: locations.length });
    return ruleFor(finding, [{ path, reason: 'known' }], TODAY) !== null;
  };

  it.each([
    ['/legacy', 'https://a.example/legacy', true],
    ['/legacy', 'https://a.example/legacy?page=2', true],
    ['/legacy', 'https://a.example/legacy/old/x', true],
    ['/legacy/', 'https://a.example/legacy/old', true],
    ['/legacy//', 'https://a.example/legacy', true],
    ['/legacy', 'https://a.example/legacy-2', false],
    ['/legacy', 'https://a.example/', false],
    ['/', 'https://a.example/shop', true],
    // A finding of the host, such as one about its certificate, has no path.
    ['/legacy', 'dns:a.example', false],
    ['/', 'no address', true],
    ['/legacy', 'no address', false],
  ])('%s and a finding of %s: %s', (path, url, expected) => {
    expect(hides(path, url)).toBe(expected);
  });

  it('needs all locations, also those that the service left out', () => {
    expect(hides('/a', 'https://a.example/a/1', 'https://a.example/a/2')).toBe(true);
    expect(hides('/a', 'https://a.example/a/1', 'https://a.example/b')).toBe(false);
    const cut = fault('https://a.example/a/1', { locations_total: 40 });
    expect(ruleFor(cut, [{ path: '/a', reason: 'known' }], TODAY)).toBeNull();
  });

  it('needs its other conditions too', () => {
    const finding = fault('https://a.example/a/1');
    expect(ruleFor(finding, [{ path: '/a', checkId: 'a.c', reason: 'x' }], TODAY)).toBeNull();
    expect(ruleFor(finding, [{ path: '/a', fingerprint: 'cd'.repeat(16), reason: 'x' }], TODAY)).toBeNull();
  });
});

it('a rule without a condition hides nothing', () => {
  expect(ruleFor(fault('https://a.example/'), [{ reason: 'x' }], TODAY)).toBeNull();
});

describe('a finding', () => {
  it.each([
    ['ignored', 'ignored in the service'],
    ['fixed', 'marked as fixed in the service'],
    ['open', null],
    ['new', null],
  ] as const)('that is %s in the service: %s', (state, expected) => {
    expect(ignoredBy(fault('https://a.example/', { state }), [], TODAY)).toBe(expected);
  });

  it('has the reason of the first rule that still applies', () => {
    const rules = [
      { checkId: 'a.b', reason: 'expired', expires: '2026-11-21' },
      { checkId: 'a.b', reason: 'first' },
      { checkId: 'a.b', reason: 'second' },
    ];
    expect(ignoredBy(fault('https://a.example/', { state: 'fixed' }), rules, TODAY)).toBe('first');
  });
});

it('an expired rule is named with its conditions and the number of its findings', () => {
  const rules = [
    { checkId: 'a.b', path: '/old', reason: 'x', expires: '2026-11-01' },
    { checkId: 'a.b', reason: 'still valid', expires: '2026-12-01' },
    { checkId: 'c.d', reason: 'without findings', expires: '2026-11-01' },
  ];
  const findings = [fault('https://a.example/old/1'), fault('https://a.example/old/2'), fault('https://a.example/')];
  expect(expiredRules(findings, rules, TODAY)).toEqual([
    'The ignore rule for a.b /old expired on 2026-11-01 and no longer applies to 2 findings.',
  ]);
});
