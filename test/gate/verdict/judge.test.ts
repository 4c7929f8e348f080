import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../src/contract/finding.ts';
import type { ScanType, Severity } from '../../../src/contract/primitives.ts';
import type { CheckStatus, Report } from '../../../src/contract/report.ts';
import type { ScanOutcome, TargetSpec } from '../../../src/gate/model/model.ts';
import type { GatePolicy } from '../../../src/gate/model/policy-report.ts';
import type { CollectedScan } from '../../../src/gate/scan/collect.ts';
import { completeFinding } from '../../../src/gate/scan/complete-finding.ts';
import type { Baseline } from '../../../src/gate/scan/gate-dependencies.ts';
import { classify } from '../../../src/gate/verdict/classify.ts';
import { judge } from '../../../src/gate/verdict/judge.ts';

const TODAY = '2026-11-21';

const POLICY: GatePolicy = {
  failOnSeverity: 'critical',
  thresholds: {},
  failOnNewOnly: false,
  failOnInconclusive: true,
  minCoverage: 0,
  warnOnly: false,
  ignore: [],
  severityOverrides: {},
};

function fault(check: string, severity: Severity, url = 'https://a.example/x', more: Partial<Finding> = {}): Finding {
  const location = { url, method: null, parameter: null };
  const finding = { id: `fnd_${check}_${url}`, check_id: check, severity, title: check, location, ...more };
  return completeFinding(finding, { scanId: 'scn_1', index: 0, now: 0 });
}

function scan(
  findings: readonly Finding[],
  options: {
    host?: string;
    type?: ScanType;
    outcome?: ScanOutcome;
    index?: number;
    policy?: TargetSpec['policy'];
    /** Checks that the report lists, by status. */
    checks?: Readonly<Record<string, CheckStatus>>;
    startPath?: string;
  } = {},
): CollectedScan {
  const host = options.host ?? 'a.example';
  const type = options.type ?? 'standard';
  const id = `scn_${host}_${type}`;
  const target: TargetSpec = {
    input: host,
    hostname: host,
    options: options.startPath === undefined ? {} : { start_path: options.startPath },
    scanTypes: [type],
    ...(options.policy === undefined ? {} : { policy: options.policy }),
  };
  const outcome = options.outcome ?? 'succeeded';
  return {
    ended: {
      plan: { index: options.index ?? 0, target, scanType: type },
      scanId: id,
      outcome,
      problem:
        outcome === 'succeeded'
          ? null
          : { code: outcome === 'timed-out' ? 'scan_timed_out' : 'scan_failed', message: 'it broke' },
      scan: null,
      durationMs: 1,
      polls: 1,
    },
    findings: findings.map((finding) => ({ ...finding, scan_id: id })),
    report: options.checks === undefined ? null : reportOf(options.checks),
    problem: null,
    warnings: [],
  };
}

function reportOf(checks: Readonly<Record<string, CheckStatus>>): Report {
  const rows = Object.entries(checks).map(([check_id, status]) => ({
    check_id,
    title: check_id,
    severity: 'low' as const,
    status,
    reason: null,
    findings: 0,
  }));
  return { checks: rows } as unknown as Report;
}

function verdictOn(
  scans: readonly CollectedScan[],
  policy: Partial<GatePolicy> = {},
  baseline: Baseline | null = null,
) {
  const full = { ...POLICY, ...policy };
  const { findings, fixed, notChecked } = classify(scans, full, baseline, TODAY);
  const verdict = judge({
    policy: full,
    scans,
    findings,
    hasBaseline: baseline !== null,
    aborted: false,
    today: TODAY,
    warnings: [],
  });
  return { ...verdict, findings, fixed, notChecked };
}

function baselineOf(findings: readonly (Finding & { target?: string })[]): Baseline {
  return { info: { source: 'file', name: 'main', scanIds: [], sha: null, finishedAt: null }, findings };
}

