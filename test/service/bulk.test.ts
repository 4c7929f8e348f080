import { expect, test } from 'vitest';
import { describeStores } from '../helpers/service.ts';

const HOST = '127.0.0.1:8080';
const good = { target: HOST, scan_type: 'quick' };

interface Result {
  ok: boolean;
  scan?: { id: string; target: string };
  error?: { code: string; param?: string };
}

describeStores('bulk', ({ start }) => {
  test('results come in request order, each entry judged by itself', async () => {
    const { api, store } = await start();
    const { status, body } = await api.post('/v1/scans/bulk', {
      scans: [
        { target: '127.0.0.1:1', scan_type: 'quick' },
        { target: HOST, scan_type: 'deep' },
        { target: 'user:hunter22@127.0.0.1', scan_type: 'quick' },
        { target: 'example.com', scan_type: 'standard' },
        7,
        { ...good, surprise: true },
        { target: '127.0.0.1:2', scan_type: 'quick' },
      ],
    });
    expect(status).toBe(201);
    expect(body.summary).toEqual({ total: 7, succeeded: 2, failed: 5, rolled_back: 0 });
    const results = body.results as Result[];
    expect(results.map((result) => result.error?.code ?? result.scan?.target)).toEqual([
      '127.0.0.1:1',
      'validation_error',
      'validation_error',
      'target_not_verified',
      'validation_error',
      'validation_error',
      '127.0.0.1:2',
    ]);
    expect(results[1]?.error?.param).toBe('scans[1].scan_type');
    expect(results[5]?.error?.param).toBe('scans[5].surprise');
    expect(JSON.stringify(body)).not.toContain('hunter22');
    expect(await store.query('SELECT 1 FROM scans')).toHaveLength(2);
  });

  test('fail_fast rolls everything back: rows, targets, events, tokens', async () => {
    const { api, store } = await start();
    const { status, body } = await api.post('/v1/scans/bulk', {
      fail_fast: true,
      scans: [good, good, { target: HOST, scan_type: 'deep' }, good],
    });
    expect(status).toBe(422);
    expect(body.error.code).toBe('bulk_rolled_back');
    expect(body.summary).toEqual({ total: 4, succeeded: 0, failed: 2, rolled_back: 2 });
    expect(body.results.map((result: Result) => result.error?.code)).toEqual([
      'rolled_back',
      'rolled_back',
      'validation_error',
      'not_attempted',
    ]);
    for (const table of ['scans', 'targets', 'events', "ledger WHERE kind = 'charge'"]) {
      expect(await store.query(`SELECT 1 FROM ${table}`), table).toEqual([]);
    }
    expect((await api.get('/v1/usage')).body).toMatchObject({ balance: 10_000, last_30d: { total: 0 } });
  });

  test('fail_fast without a failure is an ordinary batch', async () => {
    const { api } = await start();
    const { status, body } = await api.post('/v1/scans/bulk', { fail_fast: true, scans: [good, good] });
    expect(status).toBe(201);
    expect(body.summary).toEqual({ total: 2, succeeded: 2, failed: 0, rolled_back: 0 });
  });

  test('if tokens run out in the middle, exactly the affordable scans are accepted', async () => {
    const { api } = await start({ initialTokens: 12 });
    const { body } = await api.post('/v1/scans/bulk', { scans: [good, good, good] });
    expect(body.results.map((result: Result) => result.error?.code ?? 'ok')).toEqual([
      'ok',
      'ok',
      'insufficient_tokens',
    ]);
    expect((await api.get('/v1/usage')).body).toMatchObject({
      balance: 2,
      last_30d: { total: 10, by_operation: { 'scan.quick': 10 } },
    });
    const whole = await api.post('/v1/scans/bulk', { scans: [good], fail_fast: true });
    expect(whole.body.results[0].error.code).toBe('insufficient_tokens');
  });

  test('100 entries are accepted, 101 are not', async () => {
    const { api, store } = await start();
    const all = Array.from({ length: 100 }, (_, index) => ({
      target: `127.0.0.1:${7000 + index}`,
      scan_type: 'quick',
    }));
    const { body } = await api.post('/v1/scans/bulk', { scans: all });
    expect(body.results.map((result: Result) => result.scan?.target)).toEqual(all.map((entry) => entry.target));
    const refused = await api.post('/v1/scans/bulk', { scans: [...all, good] });
    expect(refused.status).toBe(422);
    expect(refused.body.error.code).toBe('batch_too_large');
    expect(await store.query('SELECT 1 FROM scans')).toHaveLength(100);
  });

  test.each([
    [{}, 'scans'],
    [{ scans: [] }, 'scans'],
    [{ scans: 'all' }, 'scans'],
    [{ scans: [good], fail_fast: 'yes' }, 'fail_fast'],
    [{ scans: [good], mode: 'x' }, 'mode'],
    [[good], undefined],
  ])('the frame %j is refused', async (body, param) => {
    const { api } = await start();
    const answer = await api.post('/v1/scans/bulk', body);
    expect(answer.status).toBe(422);
    expect(answer.body.error.code).toBe('validation_error');
    expect(answer.body.error.param).toBe(param);
  });
});
