import { describe, expect, it } from 'vitest';
import type { RawInputs } from '../../../src/gate/inputs/inputs.ts';
import { CHANGES_MAX } from '../../../src/gate/model/policy-report.ts';
import { parseSettings } from '../../../src/gate/settings/settings.ts';
import { policyReport } from '../../../src/gate/verdict/policy-document.ts';
import { sampleFinding } from '../policy-fixture.ts';

function gate(raw: RawInputs, config = '', proposed?: string) {
  return parseSettings({
    raw: { targets: 'shop.example', ...raw },
    naming: (name) => `--${name}`,
    configFile: { name: '.scan-gate.yml@b45e000', text: config },
    ...(proposed === undefined ? {} : { proposed: { config: { name: '.scan-gate.yml', text: proposed } } }),
  }).gate;
}

const listed = (raw: RawInputs, config = '') =>
  gate(raw, config).policyOrigin.weakened.map(({ key, value, source }) => `${key}: ${value} | ${source}`);

describe('what weakens a verdict', () => {
  it('is empty by default and for stricter settings', () => {
    expect(listed({})).toEqual([]);
    expect(
      listed({ 'fail-on-severity': 'low', thresholds: 'medium=0' }, 'severity-overrides: {a.b: critical}'),
    ).toEqual([]);
  });

  it.each<[RawInputs, string, string]>([
    [{ 'fail-on-severity': 'none' }, '', 'fail-on-severity: none | --fail-on-severity'],
    [{}, 'fail-on-severity: none', 'fail-on-severity: none | .scan-gate.yml@b45e000'],
    [{ 'warn-only': 'true' }, '', 'warn-only: true | --warn-only'],
    [{ 'fail-on-inconclusive': 'false' }, '', 'fail-on-inconclusive: false | --fail-on-inconclusive'],
    [{}, 'fail-on-new-only: true', 'fail-on-new-only: true | .scan-gate.yml@b45e000'],
    [{ 'wait-for-target-seconds': '0' }, '', 'wait-for-target-seconds: 0 | --wait-for-target-seconds'],
    [
      { 'fail-on-severity': 'critical' },
      'fail-on-severity: high',
      'fail-on-severity: critical (high in .scan-gate.yml@b45e000) | --fail-on-severity',
    ],
    [
      { thresholds: 'high=5' },
      'thresholds: {high: 0}',
      'thresholds: high=5 (high=0 in .scan-gate.yml@b45e000) | --thresholds',
    ],
    [{}, 'disable-checks: [a.b, c.d]', 'disable-checks: a.b, c.d | .scan-gate.yml@b45e000'],
    [{}, 'exclude-paths: [/x]', 'exclude-paths: /x | .scan-gate.yml@b45e000'],
    [{}, 'include-paths: [/y]', 'include-paths: /y | .scan-gate.yml@b45e000'],
    [{}, 'severity-overrides: {a.b: low}', 'severity-overrides: a.b counts as low | .scan-gate.yml@b45e000'],
    [
      {},
      'ignore: [{check: a.b, path: /x, reason: known, expires: 2999-01-01}]',
      'ignore: a.b below /x (known, until 2999-01-01) | .scan-gate.yml@b45e000',
    ],
    [
      {},
      'fail-on-severity: high\ntargets: [{target: shop.example, fail-on-severity: critical}]',
      'fail-on-severity: critical for shop.example | .scan-gate.yml@b45e000',
    ],
    [
      {},
      'targets: [{target: shop.example, disable-checks: [a.b]}]',
      'disable-checks: a.b for shop.example | .scan-gate.yml@b45e000',
    ],
    [{}, 'browser: off', 'browser: off | .scan-gate.yml@b45e000'],
    [{}, 'targets: [{target: shop.example, browser: off}]', 'browser: off for shop.example | .scan-gate.yml@b45e000'],
    [
      {},
      `ignore: [{fingerprint: ${'ab'.repeat(16)}, reason: known}]`,
      `ignore: the finding ${'ab'.repeat(16)} (known) | .scan-gate.yml@b45e000`,
    ],
    [{}, 'ignore: [{path: /x, reason: known}]', 'ignore: every finding below /x (known) | .scan-gate.yml@b45e000'],
    [
      { 'wait-for-target-seconds': '0' },
      'wait-for-target-seconds: 90',
      'wait-for-target-seconds: 0 | --wait-for-target-seconds',
    ],
    [
      { 'fail-on-severity': 'high' },
      'fail-on-severity: low',
      'fail-on-severity: high (low in .scan-gate.yml@b45e000) | --fail-on-severity',
    ],
    [
      { thresholds: 'low=9' },
      'thresholds: {low: 3, high: 1}',
      'thresholds: low=9 (low=3, high=1 in .scan-gate.yml@b45e000) | --thresholds',
    ],
  ])('%j with %j', (raw, config, expected) => {
    expect(listed(raw, config)).toEqual([expected]);
  });

  it('is not what an input makes stricter than the file, or a target stricter than the run', () => {
    expect(listed({ 'fail-on-severity': 'low' }, 'fail-on-severity: high')).toEqual([]);
    expect(listed({}, 'targets: [{target: shop.example, fail-on-severity: low}, shop.example]')).toEqual([]);
    const overruled = 'targets: [{target: shop.example, fail-on-severity: none}]';
    expect(listed({ 'fail-on-severity': 'high' }, overruled)).toEqual([]);
    expect(listed({ 'wait-for-target-seconds': '1' })).toEqual([]);
  });

  it('leaves out settings of targets that are not scanned', () => {
    expect(listed({}, 'targets: [{target: other.example, fail-on-severity: none}]')).toEqual([]);
  });

  it('counts the findings that each rule hides, and leaves out rules and overrides without effect', () => {
    const { policy, policyOrigin } = gate(
      {},
      `
severity-overrides: { csp.missing: high, http.trace: low, cors.wildcard: info }
ignore:
  - { check: exposure.env, reason: honeypot }
  - { check: http.trace, reason: old, expires: 2026-01-01 }
  - { check: csp.missing, reason: later }
`,
    );
    const report = policyReport(policyOrigin, policy, {
      findings: [
        sampleFinding({ check_id: 'exposure.env', ignored_by: 'honeypot' }),
        sampleFinding({ check_id: 'exposure.env', ignored_by: 'honeypot' }),
        sampleFinding({ check_id: 'http.trace', ignored_by: null }),
        sampleFinding({ check_id: 'http.hsts', state: 'ignored', ignored_by: 'ignored in the service' }),
      ],
      severities: new Map([
        ['csp.missing', 'medium'],
        ['http.trace', 'medium'],
      ]),
      today: '2026-11-22',
      proposal: null,
    });
    expect(report.weakened.map(({ value, hidden_findings }) => [value, hidden_findings])).toEqual([
      ['http.trace counts as low', null],
      ['cors.wildcard counts as info', null],
      ['exposure.env (honeypot)', 2],
      ['csp.missing (later)', 0],
      ['findings ignored in the service', 1],
    ]);
  });

  it('counts until the day on which a rule expires', () => {
    const { policy, policyOrigin } = gate({}, 'ignore: [{ check: a.b, reason: later, expires: 2026-11-22 }]');
    const keys = (today: string) =>
      policyReport(policyOrigin, policy, { findings: [], severities: new Map(), today, proposal: null }).weakened.map(
        ({ key }) => key,
      );
    expect([keys('2026-11-21'), keys('2026-11-22')]).toEqual([['ignore'], []]);
  });
});

