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

/** Servers that return 200, or a redirect to a page with 200, for every path. */
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

describe('a server that returns 200 for every path', () => {
  test.each(Object.entries({ ...SOFT }))('%s', async (_name, handler) => {
    const { exposures } = await scanSite(handler);
    expect(placesOf(exposures)).toEqual([]);
  });

  test.each(['/.git/HEAD', '/phpinfo.php', '/backup.zip'])('with the content of %s', async (copied) => {
    const body = FILES.find(({ path }) => path === copied)?.exposed ?? '';
    const { exposures } = await scanSite((path) => (path === '/' ? HOME : { body }));
    expect(placesOf(exposures)).toEqual([]);
  });

  test('for hidden files only', async () => {
    const { exposures } = await scanSite((path) =>
      path.startsWith('/.') ? { body: 'A=1\nSECRET=2\n' } : path === '/' ? HOME : NOT_FOUND,
    );
    expect(placesOf(exposures)).toEqual([]);
  });
});

describe('a page that merely quotes secrets', () => {
  test.each(['text/html', 'text/plain', 'text/markdown'])('as %s', async (type) => {
    const quoting = new Set(['/.env', '/id_rsa', '/.git/HEAD', '/dump.sql', '/.aws/credentials', '/wp-config.php.bak']);
    const body = type === 'text/html' ? `<html><body><pre>${DOCUMENTATION}</pre></body></html>` : DOCUMENTATION;
    const { exposures } = await scanSite((path) =>
      quoting.has(path) ? { type, body } : path === '/' ? HOME : NOT_FOUND,
    );
    expect(placesOf(exposures)).toEqual([]);
  });
});
