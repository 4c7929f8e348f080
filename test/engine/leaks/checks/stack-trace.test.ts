import { describe, expect, it } from 'vitest';
import { contentStackTrace } from '../../../../src/engine/leaks/checks/stack-trace.ts';
import { crawlOf, exchange, judge, type ResponseOptions } from '../../../helpers/recorded.ts';

const JAVA = `java.lang.NullPointerException: x
\tat com.shop.cart.CartServlet.doGet(CartServlet.java:42)
\tat javax.servlet.http.HttpServlet.service(HttpServlet.java:655)`;
const NODE = `TypeError: x of undefined
    at Cart.total (/srv/app/cart.js:10:15)
    at Layer.handle [as handle_request] (/srv/app/node_modules/express/lib/router/layer.js:95:5)`;
const PYTHON =
  'Traceback (most recent call last):\n  File "/srv/app/views.py", line 12, in get\n    x = y\nNameError: y';
const ORACLE = 'ORA-01756: quoted string not properly terminated';
const MYSQL =
  'You have an error in your SQL syntax; check the manual that corresponds to your MySQL server version for the right syntax to use';
const VALIDATORS = { 'Accept-Ranges': 'bytes', 'Last-Modified': 'Sat, 21 Nov 2026 10:00:00 GMT' };

/** Confidences of the findings; the page comes with the pages of the crawl, or is the response to a probe. */
function found(
  answer: ResponseOptions,
  as: 'page' | 'errorPage' | 'failure' = 'page',
  pages: readonly ResponseOptions[] = [],
): string[] {
  const response = exchange(answer);
  const others = pages.map(exchange);
  const evidence = {
    crawl: {
      ...crawlOf(as === 'page' ? [response, ...others] : [exchange(), ...others]),
      errorPages: as === 'errorPage' ? [response] : [],
    },
    active: { probes: [], failures: as === 'failure' ? [response] : [] },
  };
  const drafts = judge(contentStackTrace, { evidence });
  if (typeof drafts === 'string') throw new Error(drafts);
  return [...new Set(drafts.map(({ confidence }) => String(confidence)))];
}