describe('the threshold', () => {
  it.each<[Severity | 'none', Severity, string]>([
    ['critical', 'critical', 'failed'],
    ['critical', 'high', 'passed'],
    ['high', 'critical', 'failed'],
    ['high', 'high', 'failed'],
    ['medium', 'low', 'passed'],
    ['info', 'info', 'failed'],
    ['none', 'critical', 'passed'],
  ])('fail-on-severity %s with a %s finding: %s', (failOnSeverity, severity, outcome) => {
    expect(verdictOn([scan([fault('a.b', severity)])], { failOnSeverity }).outcome).toBe(outcome);
  });

  it('thresholds allow up to a number of findings', () => {
    const two = [scan([fault('a.b', 'medium'), fault('a.c', 'medium')])];
    expect(verdictOn(two, { thresholds: { medium: 2 } }).outcome).toBe('passed');
    const over = verdictOn(two, { thresholds: { medium: 1 } });
    expect(over).toMatchObject({ outcome: 'failed', failsJob: true });
    expect(over.blocking).toHaveLength(2);
    expect(over.reasons).toEqual([
      { code: 'threshold_exceeded', message: '2 medium findings, 1 allowed (thresholds).' },
    ]);
  });

  it('that nothing reaches does not fail the job', () => {
    expect(verdictOn([scan([fault('a.b', 'high')])])).toMatchObject({ outcome: 'passed', failsJob: false });
  });

  it('can be set per target', () => {
    const scans = [
      scan([fault('a.b', 'high')], { host: 'strict.example', policy: { failOnSeverity: 'high' } }),
      scan([fault('a.b', 'high')], { host: 'lax.example', index: 1 }),
    ];
    const verdict = verdictOn(scans);
    expect(verdict.outcome).toBe('failed');
    expect(verdict.blocking.map((finding) => finding.target)).toEqual(['strict.example']);
  });

  it('of a target that has none of its own is that of the run', () => {
    const own = { host: 'own.example', policy: { failOnSeverity: 'none', thresholds: { low: 0 } } } as const;
    const scans = [scan([fault('a.b', 'low')], own), scan([fault('a.b', 'critical')], { index: 1 })];
    const verdict = verdictOn(scans);
    expect(verdict.blocking.map(({ target }) => target).sort()).toEqual(['a.example', 'own.example']);
    expect(verdict.reasons.map(({ code }) => code)).toEqual(['severity_exceeded', 'threshold_exceeded']);
    expect(verdictOn([scan([fault('a.b', 'critical')], own)]).outcome).toBe('passed');
  });

  it('of one target may need a baseline, which makes the run inconclusive', () => {
    const scans = [
      scan([fault('a.b', 'critical')], { host: 'own.example', policy: { failOnNewOnly: true } }),
      scan([], { index: 1 }),
    ];
    expect(verdictOn(scans)).toMatchObject({ outcome: 'inconclusive', codes: ['baseline_missing'], blocking: [] });
  });

  it('counts only findings of its severity', () => {
    const mixed = [scan([fault('a.b', 'low'), fault('a.c', 'medium'), fault('a.d', 'info')])];
    const verdict = verdictOn(mixed, { thresholds: { medium: 0, low: 1 } });
    expect(verdict.blocking.map(({ check_id }) => check_id)).toEqual(['a.c']);
    expect(verdict.reasons).toHaveLength(1);
  });

  it('names the severities that reach it, most severe first', () => {
    const mixed = [scan([fault('a.b', 'high'), fault('a.c', 'critical'), fault('a.d', 'high'), fault('a.e', 'low')])];
    expect(verdictOn(mixed, { failOnSeverity: 'high' }).reasons).toEqual([
      { code: 'severity_exceeded', message: '1 critical, 2 high findings at or above high (fail-on-severity).' },
    ]);
  });

  it('warn-only keeps the outcome but does not fail the job', () => {
    expect(verdictOn([scan([fault('a.b', 'critical')])], { warnOnly: true })).toMatchObject({
      outcome: 'failed',
      failsJob: false,
    });
  });

  it('warn-only gives a warning where it changes something', () => {
    const warning = 'warn-only is on: the outcome does not fail the job.';
    const failed = [scan([fault('a.b', 'critical')])];
    expect(verdictOn(failed, { warnOnly: true }).warnings).toEqual([warning]);
    expect(verdictOn([scan([])], { warnOnly: true }).warnings).toEqual([]);
    expect(verdictOn(failed).warnings).toEqual([]);
  });
});

