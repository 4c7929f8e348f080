import { describe, expect, it } from 'vitest';
import { contentDebugMode } from '../../../src/engine/leaks/checks/debug-mode.ts';
import { contentPrivateIp } from '../../../src/engine/leaks/checks/private-ip.ts';
import { contentSecret } from '../../../src/engine/leaks/checks/secret.ts';
import { contentSourcemap } from '../../../src/engine/leaks/checks/sourcemap.ts';
import { contentStackTrace } from '../../../src/engine/leaks/checks/stack-trace.ts';
import { withTokenChecksum } from '../../../src/engine/web/token-checksum.ts';
import { draftsOf, exchangeOf } from '../content/exchange.ts';

// Put together at run time, so that no scanner of this repository takes the file for a leak.
const AWS = `AKIA${'Q3EGT7VXK2PLMN5A'}`;
const GITHUB = `ghp_${withTokenChecksum('zQWBuTSOoRi4A9spHcVY5ncnsDkxkJ')}`;
const STRIPE = `sk_live_${'9aZ3kLq0Xw7BtR5vNc2YhJ8d'}`;
const SLACK = `xoxb-${'264918273645'}-${'718293645102'}-${'aB3dE5fG7hJ9kL1mN3pQ5rS7'}`;
const GOOGLE = `AIza${'SyD3kR8vQz1XwTn5LmB7cYhJ2gFp4sUe9Ka'}`;
const KEY_BODY = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKjMzEfYyjiWA4R4hzQ7pTfb3kd2L9sXe0Q';
const PRIVATE_KEY = `-----BEGIN ${'PRIVATE KEY'}-----\n${KEY_BODY}\n-----END ${'PRIVATE KEY'}-----`;

describe('content.secret', () => {
  it.each([
    ['an AWS key', `<script>const k = "${AWS}";</script>`, 1],
    ['a GitHub token with a right checksum', `<script>t='${GITHUB}'</script>`, 1],
    ['a Stripe secret key', `{"key":"${STRIPE}"}`, 1],
    ['a Slack token', `<!-- ${SLACK} -->`, 1],
    ['a Google key', `<script>geo("${GOOGLE}")</script>`, 1],
    ['a private key', `<pre>${PRIVATE_KEY}</pre>`, 1],
    ['a private key in a string of a script', `<script>k="${PRIVATE_KEY.replaceAll('\n', '\\n')}"</script>`, 1],
    ['a database address', `<script>db="postgres://app:Wq8zLr2TnB5v@db.shop.example.com/app"</script>`, 1],
    ['a client secret in an assignment', `<script>var cfg = { client_secret: "f81c9aZk27QpLm0xT4vB" }</script>`, 1],
    ['the key of the AWS manual', `<code>AKIA${'IOSFODNN7EXAMPLE'}</code>`, 0],
    ['a GitHub token with a wrong checksum', `<script>t='ghp_${'zQWBuTSOoRi4A9spHcVY5ncnsDkxkJ'}AAAAAA'</script>`, 0],
    ['a placeholder', `<code>ghp_${'x'.repeat(36)}</code>`, 0],
    ['a publishable key', `<script>Stripe("pk_live_${'9aZ3kLq0Xw7BtR5vNc2YhJ8d'}")</script>`, 0],
    ['a test key', `<script>Stripe("sk_test_${'9aZ3kLq0Xw7BtR5vNc2YhJ8d'}")</script>`, 0],
    ['the key of a map', `<script src="https://maps.googleapis.com/maps/api/js?key=${GOOGLE}"></script>`, 0],
    ['a Firebase configuration', `<script>init({apiKey:"${GOOGLE}",authDomain:"x.firebaseapp.com"})</script>`, 0],
    ['a key shown as an example', `<p>A token looks like <code>${STRIPE}</code></p>`, 0],
    ['a private key without content', '<pre>-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----</pre>', 0],
    ['a database address with a placeholder', '<code>postgres://user:password@localhost/app</code>', 0],
    ['an ordinary hash', '<script src="/app.3f2a9c8b7d6e5f4a3b2c1d0e9f8a7b6c.js"></script>', 0],
  ])('%s', (_name, html, findings) => {
    expect(draftsOf(contentSecret, exchangeOf(html))).toHaveLength(findings);
  });

  it('masks what it shows, in evidence and key', () => {
    const [draft] = draftsOf(contentSecret, exchangeOf(`<script>"${STRIPE}"</script>`));
    expect(JSON.stringify(draft)).not.toContain(STRIPE.slice(10, 20));
  });
});

