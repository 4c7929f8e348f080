import { describe, expect, it } from 'vitest';
import { exitStatus } from '../../src/cli/exit-status.ts';
import { plannedReports } from '../../src/gate/verdict/render-reports.ts';
import { closeDoubles, json } from '../helpers/http-double.ts';
import { serviceDouble } from '../helpers/service-double.ts';
import { testClock } from '../helpers/test-clock.ts';
import { finding, gateAgainst } from './gate-fixture.ts';

closeDoubles();

describe('a service that returns only the documented members', () => {
  it('passes a target without findings', async () => {
    const service = await serviceDouble({ minimal: true });
    const result = await gateAgainst(service.url);
    expect(result.verdict).toMatchObject({ outcome: 'passed', failsJob: false, blocking: [] });
    expect(result.verdict.warnings.join(' ')).toContain('metadata');
    expect(result.scans).toMatchObject([{ outcome: 'succeeded', scanId: 'scn_1', targetId: 'tgt_1' }]);
    expect(exitStatus(result.verdict)).toBe(0);
  });

  it('fails a target for a critical finding that has only an id and a severity', async () => {
    const service = await serviceDouble({ findings: () => [{ id: 'f1', severity: 'critical' }] });
    const result = await gateAgainst(service.url);
    expect(result.verdict).toMatchObject({ outcome: 'failed', failsJob: true, counts: { critical: 1, total: 1 } });
    expect(exitStatus(result.verdict)).toBe(1);
  });

  it('can be used with a registered target although it cannot list targets', async () => {
    const service = await serviceDouble();
    await gateAgainst(service.url, { run: { runId: '1' } });
    const second = await gateAgainst(service.url, { run: { runId: '2' } });
    expect(second.verdict.outcome).toBe('passed');
    expect(second.events).toContainEqual({ type: 'registered', target: 'shop.example', targetId: null, reused: true });
  });
});

describe('errors while polling', () => {
  it('a single 500 is retried', async () => {
    let polls = 0;
    const service = await serviceDouble({
      intercept: (request, response) => {
        if (request.method !== 'GET' || request.path !== '/v1/scans/scn_1') return false;
        polls += 1;
        if (polls !== 2 && polls !== 3) return false;
        json(response, 500, {});
        return true;
      },
    });
    expect((await gateAgainst(service.url)).verdict.outcome).toBe('passed');
  });

  it('dropped connections are retried', async () => {
    let polls = 0;
    const service = await serviceDouble({
      intercept: (request, response) => {
        if (request.method !== 'GET' || request.path !== '/v1/scans/scn_1') return false;
        polls += 1;
        if (polls % 2 === 0) return false;
        response.destroy();
        return true;
      },
    });
    expect((await gateAgainst(service.url)).verdict.outcome).toBe('passed');
  });

  it.each([
    [
      'a page',
      (response: import('node:http').ServerResponse) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
    ],
    ['500', (response: import('node:http').ServerResponse) => json(response, 500, {})],
    ['a closed connection', (response: import('node:http').ServerResponse) => response.destroy()],
    ['401', (response: import('node:http').ServerResponse) => json(response, 401, { code: 'invalid_api_key' })],
  ])('a permanent %s is inconclusive, and the scan is cancelled', async (_, answer) => {
    const service = await serviceDouble({
      intercept: (request, response) => {
        if (request.method !== 'GET' || request.path !== '/v1/scans/scn_1') return false;
        answer(response);
        return true;
      },
    });
    const result = await gateAgainst(service.url);
    expect(result.verdict).toMatchObject({ outcome: 'inconclusive', failsJob: true, codes: ['service_unreachable'] });
    expect(service.cancelled).toEqual(['scn_1']);
    expect(exitStatus(result.verdict)).toBe(3);
  });

  it('a response without a required member is inconclusive at once, and the scan is cancelled', async () => {
    const service = await serviceDouble({
      intercept: (request, response) => {
        if (request.method !== 'GET' || request.path !== '/v1/scans/scn_1') return false;
        json(response, 200, { id: 'scn_1', target: 'shop.example', scan_type: 'standard' });
        return true;
      },
    });
    const result = await gateAgainst(service.url);
    expect(result.verdict).toMatchObject({ outcome: 'inconclusive', failsJob: true, codes: ['response_malformed'] });
    expect(result.verdict.reasons[0]?.message).toContain('GET /v1/scans/scn_1: the response is malformed: status');
    expect(service.cancelled).toEqual(['scn_1']);
  });

  it('a scan that never ends times out and is cancelled, with a reason', async () => {
    const service = await serviceDouble({ status: () => 'running' });
    const result = await gateAgainst(service.url, { raw: { 'timeout-minutes': '5' } });
    expect(result.verdict).toMatchObject({ outcome: 'timed-out', failsJob: true, codes: ['scan_timed_out'] });
    expect(result.verdict.reasons[0]?.message).toContain('300 s');
    expect(service.cancelled).toEqual(['scn_1']);
  });

  it('a slow API does not exceed timeout-minutes', async () => {
    const service = await serviceDouble({
      intercept: (request) => request.method === 'GET' && request.path === '/v1/scans/scn_1',
    });
    const { systemClock } = await import('../../src/shared/clock.ts');
    const result = await gateAgainst(service.url, {
      raw: { 'timeout-minutes': '0.02' },
      dependencies: { clock: systemClock },
    });
    expect(result.verdict.outcome).toBe('timed-out');
  });

  it('a scan that the service no longer knows is inconclusive', async () => {
    const service = await serviceDouble({
      intercept: (request, response) => {
        if (request.path !== '/v1/scans/scn_1') return false;
        json(response, 404, { code: 'not_found' });
        return true;
      },
    });
    expect((await gateAgainst(service.url)).verdict).toMatchObject({ outcome: 'inconclusive', codes: ['scan_lost'] });
  });

  it('a service that is unreachable from the start is inconclusive', async () => {
    const service = await serviceDouble();
    await service.close();
    const result = await gateAgainst(service.url);
    expect(result.verdict).toMatchObject({ outcome: 'inconclusive', codes: ['connection_failed'] });
    expect(result.scans).toMatchObject([{ outcome: 'not-created' }]);
  });

  it('fail-on-inconclusive: false does not fail the job, and the outcome is not passed', async () => {
    const service = await serviceDouble({ status: () => 'failed' });
    const result = await gateAgainst(service.url, { raw: { 'fail-on-inconclusive': 'false' } });
    expect(result.verdict).toMatchObject({ outcome: 'inconclusive', failsJob: false });
  });
});