describe('the reason of a verdict that passed', () => {
  const reasonOf = (...from: Parameters<typeof verdictOn>) => verdictOn(...from).reasons.map(({ message }) => message);
  const clean = scan([]);
  const tentative = fault('a.d', 'low', 'https://a.example/x', { confidence: 'tentative' });

  it.each<[string, readonly CollectedScan[], Partial<GatePolicy>, string]>([
    ['names the level', [clean], {}, 'No finding at or above critical in 1 scan.'],
    ['or the thresholds', [clean], { failOnSeverity: 'none' }, 'No finding at or above the thresholds in 1 scan.'],
    [
      "and the level of a target's own policy",
      [scan([], { policy: { failOnSeverity: 'low' } })],
      {},
      'No finding at or above low in 1 scan.',
    ],
    [
      'and what was left out',
      [scan([fault('a.b', 'critical'), fault('a.c', 'low'), tentative])],
      { ignore: [{ checkId: 'a.b', reason: 'known' }] },
      'No finding at or above critical in 1 scan; 1 ignored by rule; 1 tentative.',
    ],
  ])('%s', (_, scans, policy, expected) => {
    expect(reasonOf(scans, policy)).toEqual([expected]);
  });

  it('says that only new findings count', () => {
    expect(reasonOf([clean], { failOnNewOnly: true }, baselineOf([]))).toEqual([
      'No new finding at or above critical in 1 scan.',
    ]);
  });

  it('is that nothing was scanned, where nothing was', () => {
    expect(reasonOf([])).toEqual(['Nothing was scanned.']);
  });
});

describe('a tentative finding', () => {
  const tentative = (check: string, severity: Severity) =>
    fault(check, severity, 'https://a.example/x', { confidence: 'tentative' });

  it.each<[string, Partial<GatePolicy>]>([
    ['fail-on-severity', { failOnSeverity: 'info' }],
    ['thresholds', { failOnSeverity: 'none', thresholds: { critical: 0 } }],
  ])('never fails the gate by %s, and is listed and counted', (_, policy) => {
    const verdict = verdictOn([scan([tentative('a.b', 'critical')])], policy);
    expect(verdict).toMatchObject({
      outcome: 'passed',
      blocking: [],
      counts: { critical: 1, total: 1 },
      tentativeCounts: { critical: 1, total: 1 },
    });
    expect(verdict.findings).toHaveLength(1);
    expect(verdict.reasons[0]?.message).toContain('1 tentative');
  });

  it('does not use up a threshold', () => {
    const scans = [scan([tentative('a.b', 'high'), fault('a.c', 'high'), fault('a.d', 'high')])];
    expect(verdictOn(scans, { thresholds: { high: 2 } }).outcome).toBe('passed');
    const over = verdictOn(scans, { thresholds: { high: 1 } });
    expect(over.blocking.map(({ check_id }) => check_id)).toEqual(['a.c', 'a.d']);
  });

  it('is not new-only', () => {
    const verdict = verdictOn([scan([tentative('a.b', 'critical')])], { failOnNewOnly: true }, baselineOf([]));
    expect(verdict).toMatchObject({ outcome: 'passed', newCounts: { critical: 1 } });
  });

  it('is only one marked as such: without a confidence, a finding is firm', () => {
    const verdict = verdictOn([scan([fault('a.b', 'critical')])]);
    expect(verdict).toMatchObject({ outcome: 'failed', tentativeCounts: { total: 0 } });
    expect(verdict.reasons).toMatchObject([{ code: 'severity_exceeded' }]);
  });
});

describe('an unknown result is never passed', () => {
  it.each<[ScanOutcome, string]>([
    ['failed', 'inconclusive'],
    ['cancelled', 'inconclusive'],
    ['unknown', 'inconclusive'],
    ['not-created', 'inconclusive'],
    ['timed-out', 'timed-out'],
  ])('a scan that is %s: %s', (outcome, expected) => {
    expect(verdictOn([scan([], { outcome })])).toMatchObject({ outcome: expected, failsJob: true });
    expect(verdictOn([scan([], { outcome })], { failOnInconclusive: false })).toMatchObject({
      outcome: expected,
      failsJob: false,
    });
  });

  it('a scan that did not succeed, for a reason that the service does not give', () => {
    const ended = scan([], { outcome: 'unknown' });
    const silent = { ...ended, ended: { ...ended.ended, problem: null } };
    expect(verdictOn([silent])).toMatchObject({ outcome: 'inconclusive', codes: ['scan_status_unknown'] });
  });

  it('a run that was aborted is cancelled, and fails the job whatever was found', () => {
    const scans = [scan([fault('a.b', 'critical')])];
    const { findings } = classify(scans, POLICY, null, TODAY);
    const evidence = { scans, findings, hasBaseline: false, aborted: true, today: TODAY, warnings: ['early'] };
    const verdict = judge({ ...evidence, policy: { ...POLICY, failOnInconclusive: false } });
    expect(verdict).toMatchObject({ outcome: 'cancelled', failsJob: true, warnings: ['early'] });
  });

  it('a failure is more important than a scan that timed out', () => {
    const scans = [scan([fault('a.b', 'critical')]), scan([], { host: 'b.example', outcome: 'timed-out', index: 1 })];
    expect(verdictOn(scans)).toMatchObject({ outcome: 'failed', codes: ['scan_timed_out'] });
  });

  it('no scan at all', () => {
    expect(verdictOn([]).outcome).toBe('inconclusive');
  });

  it('results that could not be read', () => {
    const unread = { ...scan([]), problem: { code: 'findings_unreadable', message: 'x' } };
    expect(verdictOn([unread])).toMatchObject({ outcome: 'inconclusive', codes: ['findings_unreadable'] });
  });

  it('new-only without a baseline', () => {
    const verdict = verdictOn([scan([fault('a.b', 'critical')])], { failOnNewOnly: true });
    expect(verdict).toMatchObject({ outcome: 'inconclusive', codes: ['baseline_missing'], blocking: [] });
  });
});

