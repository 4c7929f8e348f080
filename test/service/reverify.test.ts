import { expect, test } from 'vitest';
import type { DnsResolver } from '../../src/engine/core/resolver.ts';
import { SAME_CLOCK } from '../../src/service/database-clock.ts';
import { SILENT } from '../../src/service/log.ts';
import { Metrics } from '../../src/service/metrics.ts';
import { serviceConfig } from '../../src/service/service-config.ts';
import type { ServiceContext } from '../../src/service/service-context.ts';
import { reverifyTargets } from '../../src/service/targets/reverify-targets.ts';
import { NO_TRACER } from '../../src/service/tracing/tracer.ts';
import { describeStores } from '../helpers/service.ts';

const DAY = 24 * 3_600_000;

describeStores('proofs older than 90 days', ({ start }) => {
  test('are checked again at most once a day: a target without one becomes pending', async () => {
    const begin = new Date('2026-01-01T00:00:00Z').getTime();
    let now = new Date(begin);
    const records = new Map<string, string>();
    const resolver = {
      resolveTxt: async (name: string) => {
        const record = records.get(name);
        if (record === undefined) throw Object.assign(new Error('none'), { code: 'ENOTFOUND' });
        return [[record]];
      },
    } as unknown as DnsResolver;
    const clock = { now: () => now };
    const { api, store } = await start({ role: 'api' }, { resolver, clock });
    for (const hostname of ['kept.example.com', 'gone.example.com']) {
      const { body } = await api.post('/v1/targets', { hostname });
      records.set(`_svc-verify.${hostname}`, `svc-verify=${body.verification.token}`);
      expect((await api.post(`/v1/targets/${body.id}/verify`, { method: 'dns' })).body.status).toBe('verified');
    }
    const context: ServiceContext = {
      config: serviceConfig({ mode: 'server', store: { kind: 'memory' } }, () => 'http://127.0.0.1'),
      store,
      clockCheck: SAME_CLOCK,
      clock,
      log: SILENT,
      metrics: new Metrics(),
      tracer: NO_TRACER,
      runScan: async () => ({ status: 'aborted' }),
      resolver,
      renderPdf: async () => new Uint8Array(),
      pdfStore: null,
      resultStore: null,
      secret: 'secret',
    };
    now = new Date(begin + 89 * DAY);
    expect(await reverifyTargets(context)).toBe(0);
    records.delete('_svc-verify.gone.example.com');
    now = new Date(begin + 91 * DAY);
    expect(await reverifyTargets(context)).toBe(2);
    const targets = (await api.get('/v1/targets')).body.data as {
      hostname: string;
      status: string;
      verified_at: string | null;
    }[];
    expect(Object.fromEntries(targets.map((target) => [target.hostname, [target.status, target.verified_at]]))).toEqual(
      {
        'kept.example.com': ['verified', now.toISOString()],
        'gone.example.com': ['pending', null],
      },
    );
    expect(await reverifyTargets(context)).toBe(0);
  });
});