describe('content.sourcemap', () => {
  const script = exchangeOf('var a;', { url: 'https://shop.example.com/app.js', type: 'text/javascript' });
  const mapOf = (text: string, status = 200) => ({
    resources: [script],
    sourceMaps: [
      {
        script: script.request.url,
        exchange: exchangeOf(text, { url: 'https://shop.example.com/app.js.map', status, type: 'application/json' }),
      },
    ],
  });
  it.each([
    [
      'a map with content',
      JSON.stringify({ version: 3, sources: ['src/a.ts'], sourcesContent: ['let secret'], mappings: 'AAAA' }),
      200,
      1,
    ],
    ['a map without content', JSON.stringify({ version: 3, sources: ['src/a.ts'], mappings: 'AAAA' }), 200, 0],
    [
      'a map with empty content',
      JSON.stringify({ version: 3, sources: ['a'], sourcesContent: [null, ''], mappings: 'A' }),
      200,
      0,
    ],
    ['a page that answers everything', '<html>app shell</html>', 200, 0],
    ['JSON that is no map', JSON.stringify({ version: 1 }), 200, 0],
    [
      'a map in the place of an error',
      JSON.stringify({ version: 3, sources: ['a'], sourcesContent: ['let a'], mappings: 'A' }),
      404,
      0,
    ],
  ])('%s', (_name, text, status, findings) => {
    expect(draftsOf(contentSourcemap, exchangeOf(''), mapOf(text, status))).toHaveLength(findings);
  });
});

describe('a map of a library', () => {
  const map = JSON.stringify({ version: 3, sources: ['js/src/a.js'], sourcesContent: ['let a'], mappings: 'A' });
  it.each([
    ['in its own file', '/lib/bootstrap.min.js', '/lib/bootstrap.min.js', 0],
    ['in the bundle of the site', '/main.js', '/main.js', 1],
    ['inside a bundle of the site', '/app.js', '/app.js', 1],
    ['that is another file', '/lib/bootstrap.min.js', '/app.js', 1],
    ['of a file that only has its name', '/vendor.js', '/lib/bootstrap.min.js', 1],
  ])('%s', (_name, library, path, findings) => {
    const url = `https://shop.example.com${path}`;
    const script = exchangeOf('var a;', { url, type: 'text/javascript' });
    const exchange = exchangeOf(map, { url: `${url}.map`, type: 'application/json' });
    const libraries = [
      { name: 'bootstrap', version: '4.6.1', url: `https://shop.example.com${library}`, how: 'its code' },
    ];
    const crawl = { resources: [script], sourceMaps: [{ script: url, exchange }] };
    expect(draftsOf(contentSourcemap, exchangeOf(''), crawl, { libraries: { libraries } })).toHaveLength(findings);
  });
});

describe('a map inside a script', () => {
  const inline = (map: unknown, charset = ';charset=utf-8') =>
    `let a=1;\n//# sourceMappingURL=data:application/json${charset};base64,${Buffer.from(JSON.stringify(map)).toString('base64')}\n`;
  const withScript = (text: string) => ({
    resources: [exchangeOf(text, { url: 'https://shop.example.com/app.js', type: 'text/javascript' })],
  });
  it.each([
    ['with content', inline({ version: 3, sources: ['a.ts'], sourcesContent: ['let a = 1'], mappings: 'A' }), 1],
    ['without its charset', inline({ version: 3, sources: ['a.ts'], sourcesContent: ['x'], mappings: 'A' }, ''), 1],
    [
      'that was cut',
      inline({ version: 3, sources: ['a.ts'], sourcesContent: ['let a = 1;'], mappings: 'A'.repeat(300) }).slice(
        0,
        -60,
      ),
      1,
    ],
    ['without content', inline({ version: 3, sources: ['a.ts'], mappings: 'A' }), 0],
    ['that is no map', inline({ version: 1 }), 0],
    ['that is no base64', 'x;\n//# sourceMappingURL=data:application/json;base64,***', 0],
  ])('%s', (_name, text, findings) => {
    expect(draftsOf(contentSourcemap, exchangeOf(''), withScript(text))).toHaveLength(findings);
  });
});