describe('the baseline', () => {
  it('distinguishes new, existing and fixed findings across preview hosts', () => {
    const old = fault('a.old', 'critical', 'https://pr-1.example/x');
    const gone = fault('a.gone', 'high', 'https://pr-1.example/x');
    const now = [
      fault('a.old', 'critical', 'https://pr-2.example/x'),
      fault('a.new', 'high', 'https://pr-2.example/x'),
    ];
    const verdict = verdictOn([scan(now, { host: 'pr-2.example' })], { failOnNewOnly: true }, baselineOf([old, gone]));
    expect(verdict.findings.map(({ check_id, status }) => [check_id, status])).toEqual([
      ['a.old', 'existing'],
      ['a.new', 'new'],
    ]);
    expect(verdict.fixed.map(({ check_id }) => check_id)).toEqual(['a.gone']);
    expect(verdict).toMatchObject({ outcome: 'passed', newCounts: { high: 1 }, existingCounts: { critical: 1 } });
  });

  it('fails on a new critical finding among existing ones', () => {
    const old = fault('a.old', 'critical');
    const verdict = verdictOn([scan([old, fault('a.new', 'critical')])], { failOnNewOnly: true }, baselineOf([old]));
    expect(verdict.blocking.map(({ check_id }) => check_id)).toEqual(['a.new']);
  });

  it('does not excuse a finding because another host had it', () => {
    const old = { ...fault('a.b', 'critical', 'https://one.example/x'), target: 'one.example' };
    const other = { ...fault('z.z', 'low', 'https://two.example/x'), target: 'two.example' };
    const scans = [
      scan([fault('a.b', 'critical', 'https://one.example/x')], { host: 'one.example' }),
      scan([fault('a.b', 'critical', 'https://two.example/x')], { host: 'two.example', index: 1 }),
    ];
    const { findings } = verdictOn(scans, {}, baselineOf([old, other]));
    expect(findings.map(({ target, status }) => [target, status])).toEqual([
      ['one.example', 'existing'],
      ['two.example', 'new'],
    ]);
  });

  it('gives counts by status only where there is one', () => {
    const found = [scan([fault('a.old', 'low'), fault('a.new', 'low')])];
    expect(verdictOn(found)).toMatchObject({ newCounts: null, existingCounts: null });
    expect(verdictOn(found).findings.map(({ status }) => status)).toEqual(['unclassified', 'unclassified']);
    expect(verdictOn(found).fixed).toEqual([]);
    expect(verdictOn(found, {}, baselineOf([fault('a.old', 'low')]))).toMatchObject({
      newCounts: { low: 1, total: 1 },
      existingCounts: { low: 1, total: 1 },
    });
  });

  it('has findings without a host, which are compared with every host', () => {
    const nowhere = fault('a.b', 'low', 'not an address');
    const verdict = verdictOn([scan([fault('a.c', 'low')])], {}, baselineOf([nowhere]));
    expect(verdict.fixed.map(({ check_id }) => check_id)).toEqual(['a.b']);
  });

  it.each<[string, Readonly<Record<string, CheckStatus>>, readonly string[]]>([
    ['its check found nothing', { 'a.b': 'passed' }, ['a.b']],
    ['its check found something else', { 'a.b': 'finding' }, ['a.b']],
    ['its check could not run', { 'a.b': 'error' }, []],
    ['its check no longer applies', { 'a.b': 'not_applicable' }, []],
    ['its check did not run', { 'a.c': 'passed' }, []],
    ['the report lists no checks', {}, ['a.b']],
  ])('reports a finding as fixed or not where %s', (_, checks, fixed) => {
    const verdict = verdictOn([scan([], { checks })], {}, baselineOf([fault('a.b', 'high')]));
    expect(verdict.fixed.map(({ check_id }) => check_id)).toEqual(fixed);
    const rest = fixed.length === 0 ? ['a.b'] : [];
    expect(verdict.notChecked.map(({ check_id }) => check_id)).toEqual(rest);
  });

  it('reports nothing as fixed where its check passed in part', () => {
    const whole = scan([], { checks: { 'a.b': 'passed' } });
    const report = whole.report as Report;
    const part = { ...whole, report: { ...report, checks: report.checks.map((one) => ({ ...one, partial: true })) } };
    const baseline = baselineOf([fault('a.b', 'high')]);
    expect(verdictOn([whole], {}, baseline).fixed).toHaveLength(1);
    expect(verdictOn([part], {}, baseline).fixed).toEqual([]);
    expect(verdictOn([part], {}, baseline).notChecked).toHaveLength(1);
  });

  it('is not checked where its check found something else and left something out', () => {
    const found = scan([fault('a.b', 'high', 'https://a.example/other')], { checks: { 'a.b': 'finding' } });
    const report = found.report as Report;
    const checks = report.checks.map((one) => ({ ...one, reason: '150 of at least 1,000 pages were read' }));
    const { fixed, notChecked } = verdictOn(
      [{ ...found, report: { ...report, checks } }],
      {},
      baselineOf([fault('a.b', 'high')]),
    );
    expect([fixed, notChecked.map(({ target }) => target)]).toEqual([[], ['a.example']]);
  });

  it.each([
    [{ exclude_paths: ['/x'] }, []],
    [{ include_paths: ['/y'] }, []],
    [{ include_paths: ['/x'], exclude_paths: ['/x/z'] }, ['a.b']],
  ])('is not checked in a path that the options %j exclude', (options, fixed) => {
    const whole = scan([], { checks: { 'a.b': 'passed' } });
    const { plan } = whole.ended;
    const ended = { ...whole.ended, plan: { ...plan, target: { ...plan.target, options } } };
    const verdict = verdictOn([{ ...whole, ended }], {}, baselineOf([fault('a.b', 'high')]));
    expect(verdict.fixed.map(({ check_id }) => check_id)).toEqual(fixed);
    expect(verdict.notChecked).toHaveLength(1 - fixed.length);
  });

  it('is not checked on a host where the check was cut short, even if another host is complete', () => {
    const on = (host: string) => ({ ...fault('a.b', 'high', `https://${host}/x`), target: host });
    const one = scan([], { host: 'one.example', checks: { 'a.b': 'passed' } });
    const two = scan([], { host: 'two.example', index: 1, checks: { 'a.b': 'error' } });
    const known = verdictOn([one, two], {}, baselineOf([on('one.example'), on('two.example')]));
    expect(known.fixed.map(({ location }) => location.url)).toEqual(['https://one.example/x']);
    expect(known.notChecked.map(({ target }) => target)).toEqual(['two.example']);
    // It may have been on either.
    expect(verdictOn([one, two], {}, baselineOf([on('pr-1.example')])).fixed).toEqual([]);
  });

  it('reports a finding as fixed on the host where it is gone, and only there', () => {
    const on = (host: string, check: string) => ({ ...fault(check, 'high', `https://${host}/x`), target: host });
    const scans = [
      scan([fault('a.b', 'high', 'https://one.example/x')], { host: 'one.example' }),
      scan([], { host: 'two.example', index: 1 }),
    ];
    const baseline = baselineOf([on('one.example', 'a.b'), on('two.example', 'a.b'), on('old.example', 'a.b')]);
    const { fixed } = verdictOn(scans, {}, baseline);
    expect(fixed.map(({ location }) => location.url)).toEqual(['https://two.example/x']);
  });

  it('lists what is fixed, most severe first', () => {
    const gone = [fault('a.low', 'low'), fault('a.high', 'high'), fault('a.medium', 'medium')];
    expect(verdictOn([scan([])], {}, baselineOf(gone)).fixed.map(({ check_id }) => check_id)).toEqual([
      'a.high',
      'a.medium',
      'a.low',
    ]);
  });

  it('reports nothing as fixed when the results of a scan could not be read', () => {
    const unread = { ...scan([]), problem: { code: 'findings_unreadable', message: 'x' } };
    expect(verdictOn([unread], {}, baselineOf([fault('a.b', 'high')])).fixed).toEqual([]);
    expect(verdictOn([], {}, baselineOf([fault('a.b', 'high')])).fixed).toEqual([]);
  });

  it('reports nothing as fixed when a scan did not succeed', () => {
    const verdict = verdictOn([scan([], { outcome: 'failed' })], {}, baselineOf([fault('a.b', 'high')]));
    expect(verdict.fixed).toEqual([]);
  });
});

