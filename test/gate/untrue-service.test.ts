import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { Severity } from '../../src/contract/primitives.ts';
import type { CheckOutcome, CheckStatus } from '../../src/contract/report.ts';
import { registeredCheckIds } from '../../src/embedded.ts';
import { closeDoubles, json, type SeenRequest } from '../helpers/http-double.ts';
import { type DoubleOptions, type DoubleScan, exampleReport, serviceDouble } from '../helpers/service-double.ts';
import { testClock } from '../helpers/test-clock.ts';
import { finding, gateAgainst } from './gate-fixture.ts';

closeDoubles();

const done: DoubleOptions = { status: () => 'succeeded' };
const counts = (critical: number, total: number) => ({
  critical,
  high: 0,
  medium: 0,
  low: total - critical,
  info: 0,
  total,
});

const check = (check_id: string, severity: Severity, status: CheckStatus, reason: string | null = null) => ({
  check_id,
  severity,
  status,
  reason,
  title: check_id,
  findings: 0,
});
/** Replaces the response of one route. */
const answering =
  (
    route: RegExp,
    answer: (response: ServerResponse, request: SeenRequest) => void,
  ): NonNullable<DoubleOptions['intercept']> =>
  (request, response) => {
    if (!route.test(`${request.method} ${request.path}`)) return false;
    answer(response, request);
    return true;
  };

describe('counts and findings that disagree never pass', () => {
  it.each<[string, DoubleOptions]>([
    ['a critical finding is counted, an empty list shown', { scanFields: () => ({ findings_count: counts(1, 1) }) }],
    [
      'one critical finding is counted, but one of low severity is listed',
      { scanFields: () => ({ findings_count: counts(1, 1) }), findings: () => [finding('a', 'low')] },
    ],
    [
      'the count is a bare number',
      { scanFields: () => ({ findings_count: 2 }), findings: () => [finding('a', 'low')] },
    ],
    [
      'the report counts findings by severity that it does not list',
      {
        report: (scan) =>
          exampleReport(scan, { summary: { by_severity: counts(2, 2), total: 0, omitted: 0, digest: '' } }),
      },
    ],
    [
      'the report omits most findings, and says so',
      {
        report: (scan) =>
          exampleReport(scan, { summary: { by_severity: counts(0, 0), total: 0, omitted: 7, digest: '' } }),
      },
    ],
    ['the findings are those of another scan', { findings: () => [finding('a', 'low', { scan_id: 'scn_foreign' })] }],
    [
      'an error next to an empty list',
      { intercept: answering(/findings$/, (r) => json(r, 200, { data: [], error: { code: 'internal_error' } })) },
    ],
    ['the list is a bare array', { intercept: answering(/findings$/, (r) => json(r, 200, [])) }],
    [
      'the report names our schema version but has no checks',
      { report: (scan) => ({ ...exampleReport(scan), checks: undefined }) },
    ],
    [
      'the list is truncated JSON',
      {
        intercept: answering(/findings$/, (r) =>
          r.writeHead(200, { 'content-type': 'application/json' }).end('{"data":['),
        ),
      },
    ],
  ])('%s', async (_, options) => {
    const service = await serviceDouble({ ...done, ...options });
    const { verdict } = await gateAgainst(service.url);
    expect(verdict.outcome).toBe('inconclusive');
    expect(verdict.codes?.[0]).toMatch(/^(findings_(incomplete|unreadable)|response_malformed)$/);
  });

  it('a finding listed as more severe than counted still fails', async () => {
    const service = await serviceDouble({
      ...done,
      scanFields: () => ({ findings_count: { ...counts(0, 1), low: 1 } }),
      findings: () => [finding('a', 'high')],
    });
    expect((await gateAgainst(service.url)).verdict.outcome).toBe('passed');
  });

  it('the report of another scan is discarded, and the list decides', async () => {
    const service = await serviceDouble({
      ...done,
      report: (scan) => exampleReport({ ...scan, id: 'scn_foreign' }),
      findings: () => [finding('a', 'critical')],
    });
    const { verdict } = await gateAgainst(service.url);
    expect(verdict).toMatchObject({ outcome: 'failed', counts: { critical: 1 } });
    expect(verdict.warnings.join()).toContain('another scan');
  });
});

