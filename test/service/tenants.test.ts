import { expect, test } from 'vitest';
import { ROUTES } from '../../src/contract/routes.ts';
import { eraseTargets } from '../../src/service/scans/delete-scans.ts';
import { completed, finding } from '../helpers/scripted-engine.ts';
import { describeStores, until } from '../helpers/service.ts';

const BODIES: Partial<Record<keyof typeof ROUTES, unknown>> = {
  verifyTarget: { method: 'dns' },
  updateWebhook: { status: 'disabled' },
  updateFinding: { state: 'ignored', reason: 'x' },
  rotateWebhookSecret: {},
  replayDeliveries: { since: '2026-01-01T00:00:00Z' },
};

describeStores('tenants', ({ start }) => {
  test('the ids of another workspace are not found at any route, and its lists are not shown', async () => {
    const { api, key, store } = await start({ role: 'api', allowWebhookCidrs: ['127.0.0.0/8'] });
    const subscription = { url: 'https://127.0.0.1:1/hook', events: ['scan.queued'] };
    const webhook = (await api.post('/v1/webhooks', subscription)).body.id as string;
    const target = (await api.post('/v1/targets', { hostname: 'localhost' })).body.id as string;
    const scan = (await api.post('/v1/scans', { target: 'http://localhost:1', scan_type: 'quick' })).body.id as string;
    const delivery = (await api.get(`/v1/webhooks/${webhook}/deliveries`)).body.data[0]?.id as string;
    expect([webhook, target, scan, delivery].every((id) => typeof id === 'string')).toBe(true);

    const finding = `fnd_${scan.slice(4)}`;
    await store.query(
      `INSERT INTO findings (id, scan_id, severity_rank, check_id, fingerprint, state, first_seen_at, content)
       VALUES ($1, $2, 0, 'exposure.env', $3, 'new', now(), '{}')`,
      [finding, scan, 'a'.repeat(32)],
    );

    const ids: Record<string, string> = {
      target_id: target,
      scan_id: scan,
      id: webhook,
      delivery_id: delivery,
      finding_id: finding,
    };
    const rows = async () =>
      JSON.stringify(
        await Promise.all(
          ['targets', 'scans', 'findings', 'fingerprints', 'webhooks', 'deliveries', 'events', 'audit'].map((name) =>
            store.query(`SELECT * FROM ${name} ORDER BY 1`),
          ),
        ),
      );
    const before = await rows();
    const other = api.withKey(await key(undefined, 'test'));
    let guarded = 0;
    for (const [name, route] of Object.entries(ROUTES)) {
      const path = route.path.replace(/\{(\w+)\}/g, (_, parameter: string) => ids[parameter] ?? 'unknown');
      if (path !== route.path) {
        const body = BODIES[name as keyof typeof ROUTES];
        const response = await other.call(route.method, path, body === undefined ? {} : { body });
        expect([name, response.status]).toEqual([name, 404]);
        guarded += 1;
      } else if (name.startsWith('list')) expect([name, (await other.get(path)).body.data]).toEqual([name, []]);
    }
    expect(guarded).toBeGreaterThan(15);
    expect(await rows()).toBe(before);
  });

  test('with the same host have acceptances, events and erasures of their own', async () => {
    const { api, key, store, engine } = await start({ allowWebhookCidrs: ['127.0.0.0/8'] });
    engine.answer = () => completed([finding('exposure.env', 'critical', 'aa')]);
    const other = api.withKey(await key(undefined, 'test'));
    const host = '127.0.0.1:8080';
    const scan = async (client: typeof api) => {
      const { id } = (await client.post('/v1/scans', { target: `http://${host}`, scan_type: 'quick' })).body;
      await until('succeeded', async () => (await client.get(`/v1/scans/${id}`)).body.status === 'succeeded');
      return (await client.get(`/v1/scans/${id}/findings`)).body.data[0];
    };
    const targetOf = async (client: typeof api) => (await client.post('/v1/targets', { hostname: host })).body.id;
    const subscribe = (client: typeof api) =>
      client.post('/v1/webhooks', { url: 'https://127.0.0.1:1/hook', events: ['finding.created', 'finding.fixed'] });
    const [mine, theirs] = [await targetOf(api), await targetOf(other)];
    expect([(await subscribe(api)).status, (await subscribe(other)).status]).toEqual([201, 201]);
    const [ours, foreign] = [await scan(api), await scan(other)];
    const eventsOf = (scanId: string) =>
      store.query(
        `SELECT e.type, e.workspace_id = s.workspace_id AND bool_and(w.workspace_id = s.workspace_id) AS own, count(*)::int
         FROM events e JOIN scans s ON s.id = e.subject JOIN deliveries d ON d.event_id = e.id
           JOIN webhooks w ON w.id = d.webhook_id
         WHERE s.id = $1 AND e.type LIKE 'finding.%' GROUP BY e.id, s.id`,
        [scanId],
      );
    const created = [{ type: 'finding.created', own: true, count: 1 }];
    expect([await eventsOf(ours.scan_id), await eventsOf(foreign.scan_id)]).toEqual([created, created]);

    await api.patch(`/v1/findings/${ours.id}`, { state: 'ignored', reason: 'A decoy.' });
    expect((await scan(other)).state).toBe('open');
    expect((await other.call('DELETE', `/v1/targets/${mine}/data`)).status).toBe(404);
    expect((await other.call('DELETE', `/v1/targets/${theirs}/data`)).status).toBe(204);
    await eraseTargets({ store });
    expect((await other.get('/v1/scans')).body.data).toEqual([]);
    expect(await eventsOf(ours.scan_id)).toEqual(created);
    expect(await scan(api)).toMatchObject({ state: 'ignored', acceptance: { reason: 'A decoy.' } });
    expect((await scan(other)).state).toBe('new');
  });
});
