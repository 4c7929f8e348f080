import type { ServerResponse } from 'node:http';
import type { SiteCase } from './site.ts';

type ResponseOptions = SiteCase['answer'];
const found = (response: ServerResponse, location: string) => void response.writeHead(302, { location }).end();
const encode = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function of(name: string, isVulnerable: boolean, example: string, answer: ResponseOptions): SiteCase {
  return { name, isVulnerable, example, answer };
}

export const REDIRECT_CASES: readonly SiteCase[] = [
  of('Location as it comes', true, '/home', (v, response) => found(response, v)),
  of('Location, absolute addresses only', true, 'http://partner.example.com/', (v, response) =>
    v.startsWith('http') ? found(response, v) : void response.end('no'),
  ),
  of('Location, paths only', true, '/home', (v, response) =>
    v.startsWith('/') ? found(response, v) : void response.end('no'),
  ),
  of('Location after a host', true, '/home', (v, response) => found(response, `http://shop.example.com${v}`)),
  of('Location after a scheme', true, 'shop.example.com', (v, response) => found(response, `http://${v}`)),
  of('Location, certain ending', true, '/home.jsp', (v, response) =>
    v.endsWith('.jsp') ? found(response, v) : void response.end('no'),
  ),
  of('Location, one of its own pages only', true, 'info.php?id=1', (v, response) =>
    v.includes('info.php') ? found(response, v) : void response.end('no'),
  ),
  of('Location without two slashes', true, '/home', (v, response) => found(response, v.replaceAll('//', '/'))),
  of('Refresh header', true, '/home', (v, response) => void response.setHeader('refresh', `0; url=${v}`).end('x')),
  of(
    'meta refresh',
    true,
    '/home',
    (v, response) => void response.end(`<meta http-equiv=refresh content="0;url=${encode(v)}">`),
  ),
  of(
    'script',
    true,
    '/home',
    (v, response) => void response.end(`<script>window.location = "${v.replace(/["<\\]/g, '')}";</script>`),
  ),
  of(
    'script, replace',
    true,
    '/home',
    (v, response) => void response.end(`<script>location.replace('${v.replace(/['<\\]/g, '')}')</script>`),
  ),
  of('own paths only', false, '/home', (v, response) =>
    /^\/[a-z]/.test(v) ? found(response, v) : void response.end('no'),
  ),
  of('the value travels on in the query', false, '/home', (v, response) =>
    found(response, `/login?next=${encodeURIComponent(v)}`),
  ),
  of('a fixed target', false, '/home', (_v, response) => found(response, '/home')),
  of('a link to click', false, '/home', (v, response) => void response.end(`<a href="${encode(v)}">go on</a>`)),
  of(
    'a script text that only shows it',
    false,
    '/home',
    (v, response) =>
      void response.end(`<script>var place = "${v.replace(/["<\\]/g, '')}"; document.title = place;</script>`),
  ),
];

export const HEADER_CASES: readonly SiteCase[] = [
  of('cookie', true, 'en', (v, response) => rawHeaders(response, `Set-Cookie: lang=${v}`)),
  of('redirect', true, '/home', (v, response) => rawHeaders(response, `Location: ${v}`, '302 Found')),
  of('line feeds alone get through', true, 'en', (v, response) =>
    rawHeaders(response, `X-Lang: ${v.replaceAll('\r', '')}`),
  ),
  of('line ends removed', false, 'en', (v, response) => rawHeaders(response, `X-Lang: ${v.replace(/[\r\n]/g, '')}`)),
  of('encoded', false, 'en', (v, response) => rawHeaders(response, `X-Lang: ${encodeURIComponent(v)}`)),
  of('body only', false, 'en', (v, response) => void response.end(`<pre>${encode(v)}</pre>`)),
];

/** Node's own server refuses such headers, so the answer is written to the socket. */
function rawHeaders(response: ServerResponse, header: string, status = '200 OK'): void {
  response.socket?.end(
    `HTTP/1.1 ${status}\r\nContent-Type: text/html\r\n${header}\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok`,
  );
}

