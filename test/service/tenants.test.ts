import { expect, test } from 'vitest';
import { ROUTES } from '../../src/contract/routes.ts';
import { describePglite } from '../helpers/service.ts';

const BODIES: Partial<Record<keyof typeof ROUTES, unknown>> = {
  verifyTarget: { method: 'dns' },
  updateWebhook: { status: 'disabled' },
  updateFinding: { state: 'ignored', reason: 'x' },
  rotateWebhookSecret: {},
  replayDeliveries: { since: '2026-01-01T00:00:00Z' },
};

describePglite('tenants', ({ start }) => {
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
          ['targets', 'scans', 'findings', 'fingerprints', 'webhooks', 'deliveries'].map((name) =>
            store.query(`SELECT * FROM ${name}`),
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
});
