import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import type { ScanType } from '../../../src/contract/primitives.ts';
import { runScan } from '../../../src/engine/run.ts';
import { listen } from '../../helpers/listen.ts';

interface Visit {
  readonly path: string;
  readonly isUser: boolean;
}
interface Page {
  readonly status: number;
  readonly body?: string;
  readonly location?: string;
}
type Site = (visit: Visit) => Page;

const COOKIE = { name: 'session', value: 'a1b2c3d4e5f6' };
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

async function scan(site: Site, scanType: ScanType, isSignedIn: boolean) {
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const isUser = request.headers.cookie?.includes(COOKIE.value) === true;
    const { status, body = '', location } = site({ path, isUser });
    // With a reason phrase of our own: Node knows none for an unregistered status.
    response.writeHead(status, 'Status', {
      'content-type': 'text/html; charset=utf-8',
      ...(location === undefined ? {} : { location }),
    });
    response.end(status === 304 ? undefined : body);
  });
  const { port, close } = await listen(server);
  closers.push(close);
  const result = await runScan({
    target: `http://127.0.0.1:${port}/`,
    scanType,
    options: isSignedIn ? { login: { cookies: [COOKIE] }, login_check: '/account' } : {},
    ownershipProven: true,
    addressPolicy: { mode: 'any', allow: [] },
  });
  if (result.status !== 'completed') throw new Error(JSON.stringify(result));
  const { coverage, checks } = result.report;
  return { coverage, env: checks.find(({ check_id }) => check_id === 'exposure.env') };
}

const show = (title: string, body: string): Page => ({
  status: 200,
  body: `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${body}</html>`,
});
const NOT_FOUND: Page = { status: 404, body: '<h1>Not found</h1>' };

/** The pages that the site links, for guests and for the user; null for every other path. */
function pages({ path, isUser }: Visit): Page | null {
  if (path === '/')
    return show(
      'Garden shop',
      `<p>Spades and seeds.</p><a href="/account">Account</a>${isUser ? '<p>Hello Ann</p>' : ''}`,
    );
  if (path === '/account')
    return isUser ? show('Account', '<p>Your orders, Ann.</p>') : { status: 401, body: 'Sign in' };
  return null;
}

const ENV: Page = { status: 200, body: 'APP_ENV=production\nDB_PASSWORD=kW8sLq2vTz90\n' };
const behind =
  (guard: Page): Site =>
  (visit) =>
    pages(visit) ?? (visit.path === '/behind/.env' ? ENV : guard);

const REGISTERED = [304, 400, 401, 402, 403, 405, 406, 407, 409, 418, 422, 423, 429, 451, 500, 503];
const UNREGISTERED = [306, 444, 460, 499, 599, 999];
const SCAN_TYPES = ['quick', 'standard', 'compliance'] as const;
const STATES = [false, true] as const;
const LONG = 180_000;

