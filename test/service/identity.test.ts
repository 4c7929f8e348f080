import { createServer } from 'node:http';
import { exportSPKI, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ErrorEnvelope } from '../../src/contract/errors.ts';
import { SCOPES } from '../../src/contract/key.ts';
import { ExchangedToken } from '../../src/contract/trust.ts';
import { IssuerKeys, issuerFetch } from '../../src/service/identity/issuer-keys.ts';
import { admin, ConsoleBrowser } from '../helpers/console-browser.ts';
import { assertSchema } from '../helpers/contract-client.ts';
import { listen } from '../helpers/listen.ts';
import { type Claims, GITHUB_CLAIMS, type Issuer, startIssuer } from '../helpers/oidc-issuer.ts';
import { describePostgres, startTestService, type TestService } from '../helpers/service.ts';

const AUDIENCE = 'https://scans.example.com';
const LOOPBACK = ['127.0.0.0/8'];
const IDS = { repository_id: '74', repository_owner_id: '65' };
const BOUND = { ...IDS, environment: 'production', ref: 'refs/heads/main', event_name: 'push' };

let issuer: Issuer;
let other: Issuer;
let service: TestService;
let offsetMs = 0;
let monotonicMs = 0;
beforeAll(async () => {
  [issuer, other] = [await startIssuer(), await startIssuer()];
  service = await startTestService(
    { kind: 'memory' },
    { oidcIssuers: [issuer.url, other.url], allowOidcCidrs: LOOPBACK, publicUrl: AUDIENCE },
    { clock: { now: () => new Date(Date.now() + offsetMs) }, monotonic: () => monotonicMs },
  );
});
afterAll(async () => {
  await service.close();
  await Promise.all([issuer.close(), other.close()]);
});
beforeEach(async () => {
  offsetMs = 0;
  for (const { id } of (await admin(service.service, 'GET', '/v1/trusts')).body.data) {
    expect((await admin(service.service, 'DELETE', `/v1/trusts/${id}`)).status).toBe(204);
  }
});

const trust = (more: object = {}, of = service) =>
  admin(of.service, 'POST', '/v1/trusts', {
    issuer: issuer.url,
    claims: BOUND,
    scopes: ['scans:read', 'scans:write', 'targets:write', 'usage:read'],
    ...more,
  });

async function exchange(token: unknown, of = service, headers: Record<string, string> = {}) {
  const response = await fetch(`${of.service.url}/v1/oidc/token`, {
    method: 'POST',
    // Of an address of its own, behind a proxy.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': crypto.randomUUID(), ...headers },
    body: JSON.stringify({ token }),
  });
  const body = await response.json();
  assertSchema(response.ok ? ExchangedToken : ErrorEnvelope, body, 'POST /v1/oidc/token');
  return { status: response.status, headers: response.headers, body };
}
const good = (claims: Claims = {}) => issuer.token({ aud: AUDIENCE, ...claims });
const seconds = (more: number) => Math.floor(Date.now() / 1000) + more;