describe('content.stack-trace', () => {
  it.each([
    ['Java', `<pre>${JAVA}</pre>`],
    ['Node.js', `<pre>${NODE.replaceAll('\n', '<br>')}</pre>`],
    ['Python', PYTHON],
    [
      '.NET',
      '[NullReferenceException: Object reference not set]\n   Shop.Cart.Page_Load(Object sender, EventArgs e) +123',
    ],
    ['Ruby', "app/models/cart.rb:10:in `total'\napp/controllers/cart_controller.rb:5:in `show'"],
    ['Go', 'goroutine 1 [running]:\nmain.total(0x1)\n\t/srv/cart.go:12 +0x1d'],
    ['Rust', "thread 'main' panicked at 'no', src/main.rs:4:5"],
    ['SQL Server', 'Unclosed quotation mark after the character string'],
    ['SQLite', 'sqlite3.OperationalError: near "x": syntax error'],
    [
      'Tomcat, frames without at',
      '<pre>java.lang.NumberFormatException: x\n\tjava.base&#47;java.lang.Integer.parseInt(Integer.java:668)\n\torg.apache.jsp.a_jsp._jspService(a_jsp.java:123)\n</pre>',
    ],
    [
      'SvelteKit, a frame of the project',
      "<pre>TypeError: Cannot read properties of undefined (reading 'x')\n    at load (src/routes/blog/+page.server.js:2:118)</pre>",
    ],
    [
      'a dump of Youch',
      "<code>{ stack: \"TypeError: x\\n\" +\n  '    at file:///srv/app.mjs:12:315\\n' +\n  '    at dispatch (/srv/koa.js:47:32)\\n' }</code>",
    ],
    ['PDO', '<p>SQLSTATE[42000]: Syntax error or access violation: 1064</p>'],
    ['PDO, of the driver', '<p>SQLSTATE[HY000] [2002] Connection refused</p>'],
    ['ODBC', '<p>SQLSTATE[IM002] SQLDriverConnect: 0 [Microsoft][ODBC Driver Manager]</p>'],
    ['Access by ODBC', '<p>[Microsoft][ODBC Microsoft Access Driver] Syntax error</p>'],
    ['text without line ends', `Your orders of today ${ORACLE}`],
    ['a code element', `<code>${ORACLE}</code>`],
    ['a page named after it', `<title>${MYSQL.slice(0, 38)}</title><p>${MYSQL} near ''</p>`],
  ])('is sure of an error page with %s', (_name, body) => {
    expect(found({ body: `<h1>The request to our shop failed</h1>${body}`, status: 500 })).toEqual(['firm']);
    expect(found({ body: `<h1>The request to our shop failed</h1>${body}`, status: 400 }, 'errorPage')).toEqual([
      'firm',
    ]);
  });

  it.each([
    ['JSON', JSON.stringify({ error: 'no', stack: NODE }), 'application/json', 200],
    ['JSON of Spring', JSON.stringify({ status: 500, trace: JAVA }), 'application/json', 500],
    ['JSON sent as HTML', JSON.stringify({ stack: NODE }), 'text/html', 500],
    ['JSON with quotation marks', `{"error":"${ORACLE}"}`, 'application/json', 500],
    [
      'JSON of better-sqlite3',
      JSON.stringify({ message: `SqliteError: unrecognized token: "' ORDER"` }),
      'text/html',
      500,
    ],
    ['JSON of Python', '{"error": "sqlite3.OperationalError", "message": "no \\"x\\""}', 'application/json', 500],
    ['XML', `<error>${JAVA}</error>`, 'application/xml', 200],
    ['plain text of an error', PYTHON, 'text/plain', 500],
  ])('is sure of %s', (_name, body, type, status) => {
    expect(found({ body, status, headers: { 'Content-Type': type } })).toEqual(['firm']);
  });

  it.each([
    ['at its start', `${MYSQL} near '''<h1>Orders</h1><p>None</p>`],
    ['at its start, below the title', `<title>Orders</title><body><b>Error:</b> ${ORACLE}<p>No orders</p>`],
    ['that is nothing but that', `<pre>${NODE}</pre>`],
    ['in a comment', `<h1>All the orders of the shop</h1><p>Sorry</p><!-- ${JAVA} -->`],
    [
      'in the markup of PHP',
      '<h1>All the orders of the shop</h1><br /><b>Warning</b>:  Undefined variable $x in <b>/var/www/html/a.php</b> on line <b>7</b><br />',
    ],
  ])('is sure of a healthy page with a trace %s', (_name, body) => {
    expect(found({ body })).toEqual(['firm']);
  });

  it.each([
    ['a sentence', `<p>Whoever sees ${ORACLE}, should call us.</p>`],
    ['emphasis', `<p>If you see this, call us: <em>${ORACLE}</em></p>`],
    ['quotation marks', `<p>Oracle says “${ORACLE}” at times.</p>`],
    ['a mail', `<h1>Re: an error since yesterday</h1><pre>&gt; ${ORACLE}\n\nAsk the vendor.</pre>`],
    ['a tutorial', `<h1>How to read a traceback in Python</h1><pre>${PYTHON}</pre>`],
    ['a tutorial in German', `<h1>Fehlermeldungen in Python verstehen</h1><pre>${PYTHON}</pre>`],
    ['a highlighted listing', `<h1>Writing a parser in Python</h1><pre class="language-python">${PYTHON}</pre>`],
    [
      'the result of a search',
      `<h1>Search: all about Oracle</h1><article><h2><a href="/t/11">Import</a></h2>${ORACLE}</article>`,
    ],
    [
      'PHP text that is escaped',
      '<p>This is what PHP prints</p>&lt;b&gt;a&lt;/b&gt; Warning: Undefined variable $x in /var/www/a.php on line 7',
    ],
    ['a report that failed', `<p>Sorry, the report of today failed:</p><pre>${NODE}</pre>`],
  ])('reports a healthy page with %s as tentative', (_name, body) => {
    expect(found({ body })).toEqual(['tentative']);
  });

  describe('as tentative, where the structure cannot show that a program failed', () => {
    it.each([
      [
        'in the middle of a sentence',
        `<h1>Not found</h1><p>If our import printed ${ORACLE}, your file is too old.</p>`,
      ],
      [
        'followed by a sentence',
        `<h1>Not found</h1><p>${ORACLE.replace('terminated', 'terminated. That')} was it.</p>`,
      ],
    ])('a 404 page that quotes an error %s', (_name, body) => {
      expect(found({ body, status: 404 })).toEqual(['tentative']);
      expect(found({ body, status: 404 }, 'errorPage')).toEqual(['tentative']);
    });

    it.each([
      ['title', `<title>${ORACLE}</title><p>${ORACLE}</p><p>Solved: update the client.</p>`],
      ['heading', `<title>Forum</title><h1>${ORACLE}</h1><p>Since today.</p>`],
    ])('a page with the error in its %s', (_name, body) => {
      expect(found({ body })).toEqual(['tentative']);
    });

    it.each([
      ['a sentence about it', `<p>${ORACLE} is what the import printed. We fixed it in May.</p>`],
      [
        'a trace before an article',
        `<pre>${PYTHON}</pre><p>This is what our program printed before we found the cause of it.</p>`,
      ],
    ])('a page that starts with %s', (_name, body) => {
      expect(found({ body: `<body>${body}` })).toEqual(['tentative']);
    });
  });

  it.each([
    ['a trace', `<h1>Not found</h1><pre>${NODE}</pre>`],
    ['an error on a line of its own', `<h1>Not found</h1><p>${ORACLE}</p>`],
    ['an error with a label', `<h1>Not found</h1><p>Error: ${ORACLE}</p>`],
  ])('is sure of a 404 page with %s', (_name, body) => {
    expect(found({ body, status: 404 })).toEqual(['firm']);
    expect(found({ body, status: 404 }, 'errorPage')).toEqual(['firm']);
  });

  it('is sure of a trace before the markup of a page, whatever the page says', () => {
    const article = '<p>This is an article of several words that ends as a sentence usually does.</p>';
    expect(found({ body: `${MYSQL} near '''<!doctype html>${article}` })).toEqual(['firm']);
  });

  it('reports a text file as tentative', () => {
    expect(found({ body: PYTHON, headers: { 'Content-Type': 'text/plain' } })).toEqual(['tentative']);
  });

  it.each([
    ['a code element', `<p>Seen today:</p><code>${JAVA}</code>`],
    ['a quotation', `<blockquote><blockquote>No.</blockquote>${NODE}</blockquote>`],
    ['a text field', `<textarea>${JAVA}</textarea>`],
    ['a quotation in a sentence', `<p>It says <q>${PYTHON}</q> then.</p>`],
    ['words about an error', '<p>An exception occurred at line 7 of the form. Warning: fill in all fields.</p>'],
    ['an error half quoted', `<p>${MYSQL.slice(0, 90)}</p>`],
    ['a state of SQL in prose', '<p>SQLSTATE[42000] is an SQL state. Whoever sees one should tell us.</p>'],
    ['an error of a script in prose', '<p>TypeError: x is undefined, at app.js:3:7 of the page.</p>'],
    ['words of OLE DB', '<p>Tip: Microsoft OLE DB Provider for ODBC Drivers error 80040e14 was common.</p>'],
    ['one frame', '<p>at com.shop.Cart.total(Cart.java:1)</p>'],
    ['one bare frame', '<pre>\n\tcom.shop.Cart.total(Cart.java:1)\n</pre>'],
    ['a plain error page', '<h1>500 Internal Server Error</h1>'],
  ])('is silent on %s', (_name, body) => {
    expect(found({ body })).toEqual([]);
  });

  it('is silent on a quotation in a sentence of an error page', () => {
    expect(found({ body: `<p>Errors such as <q>${ORACLE}</q></p>`, status: 503 })).toEqual([]);
  });

  it.each([
    ['RSS', 'application/rss+xml', `<?xml version="1.0"?>\n<rss><item>${JAVA}</item></rss>`],
    ['Atom', 'text/xml', `<feed xmlns="http://www.w3.org/2005/Atom">${JAVA}</feed>`],
    ['a script', 'text/javascript', `throw new Error(\`${JAVA}\`)`],
  ])('is silent on %s', (_name, type, body) => {
    expect(found({ body, headers: { 'Content-Type': type } })).toEqual([]);
  });

  it('is silent on static files, which no program wrote', () => {
    const file = { body: `<h1>Report</h1><pre>${NODE}</pre>`, headers: { ...VALIDATORS, ETag: '"5f-1"' } };
    expect(found(file)).toEqual([]);
    expect(found({ ...file, headers: VALIDATORS })).toEqual(['tentative']);
    expect(found({ ...file, headers: { ...file.headers, 'Content-Type': 'text/plain' } })).toEqual([]);
    expect(found({ ...file, status: 500 })).toEqual(['firm']);
    // The error document of a web server has no entity tag.
    expect(found({ ...file, status: 503, headers: VALIDATORS })).toEqual([]);
  });

  describe('in response to a probe', () => {
    const body = `<h1>All the orders of the shop</h1><pre>${NODE}</pre>`;

    it.each(['errorPage', 'failure'] as const)('is sure where no page shows it by itself (%s)', (as) => {
      expect(found({ body }, as)).toEqual(['firm']);
    });

    it('is as unsure as before where a page shows it without the probe', () => {
      expect(found({ body, url: 'https://site.example/a?q=1' }, 'failure', [{ body }])).toEqual(['tentative']);
    });
  });
});
