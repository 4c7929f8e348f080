import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin, ConsoleBrowser } from '../../helpers/console-browser.ts';
import { describePglite } from '../../helpers/service.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'scan-gate-console-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Console</title>');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), `export const text = '${'x'.repeat(2_000)}';`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PUBLIC_URL = 'https://scan.example.com';
/** A browser whose requests come through a TLS proxy that sets Host to the upstream. */
const proxied = (url: string) => new ConsoleBrowser(url, { origin: PUBLIC_URL });

describePglite('requests to the console', ({ start }) => {
  const begin = async (options: object = {}) => {
    const test = await start({ role: 'api', ...options }, { consoleFolder: folder });
    return { ...test, browser: new ConsoleBrowser(test.service.url) };
  };

  test('a change without the token of the session, or with another one, is refused', async () => {
    const { browser, service } = await begin();
    await browser.signIn({ token: service.adminToken });
    const other = new ConsoleBrowser(service.url);
    await other.signIn({ token: service.adminToken });
    const token = browser.csrf;
    for (const csrf of ['', 'wrong', other.csrf]) {
      browser.csrf = csrf;
      for (const [method, path] of [
        ['POST', '/console/api/admin/v1/tokens/grant'],
        ['POST', '/console/api/v1/targets'],
        ['DELETE', '/console/session'],
      ] as const) {
        const { status, body } = await browser.call(method, path, { amount: 1 });
        expect([path, status, body.error.code]).toEqual([path, 403, 'cross_site_request']);
      }
    }
    browser.csrf = token;
    expect((await browser.admin('POST', '/v1/tokens/grant', { amount: 1 })).status).toBe(200);
  });

  test('a request from another site is refused, also a read and a sign-in', async () => {
    const { browser, service } = await begin();
    await browser.signIn({ token: service.adminToken });
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]) {
      const read = await browser.api('GET', '/v1/usage', undefined, headers as Record<string, string>);
      expect(read.body.error.code).toBe('cross_site_request');
      const body = { token: String(service.adminToken) };
      const signed = await browser.call('POST', '/console/session', body, headers as Record<string, string>);
      expect(signed.body.error.code).toBe('cross_site_request');
    }
  });

  test('the cookie opens neither /v1 nor the admin API', async () => {
    const { browser, service } = await begin();
    await browser.signIn({ token: service.adminToken });
    expect((await browser.call('GET', '/v1/usage')).body.error.code).toBe('missing_api_key');
    const direct = new ConsoleBrowser(String(service.adminUrl));
    direct.cookie = browser.cookie;
    expect((await direct.call('GET', '/v1/keys')).body.error.code).toBe('missing_api_key');
    // And an API key does not open the console's APIs.
    const headers = { authorization: `Bearer ${service.apiKey}` };
    const other = new ConsoleBrowser(service.url);
    expect((await other.api('GET', '/v1/usage', undefined, headers)).body.error.code).toBe('not_signed_in');
  });

  test('behind TLS the cookie is __Host- and Secure, and the origin is that of the public URL', async () => {
    const { service } = await begin({ publicUrl: PUBLIC_URL });
    const browser = proxied(service.url);
    const signed = await browser.signIn({ token: service.adminToken });
    expect(signed.headers['set-cookie']).toMatch(
      /^__Host-scan_gate_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect(signed.headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    expect((await browser.api('GET', '/v1/usage')).status).toBe(200);
    browser.cookie = browser.cookie.replace('__Host-', '');
    expect((await browser.api('GET', '/v1/usage')).body.error.code).toBe('not_signed_in');
  });

  test('plain HTTP is accepted on loopback only: another host name is refused, as in DNS rebinding', async () => {
    const { service } = await begin();
    const headers = { host: 'rebound.example', origin: 'http://rebound.example' };
    const browser = new ConsoleBrowser(service.url, headers);
    expect((await browser.signIn({ token: service.adminToken })).body.error.code).toBe('invalid_state');
  });

  test('a public URL without TLS on another machine gets no link', async () => {
    const { service } = await begin({ publicUrl: 'http://scan.lan:8080' });
    expect((await admin(service, 'POST', '/v1/console-links')).body.error.code).toBe('invalid_state');
  });

  test('the eleventh attempt of an address in a minute is refused, but not that of others behind a proxy', async () => {
    const { service } = await begin({ publicUrl: PUBLIC_URL });
    const attempt = async (address: string) => {
      const headers = { origin: PUBLIC_URL, 'x-forwarded-for': `192.0.2.99, ${address}` };
      return new ConsoleBrowser(service.url, headers).signIn({ token: 'x' });
    };
    for (let count = 0; count < 10; count += 1) expect((await attempt('192.0.2.1')).status).toBe(401);
    const refused = await attempt('192.0.2.1');
    expect([refused.status, refused.body.error.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await attempt('192.0.2.2')).status).toBe(401);
  });

  test('guesses from many addresses do not keep out an address that signed in before', async () => {
    const { service } = await begin({ publicUrl: PUBLIC_URL });
    const attempt = async (address: string, token: string | null) => {
      const headers = { origin: PUBLIC_URL, 'x-forwarded-for': address };
      return (await new ConsoleBrowser(service.url, headers).signIn({ token: token ?? '' })).status;
    };
    expect(await attempt('192.0.2.1', service.adminToken)).toBe(201);
    const guesses = [];
    for (let count = 0; count < 130; count += 1) guesses.push(await attempt(`198.51.100.${count}`, 'x'));
    expect(guesses.at(-1)).toBe(429);
    expect(await attempt('192.0.2.2', service.adminToken)).toBe(429);
    expect(await attempt('192.0.2.1', service.adminToken)).toBe(201);
  });

  test('two sessions may use the same Idempotency-Key, and a retry in one is replayed', async () => {
    const { service } = await begin();
    const headers = { 'idempotency-key': 'same' };
    const bodies = [];
    for (const browser of [new ConsoleBrowser(service.url), new ConsoleBrowser(service.url)]) {
      await browser.signIn({ token: service.adminToken });
      const body = { name: `member ${bodies.length}` };
      const first = await browser.call('POST', '/console/api/admin/v1/members', body, headers);
      const again = await browser.call('POST', '/console/api/admin/v1/members', body, headers);
      expect(again).toMatchObject({ status: 201, headers: { 'idempotent-replayed': 'true' }, body: first.body });
      bodies.push(first.body);
    }
    expect(bodies.map(({ name }) => name)).toEqual(['member 0', 'member 1']);
  });

  test('serves the page for every view and the files with their headers', async () => {
    const { browser } = await begin();
    const moved = await browser.call('GET', '/console');
    expect([moved.status, moved.headers['location']]).toEqual([302, 'console/']);
    for (const path of ['/console/', '/console/keys', '/console/scans/scn_1?tab=findings']) {
      const page = await browser.call('GET', path);
      expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'; script-src 'self';.*trusted-types 'none'$/,
        ),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
      expect(page.headers['strict-transport-security']).toBeUndefined();
    }
    const file = await browser.call('GET', '/console/assets/app-1a2b.js', undefined, { 'accept-encoding': 'br, gzip' });
    expect(file.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await browser.call('GET', '/console/assets/app-1a2b.js')).text).toContain('export const text');
    for (const path of ['assets/none.js', 'assets/..%2Findex.html', 'api/v1/none', 'api/admin/v1/none']) {
      expect((await browser.call('GET', `/console/${path}`)).body?.error.code, path).toBe('not_found');
    }
  });

  test('an unbuilt console is reported, and an embedded service or --no-console has none', async () => {
    const unbuilt = await start({ role: 'api' }, { consoleFolder: join(folder, 'none') });
    const page = await new ConsoleBrowser(unbuilt.service.url).call('GET', '/console/');
    expect([page.status, page.text]).toEqual([503, expect.stringContaining('has not been built')]);
    for (const options of [{ mode: 'embedded' }, { console: null }, { role: 'worker' }] as const) {
      const { service } = await start(options, { consoleFolder: folder });
      expect(service.consoleUrl).toBeNull();
      expect((await new ConsoleBrowser(service.url).call('GET', '/console/')).status).toBe(404);
    }
  });
});