describe('an identity token', () => {
  test('becomes a key of 15 minutes with the scopes of its trust, and the audit trail says whose', async () => {
    const { id: trustId } = (await trust({ name: 'shop' })).body;
    const answer = await exchange(await good({ jti: 'first' }));
    expect(answer).toMatchObject({ status: 200, body: { token_type: 'Bearer', expires_in: 900 } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const api = service.api.withKey(answer.body.access_token);
    expect((await api.get('/v1/usage')).status).toBe(200);
    expect((await api.get('/v1/webhooks')).body.error.code).toBe('insufficient_scope');
    const [entry] = (await admin(service.service, 'GET', '/v1/audit?action=key.exchanged')).body.data;
    expect(entry).toMatchObject({
      actor: 'service',
      details: { trust_id: trustId, jti: 'first', sub: GITHUB_CLAIMS.sub, repository_id: '74', run_id: '9001' },
    });
    const [key] = (await admin(service.service, 'GET', '/v1/keys')).body.data;
    expect(key).toMatchObject({ id: entry.subject, trust_id: trustId, name: 'shop', type: 'workspace' });
    const rotated = await admin(service.service, 'POST', `/v1/keys/${key.id}/rotate`);
    expect(rotated.body.error.code).toBe('invalid_state');
    offsetMs = 870_000;
    expect((await api.get('/v1/usage')).status).toBe(200);
    offsetMs = 901_000;
    expect((await api.get('/v1/usage')).body.error.code).toBe('invalid_api_key');
  });

  test('of ES256 is accepted by a trust that says so, and an audience in a list of one', async () => {
    await trust({ algorithms: ['ES256'] });
    const key = await other.addKey('ES256', 'elliptic');
    issuer.keys.push(key);
    monotonicMs += 700_000;
    expect((await exchange(await issuer.token({ aud: [AUDIENCE] }, key))).status).toBe(200);
    other.keys.shift();
    issuer.keys.pop();
  });

  test('within the leeway of a minute is accepted', async () => {
    await trust();
    expect((await exchange(await good({ exp: seconds(-50) }))).status).toBe(200);
    expect((await exchange(await good({ nbf: seconds(50), iat: seconds(50) }))).status).toBe(200);
  });
});

type Attack = readonly [title: string, code: string, token: () => Promise<string> | string];
const claims = (more: Claims) => () => good(more);
const publicKey = async () => Buffer.from(await exportSPKI(issuer.keys[0]?.publicKey as CryptoKey));
const payload = () => ({
  iss: issuer.url,
  aud: AUDIENCE,
  jti: crypto.randomUUID(),
  iat: seconds(0),
  exp: seconds(300),
  ...GITHUB_CLAIMS,
});

const ATTACKS: readonly Attack[] = [
  ['the algorithm none', 'invalid_identity_token', () => new UnsecuredJWT(payload()).encode()],
  [
    'HS256 with the public key as the secret',
    'invalid_identity_token',
    async () => new SignJWT(payload()).setProtectedHeader({ alg: 'HS256', kid: 'key-0' }).sign(await publicKey()),
  ],
  [
    'another algorithm than that of the trust',
    'invalid_identity_token',
    async () => {
      const key = await other.addKey('ES256', 'key-0');
      other.keys.shift();
      return issuer.token({ aud: AUDIENCE }, key);
    },
  ],
  [
    'the signature of another accepted issuer',
    'invalid_identity_token',
    () => other.token({ aud: AUDIENCE, iss: issuer.url }),
  ],
  ['an accepted issuer without a trust', 'trust_mismatch', () => other.token({ aud: AUDIENCE })],
  ['an issuer that is not in the list', 'invalid_identity_token', claims({ iss: 'https://issuer.example' })],
  ['an issuer with a slash more', 'invalid_identity_token', () => good({ iss: `${issuer.url}/` })],
  ['no issuer', 'invalid_identity_token', claims({ iss: undefined })],
  ['another audience', 'trust_mismatch', claims({ aud: 'https://other.example' })],
  ['no audience', 'trust_mismatch', claims({ aud: undefined })],
  ['a list of audiences with one more', 'trust_mismatch', claims({ aud: [AUDIENCE, 'https://other.example'] })],
  ['expired', 'invalid_identity_token', () => good({ exp: seconds(-90) })],
  ['not yet valid', 'invalid_identity_token', () => good({ nbf: seconds(90) })],
  ['issued in the future', 'invalid_identity_token', () => good({ iat: seconds(90) })],
  ['valid for two days', 'invalid_identity_token', () => good({ exp: seconds(172_800) })],
  ['no expiry', 'invalid_identity_token', claims({ exp: undefined })],
  ['no jti', 'invalid_identity_token', claims({ jti: undefined })],
  ['an empty jti', 'invalid_identity_token', claims({ jti: '' })],
  ['no subject', 'invalid_identity_token', claims({ sub: undefined })],
  ['a new repository with the name of a renamed one', 'trust_mismatch', claims({ repository_id: '75' })],
  ['a new owner with the name of a former one', 'trust_mismatch', claims({ repository_owner_id: '66' })],
  ['ids as a list', 'trust_mismatch', claims({ repository_id: ['74'] })],
  [
    'the pull request of a fork',
    'trust_mismatch',
    claims({ repository_id: '900', repository_owner_id: '901', event_name: 'pull_request' }),
  ],
  ['pull_request_target', 'trust_mismatch', claims({ event_name: 'pull_request_target' })],
  ['another ref', 'trust_mismatch', claims({ ref: 'refs/heads/feature' })],
  ['another environment', 'trust_mismatch', claims({ environment: 'Production' })],
  ['no environment', 'trust_mismatch', claims({ environment: undefined })],
  [
    'a changed payload',
    'invalid_identity_token',
    async () => {
      const [head, , signature] = (await good()).split('.');
      return [head, Buffer.from(JSON.stringify(payload())).toString('base64url'), signature].join('.');
    },
  ],
  [
    'a key of its own in the header',
    'invalid_identity_token',
    () => other.token({ aud: AUDIENCE, iss: issuer.url }, undefined, { jku: `${other.url}/jwks`, kid: 'own' }),
  ],
  ['more than 8 KB', 'validation_error', claims({ padding: 'x'.repeat(9_000) })],
  ['no JSON Web Token', 'invalid_identity_token', () => 'a.b.c'],
  ['nothing', 'validation_error', () => ''],
];

describe('is refused: a token with', () => {
  test.each(ATTACKS)('%s', async (_, code, make) => {
    await trust();
    const before = await service.store.query('SELECT id FROM api_keys');
    const answer = await exchange(await make());
    expect(answer.body.error?.code).toBe(code);
    expect(await service.store.query('SELECT id FROM api_keys')).toEqual(before);
    // What was refused is not used up: the same service accepts the next good token.
    expect((await exchange(await good())).status).toBe(200);
  });

  test('pull_request_target, also by a trust of every event', async () => {
    await trust({ claims: IDS });
    expect((await exchange(await good({ event_name: 'pull_request_target' }))).body.error?.code).toBe('trust_mismatch');
    expect((await exchange(await good({ event_name: 'schedule' }))).status).toBe(200);
  });

  test('an algorithm that only another trust of its issuer allows', async () => {
    await trust();
    await trust({ algorithms: ['ES256'], claims: { ...IDS, repository_id: '90' } });
    const key = await issuer.addKey('ES256', 'elliptic');
    issuer.keys.push(...issuer.keys.splice(0, 1));
    monotonicMs += 700_000;
    const token = (claims: Claims) => issuer.token({ aud: AUDIENCE, ...claims }, key);
    expect((await exchange(await token({}))).body.error?.code).toBe('trust_mismatch');
    expect((await exchange(await token({ repository_id: '90' }))).status).toBe(200);
    issuer.keys.pop();
  });

  test('the id of one that was used, also when its key has expired', async () => {
    await trust();
    const token = await good({ exp: seconds(3_600) });
    expect((await exchange(token)).status).toBe(200);
    offsetMs = 1_000_000;
    const again = await exchange(token);
    expect(again.body.error?.message).toMatch(/already used \(jti\)/);
  });

  test('a message that names its own claims, and nothing of a trust', async () => {
    await trust({ claims: { ...IDS, environment: 'only-known-to-admins' } });
    const { message } = (await exchange(await good())).body.error;
    expect(message).toContain('repository_id "74"');
    expect(message).toContain('environment "production"');
    expect(message).not.toContain('only-known-to-admins');
  });
});

describe('a trust', () => {
  test.each([
    [{}, 'claims'],
    [{ repository_id: '74' }, 'claims'],
    [{ repository_owner_id: '65', environment: 'production' }, 'claims'],
    [{ repository: 'acme/shop', repository_owner: 'acme' }, 'claims'],
    [{ sub: GITHUB_CLAIMS.sub, ref: 'refs/heads/main' }, 'claims'],
    [{ repository_id: '*', repository_owner_id: '65' }, 'claims.repository_id'],
    [{ repository_id: '74', repository_owner_id: '*' }, 'claims.repository_owner_id'],
    [{ repository_id: 'acme/shop', repository_owner_id: '65' }, 'claims.repository_id'],
    [{ ...IDS, 'Bad Name': 'x' }, 'claims.Bad Name'],
  ])('with the claims %j is refused', async (claimed, param) => {
    expect((await trust({ claims: claimed })).body.error).toMatchObject({ code: 'validation_error', param });
  });

  test('of an issuer that the service does not accept, or with a target that is no pattern, is refused', async () => {
    const refused = await trust({ issuer: 'https://issuer.example' });
    expect(refused.body.error).toMatchObject({ code: 'validation_error', param: 'issuer' });
    for (const target of ['*', '*.*.example', 'https://a.example', 'a b', 'A.example'])
      expect((await trust({ targets: [target] })).body.error?.param, target).toBe('targets[0]');
  });

  test('that is deleted takes its keys with it', async () => {
    const { id } = (await trust()).body;
    const api = service.api.withKey((await exchange(await good())).body.access_token);
    expect((await api.get('/v1/usage')).status).toBe(200);
    expect((await admin(service.service, 'DELETE', `/v1/trusts/${id}`)).status).toBe(204);
    expect((await api.get('/v1/usage')).body.error.code).toBe('invalid_api_key');
    expect((await exchange(await good())).body.error?.code).toBe('trust_mismatch');
    expect((await admin(service.service, 'DELETE', `/v1/trusts/${id}`)).body.error.code).toBe('not_found');
  });

  test.each([
    ['shop.example', true],
    ['shop.example:8443', true],
    ['a.dev.example', true],
    ['a.b.dev.example', true],
    ['api.example:9000', true],
    ['dev.example', false],
    ['evildev.example', false],
    ['api.example', false],
    ['api.example:9001', false],
    ['shop.example.evil.example', false],
    ['www.shop.example', false],
  ])('limits what its keys register and scan: %s %s', async (hostname, allowed) => {
    await trust({ targets: ['shop.example', '*.dev.example', 'api.example:9000'] });
    const api = service.api.withKey((await exchange(await good())).body.access_token);
    const codes = [
      (await api.post('/v1/targets', { hostname })).body.error?.code,
      (await api.post('/v1/scans', { target: hostname, scan_type: 'quick' })).body.error?.code,
      (await api.post('/v1/scans/bulk', { scans: [{ target: `https://${hostname}/`, scan_type: 'quick' }] })).body
        .results?.[0].error?.code,
    ];
    expect(codes).toEqual(Array(3).fill(allowed ? undefined : 'target_not_allowed'));
    if (allowed) return;
    const { id } = (await service.api.post('/v1/targets', { hostname })).body;
    const refused = [
      await api.post(`/v1/targets/${id}/verify`, { method: 'dns' }),
      await api.call('DELETE', `/v1/targets/${id}/data`),
      await api.call('DELETE', `/v1/targets/${id}`),
    ];
    expect(refused.map(({ body }) => body.error.code)).toEqual(Array(3).fill('target_not_allowed'));
  });
});

describe('several workspaces', () => {
  test('have trusts of their own, which only the operator adds', async () => {
    const { id } = (await admin(service.service, 'POST', '/v1/workspaces', { name: 'second' })).body;
    const body = { issuer: issuer.url, claims: BOUND, scopes: ['scans:read', 'targets:read', 'targets:write'] };
    const made = await admin(service.service, 'POST', `/v1/trusts?workspace_id=${id}`, body);
    expect(made.status).toBe(201);
    expect((await admin(service.service, 'GET', '/v1/trusts')).body.data).toEqual([]);
    expect((await admin(service.service, 'DELETE', `/v1/trusts/${made.body.id}`)).status).toBe(404);
    await service.api.post('/v1/targets', { hostname: 'first.example' });
    const api = service.api.withKey((await exchange(await good())).body.access_token);
    expect((await api.get('/v1/targets')).body.data).toEqual([]);

    const key = { type: 'personal', mode: 'live', scopes: SCOPES, member: 'ada' };
    await admin(service.service, 'POST', `/v1/members?workspace_id=${id}`, { name: 'ada', role: 'admin' });
    const token = (await admin(service.service, 'POST', `/v1/keys?workspace_id=${id}`, key)).body.key;
    const browser = new ConsoleBrowser(service.service.url, {
      host: new URL(AUDIENCE).host,
      origin: AUDIENCE,
      'sec-fetch-site': 'same-origin',
    });
    expect((await browser.signIn({ token })).status).toBe(201);
    expect((await browser.admin('GET', '/v1/trusts')).body.data).toEqual([made.body]);
    expect((await browser.admin('POST', '/v1/trusts', body)).body.error.code).toBe('insufficient_scope');

    await admin(service.service, 'PATCH', `/v1/workspaces/${id}`, { state: 'suspended' });
    expect((await api.get('/v1/targets')).body.error.code).toBe('workspace_suspended');
    expect((await admin(service.service, 'DELETE', `/v1/workspaces/${id}`)).status).toBeLessThan(300);
    expect((await exchange(await good())).body.error?.code).toBe('trust_mismatch');
  });
});

describe('the exchange', () => {
  test('does not exist without an issuer', async () => {
    const plain = await startTestService(
      { kind: 'memory' },
      {},
      { store: { ...service.store, close: async () => {} } },
    );
    expect((await exchange('x', plain)).status).toBe(404);
    await plain.close();
  });

  test('is limited for each address before anything of a token is read', async () => {
    await trust();
    const before = issuer.requests.length;
    const limited = await startTestService(
      { kind: 'memory' },
      { oidcIssuers: [issuer.url], allowOidcCidrs: LOOPBACK, publicUrl: AUDIENCE },
      // Time stands still, so that no bucket refills while requests are sent.
      { store: { ...service.store, close: async () => {} }, monotonic: () => 0 },
    );
    const from = { 'x-forwarded-for': '192.0.2.1' };
    const codes = new Set<string>();
    for (let count = 0; count < 120; count += 1) codes.add((await exchange('no token', limited, from)).body.error.code);
    expect([...codes]).toEqual(['invalid_identity_token']);
    const refused = await exchange(await good(), limited, from);
    expect([refused.status, refused.body.error.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(issuer.requests.length).toBe(before);
    expect((await exchange(await good(), limited, { 'x-forwarded-for': '192.0.2.2' })).status).toBe(200);
    await limited.close();
  });
});

describe('the keys of an issuer', () => {
  let at = 0;
  const closers: (() => Promise<unknown>)[] = [];
  const keysOf = (fresh: Issuer, allowed = (address: string) => address.startsWith('127.')) => {
    const { json, close } = issuerFetch({ isAllowedAddress: allowed });
    closers.push(close);
    return new IssuerKeys(fresh.url, json, () => at);
  };
  const opened = async () => {
    const fresh = await startIssuer();
    closers.push(fresh.close);
    return fresh;
  };
  afterAll(async () => {
    for (const close of closers) await close();
  });
  const find = (keys: IssuerKeys, kid: string) => keys.find({ alg: 'RS256', kid }, undefined as never);
  const faultOf = (promise: unknown) =>
    Promise.resolve(promise).then(
      () => 'none',
      (error: Error) => error.message,
    );

  test('are fetched once in ten minutes, after which a key that was rotated out is refused', async () => {
    const fresh = await opened();
    const keys = keysOf(fresh);
    await Promise.all(Array.from({ length: 20 }, () => find(keys, 'key-0')));
    expect(fresh.requests).toEqual(['/.well-known/openid-configuration', '/jwks']);
    fresh.keys.splice(0);
    await fresh.addKey('RS256', 'key-1');
    at += 61_000;
    await find(keys, 'key-1');
    expect(fresh.requests).toHaveLength(4);
    expect(await faultOf(find(keys, 'key-0'))).toMatch(/no applicable key/);
    at += 599_000;
    await find(keys, 'key-1');
    expect(fresh.requests).toHaveLength(4);
    at += 2_000;
    await find(keys, 'key-1');
    expect(fresh.requests).toHaveLength(6);
  });

  test('are fetched for unknown ids once a minute, however many there are', async () => {
    const fresh = await opened();
    const keys = keysOf(fresh);
    await find(keys, 'key-0');
    at += 61_000;
    for (let count = 0; count < 200; count += 1) expect(await faultOf(find(keys, `flood-${count}`))).not.toBe('none');
    expect(fresh.requests).toHaveLength(4);
    await Promise.all(Array.from({ length: 50 }, (_, count) => faultOf(find(keys, `more-${count}`))));
    expect(fresh.requests).toHaveLength(4);
    at += 61_000;
    await Promise.all(Array.from({ length: 50 }, (_, count) => faultOf(find(keys, `last-${count}`))));
    expect(fresh.requests).toHaveLength(6);
  });

  test.each([
    ['a redirect to an internal address', 302, '', /responds with status 302/],
    ['keys at a metadata address', 200, 'http://169.254.169.254/keys', /jwks_uri is not an HTTPS URL/],
    ['keys at a metadata address by HTTPS', 200, 'https://169.254.169.254/keys', /address may not be contacted/],
    ['keys at another port of this machine', 200, 'http://127.0.0.1:1/keys', /jwks_uri is not an HTTPS URL/],
    ['keys at a name of this machine', 200, 'https://localhost:1/keys', /cannot be fetched/],
    ['keys in a file', 200, 'file:///etc/passwd', /jwks_uri is not an HTTPS URL/],
    ['no address of keys', 200, undefined, /jwks_uri is not an HTTPS URL/],
  ])('are not fetched with %s', async (_, status, jwksUri, why) => {
    const trap: string[] = [];
    const inner = createServer((request, response) => {
      trap.push(request.url ?? '');
      response.end('{"keys":[]}');
    });
    const { url: internal, close } = await listen(inner);
    const fresh = await opened();
    fresh.fault = (_request, response) => {
      response.writeHead(status, { location: `${internal}/secret` });
      response.end(JSON.stringify({ issuer: fresh.url, jwks_uri: jwksUri }));
      return true;
    };
    expect(await faultOf(find(keysOf(fresh), 'key-0'))).toMatch(why);
    expect(trap).toEqual([]);
    await close();
  });

  test.each([
    [
      'of another issuer',
      (fresh: Issuer) => JSON.stringify({ issuer: `${fresh.url}/x`, jwks_uri: `${fresh.url}/jwks` }),
      /names another issuer/,
    ],
    ['that is not JSON', () => '<html>', /cannot be fetched/],
    ['of 1 MB', () => ' '.repeat(1_000_000), /cannot be fetched/],
  ])('are not fetched by a discovery document %s', async (_, document, why) => {
    const fresh = await opened();
    fresh.fault = (_request, response) => {
      response.end(document(fresh));
      return true;
    };
    const keys = keysOf(fresh);
    expect(await faultOf(find(keys, 'key-0'))).toMatch(why);
    // An issuer that fails is left alone for some seconds.
    expect(await faultOf(find(keys, 'key-0'))).toMatch(/some seconds ago/);
    expect(fresh.requests).toHaveLength(1);
    fresh.fault = () => false;
    at += 5_000;
    await find(keys, 'key-0');
  });

  test('at an address that the operator does not allow are not fetched', async () => {
    const fresh = await opened();
    expect(
      await faultOf(
        find(
          keysOf(fresh, () => false),
          'key-0',
        ),
      ),
    ).toMatch(/address may not be contacted/);
    expect(fresh.requests).toEqual([]);
  });
});

describePostgres('concurrent exchanges', ({ start }) => {
  test('of one token give one key', async () => {
    const shared = await start({
      role: 'api',
      oidcIssuers: [issuer.url],
      allowOidcCidrs: LOOPBACK,
      publicUrl: AUDIENCE,
    });
    await trust({}, shared);
    const token = await good();
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(token, shared)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.error?.code === 'invalid_identity_token')).toHaveLength(19);
    const [row] = await shared.store.query('SELECT count(*)::int AS keys FROM api_keys WHERE trust_id IS NOT NULL');
    expect(row).toEqual({ keys: 1 });
  });
});