describe('a service that returns other scans than the requested ones', () => {
  const two = { raw: { targets: 'a.example\nb.example', 'scan-types': 'quick' } };
  const created = (entries: readonly [id: string, target: string][]) =>
    entries.map(([id, target]) => ({ ok: true, scan: { id, target, scan_type: 'quick', status: 'queued' } }));

  it('in another order: each is matched to its target', async () => {
    const service = await serviceDouble({
      ...done,
      intercept: (request, response) => {
        if (request.path === '/v1/scans/bulk') {
          json(response, 201, {
            summary: {},
            results: created([
              ['scn_b', 'b.example'],
              ['scn_a', 'A.example.'],
            ]),
          });
          return true;
        }
        const id = /^\/v1\/scans\/(scn_[ab])$/.exec(request.path)?.[1];
        if (id === undefined)
          return answering(/scn_[ab]\/findings$/, (r) => json(r, 200, { data: [] }))(request, response, 0);
        json(response, 200, { id, target: `${id.at(-1)}.example`, scan_type: 'quick', status: 'succeeded' });
        return true;
      },
    });
    const result = await gateAgainst(service.url, two);
    expect(result.verdict.outcome).toBe('passed');
    expect(result.scans.map((scan) => [scan.target.hostname, scan.scanId])).toEqual([
      ['a.example', 'scn_a'],
      ['b.example', 'scn_b'],
    ]);
  });

  it.each<[string, readonly [string, string][], number]>([
    ['fewer results than scans', [['scn_a', 'a.example']], 1],
    [
      'the same scan twice',
      [
        ['scn_a', 'a.example'],
        ['scn_a', 'a.example'],
      ],
      1,
    ],
    [
      'a scan of another host',
      [
        ['scn_a', 'a.example'],
        ['scn_x', 'evil.example'],
      ],
      1,
    ],
  ])('%s: inconclusive, and every scan is in the result', async (_, entries, missing) => {
    const service = await serviceDouble({
      ...done,
      intercept: (request, response) => {
        if (request.path === '/v1/scans/bulk') json(response, 201, { summary: {}, results: created(entries) });
        else if (request.path === '/v1/scans/scn_a')
          json(response, 200, { id: 'scn_a', target: 'a.example', scan_type: 'quick', status: 'succeeded' });
        else if (/findings$/.test(request.path)) json(response, 200, { data: [] });
        else return false;
        return true;
      },
    });
    const { verdict, scans } = await gateAgainst(service.url, two);
    expect(verdict.outcome).toBe('inconclusive');
    expect(scans).toHaveLength(2);
    expect(scans.filter((scan) => scan.outcome !== 'succeeded')).toHaveLength(missing);
  });

  it.each<[string, Record<string, unknown>, string]>([
    [
      'another host',
      { id: 'scn_1', target: 'evil.example', scan_type: 'standard', status: 'succeeded' },
      'scan_mismatch',
    ],
    [
      'another depth',
      { id: 'scn_1', target: 'shop.example', scan_type: 'quick', status: 'succeeded' },
      'scan_mismatch',
    ],
    [
      'another id',
      { id: 'scn_2', target: 'shop.example', scan_type: 'standard', status: 'succeeded' },
      'response_malformed',
    ],
    ['an error with status 200', { error: { code: 'internal_error' } }, 'response_malformed'],
    [
      'success and failure at once',
      {
        id: 'scn_1',
        target: 'shop.example',
        scan_type: 'standard',
        status: 'succeeded',
        failure: { reason: 'timeout', message: 'too slow' },
      },
      'scan_status_unknown',
    ],
  ])('while polling, %s: inconclusive', async (_, body, code) => {
    const service = await serviceDouble({
      intercept: answering(/^GET \/v1\/scans\/scn_1$/, (r) => json(r, 200, body)),
    });
    const { verdict } = await gateAgainst(service.url);
    expect(verdict).toMatchObject({ outcome: 'inconclusive', codes: [code] });
  });

  it('another spelling of the same host is accepted', async () => {
    const service = await serviceDouble({ ...done, scanFields: () => ({ target: 'https://BÜCHER.example./' }) });
    const result = await gateAgainst(service.url, { raw: { targets: 'https://bücher.example' } });
    expect(result.verdict.outcome).toBe('passed');
  });
});

describe('checks that did not run', () => {
  const withChecks = (...checks: CheckOutcome[]) => ({
    ...done,
    report: (scan: DoubleScan) => exampleReport(scan, { checks }),
  });
  const open = check('exposure.env', 'critical', 'error', 'incomplete: 70 of 80 requests got no response');

  it('make the verdict inconclusive if their findings would block', async () => {
    const service = await serviceDouble(withChecks(open, check('http.hsts', 'low', 'passed')));
    const { verdict } = await gateAgainst(service.url);
    expect(verdict).toMatchObject({ outcome: 'inconclusive', failsJob: true, codes: ['checks_incomplete'] });
    expect(verdict.reasons[0]?.message).toContain('exposure.env (incomplete: 70 of 80');
  });

  it.each<[string, Record<string, string>, string | undefined, string]>([
    ['below the severity that blocks', {}, 'severity-overrides: { exposure.env: low }', 'passed'],
    ['with a threshold for it', { 'fail-on-severity': 'none', thresholds: 'critical=3' }, undefined, 'inconclusive'],
    ['ignored as a whole', {}, 'ignore: [{ check: exposure.env, reason: honeypot }]', 'passed'],
    ['ignored for one path', {}, 'ignore: [{ check: exposure.env, path: /x, reason: honeypot }]', 'inconclusive'],
    ['where nothing blocks', { 'fail-on-severity': 'none' }, undefined, 'passed'],
  ])('%s', async (_, raw, config, outcome) => {
    const service = await serviceDouble(withChecks(open));
    const result = await gateAgainst(service.url, { raw, ...(config === undefined ? {} : { config }) });
    expect(result.verdict.outcome).toBe(outcome);
  });
});