describe('a service that misbehaves', () => {
  it.each([
    ['failed', 'scan_failed'],
    ['cancelled', 'scan_cancelled'],
    ['paused', 'scan_status_unknown'],
    ['SUCCEEDED', 'scan_status_unknown'],
  ])('status %s is inconclusive', async (status, code) => {
    const service = await serviceDouble({ status: () => status });
    expect((await gateAgainst(service.url)).verdict).toMatchObject({ outcome: 'inconclusive', codes: [code] });
  });

  it('a status that returns to queued is polled further', async () => {
    const service = await serviceDouble({
      status: (_, look) => ['running', 'queued', 'running', 'queued'][look - 1] ?? 'succeeded',
    });
    expect((await gateAgainst(service.url)).verdict.outcome).toBe('passed');
  });

  it('a page that is sent twice counts each finding once', async () => {
    const service = await serviceDouble({
      intercept: (request, response) => {
        if (!request.path.endsWith('/findings')) return false;
        const cursor = request.query.get('cursor');
        const next = cursor === null ? 'b' : cursor === 'b' ? 'c' : '';
        json(response, 200, { data: [finding('f1', 'low'), finding('f2', 'low')], next_cursor: next });
        return true;
      },
    });
    expect((await gateAgainst(service.url)).verdict.counts).toMatchObject({ low: 2, total: 2 });
  });

  it('an endless list of findings is inconclusive', async () => {
    const service = await serviceDouble({
      intercept: (request, response) => {
        if (!request.path.endsWith('/findings')) return false;
        json(response, 200, { data: [finding('f1', 'low')], next_cursor: 'again' });
        return true;
      },
    });
    expect((await gateAgainst(service.url)).verdict).toMatchObject({
      outcome: 'inconclusive',
      codes: ['findings_unreadable'],
    });
  });

  it('thousands of findings are all judged', async () => {
    const many = Array.from({ length: 3_001 }, (_, index) =>
      finding(`f${index}`, index === 2_999 ? 'critical' : 'info'),
    );
    const service = await serviceDouble({ findings: () => many });
    const result = await gateAgainst(service.url);
    expect(result.verdict).toMatchObject({ outcome: 'failed', counts: { total: 3_001, critical: 1 } });
    expect(result.findings[0]?.id).toBe('f2999');
  });

  it.each([
    ['no severity', { severity: undefined }, 'data.0.severity is missing'],
    ['an unknown severity', { severity: 'moderate' }, 'data.0.severity must be'],
    ['a fingerprint of another form', { fingerprint: 'sha1:xyz' }, 'data.0.fingerprint must'],
    ['evidence of 10 MB', { evidence: 'x'.repeat(10_000_000) }, 'data.0.evidence must'],
    ['a title of 30 KB', { title: 'x'.repeat(30_000) }, 'data.0.title is longer than'],
    ['a text for its location', { location: 'https://shop.example/x' }, 'data.0.location must be object'],
  ])('a finding with %s is inconclusive and names the member', async (_, more, fault) => {
    const service = await serviceDouble({ findings: () => [finding('f1', 'low', more)] });
    const { verdict } = await gateAgainst(service.url);
    expect(verdict).toMatchObject({ outcome: 'inconclusive', codes: ['response_malformed'] });
    expect(verdict.reasons[0]?.message).toContain(`GET /v1/scans/scn_1/findings: the response is malformed: ${fault}`);
  });

  it('unreadable findings are inconclusive, not zero findings', async () => {
    const service = await serviceDouble({
      intercept: (request, response) => {
        if (!request.path.endsWith('/findings')) return false;
        json(response, 403, { code: 'insufficient_scope' });
        return true;
      },
    });
    const result = await gateAgainst(service.url);
    expect(result.verdict).toMatchObject({ outcome: 'inconclusive', codes: ['findings_unreadable'] });
    expect(result.verdict.reasons[0]?.message).toContain('insufficient_scope');
  });

  it('fewer findings than findings_count are inconclusive', async () => {
    const count = { critical: 1, high: 0, medium: 0, low: 0, info: 0, total: 1 };
    const service = await serviceDouble({ scanFields: () => ({ findings_count: count }), findings: () => [] });
    expect((await gateAgainst(service.url)).verdict).toMatchObject({
      outcome: 'inconclusive',
      codes: ['findings_incomplete'],
    });
  });

  it('an inconclusive scan next to a failing one: failed, and both are reported', async () => {
    const service = await serviceDouble({
      status: (scan) => (scan.scan_type === 'quick' ? 'failed' : 'succeeded'),
      findings: () => [finding('f1', 'critical')],
    });
    const result = await gateAgainst(service.url, { raw: { 'scan-types': 'quick,standard' } });
    expect(result.verdict.outcome).toBe('failed');
    expect(result.verdict.reasons).toHaveLength(2);
  });
});