describe('ignore rules', () => {
  const found = fault('a.b', 'critical', 'https://a.example/legacy/x');

  it.each([
    ['by check', { checkId: 'a.b' }, true],
    ['by another check', { checkId: 'a.c' }, false],
    ['by path', { path: '/legacy' }, true],
    ['by a path that only begins the same', { path: '/leg' }, false],
    ['by fingerprint', { fingerprint: found.fingerprint }, true],
    ['by check and another path', { checkId: 'a.b', path: '/other' }, false],
    ['that holds until tomorrow', { checkId: 'a.b', expires: '2026-11-22' }, true],
    ['that ends today', { checkId: 'a.b', expires: '2026-11-21' }, false],
    ['that ended', { checkId: 'a.b', expires: '2020-01-01' }, false],
  ])('%s', (_, rule, hides) => {
    const verdict = verdictOn([scan([found])], { ignore: [{ ...rule, reason: 'known' }] });
    expect(verdict.outcome).toBe(hides ? 'passed' : 'failed');
    expect(verdict.findings[0]?.ignored_by).toBe(hides ? 'known' : null);
    expect(verdict.counts.total).toBe(hides ? 0 : 1);
  });

  it('warn when they have expired and would have matched', () => {
    const ignore = [{ checkId: 'a.b', reason: 'known', expires: '2026-11-01' }];
    expect(verdictOn([scan([found])], { ignore }).warnings.join()).toContain('expired on 2026-11-01');
    expect(verdictOn([scan([])], { ignore }).warnings).toEqual([]);
  });

  it('by path do not hide a finding that also has other locations', () => {
    const wide = {
      ...found,
      locations: [found.location, { ...found.location, url: 'https://a.example/shop' }],
      locations_total: 2,
    };
    expect(verdictOn([scan([wide])], { ignore: [{ path: '/legacy', reason: 'known' }] }).outcome).toBe('failed');
  });
});

