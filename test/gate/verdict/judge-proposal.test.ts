import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../../src/contract/examples.ts';
import type { Baseline } from '../../../src/gate/scan/gate-dependencies.ts';
import { closeDoubles } from '../../helpers/http-double.ts';
import { exampleReport, serviceDouble } from '../../helpers/service-double.ts';
import { testClock } from '../../helpers/test-clock.ts';
import { finding, gateAgainst } from '../gate-fixture.ts';

closeDoubles();

/** A run on which one finding of each severity is made, with what the pull request would have done to it. */
async function proposing(base: string, proposed: string, options: Parameters<typeof gateAgainst>[1] = {}) {
  const service = await serviceDouble({
    findings: () => [finding('env', 'critical'), finding('git', 'medium'), finding('log', 'low')],
  });
  return gateAgainst(service.url, { config: base, proposed, ...options });
}

const SHOP = (settings: string) => `targets: [{ target: shop.example, ${settings} }]`;
const ENV = 'ignore: [{ check: exposure.env, reason: known }]';

describe('a proposed policy', () => {
  it.each([
    ['', 'fail-on-severity: none', 'loosens', 'turn failed into passed'],
    ['fail-on-severity: none', '', 'tightens', 'turn passed into failed'],
    ['', 'fail-on-severity: medium', 'tightens', 'block 1 more finding'],
    ['fail-on-severity: medium', '', 'loosens', 'block 1 finding fewer'],
    ['fail-on-severity: none', 'fail-on-severity: none\nthresholds: { low: 0 }', 'tightens', 'turn passed into failed'],
    ['fail-on-severity: none\nthresholds: { low: 0 }', 'fail-on-severity: none', 'loosens', 'turn failed into passed'],
    ['fail-on-severity: none', 'fail-on-severity: none\nmin-coverage: 90', 'tightens', 'turn passed into inconclusive'],
    ['fail-on-severity: none\nmin-coverage: 90', 'fail-on-severity: none', 'loosens', 'turn inconclusive into passed'],
    ['', 'warn-only: true', 'loosens', 'not fail the job'],
    ['warn-only: true', '', 'tightens', 'fail the job'],
    ['', ENV, 'loosens', 'hide 1 finding and turn failed into passed'],
    [ENV, '', 'tightens', 'count 1 finding that is ignored now and turn passed into failed'],
    ['', 'ignore: [{ path: /, reason: known }]', 'loosens', 'hide 3 findings and turn failed into passed'],
    ['', `${ENV.replace(' }', ", expires: '2000-01-01' }")}`, 'changes', 'not change this verdict'],
    ['', 'disable-checks: [exposure.git]', 'loosens', 'hide 1 finding'],
    [
      '',
      'severity-overrides: { exposure.env: low }',
      'loosens',
      'lower the severity of 1 finding and turn failed into passed',
    ],
    [
      '',
      'severity-overrides: { exposure.git: critical }',
      'tightens',
      'raise the severity of 1 finding and block 1 more finding',
    ],
    // Laxer in one way and stricter in another.
    ['', `${ENV}\nfail-on-severity: medium`, 'loosens', 'hide 1 finding and block 1 more finding'],
    ['', 'timeout-minutes: 5', 'changes', 'not change this verdict'],
    ['', "exclude-paths: ['/env']", 'changes', 'not change this verdict'],
    [SHOP(''), SHOP('fail-on-severity: none'), 'loosens', 'turn failed into passed'],
    [
      SHOP('thresholds: { low: 0 }, fail-on-severity: none'),
      SHOP('fail-on-severity: none'),
      'loosens',
      'turn failed into passed',
    ],
    [SHOP(''), SHOP('disable-checks: [exposure.env]'), 'loosens', 'hide 1 finding and turn failed into passed'],
    [
      SHOP(''),
      SHOP('severity-overrides: { exposure.env: info }'),
      'loosens',
      'lower the severity of 1 finding and turn failed into passed',
    ],
  ] as const)('%j → %j %s: %s', async (base, proposed, effect, words) => {
    const { policy, verdict } = await proposing(base, proposed);
    expect(policy.proposed).toMatchObject({ effect, summary: `This pull request’s policy would ${words}.` });
    const alone = await proposing(base, base);
    expect(verdict, 'the base decides').toEqual(alone.verdict);
    expect(alone.policy.proposed?.effect ?? 'changes').toBe('changes');
  });

  it('says of each key what that key alone would have done, the laxer ones first', async () => {
    const { policy } = await proposing(
      '',
      `fail-on-severity: medium\n${ENV}\nmax-retries: 1\nbrowser: off\nseverity-overrides: { a.b: low }`,
    );
    expect(policy.pending_changes.map(({ key, effect, scope }) => [key, effect, scope])).toEqual([
      ['ignore', 'loosens', 'verdict'],
      ['severity-overrides', 'changes', 'verdict'],
      ['browser', 'changes', 'scan'],
      ['max-retries', 'changes', 'run'],
      ['fail-on-severity', 'tightens', 'verdict'],
    ]);
  });

  it('needs a baseline for what it needs one for', async () => {
    const info = { source: 'file', name: 'main', scanIds: [], sha: null, finishedAt: null } as const;
    const first = await proposing('', '');
    const baseline = async (): Promise<Baseline> => ({ info, findings: first.findings });
    const known = await proposing('', 'fail-on-new-only: true', { dependencies: { baseline } });
    expect(known.policy.proposed).toMatchObject({ outcome: 'passed', effect: 'loosens' });
    const unknown = await proposing('', 'fail-on-new-only: true');
    expect(unknown.policy.proposed).toMatchObject({ outcome: 'inconclusive', fails_job: true, effect: 'loosens' });
  });

  it('lets an inconclusive run pass', async () => {
    const { policy, verdict } = await proposing('', 'fail-on-inconclusive: false', {
      dependencies: {
        service: 'embedded',
        clock: testClock(),
        targetProbe: async () => ({ kind: 'silent', detail: 'refused' }),
      },
    });
    expect(verdict).toMatchObject({ outcome: 'inconclusive', failsJob: true });
    expect(policy.proposed).toMatchObject({ outcome: 'inconclusive', fails_job: false, effect: 'loosens' });
  });

  it('is restored to the severity of the check where the service applied an override of the base', async () => {
    const findings = [{ ...EXAMPLES.Finding, check_id: 'exposure.env', severity: 'info' as const, scan_id: 'scn_1' }];
    const check = {
      check_id: 'exposure.env',
      title: 'x',
      severity: 'critical',
      status: 'finding',
      reason: null,
      findings: 1,
    } as const;
    const service = await serviceDouble({
      findings: () => findings,
      report: (scan) => exampleReport(scan, { findings, checks: [check] }),
    });
    const { policy, verdict } = await gateAgainst(service.url, {
      config: 'severity-overrides: { exposure.env: info }',
      proposed: '',
    });
    expect(verdict.outcome).toBe('passed');
    expect(policy.proposed?.summary).toMatch(/raise the severity of 1 finding and turn passed into failed/);
  });

  it('has no effect where an input decides', async () => {
    const { policy } = await proposing('', 'fail-on-severity: none', { raw: { 'fail-on-severity': 'high' } });
    expect(policy.proposed?.effect).toBe('changes');
    expect(policy.pending_changes.map(({ effect, overruled }) => [effect, overruled])).toEqual([['changes', true]]);
  });

  it('that is no pull request’s is called the proposed one', async () => {
    const { policy } = await proposing('', 'warn-only: true', { run: { event: 'push' } });
    expect(policy.proposed?.summary).toBe('The proposed policy would not fail the job.');
  });

  it('is judged neither without a proposal nor without a verdict', async () => {
    const service = await serviceDouble({});
    expect((await gateAgainst(service.url)).policy.proposed).toBeUndefined();
    const dry = await proposing('', 'warn-only: true', { raw: { 'dry-run': 'true' } });
    expect(dry.policy.proposed).toBeUndefined();
    expect(dry.policy.pending_changes).toHaveLength(1);
  });
});
