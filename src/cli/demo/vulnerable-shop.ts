import { EXPOSED_FILES, PRODUCTS } from './exposed-files.ts';

/** Response of a shop. Header names keep their letter case; a name may occur twice. */
export interface DemoResponse {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | Buffer;
}

/** Request to a shop. Neither shop needs the body. */
export interface DemoRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly host: string;
  readonly header: (name: string) => string;
}

export type DemoShop = (request: DemoRequest) => DemoResponse;

/** Banners of unsupported versions, and no security headers. */
const BANNERS = [
  ['Server', 'Apache/2.4.29 (Ubuntu)'],
  ['X-Powered-By', 'PHP/7.2.24'],
] as const;

/** The vulnerable shop. It echoes every text without escaping. */
export function vulnerableShop(request: DemoRequest): DemoResponse {
  const exposed = EXPOSED_FILES.get(request.path);
  if (exposed !== undefined) return reply(200, exposed.type, exposed.body);
  switch (request.path) {
    case '/':
      return home(request);
    case '/search':
      return page('Search', `<h1>Results for ${request.query.get('q') ?? ''}</h1><p>Nothing found.</p>`);
    case '/product':
      return product(request.query.get('id') ?? '1');
    case '/go':
      return {
        ...page('Moved', ''),
        status: 302,
        headers: [...BANNERS, ['Location', request.query.get('to') ?? '/']],
      };
    case '/login':
      return login();
    case '/forgot':
      return page(
        'Forgot',
        `<p>Your link: <a href="http://${request.host}/reset?step=1">http://${request.host}/reset</a></p>`,
      );
    case '/reset':
      return page('Reset', '<p>Ask for a new link.</p>');
    case '/about':
      return page('About', '<h1>About</h1><p>A family business.</p><!-- staging: http://10.20.0.17:8080/ -->');
    case '/orders':
      return reply(500, 'text/html', STACK_TRACE);
    case '/api/account':
      return account(request.header('origin'));
    default:
      return page('Not found', '<h1>Not found</h1>', 404);
  }
}

function home(request: DemoRequest): DemoResponse {
  const items = PRODUCTS.map(
    ({ id, name, price }) => `<article><a href="/product?id=${id}">${name}</a> <b>${price}</b></article>`,
  ).join('\n');
  const response = page(
    'Corner Shop',
    `<h1>Corner Shop</h1>${items}
<form action="/search" method="get"><input name="q"><button>Search</button></form>
<form action="/newsletter" method="post"><input name="email" type="email"><button>Subscribe</button></form>`,
  );
  const visit = request.header('cookie').includes('PHPSESSID') ? [] : COOKIES;
  return { ...response, headers: [...response.headers, ...visit] };
}

const COOKIES = [
  ['Set-Cookie', 'PHPSESSID=3f0c1de58b7a4d22a1c9e0b6; path=/'],
  ['Set-Cookie', 'remember=1; path=/; SameSite=None'],
] as const;

function product(id: string): DemoResponse {
  // As if concatenated into the SQL statement: an odd number of quotes breaks it.
  if ((id.match(/'/g) ?? []).length % 2 === 1) {
    return page(
      'Error',
      `<b>Fatal error</b>: You have an error in your SQL syntax; check the manual that corresponds to your MySQL server version for the right syntax to use near '${id}' at line 1`,
      500,
    );
  }
  const found = PRODUCTS.find((entry) => String(entry.id) === id) ?? PRODUCTS[0];
  return page(
    found.name,
    `<h1>${found.name}</h1><p>${found.text}</p><p><a href="/orders?of=${found.id}">Who else ordered this</a></p>`,
  );
}

function login(): DemoResponse {
  return page(
    'Sign in',
    `<h1>Sign in</h1><form action="/login" method="post"><input name="user"><input name="password" type="password"><button>Sign in</button></form>
<p><a href="/forgot">Forgot your password?</a></p>`,
  );
}

function account(origin: string): DemoResponse {
  const response = reply(200, 'application/json', '{"name":"Guest","orders":[]}');
  if (origin === '') return response;
  const cors = [
    ['Access-Control-Allow-Origin', origin],
    ['Access-Control-Allow-Credentials', 'true'],
  ] as const;
  return { ...response, headers: [...response.headers, ...cors] };
}

function page(title: string, content: string, status = 200): DemoResponse {
  return reply(
    status,
    'text/html',
    `<!doctype html>
<html><head><title>${title}</title>
<link rel="stylesheet" href="/static/style.css">
<script src="/static/jquery-1.12.4.min.js"></script>
<script src="/static/app.js"></script>
<script src="http://cdn.polyfill.io/v2/polyfill.min.js"></script>
</head><body>
<nav><a href="/">Home</a><a href="/login">Sign in</a><a href="/about">About</a><a href="/uploads/">Files</a><a href="/go?to=/about">Blog</a></nav>
${content}
</body></html>
`,
  );
}

function reply(status: number, type: string, body: string | Buffer): DemoResponse {
  return { status, headers: [...BANNERS, ['Content-Type', type]], body };
}

const STACK_TRACE = `<html><body><h1>500</h1><pre>Traceback (most recent call last):
  File "/srv/shop/app/orders.py", line 88, in orders
    total = cart.sum()
  File "/srv/shop/app/cart.py", line 31, in sum
    return sum(item["price"] for item in self.items)
TypeError: 'NoneType' object is not iterable
</pre></body></html>
`;