const JAVA = `java.lang.NullPointerException: x
\tat com.shop.cart.CartServlet.doGet(CartServlet.java:42)
\tat javax.servlet.http.HttpServlet.service(HttpServlet.java:655)`;
const NODE = `TypeError: x of undefined
    at Cart.total (/srv/app/cart.js:10:15)
    at Layer.handle [as handle_request] (/srv/app/node_modules/express/lib/router/layer.js:95:5)`;
const PYTHON =
  'Traceback (most recent call last):\n  File "/srv/app/views.py", line 12, in get\n    x = y\nNameError: y';

describe('content.stack-trace', () => {
  it.each([
    ['Java', `<pre>${JAVA}</pre>`, 500],
    ['Node.js', `<pre>${NODE.replaceAll('\n', '<br>')}</pre>`, 500],
    ['Python', PYTHON, 500],
    ['PHP', '<br /><b>Warning</b>:  Undefined variable $x in <b>/var/www/html/a.php</b> on line <b>7</b><br />', 200],
    [
      'PHP, uncaught',
      'Fatal error: Uncaught Error: no in /var/www/a.php:3\nStack trace:\n#0 /var/www/b.php(4): x()\n#1 {main}\n thrown in /var/www/a.php on line 3',
      200,
    ],
    [
      '.NET',
      '[NullReferenceException: Object reference not set]\n   Shop.Cart.Page_Load(Object sender, EventArgs e) +123',
      500,
    ],
    ['Ruby', "app/models/cart.rb:10:in `total'\napp/controllers/cart_controller.rb:5:in `show'", 500],
    ['Go', 'goroutine 1 [running]:\nmain.total(0x1)\n\t/srv/cart.go:12 +0x1d', 500],
    ['Rust', "thread 'main' panicked at 'no', src/main.rs:4:5", 500],
    [
      'MySQL',
      "You have an error in your SQL syntax; check the manual that corresponds to your MySQL server version for the right syntax to use near ''' at line 1",
      200,
    ],
    ['PDO', "SQLSTATE[42S02]: Base table or view not found: 1146 Table 'shop.cart' doesn't exist", 200],
    ['Oracle', 'ORA-01756: quoted string not properly terminated', 200],
    ['SQL Server', 'Unclosed quotation mark after the character string', 500],
    ['SQLite', 'sqlite3.OperationalError: near "x": syntax error', 500],
    ['a comment', `<p>Sorry</p><!-- ${JAVA} -->`, 200],
    [
      'Tomcat, frames without at',
      '<pre>java.lang.NumberFormatException: x\n\tjava.base&#47;java.lang.Integer.parseInt(Integer.java:668)\n\torg.apache.jsp.a_jsp._jspService(a_jsp.java:123)\n</pre>',
      500,
    ],
    [
      'SvelteKit, a frame of the project',
      "<pre>TypeError: Cannot read properties of undefined (reading 'x')\n    at load (src/routes/blog/+page.server.js:2:118)</pre>",
      500,
    ],
    [
      'a dump of Youch',
      "<code>{ stack: \"TypeError: x\\n\" +\n  '    at file:///srv/app.mjs:12:315\\n' +\n  '    at dispatch (/srv/koa.js:47:32)\\n' }</code>",
      500,
    ],
    ['SQLite by better-sqlite3', JSON.stringify({ message: `SqliteError: unrecognized token: "' ORDER"` }), 500],
    ['SQLite by Python', '{"error": "sqlite3.OperationalError", "message": "unrecognized token: \\"\\"x\\""}', 500],
    ['PDO', '<p>SQLSTATE[42000]: Syntax error or access violation: 1064</p>', 500],
    ['ODBC', '<p>SQLSTATE[IM002] SQLDriverConnect: 0 [Microsoft][ODBC Driver Manager]</p>', 500],
    [
      'words of failure before it',
      '<p>Sorry, the list failed ORA-01756: quoted string not properly terminated</p>',
      200,
    ],
    ['a colon before it', '<p>The data base says: ORA-01756: quoted string not properly terminated</p>', 200],
    ['one word before it', '<p>Orders ORA-01756: quoted string not properly terminated</p>', 200],
    ['text without line ends', 'Your orders of today ORA-01756: quoted string not properly terminated', 500],
    ['PDO, of the driver', '<p>SQLSTATE[HY000] [2002] Connection refused</p>', 500],
    ['JSON', JSON.stringify({ error: 'no', stack: NODE }), 500],
    ['JSON of Spring', JSON.stringify({ status: 500, trace: JAVA }), 500],
  ])('%s', (_name, html, status) => {
    expect(draftsOf(contentStackTrace, exchangeOf(html, { status })).length).toBeGreaterThan(0);
  });

  it.each([
    ['emphasis in a sentence', '<p>If you see <em>ORA-01756: quoted string not properly terminated</em>, call us.</p>'],
    [
      'a sentence that names an error',
      '<p>Whoever sees ORA-01756: quoted string not properly terminated, tells us.</p>',
    ],
    ['a sentence on PHP', '<p>PHP says mysql_fetch_array() expects parameter 1 to be resource, so check it.</p>'],
    [
      'what a mail quotes',
      '<h1>Error?</h1><pre>&gt; ORA-00933: SQL command not properly ended\n\nAsk the vendor.</pre>',
    ],
    ['a lesson', `<title>Debug · Academy</title><h1>Debug pages</h1><pre>${PYTHON}</pre>`],
    ['a paste', `<h1>Paste 91</h1><pre>${PYTHON}</pre>`],
    ['words of OLE DB', '<p>Tip: Microsoft OLE DB Provider for ODBC Drivers error 80040e14 was common.</p>'],
    ['a state of SQL in prose', '<p>SQLSTATE[42000] is an SQL state. Whoever sees one should tell us.</p>'],
    ['an error of a script in prose', '<p>TypeError: x is undefined, at app.js:3:7 of the page.</p>'],
    ['one bare frame alone', '<pre>\n\tcom.shop.Cart.total(Cart.java:1)\n</pre>'],
    ['a tutorial that quotes one', `<h1>How to read a traceback</h1><pre>${PYTHON}</pre>`],
    ['a listing', `<h1>Parser</h1><pre class="language-python">${PYTHON}</pre>`],
    ['a code element', `<p>Seen today:</p><code>${JAVA}</code>`],
    ['a quotation in a forum', `<blockquote>${NODE}</blockquote>`],
    ['a text field', `<textarea>${JAVA}</textarea>`],
    ['words about an error', '<p>An exception occurred at line 7 of the form. Warning: fill in all fields.</p>'],
    ['output that prose introduces', `<p>If the desktop application says</p><pre>${NODE}</pre><p>then update it.</p>`],
    [
      'a result of a search',
      '<main><h1>Search: oracle</h1><article><h2><a href="/t/11">My import</a></h2><p>ORA-01756: quoted string not properly terminated</p></article></main>',
    ],
    ['a quotation in a quotation', `<blockquote><blockquote>No.</blockquote>${NODE}</blockquote>`],
    ['output that two lines introduce', `<p>If the application<br>says this</p><pre>${NODE}</pre>`],
    [
      'a result of a search that somebody quotes',
      `<blockquote><article><h2><a href="/t/11">One</a></h2></article>${NODE}</blockquote>`,
    ],
    ['a quotation in a sentence', `<p>It says <q>${PYTHON}</q> then.</p>`],
    ['one frame alone', '<p>at com.shop.Cart.total(Cart.java:1)</p>'],
    ['a plain error page', '<h1>500 Internal Server Error</h1>'],
  ])('is silent on %s', (_name, html) => {
    expect(draftsOf(contentStackTrace, exchangeOf(html))).toHaveLength(0);
  });

  it.each([
    [
      'an error half quoted',
      '<p>You have an error in your SQL syntax; check the manual that corresponds to your MySQL server version</p>',
    ],
    [
      'an error in quotation marks',
      '<p>Oracle says &ldquo;ORA-01756: quoted string not properly terminated&rdquo;.</p>',
    ],
    [
      'a warning in straight ones',
      '<p>What is "Warning: mysqli_query() expects parameter 1 to be mysqli"? A message of PHP.</p>',
    ],
    ['an error in straight ones', '<p>Oracle says "ORA-01756: quoted string not properly terminated".</p>'],
    [
      'an error in marks of a writer',
      '<p>Python prints “Traceback (most recent call last):\n  File "a.py", line 3”.</p>',
    ],
  ])('is silent on prose with %s', (_name, html) => {
    expect(draftsOf(contentStackTrace, exchangeOf(html))).toHaveLength(0);
  });

  it('takes output after words of failure for its own', () => {
    const page = exchangeOf(`<p>Sorry, the report failed:</p><pre>${NODE}</pre>`);
    expect(draftsOf(contentStackTrace, page).length).toBeGreaterThan(0);
    expect(draftsOf(contentStackTrace, exchangeOf(`<h1>Report</h1><pre>${NODE}</pre>`)).length).toBeGreaterThan(0);
    const apart = exchangeOf(`<p>If the application says this</p><div>Report</div><pre>${NODE}</pre>`);
    expect(draftsOf(contentStackTrace, apart).length).toBeGreaterThan(0);
  });

  it.each([
    ['below a result of a search', '<article><h2><a href="/t/1">One</a></h2><p>Text</p></article>', ''],
    ['below a heading that links, in no article', '<h2><a href="/t/1">One</a></h2>', ''],
    ['below a heading that links, after an article', '<article>Text</article><h2><a href="/t/1">One</a></h2>', ''],
    ['in emphasis that no sentence introduces', '<p>Shop</p><em>', '</em>'],
    ['below a warning of PHP in a paragraph', '<p>Our new items: <b>Warning</b>:', '</p>'],
    ['in an article with a link in its text', '<article><h2>One</h2><p><a href="/t/1">more</a></p>', '</article>'],
  ])('finds an error %s', (_name, before, after) => {
    const page = exchangeOf(`${before}<p>ORA-01756: quoted string not properly terminated</p>${after}`);
    expect(draftsOf(contentStackTrace, page)).toHaveLength(1);
  });

  it('does not look for failures of a program in files that a server sends itself', () => {
    const headers: [string, string][] = [
      ['ETag', '"5f-1"'],
      ['Last-Modified', 'Sat, 21 Nov 2026 10:00:00 GMT'],
      ['Accept-Ranges', 'bytes'],
    ];
    const page = `<h1>Report</h1><pre>${NODE}</pre>`;
    expect(draftsOf(contentStackTrace, exchangeOf(page, { headers }))).toEqual([]);
    expect(draftsOf(contentStackTrace, exchangeOf(page, { headers: headers.slice(0, 2) })).length).toBeGreaterThan(0);
    expect(draftsOf(contentStackTrace, exchangeOf(page, { headers, status: 500 })).length).toBeGreaterThan(0);
    const ofErrorDocument = headers.slice(1);
    expect(draftsOf(contentStackTrace, exchangeOf(page, { headers: ofErrorDocument, status: 503 }))).toEqual([]);
    expect(
      draftsOf(contentStackTrace, exchangeOf(page, { headers: ofErrorDocument.slice(1), status: 503 })).length,
    ).toBeGreaterThan(0);
  });

  const MYSQL =
    'You have an error in your SQL syntax; check the manual that corresponds to your MySQL server version for the right syntax to use';
  it.each<readonly [name: string, page: string, status: number, found: number]>([
    ['what somebody saw a page print', `<pre>With one ' the page printed: ${MYSQL} near '%'.</pre>`, 200, 0],
    ['what a shop returned to somebody', `<p>The old shop then returned ${MYSQL} near ''.</p>`, 200, 0],
    ['what the database said', `<p>MySQL said: ${MYSQL} near ''.</p>`, 200, 1],
    ['the same in an answer of failure', `<p>The shop printed: ${MYSQL} near ''.</p>`, 500, 1],
    ['a page named after it', `<title>Old shop: ${MYSQL.slice(0, 38)}</title><p>${MYSQL} near ''</p>`, 200, 0],
    ['a failed page named after it', `<title>${MYSQL.slice(0, 38)}</title><p>${MYSQL} near ''</p>`, 500, 1],
    [
      'errors of several databases',
      `<p>ORA-00933: SQL command not properly ended<br>Unclosed quotation mark after the character string</p>`,
      200,
      0,
    ],
    [
      'errors of several databases that failed',
      `<p>ORA-00933: SQL command not properly ended<br>Unclosed quotation mark after the character string</p>`,
      500,
      2,
    ],
    [
      'what one database says in two ways',
      `<p>SQLSTATE[42000]: Syntax error or access violation: 1064 ${MYSQL} near ''</p>`,
      200,
      2,
    ],
    [
      'what Access says through ODBC',
      `<p>Microsoft OLE DB Provider for ODBC Drivers error '80040e14'<br>[Microsoft][ODBC Microsoft Access Driver] Syntax error</p>`,
      200,
      2,
    ],
    ['what an error page quotes', '<p>Errors such as <q>SQLSTATE[HY000] [2002] Connection refused</q></p>', 503, 0],
    ['what an error page says in code', '<code>SQLSTATE[HY000] [2002] Connection refused</code>', 503, 1],
    ['a page on their meaning', `<h1>What SQL errors mean</h1><p>${MYSQL} near ''</p>`, 200, 0],
  ])('%s', (_name, page, status, found) => {
    expect(draftsOf(contentStackTrace, exchangeOf(page, { status }))).toHaveLength(found);
  });

  it('takes what an error page quotes in prose for prose', () => {
    const page = exchangeOf('<p>Oracle says "ORA-01756: quoted string not properly terminated".</p>', { status: 404 });
    expect(draftsOf(contentStackTrace, page)).toEqual([]);
  });

  it.each([
    [
      'a feed',
      'application/rss+xml',
      '/feed.xml',
      `<?xml version="1.0"?>\n<rss><item>${JAVA}</item></rss>`,
      200,
      false,
    ],
    ['a feed of Atom', 'text/xml', '/feed', `<feed xmlns="http://www.w3.org/2005/Atom">${JAVA}</feed>`, 200, false],
    ['a log to read', 'text/plain', '/samples/crash.log', PYTHON, 200, false],
    ['an answer in XML', 'application/xml', '/api', `<error>${JAVA}</error>`, 200, true],
    ['an answer in XML with the name of a text', 'application/xml', '/a.txt', `<error>${JAVA}</error>`, 200, true],
    ['an answer in text', 'text/plain', '/report', PYTHON, 200, true],
    ['an error in text', 'text/plain', '/report.txt', PYTHON, 500, true],
  ])('%s', (_name, type, path, text, status, isFound) => {
    const answer = exchangeOf(text, { url: `https://shop.example.com${path}`, type, status });
    expect(draftsOf(contentStackTrace, answer).length > 0).toBe(isFound);
  });

  it('takes quotation marks of JSON for what they are', () => {
    const answer = exchangeOf('{"error":"ORA-01756: quoted string not properly terminated"}', {
      status: 500,
      type: 'application/json',
    });
    expect(draftsOf(contentStackTrace, answer)).toHaveLength(1);
  });

  it('reads the error pages that were provoked', () => {
    const errorPages = [exchangeOf(`<pre>${NODE}</pre>`, { status: 400, url: 'https://shop.example.com/x/%c0' })];
    expect(draftsOf(contentStackTrace, exchangeOf('<p>ok</p>'), { errorPages })[0]?.location.url).toContain('/%c0');
  });
});