describe.each(SCAN_TYPES)('a %s scan', (scanType) => {
  describe.each(STATES)('signed in: %s', (isSignedIn) => {
    it.each([...REGISTERED, ...UNREGISTERED])(
      'is inconclusive if every unlinked path gets %i',
      { timeout: LONG },
      async (status) => {
        const { coverage, env } = await scan(behind({ status, body: 'Refused.' }), scanType, isSignedIn);
        expect(coverage, JSON.stringify(coverage)).toMatchObject({
          application_seen: false,
          code: 'target_paths_refused',
        });
        expect(coverage.detail).toMatch(/^\d+ of \d+ paths were refused/);
        expect(env?.status).toBe('error');
      },
    );

    it.each(['a redirect without a target', 'a redirect to a host that is not its own'])(
      'is inconclusive behind %s',
      { timeout: LONG },
      async (name) => {
        const location = name.endsWith('own') ? 'http://guard.example/blocked' : undefined;
        const { coverage } = await scan(
          behind({ status: 302, ...(location === undefined ? {} : { location }) }),
          scanType,
          isSignedIn,
        );
        expect(coverage).toMatchObject({ application_seen: false, code: 'target_paths_refused' });
      },
    );

    it.each(Object.entries(REDIRECTS))(
      'is inconclusive if every unlinked path is redirected to %s',
      { timeout: LONG },
      async (_, guard) => {
        const { coverage, env } = await scan((visit) => pages(visit) ?? guard(visit), scanType, isSignedIn);
        expect(coverage, JSON.stringify(coverage)).toMatchObject({
          application_seen: false,
          code: 'target_paths_refused',
        });
        expect(env?.status).toBe('error');
      },
    );

    it('is inconclusive if a guard refuses for a while, each path with another status', { timeout: LONG }, async () => {
      const statuses = [402, 405, 406, 407, 409, 412, 418, 421, 422, 423, 424, 425, 426, 428, 431, 451];
      let count = 0;
      const { coverage } = await scan(
        (visit) => {
          if (pages(visit) !== null) return pages(visit) as Page;
          count += 1;
          return count > 4 && count < 21 ? { status: statuses[count % 16] as number } : NOT_FOUND;
        },
        scanType,
        isSignedIn,
      );
      expect(coverage, JSON.stringify(coverage)).toMatchObject({ application_seen: false, code: 'target_turned_away' });
    });

    it.each(Object.entries(HONEST))('passes %s', { timeout: LONG }, async (_, site) => {
      const { coverage, env } = await scan(site, scanType, isSignedIn);
      expect(coverage, JSON.stringify(coverage)).toMatchObject({ application_seen: true, code: null });
      expect(env).toMatchObject({ status: 'passed', reason: null });
      expect(env).not.toHaveProperty('partial');
    });
  });
});

/** Guards that redirect, to where no file is shown. */
const REDIRECTS: Readonly<Record<string, Site>> = {
  'itself, with a cookie': ({ path }) => ({ status: 302, location: path }),
  'a page that refuses': ({ path }) =>
    path === '/blocked' ? { status: 403, body: 'Blocked' } : { status: 302, location: '/blocked' },
  'a block page, with the path in its query': ({ path }) =>
    path === '/blocked'
      ? show('Access denied', '<p>Your request was blocked by the firewall.</p>')
      : { status: 303, location: `/blocked?from=${path}` },
  'a page that is not of the site': ({ path }) =>
    path === '/sorry' ? show('One moment', '<p>Solve the puzzle.</p>') : { status: 307, location: '/sorry' },
  'each other, without end': ({ path }) => ({ status: 302, location: `${path}x` }),
};

const under =
  (prefixes: readonly string[], page: Page): Site =>
  (visit) =>
    pages(visit) ?? (prefixes.some((prefix) => visit.path.startsWith(prefix)) ? page : NOT_FOUND);

const HONEST: Readonly<Record<string, Site>> = {
  'a site that responds 404 to unknown paths': under([], NOT_FOUND),
  'a site that responds 410 to unknown paths': (visit) => pages(visit) ?? { status: 410, body: 'Gone' },
  'an API that responds 405 to GET on some paths': under(['/graphql', '/api', '/v2', '/v3', '/metrics'], {
    status: 405,
  }),
  'a shop with a paid area that responds 402': under(['/backup', '/files', '/uploads', '/debug'], { status: 402 }),
  'a site that redirects unknown paths to its start page': (visit) => pages(visit) ?? { status: 302, location: '/' },
  'a site that redirects unknown paths to its page for them': (visit) => {
    if (visit.path === '/404') return NOT_FOUND;
    return pages(visit) ?? { status: 302, location: '/404' };
  },
  'a site that adds a language to every path': (visit) =>
    pages(visit) ?? (visit.path.startsWith('/en/') ? NOT_FOUND : { status: 301, location: `/en${visit.path}` }),
  'a site that redirects unknown paths to its sign-in': (visit) =>
    pages(visit) ??
    (visit.path === '/login'
      ? show('Members', '<form method="post"><input type="password" name="p"></form>')
      : { status: 302, location: '/login' }),
  'a site with a directory of refusals': under(['/.git', '/.svn', '/admin', '/actuator', '/server-status'], {
    status: 403,
  }),
  'a site that responds 400 to malformed paths': (visit) =>
    pages(visit) ?? (/[^\w./-]/.test(visit.path) ? { status: 400 } : NOT_FOUND),
  'a server that is busy for single paths': under(['/db.sqlite3', '/phpinfo'], { status: 503 }),
};

