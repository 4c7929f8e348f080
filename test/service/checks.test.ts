import { expect, test } from 'vitest';
import type { EngineRequest } from '../../src/engine/core/engine.ts';
import { describeStores } from '../helpers/service.ts';

const RULE = `id: shop.status
title: The build number is public
severity: low
request: { path: /status }
match: { body: build }
proof: The page shows the build.
fix: Remove it.
`;

describeStores('rules of a workspace', ({ start }) => {
  test('are stored, returned and run by its scans only', async () => {
    const seen: EngineRequest[] = [];
    const { api, key } = await start(
      {},
      {
        runScan: async (request) => {
          seen.push(request);
          return { status: 'failed', reason: 'unreachable', message: 'x' };
        },
      },
    );
    expect((await api.get('/v1/checks')).body).toEqual({ checks: [], updated_at: null });
    const put = await api.call('PUT', '/v1/checks', { body: { checks: [RULE] } });
    expect(put).toMatchObject({ status: 200, body: { checks: [RULE] } });
    expect((await api.get('/v1/checks')).body).toEqual(put.body);
    const other = api.withKey(await key(undefined, 'test'));
    expect((await other.get('/v1/checks')).body.checks).toEqual([]);
    for (const client of [api, other])
      await client.post('/v1/scans', { target: 'http://localhost:1', scan_type: 'quick' });
    await expect.poll(() => seen.length, { timeout: 60_000 }).toBe(2);
    expect(seen.map(({ rules = [] }) => rules.map(({ id }) => id)).sort()).toEqual([[], ['shop.status']]);
    await api.call('PUT', '/v1/checks', { body: { checks: [] } });
    expect((await api.get('/v1/checks')).body.checks).toEqual([]);
  });

  test('are refused with the line of each fault, and the stored ones stay', async () => {
    const { api } = await start({ role: 'api' });
    await api.call('PUT', '/v1/checks', { body: { checks: [RULE] } });
    const wrong = RULE.replace('severity: low', 'severity: huge');
    const refused = await api.call('PUT', '/v1/checks', { body: { checks: [RULE, wrong, RULE] } });
    expect(refused.status).toBe(422);
    expect(refused.body.error.details).toMatchObject([
      { param: 'checks[1]', message: expect.stringMatching(/^line 3: severity must be one of/) },
      { param: 'checks[2]', message: expect.stringMatching(/^line 1: checks\[0\] has the id shop\.status too/) },
    ]);
    expect((await api.get('/v1/checks')).body.checks).toEqual([RULE]);
  });

  test('are replaced only by keys with the scope for it', async () => {
    const { api, key } = await start({ role: 'api' });
    const reader = api.withKey(await key(['scans:read']));
    expect((await reader.get('/v1/checks')).status).toBe(200);
    expect((await reader.call('PUT', '/v1/checks', { body: { checks: [] } })).status).toBe(403);
  });
});