describe('content.debug-mode', () => {
  it.each([
    [
      'Django',
      '<div id="info"><p>The current path did not match. You’re seeing this error because you have <code>DEBUG = True</code> in your settings file.</p></div>',
    ],
    [
      'Werkzeug',
      '<title>NameError // Werkzeug Debugger</title><link href="?__debugger__=yes&amp;cmd=resource&amp;f=style.css"><script>var TRACEBACK = 1, EVALEX = true;</script>',
    ],
    ['Ignition', '<title>Error</title><script>window.ignite({"report":{}})</script>'],
    [
      'Whoops',
      '<div class="Whoops container"><div class="stack-container"><div class="frames-container"></div></div></div>',
    ],
    [
      'Youch',
      '<h1 id="error-title">Shop</h1><div id="stack-frames-wrapper"><a class="stack-frame-filepath">a.mjs</a></div>',
    ],
    ['CakePHP', '<div class="stack-frame-file"><a href="#">src/a.php</a></div>'],
    ['the PHP Debug Bar', '<div class="phpdebugbar"></div>'],
    ['Rails', '<title>Action Controller: Exception caught</title><p><code>Rails.root: /srv/shop</code></p>'],
    ['the Symfony tool bar', '<div id="sfwdt1a2b3c" class="sf-toolbar sf-display-none"></div>'],
    [
      'ASP.NET',
      "<html><head><title>Object reference not set</title></head><body><h1>Server Error in '/' Application.</h1><b> Stack Trace: </b></body></html>",
    ],
    [
      'Spring',
      '<html><body><h1>Whitelabel Error Page</h1><p>x</p><div>There was an unexpected error (type=Not Found, status=404).</div></body></html>',
    ],
    ['Vite', '<script type="module" src="/@vite/client"></script>'],
    ['Next.js', '<script id="__NEXT_DATA__">{"buildId":"development"}</script>'],
  ])('%s', (_name, html) => {
    expect(draftsOf(contentDebugMode, exchangeOf(html, { status: 500 }))).toHaveLength(1);
  });

  it('knows the header of a profiler, but not one that says no', () => {
    const on = exchangeOf('x', { headers: [['X-Debug-Token-Link', 'https://shop.example.com/_profiler/1a2b3c']] });
    const off = exchangeOf('x', { headers: [['X-Debug', 'false']] });
    expect(draftsOf(contentDebugMode, on)).toHaveLength(1);
    expect(draftsOf(contentDebugMode, off)).toHaveLength(0);
  });

  it.each([
    ['a manual', '<p>You are seeing this error because you have DEBUG = True in your Django settings.</p>'],
    ['an escaped copy', '<pre>&lt;title&gt;Action Controller: Exception caught&lt;/title&gt; Rails.root: /srv</pre>'],
    [
      'an article about the debugger of Werkzeug',
      '<script src="/a.js"></script><p>Flask shows</p><pre><code>&lt;script src=&quot;?__debugger__=yes&quot;&gt;\nEVALEX = true, SECRET = &quot;a&quot;</code></pre>',
    ],
    ['an article about the profiler', '<p><code>X-Debug-Token-Link: https://shop.example/_profiler/1f2e3d</code></p>'],
    ['a plain sentence', '<p>Whoops, looks like something went wrong.</p>'],
  ])('is silent on %s', (_name, html) => {
    expect(draftsOf(contentDebugMode, exchangeOf(html))).toHaveLength(0);
  });
});

