import { afterEach, describe, expect, it } from 'vitest';
import type { Login } from '../../../src/contract/login.ts';
import type { ScanOptions } from '../../../src/contract/scan.ts';
import { signInAll } from '../../../src/engine/session/probe/sign-in-all.ts';
import { valuesOf } from '../../../src/shared/secrets/secret-values.ts';
import { BROKEN } from './broken.ts';
import { enterSite, statusOf } from './enter.ts';
import { type Case, KINDS } from './kinds.ts';
import { PASSWORD, respond } from './login-site.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const enter = (kind: Case, more: ScanOptions = {}) => enterSite(kind, closers, more);

describe('a sign-in without any setting', () => {
  it.each(Object.entries(KINDS))('works for %s', async (_name, kind) => {
    const { site, identities, budget } = await enter(kind);
    expect([identities.failure?.code, identities.failure?.message, site.state.log]).toEqual([
      undefined,
      undefined,
      expect.anything(),
    ]);
    expect(identities.names).toEqual(['user']);
    // One sign-in: a second one could lock the account.
    expect(site.state.signIns).toBe(kind.basic === undefined ? 1 : 0);
    expect(budget.requests).toBeLessThan(50);
    expect(await identities.end()).toBeNull();
    expect(site.state.log.filter((line) => line.includes('logout'))).toEqual([]);
    expect(site.state.log.filter((line) => decodeURIComponent(line).includes(PASSWORD))).toEqual([]);
  });
});

describe('a sign-in that fails', () => {
  it.each(Object.entries(BROKEN))('says so for %s', async (_name, { kind, code }) => {
    const { site, identities } = await enter(kind);
    expect([identities.failure?.code, identities.failure?.message, site.state.log]).toEqual([
      code,
      expect.any(String),
      expect.anything(),
    ]);
    expect(identities.names).toEqual([]);
    expect(identities.isAsked).toBe(true);
    expect(await identities.end()).toBe(identities.failure);
    expect(identities.failure?.message).not.toContain(PASSWORD);
    expect(site.state.log.filter((line) => line.startsWith('POST')).length).toBeLessThan(8);
  });
});

describe('an existing session', () => {
  const site = KINDS['Devise'] as Case;
  const entered = async () => {
    const first = await enter(site);
    const [id = ''] = [...first.site.state.visitors].find(([, visitor]) => visitor.isSignedIn) ?? [];
    return { ...first, id };
  };
  it.each<[string, (id: string) => Login]>([
    ['cookies', (id) => ({ cookies: [{ name: '_shop_session', value: id, expires: -1 }] })],
    [
      'a token in local storage',
      (id) => ({ local_storage: { auth: JSON.stringify({ state: { token: id } }), lang: 'en' } }),
    ],
    ['a header', (id) => ({ headers: { Authorization: `Bearer ${id}` } })],
  ])('is used from %s', async (_name, loginOf) => {
    const { site: server, session, target, id } = await entered();
    const options = { login: loginOf(id) };
    session.drop('user');
    expect(await statusOf(session, '/')).toBe(302);
    const identities = await signInAll({
      target,
      options,
      transport: session,
      fetchProvider: () => Promise.reject(new Error('no provider')),
      withhold: false,
      useBrowser: null,
      isQuick: false,
      now: () => new Date(),
    });
    expect(identities.failure).toBeNull();
    expect(await statusOf(session, '/settings')).toBe(200);
    expect(await statusOf(session, '/settings', 'none')).toBe(302);
    expect(server.state.signIns).toBe(1);
    expect(valuesOf(identities.secrets())).toContain(id);
    // The browser of the crawl starts with it.
    expect(identities.pageStorage()?.localStorage).toEqual(options.login.local_storage);
  });
});

describe('a session during the scan', () => {
  const site = KINDS['Rails authentication generator'] as Case;
  const end = (visitors: Map<string, unknown>) => visitors.clear();

  it('is renewed once after it ended, and the request repeated', async () => {
    const { site: server, identities } = await enter(site);
    end(server.state.visitors);
    expect(await statusOf(identities, '/settings')).toBe(200);
    expect(server.state.signIns).toBe(2);
    expect(await identities.end()).toBeNull();
  });

  it('is lost when it ends again', async () => {
    const { site: server, identities } = await enter(site);
    end(server.state.visitors);
    await statusOf(identities, '/settings');
    end(server.state.visitors);
    await statusOf(identities, '/account');
    expect(server.state.signIns).toBe(2);
    expect((await identities.end())?.code).toBe('sign_in_lost');
  });

  it('is looked at every 25 requests, where no response shows the end', async () => {
    const open: Case = { ...site, pages: { '/open': '<!doctype html><p>Everyone reads this.' } };
    const { site: server, identities } = await enter(open);
    end(server.state.visitors);
    for (let count = 0; count < 25; count += 1) await statusOf(identities, '/open');
    expect(server.state.signIns).toBe(2);
  });

  it('survives a page that refuses this user', async () => {
    const strict: Case = {
      ...site,
      intercept: ({ url }, response) => url === '/admin' && respond(response, 401, ''),
    };
    const { site: server, identities } = await enter(strict);
    expect(await statusOf(identities, '/admin')).toBe(401);
    const before = server.state.log.length;
    expect(await statusOf(identities, '/admin')).toBe(401);
    expect(server.state.log.length - before).toBe(1);
    expect(server.state.signIns).toBe(1);
  });

  it('follows a cookie that the site changes, but not in responses to cookies of a probe', async () => {
    let current = '';
    const changing: Case = {
      ...site,
      intercept: ({ url, headers }, response, { visitors }) => {
        if (url !== '/change') return false;
        const old = /session_id=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? '';
        current = `${old}n`;
        const visitor = visitors.get(old);
        if (visitor !== undefined) visitors.set(current, visitor);
        visitors.delete(old);
        response.writeHead(200, { 'Set-Cookie': `session_id=${current}; Path=/; HttpOnly` }).end('changed');
        return true;
      },
    };
    const { site: server, identities } = await enter(changing);
    await statusOf(identities, '/change');
    await identities.fetch({ url: '/change', fresh: true, headers: [['Cookie', 'session_id=probe']] });
    expect(await statusOf(identities, '/settings')).toBe(200);
    expect(server.state.signIns).toBe(1);
  });
});