describe('what a pull request changes', () => {
  const reported = (proposed: string, raw: RawInputs = {}) => {
    const { policy, policyOrigin } = gate(raw, '', proposed);
    return policyReport(policyOrigin, policy, {
      findings: [],
      severities: new Map(),
      today: '2026-11-22',
      proposal: null,
    });
  };

  it('is listed last where an input decides', () => {
    const file = 'fail-on-severity: none\ndisable-checks: [a.b]\ntargets: [b.example]';
    const { pending_changes: changes } = reported(file, { 'fail-on-severity': 'high' });
    expect(changes.map(({ key, overruled }) => [key, overruled])).toEqual([
      ['disable-checks', false],
      ['fail-on-severity', true],
      ['targets', true],
    ]);
  });

  it('is bounded', () => {
    const ignore = Array.from({ length: 900 }, (_, index) => `{ check: a.c${index}, reason: x }`);
    const report = reported(`ignore: [${ignore.join(', ')}]`);
    expect([report.pending_changes.length, report.pending_changes_omitted]).toEqual([CHANGES_MAX, 900 - CHANGES_MAX]);
  });

  it.each([
    ['targets: [https://user:pw@a.example]', 'credentials'],
    ['targets: [a.example]\nwait: false', 'needs a separate service'],
  ])('and the gate could not run with, gives a warning: %s', (file, why) => {
    const { warnings, proposed } = gate({ targets: '' }, 'targets: [a.example]', file).policyOrigin;
    expect(warnings.join()).toMatch(/^After merge the gate would fail with a usage error/);
    expect(warnings.join()).toContain(why);
    expect(proposed).toBeNull();
  });

  it('that is invalid gives a warning with a reason of bounded length', () => {
    const { pending, proposed, warnings } = gate({}, '', `fail-on-severity: "${'x'.repeat(10_000)}"`).policyOrigin;
    expect([pending, proposed]).toEqual([[], null]);
    expect(warnings.join()).toMatch(
      /^After merge the gate would fail with a usage error: [^:]+: fail-on-severity must be one of critical/,
    );
    expect(warnings.join().length).toBeLessThan(600);
  });
});