describe('a signed-in scan', () => {
  const WALLS: Readonly<Record<string, Page>> = {
    401: { status: 401, body: 'Sign in' },
    403: { status: 403, body: 'Sign in' },
    'a sign-in page': show('Sign in', '<form method="post"><input name="u"><input type="password" name="p"></form>'),
    'a redirect to the sign-in of another host': { status: 302, location: 'https://id.example/authorize' },
  };
  it.each(Object.entries(WALLS))(
    'sees an application whose wall responds to guests with %s',
    { timeout: LONG },
    async (_, wall) => {
      const site: Site = (visit) => (visit.isUser ? (pages(visit) ?? NOT_FOUND) : wall);
      for (const scanType of ['quick', 'standard'] as const) {
        const { coverage, env } = await scan(site, scanType, true);
        expect(coverage, JSON.stringify(coverage)).toMatchObject({
          application_seen: true,
          signed_in: true,
          sign_in_required: false,
        });
        expect(env).toMatchObject({ status: 'passed', partial: true });
        expect(env?.reason).toMatch(/without the session (\d+) of \1 paths (were|showed)/);
      }
    },
  );

  it('is signed in, even if the start page offers the sign-in to the user, too', { timeout: LONG }, async () => {
    const start = show('Shop', '<a href="/login">Sign in</a>');
    const site: Site = (visit) => (visit.path === '/' ? start : (pages(visit) ?? NOT_FOUND));
    const guest = await scan(site, 'quick', false);
    expect(guest.coverage).toMatchObject({ application_seen: true, sign_in_required: true });
    const user = await scan(site, 'quick', true);
    expect(user.coverage).toMatchObject({ application_seen: true, signed_in: true, sign_in_required: false });
  });

  it('passes plainly behind a wall that redirects to its own sign-in', { timeout: LONG }, async () => {
    const site: Site = (visit) => {
      if (visit.path === '/login') return WALLS['a sign-in page'] as Page;
      return visit.isUser ? (pages(visit) ?? NOT_FOUND) : { status: 302, location: '/login' };
    };
    const { coverage, env } = await scan(site, 'standard', true);
    expect(coverage).toMatchObject({ application_seen: true, sign_in_required: false });
    expect(env?.status).toBe('passed');
  });

  const isFile = (path: string) =>
    /\.(?!php$)|\/(?:actuator|metrics|server-status|nginx_status|debug|phpinfo)/.test(path);
  it.each([
    ['refuses files to the user, too, behind a wall', { status: 403 }, { status: 401 }],
    ['refuses files to everyone, without a wall', { status: 406 }, NOT_FOUND],
    ['shows the user a page of its own, behind a wall', show('Hello', '<p>Hi there.</p>'), { status: 401 }],
  ])('is inconclusive if a guard %s', { timeout: LONG }, async (name, refusal, toGuests) => {
    const isBlind = name.startsWith('shows');
    const site: Site = (visit) => {
      const page = pages(visit);
      if (page !== null) return page;
      if (!visit.isUser && toGuests.status === 401) return toGuests;
      return isBlind || isFile(visit.path) || /^\/(?:id_rsa|[\w-]+\/)/.test(visit.path) ? refusal : NOT_FOUND;
    };
    const { coverage, env } = await scan(site, 'quick', true);
    expect(coverage, JSON.stringify(coverage)).toMatchObject({ application_seen: false, code: 'target_paths_refused' });
    expect(env?.status).toBe('error');
  });
});

it('is inconclusive if a guard refuses for a while with an unusual status', { timeout: LONG }, async () => {
  let count = 0;
  const site: Site = (visit) => {
    count += 1;
    return count > 10 && count < 18 && visit.path !== '/' ? { status: 406 } : (pages(visit) ?? NOT_FOUND);
  };
  const { coverage } = await scan(site, 'quick', false);
  expect(coverage).toMatchObject({ application_seen: false, code: 'target_turned_away' });
  expect(coverage.detail).toContain('status 406');
});
