import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { EVENT_TYPES, type EventType, eventSchema } from '../../src/contract/event.ts';
import { verifySignature } from '../../src/contract/signature.ts';
import { runScan } from '../../src/engine/run.ts';
import { assertSchema } from '../helpers/contract-client.ts';
import { type HttpsReceiver, startHttpsReceiver } from '../helpers/https-receiver.ts';
import { listen } from '../helpers/listen.ts';
import { describeStores, until } from '../helpers/service.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A site with one critical finding: it serves its environment file. It also serves what the owner publishes. */
async function faultySite(published: Map<string, string>) {
  const site = await listen(
    createServer((request, response) => {
      const text = published.get(request.url ?? '');
      if (text !== undefined) response.writeHead(200, { 'content-type': 'text/plain' }).end(text);
      else if (request.url === '/') response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Shop</h1>');
      else response.writeHead(404).end('no');
    }),
  );
  closers.push(site.close);
  return `127.0.0.1:${site.port}`;
}

/** A site that accepts connections and never responds. */
async function silentSite() {
  const site = await listen(createServer(() => {}));
  closers.push(site.close);
  return `127.0.0.1:${site.port}`;
}

async function admin(
  service: { adminUrl: string | null; adminToken: string | null },
  method: string,
  path: string,
  body?: object,
) {
  const response = await fetch(`${service.adminUrl}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${service.adminToken}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Record<string, string>;
}

function typesAt(receiver: HttpsReceiver, secret: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { headers, body } of receiver.received) {
    verifySignature(body, String(headers['service-signature']), secret);
    const sent = JSON.parse(body.toString()) as { type: EventType };
    assertSchema(eventSchema(sent.type), sent, sent.type);
    counts[sent.type] = (counts[sent.type] ?? 0) + 1;
  }
  return counts;
}

describeStores('the complete API workflow of a customer', ({ start }) => {
  test('key, target, verify, bulk, poll, events, findings, JSON, PDF, usage, cancel, rotate, revoke', async () => {
    const receiver = await startHttpsReceiver();
    closers.push(() => receiver.close());
    const { service, api } = await start(
      { allowWebhookCidrs: ['127.0.0.0/8'], trustedRoots: [receiver.ca] },
      { runScan },
    );
    const published = new Map([['/.env', 'APP_ENV=production\nDB_PASSWORD=hunter2hunter2\nAPI_TOKEN=4f7d1e0a9c\n']]);
    const host = await faultySite(published);

    // A key of its own for the pipeline, made by the workspace's admin.
    const made = await admin(service, 'POST', '/v1/keys', {
      type: 'workspace',
      mode: 'live',
      scopes: [
        'targets:read',
        'targets:write',
        'scans:read',
        'scans:write',
        'reports:read',
        'webhooks:write',
        'usage:read',
      ],
    });
    const customer = api.withKey(made['key'] ?? '');
    const start30d = (await customer.get('/v1/usage')).body;
    expect(start30d).toMatchObject({ balance: 10_000, last_30d: { by_operation: {} } });

    // Webhook first, so that every event of targets and scans arrives.
    const events = EVENT_TYPES.filter((type) => !type.startsWith('finding.'));
    const webhook = (await customer.post('/v1/webhooks', { url: `${receiver.url}/hook`, events })).body;
    expect(webhook.secret).toMatch(/^whsec_/);
    expect((await customer.get(`/v1/webhooks/${webhook.id}`)).body.secret).toBeUndefined();
    expect((await customer.post('/v1/webhooks', { url: `${receiver.url}/hook`, events: ['scan.failed'] })).status).toBe(
      409,
    );

    // Target and proof of ownership.
    const target = (await customer.post('/v1/targets', { hostname: host })).body;
    expect((await customer.post('/v1/scans', { target: host, scan_type: 'standard' })).body.error.code).toBe(
      'target_not_verified',
    );
    published.set('/.well-known/svc-verify.txt', target.verification.token);
    const verified = (await customer.post(`/v1/targets/${target.id}/verify`, { method: 'http_file' })).body;
    expect(verified.status).toBe('verified');

    // Bulk, twice with one key.
    const request = {
      fail_fast: false,
      scans: [
        { target: host, scan_type: 'quick' },
        { target: host, scan_type: 'standard' },
      ],
    };
    const bulk = await customer.post('/v1/scans/bulk', request, { 'idempotency-key': 'run-1' });
    expect(bulk.status).toBe(201);
    expect((await customer.post('/v1/scans/bulk', request, { 'idempotency-key': 'run-1' })).body).toEqual(bulk.body);
    const [quick, standard] = bulk.body.results.map((result: { scan: { id: string } }) => result.scan.id) as [
      string,
      string,
    ];

    // Poll: queued and running are not final.
    for (const id of [quick, standard]) {
      const final = await until(
        `scan ${id}`,
        async () => {
          const { body } = await customer.get(`/v1/scans/${id}`);
          return body.status !== 'queued' && body.status !== 'running' && body;
        },
        60_000,
      );
      expect(final.status, JSON.stringify(final.failure)).toBe('succeeded');
    }
    const critical = (await customer.get(`/v1/scans/${standard}/findings?severity=critical`)).body.data;
    expect(critical.map((finding: { check_id: string }) => finding.check_id)).toContain('exposure.env');
    expect(JSON.stringify(critical)).not.toContain('hunter2hunter2');

    // Reports.
    const report = (await customer.get(`/v1/scans/${standard}/report`)).body;
    expect(report.scan.id).toBe(standard);
    expect(report.summary.by_severity.critical).toBe(critical.length);
    const pdf = await customer.get(`/v1/scans/${standard}/report.pdf`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(pdf.bytes.subarray(0, 5)).toString()).toBe('%PDF-');

    // Lists.
    const page = (await customer.get('/v1/scans?limit=1')).body;
    const rest = (await customer.get(`/v1/scans?limit=1&cursor=${page.next_cursor}`)).body;
    expect([page.data[0].id, rest.data[0].id]).toEqual([standard, quick]);

    // Cancel while the engine waits for a site that never responds.
    const slow = (await customer.post('/v1/scans', { target: await silentSite(), scan_type: 'quick' })).body.id;
    await until('running', async () => (await customer.get(`/v1/scans/${slow}`)).body.status === 'running');
    expect((await customer.post(`/v1/scans/${slow}/cancel`)).body.status).toBe('cancelled');

    // Every event once, signed, in the shape of the contract.
    await receiver.waitFor(10, 30_000);
    expect(typesAt(receiver, webhook.secret)).toEqual({
      'target.verified': 1,
      'scan.queued': 3,
      'scan.running': 3,
      'scan.completed': 2,
      'scan.cancelled': 1,
    });

    // Usage: quick 5, standard 20, the cancelled one 5 (it ran), ten deliveries at 1.
    const usage = (await customer.get('/v1/usage')).body;
    expect(usage.last_30d).toEqual({
      total: 40,
      by_operation: { 'scan.quick': 10, 'scan.standard': 20, 'webhook.delivery': 10 },
    });
    expect(usage.balance).toBe(10_000 - 40);

    // Rotation: a new key with the same scopes, then the old one is revoked.
    const rotated = await admin(service, 'POST', `/v1/keys/${made['id']}/rotate`, { overlap_seconds: 3_600 });
    const renewed = api.withKey(rotated['key'] ?? '');
    expect((await renewed.get('/v1/usage')).status).toBe(200);
    await admin(service, 'POST', `/v1/keys/${made['id']}/revoke`);
    const revoked = await customer.get('/v1/usage');
    expect([revoked.status, revoked.body.error.code]).toEqual([401, 'invalid_api_key']);
    expect((await renewed.get('/v1/webhooks')).body.data).toHaveLength(1);
    expect((await renewed.delete(`/v1/webhooks/${webhook.id}`)).status).toBe(204);
    expect((await renewed.get('/v1/webhooks')).body.data).toEqual([]);
  }, 120_000);
});
