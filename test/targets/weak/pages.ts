import type { Answer, Question, Site } from '../serve.ts';

const BANNERS = [
  ['Server', 'nginx/1.14.0'],
  ['X-Powered-By', 'PHP/5.6.40'],
] as const;

export function html(body: string, headers: readonly (readonly [string, string])[] = [], status = 200): Answer {
  return { status, headers: [...BANNERS, ['Content-Type', 'text/html; charset=utf-8'], ...headers], body };
}

export function file(body: string | Buffer, type = 'application/octet-stream'): Answer {
  return { headers: [...BANNERS, ['Content-Type', type]], body };
}

const page = (title: string, content: string) =>
  `<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${content}</body></html>\n`;

const csp = (policy: string) => [['Content-Security-Policy', policy] as const];

const LINKS = [
  '/account',
  '/plain',
  '/csp/inline',
  '/csp/broad',
  '/csp/allowlist',
  '/csp/nonce',
  '/csp/syntax',
  '/frames',
  '/widgets',
  '/newsletter',
  '/about',
  '/orders',
  '/report',
  '/missing-view',
  '/search?q=lamp',
  '/find?term=lamp',
  '/track?id=77',
  '/go?to=/about',
  '/out?u=/about',
  '/lang?l=en',
  '/forgot',
  '/download?file=terms.txt',
  '/item?id=3',
  '/uploads/',
];

const home = page(
  'Weak & Sons',
  `<ul>${LINKS.map((href) => `<li><a href="${href}">${href}</a></li>`).join('')}</ul>
<script src="/js/jquery.min.js"></script><script src="/js/bootstrap.min.js"></script>
<script src="/js/moment.min.js"></script><script src="/js/vendor.js"></script><script src="/js/app.js"></script>`,
);

const account = page(
  'Account',
  `<form action="/account" method="post"><input name="name" value="Kim"><input name="city"><button>Save</button></form>
<a href="/orders;jsessionid=5E1A0C37D2F94B6688AA1F03C2E7D915">Orders</a>`,
);

const COOKIES = [
  ['Set-Cookie', 'SESSIONID=9d41c7f0ab3e48d2b6f58c1e07a392bd; Path=/'],
  ['Set-Cookie', 'theme=dark; Path=/; SameSite=None'],
  ['Set-Cookie', '__Host-cart=81; Path=/shop; Secure'],
] as const;

/** A key made for this test; it opens nothing. Put together here so that no file holds its text. */
const pemInComment = ['-----BEGIN RSA PRIVATE', 'KEY-----'].join(' ');

const JAVA = `java.lang.NullPointerException: Cannot invoke "Cart.total()" because "cart" is null
\tat com.weak.shop.OrderController.list(OrderController.java:88)
\tat org.springframework.web.servlet.FrameworkServlet.service(FrameworkServlet.java:897)
\tat java.base/java.lang.Thread.run(Thread.java:833)`;

const DJANGO = `<!DOCTYPE html><html lang="en"><head><meta http-equiv="content-type" content="text/html; charset=utf-8"><title>Page not found at /missing-view</title></head>
<body><div id="summary"><h1>Page not found <span>(404)</span></h1></div><div id="info"><p>Using the URLconf defined in <code>shop.urls</code>, Django tried these URL patterns, in this order:</p><ol><li>admin/</li><li>orders/</li></ol></div>
<div id="explanation"><p>You're seeing this error because you have <code>DEBUG = True</code> in your Django settings file. Change that to <code>False</code>, and Django will display a standard 404 page.</p></div></body></html>`;