describe('creation', () => {
  it('sends the same key for the same scans, and another for others', async () => {
    const service = await serviceDouble();
    const keyOf = async (run: object, raw = {}) => {
      await gateAgainst(service.url, { run, raw });
      return service.requests.findLast((request) => request.path === '/v1/scans/bulk')?.headers['idempotency-key'];
    };
    const first = await keyOf({});
    expect(await keyOf({})).toBe(first);
    const others = [
      await keyOf({ runId: '1002' }),
      await keyOf({ job: 'other' }),
      await keyOf({ step: 'other' }),
      await keyOf({ matrix: '{"a":1}' }),
      await keyOf({ repository: 'octo/other' }),
      await keyOf({}, { 'scan-types': 'quick' }),
      await keyOf({}, { targets: 'other.example' }),
    ];
    expect(new Set([first, ...others]).size).toBe(8);
    expect(first).toMatch(/^[\w-]{1,255}$/);
  });

  it('makes several requests of at most 100 entries', async () => {
    const service = await serviceDouble();
    const targets = Array.from({ length: 120 }, (_, index) => `h${index}.example`).join('\n');
    const result = await gateAgainst(service.url, { raw: { targets, 'scan-types': 'quick,standard' } });
    const bulks = service.requests.filter((request) => request.path === '/v1/scans/bulk');
    expect(bulks.map((request) => JSON.parse(request.body).scans.length)).toEqual([100, 100, 40]);
    expect(new Set(bulks.map((request) => request.headers['idempotency-key'])).size).toBe(3);
    expect(result.verdict.outcome).toBe('passed');
    expect(result.scans).toHaveLength(240);
  });

  it('a refused entry is inconclusive even if other scans succeed', async () => {
    const service = await serviceDouble({
      refuse: (entry) => (entry.target === 'b.example' ? 'validation_error' : null),
    });
    const result = await gateAgainst(service.url, { raw: { targets: 'a.example,b.example' } });
    expect(result.scans.map((scan) => scan.outcome)).toEqual(['succeeded', 'not-created']);
    expect(result.verdict).toMatchObject({ outcome: 'inconclusive', codes: ['validation_error'] });
  });

  it('a host that cannot be registered does not block the others', async () => {
    const service = await serviceDouble({
      intercept: (request, response) => {
        if (request.path !== '/v1/targets' || !request.body.includes('b.example')) return false;
        json(response, 422, { error: { code: 'validation_error', message: 'b.example is blocked' } });
        return true;
      },
    });
    const result = await gateAgainst(service.url, { raw: { targets: 'a.example,b.example' } });
    expect(result.scans.map((scan) => scan.outcome)).toEqual(['succeeded', 'not-created']);
    expect(result.verdict).toMatchObject({ outcome: 'inconclusive', codes: ['validation_error'] });
    expect(result.verdict.reasons[0]?.message).toContain('b.example is blocked');
  });

  it('fail-fast: the scans of other requests are cancelled when one is refused', async () => {
    const targets = Array.from({ length: 101 }, (_, index) => `h${index}.example`).join('\n');
    const service = await serviceDouble({
      refuse: (entry) => (entry.target === 'h100.example' ? 'validation_error' : null),
    });
    const result = await gateAgainst(service.url, { raw: { targets, 'fail-fast': 'true' } });
    expect(service.cancelled).toHaveLength(100);
    expect(result.verdict.outcome).not.toBe('passed');
  });

  it('an unverified target is reported with the verification instructions', async () => {
    const service = await serviceDouble({
      refuse: () => 'target_not_verified',
      intercept: (request, response) => {
        if (!request.path.endsWith('/verify')) return false;
        json(response, 200, {
          id: 'tgt_1',
          status: 'failed',
          verification: {
            method: 'dns',
            token: 'abc',
            checked_at: null,
            reason: 'no such record',
            instructions: [
              { method: 'dns', text: 'Publish a TXT record named _svc-verify.shop.example.', value: 'svc-verify=abc' },
            ],
          },
        });
        return true;
      },
    });
    const result = await gateAgainst(service.url);
    expect(result.verdict).toMatchObject({ outcome: 'inconclusive', codes: ['target_not_verified'] });
    expect(result.scans[0]?.proofs).toEqual([
      { method: 'dns', name: 'Publish a TXT record named _svc-verify.shop.example.', value: 'svc-verify=abc' },
    ]);
    const [junit] = plannedReports(result, ['junit'], { now: 0, informationUri: '' });
    expect(await junit?.render()).toContain('_svc-verify.shop.example: svc-verify=abc');
  });

  it('wait: false starts the scans and gives no verdict', async () => {
    const service = await serviceDouble();
    const result = await gateAgainst(service.url, { raw: { wait: 'false' } });
    expect(result.verdict).toMatchObject({ outcome: 'skipped', failsJob: false });
    expect(result.scans).toMatchObject([{ scanId: 'scn_1' }]);
  });
});