const MYSQL =
  "You have an error in your SQL syntax; check the manual that corresponds to your MySQL server version for the right syntax to use near ''' at line 1";
/** As a database reads a text in quotes: a doubled quote is one quote, a single one ends it. */
const isBroken = (value: string, quote: string) => value.replaceAll(quote + quote, '').includes(quote);

/** A page that shows the error of a database by chance: here with the first quotes that anybody sends, and never again. */
function onlyOnce(): SiteCase['answer'] {
  const seen = new WeakSet<object>();
  return (v, response, request) => {
    const server = (request.socket as unknown as { server: object }).server;
    const isFirst = /['"]/.test(v) && !seen.has(server);
    if (isFirst) seen.add(server);
    response.end(isFirst ? `<p>Tip: ${MYSQL}</p>` : 'ok');
  };
}

export const SQL_CASES: readonly SiteCase[] = [
  of(
    'text in single quotes',
    true,
    'shoes',
    (v, response) => void response.end(isBroken(v, "'") ? `<b>${MYSQL}</b>` : '<p>3 hits</p>'),
  ),
  of(
    'text in double quotes',
    true,
    'shoes',
    (v, response) => void response.end(isBroken(v, '"') ? `<b>${MYSQL}</b>` : '<p>3 hits</p>'),
  ),
  of(
    'PostgreSQL',
    true,
    'shoes',
    (v, response) =>
      void (isBroken(v, "'")
        ? response.writeHead(500).end('PG::SyntaxError: ERROR:  unterminated quoted string at or near "\'"')
        : response.end('ok')),
  ),
  of(
    'Oracle',
    true,
    'shoes',
    (v, response) => void response.end(isBroken(v, "'") ? 'ORA-01756: quoted string not properly terminated' : 'ok'),
  ),
  of(
    'SQL Server',
    true,
    'shoes',
    (v, response) =>
      void response.end(isBroken(v, "'") ? "Unclosed quotation mark after the character string ''." : 'ok'),
  ),
  of(
    'SQLite',
    true,
    'shoes',
    (v, response) => void response.end(isBroken(v, "'") ? 'SQLITE_ERROR: unrecognized token: "\'"' : 'ok'),
  ),
  of('SQLite, in JSON', true, 'shoes', (v, response) => {
    const error = `SqliteError: unrecognized token: "${v.slice(5)}'"`;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isBroken(v, "'") ? { error } : { hits: 3 }));
  }),
  of(
    'bare number',
    true,
    '7',
    (v, response) =>
      void response.end(
        /^\d+$/.test(v) ? 'ok' : /['"]/.test(v) ? MYSQL : `Unknown column '${encode(v)}' in 'where clause'`,
      ),
  ),
  of('bare number, the same words for every failure', true, '7', (v, response) => {
    response.end(/^[\d -]+$/.test(v) ? 'ok' : MYSQL);
  }),
  of('a result that never came', true, '7', (v, response) => {
    response.end(
      isBroken(v, "'") ? 'Warning: mysql_fetch_array() expects parameter 1 to be resource, boolean given' : 'ok',
    );
  }),
  of('a result that never came, PHP 8', true, 'shoes', (v, response) => {
    const error = 'mysqli_num_rows(): Argument #1 ($result) must be of type mysqli_result, bool given';
    response.end(isBroken(v, "'") ? `Uncaught TypeError: ${error}` : 'ok');
  }),
  of('a result that never came, an object', true, 'shoes', (v, response) => {
    response.end(isBroken(v, '"') ? 'Fatal error: Call to a member function fetch_assoc() on bool' : 'ok');
  }),
  of('a query that fails for every odd value', false, '7', (v, response) => {
    const error = 'Warning: pg_query(): Query failed: ERROR: invalid input syntax for type integer';
    response.end(/^\d+$/.test(v) ? 'ok' : `${error}: &quot;${encode(v)}&quot;`);
  }),
  of('a query that fails for every odd value, a subtraction is read as its number', false, '7', (v, response) => {
    response.end(
      /^[\d-]+$/.test(v) ? 'ok' : 'Warning: mysql_num_rows(): supplied argument is not a valid MySQL result',
    );
  }),
  of('an article about such warnings', false, 'shoes', (v, response) => {
    response.end(`<p>mysql_fetch_array() expects parameter 1 to be resource, boolean given: see ${encode(v)}</p>`);
  }),
  of('bare number, no quote comes through', true, '7', (v, response) => {
    const bare = v.replaceAll(/["']/g, '');
    response.end(/^\d+$/.test(bare) ? 'ok' : `PG::UndefinedColumn: ERROR:  column "${encode(bare)}" does not exist`);
  }),
  of('bare date, quotes are refused', true, '2010-02-02', (v, response) => {
    const isFine = /["']/.test(v) || /^[\d-]+$/.test(v);
    response.end(isFine ? 'ok' : `Unknown column '${encode(v)}' in 'where clause'`);
  }),
  of('a column to sort by, in the query as it comes', true, 'price', (v, response) => {
    if (v === 'price') response.end('ok');
    else response.end(/["']/.test(v) ? MYSQL : `SQLException: Unknown column &#39;${v}&#39; in &#39;order clause&#39;`);
  }),
  of(
    'a column to sort by, quoted as a name',
    false,
    'price',
    (v, response) =>
      void response.end(v === 'price' ? 'ok' : `Unknown column '${encode(v).slice(0, 200)}' in 'order clause'`),
  ),
  of(
    'a number that is looked up by name',
    false,
    '7',
    (v, response) => void response.end(v === '7' ? 'ok' : `There is no column ${encode(v)} in this report.`),
  ),
  of('always an error', false, 'shoes', (_v, response) => void response.end(MYSQL)),
  of(
    'prepared statement, wrong type',
    false,
    '7',
    (v, response) =>
      void response.end(
        /^\d+$/.test(v) ? 'ok' : `PSQLException: ERROR: invalid input syntax for type integer: "${encode(v)}"`,
      ),
  ),
  of(
    'any odd value gives the same error',
    false,
    '7',
    (v, response) => void response.end(/^\d+$/.test(v) ? 'ok' : MYSQL),
  ),
  of(
    'a filter that talks of SQL',
    false,
    'shoes',
    (v, response) => void response.end(/['"]/.test(v) ? 'SQL injection detected' : 'ok'),
  ),
  of('a tip that quotes an error, once', false, 'shoes', onlyOnce()),
  of('a help text in the marks of a typesetter', false, 'shoes', (v, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      /['"]/.test(v) && !/''/.test(v) ? '<p>“You have an error in your SQL syntax” is no answer.</p>' : 'ok',
    );
  }),
  of('quotes are fine', false, 'shoes', (v, response) => void response.end(`<p>0 hits for ${encode(v)}</p>`)),
];

const PASSWD = [
  'root:x:0:0:root:/root:/bin/bash',
  'daemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin',
  'www-data:x:33:33:www-data:/var/www:/usr/sbin/nologin',
].join('\n');
const WEB_XML =
  '<?xml version="1.0"?><web-app version="3.0"><display-name>Shop</display-name><servlet><servlet-name>a</servlet-name></servlet></web-app>';

/** Reads `/etc/passwd` or the one file there is, after resolving the path as a file system would. */
function read(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('\u0000')[0]?.split('/') ?? []) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  const real = `/${parts.join('/')}`;
  if (real === '/etc/passwd') return PASSWD;
  return real.endsWith('/terms.txt') ? 'General terms of the shop' : 'no such file';
}

export const FILE_CASES: readonly SiteCase[] = [
  of(
    'a name in a folder',
    true,
    'terms.txt',
    (v, response) => void response.end(`<pre>${read(`/srv/docs/${v}`)}</pre>`),
  ),
  of('a full path', true, '/srv/docs/terms.txt', (v, response) => void response.end(read(v))),
  of(
    '`../` removed once',
    true,
    'terms.txt',
    (v, response) => void response.end(read(`/srv/docs/${v.replaceAll('../', '')}`)),
  ),
  of(
    'a certain ending',
    true,
    'terms.txt',
    (v, response) =>
      void response.setHeader('x-powered-by', 'PHP/5.2.17').end(v.endsWith('.txt') ? read(`/srv/docs/${v}`) : 'no'),
  ),
  of(
    'a certain beginning',
    true,
    'docs/terms.txt',
    (v, response) => void response.end(v.startsWith('docs/') ? read(`/srv/${v}`) : 'no'),
  ),
  of(
    'a file address',
    true,
    'terms.txt',
    (v, response) =>
      void response.end(v.startsWith('file://') ? read(v.slice(7)) : v === 'terms.txt' ? 'General terms' : 'no'),
  ),
  of(
    'decoded twice',
    true,
    'terms.txt',
    (v, response) =>
      void response.end(
        v.includes('../') || v.startsWith('/') || v.startsWith('file:')
          ? 'no'
          : read(`/srv/docs/${decodeURIComponent(v)}`),
      ),
  ),
  of('`../` refused, backslashes are not', true, 'terms.txt', (v, response) => {
    response.end(v.includes('../') ? 'no' : read(`/srv/docs/${v.replaceAll('\\', '/')}`));
  }),
  of('Windows, of which nothing tells', true, 'terms.txt', (v, response) => {
    response.end(v.includes('../') ? 'no' : (onWindows(`C:/app/help/topics/${v}`) ?? 'no'));
  }),
  of('either separator is refused', false, 'terms.txt', (v, response) => {
    response.end(/\.\.[\\/]|^[\\/]|[%:]/.test(v) ? 'no' : read(`/srv/docs/${v.replaceAll('\\', '/')}`));
  }),
  of(
    'the base name only',
    false,
    'terms.txt',
    (v, response) => void response.end(read(`/srv/docs/${v.split('/').at(-1)}`)),
  ),
  of(
    'a page about accounts',
    false,
    'terms.txt',
    (_v, response) => void response.end(`<p>The file looks so:</p><pre>${PASSWD}</pre>`),
  ),
  of(
    'any wrong name shows the same',
    false,
    'terms.txt',
    (v, response) => void response.end(v === 'terms.txt' ? 'General terms' : PASSWD),
  ),
  of(
    'a list of one',
    false,
    'terms.txt',
    (v, response) => void response.end(v === 'terms.txt' ? 'General terms' : 'no'),
  ),
  of(
    'one line alone',
    false,
    'terms.txt',
    (v, response) => void response.end(v.includes('passwd') ? 'root:x:0:0:' : 'ok'),
  ),
  of('echo', false, 'terms.txt', (v, response) => void response.end(`no file ${encode(v)}`)),
];

/** A path in a web application, as its server reads it: nothing lies above the root (Servlet specification, section 4.6). */
function resource(path: string): string | null {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..' && parts.pop() === undefined) return null;
    if (part !== '..' && part !== '' && part !== '.') parts.push(part);
  }
  const real = `/${parts.join('/')}`;
  if (real === '/WEB-INF/web.xml') return WEB_XML;
  return real === '/help/topics/terms.txt' ? 'General terms' : null;
}

function inApplication(name: string, isVulnerable: boolean, example: string, read: (value: string) => string | null) {
  return of(name, isVulnerable, example, (value, response) => {
    response.setHeader('set-cookie', 'JSESSIONID=0123456789ABCDEF0123456789ABCDEF; Path=/app; HttpOnly');
    const text = read(value);
    if (text === null) response.writeHead(404);
    response.end(text ?? 'no');
  });
}

/** Pages at `/app/help/topics/`: files lie two steps below the root of the application. */
export const APPLICATION_CASES: readonly SiteCase[] = [
  inApplication('a name beside the page', true, 'terms.txt', (v) => resource(`/help/topics/${v}`)),
  inApplication('a name with its slash', true, '/terms.txt', (v) => resource(`/help/topics${v}`)),
  inApplication('a path from the root', true, '/help/topics/terms.txt', (v) =>
    v.startsWith('/') ? resource(v) : null,
  ),
  inApplication('`../` removed', true, 'terms.txt', (v) => resource(`/help/topics/${v.replaceAll('../', '')}`)),
  inApplication('a folder below the root', true, 'terms.txt', (v) =>
    v === 'terms.txt' || v === './terms.txt' ? 'General terms' : resource(`/files/${v}`),
  ),
  // Nothing shows Windows: older containers read both separators everywhere.
  inApplication('`../` refused, backslashes are not', true, 'terms.txt', (v) =>
    v.includes('../') ? null : resource(`/help/topics/${v.replaceAll('\\', '/')}`),
  ),
  inApplication('a slash refused in a path from the root', true, '/help/topics/terms.txt', (v) =>
    v.includes('/') ? null : resource(v.replaceAll('\\', '/')),
  ),
  inApplication('any step up is refused', false, 'terms.txt', (v) =>
    v.includes('..') ? null : resource(`/help/topics/${v}`),
  ),
  inApplication('a list of one', false, 'terms.txt', (v) => (v === 'terms.txt' ? 'General terms' : null)),
  inApplication('an example of such a file', false, 'terms.txt', () => WEB_XML),
];

/** Both separators mean the same, and files of the system lie on a drive. */
function onWindows(path: string): string | null {
  const parts: string[] = [];
  for (const part of path.replaceAll('\\', '/').split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.' && !/^[a-z]:$/i.test(part)) parts.push(part);
  }
  const real = parts.join('/').toLowerCase();
  if (real === 'windows/win.ini') return '; for 16-bit app support\r\n[fonts]\r\n[extensions]\r\n[mci extensions]\r\n';
  return real === 'app/help/topics/terms.txt' ? 'General terms' : null;
}

/** A web application on Windows, which one of its own links gives away by a drive letter. */
export const WINDOWS_CASES: readonly SiteCase[] = [
  inApplication('a full path', true, 'C:\\app\\help\\topics\\terms.txt', onWindows),
  inApplication('a name, `../` refused', true, 'terms.txt', (v) =>
    v.includes('../') ? null : onWindows(`C:/app/help/topics/${v}`),
  ),
  inApplication('a resource, `../` refused', true, 'terms.txt', (v) =>
    v.includes('../') ? null : resource(`/help/topics/${v.replaceAll('\\', '/')}`),
  ),
  inApplication('no separator that goes up', false, 'terms.txt', (v) =>
    /\.\.|:/.test(v) ? null : onWindows(`C:/app/help/topics/${v}`),
  ),
];

/** A forward: what the server itself sends bears its validators. */
export const FORWARD_CASES: readonly SiteCase[] = [
  of('forward', true, '/help/topics/terms.jsp', (v, response) => {
    response.setHeader('server', 'Apache-Coyote/1.1');
    const text = v === '/help/topics/terms.jsp' ? 'General terms' : v.startsWith('/') ? resource(v) : null;
    if (text === WEB_XML)
      for (const [name, value] of Object.entries({
        'accept-ranges': 'bytes',
        etag: 'W/"2857-1"',
        'last-modified': 'Sat, 21 Nov 2020 05:23:37 GMT',
      }))
        response.setHeader(name, value);
    if (text === null) response.writeHead(404);
    response.end(text ?? 'no');
  }),
  of('a forward to pages only', false, '/help/topics/terms.jsp', (v, response) => {
    response.setHeader('server', 'Apache-Coyote/1.1');
    response.end(/^\/help\/[\w/]+\.jsp$/.test(v) ? 'General terms' : 'no');
  }),
];

export const WEB_INF_CASE: SiteCase = of('resources of a web application', true, '/terms.txt', (v, response) => {
  response.setHeader('server', 'Apache-Coyote/1.1');
  response.end(v === '/WEB-INF/web.xml' ? WEB_XML : v === '/terms.txt' ? 'General terms' : 'no');
});
