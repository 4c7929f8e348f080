import { describe, expect, test } from 'vitest';
import { VIEWER_SCOPES } from '../../../src/contract/admin.ts';
import { SCOPES } from '../../../src/contract/key.ts';
import { migrate } from '../../../src/service/store/migrate.ts';
import { listMigrations, sqlOf } from '../../../src/service/store/migration-files.ts';
import { locatePglite, openPgliteStore } from '../../../src/service/store/pglite-store.ts';
import { admin, ConsoleBrowser } from '../../helpers/console-browser.ts';
import { describeStores } from '../../helpers/service.ts';

const personal = { type: 'personal', mode: 'live', scopes: SCOPES };

describeStores('roles of members', ({ start }) => {
  test('a viewer gets tokens with read scopes only', async () => {
    const { service } = await start({ role: 'api' });
    expect((await admin(service, 'POST', '/v1/members', { name: 'vic', role: 'viewer' })).body.role).toBe('viewer');
    const refused = await admin(service, 'POST', '/v1/keys', { ...personal, member: 'vic' });
    expect(refused).toMatchObject({ status: 422, body: { error: { code: 'validation_error', param: 'scopes' } } });
    const made = await admin(service, 'POST', '/v1/keys', { ...personal, member: 'vic', scopes: VIEWER_SCOPES });
    expect(made.status).toBe(201);
    const { data } = (await admin(service, 'GET', '/v1/members')).body;
    expect(data).toMatchObject([{ name: 'vic', role: 'viewer', active_keys: 1 }]);
    const conflict = await admin(service, 'POST', '/v1/members', { name: 'vic', role: 'admin' });
    expect(conflict.body.error.code).toBe('conflict');
  });

  test('a lower role narrows tokens at once, revokes those without a read scope, and ends their webhooks', async () => {
    const { service, api, store } = await start({ role: 'api', allowWebhookCidrs: ['127.0.0.0/8'] });
    const all = (await admin(service, 'POST', '/v1/keys', { ...personal, member: 'ada' })).body;
    const hooks = (await admin(service, 'POST', '/v1/keys', { ...personal, member: 'ada', scopes: ['webhooks:write'] }))
      .body;
    const read = (await admin(service, 'POST', '/v1/keys', { ...personal, member: 'ada', scopes: ['usage:read'] }))
      .body;
    const webhook = { url: 'https://127.0.0.1:9/hook', events: ['scan.queued'] };
    expect((await api.withKey(all.key).post('/v1/webhooks', webhook)).status).toBe(201);
    const changed = await admin(service, 'PATCH', '/v1/members/ada', { role: 'viewer' });
    expect(changed).toMatchObject({
      status: 200,
      body: { role: 'viewer', active_keys: 2, narrowed_key_ids: [all.id], revoked_key_ids: [hooks.id] },
    });
    expect((await api.withKey(all.key).get('/v1/usage')).status).toBe(200);
    expect((await api.withKey(all.key).post('/v1/targets', { hostname: 'x.test' })).status).toBe(403);
    expect((await api.withKey(hooks.key).get('/v1/webhooks')).status).toBe(401);
    expect((await api.withKey(read.key).get('/v1/usage')).status).toBe(200);
    expect(await store.query('SELECT status, disabled_reason FROM webhooks')).toEqual([
      { status: 'disabled', disabled_reason: 'key_revoked' },
    ]);
    expect((await admin(service, 'PATCH', '/v1/members/none', { role: 'viewer' })).body.error.code).toBe('not_found');
    const [entry] = (await admin(service, 'GET', '/v1/audit?action=member.role_changed')).body.data;
    expect(entry.details).toMatchObject({ name: 'ada', from: 'member', to: 'viewer' });
  });

  test('an admin has the admin API in the console with a full live token, until the role changes', async () => {
    const { service } = await start({ role: 'api' });
    await admin(service, 'POST', '/v1/members', { name: 'ada', role: 'admin' });
    const session = async (more: object) => {
      const { key, id } = (await admin(service, 'POST', '/v1/keys', { ...personal, member: 'ada', ...more })).body;
      const browser = new ConsoleBrowser(service.url);
      return { id, browser, signed: await browser.signIn({ token: key }) };
    };
    for (const narrow of [{ mode: 'test' }, { scopes: ['usage:read'] }]) {
      const { browser, signed } = await session(narrow);
      expect(signed.body).toMatchObject({ admin_api: false, member: { role: 'admin' } });
      expect((await browser.admin('GET', '/v1/keys')).status).toBe(403);
    }
    const { id, browser, signed } = await session({});
    expect(signed.body.admin_api).toBe(true);
    expect((await browser.admin('POST', '/v1/tokens/grant', { amount: 5 })).status).toBe(200);
    const [entry] = (await browser.admin('GET', '/v1/audit?action=tokens.granted')).body.data;
    expect(entry.actor).toBe(id);
    await admin(service, 'PATCH', '/v1/members/ada', { role: 'member' });
    expect((await browser.admin('GET', '/v1/keys')).status).toBe(403);
    expect((await browser.call('GET', '/console/session')).body.admin_api).toBe(false);
    await admin(service, 'PATCH', '/v1/members/ada', { role: 'viewer' });
    expect((await browser.call('GET', '/console/session')).body.scopes).toEqual(
      [...VIEWER_SCOPES].sort((a, b) => SCOPES.indexOf(a) - SCOPES.indexOf(b)),
    );
  });

  test('lists come in pages, newest first, and the ledger names each balance', async () => {
    const { service, api } = await start({ role: 'api', initialTokens: 100 });
    for (const amount of [10, 20, 30]) await admin(service, 'POST', '/v1/tokens/grant', { amount });
    const scan = await api.post('/v1/scans', { target: '127.0.0.1:1', scan_type: 'quick' });
    const pages = async (path: string) => {
      const found = [];
      for (let cursor = ''; ; ) {
        const { body } = await admin(service, 'GET', `${path}?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`);
        expect(body.data.length).toBeLessThanOrEqual(2);
        found.push(...body.data);
        if (body.next_cursor === undefined) return found;
        cursor = body.next_cursor;
      }
    };
    const ledger = await pages('/v1/ledger');
    expect(ledger.map(({ kind, amount, balance_after }) => [kind, amount, balance_after])).toEqual([
      ['charge', -5, 155],
      ['grant', 30, 160],
      ['grant', 20, 130],
      ['grant', 10, 110],
      ['grant', 100, 100],
    ]);
    expect(ledger[0].scan_id).toBe(scan.body.id);
    const grants = (await pages('/v1/audit')).filter(({ action }) => action === 'tokens.granted');
    expect(grants.map(({ details }) => details.amount)).toEqual([30, 20, 10]);
    for (const name of ['a', 'b', 'c']) await admin(service, 'POST', '/v1/members', { name });
    expect((await pages('/v1/members')).map(({ name }) => name)).toEqual(['c', 'b', 'a']);
    for (const mode of ['live', 'test']) {
      await admin(service, 'POST', '/v1/keys', { type: 'workspace', mode, scopes: ['usage:read'] });
    }
    expect((await pages('/v1/keys')).map(({ mode }) => mode)).toEqual(['test', 'live', 'live']);
    for (const path of ['/v1/keys?limit=101', '/v1/audit?limit=0', '/v1/ledger?kind=x', '/v1/members?limit=x']) {
      expect((await admin(service, 'GET', path)).body.error.code, path).toBe('validation_error');
    }
    expect((await admin(service, 'GET', '/v1/audit?cursor=x')).body.error.code).toBe('invalid_cursor');
  });
});