describe('a re-run', () => {
  it('resumes scans in progress and replaces those that failed', async () => {
    const statuses: Record<string, string> = { scn_1: 'running', scn_2: 'failed', scn_3: 'succeeded' };
    let isSecond = false;
    const service = await serviceDouble({
      status: (scan) =>
        isSecond && scan.id !== 'scn_2' && scan.looks > 1 ? 'succeeded' : (statuses[scan.id] ?? 'succeeded'),
    });
    const raw = { targets: 'a.example,b.example,c.example' };
    await gateAgainst(service.url, { raw: { ...raw, wait: 'false' } });
    isSecond = true;
    const result = await gateAgainst(service.url, { raw, run: { runAttempt: 2 } });
    expect(result.reused).toBe(true);
    expect(result.scans.map((scan) => scan.scanId)).toEqual(['scn_1', 'scn_4', 'scn_3']);
    expect(result.verdict.outcome).toBe('passed');
  });

  it('scans again after a verdict', async () => {
    const service = await serviceDouble({
      findings: (scan) => (scan.id === 'scn_1' ? [finding('f1', 'critical')] : []),
    });
    expect((await gateAgainst(service.url)).verdict.outcome).toBe('failed');
    const second = await gateAgainst(service.url, { run: { runAttempt: 2 } });
    expect(second).toMatchObject({ reused: false, verdict: { outcome: 'passed' } });
    expect(second.scans[0]?.scanId).toBe('scn_2');
    const third = await gateAgainst(service.url, { run: { runAttempt: 3 } });
    expect(third.scans[0]?.scanId).toBe('scn_3');
  });

  it('judges scans that finished after the earlier attempt was killed', async () => {
    const service = await serviceDouble();
    await gateAgainst(service.url, { raw: { wait: 'false' } });
    for (const scan of service.scans) scan.looks = 5;
    const result = await gateAgainst(service.url, {
      run: { runAttempt: 2 },
      dependencies: { earlierVerdict: async () => 'none' },
    });
    expect(result).toMatchObject({ reused: true, verdict: { outcome: 'passed' } });
    expect(service.scans).toHaveLength(1);
  });

  it.each([['none' as const], [null]])(
    'replaces cancelled scans, and does not report them as reused (earlier verdict %j)',
    async (earlier) => {
      const service = await serviceDouble({ status: (scan) => (scan.id === 'scn_1' ? 'cancelled' : 'succeeded') });
      await gateAgainst(service.url, { raw: { wait: 'false' } });
      const result = await gateAgainst(service.url, {
        run: { runAttempt: 2 },
        dependencies: { earlierVerdict: async () => earlier },
      });
      expect(result).toMatchObject({ reused: false, verdict: { outcome: 'passed' } });
      expect(result.scans.map((scan) => scan.scanId)).toEqual(['scn_2']);
    },
  );

  it('creates new scans when the targets or their headers have changed', async () => {
    const service = await serviceDouble({ status: (_scan, look) => (look > 2 ? 'succeeded' : 'running') });
    await gateAgainst(service.url, { raw: { targets: 'a.example', wait: 'false' } });
    const second = { run: { runAttempt: 2 } };
    const more = await gateAgainst(service.url, { ...second, raw: { targets: 'a.example,b.example' } });
    expect(more.scans.map((scan) => scan.scanId)).toEqual(['scn_2', 'scn_3']);
    const other = await gateAgainst(service.url, {
      ...second,
      raw: { targets: 'a.example', 'request-headers': 'Cookie: s=2' },
    });
    expect(other.scans.map((scan) => scan.scanId)).toEqual(['scn_4']);
  });

  it('after a verdict creates its own scans directly, and leaves none unjudged', async () => {
    const service = await serviceDouble({ status: (_scan, look) => (look > 2 ? 'succeeded' : 'running') });
    const result = await gateAgainst(service.url, {
      run: { runAttempt: 5 },
      dependencies: { earlierVerdict: async () => 'final' },
    });
    expect(result).toMatchObject({ reused: false, verdict: { outcome: 'passed' } });
    expect(service.scans).toHaveLength(1);
  });

  it('without a record of the earlier attempt decides by the state of the scans', async () => {
    const service = await serviceDouble({ status: (_scan, look) => (look > 3 ? 'succeeded' : 'running') });
    await gateAgainst(service.url, { raw: { wait: 'false' } });
    const result = await gateAgainst(service.url, {
      run: { runAttempt: 2 },
      dependencies: { earlierVerdict: () => Promise.reject(new Error('GitHub is away')) },
    });
    expect(result).toMatchObject({ reused: true, verdict: { outcome: 'passed' } });
    expect(service.scans).toHaveLength(1);
  });

  it('creates new scans with rerun: new', async () => {
    const service = await serviceDouble({ status: () => 'succeeded' });
    await gateAgainst(service.url, { raw: { rerun: 'new' } });
    await gateAgainst(service.url, { raw: { rerun: 'new' }, run: { runAttempt: 2 } });
    expect(service.scans).toHaveLength(2);
  });
});