describe('check ids in the settings', () => {
  it.each<[string, string, RegExp]>([
    [
      'a typo gets a warning',
      'ignore: [{ check: exposure.envv, reason: x }]',
      /exposure\.envv.*Did you mean exposure\.env\?/,
    ],
    ['in an override too', 'severity-overrides: { exposure.evn: low }', /Did you mean exposure\.env\?/],
    ['and among the disabled', 'disable-checks: [exposure.enw]', /Did you mean exposure\.env\?/],
    ['one that is known is not', 'ignore: [{ check: exposure.env, reason: x }]', /^$/],
    ['one that is like none may be of another scan type', 'ignore: [{ check: ports.database, reason: x }]', /^$/],
  ])('%s', async (_, config, expected) => {
    const checks = [check('exposure.env', 'critical', 'passed'), check('http.hsts-missing', 'low', 'passed')];
    const service = await serviceDouble({ ...done, report: (scan) => exampleReport(scan, { checks }) });
    const { verdict } = await gateAgainst(service.url, { config });
    expect(verdict.warnings.filter((text) => !text.includes('metadata')).join()).toMatch(expected);
  });
});

describe('check ids in the settings for a service whose checks are known', () => {
  it.each<[string, string, RegExp]>([
    ['one that only runs in compliance scans is fine', 'disable-checks: [active.sqli-time]', /^$/],
    [
      'a typo gets a warning',
      'disable-checks: [active.sqli-tine]',
      /sqli-tine, which .* Did you mean active\.sqli-time\?$/,
    ],
    ['so does one that is like none', 'ignore: [{ check: library.jquery, reason: x }]', /explain --list/],
  ])('%s', async (_, config, expected) => {
    const checks = [check('active.sqli-error', 'critical', 'passed')];
    const service = await serviceDouble({ ...done, report: (scan) => exampleReport(scan, { checks }) });
    const dependencies = { checkIds: registeredCheckIds };
    const { verdict } = await gateAgainst(service.url, { config, dependencies });
    expect(verdict.warnings.filter((text) => !text.includes('metadata')).join()).toMatch(expected);
  });
});

describe('a clock that is changed while the gate waits', () => {
  it('forward: timed out, never passed; backward: the gate still waits for the scan', async () => {
    const clock = testClock();
    let offset = 0;
    const jumping = { now: () => clock.now() + offset, sleep: clock.sleep.bind(clock) };
    const service = await serviceDouble({
      status: (_scan, look) => {
        if (look === 2) offset = 7 * 24 * 3_600_000;
        return 'running';
      },
    });
    const forward = await gateAgainst(service.url, { dependencies: { clock: jumping } });
    expect(forward.verdict.outcome).toBe('timed-out');
    offset = 0;
    const patient = await serviceDouble({
      status: (_scan, look) => {
        if (look === 2) offset = -3_600_000;
        return look > 4 ? 'succeeded' : 'running';
      },
    });
    const backward = await gateAgainst(patient.url, { dependencies: { clock: jumping } });
    expect(backward.verdict.outcome).toBe('passed');
  });
});

describe('a service that requests endless waits', () => {
  it.each([
    ['429 without Retry-After', {}],
    ['429 for a year', { 'retry-after': '31536000' }],
    ['503 until the year 2999', { 'retry-after': 'Tue, 01 Jan 2999 00:00:00 GMT' }],
  ])('%s: inconclusive within the time limit', async (_, headers) => {
    const clock = testClock();
    const from = clock.now();
    const service = await serviceDouble({
      intercept: answering(/^GET \/v1\/scans\/scn_1$/, (r) =>
        json(r, 'retry-after' in headers ? 429 : 503, {}, headers),
      ),
    });
    const { verdict } = await gateAgainst(service.url, { dependencies: { clock }, raw: { 'timeout-minutes': '60' } });
    expect(verdict.outcome).toBe('inconclusive');
    expect(clock.now() - from).toBeLessThan(30 * 60_000);
  });
});
