import { expect, test } from 'vitest';
import { SCOPES, type Scope } from '../../src/contract/key.ts';
import type { RouteDefinition } from '../../src/contract/route-definition.ts';
import { ROUTES } from '../../src/contract/routes.ts';
import { createKey, revokeKey } from '../../src/service/keys/keys.ts';
import { addMember, removeMember } from '../../src/service/keys/members.ts';
import { describeStores } from '../helpers/service.ts';

const routes = Object.values(ROUTES as Record<string, RouteDefinition>);
const pathOf = (route: RouteDefinition) => route.path.replaceAll(/\{\w+\}/g, 'xxx_00000000000000000000000000');

describeStores('authentication', ({ name, start }) => {
  test('without a usable Authorization header every route returns 401 with the authentication scheme', async () => {
    const { api } = await start();
    for (const route of routes) {
      const answer = await api.call(route.method, pathOf(route), { key: null });
      expect(answer.body.error.code, route.path).toBe('missing_api_key');
      expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer /);
    }
    for (const header of ['', 'Bearer', 'Bearer ', 'Basic YTpi', 'svc_live_x']) {
      const answer = await api.get('/v1/usage', { key: null, headers: { authorization: header } });
      expect(answer.body.error.code, header).toBe('missing_api_key');
    }
  });

  test('malformed, unknown, expired and revoked keys all get invalid_api_key', async () => {
    const { api, store, service } = await start();
    const now = new Date();
    const base = {
      workspaceId: service.workspaceId,
      type: 'workspace',
      mode: 'live',
      memberId: null,
      scopes: SCOPES,
    } as const;
    const expired = await createKey(store, { ...base, expiresAt: new Date(now.getTime() - 1) }, now);
    const keys = [
      'svc_live_',
      `svc_live_${'A'.repeat(26)}`,
      `svc_test_${service.apiKey?.slice(9)}`,
      `${service.apiKey}A`,
    ];
    for (const key of [...keys, expired.secret, `${service.apiKey} x`]) {
      const answer = await api.get('/v1/usage', { key });
      expect(answer.body.error.code, key).toBe('invalid_api_key');
      expect(answer.headers.get('www-authenticate')).toContain('error="invalid_token"');
    }
  });

  test('revocation is immediate and irreversible', async () => {
    // The embedded store caches keys and learns of changes by the admin API; a shared database is queried every time.
    const { api, store, service } = await start({}, {});
    const made = await createKey(
      store,
      {
        workspaceId: service.workspaceId,
        type: 'workspace',
        mode: 'live',
        memberId: null,
        scopes: SCOPES,
        expiresAt: null,
      },
      new Date(),
    );
    const other = api.withKey(made.secret);
    if (name === 'PostgreSQL') expect((await other.get('/v1/usage')).status).toBe(200);
    expect(await revokeKey(store, service.workspaceId, made.id, 'user', new Date())).toBe(true);
    expect((await other.get('/v1/usage')).body.error.code).toBe('invalid_api_key');
    expect(await revokeKey(store, service.workspaceId, made.id, 'user', new Date())).toBe(false);
    await expect(store.query('UPDATE api_keys SET revoked_at = NULL')).rejects.toThrow(/stays revoked/);
  });

  test('a rotated key expires with the old one, and an expired key is not rotated', async () => {
    let now = new Date('2026-11-21T08:00:00Z');
    const { api, service } = await start({}, { clock: { now: () => now } });
    const admin = async (path: string, body: object) => {
      const response = await fetch(`${service.adminUrl}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${service.adminToken}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await response.json()) as Record<string, string> & { error?: { code: string } };
    };
    const end = '2026-11-21T09:00:00.000Z';
    const made = await admin('/v1/keys', { type: 'workspace', mode: 'live', scopes: ['usage:read'], expires_at: end });
    const rotated = await admin(`/v1/keys/${made['id']}/rotate`, {});
    expect(rotated['expires_at']).toBe(end);
    const renewed = api.withKey(rotated['key'] ?? '');
    expect((await renewed.get('/v1/usage')).status).toBe(200);
    now = new Date(end);
    expect((await renewed.get('/v1/usage')).body.error.code).toBe('invalid_api_key');
    expect((await admin(`/v1/keys/${rotated['id']}/rotate`, {})).error?.code).toBe('invalid_state');
  });

  test('a personal access token ends with its member, a workspace key does not', async () => {
    const { api, store, service } = await start();
    const now = new Date();
    const member = await addMember(store, service.workspaceId, 'ada', now);
    const base = { workspaceId: service.workspaceId, mode: 'live', scopes: SCOPES, expiresAt: null } as const;
    const personal = await createKey(store, { ...base, type: 'personal', memberId: member.id }, now);
    expect(await removeMember(store, service.workspaceId, 'ada', now)).toBe(1);
    expect((await api.withKey(personal.secret).get('/v1/usage')).body.error.code).toBe('invalid_api_key');
    expect((await api.get('/v1/usage')).status).toBe(200);
  });

  test('a key gives access to the routes of its scopes and no others', async () => {
    const { api, key } = await start();
    for (const scope of SCOPES) {
      const client = api.withKey(await key([scope]));
      for (const route of routes) {
        const answer = await client.call(route.method, pathOf(route));
        const isOpen = route.scopes.includes(scope);
        const where = `${scope} at ${route.method} ${route.path}`;
        if (isOpen) expect([200, 404, 422], where).toContain(answer.status);
        else expect(answer.body.error.code, where).toBe('insufficient_scope');
      }
    }
  });

  test('reports require reports:read or scans:read', async () => {
    const { api, key } = await start();
    const path = '/v1/scans/scn_00000000000000000000000000/report';
    const status = async (scopes: Scope[]) => (await api.withKey(await key(scopes)).get(path)).status;
    expect(await status(['reports:read'])).toBe(404);
    expect(await status(['scans:read'])).toBe(404);
    expect(await status(['scans:write', 'usage:read'])).toBe(403);
  });

  test('only a hash and the first 12 characters of a key are stored, and no key is logged', async () => {
    const { api, store, service, log } = await start();
    await api.get('/v1/usage');
    const secret = service.apiKey ?? '';
    expect(secret).toMatch(/^svc_live_[A-Z2-7]{26}$/);
    const [row] = await store.query<{ display_prefix: string; hash: string }>('SELECT * FROM api_keys');
    expect(row?.display_prefix).toBe(secret.slice(0, 12));
    expect(JSON.stringify(row)).not.toContain(secret.slice(13));
    expect(JSON.stringify(log)).not.toContain(secret.slice(13));
    expect(log.some((line) => line['event'] === 'request')).toBe(true);
  });
});
