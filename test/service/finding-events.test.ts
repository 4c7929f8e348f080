import { expect, test } from 'vitest';
import type { CheckOutcome } from '../../src/contract/report.ts';
import { verifySignature } from '../../src/contract/signature.ts';
import { startHttpsReceiver } from '../helpers/https-receiver.ts';
import { completed, finding } from '../helpers/scripted-engine.ts';
import { describeStores, type TestService, until } from '../helpers/service.ts';

const HOST = '127.0.0.1:8080';

const env = finding('exposure.env', 'critical', 'aa');
const csp = finding('csp.missing', 'high', 'cc');

function check(id: string, change: Partial<CheckOutcome> = {}): CheckOutcome {
  return { check_id: id, title: id, severity: 'high', status: 'passed', reason: null, findings: 0, ...change };
}

/** Runs a scan that finds so much, with the outcomes of its checks. */
async function scan(
  { api, engine }: TestService,
  found: readonly (typeof env)[],
  checks: CheckOutcome[],
  options = {},
) {
  const before = engine.calls.length;
  const { id } = (await api.post('/v1/scans', { target: `http://${HOST}`, scan_type: 'quick', options })).body;
  const result = completed(found);
  if (result.status !== 'completed') throw new Error('a completed scan');
  (await engine.call(before)).finish({ ...result, report: { ...result.report, checks } });
  await until('succeeded', async () => (await api.get(`/v1/scans/${id}`)).body.status === 'succeeded');
  return id as string;
}

describeStores('events of findings', ({ start }) => {
  test('tell a subscriber what is new to a target, and what is gone where a scan looked', async () => {
    const receiver = await startHttpsReceiver();
    try {
      const service = await start({ allowWebhookCidrs: ['127.0.0.0/8'], trustedRoots: [receiver.ca] });
      const { api } = service;
      await api.post('/v1/targets', { hostname: HOST });
      await service.store.query("UPDATE targets SET status = 'verified', verified_at = now()");
      const events = ['finding.created', 'finding.fixed'];
      const { secret } = (await api.post('/v1/webhooks', { url: `${receiver.url}/hook`, events })).body;
      const both = [
        check('exposure.env', { status: 'finding', findings: 1 }),
        check('csp.missing', { status: 'finding' }),
      ];
      const first = await scan(service, [env, csp], both);
      await receiver.waitFor(2);
      // Seen again: no event.
      await scan(service, [env, csp], both);
      // Gone, but the check of one left something out, that of the other failed, or the path was left out.
      await scan(service, [], [check('exposure.env', { partial: true }), check('csp.missing', { status: 'error' })]);
      await scan(service, [], [check('exposure.env'), check('csp.missing')], { exclude_paths: ['/'] });
      const open = (await api.get(`/v1/targets/${(await api.get('/v1/targets')).body.data[0].id}/findings`)).body.data;
      expect(open.map(({ state }: { state: string }) => state)).toEqual(['open', 'open']);
      const last = await scan(service, [csp], [check('exposure.env'), check('csp.missing', { status: 'finding' })]);
      const received = await receiver.waitFor(3);
      for (const { headers, body } of received) verifySignature(body, String(headers['service-signature']), secret);
      const shown = received
        .map(({ body }) => JSON.parse(body.toString()))
        .map(({ type, data }) => [type, data.check_id, data.severity, data.scan_id, data.target, data.url]);
      expect(shown.slice(0, 2).sort()).toEqual([
        ['finding.created', 'csp.missing', 'high', first, HOST, 'http://127.0.0.1/'],
        ['finding.created', 'exposure.env', 'critical', first, HOST, 'http://127.0.0.1/'],
      ]);
      expect(shown.slice(2)).toEqual([['finding.fixed', 'exposure.env', 'critical', last, HOST, 'http://127.0.0.1/']]);
      // They go with their scan.
      expect((await api.call('DELETE', `/v1/scans/${last}`)).status).toBe(204);
      expect(await service.store.query("SELECT 1 FROM events WHERE type = 'finding.fixed'")).toEqual([]);
    } finally {
      await receiver.close();
    }
  });

  test('are not recorded without a subscriber to them', async () => {
    const service = await start();
    await service.api.post('/v1/targets', { hostname: HOST });
    await service.store.query("UPDATE targets SET status = 'verified', verified_at = now()");
    await scan(service, [env], []);
    await scan(service, [], []);
    expect(await service.store.query("SELECT 1 FROM events WHERE type LIKE 'finding.%'")).toEqual([]);
  });
});
