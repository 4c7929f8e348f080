import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifySignature } from '../../src/contract/signature.ts';
import { type HttpsReceiver, startHttpsReceiver } from '../helpers/https-receiver.ts';
import { describeStores, type TestService } from '../helpers/service.ts';
import { settableClock } from '../helpers/service-context.ts';

const HOUR = 3_600_000;
const SCOPES = ['scans:read', 'scans:write', 'webhooks:write', 'usage:read'];

let receiver: HttpsReceiver;
beforeAll(async () => {
  receiver = await startHttpsReceiver();
});
afterAll(() => receiver.close());

describeStores('rotation of a key', ({ start }) => {
  const begin = async () => {
    const clock = settableClock();
    const options = { trustedRoots: [receiver.ca], allowWebhookCidrs: ['127.0.0.0/8'] };
    return { clock, ...(await start(options, { clock })) };
  };
  /** Calls the admin API. */
  const admin = async ({ service }: Pick<TestService, 'service'>, method: string, path: string, body?: object) => {
    const response = await fetch(`${service.adminUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${service.adminToken}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    // biome-ignore lint/suspicious/noExplicitAny: a test reads any response of the service
    return { status: response.status, body: (await response.json()) as any };
  };
  const newKey = async (test: Pick<TestService, 'service'>, more: object = {}) =>
    (await admin(test, 'POST', '/v1/keys', { type: 'workspace', mode: 'live', scopes: SCOPES, ...more })).body;

  test('with an overlap keeps the old key for that time, and deliveries continue after it', async () => {
    const test = await begin();
    const expires_at = new Date(test.clock.now().getTime() + 48 * HOUR).toISOString();
    const old = await newKey(test, { expires_at });
    const before = test.api.withKey(old.key);
    const hook = { url: `${receiver.url}/${old.id}`, events: ['scan.queued'] };
    const webhook = (await before.post('/v1/webhooks', hook)).body;

    const rotated = await admin(test, 'POST', `/v1/keys/${old.id}/rotate`, { overlap_seconds: 3_600 });
    expect(rotated).toMatchObject({ status: 201, body: { replaces: old.id, moved_webhooks: 1, expires_at } });
    expect(rotated.body.scopes).toEqual(SCOPES);
    const after = test.api.withKey(rotated.body.key);
    expect((await before.get('/v1/usage')).status).toBe(200);
    expect((await after.get('/v1/usage')).status).toBe(200);
    // A subscription has one key: the new one.
    expect((await before.get('/v1/webhooks')).body.data).toEqual([]);
    expect((await after.get('/v1/webhooks')).body.data).toMatchObject([{ id: webhook.id, status: 'enabled' }]);
    const { data } = (await admin(test, 'GET', '/v1/keys')).body;
    expect(data.find((key: { id: string }) => key.id === old.id)).toMatchObject({
      expires_at: new Date(test.clock.now().getTime() + HOUR).toISOString(),
      revoked_at: null,
      revoked_reason: 'rotated',
    });
    const twice = await admin(test, 'POST', `/v1/keys/${old.id}/rotate`, {});
    expect(twice).toMatchObject({ status: 409, body: { error: { code: 'invalid_state' } } });

    test.clock.advance(HOUR);
    expect((await before.get('/v1/usage')).body.error.code).toBe('invalid_api_key');
    const scan = await after.post('/v1/scans', { target: '127.0.0.1:1', scan_type: 'quick' });
    expect(scan.status).toBe(201);
    await receiver.waitFor(receiver.received.filter(({ path }) => path !== `/${old.id}`).length + 1);
    const [delivery] = receiver.received.filter(({ path }) => path === `/${old.id}`);
    const signature = String(delivery?.headers['service-signature']);
    verifySignature(delivery?.body ?? Buffer.alloc(0), signature, webhook.secret, test.clock.now().getTime() / 1_000);
  });

  test('without an overlap ends the old key at once, and still moves its subscriptions', async () => {
    const test = await begin();
    const old = await newKey(test);
    const hook = { url: `${receiver.url}/${old.id}`, events: ['scan.queued'] };
    await test.api.withKey(old.key).post('/v1/webhooks', hook);
    const rotated = await admin(test, 'POST', `/v1/keys/${old.id}/rotate`);
    expect(rotated.body).toMatchObject({ moved_webhooks: 1, expires_at: null });
    expect((await test.api.withKey(old.key).get('/v1/usage')).body.error.code).toBe('invalid_api_key');
    const { data } = (await test.api.withKey(rotated.body.key).get('/v1/webhooks')).body;
    expect(data).toMatchObject([{ status: 'enabled', disabled_reason: null }]);
  });

  test('never extends a key: an expired one is refused, an overlap ends with the key', async () => {
    const test = await begin();
    const expires_at = new Date(test.clock.now().getTime() + HOUR).toISOString();
    const [expired, short] = [await newKey(test, { expires_at }), await newKey(test, { expires_at })];
    await admin(test, 'POST', `/v1/keys/${short.id}/rotate`, { overlap_seconds: 24 * 3_600 });
    const { data } = (await admin(test, 'GET', '/v1/keys')).body;
    expect(data.find((key: { id: string }) => key.id === short.id).expires_at).toBe(expires_at);
    test.clock.advance(HOUR);
    const refused = await admin(test, 'POST', `/v1/keys/${expired.id}/rotate`, {});
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'invalid_state' } } });
    expect(refused.body.error.message).toContain('has expired');
  });

  test('with an invalid overlap, or one of more than 30 days, is refused', async () => {
    const test = await begin();
    const old = await newKey(test);
    for (const overlap_seconds of [-1, 1.5, 2_592_001, '24h']) {
      const { status, body } = await admin(test, 'POST', `/v1/keys/${old.id}/rotate`, { overlap_seconds });
      expect([status, body.error.code, body.error.param]).toEqual([422, 'validation_error', 'overlap_seconds']);
    }
    expect((await test.api.withKey(old.key).get('/v1/usage')).status).toBe(200);
  });
});