describe('an abort', () => {
  it.each<['submitting' | 'submitted' | 'polled', string[]]>([
    ['submitting', []],
    ['submitted', ['scn_1']],
    ['polled', ['scn_1']],
  ])('when %s cancels the created scans and reports it', async (phase, expected) => {
    const controller = new AbortController();
    const service = await serviceDouble({ status: () => 'running' });
    const result = await gateAgainst(service.url, {
      dependencies: { signal: controller.signal },
      progress: (event) => {
        if (event.type === phase) controller.abort(new Error('SIGTERM'));
      },
    });
    expect(result.verdict).toMatchObject({ outcome: 'cancelled', failsJob: true });
    expect(service.cancelled).toEqual(expected);
    expect(exitStatus(result.verdict)).toBe(3);
  });

  it('while scans are being created still reads their ids and cancels them', async () => {
    const controller = new AbortController();
    const service = await serviceDouble({
      status: () => 'running',
      intercept: (request) => {
        if (request.path === '/v1/scans/bulk') controller.abort(new Error('SIGTERM'));
        return false;
      },
    });
    const result = await gateAgainst(service.url, { dependencies: { signal: controller.signal } });
    expect(result.verdict.outcome).toBe('cancelled');
    expect(service.cancelled).toEqual(['scn_1']);
  });

  it('with cancel-on-abort: false leaves the scans running', async () => {
    const controller = new AbortController();
    const service = await serviceDouble({ status: () => 'running' });
    await gateAgainst(service.url, {
      raw: { 'cancel-on-abort': 'false' },
      dependencies: { signal: controller.signal },
      progress: (event) => {
        if (event.type === 'polled') controller.abort();
      },
    });
    expect(service.cancelled).toEqual([]);
  });
});