describe('content.private-ip', () => {
  it.each([
    ['a comment', '<!-- served by 10.20.30.40 -->', 1],
    ['a comment beside prose', '<p>Write to shop@example.com.</p><!-- rendered by web03 (10.20.4.17) in 41ms -->', 1],
    ['a URL', '<script>api = "http://192.168.10.20:8080/v1"</script>', 1],
    ['a port', '<p>10.1.2.3:9200</p>', 1],
    ['JSON', '{"host":"172.16.5.4"}', 1],
    ['a value of JSON under any name', '{"sku":"FW-12","warehouse": "10.20.4.17"}', 1],
    ['a number that mark-up sets off', '<p>Worker <code>10.12.4.31</code>, queue depth 4.</p>', 1],
    ['a version in JSON', '{"libVersion":"10.20.4.17","driver":"10.1.2.3"}', 0],
    ['a value in JSON with other text', '{"note":"see 10.20.4.17 and others"}', 0],
    ['machines by their names', '<p>web1 (10.20.30.41): up. db1 (192.168.14.7): up.</p>', 2],
    ['a terminal', '<p>Goods in, terminal 10.20.4.17</p>', 1],
    ['a machine by its kind', '<p>CNC-Steuerung: 10.40.2.17, NAS: 192.168.40.5</p>', 2],
    ['a value in a listing of a page', '<pre>{"gateway":"10.20.4.17"}</pre>', 0],
    ['a machine and where it is', '<p>Jump host is 172.16.8.21.</p>', 1],
    ['a machine and where it can be found', '<p>The storage node is at 10.20.4.17 port 873.</p>', 1],
    ['a machine by its kind and name', '<footer>Node lab-3 (10.20.4.17)</footer>', 1],
    ['a word in brackets after a machine', '<p>The server speaks (10.20.4.17 is a version).</p>', 0],
    ['a feed', '<?xml version="1.0"?><rss><item>server 10.20.4.17</item></rss>', 0],
    ['a number that mark-up sets off, without a machine', '<p>Section <code>10.12.4.31</code></p>', 0],
    ['a version', '<p>Version 10.1.2.3</p>', 0],
    ['a longer version', '<p>lib-10.1.2.3.4</p>', 0],
    ['a network range', '<p>host 10.0.0.0/8</p>', 0],
    ['an explained example', '<p>Open the router at http://192.168.1.1 in your browser</p>', 0],
    ['a public address', '<!-- 172.32.1.1 11.1.2.3 193.168.1.2 -->', 0],
    ['coordinates of a drawing', '<svg><path d="M10.1.2.3 10.5"/></svg>', 0],
  ])('%s', (_name, html, findings) => {
    expect(draftsOf(contentPrivateIp, exchangeOf(html))).toHaveLength(findings);
  });

  it('names the header', () => {
    const page = exchangeOf('x', { headers: [['X-Backend-Server', '10.0.3.7']] });
    expect(draftsOf(contentPrivateIp, page)[0]?.location.parameter).toBe('X-Backend-Server');
  });
});
