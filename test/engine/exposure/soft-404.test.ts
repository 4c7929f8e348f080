import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { FILES } from './files.ts';
import { HOME, NOT_FOUND, placesOf, type SiteHandler, scanSite } from './site.ts';

const DOCUMENTATION = `# Deployment

Put this into your \`.env\`:

    DB_PASSWORD=hunter2hunter2
    APP_KEY=base64:c2VjcmV0c2VjcmV0

-----BEGIN RSA PRIVATE KEY-----
MIIBOgIBAAJBAK
-----END RSA PRIVATE KEY-----

ref: refs/heads/main
`;

/** Servers that answer 200, or as good as 200, to every path. */
const SOFT: Readonly<Record<string, SiteHandler>> = {
  'static app shell': () => ({
    type: 'text/html',
    body: '<!doctype html><html><head><script src="/app.js"></script></head><body><div id="root"></div></body></html>',
  }),
  'echo of the path': (path) => ({
    type: 'text/html',
    body: `<html><body><h1>Index of ${path}</h1>You asked for ${path}</body></html>`,
  }),
  'echo of the path as text': (path) => ({ type: 'text/plain', body: `${path}\n` }),
  'custom page': (path) => ({
    type: 'text/html',
    body: `<html><title>Oops</title><body>We could not find ${path}. PHP Version 8.1 phpinfo()</body></html>`,
  }),
  'redirect to login': (path) =>
    path.startsWith('/login')
      ? { type: 'text/html', body: '<html><body><form><input type="password"></form></body></html>' }
      : { status: 302, headers: { Location: `/login?next=${encodeURIComponent(path)}` } },
  'random body': (path) => ({ body: createHash('sha512').update(path).digest() }),
  'JSON for everything': (path) => ({
    type: 'application/json',
    body: JSON.stringify({ status: 'UP', path, components: { a: 1 } }),
  }),
  'documentation that quotes secrets, as text': () => ({ type: 'text/markdown', body: DOCUMENTATION }),
  'documentation that quotes secrets, as a page': () => ({
    type: 'text/html',
    body: `<html><body><pre>${DOCUMENTATION}</pre><pre>&lt;?php $a = 1;</pre></body></html>`,
  }),
};

/** Servers that satisfy the signatures themselves, whatever is asked: only the sibling tells. */
const HONEYPOTS: Readonly<Record<string, SiteHandler>> = Object.fromEntries(
  FILES.map(({ path, exposed }): [string, SiteHandler] => [
    `the content of ${path}`,
    () => ({
      body: exposed,
      type: typeof exposed === 'string' && exposed.startsWith('<') ? 'text/html' : 'text/plain',
    }),
  ]),
);

describe('exposure: a server that answers 200 to everything', () => {
  test.each(Object.entries({ ...SOFT }))('%s', async (_name, handler) => {
    const { exposures } = await scanSite(handler);
    expect(placesOf(exposures)).toEqual([]);
  });

  test.each(Object.entries(HONEYPOTS))('with %s', async (_name, handler) => {
    const { exposures } = await scanSite((path, request) => (path === '/' ? HOME : handler(path, request)));
    expect(placesOf(exposures)).toEqual([]);
  });

  test('that is any dot file', async () => {
    const { exposures } = await scanSite((path) =>
      path.startsWith('/.') ? { body: 'A=1\nSECRET=2\n' } : path === '/' ? HOME : NOT_FOUND,
    );
    expect(placesOf(exposures)).toEqual([]);
  });
});

describe('exposure: a page that merely quotes secrets', () => {
  test.each(['text/html', 'text/plain', 'text/markdown'])('as %s', async (type) => {
    const quoting = new Set(['/.env', '/id_rsa', '/.git/HEAD', '/dump.sql', '/.aws/credentials', '/wp-config.php.bak']);
    const body = type === 'text/html' ? `<html><body><pre>${DOCUMENTATION}</pre></body></html>` : DOCUMENTATION;
    const { exposures } = await scanSite((path) =>
      quoting.has(path) ? { type, body } : path === '/' ? HOME : NOT_FOUND,
    );
    expect(placesOf(exposures)).toEqual([]);
  });

  test('in articles of the site at the very places', async () => {
    const article = (text: string) => ({
      type: 'text/html',
      body: `<!doctype html><title>phpinfo() explained</title><link rel="stylesheet" href="/site.css"><nav><a href="/">Home</a></nav><p>${text}</p>`,
    });
    const articles: Readonly<Record<string, string>> = {
      '/phpinfo.php': 'The page shows “PHP Version 7.4.3”, the Server API, the Build Date and the loaded php.ini.',
      '/server-status': 'mod_status shows “Apache Server Status for localhost”, the Server Version and a scoreboard.',
      '/debug/pprof/': 'Go lists “Types of profiles available” at /debug/pprof/, for example goroutine?debug=1.',
      '/nginx_status':
        'The module writes:</p><pre>Active connections: 291 \nserver accepts handled requests\n 16630948 16630948 31070465 \n</pre><p>and so on.',
      '/elmah.axd': 'ELMAH shows an “Error Log for” the application.',
    };
    const { exposures } = await scanSite((path) => {
      const text = articles[path];
      return text !== undefined ? article(text) : path === '/' ? HOME : NOT_FOUND;
    });
    expect(placesOf(exposures)).toEqual([]);
  });
});