describe('a budget', () => {
  const priced = (balance: number) =>
    serviceDouble({
      intercept: (request, response) => {
        if (request.path !== '/v1/usage') return false;
        json(response, 200, {
          balance,
          prices: { 'scan.quick': 5, 'scan.standard': 20 },
          last_30d: { by_operation: {} },
        });
        return true;
      },
    });

  it.each([
    ['25', 1_000, 'passed', []],
    ['24', 1_000, 'inconclusive', ['budget_exceeded']],
    ['100', 24, 'inconclusive', ['budget_exceeded']],
  ])('of %s tokens with a balance of %i: %s', async (max, balance, outcome, codes) => {
    const service = await priced(balance);
    const result = await gateAgainst(service.url, { raw: { 'max-tokens': max, 'scan-types': 'quick,standard' } });
    expect(result.verdict).toMatchObject({ outcome, codes });
    expect(service.scans).toHaveLength(outcome === 'passed' ? 2 : 0);
    expect(result.plannedTokens).toBe(25);
  });

  it('without a price list creates nothing', async () => {
    const service = await serviceDouble();
    const result = await gateAgainst(service.url, { raw: { 'max-tokens': '10' } });
    expect(result.verdict).toMatchObject({ outcome: 'inconclusive', codes: ['budget_unknown'] });
    expect(service.scans).toHaveLength(0);
  });

  it('dry-run shows the price and creates nothing', async () => {
    const service = await priced(1_000);
    const result = await gateAgainst(service.url, { raw: { 'dry-run': 'true' } });
    expect(result.verdict).toMatchObject({ outcome: 'skipped', failsJob: false });
    expect(result.verdict.reasons[0]?.message).toContain('20 tokens');
    expect(service.requests.every((request) => request.method === 'GET')).toBe(true);
  });
});

it('polls less often as a scan takes longer', async () => {
  const clock = testClock();
  const startedAt = clock.now();
  const after = (seconds: number) =>
    serviceDouble({ status: () => (clock.now() - startedAt > seconds * 1000 ? 'succeeded' : 'running') });
  const short = await gateAgainst((await after(10)).url, { dependencies: { clock } });
  const polls = short.scans[0]?.polls ?? 0;
  const longClock = testClock();
  const longStart = longClock.now();
  const service = await serviceDouble({
    status: () => (longClock.now() - longStart > 600_000 ? 'succeeded' : 'running'),
  });
  const long = await gateAgainst(service.url, { dependencies: { clock: longClock } });
  const longPolls = long.scans[0]?.polls ?? 0;
  expect(polls).toBeGreaterThan(3);
  // Sixty times the length, less than eight times the polls.
  expect(longPolls).toBeLessThan(polls * 8);
});
