import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { runScan } from '../../../src/engine/run.ts';
import { valuesOf } from '../../../src/shared/secrets/secret-values.ts';
import { chromiumPath } from '../../helpers/chromium.ts';
import { listen } from '../../helpers/listen.ts';
import { enterSite, statusOf } from './enter.ts';
import type { Case } from './kinds.ts';
import { loginSite, PASSWORD, respond, USER } from './login-site.ts';
import { SCRIPTED, SCRIPTED_BROKEN } from './scripted.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const kindOf = (name: keyof typeof SCRIPTED) => SCRIPTED[name] as Case;
const holds = (secret: string) => (line: string) => decodeURIComponent(line).includes(secret);
const posts = (log: readonly string[]) => log.filter((line) => line.startsWith('POST'));

describe.skipIf(chromiumPath === null)('a sign-in in the browser', { timeout: 240_000 }, () => {
  it.each(Object.entries(SCRIPTED))('works for %s', async (_name, kind) => {
    const { site, identities, budget } = await enterSite(kind, closers, {}, chromiumPath);
    expect([identities.failure?.code, identities.failure?.message, site.state.log]).toEqual([
      undefined,
      undefined,
      expect.anything(),
    ]);
    expect(identities.names).toEqual(['user']);
    expect(site.state.signIns).toBe(1);
    expect(await statusOf(identities, '/settings')).toBe(200);
    expect(await statusOf(identities, '/settings', 'none')).toBe(404);
    expect(await identities.end()).toBeNull();
    expect(site.state.log.filter(holds(PASSWORD))).toEqual([]);
    expect(budget.requests).toBeLessThan(60);
  });

  it.each(Object.entries(SCRIPTED_BROKEN))('fails for %s', async (_name, { kind, code, posts: postsMax }) => {
    const foreign: string[] = [];
    const other = await listen(
      createServer((request, response) => {
        foreign.push(`${request.method} ${request.url}`);
        response.end();
      }),
    );
    closers.push(other.close);
    const script = kind.pages?.['/app.js']?.replaceAll('{foreign}', other.url) ?? '';
    const pages = { ...kind.pages, '/app.js': script };
    const options = { third_parties: 'load' } as const;
    const { site, identities } = await enterSite({ ...kind, pages }, closers, options, chromiumPath);
    expect([identities.failure?.code, identities.failure?.message, site.state.log]).toEqual([
      code,
      expect.any(String),
      expect.anything(),
    ]);
    expect(identities.names).toEqual([]);
    const { password = PASSWORD } = kind.login ?? {};
    expect(identities.failure?.message.toLowerCase()).not.toContain(password.toLowerCase());
    expect(foreign).toEqual([]);
    expect(site.state.log.filter(holds(password))).toEqual([]);
    expect(posts(site.state.log).length).toBeLessThanOrEqual(postsMax);
    expect(posts(site.state.log).filter((line) => line === 'POST /rest/open').length).toBeLessThanOrEqual(2);
  });

  it('is repeated once after the session ended', async () => {
    const strict: Case = {
      ...kindOf('a token in local storage'),
      intercept: ({ url, headers }, response, { visitors }) =>
        url === '/settings' && !visitors.has((headers.authorization ?? '').slice(7)) && respond(response, 401, ''),
    };
    const { site, identities } = await enterSite(strict, closers, {}, chromiumPath);
    const first = identities.pageStorage()?.localStorage['session-token'];
    expect(valuesOf(identities.secrets())).toContain(first);
    site.state.visitors.clear();
    expect(await statusOf(identities, '/settings')).toBe(200);
    expect(site.state.signIns).toBe(2);
    expect(await identities.end()).toBeNull();
    expect(identities.pageStorage()?.localStorage['session-token']).not.toBe(first);
  });

  it('leaves the scan a browser that is signed in, and a report without secrets', async () => {
    const site = await loginSite(kindOf('a token in local storage'));
    closers.push(site.close);
    const result = await runScan({
      target: site.url,
      scanType: 'standard',
      ownershipProven: true,
      addressPolicy: { mode: 'any', allow: [] },
      options: { login: { username: USER, password: PASSWORD } },
      browserPath: chromiumPath ?? '',
    });
    if (result.status !== 'completed') throw new Error(JSON.stringify(result));
    expect(result.report.coverage).toMatchObject({ signed_in: true });
    expect(site.state.signIns).toBe(1);
    // Requested only where the page finds the token when it starts.
    expect(site.state.log).toContain('GET /kept');
    const text = JSON.stringify(result.report);
    expect(text).not.toContain(PASSWORD);
    for (const id of site.state.visitors.keys()) expect(text).not.toContain(id);
    expect(site.state.log.filter(holds(PASSWORD))).toEqual([]);
    expect(posts(site.state.log).filter((line) => !line.includes('graphql'))).toEqual(['POST /rest/open']);
  });
});

describe.skipIf(chromiumPath === null)('a quick scan', { timeout: 240_000 }, () => {
  it('signs in through the browser where scripts name no interface', async () => {
    const site = await loginSite(kindOf('a token in local storage'));
    closers.push(site.close);
    const result = await runScan({
      target: site.url,
      scanType: 'quick',
      ownershipProven: true,
      addressPolicy: { mode: 'any', allow: [] },
      options: { login: { username: USER, password: PASSWORD } },
      browserPath: chromiumPath ?? '',
    });
    if (result.status !== 'completed') throw new Error(JSON.stringify(result));
    expect(result.report.coverage).toMatchObject({ signed_in: true });
    expect(result.report.coverage).not.toHaveProperty('browser');
    expect(result.report.budget.exhausted).toEqual([]);
  });
});

describe('without a usable browser', () => {
  it.each([
    ['there is none', null],
    ['it does not start', '/bin/false'],
  ])('says that scripts render the form when %s', async (_name, path) => {
    const { identities } = await enterSite(kindOf('a token in local storage'), closers, {}, path);
    expect(identities.failure?.code).toBe('sign_in_scripted');
  });
});
