import { describe, expect, test } from 'vitest';
import { FILES } from './files.ts';
import { HOME, NOT_FOUND, placesOf, scanSite } from './site.ts';

const listing = (path: string) => ({
  type: 'text/html',
  body: `<html><head><title>Index of ${path}</title></head><body><h1>Index of ${path}</h1><pre><a href="../">../</a><a href="a.txt">a.txt</a></pre></body></html>`,
});

describe('the exposure requests', () => {
  test('include the folder of the start path', async () => {
    const { exposures } = await scanSite(
      (path) => {
        if (path === '/shop/' || path === '/shop') return HOME;
        if (path === '/shop/.env') return { body: 'A=1\nB_SECRET=abcdefghij\n' };
        if (path === '/shop/.git/HEAD') return { body: 'ref: refs/heads/main\n' };
        return NOT_FOUND;
      },
      { start: '/shop/' },
    );
    expect(placesOf(exposures)).toEqual(['exposure.env /shop/.env', 'exposure.vcs /shop/.git/HEAD']);
  });

  test('include the folders of loaded files and of robots.txt', async () => {
    const { exposures } = await scanSite((path) => {
      if (path === '/') {
        return { type: 'text/html', body: '<html><body><script src="/assets/js/app.js"></script></body></html>' };
      }
      if (path === '/assets/js/app.js') return { type: 'text/javascript', body: 'start();' };
      if (path === '/robots.txt') return { type: 'text/plain', body: 'User-agent: *\nDisallow: /internal/reports/\n' };
      return ['/assets/', '/assets/js/', '/internal/reports/'].includes(path) ? listing(path) : NOT_FOUND;
    });
    expect(placesOf(exposures)).toEqual([
      'exposure.directory-listing /assets/',
      'exposure.directory-listing /assets/js/',
      'exposure.directory-listing /internal/reports/',
    ]);
    // One setting of the server.
    expect(exposures).toHaveLength(1);
  });

  test('include copies of crawled server-side scripts', async () => {
    const { exposures } = await scanSite((path) => {
      if (path === '/')
        return { type: 'text/html', body: '<html><body><a href="/orders/list.php">Orders</a></body></html>' };
      if (path === '/orders/list.php') return HOME;
      return path === '/orders/list.php.bak' ? { body: '<?php $db = connect("x");' } : NOT_FOUND;
    });
    expect(placesOf(exposures)).toEqual(['exposure.backup-source /orders/list.php.bak']);
  });

  test('include copies of hand-written scripts, but not of libraries and bundles', async () => {
    const scripts = ['/js/shop.js', '/js/jquery.min.js', '/js/app.3f2a9c0d.js'];
    const { exposures, log } = await scanSite((path) => {
      if (path === '/')
        return { type: 'text/html', body: scripts.map((script) => `<script src="${script}"></script>`).join('') };
      if (scripts.includes(path)) return { type: 'text/javascript', body: 'start();' };
      if (path === '/js/shop.js~')
        return { body: "const db = require('mysql');\ndb.connect(process.env.DB_PASSWORD);" };
      return path === '/js/shop.js.bak' ? { body: 'start(1);' } : NOT_FOUND;
    });
    expect(placesOf(exposures)).toEqual(['exposure.backup-source /js/shop.js~']);
    expect(log.filter((line) => /\/(?:jquery|app)\S*\.js(?:~|\.bak)/.test(line))).toEqual([]);
  });

  test.each([
    [
      'a description behind a link',
      '<a href="/api/schema/">API</a>',
      '/api/schema/',
      'openapi: 3.0.2\ninfo:\n  title: x\npaths: {}\n',
    ],
    ['an explorer behind a link', '<a href="/docs">API</a>', '/docs', '<html><div id="swagger-ui"></div></html>'],
  ])('include %s', async (_name, home, place, body) => {
    const { exposures } = await scanSite((path) =>
      path === '/'
        ? { type: 'text/html', body: `<title>Shop</title>${home}` }
        : path === place
          ? { type: body.startsWith('<') ? 'text/html' : 'application/yaml', body }
          : NOT_FOUND,
    );
    expect(placesOf(exposures)).toEqual([`exposure.api-docs ${place}`]);
  });

  test('start with files that the site names', async () => {
    const names = ['a.sql', 'b.sql', 'c.sql', 'd.sql', 'e.sql', 'f.sql', 'g.sql'];
    const { log } = await scanSite((path) =>
      path === '/'
        ? { type: 'text/html', body: names.map((name) => `<!-- see /private/${name} -->`).join('') }
        : NOT_FOUND,
    );
    const positions = names.map((name) => log.indexOf(`GET /private/${name}`));
    expect(Math.min(...positions)).toBeGreaterThan(-1);
    expect(Math.max(...positions)).toBeLessThan(log.indexOf('GET /phpinfo.php'));
  });

  test('include copies of scripts below the start folder', async () => {
    const { exposures } = await scanSite(
      (path) => {
        if (path === '/app/')
          return { type: 'text/html', body: '<html><body><a href="/app/login.jsp">Sign in</a></body></html>' };
        if (path === '/app/login.jsp') return HOME;
        if (path === '/app/login.jsp.bak') return HOME;
        return path === '/app/login.jsp~' ? { body: '<%@ page import="java.sql.*" %><html></html>' } : NOT_FOUND;
      },
      { start: '/app/' },
    );
    expect(placesOf(exposures)).toEqual(['exposure.backup-source /app/login.jsp~']);
  });

  test('include files that a listing, a page or a script names', async () => {
    const dump = 'CREATE TABLE a (id int);\nINSERT INTO a VALUES (1);\n';
    const links = '<a href="/old/customers.sqlite">x</a><a href="/downloads/manual.zip">y</a>';
    const site: Readonly<Record<string, { type?: string; body: string | Buffer }>> = {
      'GET /': { type: 'text/html', body: `<html><body>${links}<script src="/a.js"></script></body></html>` },
      'GET /a.js': { type: 'text/javascript', body: 'post("/api/v3/graphql");fetch("/docs/openapi.json")' },
      'GET /backup/': {
        type: 'text/html',
        body: listing('/backup/').body.replace('a.txt', '2026-customers.sql'),
      },
      'GET /backup/2026-customers.sql': { body: dump },
      'GET /old/customers.sqlite': { body: Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(99)]) },
      'GET /downloads/manual.zip': { body: FILES.find((file) => file.path === '/backup.zip')?.exposed ?? '' },
      'GET /docs/openapi.json': { body: '{"openapi":"3.1.0","info":{},"paths":{}}' },
      'POST /api/v3/graphql': {
        body: '{"data":{"__schema":{"queryType":{"name":"Query"},"types":[{"name":"Query"}]}}}',
      },
    };
    const { exposures } = await scanSite((path, { method }) => site[`${method} ${path}`] ?? NOT_FOUND);
    expect(placesOf(exposures)).toEqual([
      'exposure.api-docs /api/v3/graphql',
      'exposure.api-docs /docs/openapi.json',
      'exposure.database-dump /backup/2026-customers.sql',
      'exposure.database-dump /old/customers.sqlite',
      'exposure.directory-listing /backup/',
    ]);
  });

  test('include folders of links and images', async () => {
    const { exposures } = await scanSite((path) => {
      if (path === '/')
        return {
          type: 'text/html',
          body: '<img src="/media/2026/x.png"><a href="/papers/plan.pdf">x</a><a href="/pub/">incoming files</a>',
        };
      return ['/media/2026/', '/papers/', '/pub/'].includes(path) ? listing(path) : NOT_FOUND;
    });
    expect(placesOf(exposures)).toEqual([
      'exposure.directory-listing /media/2026/',
      'exposure.directory-listing /papers/',
      'exposure.directory-listing /pub/',
    ]);
  });

  const dump = 'CREATE TABLE book (id INTEGER, title TEXT);\nINSERT INTO book VALUES (1);\n';
  const link = '<a href="/data/dump.sql">download</a>';
  test.each([
    ['linked from a page', link, '', false],
    ['linked from a page of a site that excludes all robots', link, 'User-agent: *\nDisallow: /\n', false],
    ['linked from a page, but disallowed in robots.txt', link, 'User-agent: *\nDisallow: /data/\n', true],
    ['in a directory listing', '<a href="/data/">files</a>', '', true],
    ['in a frame', '<iframe src="/data/dump.sql"></iframe>', '', true],
    ['linked on another host', '<!-- /data/dump.sql --><a href="https://other.example/data/dump.sql">x</a>', '', true],
  ])('recognize a public download: %s', async (_name, home, robots, isFound) => {
    const { exposures } = await scanSite((path) => {
      if (path === '/') return { type: 'text/html', body: `<title>Books</title><h1>Books</h1>${home}` };
      if (path === '/robots.txt' && robots !== '') return { type: 'text/plain', body: robots };
      if (path === '/data/' && home.includes('"/data/"'))
        return { type: 'text/html', body: listing(path).body.replaceAll('a.txt', 'dump.sql') };
      return path === '/data/dump.sql' ? { body: dump } : NOT_FOUND;
    });
    const found = placesOf(exposures).filter((place) => place.endsWith('/dump.sql'));
    expect(found).toEqual(isFound ? ['exposure.database-dump /data/dump.sql'] : []);
  });

  test('prove listed files even when most requests are used up', async () => {
    const databases = ['one', 'two', 'three', 'four'].map((name) => `${name}.sqlite3`);
    const { exposures } = await scanSite((path) => {
      if (path === '/') return { type: 'text/html', body: '<a href="/files/">x</a>' };
      if (path === '/files/')
        return {
          type: 'text/html',
          body: listing(path).body.replace(
            '<a href="a.txt">a.txt</a>',
            databases.map((name) => `<a href="${name}">${name}</a>`).join(''),
          ),
        };
      return databases.includes(path.replace('/files/', ''))
        ? { body: Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(99)]) }
        : NOT_FOUND;
    });
    expect(placesOf(exposures)).toEqual([
      ...databases.map((name) => `exposure.database-dump /files/${name}`).sort(),
      'exposure.directory-listing /files/',
    ]);
  });

  test('include an admin folder that is not linked', async () => {
    const { exposures } = await scanSite((path) =>
      path === '/'
        ? HOME
        : path === '/admin/'
          ? { status: 401, headers: { 'WWW-Authenticate': 'Basic realm="Admin"' }, body: 'no' }
          : NOT_FOUND,
    );
    expect(placesOf(exposures)).toEqual(['exposure.basic-auth-http /admin/']);
  });

  test('include copies of the program that a readable package.json starts', async () => {
    const manifest = (more: object) => JSON.stringify({ name: 'shop', version: '1.0.0', dependencies: {}, ...more });
    const source = "const express = require('express');\n";
    const scan = (more: object) =>
      scanSite((path) => {
        if (path === '/') return HOME;
        if (path === '/package.json') return { body: manifest(more) };
        return path === '/src/server.js.bak' ? { body: source } : NOT_FOUND;
      });
    const started = await scan({ scripts: { start: 'NODE_ENV=production node --enable-source-maps ./src/server.js' } });
    expect(placesOf(started.exposures)).toEqual([
      'exposure.backup-source /src/server.js.bak',
      'exposure.metadata /package.json',
    ]);
    expect(placesOf((await scan({ main: 'src/server.js' })).exposures)).toHaveLength(2);
    const elsewhere = await scan({ main: '../../server.js', scripts: { start: 'vite' } });
    expect(elsewhere.log.filter((line) => /server\.js/.test(line))).toEqual([]);
  });

  test('include files that comments name', async () => {
    const { exposures } = await scanSite((path) => {
      if (path === '/')
        return { type: 'text/html', body: '<html><!-- import: /data/customers.sql --><body>x</body></html>' };
      return path === '/data/customers.sql'
        ? { body: 'CREATE TABLE a (id int);\nINSERT INTO a VALUES (1);\n' }
        : NOT_FOUND;
    });
    expect(placesOf(exposures)).toEqual(['exposure.database-dump /data/customers.sql']);
  });

  test('respect exclude_paths', async () => {
    const { log } = await scanSite((path) => (path === '/' ? HOME : NOT_FOUND), {
      options: { exclude_paths: ['/.git', '/actuator'] },
    });
    expect(log.filter((line) => /\.git\/|actuator/.test(line))).toEqual([]);
    expect(log).toContain('GET /.env');
  });

  test('use GET only, except for the introspection of GraphQL', async () => {
    const bodies: string[] = [];
    const { log } = await scanSite((path, request) => {
      if (request.method === 'POST') request.on('data', (chunk: Buffer) => bodies.push(chunk.toString()));
      return path === '/' ? HOME : NOT_FOUND;
    });
    expect(log.filter((line) => line.startsWith('POST'))).toEqual(['POST /graphql', 'POST /graphql']);
    expect(bodies.every((body) => /^\{"query":"(?:query)?\{__schema/.test(body))).toBe(true);
    expect(log.filter((line) => /^(?:PUT|DELETE|PATCH)/.test(line))).toEqual([]);
  });

  test('do not download large files', async () => {
    let sent = 0;
    const chunk = Buffer.alloc(64 * 1024, 'SQLite format 3\0');
    const { exposures, report } = await scanSite((path) => {
      if (path === '/') return HOME;
      if (path !== '/db.sqlite3') return NOT_FOUND;
      sent += 1;
      return { body: Buffer.concat(Array.from({ length: 512 }, () => chunk)) };
    });
    expect(placesOf(exposures)).toEqual(['exposure.database-dump /db.sqlite3']);
    expect(sent).toBe(1);
    expect(report.budget.bytes.used).toBeLessThan(1024 * 1024);
  });

  const LINKS = { self: { href: '/actuator' }, health: { href: '/actuator/health' } };
  const MAPPED = { predicate: '{GET [/actuator/heapdump], produces [application/octet-stream]}' };
  const MAPPINGS = {
    contexts: { application: { mappings: { dispatcherServlets: { dispatcherServlet: [MAPPED] } } } },
  };
  test.each<[string, string, unknown]>([
    ['the index', '/actuator', { _links: { ...LINKS, heapdump: { href: '/actuator/heapdump' } } }],
    ['the mappings, if the index is disabled', '/actuator/mappings', MAPPINGS],
  ])('prove a heap dump of Spring Boot by %s, without a request for it', async (_name, place, content) => {
    const error = { timestamp: '2026-11-22T19:39:31.603+00:00', status: 404, error: 'Not Found', path: '/x' };
    const { exposures, log } = await scanSite((path) => {
      if (path === '/') return HOME;
      const isPlace = path === place;
      return { status: isPlace ? 200 : 404, type: 'application/json', body: JSON.stringify(isPlace ? content : error) };
    });
    const dumps = exposures.filter(({ check_id }) => check_id === 'exposure.database-dump');
    expect(dumps.map(({ severity, confidence, title }) => [severity, confidence, title])).toEqual([
      ['critical', 'firm', 'Java heap dump is publicly readable'],
    ]);
    expect(log.filter((line) => line.includes('heapdump'))).toEqual([]);
  });
});