describeStores('names of keys', ({ start }) => {
  const workspace = { type: 'workspace', mode: 'live', scopes: ['usage:read'] };

  test('a name is optional, listed, kept by a rotation, and names the actor in the audit trail', async () => {
    const { service, api } = await start({ role: 'api' });
    const name = 'CI of shop \u{1F6D2} <b>';
    const named = (await admin(service, 'POST', '/v1/keys', { ...workspace, scopes: SCOPES, name })).body;
    const plain = (await admin(service, 'POST', '/v1/keys', workspace)).body;
    expect([named.name, plain.name]).toEqual([name, null]);
    const rotated = (await admin(service, 'POST', `/v1/keys/${named.id}/rotate`, {})).body;
    expect(rotated).toMatchObject({ name, replaces: named.id });
    expect((await admin(service, 'POST', `/v1/keys/${rotated.id}/revoke`)).body.name).toBe(name);
    const { data } = (await admin(service, 'GET', '/v1/keys')).body;
    expect(data.map((key: { name: string }) => key.name)).toEqual([name, null, name, 'First key']);
    const { body: last } = await admin(service, 'POST', '/v1/keys', { ...workspace, scopes: SCOPES, name: 'nightly' });
    await api.withKey(last.key).post('/v1/targets', { hostname: 'shop.example.com' });
    const [entry] = (await admin(service, 'GET', '/v1/audit?action=target.created')).body.data;
    expect(entry).toMatchObject({ actor: last.id, actor_name: 'nightly' });
  });

  test.each([
    ['', 'name must not be empty.'],
    ['x'.repeat(101), 'name must have at most 100 characters.'],
    ['a\u0000b', 'name must not hold a NUL character or a lone surrogate.'],
    [7, 'name must be a string.'],
  ])('the name %j is refused', async (name, message) => {
    const { service } = await start({ role: 'api' });
    const refused = await admin(service, 'POST', '/v1/keys', { ...workspace, name });
    expect(refused).toMatchObject({ status: 422, body: { error: { message, param: 'name' } } });
    // 100 characters, not UTF-16 code units.
    const long = '\u{1F6D2}'.repeat(100);
    expect((await admin(service, 'POST', '/v1/keys', { ...workspace, name: long })).body.name).toBe(long);
  });
});

describe('migration', () => {
  test('members of an older database have the role member, and its entry of a cancelled scan is found under its name', async () => {
    const old = await openPgliteStore(undefined, { ...locatePglite(), image: null });
    try {
      await old.transaction(async (tx) => {
        await tx.exec(
          'CREATE TABLE schema_migrations (version int PRIMARY KEY, name text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
        );
        for (const migration of listMigrations().slice(0, 6)) {
          const { version, name } = migration;
          await tx.exec(sqlOf(migration));
          await tx.query('INSERT INTO schema_migrations (version, name) VALUES ($1, $2)', [version, name]);
        }
        await tx.exec(
          "INSERT INTO workspaces (id, livemode, created_at) VALUES ('wsp_1', true, now()); INSERT INTO members (id, workspace_id, name, created_at) VALUES ('mem_1', 'wsp_1', 'ada', now())",
        );
      });
      await old.query(
        "INSERT INTO audit (id, workspace_id, at, actor, action, subject) VALUES ('aud_1', 'wsp_1', now(), 'admin', 'scan.cancel', 'scn_1')",
      );
      await migrate(old);
      expect(await old.query('SELECT action FROM audit')).toEqual([{ action: 'scan.cancelled' }]);
      expect(await old.query('SELECT name, role FROM members')).toEqual([{ name: 'ada', role: 'member' }]);
    } finally {
      await old.close();
    }
  });
});
