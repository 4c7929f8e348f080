import { describe, expect, test } from 'vitest';
import { siblingPath } from '../../../src/engine/exposure/sibling-path.ts';
import { FILES } from './files.ts';
import { HOME, NOT_FOUND, placesOf, scanSite } from './site.ts';

const listing = (path: string) => ({
  type: 'text/html',
  body: `<html><head><title>Index of ${path}</title></head><body><h1>Index of ${path}</h1><pre><a href="../">../</a><a href="a.txt">a.txt</a></pre></body></html>`,
});

describe('where is looked', () => {
  test('below the folder of the start path too', async () => {
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

  test('in the folders of what pages refer to, and in those of robots.txt', async () => {
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
    // One cause for the folder and the one inside.
    expect(exposures).toHaveLength(2);
  });

  test('copies beside scripts that the crawl met', async () => {
    const { exposures } = await scanSite((path) => {
      if (path === '/')
        return { type: 'text/html', body: '<html><body><a href="/orders/list.php">Orders</a></body></html>' };
      if (path === '/orders/list.php') return HOME;
      return path === '/orders/list.php.bak' ? { body: '<?php $db = connect("x");' } : NOT_FOUND;
    });
    expect(placesOf(exposures)).toEqual(['exposure.backup-source /orders/list.php.bak']);
  });

  test('copies of scripts that somebody wrote, when they hold what the server runs', async () => {
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
  ])('%s', async (_name, home, place, body) => {
    const { exposures } = await scanSite((path) =>
      path === '/'
        ? { type: 'text/html', body: `<title>Shop</title>${home}` }
        : path === place
          ? { type: body.startsWith('<') ? 'text/html' : 'application/yaml', body }
          : NOT_FOUND,
    );
    expect(placesOf(exposures)).toEqual([`exposure.api-docs ${place}`]);
  });

  test.each([
    ['/samples/wp-config-sample.php.txt', false],
    ['/old/wp-config.php.txt', true],
    ['/tools/deploy.example.py.txt', false],
    ['/tools/deploy.py.txt', true],
  ])('source that is made to be copied: %s', async (file, isFound) => {
    const source = file.includes('.php') ? "<?php define('DB_PASSWORD', 'x');" : 'import os\ndef main():\n  pass\n';
    const { exposures } = await scanSite((path) =>
      path === '/'
        ? { type: 'text/html', body: `<title>Files</title><a href="${file}">x</a>` }
        : path === file
          ? { type: 'text/plain', body: source }
          : NOT_FOUND,
    );
    expect(placesOf(exposures)).toEqual(isFound ? [`exposure.backup-source ${file}`] : []);
  });

  test('files that the site names come before the catalogue', async () => {
    const names = ['a.sql', 'b.sql', 'c.sql', 'd.sql', 'e.sql', 'f.sql', 'g.sql'];
    const { log } = await scanSite((path) =>
      path === '/'
        ? { type: 'text/html', body: names.map((name) => `<!-- see /private/${name} -->`).join('') }
        : NOT_FOUND,
    );
    const asked = names.map((name) => log.indexOf(`GET /private/${name}`));
    expect(Math.min(...asked)).toBeGreaterThan(-1);
    expect(Math.max(...asked)).toBeLessThan(log.indexOf('GET /phpinfo.php'));
  });

  test('copies beside scripts also where the look begins below the root', async () => {
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

  test('what an open folder lists, and what pages and scripts name', async () => {
    const dump = 'CREATE TABLE a (id int);\nINSERT INTO a VALUES (1);\n';
    const { exposures } = await scanSite((path, { method }) => {
      if (path === '/') {
        const links = '<a href="/old/customers.sqlite">x</a><a href="/downloads/manual.zip">y</a>';
        return { type: 'text/html', body: `<html><body>${links}<script src="/a.js"></script></body></html>` };
      }
      if (path === '/a.js')
        return { type: 'text/javascript', body: 'post("/api/v3/graphql");fetch("/docs/openapi.json")' };
      if (path === '/backup/') {
        return { type: 'text/html', body: listing(path).body.replace('a.txt', '2026-customers.sql') };
      }
      if (path === '/backup/2026-customers.sql') return { body: dump };
      if (path === '/old/customers.sqlite')
        return { body: Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(99)]) };
      if (path === '/downloads/manual.zip')
        return { body: FILES.find((file) => file.path === '/backup.zip')?.exposed ?? '' };
      if (path === '/docs/openapi.json') return { body: '{"openapi":"3.1.0","info":{},"paths":{}}' };
      if (path === '/api/v3/graphql' && method === 'POST') {
        return { body: '{"data":{"__schema":{"queryType":{"name":"Query"},"types":[{"name":"Query"}]}}}' };
      }
      return NOT_FOUND;
    });
    expect(placesOf(exposures)).toEqual([
      'exposure.api-docs /api/v3/graphql',
      'exposure.api-docs /docs/openapi.json',
      'exposure.database-dump /backup/2026-customers.sql',
      'exposure.database-dump /old/customers.sqlite',
      'exposure.directory-listing /backup/',
    ]);
  });

  test('folders that pages link to or load pictures from', async () => {
    const { exposures } = await scanSite((path) => {
      if (path === '/')
        return {
          type: 'text/html',
          body: '<img src="/media/2026/x.png"><a href="/papers/plan.pdf">x</a><a href="/pub/">drop folder</a>',
        };
      return ['/media/2026/', '/papers/', '/pub/'].includes(path) ? listing(path) : NOT_FOUND;
    });
    expect(placesOf(exposures)).toEqual([
      'exposure.directory-listing /media/2026/',
      'exposure.directory-listing /papers/',
      'exposure.directory-listing /pub/',
    ]);
  });

  const zip = (name: string) => {
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(name.length, 26);
    return Buffer.concat([header, Buffer.from(name)]);
  };
  const tarOf = (...names: readonly string[]) => {
    const blocks = names.map((name) => {
      const block = Buffer.alloc(1_024);
      block.write(name, 0);
      block.write('00000000007\0', 124);
      block.fill(' ', 148, 156);
      const sum = block.subarray(0, 512).reduce((total, byte) => total + byte, 0);
      block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
      return block;
    });
    return Buffer.concat([...blocks, Buffer.alloc(1_024)]);
  };
  const sqlite = (schema: string) => Buffer.from(`SQLite format 3\0${'\0'.repeat(84)}${schema}`);
  test.each([
    [
      'a dump of books',
      '/data/dump.sql',
      'CREATE TABLE book (id INTEGER, title TEXT);\nINSERT INTO book VALUES (1);\n',
      false,
    ],
    [
      'a dump of people',
      '/data/dump.sql',
      'CREATE TABLE wp_users (id INTEGER);\nINSERT INTO wp_users VALUES (1);\n',
      true,
    ],
    [
      'a dump with passwords',
      '/dump.sql',
      'CREATE TABLE reader (\n  id INTEGER,\n  password VARCHAR(99)\n);\nINSERT INTO reader VALUES (1);\n',
      true,
    ],
    ['a database of books', '/data/library.sqlite', sqlite('CREATE TABLE book(id integer, title text)'), false],
    ['a database of customers', '/data/shop.sqlite', sqlite('CREATE TABLE customers(id integer)'), true],
    ['a database with mail', '/data/shop.sqlite', sqlite('CREATE TABLE reader(id integer, email text)'), true],
    [
      'a dump of sales whose comment names its author',
      '/data/dump.sql',
      "-- MySQL dump, questions to data@ministry.example\nSET session_replication_role = replica;\nCREATE TABLE sale (id INTEGER);\nINSERT INTO sale VALUES ('orders of people');\n",
      false,
    ],
    ['a column in camel case', '/dump.sql', 'CREATE TABLE t (userEmail TEXT);\nINSERT INTO t VALUES (1);\n', true],
    [
      'addresses in columns without names',
      '/dump.sql',
      "CREATE TABLE t (a TEXT);\nINSERT INTO t VALUES ('eve@mail.example.com');\n",
      true,
    ],
    [
      'hashes of passwords in columns without names',
      '/dump.sql',
      `CREATE TABLE t (a TEXT);\nINSERT INTO t VALUES ('$2y$10$${'aB3.'.repeat(13)}x');\n`,
      true,
    ],
    ['a database with addresses', '/data/x.sqlite', sqlite('CREATE TABLE t(a text)\0eve@mail.example.com'), true],
    ['a copy with its settings further on', '/backup.zip', Buffer.concat([zip('a.txt'), zip('site/.git/HEAD')]), true],
    [
      'an archive that keeps its names at its end',
      '/backup.zip',
      Buffer.from('7z\xbc\xaf\x27\x1c\0\x04', 'latin1'),
      false,
    ],
    ['a tar of a program', '/backup.tar.gz', tarOf('tool/a.txt', 'tool/b.txt'), false],
    ['a tar with settings further on', '/backup.tar.gz', tarOf('site/a.txt', 'site/.env'), true],
    ['settings without secrets', '/.env', 'APP_ENV=test\nAPP_NAME=shop\n', false],
    ['a program called backup', '/downloads/backup.zip', zip('backup-4.2/backup.py'), false],
    ['a copy with its settings', '/backup.zip', zip('site/wp-config.php'), true],
  ])('what pages offer counts only with private data in it: %s', async (_name, file, body, isFound) => {
    const site = (home: string) => (path: string) =>
      path === '/' ? { type: 'text/html', body: home } : path === file ? { body } : NOT_FOUND;
    const offered = await scanSite(site(`<h1>Downloads</h1><a href="${file}">download</a>`));
    expect(offered.exposures.map(({ location }) => new URL(location.url).pathname)).toEqual(isFound ? [file] : []);
    const hidden = await scanSite(site(`<h1>Shop</h1><!-- see ${file} -->`));
    expect(hidden.exposures.map(({ location }) => new URL(location.url).pathname)).toEqual([file]);
  });

  test.each([
    ['no title of its own', 'openapi: 3.0.1\nnotes: ours\npaths:\n  /cart: {}\n', false],
    ['no paths', 'openapi: 3.0.1\ninfo:\n  title: Shop\n', false],
    ['components alone', 'openapi: 3.1.0\ninfo:\n  title: Shop\ncomponents:\n  schemas: {}\n', true],
  ])('a description in YAML with %s', async (_name, body, isFound) => {
    const { exposures } = await scanSite((path) =>
      path === '/' ? HOME : path === '/openapi.yaml' ? { type: 'application/yaml', body } : NOT_FOUND,
    );
    expect(placesOf(exposures)).toEqual(isFound ? ['exposure.api-docs /openapi.yaml'] : []);
  });

  test.each([
    ['/.env', 'APP_ENV=production\nDB_PASSWORD=s3cr3t-Zx9\n', 'critical'],
    ['/.env', 'APP_ENV=production\nDB_PASSWORD=\n', 'medium'],
    ['/.env.example', 'APP_ENV=production\nDB_PASSWORD=change-me\nSMTP_PASSWORD=\n', null],
    ['/.env.example', 'APP_ENV=production\nDB_PASSWORD=s3cr3t-Zx9\n', 'critical'],
    ['/.env.example', 'DB_PASSWORD=root\nSTRIPE_KEY=sk_test_xxx\nAPI_TOKEN=your-token-here\n', null],
    ['/.env', 'APP_ENV=production\nDB_PASSWORD=root\n', 'critical'],
  ])('the environment file %s with %j', async (file, body, severity) => {
    const { exposures } = await scanSite((path) =>
      path === '/'
        ? { type: 'text/html', body: `<title>Shop</title>${file === '/.env' ? '' : `<a href="${file}">x</a>`}` }
        : path === file
          ? { type: 'text/plain', body }
          : NOT_FOUND,
    );
    expect(exposures.map((finding) => `${finding.checkId} ${finding.severity}`)).toEqual(
      severity === null ? [] : [`exposure.env ${severity}`],
    );
  });

  test.each([
    ['as a download, without secrets', 'APP_NAME=homework\nAPP_MODE=example\n', 'attachment; filename=".env"', null],
    ['as a download, with a secret', 'APP_NAME=shop\nDB_PASSWORD=k2mQ9xTr7z\n', 'attachment', 'critical'],
    ['to be read, without secrets', 'APP_NAME=homework\nAPP_MODE=example\n', 'inline', 'medium'],
  ])('an environment file that is handed out %s', async (_name, body, disposition, severity) => {
    const { exposures } = await scanSite((path) =>
      path === '/' ? HOME : path === '/.env' ? { body, headers: { 'Content-Disposition': disposition } } : NOT_FOUND,
    );
    expect(exposures.map((finding) => finding.severity)).toEqual(severity === null ? [] : [severity]);
  });

  const dump = 'CREATE TABLE book (id INTEGER, title TEXT);\nINSERT INTO book VALUES (1);\n';
  const link = '<a href="/data/dump.sql">download</a>';
  test.each([
    ['a page that links to it', link, '', false],
    ['a page of a site that wants no robots at all', link, 'User-agent: *\nDisallow: /\n', false],
    ['a page, where robots are told to stay away', link, 'User-agent: *\nDisallow: /data/\n', true],
    ['an open folder', '<a href="/data/">files</a>', '', true],
    ['a frame', '<iframe src="/data/dump.sql"></iframe>', '', true],
    [
      'a link to the same path elsewhere',
      '<!-- /data/dump.sql --><a href="https://other.example/data/dump.sql">x</a>',
      '',
      true,
    ],
  ])('who offers a download: %s', async (_name, home, robots, isFound) => {
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

  test.each([
    [
      'caddy',
      '/pub/',
      '<title>pub</title><main><div class="meta"><span class="meta-item"><b>0</b> directories</span><input id="filter"></div><div class="listing"><a href="./a.log">a.log</a></div></main>',
      'exposure.directory-listing /pub/',
    ],
    [
      'lighttpd',
      '/server-status',
      '<html><h1>Server-Status (lighttpd/1.4.69)</h1><table summary="status" class="status"><tr><td>Uptime</td></tr></table></html>',
      'exposure.monitoring /server-status',
    ],
  ])('pages that %s makes by itself', async (_name, place, body, expected) => {
    const { exposures } = await scanSite((path) =>
      path === '/'
        ? { type: 'text/html', body: '<a href="/pub/">x</a>' }
        : path === place
          ? { type: 'text/html', body }
          : NOT_FOUND,
    );
    expect(placesOf(exposures)).toEqual([expected]);
  });

  const django = (shown: string, rows: string) =>
    `<!DOCTYPE html>\n<html lang="en"><head><meta http-equiv="Content-type" content="text/html; charset=utf-8"><meta name="robots" content="NONE,NOARCHIVE"><title>Index of ${shown}</title></head><body><h1>Index of ${shown}</h1><ul>${rows}</ul></body></html>`;
  test.each([
    ['the root of its files', './', '<li><a href="a.pdf">a.pdf</a></li>\n<li><a href="in/">in/</a></li>', true],
    ['a folder in it', 'media/', '<li><a href="../">../</a></li>\n<li><a href="a.pdf">a.pdf</a></li>', true],
    ['an index that somebody wrote', './', '<li><a href="a.pdf">The plan</a> of this year</li>', false],
  ])("Django's view of files: %s", async (_name, shown, rows, isFound) => {
    const { exposures } = await scanSite((path) => {
      if (path === '/') return { type: 'text/html', body: '<a href="/media/">x</a>' };
      return path === '/media/' ? { type: 'text/html', body: django(shown, rows) } : NOT_FOUND;
    });
    expect(placesOf(exposures)).toEqual(isFound ? ['exposure.directory-listing /media/'] : []);
  });

  test('what an open folder lists is proved even when most requests are used up', async () => {
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

  test.each([
    ['PHP', { 'X-Powered-By': 'PHP/8.1' }, '/config.php~', '<?php $password = "x";'],
    [
      'Python',
      { Server: 'gunicorn' },
      '/requirements.txt',
      'Django==3.2.25 # LTS\n\npsycopg2>=2.9,<3\ncelery[redis]\n-r base.txt\n',
    ],
    ['Joomla', { 'X-Powered-By': 'PHP/8.1' }, '/configuration.php~', '<?php class JConfig { public $password = "x"; }'],
    [
      'ASP.NET',
      { 'X-AspNet-Version': '4.0.30319' },
      '/web.config.bak',
      '<?xml version="1.0"?><configuration><connectionStrings><add connectionString="User ID=a;Password=b4c5"/></connectionStrings></configuration>',
    ],
    [
      'ASP.NET',
      { 'X-Powered-By': 'ASP.NET' },
      '/elmah.axd',
      '<html><title>Error log for shop</title><body><h1>Error Log for <span>shop</span></h1>Powered by ELMAH</body></html>',
    ],
    ['PHP', { 'X-Powered-By': 'PHP/8.1' }, '/index.php.bak', '<?php require "shop.php"; $shop->run();'],
    [
      'PHP',
      { 'X-Powered-By': 'PHP/8.1' },
      '/composer.lock',
      '{"packages":[{"name":"monolog/monolog","version":"2.1.0"}],"content-hash":"0123456789abcdef0123456789abcdef"}',
    ],
    [
      'ASP.NET',
      { 'X-Powered-By': 'ASP.NET' },
      '/trace.axd',
      '<span class="tracecontent"><table><tr><td><h1>Application Trace</h1></td></tr></table></span>',
    ],
    [
      'Rails',
      { 'Set-Cookie': '_shop_session=abc; Path=/; HttpOnly' },
      '/config/database.yml',
      'default: &default\n  adapter: postgresql\nproduction:\n  <<: *default\n  password: "s3cr3tValue"\n',
    ],
    ['Rails', { Server: 'Phusion Passenger 6.0.4' }, '/db/development.sqlite3', 'SQLite format 3\0and more'],
    ['Python', { Server: 'WSGIServer/0.2 CPython/3.11' }, '/settings.py.bak', 'import os\nDEBUG = True\n'],
  ])('what only a site of %s leaves behind is asked of such a site alone', async (_name, headers, file, body) => {
    const site = (path: string) =>
      path === '/' ? { ...HOME, headers: headers as Record<string, string> } : path === file ? { body } : NOT_FOUND;
    expect((await scanSite(site)).exposures.map(({ location }) => new URL(location.url).pathname)).toEqual([file]);
    const { log } = await scanSite((path) => (path === '/' ? HOME : site(path)));
    expect(log).not.toContain(`GET ${file}`);
  });

  test('database settings that refer to the environment give nothing away', async () => {
    const body = 'production:\n  adapter: mysql2\n  password: <%= ENV["DB_PASSWORD"] %>\n';
    const { exposures } = await scanSite((path) =>
      path === '/' ? { ...HOME, headers: { Server: 'puma' } } : path === '/config/database.yml' ? { body } : NOT_FOUND,
    );
    expect(placesOf(exposures)).toEqual([]);
  });

  test.each([
    ['prose', 'Requirements\nThe visitor needs a browser.\n'],
    ['a list of words', 'apples\npears\n'],
    ['a page', '<!doctype html><html><body>Django==3.2</body></html>'],
  ])('requirements.txt with %s is none', async (_name, body) => {
    const { exposures } = await scanSite((path) =>
      path === '/' ? { ...HOME, headers: { Server: 'uvicorn' } } : path === '/requirements.txt' ? { body } : NOT_FOUND,
    );
    expect(exposures).toEqual([]);
  });

  test('a folder for administrators that nothing links to', async () => {
    const { exposures } = await scanSite((path) =>
      path === '/'
        ? HOME
        : path === '/admin/'
          ? { status: 401, headers: { 'WWW-Authenticate': 'Basic realm="Admin"' }, body: 'no' }
          : NOT_FOUND,
    );
    expect(placesOf(exposures)).toEqual(['exposure.basic-auth-http /admin/']);
  });

  test('what other software leaves behind is asked for last, and what lies anywhere after that', async () => {
    const { log, exposures } = await scanSite((path) =>
      path === '/'
        ? { ...HOME, headers: { Server: 'uvicorn' } }
        : path === '/.travis.yml'
          ? { body: 'language: python\nscript:\n  - tox\n' }
          : NOT_FOUND,
    );
    const places = ['actuator/heapdump', 'wp-config.php.bak', '.travis.yml'].map((path) => log.indexOf(`GET /${path}`));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(log).toContain('GET /composer.json');
    expect(placesOf(exposures)).toEqual(['exposure.metadata /.travis.yml']);
  });

  test.each([
    ['Ruby', { Server: 'puma' }],
    ['Node.js', { 'X-Powered-By': 'Express' }],
  ])('the settings of Travis are asked for early where %s shows', async (_name, headers) => {
    const { log } = await scanSite((path) =>
      path === '/' ? { ...HOME, headers: headers as Record<string, string> } : NOT_FOUND,
    );
    const [travis, foreign] = ['.travis.yml', 'wp-config.php.bak'].map((path) => log.indexOf(`GET /${path}`));
    expect(travis).toBeGreaterThan(0);
    expect(travis).toBeLessThan(foreign ?? 0);
  });

  test('copies of the program that a readable package.json starts', async () => {
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

  test('files that comments name', async () => {
    const { exposures } = await scanSite((path) => {
      if (path === '/')
        return { type: 'text/html', body: '<html><!-- import: /data/customers.sql --><body>x</body></html>' };
      return path === '/data/customers.sql'
        ? { body: 'CREATE TABLE a (id int);\nINSERT INTO a VALUES (1);\n' }
        : NOT_FOUND;
    });
    expect(placesOf(exposures)).toEqual(['exposure.database-dump /data/customers.sql']);
  });

  test('nothing that exclude_paths names is asked for', async () => {
    const { log } = await scanSite((path) => (path === '/' ? HOME : NOT_FOUND), {
      options: { exclude_paths: ['/.git', '/actuator'] },
    });
    expect(log.filter((line) => /\.git\/|actuator/.test(line))).toEqual([]);
    expect(log).toContain('GET /.env');
  });

  test('only GET, and one POST that is a GraphQL query', async () => {
    const bodies: string[] = [];
    const { log } = await scanSite((path, request) => {
      if (request.method === 'POST') request.on('data', (chunk: Buffer) => bodies.push(chunk.toString()));
      return path === '/' ? HOME : NOT_FOUND;
    });
    expect(log.filter((line) => line.startsWith('POST'))).toEqual(['POST /graphql']);
    expect(log.filter((line) => /^(?:PUT|DELETE|PATCH)/.test(line))).toEqual([]);
  });

  test('a big file is not downloaded', async () => {
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
});

describe('exposure.basic-auth-http', () => {
  test('Basic is asked for over plain HTTP', async () => {
    const { exposures } = await scanSite(
      (path) =>
        path === '/'
          ? HOME
          : path === '/server-status'
            ? { status: 401, headers: { 'WWW-Authenticate': 'Basic realm="admin"' } }
            : NOT_FOUND,
      { scanType: 'quick' },
    );
    expect(exposures.map(({ checkId, severity }) => `${checkId} ${severity}`)).toEqual([
      'exposure.basic-auth-http high',
    ]);
  });

  test.each(['Digest realm="x", nonce="abc"', 'Bearer realm="basics"', 'Negotiate'])(
    '%s is not Basic',
    async (challenge) => {
      const { exposures } = await scanSite(
        (path) => (path === '/' ? HOME : { status: 401, headers: { 'WWW-Authenticate': challenge } }),
        { scanType: 'quick' },
      );
      expect(exposures).toEqual([]);
    },
  );
});

describe('a sibling has the shape of its path', () => {
  test.each([
    ['/.env', '/.zzz'],
    ['/.env.local', '/.zzz'],
    ['/.git/HEAD', '/.zzz/zzz'],
    ['/dump.sql', '/zzz.sql'],
    ['/backup.sql.gz', '/zzz.gz'],
    ['/index.php~', '/zzz.php~'],
    ['/wp-config.php.bak', '/zzz.bak'],
    ['/actuator/env', '/actuator/zzz'],
    ['/debug/pprof/', '/debug/zzz/'],
    ['/uploads/', '/zzz/'],
    ['/metrics', '/zzz'],
    ['/shop/.git/config', '/shop/.zzz/zzz'],
  ])('%s -> %s', (path, sibling) => {
    expect(siblingPath(path, 'zzz')).toBe(sibling);
  });
});