/** Pages of the weak host; null where there is none. */
export const weakPages: (question: Question) => Answer | null = ({ path, query, rawQuery, request }) => {
  const value = (name: string) => query.get(name) ?? '';
  switch (path) {
    case '/':
      return html(home, [['Referrer-Policy', 'unsafe-url']]);
    case '/account':
      return html(account, COOKIES);
    case '/plain':
      return { headers: [...BANNERS], body: page('Plain', '<p>No type.</p>') };
    case '/csp/inline':
      return html(page('CSP', '<p>1</p>'), csp("script-src 'self' 'unsafe-inline' 'unsafe-eval'"));
    case '/csp/broad':
      return html(
        page('CSP', '<p>2</p>'),
        csp("default-src 'self'; script-src * data:; object-src *; base-uri 'none'"),
      );
    case '/csp/allowlist':
      return html(
        page('CSP', '<p>3</p>'),
        csp(
          "default-src 'none'; script-src 'self' https://ajax.googleapis.com https://www.google.com; base-uri 'none'",
        ),
      );
    case '/csp/nonce':
      return html(
        page('CSP', '<script nonce="c3RhdGljbm9uY2U0Mg">start()</script>'),
        csp("default-src 'self'; script-src 'nonce-c3RhdGljbm9uY2U0Mg'; object-src 'none'; base-uri 'none'"),
      );
    case '/csp/syntax':
      return html(
        page('CSP', '<p>5</p>'),
        csp("default-src 'self' script-src 'self'; objct-src 'none'; base-uri none"),
      );
    case '/frames':
      return html(page('Frames', '<p>6</p>'), [
        ['X-Frame-Options', 'DENY'],
        ...csp('frame-ancestors https://partner.example'),
      ]);
    case '/widgets':
      return html(
        page(
          'Widgets',
          `<script src="http://static.partner.example/w.js"></script><img src="http://static.partner.example/w.png">
<script src="https://cdn.partner.example/lib/3.2.1/lib.min.js"></script><script src="https://cdn.polyfill.io/v3/polyfill.min.js"></script>`,
        ),
      );
    case '/newsletter':
      return html(
        page(
          'Newsletter',
          '<form action="http://mail.partner.example/join" method="post"><input name="user"><input type="password" name="pin"></form>',
        ),
      );
    case '/about':
      return html(
        page(
          'About',
          `<p>Since 1921.</p><!-- staging at 192.168.14.7 -->\n<!-- ${pemInComment}\nMIIBOwIBAAJBAKx3nGq0Vd7sYb1u5Rk2QwTz8HcLpJm4XfEa9iNvO6yUgDjKtS0r\n-----END RSA PRIVATE KEY----- -->`,
        ),
      );
    case '/orders':
      return html(page('Error', `<h1>Error 500</h1><pre>${JAVA}</pre>`), [], 500);
    case '/report':
      return html(
        '<br />\n<b>Fatal error</b>:  Uncaught Error: Call to undefined function money() in /var/www/shop/report.php:41\nStack trace:\n#0 {main}\n  thrown in <b>/var/www/shop/report.php</b> on line <b>41</b><br />\n',
      );
    case '/missing-view':
      return html(DJANGO, [], 404);
    case '/search':
      return html(page('Search', `<h1>Results for ${value('q')}</h1>`));
    case '/find':
      return html(page('Find', `<form><input name="term" value="${value('term').replaceAll('<', '&lt;')}"></form>`));
    case '/track':
      return html(
        page('Track', `<script>var parcel = '${value('id').replaceAll('<', '\\u003c')}'; show(parcel);</script>`),
      );
    case '/go':
      return { status: 302, headers: [...BANNERS, ['Location', value('to').replace(/[\r\n]/g, '')]] };
    case '/out':
      return html(
        `<!DOCTYPE html><html><head><meta http-equiv="refresh" content="0; url=${value('u').replace(/["<>]/g, '')}"></head><body></body></html>`,
      );
    case '/lang':
      return html(page('Language', '<p>Saved.</p>'), [
        ['X-Language', decode(/(?:^|&)l=([^&]*)/.exec(rawQuery)?.[1] ?? '')],
      ]);
    case '/forgot':
      return html(page('Forgot', `<p>We sent you <a href="https://${request.headers.host}/reset">this link</a>.</p>`));
    case '/download':
      return download(value('file'));
    case '/item':
      return item(value('id'));
    default:
      return null;
  }
};

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** Files of a Unix machine as a careless download script would give them. */
function download(name: string): Answer {
  const parts: string[] = [];
  for (const part of `/srv/shop/files/${name}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  const files: Record<string, string> = {
    'srv/shop/files/terms.txt': 'Terms of sale\n',
    'etc/passwd':
      'root:x:0:0:root:/root:/bin/bash\ndaemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin\nwww-data:x:33:33:www-data:/var/www:/usr/sbin/nologin\n',
    'etc/hosts': '127.0.0.1\tlocalhost\n::1\tlocalhost ip6-localhost\n',
  };
  const found = files[parts.join('/')];
  return found === undefined ? html(page('Gone', '<p>No such file.</p>'), [], 404) : file(found, 'text/plain');
}

function item(id: string): Answer {
  if ((id.match(/'/g) ?? []).length % 2 === 1) {
    return html(
      page(
        'Error',
        `You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near '''' at line 1`,
      ),
      [],
      500,
    );
  }
  return html(page('Item', '<h1>Lamp</h1>'));
}

export const asSite =
  (parts: readonly ((question: Question) => Answer | null)[]): Site =>
  (question) => {
    for (const part of parts) {
      const found = part(question);
      if (found !== null) return found;
    }
    return html(page('Not found', '<h1>Not found</h1>'), [], 404);
  };
