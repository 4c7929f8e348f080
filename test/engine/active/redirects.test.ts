import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { foundIn, type Page, shows } from './pages.ts';

const CHECK = 'active.open-redirect';
const to = (response: ServerResponse, location: string) =>
  void response.writeHead(302, { location: location.replace(/[\r\n]/g, '') }).end();

/** The page redirects to what `make` gives, or shows itself. */
function redirecting(name: string, make: (value: string) => string | null): Page {
  return (url, response) => {
    const location = make(url.searchParams.get(name) ?? '');
    if (location === null) response.end('<p>Sign in</p>');
    else to(response, location);
  };
}

/** As Go's `http.Redirect` and others do: a name becomes a path beside the page, an address stays. */
function beside(folder: string) {
  return (value: string) => (/^\/|^[a-z]+:/i.test(value) ? value : folder + value);
}

describe('active.open-redirect by a name that says so', () => {
  it.each<readonly [name: string, link: string, page: Page, isFound: boolean]>([
    [
      'what is no path of the site is passed on at once',
      '/in?next=/orders',
      redirecting('next', (v) => (/^(?:https?:)?\/\//.test(v) ? v : null)),
      true,
    ],
    ['the page shows itself for every value', '/in?next=/orders', redirecting('next', () => null), false],
    [
      'foreign addresses go home',
      '/in?next=/orders',
      redirecting('next', (v) => (/^(?:https?:)?\/\//.test(v) ? '/' : null)),
      false,
    ],
    [
      'two slashes alone, after a scheme',
      '/in?to=//host.invalid/',
      redirecting('to', (v) => (v.startsWith('//') ? `https:${v}` : '/')),
      true,
    ],
    [
      'two slashes alone, own names only',
      '/in?to=//host.invalid/',
      redirecting('to', (v) => (v.startsWith('//host.invalid/') ? `https:${v}` : '/')),
      false,
    ],
    [
      'the address as it stands in the query, not decoded (nginx: return 302 $arg_to)',
      '/in?to=/orders',
      ({ search }, response) => to(response, /[?&]to=([^&]*)/.exec(search)?.[1] ?? '/'),
      true,
    ],
    [
      'by a script, slashes written as JSON of PHP has them',
      '/in?to=/orders',
      ({ searchParams }, response) => {
        const value = JSON.stringify(searchParams.get('to')).replaceAll('/', '\\/');
        response.setHeader('content-type', 'text/html').end(`<script>location.href = ${value};</script>`);
      },
      true,
    ],
    [
      'by a script, own addresses alone',
      '/in?to=/orders',
      ({ searchParams }, response) => {
        const value = JSON.stringify((searchParams.get('to') ?? '').replace(/^.*?\/\/[^/]*/, '')).replaceAll(
          '/',
          '\\/',
        );
        response.setHeader('content-type', 'text/html').end(`<script>location.href = "/own" + ${value};</script>`);
      },
      false,
    ],
    ['a name beside the page', '/ui/in?to=/ui/orders', redirecting('to', beside('/ui/')), true],
    ['a name beside the page, at the root', '/in?to=/orders', redirecting('to', beside('/')), true],
    ['a slash in front of everything', '/in?to=orders', redirecting('to', (v) => `/${v}`), true],
    [
      'a slash in front of what has none left',
      '/in?to=orders',
      redirecting('to', (v) => `/${v.replace(/^[\\/]+/, '')}`),
      false,
    ],
    ['everything below a folder', '/ui/in?to=orders', redirecting('to', (v) => `/ui/${v}`), false],
  ])('%s', async (_name, link, page, isFound) => {
    const path = new URL(link, 'http://host.invalid');
    const { found } = await foundIn({ '/': shows(`<a href="${link}">Sign in</a>`), [path.pathname]: page }, CHECK);
    const parameter = [...path.searchParams.keys()][0];
    expect(found).toEqual(isFound ? [`GET ${path.pathname} ${parameter}`] : []);
  });
});

describe('a sign-out link that says where to go afterwards', () => {
  const site = (link: string, make: (value: string) => string | null): Record<string, Page> => ({
    '/': shows(`<a href="${link}">Sign out</a>`),
    [new URL(link, 'http://host.invalid').pathname]: redirecting('return_to', make),
  });
  const anywhere = (value: string) => (value.startsWith('/') ? value : '/');

  it('is followed where there is no session to end', async () => {
    const { found } = await foundIn(site('/logout?return_to=/welcome', anywhere), CHECK);
    expect(found).toEqual(['GET /logout return_to']);
  });

  it('is no finding where it leads to paths of the site', async () => {
    const own = (value: string) => (/^\/\w/.test(value) ? value : '/');
    const { found } = await foundIn(site('/sso/log-out?return_to=/welcome', own), CHECK);
    expect(found).toEqual([]);
  });

  it.each([
    ['the scan may carry a session', '/logout?return_to=/welcome', { request_headers: { 'X-Session': '1' } }],
    ['it names nothing to go to', '/logout?all=1', {}],
    ['it does more than to sign out', '/logout/delete?return_to=/welcome', {}],
    ['the path is excluded', '/logout?return_to=/welcome', { exclude_paths: ['/logout'] }],
    ['it stands in a form by POST', '/sign-off', {}],
  ])('is left alone when %s', async (_name, link, options) => {
    const pages = site(link, anywhere);
    if (link === '/sign-off')
      pages['/'] = shows(`<form method=post action="${link}"><input name=return_to value="/welcome"></form>`);
    const { log } = await foundIn(pages, CHECK, 'standard', options);
    expect(log.filter((line) => /log-?out\S*\?|sign-off/.test(line))).toEqual([]);
  });
});

describe('a site of several parameters', () => {
  it('has each of a round asked for reflections before any is asked where it leads', async () => {
    const names = ['next', 'url', 'goto', 'target', 'return_to', 'continue', 'dest', 'redirect'];
    const { log } = await foundIn(
      {
        '/': shows(names.map((name) => `<a href="/to-${name}?${name}=/home">x</a>`).join('')),
        ...Object.fromEntries(names.map((name) => [`/to-${name}`, redirecting(name, () => null)])),
      },
      CHECK,
    );
    const quotes = log.findLastIndex((line) => line.includes('%27%22'));
    const foreign = log.findIndex((line) => line.includes('.example'));
    expect(log.filter((line) => line.includes('%27%22')).length).toBe(names.length);
    expect(foreign).toBeGreaterThan(quotes);
  });
});

describe('active.open-redirect by the path', () => {
  /** A directory without the slash at its end, as servers of files redirect. */
  const slash =
    (make: (path: string) => string): Page =>
    (_url, response, request) => {
      const path = request.url ?? '/';
      if (/example(?:\/(?:%2f\.\.)?)?$/.test(path)) to(response, make(path));
      else if (path === '/') response.end('<p>Start</p>');
      else response.writeHead(404).end('<p>Not found</p>');
    };

  it.each<readonly [name: string, page: Page, found: string[]]>([
    ['a slash is added', slash((path) => `${path}/`), ['GET / path']],
    ['a slash is removed', slash((path) => path.replace(/\/$/, '')), ['GET / path']],
    [
      'the path is decoded',
      slash((path) => `${decodeURIComponent(path.replace(/^\/\//, '/')).replace(/\/\.\.$/, '')}/`),
      ['GET / path'],
    ],
    ['slashes are merged', slash((path) => `${path.replace(/^\/(?:\/|%5c)+/, '/')}/`), []],
    ['the host is stated', slash((path) => `http://127.0.0.1:9${path}/`), []],
  ])('%s', async (_name, page, expected) => {
    const { found } = await foundIn({ '/': page, '*': page }, CHECK);
    expect(found).toEqual(expected);
  });
});