it('a severity override applies to the verdict', () => {
  const verdict = verdictOn([scan([fault('a.b', 'critical')])], { severityOverrides: { 'a.b': 'low' } });
  expect(verdict).toMatchObject({ outcome: 'passed', counts: { low: 1, critical: 0 } });
});

it('the same finding of two scan types counts once, two of one scan count twice', () => {
  const same = fault('a.b', 'critical');
  const twice = { ...same, id: 'fnd_other' };
  const scans = [scan([same], { type: 'quick' }), scan([same, twice], { type: 'standard', index: 1 })];
  const { findings } = verdictOn(scans);
  expect(findings.map(({ scan_type }) => scan_type)).toEqual(['standard', 'standard']);
});

it('the same finding of two start paths of one host counts twice', () => {
  const same = fault('a.b', 'critical');
  const scans = [scan([same], { startPath: '/shop' }), scan([same], { startPath: '/admin', type: 'quick', index: 1 })];
  expect(verdictOn(scans).findings).toHaveLength(2);
});

it('findings are listed most severe first, whichever scan found them', () => {
  const scans = [
    scan([fault('a.low', 'low'), fault('a.high', 'high')]),
    scan([fault('a.top', 'critical')], { host: 'b.example', index: 1 }),
  ];
  expect(verdictOn(scans).findings.map(({ check_id }) => check_id)).toEqual(['a.top', 'a.high', 'a.low']);
});

it("a severity override of a target takes precedence over the run's", () => {
  const base = scan([fault('a.b', 'critical')]);
  const { plan } = base.ended;
  const target = { ...plan.target, options: { severity_overrides: { 'a.b': 'medium' as const } } };
  const own = { ...base, ended: { ...base.ended, plan: { ...plan, target } } };
  expect(verdictOn([own], { severityOverrides: { 'a.b': 'low' } }).counts).toMatchObject({ medium: 1, total: 1 });
});
